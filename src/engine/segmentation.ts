// The shortest list of segments for a text. ISO/IEC 18004:2015, 7.4.7 (mixing modes); where Annex J gives rules of
// thumb, this finds the optimum by dynamic programming.

import { ALPHANUMERIC_VALUES } from './alphanumeric.ts';
import { EncodeError } from './encode-error.ts';
import { kanjiValue, mayHaveKanji } from './kanji.ts';
import {
  eciSegment,
  headerBits,
  MODES,
  type ReadySegment,
  type SizeClass,
  type TextMode,
  textSegment,
} from './segments.ts';

/**
 * The most compact mode of a character, as its place in `MODES`; a digit may also stand in alphanumeric mode, anything
 * in byte mode.
 */
const NUMERIC = 0;
const ALPHANUMERIC = 1;
const KANJI = 2;
const BYTE = 3;
const MODE_NAMES = Object.keys(MODES) as TextMode[];
const SIXTHS = MODE_NAMES.map((mode) => MODES[mode].sixths);

/** More sixths of a bit than any symbol has, and a small integer for JavaScript engines. */
const BEYOND_ALL = 1e9;

/** ECI assignment number of UTF-8. */
const UTF_8 = 26;

/** A text cut into runs, longest stretches of characters with the same most compact mode; ready for any size class. */
export interface AnalysedText {
  readonly text: string;
  /** For each run its most compact mode, its first character (and where the last one ends), its length in UTF-8 bytes. */
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
 * readers differ in what an announced character set means for it. Throws `EncodeError` for an empty text.
 */
export function analyseText(text: string, eci: boolean): AnalysedText {
  if (text === '') throw new EncodeError('empty');
  const modes: number[] = [];
  const starts: number[] = [];
  const bytes: number[] = [];
  const withKanji = !eci && mayHaveKanji(text);
  let current = -1;
  let isAnnounced = false;
  let sixths = 0;
  for (let i = 0; i < text.length; i++) {
    const start = i;
    const unit = text.charCodeAt(i);
    let mode = BYTE;
    let size = 1;
    if (unit < 0x80) {
      const value = ALPHANUMERIC_VALUES[unit];
      if (value >= 0) mode = value < 10 ? NUMERIC : ALPHANUMERIC;
    } else {
      isAnnounced = eci;
      size = unit < 0x800 ? 2 : 3;
      if (withKanji && kanjiValue(unit) >= 0) {
        mode = KANJI;
      } else if ((text.codePointAt(i) ?? 0) > 0xffff) {
        size = 4;
        i++;
      }
    }
    if (mode !== current) {
      modes.push(mode);
      starts.push(start);
      bytes.push(0);
      current = mode;
    }
    bytes[modes.length - 1] += size;
    sixths += SIXTHS[mode] * (mode === BYTE ? size : 1);
  }
  starts.push(text.length);
  return {
    text,
    modes,
    starts,
    bytes,
    hasKanji: modes.includes(KANJI),
    eci: isAnnounced,
    leastBits: sixths / 6,
  };
}

/**
 * The segments with the fewest bits for a size class. Without `useKanji`, what kanji mode could hold is bytes.
 *
 * It is enough to change modes between runs: one character given up by a more compact segment costs more in its
 * neighbour than it saves, whatever the remainders of groups of three digits or two letters. So there are, at the end of
 * each run, at most four lists of segments to compare: for each mode the cheapest that ends with an open segment in it.
 * Their bits are counted in sixths as long as the segment goes on, and made whole when it is closed.
 */
export function segmentText(analysed: AnalysedText, sizeClass: SizeClass, useKanji = true): ReadySegment[] {
  const { text, modes, starts, bytes } = analysed;
  const runs = modes.length;
  const headers = MODE_NAMES.map((mode) => headerBits(mode, sizeClass));
  // For each mode, the cheapest list whose last segment is in this mode and may go on: the run that this segment starts
  // with, and the sixths of a bit.
  const openFrom = [0, 0, 0, 0];
  const sixths = headers.map(() => BEYOND_ALL);
  // The best segment that ends with each run: its mode, and the run that it starts with.
  const bestModes: number[] = [];
  const bestFrom: number[] = [];
  let bits = 0;
  for (let run = 0; run < runs; run++) {
    const runMode = modes[run] === KANJI && !useKanji ? BYTE : modes[run];
    const length = starts[run + 1] - starts[run];
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
        openFrom[mode] = run;
      }
      sixths[mode] += SIXTHS[mode] * (mode === BYTE ? bytes[run] : length);
      const closed = Math.ceil(sixths[mode] / 6);
      if (closed < least) {
        least = closed;
        best = mode;
      }
    }
    bits = least;
    bestModes.push(best);
    bestFrom.push(openFrom[best]);
  }

  const segments: ReadySegment[] = [];
  let end = text.length;
  for (let run = runs - 1; run >= 0; run = bestFrom[run] - 1) {
    const start = starts[bestFrom[run]];
    segments.push(textSegment(MODE_NAMES[bestModes[run]], text.slice(start, end)));
    end = start;
  }
  if (analysed.eci) segments.push(eciSegment(UTF_8));
  return segments.reverse();
}
