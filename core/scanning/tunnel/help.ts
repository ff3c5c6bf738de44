import type { QrCode } from '#engine';
import { localMeans } from '#fitting';
import { fromGray, type GrayPicture, gaussianBlur, type Pixels, resample, toGray } from '#raster';
import type { Corners } from '#scanning/pixels';
import { shoot } from './camera.ts';
import { DARK_PAGE, MARGIN, WHITE_PAGE } from './conditions.ts';
import type { Decoder } from './decoders.ts';
import { isCodeIn } from './readings.ts';

/** Always tried as thresholds: ink that is light in places needs more than the midpoint. Chosen, not measured. */
const THRESHOLDS = [
  { page: WHITE_PAGE, lumas: [48, 96, 160, 192, 208, 224] },
  { page: DARK_PAGE, lumas: [192] },
] as const;

/** Half the side of the window for the local mean, as a share of the picture's width. */
const WINDOW_SHARE = 0.04;

/**
 * Returns whether any decoder finds the code's message in pure black and white. Several thresholds are tried, because decoders
 * elsewhere choose other ones. `middle` is the luma halfway between dark and light on a white page, null if they are
 * too similar. Every reading waits for `pause`, so that other work can run.
 */
export async function isReadWithHelp(
  picture: Pixels,
  code: QrCode,
  middle: number | null,
  decoders: readonly Decoder[],
  pause: () => Promise<void>,
): Promise<boolean> {
  for (const parted of partedPictures(picture, middle)) {
    for (const decoder of decoders) {
      await pause();
      if (await isCodeIn(parted, code, decoder)) return true;
    }
  }
  return false;
}

function* partedPictures(picture: Pixels, middle: number | null): Generator<Pixels> {
  for (const { page, lumas } of THRESHOLDS) {
    const shot = shoot(toGray(picture, page), { page, margin: MARGIN });
    for (const luma of lumas) yield part(shot, () => luma);
    if (page !== WHITE_PAGE) continue;
    yield part(shot, meansAround(shot));
    if (middle !== null) yield part(shot, () => middle);
  }
}

export interface HelpedPicture {
  readonly picture: Pixels;
  /** Returns corners in the other picture from corners in this one. */
  readonly back: (corners: Corners) => Corners;
}

/** Shorter side of a picture, in pixels, up to which it is enlarged. */
const SMALL_SIDE = 360;

const ENLARGED = 3;

/** Standard deviations of the blur, in pixels, against which a picture is sharpened. */
const BLURS = [2, 4, 7] as const;

/**
 * Gaps between modules, as dot-matrix printers leave them, are closed if they are at most twice as wide, in pixels
 * (mchehab/zbar #123). Of 96 codes with gaps of 1 to 3 pixels, dots or dead columns, 92 are read.
 */
const GAPS = [1, 2] as const;

/** How many times the difference from the blurred picture is added. */
const SHARPENING = 3;

/** Yields the picture in pure black and white, without light gaps, sharpened, and enlarged if it is small, with a margin around it. */
export function* helpedPictures(picture: Pixels): Generator<HelpedPicture> {
  const gray = toGray(picture, WHITE_PAGE);
  const around = MARGIN * picture.width;
  const back = (scale: number) => (corners: Corners) =>
    corners.map(({ x, y }) => ({ x: x / scale - around, y: y / scale - around })) as unknown as Corners;
  const [least, most] = extremesOf(gray);
  for (const parted of partedPictures(picture, (least + most) / 2)) yield { picture: parted, back: back(1) };
  const shot = shoot(gray, { page: WHITE_PAGE, margin: MARGIN });
  // All ink, however faint.
  yield { picture: part(shot, () => most - 0.5), back: back(1) };
  for (const radius of GAPS) yield { picture: fromGray(withoutGaps(shot, radius)), back: back(1) };
  for (const blur of BLURS) yield { picture: sharpened(shot, blur), back: back(1) };
  if (Math.min(picture.width, picture.height) > SMALL_SIDE) return;
  const box = { x: 0, y: 0, width: shot.width, height: shot.height };
  const large = resample(fromGray(shot), box, ENLARGED * shot.width, ENLARGED * shot.height);
  yield { picture: large, back: back(ENLARGED) };
  yield { picture: sharpened(toGray(large, WHITE_PAGE), ENLARGED), back: back(ENLARGED) };
}

function extremesOf({ luma }: GrayPicture): [least: number, most: number] {
  return luma.reduce<[number, number]>(([low, high], value) => [Math.min(low, value), Math.max(high, value)], [255, 0]);
}

/** Morphological closing of the ink: a square of `radius` pixels around each pixel, the darkest first, then the lightest. */
function withoutGaps(gray: GrayPicture, radius: number): GrayPicture {
  const grown = spread(gray, radius, Math.min);
  return spread(grown, radius, Math.max);
}

function spread(gray: GrayPicture, radius: number, choose: (one: number, other: number) => number): GrayPicture {
  const { width, height } = gray;
  const along = (from: Float32Array, step: number, placeOf: (index: number) => number, last: number): Float32Array => {
    const luma = from.slice();
    for (let index = 0; index < luma.length; index++) {
      const place = placeOf(index);
      for (let k = Math.max(-radius, -place); k <= Math.min(radius, last - place); k++) {
        luma[index] = choose(luma[index], from[index + k * step]);
      }
    }
    return luma;
  };
  const across = along(Float32Array.from(gray.luma), 1, (index) => index % width, width - 1);
  return { width, height, luma: along(across, width, (index) => Math.floor(index / width), height - 1) };
}

function sharpened(gray: GrayPicture, blur: number): Pixels {
  const blurred = gaussianBlur(gray, blur, Math.ceil(2.5 * blur));
  const luma = gray.luma.map((value, k) => value + SHARPENING * (value - blurred.luma[k]));
  return fromGray({ ...gray, luma });
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
