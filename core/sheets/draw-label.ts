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
import type { Lettering, OutlinedWords } from '#lettering';
import type { UndrawnCode } from '#making';
import { CLEAR_EDGE, type LabelShape, moduleAlone } from './label-room.ts';
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

/** Draws labels. Those with the same words share their layers, so that a file contains them only once. */
export class LabelPress {
  readonly #setter: Typesetter | null;
  readonly #printed = new Map<OutlinedWords, readonly Layer[]>();

  /** If `lettering` is null, labels show only their codes, without words. */
  constructor(lettering: Lettering | null) {
    this.#setter = lettering && typesetter(lettering);
  }

  /**
   * Draws a label from a code's drawing with the standard's margin, in any units. Throws a `RangeError` without a code.
   */
  draw({ code: page, text }: { readonly code: Drawing; readonly text: LabelText }, label: LabelShape): DrawnLabel {
    if (!page.code) throw new RangeError('The page has no code');
    const { modules } = page.code.grid;
    const isColored = !isWhite(page.background);
    const layout = layOut(label, { modules, isColored, text }, this.#setter);
    const { moduleWidth, code, block } = layout;
    const margin = STANDARD_MARGIN * moduleWidth;
    const shown = isColored ? { ...page, layers: paintedLayers(page) } : page;
    const scale = (moduleWidth * (modules + 2 * STANDARD_MARGIN)) / page.width;
    const layers: Layer[] = [
      placeDrawing(shown, { x: code.x - margin, y: code.y - margin, scale }),
      ...(block ? this.#place(block) : []),
    ];
    return { drawing: { width: label.width, height: label.height, background: WHITE, layers }, layout };
  }

  #place({ words, x, y }: NonNullable<LabelLayout['block']>): Layer[] {
    let top = y;
    return words.map((one) => {
      const layers = this.#printed.get(one) ?? [{ kind: 'path', part: 'words', d: one.d, paint: BLACK }];
      this.#printed.set(one, layers);
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

function isWhite(paint: Paint): boolean {
  if (paint.kind !== 'solid') return false;
  const { r, g, b, a } = paint.color;
  return a === 0 || Math.min(r, g, b) === 255;
}

/** The places of a label's parts, in millimeters from its upper left corner. */
interface LabelLayout {
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

/** A code becomes narrower by at most this share of its width so that the title fits on one line. */
const ONE_LINE_COST = 0.15;

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

/**
 * Lays out a label with up to three lines of words: to the right of the code on wide labels, below it on others. The
 * code shrinks to make room for the words, until its modules are 0.4 mm wide. Then the words shrink. If that is not
 * enough, the address is left out. Then words are broken and cut. If even that is not enough, all words are left out.
 */
export function layOut(label: LabelShape, content: LabelContent, setter: Typesetter | null): LabelLayout {
  const { modules, isColored, text } = content;
  const bare = alone(label, modules, moduleAlone(label, modules, isColored));
  if (!setter || isWordless(text)) return bare;
  const whole = layOutWhole(label, content, setter);
  if (whole) return whole;
  const title = { ...text, lines: text.lines.filter(({ isAddress }) => !isAddress) };
  if (title.lines.length < text.lines.length && !isWordless(title)) {
    const shorter = layOutWhole(label, { ...content, text: title }, setter);
    if (shorter?.block) return { ...shorter, block: { ...shorter.block, isLineLeftOut: true } };
  }
  const least = Math.min(bare.moduleWidth, PRINTED_MODULE);
  return placementFor(label)(least, { label, content, setter, size: LEAST_TYPE, mayCut: true }) ?? bare;
}

function layOutWhole(label: LabelShape, content: LabelContent, setter: Typesetter): LabelLayout | null {
  const most = moduleAlone(label, content.modules, content.isColored);
  const least = Math.min(most, PRINTED_MODULE);
  const place = placementFor(label);
  const placed = (moduleWidth: number, size: number, titleLines?: number): LabelLayout | null =>
    place(moduleWidth, { label, content, setter, size, titleLines, mayCut: false });
  const largest = (size: number, titleLines?: number): LabelLayout | null => {
    for (let step = 0; step <= STEPS; step++) {
      const layout = placed(most + ((least - most) * step) / STEPS, size, titleLines);
      if (layout) return layout;
    }
    return null;
  };
  for (let size = typeSize(label); ; size = Math.max(LEAST_TYPE, size * SMALLER)) {
    if (placed(least, size)) {
      const layout = largest(size);
      const onOneLine = largest(size, 1);
      const isNear = layout && onOneLine && onOneLine.moduleWidth >= (1 - ONE_LINE_COST) * layout.moduleWidth;
      return isNear ? onOneLine : layout;
    }
    if (size === LEAST_TYPE) return null;
  }
}

function placementFor({ width, height, shape }: LabelShape): typeof beside {
  if (shape === 'round') return belowInCircle;
  return width >= WIDE * height ? beside : below;
}

interface Input {
  readonly label: LabelShape;
  readonly content: LabelContent;
  readonly setter: Typesetter;
  /** The title's size, in millimeters. */
  readonly size: number;
  /** Most lines of the title. Default: as many as there is room for. */
  readonly titleLines?: number;
  /** Whether words may be broken and cut. */
  readonly mayCut: boolean;
}

/** Share of the label's shorter side; smaller below the code, where words take room from it. */
const TITLE = { beside: 0.105, below: 0.085 };

/** Returns the preferred size of a title, in millimeters: from 2.12 to 5, about 6 to 14 points. */
function typeSize(label: LabelShape): number {
  const share = placementFor(label) === beside ? TITLE.beside : TITLE.below;
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
