import {
  BLACK,
  type Drawing,
  type Layer,
  type Paint,
  PRINTED_MODULE,
  paintedLayers,
  placeDrawing,
  STANDARD_MARGIN,
  WHITE,
} from '#drawing';
import { IDEOGRAPH, type Lettering } from '#lettering';
import type { UndrawnCode } from '#making';
import { CLEAR_EDGE, type LabelShape, moduleAlone } from './label-sheet.ts';
import {
  isWordless,
  type LabelText,
  LEAST_TYPE,
  layOutLabel,
  type Typesetter,
  typesetter,
  type WordsBlock,
} from './label-words.ts';

/** A label as a page of its own, in millimeters. */
export interface DrawnLabel {
  readonly drawing: Drawing;
  readonly layout: LabelLayout;
}

export type WordsPlace = 'beside' | 'below';

interface UndrawnLabel {
  /** The drawing of the code with the standard's margin, in any units. */
  readonly code: Drawing;
  readonly text: LabelText;
}

/** Draws labels. Those with the same words share their layers, so that a file contains them only once. */
export class LabelPress {
  readonly #setter: Typesetter | null;
  readonly #place: WordsPlace | undefined;
  /** By the keys of the words, which may have been set in another thread. */
  readonly #printed = new Map<string, readonly Layer[]>();

  /** If `lettering` is null, labels show only their codes, without words. `place` is `usualPlace` by default. */
  constructor(lettering: Lettering | null, place?: WordsPlace) {
    this.#setter = lettering && typesetter(lettering);
    this.#place = place;
  }

