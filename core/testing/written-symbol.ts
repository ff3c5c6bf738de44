// Symbols with any segments, bit by bit, for what the encoder does not write. Used by tests only.

import { blockLayout, type ErrorCorrectionLevel, type Mask, prepareMessage, type QrCode, renderMask } from '#engine';

/** A number and how many bits it takes. */
export type Bits = readonly [value: number, width: number];

const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** Each returns the bits of one segment, for versions 1 to 9. Letters of `byteBits` are bytes. */
export const byteBits = (bytes: string | Uint8Array): Bits[] => {
  const values = typeof bytes === 'string' ? Array.from(bytes, (letter) => letter.charCodeAt(0)) : [...bytes];
  return [[4, 4], [values.length, 8], ...values.map((value): Bits => [value, 8])];
};

export const alphanumericBits = (text: string): Bits[] => {
  const pairs = text.match(/..?/g) ?? [];
  return [
    [2, 4],
    [text.length, 9],
    ...pairs.map(([a, b]): Bits => {
      const value = ALPHANUMERIC.indexOf(a);
      return b === undefined ? [value, 6] : [45 * value + ALPHANUMERIC.indexOf(b), 11];
    }),
  ];
};

/** `pairs` are the Shift JIS codes of the characters. */
export const kanjiBits = (pairs: readonly number[]): Bits[] => [
  [8, 4],
  [pairs.length, 8],
  ...pairs.map((pair): Bits => {
    const less = pair - (pair < 0xe000 ? 0x8140 : 0xc140);
    return [(less >> 8) * 0xc0 + (less & 0xff), 13];
  }),
];

/** `pairs` are the GB 2312 codes of the characters. */
export const hanziBits = (pairs: readonly number[]): Bits[] => [
  [13, 4],
  [1, 4],
  [pairs.length, 8],
  ...pairs.map((pair): Bits => {
    const less = pair - (pair < 0xab00 ? 0xa1a1 : 0xa6a1);
    return [(less >> 8) * 0x60 + (less & 0xff), 13];
  }),
];

/** An assignment number below 128. */
export const eciBits = (assignment: number): Bits[] => [
  [7, 4],
  [assignment, 8],
];

export const GS1_BITS: readonly Bits[] = [[5, 4]];

export const applicationBits = (value: number): Bits[] => [
  [9, 4],
  [value, 8],
];

export const partBits = (index: number, of: number, parity: number): Bits[] => [
  [3, 4],
  [index - 1, 4],
  [of - 1, 4],
  [parity, 8],
];

interface WrittenOptions {
  readonly version?: number;
  readonly level?: ErrorCorrectionLevel;
  readonly mask?: Mask;
}

/** Returns the symbol of segments, in version 5 of level M by default. */
export function writtenSymbol(
  segments: readonly (readonly Bits[])[],
  { version = 5, level = 'M', mask = 2 }: WrittenOptions = {},
): QrCode {
  const length = blockLayout(version, level).reduce((sum, { dataCodewords }) => sum + dataCodewords, 0);
  const bits = segments
    .flat()
    .flatMap(([value, width]) => Array.from({ length: width }, (_, k) => (value >> (width - 1 - k)) & 1));
  if (bits.length > 8 * length) throw new RangeError(`${bits.length} bits do not fit`);
  const used = Math.min(length, Math.ceil((bits.length + 4) / 8));
  const data = Uint8Array.from({ length }, (_, k) => (k < used ? 0 : (k - used) % 2 ? 0x11 : 0xec));
  for (const [k, bit] of bits.entries()) data[k >>> 3] |= bit << (7 - (k & 7));
  return renderMask(prepareMessage({ version, level, data }), mask);
}
