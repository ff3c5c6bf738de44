/** The room for words. All lengths are in the same unit, usually millimeters. */
export interface WordsRoom {
  readonly width: number;
  readonly lines: number;
  /** The preferred type size (one em). */
  readonly size: number;
  readonly leastSize: number;
}

export interface FittedWords {
  readonly size: number;
  readonly lines: readonly string[];
  /** Whether words were left out. If there is room for it, the last line then ends in "…". */
  readonly isCut: boolean;
}

type Measure = (line: string) => number;

const SLACK = 1e-6;

/** Steps of a binary search. They narrow the result down to less than a 500th of the range that is searched. */
const STEPS = 10;

/** Longer texts are cut to this many characters before they are measured, even if there is room for more. */
const MOST_CHARACTERS = 300;

/** Made when they are first needed, because that takes long. */
let segmenter: Intl.Segmenter | undefined;
let wordSegmenter: Intl.Segmenter | undefined;

/** Texts in which each character is a grapheme of its own: most addresses and many words. */
const PLAIN = /^[ -~]*$/;

/** Returns the characters of a text as people count them: a letter with its accents, or a joined pictogram, is one. */
export function graphemesOf(text: string): string[] {
  // The segmenter is slow.
  if (PLAIN.test(text)) return text.split('');
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/**
 * Sets type as large as possible: one line, which may shrink; else several of about equal length, broken inside a
 * fact, a phrase or a word only if it is wider than a line; else lines that are cut and end in "…". If not even "…" has
 * room, there are no lines.
 */
export function fitWords(words: string, room: WordsRoom, measureEms: Measure): FittedWords {
  const measure = remember(measureEms);
  const graphemes = graphemesOf(words);
  const isLong = graphemes.length > MOST_CHARACTERS;
  const text = isLong ? graphemes.slice(0, MOST_CHARACTERS).join('') : words;
  if (text === '') return { size: room.size, lines: [], isCut: false };
  if (!isLong) {
    const size = Math.min(room.size, room.width / measure(text));
    if (size >= room.leastSize * (1 - SLACK)) return { size, lines: [text], isCut: false };
    for (const pieces of waysToBreak(text)) {
      const whole = breakLargest(pieces, room, measure);
      if (whole) return { ...whole, lines: balance(pieces, whole, room.width, measure) };
    }
    const pieces = breakablesOf(text, 'characters');
    const isWide = (piece: string): boolean => measure(piece.trim()) * room.leastSize > room.width * (1 + SLACK);
    const split = pieces.flatMap((piece) => (isWide(piece) ? graphemesOf(piece) : [piece]));
    const broken = breakLargest(split, room, measure);
    if (broken) return broken;
  }
  return cut(text, room, measure);
}

/** The better one first: between facts that are joined by " · ", else as the script allows. */
function* waysToBreak(text: string): Generator<string[]> {
  const facts = factsOf(text);
  if (facts.length > 1) yield facts;
  for (const ends of IDEOGRAPH.test(text) ? LINE_ENDS : LINE_ENDS.slice(0, 1)) yield breakablesOf(text, ends);
}

function factsOf(text: string): string[] {
  return text.split(/(?<= · )/u);
}

/** A line does not end with the dot that joins it to the next one. */
function lineOf(pieces: readonly string[]): string {
  return pieces.join('').trim().replace(/ ·$/u, '');
}

/**
 * Fits a whole address. It takes two lines if it must and may, broken where the type can be largest. Returns null if it
 * does not fit, or has more than 600 characters.
 */
export function fitAddress(words: string, room: WordsRoom, measure: Measure): FittedWords | null {
  if (words.length > 2 * MOST_CHARACTERS) return null;
  const ways = [[words], ...(room.lines > 1 ? safeBreaksOf(words) : [])];
  const fitted = ways.map((lines) => ({
    size: Math.min(room.size, room.width / Math.max(...lines.map(measure))),
    ...{ lines, isCut: false },
  }));
  const fitting = fitted.filter(({ size }) => size >= room.leastSize * (1 - SLACK));
  const [whole] = fitting;
  return whole?.lines.length === 1 ? whole : fitting.reduce<FittedWords | null>(larger, null);
}

function larger(one: FittedWords | null, other: FittedWords): FittedWords {
  return one && one.size >= other.size ? one : other;
}

/** Before a hyphen of the first part, or before the first dot: then neither line looks like another address. */
function safeBreaksOf(host: string): (readonly [string, string])[] {
  const first = host.indexOf('.');
  if (first < 0 || /\s/u.test(host)) return [];
  const places = Array.from({ length: first + 1 }, (_, k) => k).filter((k) => k > 0 && /[.-]/.test(host[k]));
  return places.map((k) => [host.slice(0, k), host.slice(k)] as const);
}

/** Null if the room has only one line, or at the smallest size the pieces do not fit. */
function breakLargest(pieces: readonly string[], room: WordsRoom, measure: Measure): FittedWords | null {
  const linesAt = (size: number): string[] | null => fill(pieces, { ...room, size }, measure);
  let lines = room.lines > 1 ? linesAt(room.leastSize) : null;
  if (!lines) return null;
  let [fits, fails] = [room.leastSize, room.size];
  for (let step = 0; step < STEPS; step++) {
    const size = step === 0 ? room.size : (fits + fails) / 2;
    const larger = linesAt(size);
    if (larger) [fits, lines] = [size, larger];
    else fails = size;
    if (fits === room.size) break;
  }
  return { size: fits, lines, isCut: false };
}

/** The longer of two lines may grow this much so that the first ends with punctuation. Chosen, not measured. */
const COMMA_BONUS = 1.25;

/** Makes the longest line as short as possible; two lines may break after punctuation (`COMMA_BONUS`). */
function balance(
  pieces: readonly string[],
  { lines, size }: FittedWords,
  width: number,
  measure: Measure,
): readonly string[] {
  let balanced = lines;
  let [fits, fails] = [width, width / 2];
  for (let step = 0; step < STEPS; step++) {
    const narrower = (fits + fails) / 2;
    const filled = fill(pieces, { width: narrower, lines: lines.length, size, leastSize: size }, measure);
    if (filled) [fits, balanced] = [narrower, filled];
    else fails = narrower;
  }
  return lines.length === 2
    ? (breakAtComma(pieces, Math.min(width, COMMA_BONUS * fits) / size, measure) ?? balanced)
    : balanced;
}

function breakAtComma(pieces: readonly string[], ems: number, measure: Measure): readonly string[] | null {
  const places = pieces
    .map((_, k) => k)
    .filter((k) => k > 0 && /(?:[,.;:!?)·]\s|[、。，！？：；）」])$/u.test(pieces[k - 1]));
  const ways = places.map((k) => {
    const lines = [pieces.slice(0, k), pieces.slice(k)].map(lineOf);
    return { lines, longest: Math.max(...lines.map(measure)) };
  });
  const [best] = ways.filter(({ longest }) => longest <= ems).sort((a, b) => a.longest - b.longest);
  return best?.lines ?? null;
}

