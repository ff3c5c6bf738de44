// ISO/IEC 18004:2015, 7.3 (modes) with Table 5 and 7.4 (indicators, ECI, FNC1, lengths, terminator, padding).

import { requireInteger } from './capacity.ts';
import { kanjiValue } from './kanji.ts';

/** Table 5: the 45 characters of alphanumeric mode, in the order of their values. */
export const ALPHANUMERIC_CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** The alphanumeric value of each ASCII code: 0 to 44, or −1. For digits, it is also the value in numeric mode. */
export const ALPHANUMERIC_VALUES = new Int8Array(128).fill(-1);

for (let value = 0; value < ALPHANUMERIC_CHARACTERS.length; value++)
  ALPHANUMERIC_VALUES[ALPHANUMERIC_CHARACTERS.charCodeAt(value)] = value;

/** Separates the elements of a GS1 message. */
export const GS = 0x1d;

export const PERCENT = 0x25;

/**
 * The same after FNC1 (7.4.8.2): there the value of the percent sign means GS. Percent signs themselves stay in byte mode,
 * because two values would mean one.
 */
export const GS1_VALUES = ALPHANUMERIC_VALUES.slice();
GS1_VALUES[GS] = GS1_VALUES[PERCENT];
GS1_VALUES[PERCENT] = -1;

export type TextMode = 'numeric' | 'alphanumeric' | 'byte' | 'kanji';

/**
 * A part of the message in one mode.
 * - `numeric`: digits; `alphanumeric`: digits, capital letters, space and `$%*+-./:`; `kanji`: characters of JIS X
 * 0208.
 * - `byte` with `text`: its UTF-8 bytes, with U+FFFD for a lone surrogate; `byte` with `bytes`: these bytes unchanged.
 * - `eci`: the character set of the following byte segments, as its assignment number, 0 to 999999 (26 is UTF-8).
 */
export type Segment =
  | { readonly mode: TextMode; readonly text: string }
  | { readonly mode: 'byte'; readonly bytes: Uint8Array }
  | { readonly mode: 'eci'; readonly assignment: number };

export interface ReadySegment {
  readonly mode: keyof typeof MODES;
  /** Of each character in the mode, each byte, or the 1 to 3 bytes of an ECI designator (7.4.2). */
  readonly values: Uint8Array | Uint16Array;
}

/** Classes of versions with equally wide character count indicators: versions 1–9, 10–26 and 27–40. */
export const SIZE_CLASSES = [0, 1, 2] as const;

export type SizeClass = (typeof SIZE_CLASSES)[number];

export function sizeClassOf(version: number): SizeClass {
  return version < 10 ? 0 : version < 27 ? 1 : 2;
}

interface ModeRules {
  readonly indicator: number;
  readonly countBits: readonly [number, number, number];
  /** How many values are written as one number. The last group may have fewer. */
  readonly group: number;
  /** The number of different values. The values of a group are digits of a number in this base. */
  readonly base: number;
  /** Sixths of a bit per value. Each group is rounded up to whole bits. */
  readonly sixths: number;
}

/** The rules of each mode (Tables 2 and 3, 7.4.2 to 7.4.6). */
export const MODES = {
  numeric: { indicator: 1, countBits: [10, 12, 14], group: 3, base: 10, sixths: 20 },
  alphanumeric: { indicator: 2, countBits: [9, 11, 13], group: 2, base: 45, sixths: 33 },
  kanji: { indicator: 8, countBits: [8, 10, 12], group: 1, base: 8192, sixths: 78 },
  byte: { indicator: 4, countBits: [8, 16, 16], group: 3, base: 256, sixths: 48 },
  eci: { indicator: 7, countBits: [0, 0, 0], group: 3, base: 256, sixths: 48 },
  gs1: { indicator: 5, countBits: [0, 0, 0], group: 3, base: 256, sixths: 48 },
} as const satisfies Record<Segment['mode'] | 'gs1', ModeRules>;

/** FNC1 in the first position: the message follows the rules of GS1. */
export const FNC1: ReadySegment = { mode: 'gs1', values: new Uint8Array() };

const encoder = new TextEncoder();

/** Byte mode is UTF-8, with U+FFFD for a lone surrogate. Throws a `RangeError` for a character not in the mode. */
export function textSegment(mode: TextMode, text: string, alphanumeric = ALPHANUMERIC_VALUES): ReadySegment {
  if (mode === 'byte') return { mode, values: encoder.encode(text) };
  const { base } = MODES[mode];
  const values = new Uint16Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    const value = mode === 'kanji' ? kanjiValue(unit) : alphanumeric[unit];
    if (!(value >= 0 && value < base)) {
      throw new RangeError(`${mode} mode has no character ${JSON.stringify(text[i])}`);
    }
    values[i] = value;
  }
  return { mode, values };
}

