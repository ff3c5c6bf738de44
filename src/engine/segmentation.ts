// The shortest list of segments for a text. ISO/IEC 18004:2015, 7.4.7 (mixing modes); where Annex J gives rules of
// thumb, this finds the optimum by dynamic programming.

import { alphanumericValues } from './character-classes.ts';
import { kanjiValue, mayHaveKanji } from './kanji.ts';
import { headerBits, numericBits, type Segment, type SizeClass } from './segments.ts';
import { isPairAt } from './utf8.ts';

/** The most compact mode of a character; a digit may also stand in alphanumeric mode, anything in byte mode. */
const NUMERIC = 0;
const ALPHANUMERIC = 1;
const KANJI = 2;
const BYTE = 3;
const MODE_NAMES = ['numeric', 'alphanumeric', 'kanji', 'byte'] as const;

/** Sixths of a bit for a character in numeric, alphanumeric and kanji mode, without headers. */
const SIXTHS = [20, 33, 78] as const;

/** ECI assignment number of UTF-8. */
const UTF_8 = 26;

/** A text cut into runs, longest stretches of characters with the same most compact mode; ready for any size class. */
export interface AnalysedText {
  readonly text: string;
  /** For each run its most compact mode, its first character, and its length in UTF-8 bytes. */
  readonly modes: readonly number[];
  readonly starts: readonly number[];
  readonly bytes: readonly number[];
  /** Whether there are runs for kanji mode. */
  readonly hasKanji: boolean;
  /** Whether the message starts with an ECI designator for UTF-8. */
  readonly eci: boolean;
  /** No list of segments has fewer bits, whatever the size class. */
  readonly leastBits: number;
}

/**
 * Cuts a text into runs. With `eci`, a text beyond ASCII is announced as UTF-8, and kanji mode stays unused, because
 * readers differ in what an announced character set means for it.
 */
export function analyseText(text: string, eci: boolean): AnalysedText {
  const modes: number[] = [];
  const starts: number[] = [];
  const bytes: number[] = [];
  const withKanji = !eci && mayHaveKanji(text);
  const values = alphanumericValues();
  let current = -1;
  let runBytes = 0;
  let isAscii = true;
  let sixths = 0;
  for (let i = 0; i < text.length; i++) {
    const start = i;
    const unit = text.charCodeAt(i);
    let mode = BYTE;
    let size = 1;
    if (unit < 0x80) {
      const value = values[unit];
      if (value >= 0) mode = value < 10 ? NUMERIC : ALPHANUMERIC;
    } else {
      isAscii = false;
      size = unit < 0x800 ? 2 : 3;
      if (withKanji && kanjiValue(unit) >= 0) mode = KANJI;
      else if (isPairAt(text, i)) {
        size = 4;
        i++;
      }
    }
    if (mode !== current) {
      if (current >= 0) bytes.push(runBytes);
      modes.push(mode);
      starts.push(start);
      current = mode;
      runBytes = 0;
    }
    runBytes += size;
    sixths += mode === BYTE ? 48 * size : SIXTHS[mode];
  }
  bytes.push(runBytes);
  return {
    text,
    modes,
    starts,
    bytes,
    hasKanji: modes.includes(KANJI),
    eci: eci && !isAscii,
    leastBits: sixths / 6,
  };
}

/**
 * The segments with the fewest bits for a size class; of equal ones, those with more text in byte mode.
 *
 * It is enough to change modes between runs: one character given up by a more compact segment costs more in its
 * neighbour than it saves, whatever the remainders of groups of three digits or two letters. A numeric or kanji segment
 * is then exactly one run; alphanumeric and byte segments may go on, so the cheapest open one of each is carried along
 * (the alphanumeric one in half bits, 5½ for a character). Without `useKanji`, what kanji mode could hold is bytes.
 */
export function segmentText(analysed: AnalysedText, sizeClass: SizeClass, useKanji = true): Segment[] {
  const { text, modes, starts, bytes } = analysed;
  const numericHeader = headerBits('numeric', sizeClass);
  const alphanumericHeader = headerBits('alphanumeric', sizeClass);
  const kanjiHeader = headerBits('kanji', sizeClass);
  const byteHeader = headerBits('byte', sizeClass);
  const runs = modes.length;
  // The best segment that ends with each run: its mode, and the run that it starts with.
  const bestModes = new Uint8Array(runs);
  const bestStarts = new Int32Array(runs);

  let bits = 0;
  let byteBits = Number.MAX_SAFE_INTEGER;
  let byteFrom = 0;
  let alphanumericHalfBits = Number.MAX_SAFE_INTEGER;
  let alphanumericFrom = 0;
  for (let run = 0; run < runs; run++) {
    const mode = modes[run];
    const length = (run + 1 < runs ? starts[run + 1] : text.length) - starts[run];
    if (bits + byteHeader < byteBits) {
      byteBits = bits + byteHeader;
      byteFrom = run;
    }
    byteBits += 8 * bytes[run];
    let best = byteBits;
    let bestMode = BYTE;
    let bestFrom = byteFrom;

    if (mode <= ALPHANUMERIC) {
      if (2 * (bits + alphanumericHeader) < alphanumericHalfBits) {
        alphanumericHalfBits = 2 * (bits + alphanumericHeader);
        alphanumericFrom = run;
      }
      alphanumericHalfBits += 11 * length;
      const closed = Math.ceil(alphanumericHalfBits / 2);
      if (closed < best) {
        best = closed;
        bestMode = ALPHANUMERIC;
        bestFrom = alphanumericFrom;
      }
    } else {
      alphanumericHalfBits = Number.MAX_SAFE_INTEGER;
    }
    if (mode === NUMERIC || (mode === KANJI && useKanji)) {
      const closed = bits + (mode === NUMERIC ? numericHeader + numericBits(length) : kanjiHeader + 13 * length);
      if (closed < best) {
        best = closed;
        bestMode = mode;
        bestFrom = run;
      }
    }
    bits = best;
    bestModes[run] = bestMode;
    bestStarts[run] = bestFrom;
  }

  const segments: Segment[] = [];
  let end = text.length;
  for (let run = runs - 1; run >= 0; run = bestStarts[run] - 1) {
    const start = starts[bestStarts[run]];
    segments.push({ mode: MODE_NAMES[bestModes[run]], text: text.slice(start, end) });
    end = start;
  }
  if (analysed.eci) segments.push({ mode: 'eci', assignment: UTF_8 });
  return segments.reverse();
}
