// Error correction levels. ISO/IEC 18004:2015, 7.5.1.

/** From the least to the most damage that can be corrected: about 7, 15, 25 and 30 % of the codewords. */
export const LEVELS = ['L', 'M', 'Q', 'H'] as const;

export type ErrorCorrectionLevel = (typeof LEVELS)[number];

/** Throws a `RangeError` unless `level` is one of the four. */
export function requireLevel(level: ErrorCorrectionLevel): void {
  if (!LEVELS.includes(level)) throw new RangeError(`level must be L, M, Q or H, got ${level}`);
}