function fill(pieces: readonly string[], { width, lines: most, size }: WordsRoom, measure: Measure): string[] | null {
  const lines: string[] = [];
  for (let at = 0; at < pieces.length; ) {
    const count = countFitting(pieces.slice(at), width / size, measure);
    if (count === 0 || lines.length === most) return null;
    lines.push(lineOf(pieces.slice(at, at + count)));
    at += count;
  }
  return lines.filter((line) => line !== '');
}

function countFitting(pieces: readonly string[], ems: number, measure: Measure): number {
  let [fits, fails] = [0, pieces.length + 1];
  while (fails - fits > 1) {
    const middle = (fits + fails) >> 1;
    if (measure(lineOf(pieces.slice(0, middle))) <= ems * (1 + SLACK)) fits = middle;
    else fails = middle;
  }
  return fits;
}

/** The "…" follows a whole word, unless half of the line would be dropped for that. */
function cut(text: string, room: WordsRoom, measure: Measure): FittedWords {
  const size = room.leastSize;
  const ems = room.width / size;
  const lines: string[] = [];
  let rest = text;
  while (lines.length < room.lines - 1) {
    const ways = [breakablesOf(rest, 'words'), breakablesOf(rest, 'characters')];
    const pieces = ways.find((way) => countFitting(way, ems, measure) > 0) ?? graphemesOf(rest);
    const line = pieces.slice(0, countFitting(pieces, ems, measure)).join('');
    if (line === '') break;
    lines.push(lineOf([line]));
    rest = rest.slice(line.length);
  }
  const graphemes = graphemesOf(rest.trim());
  const withEnd = (count: number): string =>
    `${graphemes
      .slice(0, count)
      .join('')
      .replace(/[\s.,;:–、。，：；-]+$/u, '')}…`;
  let count = graphemes.length;
  while (count > 0 && measure(withEnd(count)) > ems * (1 + SLACK)) count--;
  const space = graphemes.lastIndexOf(' ', count);
  if (space > count / 2) count = space;
  const last = withEnd(count);
  if (count > 0) return { size, lines: [...lines, last], isCut: true };
  return { size, lines: lines.length === 0 && measure(last) <= ems ? [last] : lines, isCut: true };
}

