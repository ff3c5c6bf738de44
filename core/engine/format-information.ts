// Format information (level and mask) and version information (from version 7 on), as BCH-protected bit strings beside
// the finder patterns. ISO/IEC 18004:2015, 7.9 with Annex C and 7.10 with Annex D.

import type { ErrorCorrectionLevel } from './block-table.ts';

/** Table 12: the two-bit indicators of the levels. */
const LEVEL_INDICATORS: Readonly<Record<ErrorCorrectionLevel, number>> = { L: 0b01, M: 0b00, Q: 0b11, H: 0b10 };

/** The bits of format information are XORed with this mask, so that they are never all zeros. */
const FORMAT_MASK = 0b101010000010010;

/** Returns the 15 bits of format information; bit 14 is the more significant bit of the level. */
export function formatBits(level: ErrorCorrectionLevel, mask: number): number {
  const data = (LEVEL_INDICATORS[level] << 3) | mask;
  return ((data << 10) | bchRemainder(data, 10, 0b10100110111)) ^ FORMAT_MASK;
}

/** Returns the 18 bits of version information, for versions 7 to 40. */
export function versionBits(version: number): number {
  return (version << 12) | bchRemainder(version, 12, 0b1111100100101);
}

/** Returns the remainder of `data · x^degree` divided by the generator over GF(2); `data` has at most six bits. */
function bchRemainder(data: number, degree: number, generator: number): number {
  let remainder = data << degree;
  for (let shift = 5; shift >= 0; shift--) {
    if ((remainder >>> (degree + shift)) & 1) remainder ^= generator << shift;
  }
  return remainder;
}

/**
 * Returns the two modules `[x, y]` that carry a bit of format information: the one around the upper left finder
 * pattern, and its copy beside the other two. Bit 0 is the least significant, bit 14 the most significant.
 */
export function formatPositions(
  bit: number,
  size: number,
): readonly [readonly [number, number], readonly [number, number]] {
  const corner: readonly [number, number] =
    bit < 6 ? [8, bit] : bit < 8 ? [8, bit + 1] : bit === 8 ? [7, 8] : [14 - bit, 8];
  const copy: readonly [number, number] = bit < 8 ? [size - 1 - bit, 8] : [8, size - 15 + bit];
  return [corner, copy];
}
