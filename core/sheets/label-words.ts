import { breakablesOf, breaksWord, type Lettering, type OutlinedWords, type Weight, type WordsBox } from '#lettering';

export interface LabelText {
  /** Printed in bold. Empty if there is none. */
  readonly title: string;
  readonly lines: readonly LabelLine[];
}

export interface LabelLine {
  readonly text: string;
  /** Whether the line is an address. An address is never cut: if it does not fit, it is left out. */
  readonly isAddress: boolean;
}

/** Where words go. Lengths are in millimeters. */
export interface WordsColumn {
  readonly width: number;
  readonly height: number;
  readonly align: 'start' | 'center';
  /** Most lines of all words together. */
  readonly lines: number;
}

/** Size of the smallest type that laser printers print readably: 4.5 points, in millimeters. */
export const LEAST_TYPE = 1.6;

/** Size of the lines below the title, as a share of the title's size. They are never smaller than `LEAST_TYPE`. */
const LINE_SHARE = 0.82;

export interface WordsBlock {
  readonly words: readonly SetWords[];
  readonly hasTitle: boolean;
  readonly height: number;
  readonly isLineLeftOut: boolean;
  readonly isCut: boolean;
  readonly missing: readonly string[];
}

/** Words in a box. The same words in the same box have the same key, so that a file contains their outlines once. */
export interface SetWords extends OutlinedWords {
  readonly key: string;
}

/** Lays out words, the same words in the same box only once. */
export interface Typesetter {
  readonly set: (text: string, box: WordsBox) => SetWords;
  /** Returns null if the address does not fit, because an address is never cut. */
  readonly setAddress: (text: string, box: WordsBox) => SetWords | null;
  /** Returns the width of words on one line, in ems; cached for all sizes. */
  readonly widthOf: (text: string, weight: Weight) => number;
}

/** A box for measuring lines: its type is so large that every line must shrink, and the size shows how wide it is. */
const RULER = { width: 10, lines: 1, size: 1000, leastSize: 1e-3, align: 'start' } as const;

export function typesetter(lettering: Lettering): Typesetter {
  const known = new Map<string, SetWords | null>();
  const widths = new Map<string, number>();
  const once = (kind: 'words' | 'address', text: string, box: WordsBox): SetWords | null => {
    const key = `${kind} ${box.width} ${box.size} ${box.leastSize} ${box.lines} ${box.align} ${box.weight} ${text}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const words = kind === 'words' ? lettering.layOut(text, box) : lettering.layOutAddress(text, box);
    const set = words && { ...words, key };
    known.set(key, set);
    return set;
  };
  return {
    set: (text, box) => once('words', text, box) as SetWords,
    setAddress: (text, box) => once('address', text, box),
    widthOf(text, weight) {
      const key = `${weight} ${text}`;
      const width = widths.get(key) ?? RULER.width / lettering.layOut(text, { ...RULER, weight }).size;
      widths.set(key, width);
      return width;
    },
  };
}

export interface WordsLimits {
  /** Whether type may shrink to `LEAST_TYPE`, and words may be broken, cut and left out. */
  readonly mayCut: boolean;
  /** Whether the title may break at spaces and marks only, also where it has no spaces between words. */
  readonly keepsPhrases: boolean;
}

/** A title counts as not fitting if it would lose a larger share of its characters than this. */
const MOST_CUT = 0.5;

/**
 * Each text below the title is on a line of its own, in smaller type; the title may wrap onto the remaining lines. Null
 * if the words do not fit, or if less than half of the title would remain.
 */
export function layOutLabel(
  { title, lines }: LabelText,
  { width, height, align, lines: mostLines }: WordsColumn,
  size: number,
  setter: Typesetter,
  { mayCut, keepsPhrases }: WordsLimits,
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
  const left = mostLines - below.filter((words) => words !== null).length;
  const head = hasTitle
    ? setter.set(title, { width, align, lines: left, size, leastSize: least(size), weight: 'bold' })
    : null;
  const words = [head, ...below].filter((one) => one !== null && one.lines.length > 0) as SetWords[];
  const sum = words.reduce((total, one) => total + one.height, 0);
  const isLineLeftOut = [...below, ...wanted.slice(shown.length)].some((one, k) => one === null || k >= below.length);
  const whole = keepsPhrases ? 'phrases' : 'words';
  const isBroken = head !== null && head.missing.length === 0 && breaksWord(title, head.lines, whole);
  const isCut = isBroken || words.some((one) => one.isCut);
  if (words.length === 0 || sum > height + 1e-6 || (!mayCut && (isCut || isLineLeftOut))) return null;
  if (head?.isCut && head.lines.join(' ').length < (1 - MOST_CUT) * title.trim().length) return null;
  const missing = [head, ...below].flatMap((one) => one?.missing ?? []);
  return { words, hasTitle: words[0] === head, height: sum, isLineLeftOut, isCut, missing };
}

/** Kerning can make a line narrower than the sum of its words. Chosen, not measured. */
const SLACK = 0.98;

/** Judges by the widths of words, which is much faster than laying out texts that are far too long. */
function mayFit(
  { title, lines }: LabelText,
  { width, height, lines: most }: WordsColumn,
  size: number,
  setter: Typesetter,
): boolean {
  const small = Math.max(LEAST_TYPE, size * LINE_SHARE);
  if (lines.some(({ text }) => setter.widthOf(text, 'regular') * small * SLACK > width)) return false;
  let [titleLines, filled] = [0, Number.POSITIVE_INFINITY];
  for (const piece of breakablesOf(title, 'words')) {
    const word = piece.trim();
    if (word === '') continue;
    const wide = setter.widthOf(word, 'bold') * size * SLACK;
    if (wide > width) return false;
    filled += wide;
    if (filled > width) [titleLines, filled] = [titleLines + 1, wide];
  }
  const leastHeight = titleLines * size + lines.length * small;
  return titleLines + lines.length <= most && leastHeight <= height;
}

export function isWordless({ title, lines }: LabelText): boolean {
  return title.trim() === '' && lines.every(({ text }) => text.trim() === '');
}
