import { type Pixels, wordsOf } from './pixels.ts';

/**
 * A part of a picture, as wide as the picture. It is repeated `times` times, once by default: one row can represent all
 * equal rows.
 */
export interface Band extends Pixels {
  readonly times?: number;
}

/** Returns the height of the picture that consists of these bands. */
export function heightOf(bands: readonly Band[]): number {
  return bands.reduce((sum, { height, times = 1 }) => sum + height * times, 0);
}

/** Whether a picture has the same size and bytes as the picture that consists of these bands. */
export function isSameAsBands(picture: Pixels, bands: readonly Band[]): boolean {
  if (picture.height !== heightOf(bands) || bands.some(({ width }) => width !== picture.width)) return false;
  const words = wordsOf(picture);
  let at = 0;
  for (const band of bands) {
    const bandWords = wordsOf(band);
    for (let time = 0; time < (band.times ?? 1); time++) {
      for (let k = 0; k < bandWords.length; k++) if (words[at++] !== bandWords[k]) return false;
    }
  }
  return true;
}
