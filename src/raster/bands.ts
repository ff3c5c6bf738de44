import { type Pixels, wordsOf } from './pixels.ts';

/**
 * A part of a picture, as wide as the picture. It stands `times` times below itself, by default once: one row for all
 * rows like it.
 */
export interface Band extends Pixels {
  readonly times?: number;
}

/** Returns the height of the picture that bands below one another are. */
export function heightOf(bands: readonly Band[]): number {
  return bands.reduce((sum, { height, times = 1 }) => sum + height * times, 0);
}

/** Whether a picture has the size and the bytes of the picture that bands below one another are. */
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
