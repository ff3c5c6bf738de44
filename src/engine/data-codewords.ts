// Segments to the data codewords of a symbol: bits, terminator, padding. ISO/IEC 18004:2015, 7.4.

import { BitWriter } from './bit-writer.ts';
import { alphanumericValues } from './character-classes.ts';
import { kanjiValue } from './kanji.ts';
import { countOf, MODES, type Segment, type SizeClass } from './segments.ts';
import { writeUtf8 } from './utf8.ts';

const PAD_CODEWORDS = [0xec, 0x11] as const;

/**
 * Writes the data codewords to the first `capacity` bytes of `data`; the segments must fit
 * (`messageBits(…) <= 8 * capacity`).
 */
export function encodeSegments(
  segments: readonly Segment[],
  sizeClass: SizeClass,
  data: Uint8Array,
  capacity: number,
): void {
  data.fill(0, 0, capacity);
  const writer = new BitWriter(data);
  for (const segment of segments) {
    const { indicator, countBits } = MODES[segment.mode];
    writer.put(indicator, 4);
    writer.put(countOf(segment), countBits[sizeClass]);
    writeSegment(writer, segment);
  }
  // The bytes are zero already, which is the terminator and the rest of its last codeword.
  const used = Math.min(capacity, Math.ceil((writer.length + 4) / 8));
  for (let i = used; i < capacity; i++) data[i] = PAD_CODEWORDS[(i - used) & 1];
}

function writeSegment(writer: BitWriter, segment: Segment): void {
  if (segment.mode === 'eci') {
    writeDesignator(writer, segment.assignment);
  } else if ('bytes' in segment) {
    for (const byte of segment.bytes) writer.put(byte, 8);
  } else if (segment.mode === 'numeric') {
    writeNumeric(writer, segment.text);
  } else if (segment.mode === 'alphanumeric') {
    writeAlphanumeric(writer, segment.text);
  } else if (segment.mode === 'kanji') {
    for (let i = 0; i < segment.text.length; i++) writer.put(kanjiValue(segment.text.charCodeAt(i)), 13);
  } else {
    writeUtf8(segment.text, (byte) => writer.put(byte, 8));
  }
}

/** 7.4.2: the number of leading ones tells how many bytes follow the first. */
function writeDesignator(writer: BitWriter, assignment: number): void {
  if (assignment < 128) writer.put(assignment, 8);
  else if (assignment < 16384) writer.put(0x8000 | assignment, 16);
  else writer.put(0xc00000 | assignment, 24);
}

/** 7.4.3: three digits in ten bits, a remainder of two in seven, of one in four. */
function writeNumeric(writer: BitWriter, digits: string): void {
  let i = 0;
  for (; i + 3 <= digits.length; i += 3) {
    const hundreds = digits.charCodeAt(i) - 48;
    const tens = digits.charCodeAt(i + 1) - 48;
    writer.put(hundreds * 100 + tens * 10 + digits.charCodeAt(i + 2) - 48, 10);
  }
  if (digits.length - i === 2) writer.put((digits.charCodeAt(i) - 48) * 10 + digits.charCodeAt(i + 1) - 48, 7);
  else if (digits.length - i === 1) writer.put(digits.charCodeAt(i) - 48, 4);
}

/** 7.4.4: two characters in eleven bits, a remaining one in six. */
function writeAlphanumeric(writer: BitWriter, text: string): void {
  const values = alphanumericValues();
  let i = 0;
  for (; i + 2 <= text.length; i += 2) {
    writer.put(values[text.charCodeAt(i)] * 45 + values[text.charCodeAt(i + 1)], 11);
  }
  if (i < text.length) writer.put(values[text.charCodeAt(i)], 6);
}
