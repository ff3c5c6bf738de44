// A message is a list of segments, each in the mode that is shortest for its characters.
// ISO/IEC 18004:2015, 7.3 (modes), 7.4.1 with Tables 2 and 3 (indicators), 7.4.3 to 7.4.6 (lengths).

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

/** A segment ready to be written: checked, and with all bytes at hand. */
export type ReadySegment =
  | { readonly mode: 'numeric' | 'alphanumeric' | 'kanji'; readonly text: string }
  | { readonly mode: 'byte'; readonly bytes: Uint8Array }
  | { readonly mode: 'eci'; readonly assignment: number };

/** Versions 1–9, 10–26 and 27–40 differ in the width of their character count indicators. */
export type SizeClass = 0 | 1 | 2;

/** The size class that holds `version`. */
export function sizeClassOf(version: number): SizeClass {
  return version < 10 ? 0 : version < 27 ? 1 : 2;
}

/** What the standard fixes for a mode. */
interface ModeRules {
  /** The four bits that a segment starts with. */
  readonly indicator: number;
  /** Width of the character count, for each size class. */
  readonly countBits: readonly [number, number, number];
  /** Characters (or bytes) that are written as one number; a last group may have fewer. */
  readonly group: number;
  /** How many values a character can have; those of a group are the digits of one number in this base. */
  readonly base: number;
  /** Sixths of a bit for a character; a group, and so a segment, takes the next whole number of bits. */
  readonly sixths: number;
}

export const MODES = {
  numeric: { indicator: 1, countBits: [10, 12, 14], group: 3, base: 10, sixths: 20 },
  alphanumeric: { indicator: 2, countBits: [9, 11, 13], group: 2, base: 45, sixths: 33 },
  byte: { indicator: 4, countBits: [8, 16, 16], group: 1, base: 256, sixths: 48 },
  kanji: { indicator: 8, countBits: [8, 10, 12], group: 1, base: 8192, sixths: 78 },
  eci: { indicator: 7, countBits: [0, 0, 0], group: 1, base: 256, sixths: 48 },
} as const satisfies Record<Segment['mode'], ModeRules>;

const encoder = new TextEncoder();

/** A byte segment that carries a text as UTF-8, which is what readers expect; a lone surrogate becomes U+FFFD. */
export function utf8Segment(text: string): ReadySegment {
  return { mode: 'byte', bytes: encoder.encode(text) };
}

/** Bits before the data of a segment: mode indicator and character count indicator. */
export function headerBits(mode: Segment['mode'], sizeClass: SizeClass): number {
  return 4 + MODES[mode].countBits[sizeClass];
}

/** Bits of `count` characters, or bytes, in a mode. */
export function dataBits(mode: Segment['mode'], count: number): number {
  return Math.ceil((count * MODES[mode].sixths) / 6);
}

/** Characters, or bytes, of a segment; for `eci` the bytes of its designator (7.4.2), one to three. */
export function lengthOf(segment: ReadySegment): number {
  if (segment.mode === 'eci') return segment.assignment < 128 ? 1 : segment.assignment < 16384 ? 2 : 3;
  return segment.mode === 'byte' ? segment.bytes.length : segment.text.length;
}

/** Bits of a whole message without its terminator. */
export function messageBits(segments: readonly ReadySegment[], sizeClass: SizeClass): number {
  let bits = 0;
  for (const segment of segments) {
    bits += headerBits(segment.mode, sizeClass) + dataBits(segment.mode, lengthOf(segment));
  }
  return bits;
}