/** Scripts without spaces between words, with their marks. */
export const IDEOGRAPH =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・\u3001-\u3011\u3014-\u301b\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]/u;

/** No line begins with these among ideographs (JIS X 4051). */
const NEVER_FIRST =
  /^[\s\p{Pe}\p{Pf}、。，．,.！？!?：；:;％%・…‥ー々〻ゝゞヽヾぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ]/u;

const NEVER_LAST = /[\p{Ps}\p{Pi}]$/u;

const LONG_BEFORE = /(?:\p{L}\p{M}*){3}[–-]$/u;
const LONG_AFTER = /^(?:\p{L}\p{M}*){3}/u;

/** What lines among ideographs end with: the better one first. */
const LINE_ENDS = ['phrases', 'words', 'characters'] as const;

type LineEnds = (typeof LINE_ENDS)[number];

/** After spaces and slashes, among ideographs as `ends` says, and after hyphens (not in "Wi-Fi" or "10–18"). */
export function breakablesOf(text: string, ends: LineEnds): string[] {
  const pieces: string[] = [];
  let piece = '';
  let at = 0;
  const graphemes = graphemesOf(text);
  const words = ends === 'words' && IDEOGRAPH.test(text) ? wordsOf(text) : null;
  for (const [k, grapheme] of graphemes.entries()) {
    piece += grapheme;
    at += grapheme.length;
    const next = graphemes[k + 1];
    if (next !== undefined && !mayBreak(piece, grapheme, next, graphemes.slice(k + 1, k + 4))) continue;
    if (next !== undefined && isAmongIdeographs(grapheme, next)) {
      if (ends === 'phrases' && !PHRASE_END.test(grapheme) && !PHRASE_START.test(next)) continue;
      if (words && !isWordEnd(words, at)) continue;
    }
    pieces.push(piece);
    piece = '';
  }
  return pieces;
}

function mayBreak(piece: string, last: string, next: string, following: readonly string[]): boolean {
  if (SPACE_END.test(last)) return true;
  if (isAmongIdeographs(last, next)) return !NEVER_FIRST.test(next) && !NEVER_LAST.test(last);
  return LONG_BEFORE.test(piece) && LONG_AFTER.test(following.join(''));
}

const SPACE_END = /[\s/]$/u;

function isAmongIdeographs(last: string, next: string): boolean {
  return !SPACE_END.test(last) && (IDEOGRAPH.test(last) || IDEOGRAPH.test(next));
}

const PHRASE_END = /[\p{Pe}\p{Pf}、。，．！？：；・…]$/u;
const PHRASE_START = /^[\p{Ps}\p{Pi}]/u;

/** The words of a text by where they end, each with the word after it. */
function wordsOf(text: string): Map<number, readonly [word: string, next: string]> {
  wordSegmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  const segments = Array.from(wordSegmenter.segment(text));
  return new Map(segments.slice(1).map(({ segment, index }, k) => [index, [segments[k].segment, segment]]));
}

/** What the dictionaries of platforms split, but no reader: ノートパソコン, USBケーブル, 3人, 発電機, 図書館から, 読みます. */
const ONE_WORD = [
  /[\p{Script=Katakana}ー]\n\p{Script=Katakana}/u,
  /[\p{Script=Latin}\p{N}]\n|\n\p{N}/u,
  /\p{Script=Han}\n\p{Script=Han}$/u,
  /\P{Script=Hiragana}\n\p{Script=Hiragana}|\n\p{Script=Hiragana}{1,2}$/u,
];

function isWordEnd(words: ReturnType<typeof wordsOf>, at: number): boolean {
  const pair = words.get(at);
  return pair !== undefined && !ONE_WORD.some((pattern) => pattern.test(pair.join('\n')));
}

/** Whether lines of a text end inside a fact, a word or what `ends` says, or lack a part of the text. */
export function breaksWord(text: string, lines: readonly string[], ends: LineEnds = 'words'): boolean {
  const bare = (part: string): string => part.replace(/[\s·]+/gu, '');
  const facts = factsOf(text);
  const pieces = (facts.length > 1 ? facts : breakablesOf(text, ends)).map(bare);
  let at = 0;
  for (const line of lines) {
    let rest = bare(line);
    for (; rest !== '' && at < pieces.length && rest.startsWith(pieces[at]); at++) rest = rest.slice(pieces[at].length);
    if (rest !== '') return true;
  }
  return pieces.slice(at).some((piece) => piece !== '');
}

function remember(measure: Measure): Measure {
  const widths = new Map<string, number>();
  return (line) => {
    const width = widths.get(line) ?? measure(line);
    widths.set(line, width);
    return width;
  };
}
