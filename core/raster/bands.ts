import { type Pixels, wordsOf } from './pixels.ts';

/**
 * Some rows of a picture, as wide as the picture. The band is repeated `times` times (default 1), so that one row can
 * represent a run of equal rows.
 */
export interface Band extends Pixels {
  readonly times?: number;
}

/** Returns the height of the picture made of these bands. */
export function heightOf(bands: readonly Band[]): number {
  return bands.reduce((sum, { height, times = 1 }) => sum + height * times, 0);
}

/** Returns whether a picture has the same size and bytes as the picture made of these bands. */
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
