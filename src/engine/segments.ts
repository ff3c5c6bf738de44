// A message is a list of segments, each in the mode that is shortest for its characters.
// ISO/IEC 18004:2015, 7.3 (modes) with Table 5, 7.4.1 with Tables 2 and 3 (indicators), 7.4.2 (ECI), 7.4.3 to 7.4.6
// (lengths).

import { kanjiValue } from './kanji.ts';

/** Table 5: the 45 characters of alphanumeric mode, in the order of their values. */
const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** The alphanumeric value of each ASCII code, 0 to 44, or −1. A digit has the same value in numeric mode. */
export const ALPHANUMERIC_VALUES = new Int8Array(128).fill(-1);

for (let value = 0; value < CHARACTERS.length; value++) ALPHANUMERIC_VALUES[CHARACTERS.charCodeAt(value)] = value;

/** The modes that text can have. */
export type TextMode = 'numeric' | 'alphanumeric' | 'byte' | 'kanji';

/**
 * A part of the message in one mode.
 * - `numeric`: digits; `alphanumeric`: digits, capital letters, space and `$%*+-./:`; `kanji`: characters of JIS X
 * 0208.
 * - `byte` with `text`: its UTF-8 bytes, a lone surrogate as U+FFFD; `byte` with `bytes`: those bytes as they are.
 * - `eci`: the character set of the byte segments that follow, by its assignment number, 0 to 999999 (26 is UTF-8).
 */
export type Segment =
  | { readonly mode: TextMode; readonly text: string }
  | { readonly mode: 'byte'; readonly bytes: Uint8Array }
  | { readonly mode: 'eci'; readonly assignment: number };

/** A segment ready to be written. */
export interface ReadySegment {
  readonly mode: Segment['mode'];
  /**
   * The value of each character in the mode; `byte`: the bytes; `eci`: the one to three bytes of the designator
   * (7.4.2).
   */
  readonly values: Uint8Array | Uint16Array;
}

/** Versions 1–9, 10–26 and 27–40 differ in the width of their character count indicators. */
export const SIZE_CLASSES = [0, 1, 2] as const;

export type SizeClass = (typeof SIZE_CLASSES)[number];

/** The size class that holds `version`. */
export function sizeClassOf(version: number): SizeClass {
  return version < 10 ? 0 : version < 27 ? 1 : 2;
}

/** The properties of a mode, as the standard fixes them. */
interface ModeRules {
  /** The four bits that a segment starts with. */
  readonly indicator: number;
  /** Width of the character count, for each size class. */
  readonly countBits: readonly [number, number, number];
  /** Values that are written as one number; a last group may have fewer. */
  readonly group: number;
  /** The number of different values. The values of a group are the digits of one number in this base. */
  readonly base: number;
  /** Sixths of a bit for one value. A group, and so a segment, takes the next whole number of bits. */
  readonly sixths: number;
}

export const MODES = {
  numeric: { indicator: 1, countBits: [10, 12, 14], group: 3, base: 10, sixths: 20 },
  alphanumeric: { indicator: 2, countBits: [9, 11, 13], group: 2, base: 45, sixths: 33 },
  kanji: { indicator: 8, countBits: [8, 10, 12], group: 1, base: 8192, sixths: 78 },
  byte: { indicator: 4, countBits: [8, 16, 16], group: 3, base: 256, sixths: 48 },
  eci: { indicator: 7, countBits: [0, 0, 0], group: 3, base: 256, sixths: 48 },
} as const satisfies Record<Segment['mode'], ModeRules>;

const encoder = new TextEncoder();

/**
 * Returns a segment of text. In byte mode it is UTF-8, which readers expect, and a lone surrogate becomes U+FFFD.
 * Throws a `RangeError` for a character that the mode does not have.
 */
export function textSegment(mode: TextMode, text: string): ReadySegment {
  if (mode === 'byte') return { mode, values: encoder.encode(text) };
  const { base } = MODES[mode];
  const values = new Uint16Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    const value = mode === 'kanji' ? kanjiValue(unit) : ALPHANUMERIC_VALUES[unit];
    if (!(value >= 0 && value < base)) {
      throw new RangeError(`${mode} mode has no character ${JSON.stringify(text[i])}`);
    }
    values[i] = value;
  }
  return { mode, values };
}

/** The designator of a character set with an assignment number from 0 to 999999 (7.4.2). */
export function eciSegment(assignment: number): ReadySegment {
  // The number of leading ones tells how many bytes follow the first.
  const bytes =
    assignment < 0x80
      ? [assignment]
      : assignment < 0x4000
        ? [(assignment >> 8) | 0x80, assignment]
        : [(assignment >> 16) | 0xc0, assignment >> 8, assignment];
  return { mode: 'eci', values: Uint8Array.from(bytes) };
}

/** Bits before the data of a segment: mode indicator and character count indicator. */
export function headerBits(mode: Segment['mode'], sizeClass: SizeClass): number {
  return 4 + MODES[mode].countBits[sizeClass];
}

/** Bits of a whole message without its terminator. */
export function messageBits(segments: readonly ReadySegment[], sizeClass: SizeClass): number {
  let bits = 0;
  for (const { mode, values } of segments) {
    bits += headerBits(mode, sizeClass) + Math.ceil((values.length * MODES[mode].sixths) / 6);
  }
  return bits;
}
