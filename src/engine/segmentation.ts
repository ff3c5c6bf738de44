// The shortest list of segments for a text. ISO/IEC 18004:2015, 7.4.7 (mixing modes); where Annex J gives rules of
// thumb, this finds the optimum by dynamic programming.

import { alphanumericValue } from './character-classes.ts';
import { kanjiValue, mayHaveKanji } from './kanji.ts';
import { headerBits, numericBits, type Segment, type SizeClass } from './segments.ts';
import { byteLength } from './utf8.ts';

/** The most compact mode of a character; a digit may also stand in alphanumeric mode, anything in byte mode. */
type CharacterClass = 'numeric' | 'alphanumeric' | 'kanji' | 'byte';

/** A longest stretch of characters of one class. */
interface Run {
  readonly mode: CharacterClass;
  readonly start: number;
  readonly length: number;
  /** UTF-8 bytes. */
  readonly bytes: number;
}

/** ECI assignment number of UTF-8. */
const UTF_8 = 26;

/** A text cut into runs, ready to be segmented for any size class. */
export interface AnalysedText {
  readonly text: string;
  readonly runs: readonly Run[];
  /** Whether the message starts with an ECI designator for UTF-8. */
  readonly eci: boolean;
}

/**
 * Cuts a text into runs. With `eci`, a text beyond ASCII is announced as UTF-8, and kanji mode stays unused, because
 * readers differ in what an announced character set means for it.
 */
export function analyseText(text: string, eci: boolean): AnalysedText {
  const runs: Run[] = [];
  const withKanji = !eci && mayHaveKanji(text);
  let start = 0;
  let mode: CharacterClass = 'byte';
  for (let i = 0; i <= text.length; i++) {
    const next = i < text.length ? classOf(text.charCodeAt(i), withKanji) : undefined;
    if (i > start && next !== mode) {
      const length = i - start;
      const isAscii = mode === 'numeric' || mode === 'alphanumeric';
      runs.push({ mode, start, length, bytes: isAscii ? length : byteLength(text.slice(start, i)) });
      start = i;
    }
    if (next !== undefined) mode = next;
  }
  return { text, runs, eci: eci && byteLength(text) !== text.length };
}

function classOf(unit: number, withKanji: boolean): CharacterClass {
  const value = alphanumericValue(unit);
  if (value >= 0) return value < 10 ? 'numeric' : 'alphanumeric';
  return withKanji && unit >= 0x80 && kanjiValue(unit) >= 0 ? 'kanji' : 'byte';
}

/** The best segment that ends at a run's end: its mode, the run it starts with, and the bits of all runs up to here. */
interface Step {
  readonly mode: CharacterClass;
  readonly from: number;
  readonly bits: number;
}

/**
 * The segments with the fewest bits for a size class; of equal ones, those with more text in byte mode.
 *
 * It is enough to change modes between runs: one character given up by a more compact segment costs more in its
 * neighbour than it saves, whatever the remainders of groups of three digits or two letters. A numeric or kanji segment
 * is then exactly one run; alphanumeric and byte segments may go on, so the cheapest open one of each is carried along
 * (the alphanumeric one in half bits, 5½ for a character).
 */
export function segmentText(analysed: AnalysedText, sizeClass: SizeClass): Segment[] {
  const { text, runs } = analysed;
  const steps: Step[] = [];
  let bits = 0;
  let byteBits = Number.POSITIVE_INFINITY;
  let byteFrom = 0;
  let alphanumericHalfBits = Number.POSITIVE_INFINITY;
  let alphanumericFrom = 0;

  for (const [index, run] of runs.entries()) {
    const newByte = bits + headerBits('byte', sizeClass);
    if (newByte < byteBits) {
      byteBits = newByte;
      byteFrom = index;
    }
    byteBits += 8 * run.bytes;
    let best: Step = { mode: 'byte', from: byteFrom, bits: byteBits };

    if (run.mode === 'numeric' || run.mode === 'alphanumeric') {
      const newAlphanumeric = 2 * (bits + headerBits('alphanumeric', sizeClass));
      if (newAlphanumeric < alphanumericHalfBits) {
        alphanumericHalfBits = newAlphanumeric;
        alphanumericFrom = index;
      }
      alphanumericHalfBits += 11 * run.length;
      const closed = Math.ceil(alphanumericHalfBits / 2);
      if (closed < best.bits) best = { mode: 'alphanumeric', from: alphanumericFrom, bits: closed };
    } else {
      alphanumericHalfBits = Number.POSITIVE_INFINITY;
    }
    if (run.mode === 'numeric') {
      const closed = bits + headerBits('numeric', sizeClass) + numericBits(run.length);
      if (closed < best.bits) best = { mode: 'numeric', from: index, bits: closed };
    }
    if (run.mode === 'kanji') {
      const closed = bits + headerBits('kanji', sizeClass) + 13 * run.length;
      if (closed < best.bits) best = { mode: 'kanji', from: index, bits: closed };
    }
    bits = best.bits;
    steps.push(best);
  }

  const segments: Segment[] = [];
  let end = text.length;
  for (let index = steps.length - 1; index >= 0; index = steps[index].from - 1) {
    const { mode, from } = steps[index];
    const start = runs[from].start;
    segments.push({ mode, text: text.slice(start, end) });
    end = start;
  }
  if (analysed.eci) segments.push({ mode: 'eci', assignment: UTF_8 });
  return segments.reverse();
}