  /**
   * Returns the width of the codes of these labels, in millimeters, if all shall have the same: the smallest of those
   * that they would have alone. Returns undefined without labels. Throws a `RangeError` without a code.
   */
  commonWidth(labels: readonly UndrawnLabel[], label: LabelShape): number | undefined {
    const widths = labels.map((each) => {
      const content = contentOf(each);
      return content.modules * layOut(label, content, this.#setter, { place: this.#place }).moduleWidth;
    });
    return widths.length > 0 ? Math.min(...widths) : undefined;
  }

  /**
   * Draws a label. Its code is `codeWidth` millimeters wide if that is possible and its modules then are at least 0.4 mm
   * wide; by default as wide as its words allow. Throws a `RangeError` without a code.
   */
  draw(undrawn: UndrawnLabel, label: LabelShape, codeWidth?: number): DrawnLabel {
    const content = contentOf(undrawn);
    return this.print(undrawn.code, label, layOut(label, content, this.#setter, { place: this.#place, codeWidth }));
  }

  /** Draws a label that is laid out already. Throws a `RangeError` without a code. */
  print(page: Drawing, label: LabelShape, layout: LabelLayout): DrawnLabel {
    const { modules, isColored } = factsOf(page);
    const { moduleWidth, code, block } = layout;
    const margin = STANDARD_MARGIN * moduleWidth;
    const shown = isColored ? { ...page, layers: paintedLayers(page) } : page;
    const scale = (moduleWidth * (modules + 2 * STANDARD_MARGIN)) / page.width;
    const layers: Layer[] = [
      placeDrawing(shown, { x: code.x - margin, y: code.y - margin, scale }),
      ...(block ? this.#printWords(block) : []),
    ];
    return { drawing: { width: label.width, height: label.height, background: WHITE, layers }, layout };
  }

  #printWords({ words, x, y }: NonNullable<LabelLayout['block']>): Layer[] {
    let top = y;
    return words.map((one) => {
      const layers = this.#printed.get(one.key) ?? [{ kind: 'path', part: 'words', d: one.d, paint: BLACK }];
      this.#printed.set(one.key, layers);
      const placed = placeDrawing({ width: one.width, height: one.height, layers }, { x, y: top, scale: 1 });
      top += one.height;
      return placed;
    });
  }
}

/** Returns a label as a print (`PrintedCode` of #scanning), so that its code can be read or judged at its size. */
export function printOfLabel({ drawing, layout }: DrawnLabel, { text, code }: Pick<UndrawnCode, 'text' | 'code'>) {
  const margin = STANDARD_MARGIN;
  const quiet = margin * layout.moduleWidth;
  const [x, y] = [layout.code.x - quiet, layout.code.y - quiet];
  const width = code.size * layout.moduleWidth + 2 * quiet;
  return { page: drawing, text, code, margin, x, y, width, mm: width };
}

function contentOf({ code, text }: UndrawnLabel): LabelContent {
  return { ...factsOf(code), text };
}

function factsOf({ code, background }: Drawing): Omit<LabelContent, 'text'> {
  if (!code) throw new RangeError('The page has no code');
  return { modules: code.grid.modules, isColored: !isWhite(background) };
}

function isWhite(paint: Paint): boolean {
  if (paint.kind !== 'solid') return false;
  const { r, g, b, a } = paint.color;
  return a === 0 || Math.min(r, g, b) === 255;
}

/** The places of a label's parts, in millimeters from its upper left corner. Plain data. */
export interface LabelLayout {
  /** The code without its quiet zone. */
  readonly code: { readonly x: number; readonly y: number };
  readonly moduleWidth: number;
  /** The words and the upper left corner of their column; null if no words are printed. */
  readonly block: (WordsBlock & { readonly x: number; readonly y: number }) | null;
}

export interface LabelContent {
  readonly modules: number;
  /** Whether the code's background is printed. */
  readonly isColored: boolean;
  readonly text: LabelText;
}

/** Labels with at least this ratio of width to height have their words to the right of the code. */
const WIDE = 1.45;

const MOST_LINES = 3;

/** Steps in which a code shrinks to make room for its words. */
const STEPS = 16;

/** In millimeters, between a printed quiet zone and the words, and between a code and the words below it. */
const GAP = 1;

/** Line height in ems. */
const LINE_HEIGHT = 1.37;

/** Width of the narrowest column for words, in millimeters. */
const LEAST_COLUMN = 6;

/** Factor from one tried type size to the next. */
const SMALLER = 0.92;

/** Words shrink to this size before the code does: 5 points, in millimeters. Print shops ask for no less. */
const READABLE_TYPE = 1.76;

/** Words shrink to this share before a line ends inside a phrase. Chosen, not measured. */
const PHRASE_TYPE = 0.7;

interface LayoutLimits {
  readonly place: WordsPlace | undefined;
  /** Width of the code, in millimeters (see `LabelPress.draw`). */
  readonly codeWidth?: number;
}

/**
 * Words take more lines, end lines inside a phrase and shrink to 5 points before the code shrinks, to modules of 0.4 mm.
 * Then words shrink further, the address is left out, words are cut, and in the end left out. A code of a given width
 * does not shrink.
 */
export function layOut(
  label: LabelShape,
  content: LabelContent,
  setter: Typesetter | null,
  { place: wanted, codeWidth }: LayoutLimits,
): LabelLayout {
  const { modules, isColored, text } = content;
  const largest = moduleAlone(label, modules, isColored);
  const printable = Math.min(largest, PRINTED_MODULE);
  const most = codeWidth === undefined ? largest : Math.min(largest, Math.max(printable, codeWidth / modules));
  const least = codeWidth === undefined ? printable : most;
  const bare = alone(label, modules, most);
  if (!setter || isWordless(text)) return bare;
  const place = placementFor(label, wanted);
  const input = { label, content, setter, mayCut: false, keepsPhrases: false };
  const size = typeSize(label, place);
  const whole = layOutWhole(place, input, { most, least, size });
  if (whole) return whole;
  const title = { ...text, lines: text.lines.filter(({ isAddress }) => !isAddress) };
  if (title.lines.length < text.lines.length && !isWordless(title)) {
    const shorter = layOutWhole(place, { ...input, content: { ...content, text: title } }, { most, least, size });
    if (shorter?.block) return { ...shorter, block: { ...shorter.block, isLineLeftOut: true } };
  }
  return place(least, { ...input, size: LEAST_TYPE, mayCut: true }) ?? bare;
}

interface LayoutRange {
  /** The largest and the smallest width of a module, in millimeters. */
  readonly most: number;
  readonly least: number;
  /** The preferred size of the title, in millimeters. */
  readonly size: number;
}

function layOutWhole(
  place: typeof beside,
  input: Omit<Input, 'size'>,
  { most, least, size }: LayoutRange,
): LabelLayout | null {
  const shrunken = (from: number, ofSize: number, own = input): LabelLayout | null => {
    for (let step = 0; step <= STEPS; step++) {
      const layout = place(from + ((least - from) * step) / STEPS, { ...own, size: ofSize });
      if (layout) return layout;
    }
    return null;
  };
  const short = { ...input, content: { ...input.content, text: firstLetters(input.content.text) } };
  const roomy = shrunken(most, size, short)?.moduleWidth ?? least;
  const keepsPhrases = IDEOGRAPH.test(input.content.text.title);
  for (const smaller of keepsPhrases ? sizesFrom(size, Math.max(READABLE_TYPE, PHRASE_TYPE * size)) : []) {
    const layout = place(roomy, { ...input, size: smaller, keepsPhrases });
    if (layout) return layout;
  }
  for (const smaller of sizesFrom(size, READABLE_TYPE)) {
    const layout = place(roomy, { ...input, size: smaller });
    if (layout) return layout;
  }
  const narrower = shrunken(roomy, READABLE_TYPE);
  if (narrower) return narrower;
  for (const smaller of sizesFrom(READABLE_TYPE, LEAST_TYPE)) {
    const layout = place(least, { ...input, size: smaller });
    if (layout) return layout;
  }
  return null;
}

function* sizesFrom(size: number, least: number): Generator<number> {
  for (let next = size; next > least; next *= SMALLER) yield next;
  yield least;
}

/** Words that fit on one line each. */
function firstLetters({ title, lines }: LabelText): LabelText {
  const first = (text: string): string => [...text.trim().slice(0, 2)][0] ?? '';
  return { title: first(title), lines: lines.map((line) => ({ ...line, text: first(line.text) })) };
}

/** Returns where the words of a label are unless the visitor chooses another place; null if there is no choice. */
export function usualPlace({ width, height, shape }: LabelShape): WordsPlace | null {
  if (shape === 'round') return null;
  return width >= WIDE * height ? 'beside' : 'below';
}

function placementFor(label: LabelShape, wanted: WordsPlace | undefined): typeof beside {
  const usual = usualPlace(label);
  if (usual === null) return belowInCircle;
  return (wanted ?? usual) === 'beside' ? beside : below;
}

interface Input {
  readonly label: LabelShape;
  readonly content: LabelContent;
  readonly setter: Typesetter;
  readonly size: number;
  readonly mayCut: boolean;
  readonly keepsPhrases: boolean;
}

/** Share of the label's shorter side; smaller below the code, where words take room from it. */
const TITLE = { beside: 0.105, below: 0.085 };

/** Returns the preferred size of a title, in millimeters: from 2.12 to 5, about 6 to 14 points. */
function typeSize(label: LabelShape, place: typeof beside): number {
  const share = place === beside ? TITLE.beside : TITLE.below;
  return Math.min(5, Math.max(2.12, share * Math.min(label.height, label.width)));
}

function alone({ width, height }: LabelShape, modules: number, moduleWidth: number): LabelLayout {
  const side = modules * moduleWidth;
  return { code: { x: (width - side) / 2, y: (height - side) / 2 }, moduleWidth, block: null };
}

/** The quiet zone of a colored code is printed, so the blank strip comes in addition to it. */
function marginOf(moduleWidth: number, isColored: boolean): number {
  const quiet = STANDARD_MARGIN * moduleWidth;
  return isColored ? CLEAR_EDGE + quiet : Math.max(CLEAR_EDGE, quiet);
}

function wordsGap(moduleWidth: number, isColored: boolean, least: number): number {
  return Math.max(STANDARD_MARGIN * moduleWidth + (isColored ? GAP : 0), least);
}

function beside(moduleWidth: number, { label, content, setter, size, ...limits }: Input): LabelLayout | null {
  const { width, height } = label;
  const side = content.modules * moduleWidth;
  const x = marginOf(moduleWidth, content.isColored);
  const wordsX = x + side + wordsGap(moduleWidth, content.isColored, CLEAR_EDGE);
  const room = height - 2 * CLEAR_EDGE;
  const column = {
    ...{ width: width - wordsX - CLEAR_EDGE, height: room, lines: linesIn(room, MOST_LINES) },
    align: 'start' as const,
  };
  if (column.width < LEAST_COLUMN) return null;
  const block = layOutLabel(content.text, column, size, setter, limits);
  if (!block) return null;
  const y = (height - side) / 2;
  return { code: { x, y }, moduleWidth, block: { ...block, x: wordsX, y: (height - block.height) / 2 } };
}

function below(moduleWidth: number, { label, content, setter, size, ...limits }: Input): LabelLayout | null {
  const { width, height } = label;
  const side = content.modules * moduleWidth;
  const margin = marginOf(moduleWidth, content.isColored);
  const gap = wordsGap(moduleWidth, content.isColored, GAP);
  const room = height - margin - side - gap - CLEAR_EDGE;
  const lines = linesIn(room, MOST_LINES);
  const column = { width: width - 2 * CLEAR_EDGE, height: room, lines, align: 'center' as const };
  const block = layOutLabel(content.text, column, size, setter, limits);
  if (!block) return null;
  // Half of the remaining space is above the code, and half below the words.
  const spare = (room - block.height) / 2;
  const y = margin + spare;
  return {
    ...{ code: { x: (width - side) / 2, y }, moduleWidth },
    block: { ...block, x: CLEAR_EDGE, y: y + side + gap },
  };
}

function linesIn(height: number, most: number): number {
  return Math.min(most, Math.floor(height / (LEAST_TYPE * LINE_HEIGHT)));
}

/** Places the code in a circle, with words as wide as the circle is there, and centers both. */
function belowInCircle(moduleWidth: number, { label, content, setter, size, ...limits }: Input): LabelLayout | null {
  const radius = Math.min(label.width, label.height) / 2;
  const clear = radius - CLEAR_EDGE;
  const half = (content.modules * moduleWidth) / 2;
  const quiet = STANDARD_MARGIN * moduleWidth;
  const printed = content.isColored ? half + quiet : half;
  if (printed >= clear || half + quiet >= radius) return null;
  // `top`: the uppermost upper edge of the code, measured downward from the circle's center.
  const byPrint = -Math.sqrt(clear ** 2 - printed ** 2) + (printed - half);
  const top = Math.max(byPrint, -Math.sqrt(radius ** 2 - (half + quiet) ** 2) + quiet);
  const start = top + 2 * half + wordsGap(moduleWidth, content.isColored, GAP);
  const blockOf = (lines: number): (WordsBlock & { readonly width: number }) | null => {
    // As wide as the circle at the words' narrower edge, and so dependent on the number of lines.
    const height = size * LINE_HEIGHT * lines;
    if (start + height >= clear) return null;
    const width = 2 * Math.sqrt(clear ** 2 - Math.max(start + height, -start) ** 2);
    const block = layOutLabel(content.text, { width, height, lines, align: 'center' }, size, setter, limits);
    return block && { ...block, width };
  };
  const blocks = Array.from({ length: MOST_LINES }, (_, k) => blockOf(k + 1)).filter((block) => block !== null);
  const block = blocks.find(({ isCut, isLineLeftOut }) => !isCut && !isLineLeftOut) ?? blocks[0];
  if (!block) return null;
  const [x, y] = [label.width / 2, label.height / 2 + spareBelow(block, start, clear, setter) / 2];
  return {
    ...{ code: { x: x - half, y: y + top }, moduleWidth },
    block: { ...block, x: x - block.width / 2, y: y + start },
  };
}

/** Returns how far centered words can move down in a circle. `start` is their top, from the center of the circle. */
function spareBelow({ words, hasTitle }: WordsBlock, start: number, radius: number, setter: Typesetter): number {
  let [spare, y] = [Number.POSITIVE_INFINITY, start];
  for (const [k, { lines, size }] of words.entries()) {
    for (const line of lines) {
      y += size * LINE_HEIGHT;
      const half = (setter.widthOf(line, hasTitle && k === 0 ? 'bold' : 'regular') * size) / 2;
      spare = Math.min(spare, Math.sqrt(Math.max(0, radius ** 2 - half ** 2)) - y);
    }
  }
  return Math.max(0, spare);
}
