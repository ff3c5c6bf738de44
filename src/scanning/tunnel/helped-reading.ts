import { localMeans } from '#fitting';
import { fromGray, type GrayPicture, type Pixels, toGray } from '#raster';
import { shoot } from './camera.ts';
import { DARK_PAGE, MARGIN, WHITE_PAGE } from './conditions.ts';
import { isTextIn } from './read-picture.ts';
import type { Reader } from './readers.ts';

/** Lumas that part dark from light, on a page each: ink that is light in places needs another one than the middle. */
const THRESHOLDS = [
  { page: WHITE_PAGE, lumas: [48, 96, 160, 192, 208, 224] },
  { page: DARK_PAGE, lumas: [192] },
] as const;

/** Half the window, as a share of the picture, whose mean parts dark from light where no luma does so everywhere. */
const WINDOW_SHARE = 0.04;

/**
 * Whether any reader finds the text when it is told what is dark and what is light: others part the two in other ways
 * than ours do. `middle` is the luma half way between the code's own tones on white, null where they are too near.
 * Other work gets its turn in every `pause`.
 */
export async function isReadWithHelp(
  picture: Pixels,
  text: string,
  middle: number | null,
  readers: readonly Reader[],
  pause: () => Promise<void>,
): Promise<boolean> {
  for (const parted of partedPictures(picture, middle)) {
    for (const reader of readers) {
      await pause();
      if (await isTextIn(parted, text, reader)) return true;
    }
  }
  return false;
}

/** The picture in two tones, in as many ways as have been seen to help. */
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
