import { PRINTED_MODULE, STANDARD_MARGIN } from '#drawing';
import { CLEAR_EDGE, type LabelShape, marginOnLabel, moduleAlone } from './label-room.ts';
import {
  isWordless,
  type LabelText,
  LEAST_TYPE,
  layOutLabel,
  type Typesetter,
  type WordsBlock,
} from './label-words.ts';

/** The places of a label's parts, in millimeters from its upper left corner. */
export interface LabelLayout {
  /** The code without its quiet zone. */
  readonly code: { readonly x: number; readonly y: number };
  readonly moduleWidth: number;
  /** The words and the upper left corner of their column; null if nothing is printed. */
  readonly block: (WordsBlock & { readonly x: number; readonly y: number }) | null;
}

/** The content to be laid out: the code's side in modules, and the words beside it. */
export interface LabelContent {
  readonly modules: number;
  /** Whether the code's background is printed. */
  readonly isColored: boolean;
  readonly text: LabelText;
}

/** Labels with at least this ratio of width to height have their words at the right. */
const WIDE = 1.45;

/** The most lines beside a code, and below it. */
const LINES_BESIDE = 3;
const LINES_BELOW = 2;

/** Steps in which a code shrinks to make room for its words. */
const STEPS = 16;

/** Smallest distance between a code, or its printed quiet zone, and the words, in millimeters. */
const GAP = 1;

/** Line height in ems. */
const LINE_HEIGHT = 1.37;

/** The narrowest column for words. */
const LEAST_COLUMN = 6;

/** Factor from one tried type size to the next. */
const SMALLER = 0.92;

/**
 * Lays out a label. Wide labels have up to three lines to the right of the code, others up to two lines below it. The
 * code shrinks to make room for the words, until its modules are 0.4 mm wide. Then the words shrink, and then they are
 * broken or cut. Words that do not fit at all are left out.
 */
export function layOut(label: LabelShape, content: LabelContent, setter: Typesetter | null): LabelLayout {
  const { modules, isColored, text } = content;
  const most = moduleAlone(label, modules, isColored);
  if (!setter || isWordless(text)) return alone(label, modules, most);
  const least = Math.min(most, PRINTED_MODULE);
  const place = placementFor(label);
  const placed = (moduleWidth: number, size: number, mayCut: boolean): LabelLayout | null =>
    place(moduleWidth, { label, content, setter, size, mayCut });
  /** Returns the layout with the largest code for words of a size. */
  const largest = (size: number, mayCut: boolean): LabelLayout | null => {
    for (let step = 0; step <= STEPS; step++) {
      const layout = placed(most + ((least - most) * step) / STEPS, size, mayCut);
      if (layout) return layout;
    }
    return null;
  };
  let size = typeSize(label);
  for (; size > LEAST_TYPE; size *= SMALLER) {
    if (placed(least, size, false)) return largest(size, false) ?? alone(label, modules, most);
  }
  return largest(LEAST_TYPE, false) ?? placed(least, LEAST_TYPE, true) ?? alone(label, modules, most);
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
  /** Whether words may be broken and cut. */
  readonly mayCut: boolean;
}

/** Returns the size of a title, in millimeters: 6 to 12.5 points. */
function typeSize({ width, height }: LabelShape): number {
  return Math.min(4.4, Math.max(2.1, 0.105 * Math.min(height, width)));
}

function alone({ width, height }: LabelShape, modules: number, moduleWidth: number): LabelLayout {
  const side = modules * moduleWidth;
  return { code: { x: (width - side) / 2, y: (height - side) / 2 }, moduleWidth, block: null };
}

/**
 * Returns the distance from the code's modules to the label's edge: a colored code prints its quiet zone inside the
 * blank strip.
 */
function marginOf(moduleWidth: number, isColored: boolean): number {
  return isColored ? CLEAR_EDGE + STANDARD_MARGIN * moduleWidth : marginOnLabel(moduleWidth);
}