/** Returns the designator of a character set (7.4.2). The assignment number must be 0 to 999999. */
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

export function headerBits(mode: ReadySegment['mode'], sizeClass: SizeClass): number {
  return 4 + MODES[mode].countBits[sizeClass];
}

export function messageBits(segments: readonly ReadySegment[], sizeClass: SizeClass): number {
  let bits = 0;
  for (const { mode, values } of segments) {
    bits += headerBits(mode, sizeClass) + Math.ceil((values.length * MODES[mode].sixths) / 6);
  }
  return bits;
}

/** Writes the data codewords of segments that fit `capacity`. Returns the number before the padding. */
export function encodeSegments(
  segments: readonly ReadySegment[],
  sizeClass: SizeClass,
  data: Uint8Array,
  capacity: number,
): number {
  data.fill(0, 0, capacity);
  let length = 0;
  /** Appends the low `width` bits (0 to 24) of `value`, highest first. All other bits of `value` must be 0. */
  const put = (value: number, width: number) => {
    const first = length >>> 3;
    const end = (length & 7) + width;
    // Up to seven bits of the first byte are already used, so the new bits may extend over four bytes.
    const aligned = value << (32 - end);
    data[first] |= aligned >>> 24;
    if (end > 8) data[first + 1] = aligned >>> 16;
    if (end > 16) data[first + 2] = aligned >>> 8;
    if (end > 24) data[first + 3] = aligned;
    length += width;
  };
  for (const { mode, values } of segments) {
    const { indicator, countBits, group, base, sixths } = MODES[mode];
    const count = values.length;
    put(indicator, 4);
    if (mode !== 'eci') put(count, countBits[sizeClass]);
    // Each group of values is written as one number. Bytes need no groups, but writing three at a time is faster.
    for (let i = 0; i < count; ) {
      const end = Math.min(i + group, count);
      const width = Math.ceil(((end - i) * sixths) / 6);
      let value = 0;
      for (; i < end; i++) value = value * base + values[i];
      put(value, width);
    }
  }
  // Up to the end of a codeword all is 0, as `data` was filled with zeros.
  const used = Math.min(capacity, Math.ceil((length + 4) / 8));
  pad(data, used, capacity);
  return used;
}

/** Writes the padding of 7.4.10. */
export function pad(data: Uint8Array, used: number, capacity = data.length): void {
  for (let i = used; i < capacity; i++) data[i] = (i - used) & 1 ? 0x11 : 0xec;
}

/**
 * Checks segments. Throws a `TypeError` for what is no list of segments; a `RangeError` for a character that the mode
 * lacks, an ECI beyond 999999, or kanji mode with ECI (decoders disagree about it); an `EncodeError` for no content.
 */
export function readySegments(input: readonly Segment[]): ReadySegment[] {
  if (!Array.isArray(input)) throw new TypeError(`input must be a string or segments, got ${input}`);
  const ready = input.map(readySegment);
  const modes = ready.map(({ mode }) => mode);
  if (!ready.some(({ mode, values }) => mode !== 'eci' && values.length > 0)) throw new EncodeError('empty');
  if (modes.includes('kanji') && modes.includes('eci')) {
    throw new RangeError('segments must not mix kanji mode with ECI');
  }
  return ready;
}

function readySegment(segment: Segment): ReadySegment {
  const { mode } = segment;
  if (!Object.hasOwn(MODES, mode) || mode === FNC1.mode) {
    throw new TypeError(`mode must be one of numeric, alphanumeric, kanji, byte and eci, got ${mode}`);
  }
  if (mode === 'eci') {
    requireInteger(segment.assignment, 'assignment', 0, 999999);
    return eciSegment(segment.assignment);
  }
  if (mode === 'byte' && 'bytes' in segment && segment.bytes instanceof Uint8Array) {
    return { mode, values: segment.bytes };
  }
  const { text } = segment as { text?: unknown };
  if (typeof text !== 'string') throw new TypeError(`text must be a string, got ${text}`);
  return textSegment(mode, text);
}

export type EncodeErrorCode = 'empty' | 'too-big';

/** The only error of the engine that a visitor can cause; `message` is its code. Others are mistakes of the caller. */
export class EncodeError extends Error {
  readonly code: EncodeErrorCode;

  constructor(code: EncodeErrorCode) {
    super(code);
    this.name = 'EncodeError';
    this.code = code;
  }
}
