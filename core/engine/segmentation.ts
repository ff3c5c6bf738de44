// Finds the segments that encode a text in the fewest bits. ISO/IEC 18004:2015, 7.4.7 (mixing modes). Annex J gives
// rules of thumb; this file finds the optimum by dynamic programming.

import { kanjiValue } from './kanji.ts';
import {
  ALPHANUMERIC_VALUES,
  EncodeError,
  eciSegment,
  FNC1,
  GS1_VALUES,
  headerBits,
  MODES,
  type ReadySegment,
  SIZE_CLASSES,
  type SizeClass,
  type TextMode,
  textSegment,
} from './segments.ts';

const NUMERIC = 0;
const ALPHANUMERIC = 1;
const KANJI = 2;
const BYTE = 3;

const MODE_NAMES: readonly TextMode[] = ['numeric', 'alphanumeric', 'kanji', 'byte'];
const SIXTHS = MODE_NAMES.map((mode) => MODES[mode].sixths);
const HEADERS = SIZE_CLASSES.map((sizeClass) => MODE_NAMES.map((mode) => headerBits(mode, sizeClass)));

/** A cost above that of any symbol, in sixths of a bit; still a small integer for JavaScript engines. */
const BEYOND_ALL = 1e9;

const UTF_8 = 26;

/** A longest part of a text whose characters have the same most compact mode. */
interface Run {
  readonly mode: number;
  readonly start: number;
  end: number;
  bytes: number;
}

interface AnalyzedText {
  readonly text: string;
  readonly runs: readonly Readonly<Run>[];
  readonly hasKanji: boolean;
  readonly eci: boolean;
  readonly gs1: boolean;
  /** A lower bound for the bits of any list of segments, in any size class. */
  readonly leastBits: number;
}

/**
 * Splits a text into runs, with UTF-8 declared (`eci`), runs of kanji mode and FNC1 (`gs1`) if wanted. Throws an
 * `EncodeError`.
 */
export function analyzeText(text: string, eci: boolean, kanji: boolean, gs1 = false): AnalyzedText {
  if (text === '') throw new EncodeError('empty');
  const values = gs1 ? GS1_VALUES : ALPHANUMERIC_VALUES;
  const runs: Run[] = [];
  let run: Run = { mode: -1, start: 0, end: 0, bytes: 0 };
  let isAscii = true;
  let sixths = 0;
  for (let i = 0; i < text.length; ) {
    const unit = text.charCodeAt(i);
    let mode = BYTE;
    let units = 1;
    let bytes = 1;
    if (unit < 0x80) {
      const value = values[unit];
      if (value >= 0) mode = value < 10 ? NUMERIC : ALPHANUMERIC;
    } else {
      isAscii = false;
      if (kanji && kanjiValue(unit) >= 0) mode = KANJI;
      else if ((text.codePointAt(i) ?? 0) > 0xffff) units = 2;
      // A lone surrogate becomes U+FFFD, which takes three bytes, like everything from U+0800 to U+FFFF.
      bytes = units === 2 ? 4 : unit < 0x800 ? 2 : 3;
    }
    if (mode !== run.mode) {
      run = { mode, start: i, end: i, bytes: 0 };
      runs.push(run);
    }
    i += units;
    run.end = i;
    run.bytes += bytes;
    sixths += SIXTHS[mode] * (mode === BYTE ? bytes : 1);
  }
  return {
    text,
    runs,
    hasKanji: runs.some(({ mode }) => mode === KANJI),
    eci: eci && !isAscii,
    gs1,
    leastBits: sixths / 6,
  };
}

/**
 * Returns the segments with the fewest bits for a size class; without `useKanji`, runs of kanji are bytes. Dynamic
 * programming over runs keeps, for each mode, the cheapest list whose last segment is in this mode and open. Closing a
 * segment rounds up. Switching inside a run never saves a bit (segmentation.test.ts).
 */
export function segmentText(analyzed: AnalyzedText, sizeClass: SizeClass, useKanji = true): ReadySegment[] {
  const { text, runs, gs1 } = analyzed;
  const headers = HEADERS[sizeClass];
  // Where the open segment starts, and the list's cost in sixths of a bit: digits take 10/3, alphanumerics 11/2.
  const openFrom = [0, 0, 0, 0];
  const sixths = [BEYOND_ALL, BEYOND_ALL, BEYOND_ALL, BEYOND_ALL];
  const lastModes: number[] = [];
  const lastFrom: number[] = [];
  let bits = 0;
  for (let index = 0; index < runs.length; index++) {
    const run = runs[index];
    const runMode = run.mode === KANJI && !useKanji ? BYTE : run.mode;
    let best = BYTE;
    let least = BEYOND_ALL;
    for (let mode = BYTE; mode >= NUMERIC; mode--) {
      if (mode !== BYTE && mode !== runMode && (mode !== ALPHANUMERIC || runMode !== NUMERIC)) {
        sixths[mode] = BEYOND_ALL;
        continue;
      }
      const fresh = 6 * (bits + headers[mode]);
      if (fresh < sixths[mode]) {
        sixths[mode] = fresh;
        openFrom[mode] = index;
      }
      sixths[mode] += SIXTHS[mode] * (mode === BYTE ? run.bytes : run.end - run.start);
      const closed = Math.ceil(sixths[mode] / 6);
      if (closed < least) {
        least = closed;
        best = mode;
      }
    }
    bits = least;
    lastModes.push(best);
    lastFrom.push(openFrom[best]);
  }

  const segments: ReadySegment[] = [];
  for (let last = runs.length - 1; last >= 0; last = lastFrom[last] - 1) {
    const part = text.slice(runs[lastFrom[last]].start, runs[last].end);
    segments.push(textSegment(MODE_NAMES[lastModes[last]], part, gs1 ? GS1_VALUES : ALPHANUMERIC_VALUES));
  }
  if (gs1) segments.push(FNC1);
  if (analyzed.eci) segments.push(eciSegment(UTF_8));
  return segments.reverse();
}
