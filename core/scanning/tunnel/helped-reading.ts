import { localMeans } from '#fitting';
import { fromGray, type GrayPicture, type Pixels, toGray } from '#raster';
import { shoot } from './camera.ts';
import { DARK_PAGE, MARGIN, WHITE_PAGE } from './conditions.ts';
import type { Decoder } from './decoders.ts';
import { isTextIn } from './read-picture.ts';

/**
 * The lumas that are always tried as thresholds: one list for a white page under and around the picture, and one for a
 * dark page. Ink that is light in places needs a higher threshold than the midpoint of the tones. The figures are
 * chosen, not measured.
 */
const THRESHOLDS = [
  { page: WHITE_PAGE, lumas: [48, 96, 160, 192, 208, 224] },
  { page: DARK_PAGE, lumas: [192] },
] as const;

/**
 * Half the side of the window for the local mean, as a share of the picture's width. The local mean helps if no single
 * luma separates dark from light.
 */
const WINDOW_SHARE = 0.04;

/**
 * Converts the picture to pure black and white, and returns whether any decoder finds the text in it. Several
 * thresholds are tried, because decoders elsewhere choose other thresholds than ours. `middle` is the luma halfway
 * between the dark and the light color of the code on a white page. It is null if the two colors are too similar. Every
 * reading waits for `pause` first, so that other work can run.
 */
export async function isReadWithHelp(
  picture: Pixels,
  text: string,
  middle: number | null,
  decoders: readonly Decoder[],
  pause: () => Promise<void>,
): Promise<boolean> {
  for (const parted of partedPictures(picture, middle)) {
    for (const decoder of decoders) {
      await pause();
      if (await isTextIn(parted, text, decoder)) return true;
    }
  }
  return false;
}

/** Yields the picture in pure black and white, once for each threshold. */
function* partedPictures(picture: Pixels, middle: number | null): Generator<Pixels> {
  for (const { page, lumas } of THRESHOLDS) {
    const shot = shoot(toGray(picture, page), { page, margin: MARGIN });
    for (const luma of lumas) yield part(shot, () => luma);
    if (page !== WHITE_PAGE) continue;
    yield part(shot, meansAround(shot));
    if (middle !== null) yield part(shot, () => middle);
  }
}

function part({ width, height, luma }: GrayPicture, thresholdAt: (index: number) => number): Pixels {
  return fromGray({ width, height, luma: luma.map((value, index) => (value < thresholdAt(index) ? 0 : 255)) });
}

function meansAround(picture: GrayPicture): (index: number) => number {
  const { width, height } = picture;
  const meanAt = localMeans(
    picture,
    { left: 0, top: 0, right: width, bottom: height },
    Math.round(width * WINDOW_SHARE),
  );
  return (index) => meanAt(index % width, Math.floor(index / width));
}