/**
 * Returns the distance from the code's modules to its words, `least` or more: beside the quiet zone, and clear of it
 * where its color is printed.
 */
function wordsGap(moduleWidth: number, isColored: boolean, least: number): number {
  return Math.max(STANDARD_MARGIN * moduleWidth + (isColored ? GAP : 0), least);
}

function beside(moduleWidth: number, { label, content, setter, size, mayCut }: Input): LabelLayout | null {
  const { width, height } = label;
  const side = content.modules * moduleWidth;
  const x = marginOf(moduleWidth, content.isColored);
  const wordsX = x + side + wordsGap(moduleWidth, content.isColored, CLEAR_EDGE);
  const room = height - 2 * CLEAR_EDGE;
  const column = {
    ...{ width: width - wordsX - CLEAR_EDGE, height: room, lines: linesIn(room, LINES_BESIDE) },
    align: 'start' as const,
  };
  if (column.width < LEAST_COLUMN) return null;
  const block = layOutLabel(content.text, column, size, setter, mayCut);
  if (!block) return null;
  const y = (height - side) / 2;
  return { code: { x, y }, moduleWidth, block: { ...block, x: wordsX, y: (height - block.height) / 2 } };
}

function below(moduleWidth: number, { label, content, setter, size, mayCut }: Input): LabelLayout | null {
  const { width, height } = label;
  const side = content.modules * moduleWidth;
  const margin = marginOf(moduleWidth, content.isColored);
  const gap = wordsGap(moduleWidth, content.isColored, GAP);
  const room = height - margin - side - gap - CLEAR_EDGE;
  const lines = linesIn(room, LINES_BELOW);
  const column = { width: width - 2 * CLEAR_EDGE, height: room, lines, align: 'center' as const };
  const block = layOutLabel(content.text, column, size, setter, mayCut);
  if (!block) return null;
  // The remaining space is split above and below.
  const spare = (room - block.height) / 2;
  const y = margin + spare;
  return {
    ...{ code: { x: (width - side) / 2, y }, moduleWidth },
    block: { ...block, x: CLEAR_EDGE, y: y + side + gap },
  };
}

/** Returns how many lines of the smallest type fit into a height, up to `most`. */
function linesIn(height: number, most: number): number {
  return Math.min(most, Math.floor(height / (LEAST_TYPE * LINE_HEIGHT)));
}

/**
 * Places the code as high in the circle as its corners allow, and the words below it as wide as the circle is there.
 */
function belowInCircle(moduleWidth: number, { label, content, setter, size, mayCut }: Input): LabelLayout | null {
  const radius = Math.min(label.width, label.height) / 2;
  const clear = radius - CLEAR_EDGE;
  const half = (content.modules * moduleWidth) / 2;
  const quiet = STANDARD_MARGIN * moduleWidth;
  const printed = content.isColored ? half + quiet : half;
  if (printed >= clear || half + quiet >= radius) return null;
  // The upper edge of the code, measured downward from the middle.
  const byPrint = -Math.sqrt(clear ** 2 - printed ** 2) + (printed - half);
  const top = Math.max(byPrint, -Math.sqrt(radius ** 2 - (half + quiet) ** 2) + quiet);
  const start = top + 2 * half + wordsGap(moduleWidth, content.isColored, GAP);
  const blockOf = (lines: number): LabelLayout['block'] => {
    // The words' height determines the width of the circle at their end.
    const height = size * LINE_HEIGHT * lines;
    if (start + height >= clear) return null;
    const width = 2 * Math.sqrt(clear ** 2 - Math.max(start + height, -start) ** 2);
    const block = layOutLabel(content.text, { width, height, lines, align: 'center' }, size, setter, mayCut);
    return block && { ...block, x: label.width / 2 - width / 2, y: label.height / 2 + start };
  };
  const [one, two] = [blockOf(1), blockOf(2)];
  const block = one && !one.isLineLeftOut ? one : (two ?? one);
  return block && { code: { x: label.width / 2 - half, y: label.height / 2 + top }, moduleWidth, block };
}
