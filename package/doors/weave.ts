import {
  DEFAULT_WEAVE,
  WEAVE_CROP_SIDE_MIN,
  WEAVE_DETAILS,
  WEAVE_FOCUS_RADIUS_MAX,
  WEAVE_FOCUS_RADIUS_MIN,
  WEAVE_LOOKS,
  type WeaveDetail,
  type WeaveLook,
} from '#design';
import { drawWoven, type ModuleGrid, moduleGrid } from '#drawing';
import { paintingGrid } from '#making';
import { encodePng, writeDataUrl } from '#raster';
import { paintWoven, weavePicture } from '#weaving';
import { checkChoice, checkNames, checkRange } from './checks.ts';
import { type Code, makeCode, symbolOf } from './code.ts';
import { drawWith } from './draw.ts';
import { TextError } from './errors.ts';
import type { LogoPixels } from './options.ts';
import { pixelsOf } from './pixels.ts';

export type { WeaveDetail, WeaveLook };

/** How a photograph is woven into a code. */
export interface WeaveOptions {
  /** `flowing` merges equal neighbors, `pearls` makes each module a bead. Default `flowing`. */
  readonly look?: WeaveLook;
  /** From the fewest modules to the most. Default `bold`. */
  readonly detail?: WeaveDetail;
  /** From 0 (clearer picture) to 1 (easier to scan). Default 0.5. */
  readonly strength?: number;
  /** Level M instead of L, for codes that will be worn or scratched. Default false. */
  readonly sturdy?: boolean;
  /** The square of the photograph to use: its center as shares, and its side as one of 0.2 to 1. Default: the largest. */
  readonly crop?: { readonly x: number; readonly y: number; readonly side: number };
  /** The circle in the crop that matters most: its center and radius (0.08 to 0.5) as shares. Default: the middle. */
  readonly focus?: { readonly x: number; readonly y: number; readonly radius: number };
}

/**
 * Returns the code of a text whose modules follow a photograph. `svg`, `png`, `pdf` and `QRCode` draw it; of their
 * options, shapes and colors other than `background`, `cornerColor` and `dotColor` have no effect. Rejects with a
 * `TextError` or an `OptionError`.
 *
 * @example
 * const code = await weave('https://example.com', photo, { detail: 'fine' }); // photo: { width, height, data }
 * await png(code, { px: 1000 });
 */
export async function weave(text: string, photo: LogoPixels, options: WeaveOptions = {}): Promise<Code> {
  const pixels = pixelsOf('pixels', photo);
  checkNames('options', options, ['look', 'detail', 'strength', 'sturdy', 'crop', 'focus']);
  const { look = 'flowing', detail = 'bold', strength = 0.5, sturdy = false } = options;
  const { crop = DEFAULT_WEAVE.crop, focus = DEFAULT_WEAVE.focus } = options;
  checkChoice('look', look, WEAVE_LOOKS);
  checkChoice('detail', detail, WEAVE_DETAILS);
  const shares = { strength, 'crop.x': crop.x, 'crop.y': crop.y, 'focus.x': focus.x, 'focus.y': focus.y };
  for (const [option, share] of Object.entries(shares)) checkRange(option, share, 0, 1, false);
  checkRange('crop.side', crop.side, WEAVE_CROP_SIDE_MIN, 1, false);
  checkRange('focus.radius', focus.radius, WEAVE_FOCUS_RADIUS_MIN, WEAVE_FOCUS_RADIUS_MAX, false);
  const weave = { look, strength, isSturdy: sturdy, crop, focus, ...(detail !== 'bold' && { detail }) };
  let woven: ReturnType<typeof weavePicture> | undefined;
  if (text && typeof text !== 'string') throw new TextError('not-a-text', 'A text is needed.', text);
  const code = makeCode(text, { level: sturdy ? 'M' : 'L' }, () => {
    woven = weavePicture({ text, eci: true, weave, image: pixels });
    return woven.code;
  });
  const picture = woven!;
  const paint = (grid: ModuleGrid) => paintWoven(picture, pixels, paintingGrid(grid));
  const painted = paint(moduleGrid(code.size, 1));
  const href = writeDataUrl('image/png', await encodePng(painted));
  drawWith(symbolOf(code), (_symbol, design, _image, grid) => {
    const image = grid.isPixels ? { pixels: paint(grid), href: '' } : { pixels: painted, href };
    return drawWoven(image, picture.ink, design, grid);
  });
  return code;
}
