import { flattenOn, fromGray, type GrayPicture, type PageLuma, type Pixels, toGray } from '#raster';
import { type Shot, shoot } from './camera.ts';

/** Luma of a page in a light and in a dark color scheme. */
export const WHITE_PAGE: PageLuma = 255;
export const DARK_PAGE: PageLuma = 18;

/** Page seen on each side of a picture, as a share of the picture's width. */
export const MARGIN = 0.15;

const ON_WHITE = { page: WHITE_PAGE, margin: MARGIN };
const ON_DARK = { page: DARK_PAGE, margin: MARGIN };
const PHOTO = {
  width: 340,
  rotation: 7,
  tilt: 15,
  blur: 1.2,
  shade: 0.6,
  range: [25, 225],
  noise: 8,
  jpeg: 45,
} as const;

const SHOTS = {
  'white-page': ON_WHITE,
  'dark-page': ON_DARK,
  small: { ...ON_WHITE, width: 120 },
  'small-dark': { ...ON_DARK, width: 120 },
  blurred: { ...ON_WHITE, blur: 2.5 },
  rotated: { ...ON_WHITE, rotation: 20 },
  tilted: { ...ON_WHITE, tilt: 35 },
  noisy: { ...ON_WHITE, width: 280, noise: 15 },
  recompressed: { ...ON_WHITE, jpeg: 20 },
  'washed-out': { ...ON_WHITE, range: [120, 220], noise: 4 },
  'uneven-light': { ...ON_WHITE, shade: 0.25 },
  photo: { ...ON_WHITE, ...PHOTO },
  'photo-dark': { ...ON_DARK, ...PHOTO },
} as const satisfies Record<string, Shot>;

export type ConditionId = 'as-is' | keyof typeof SHOTS;

/** All conditions, in the order in which they are tried, beginning with the picture as it is. */
export const CONDITIONS = ['as-is', ...Object.keys(SHOTS)] as readonly ConditionId[];

export type View = (condition: ConditionId) => Pixels;

/** Caches a view for pictures read repeatedly under a condition. Each result takes about a megabyte. */
export function keepViews(see: View): View {
  const known = new Map<ConditionId, Pixels>();
  return (condition) => {
    const view = known.get(condition) ?? see(condition);
    known.set(condition, view);
    return view;
  };
}

/**
 * Simulated photographs show only the code, in gray: cameras pass luma to decoders, and gray takes a quarter of the
 * work. 'as-is' shows the whole `page` in color, because decoders convert colors to gray with different weights.
 */
export function viewsOf(picture: Pixels, page: Pixels = picture): View {
  const grays = new Map<PageLuma, GrayPicture>();
  const grayOn = (page: PageLuma): GrayPicture => {
    const gray = grays.get(page) ?? toGray(picture, page);
    grays.set(page, gray);
    return gray;
  };
  return (condition) => {
    if (condition === 'as-is') return flattenOn(page, WHITE_PAGE);
    const shot = SHOTS[condition];
    return fromGray(shoot(grayOn(shot.page), shot));
  };
}

/** Repeated in red light: those of a scanner at arm's length. Not measured; all fourteen would take too long. */
export const RED_LIGHT_CONDITIONS: readonly ConditionId[] = ['as-is', 'blurred', 'noisy', 'photo'];

/** Returns the red channel as gray: a color with as much red as the paper is invisible. Keeps transparency. */
export function underRedLight({ width, height, data }: Pixels): Pixels {
  const seen = data.slice();
  for (let index = 0; index < seen.length; index += 4) seen.fill(data[index], index, index + 3);
  return { width, height, data: seen };
}
