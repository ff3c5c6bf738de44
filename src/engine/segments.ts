// A message is a list of segments, each in the mode that is shortest for its characters.
// ISO/IEC 18004:2015, 7.3 (modes) and 7.4.1 with Tables 2 and 3 (mode and character count indicators).

import { byteLength } from './utf8.ts';

/**
 * A part of the message in one mode.
 * - `numeric`: digits; `alphanumeric`: digits, capital letters, space and `$%*+-./:`; `kanji`: characters of JIS X 0208.
 * - `byte` with `text`: its UTF-8 bytes, a lone surrogate as U+FFFD; `byte` with `bytes`: those bytes as they are.
 * - `eci`: the character set of the byte segments that follow, by its assignment number, 0 to 999999 (26 is UTF-8).
 */
export type Segment =
  | { readonly mode: 'numeric' | 'alphanumeric' | 'byte' | 'kanji'; readonly text: string }
  | { readonly mode: 'byte'; readonly bytes: Uint8Array }
  | { readonly mode: 'eci'; readonly assignment: number };

/** Versions 1–9, 10–26 and 27–40 differ in the width of their character count indicators. */
export type SizeClass = 0 | 1 | 2;

export const SIZE_CLASSES: readonly SizeClass[] = [0, 1, 2];

/** The last version of each size class. */
export const LAST_VERSION_OF_CLASS = [9, 26, 40] as const;

/** What the standard fixes for a mode: its 4-bit indicator, and the width of its count for each size class. */
export const MODES = {
  numeric: { indicator: 1, countBits: [10, 12, 14] },
  alphanumeric: { indicator: 2, countBits: [9, 11, 13] },
  byte: { indicator: 4, countBits: [8, 16, 16] },
  kanji: { indicator: 8, countBits: [8, 10, 12] },
  eci: { indicator: 7, countBits: [0, 0, 0] },
} as const;

/** The size class that holds `version`. */
export function sizeClassOf(version: number): SizeClass {
  return version <= LAST_VERSION_OF_CLASS[0] ? 0 : version <= LAST_VERSION_OF_CLASS[1] ? 1 : 2;
}

/** Bits before the data of a segment: mode indicator and character count indicator. */
export function headerBits(mode: Segment['mode'], sizeClass: SizeClass): number {
  return 4 + MODES[mode].countBits[sizeClass];
}

/** Bits of `count` characters in numeric mode: ten for three, seven for two, four for one. */
export function numericBits(count: number): number {
  return 10 * Math.floor(count / 3) + [0, 4, 7][count % 3];
}

/** Bits of an ECI designator's assignment number: one, two or three bytes. */
function designatorBits(assignment: number): number {
  return assignment < 128 ? 8 : assignment < 16384 ? 16 : 24;
}

/** The number that the character count indicator holds: characters, or bytes in byte mode; 0 for `eci`. */
export function countOf(segment: Segment): number {
  if (segment.mode === 'eci') return 0;
  if ('bytes' in segment) return segment.bytes.length;
  return segment.mode === 'byte' ? byteLength(segment.text) : segment.text.length;
}

/** Bits of one segment with its header. */
export function segmentBits(segment: Segment, sizeClass: SizeClass): number {
  const header = headerBits(segment.mode, sizeClass);
  const count = countOf(segment);
  switch (segment.mode) {
    case 'numeric':
      return header + numericBits(count);
    case 'alphanumeric':
      return header + Math.ceil(5.5 * count);
    case 'byte':
      return header + 8 * count;
    case 'kanji':
      return header + 13 * count;
    case 'eci':
      return header + designatorBits(segment.assignment);
  }
}

/** Bits of a whole message without its terminator. */
export function messageBits(segments: readonly Segment[], sizeClass: SizeClass): number {
  let bits = 0;
  for (const segment of segments) bits += segmentBits(segment, sizeClass);
  return bits;
}
