import type { Lettering, OutlinedWords, Weight, WordsBox } from '#lettering';

/** The words beside or below a code. */
export interface LabelText {
  /** Printed in bold; empty for none. */
  readonly title: string;
  /** Printed below the title. An `address` is never cut: it is left out if it does not fit. Empty for none. */
  readonly lines: readonly LabelLine[];
}

export interface LabelLine {
  readonly text: string;
  readonly isAddress: boolean;
}

export const NO_TEXT: LabelText = { title: '', lines: [] };

/** Where words go; lengths in millimeters. */
export interface WordsColumn {
  readonly width: number;
  readonly height: number;
  readonly align: 'start' | 'center';
  /** The most lines, for all words together. */
  readonly lines: number;
}

/** 4.5 points, in millimeters: the smallest readable type that laser printers can print. */
export const LEAST_TYPE = 1.6;

/** Size of the lines below the title, as a share of the title's, but never less than `LEAST_TYPE`. */
const LINE_SHARE = 0.82;

/** The laid-out words of a label, one below the other. */
export interface WordsBlock {
  readonly words: readonly OutlinedWords[];
  /** The first words are the title, in bold. */
  readonly hasTitle: boolean;
  readonly height: number;
  /** An address, or a line, was left out because it does not fit. */
  readonly isLineLeftOut: boolean;
  /** Words are broken, or end in "…". */
  readonly isCut: boolean;
  /** Characters that no font has. */
  readonly missing: readonly string[];
}

/** Lays out words. The same words in the same box are the same object, so a file contains their outlines once. */
export interface Typesetter {
  readonly set: (text: string, box: WordsBox) => OutlinedWords;
  /** Null if an address does not fit: it is never cut. */
  readonly setAddress: (text: string, box: WordsBox) => OutlinedWords | null;
  /** Returns the width of words on one line, in ems; cached for all sizes. */
  readonly widthOf: (text: string, weight: Weight) => number;
}

/** A box with type so large that every line shrinks to fit. The resulting size gives the line's width. */
const RULER = { width: 10, lines: 1, size: 1000, leastSize: 1e-3, align: 'start' } as const;

/** Returns a typesetter for a run of labels. */
export function typesetter(lettering: Lettering): Typesetter {
  const known = new Map<string, OutlinedWords | null>();
  const widths = new Map<string, number>();
  const once = <Answer extends OutlinedWords | null>(
    kind: string,
    text: string,
    box: WordsBox,
    set: () => Answer,
  ): Answer => {
    const key = `${kind} ${box.width} ${box.size} ${box.leastSize} ${box.lines} ${box.align} ${box.weight} ${text}`;
    if (!known.has(key)) known.set(key, set());
    return known.get(key) as Answer;
  };
  return {
    set: (text, box) => once('words', text, box, () => lettering.layOut(text, box)),
    setAddress: (text, box) => once('address', text, box, () => lettering.layOutAddress(text, box)),
    widthOf(text, weight) {
      const key = `${weight} ${text}`;
      const width = widths.get(key) ?? RULER.width / lettering.layOut(text, { ...RULER, weight }).size;
      widths.set(key, width);
      return width;
    },
  };
}

/** How far words may be changed to fit. */
export interface WordsLimits {
  /** Whether type may be smaller, and long words broken and cut. */
  readonly mayCut: boolean;
  /** The most lines of the title; absent: all that the other lines leave. */
  readonly titleLines?: number;
}

/** A title that would lose more of its characters than this share is left out. */
const MOST_CUT = 0.5;

/**
 * Lays out the words of a label in a column, in type of one size: the title in the remaining lines, every other line in
 * one. Null if they do not fit, or not half of the title is left.
 */
export function layOutLabel(
  { title, lines }: LabelText,
  { width, height, align, lines: mostLines }: WordsColumn,
  size: number,
  setter: Typesetter,
  { mayCut, titleLines = mostLines }: WordsLimits,
): WordsBlock | null {
  if (mostLines < 1) return null;
  const hasTitle = title.trim() !== '';
  const wanted = lines.filter(({ text }) => text.trim() !== '');
  const shown = wanted.slice(0, mostLines - (hasTitle ? 1 : 0));
  const least = (own: number): number => (mayCut ? Math.min(own, LEAST_TYPE) : own);
  const small = Math.max(LEAST_TYPE, size * LINE_SHARE);
  if (!mayCut && !mayFit({ title, lines: shown }, { width, height, align, lines: mostLines }, size, setter))
    return null;
  const box = { width, align, lines: 1, weight: 'regular', size: small, leastSize: least(small) } as const;
  const below = shown.map(({ text, isAddress }) => (isAddress ? setter.setAddress(text, box) : setter.set(text, box)));
  const left = Math.min(titleLines, mostLines - below.filter((words) => words !== null).length);
  const head = hasTitle
    ? setter.set(title, { width, align, lines: left, size, leastSize: least(size), weight: 'bold' })
    : null;
  const words = [head, ...below].filter((one) => one !== null && one.lines.length > 0) as OutlinedWords[];
  const sum = words.reduce((total, one) => total + one.height, 0);
  const isLineLeftOut = [...below, ...wanted.slice(shown.length)].some((one, k) => one === null || k >= below.length);
  const isCut = words.some((one) => one.isCut) || (head !== null && isBroken(title, head));
  if (words.length === 0 || sum > height + 1e-6 || (!mayCut && (isCut || isLineLeftOut))) return null;
  if (head?.isCut && head.lines.join(' ').length < (1 - MOST_CUT) * title.trim().length) return null;
  const missing = [head, ...below].flatMap((one) => one?.missing ?? []);
  return { words, hasTitle: words[0] === head, height: sum, isLineLeftOut, isCut, missing };
}

/** Factor for the summed widths of words: kerning can make a line narrower than its words. Chosen. */
const SLACK = 0.98;

/**
 * Whether a text may fit whole in type of a size, judged by the widths of its words. This is much faster than laying it
 * out, so that a text that is far too long is never laid out.
 */
function mayFit(
  { title, lines }: LabelText,
  { width, height, lines: most }: WordsColumn,
  size: number,
  setter: Typesetter,
): boolean {
  const small = Math.max(LEAST_TYPE, size * LINE_SHARE);
  if (lines.some(({ text }) => setter.widthOf(text, 'regular') * small * SLACK > width)) return false;
  let [titleLines, filled] = [0, Number.POSITIVE_INFINITY];
  for (const word of title.split(/\s+/u).filter(Boolean)) {
    const wide = setter.widthOf(word, 'bold') * size * SLACK;
    if (wide > width) return false;
    filled += wide;
    if (filled > width) [titleLines, filled] = [titleLines + 1, wide];
  }
  const leastHeight = titleLines * size + lines.length * small;
  return titleLines + lines.length <= most && leastHeight <= height;
}

/** Whether a word had to be broken. */
function isBroken(text: string, { lines, missing }: OutlinedWords): boolean {
  const words = (of: string): string => of.replace(/\s+/gu, ' ').trim();
  return missing.length === 0 && words(lines.join(' ')) !== words(text);
}

/** Whether a text has nothing to print. */
export function isWordless({ title, lines }: LabelText): boolean {
  return title.trim() === '' && lines.every(({ text }) => text.trim() === '');
}
