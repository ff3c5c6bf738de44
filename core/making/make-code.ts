import { encodeContent } from '#content';
import { demandedSymbol, type QrDesign, weaveOf } from '#design';
import { type Drawing, drawQrCode, drawWoven, gridSize, type ModuleGrid, pixelGrid, rasterizeInBands } from '#drawing';
import type { ErrorCorrectionLevel, QrCode } from '#engine';
import { type CodeOptions, chooseCode } from '#fitting';
import {
  decodePng,
  encodeBands,
  encodePng,
  isSameAsBands,
  isSamePixels,
  type Pixels,
  resample,
  type UploadedImage,
  writeDataUrl,
} from '#raster';
import { paintWoven, type WovenPicture, weavePicture } from '#weaving';

/**
 * A made code: the text, the code and the drawing of a design. Plain data that can be sent to a worker.
 */
export interface MadeCode {
  readonly text: string;
  readonly code: QrCode;
  readonly drawing: Drawing;
  /** The image woven into the modules of the code (`#weaving`); null for a design without such an image. */
  readonly woven: WovenPicture | null;
}

export interface EarlierCode {
  readonly made: MadeCode;
  readonly image: UploadedImage | null;
}

/** Whether the design's content gives no text, so that there is no code to make. */
export function isBlank(design: QrDesign): boolean {
  return encodeContent(design).text === '';
}

/** Options of codes that are not woven. UTF-8 is announced (ECI), because decoders guess character sets differently. */
export const CODE_OPTIONS = { level: 'H', eci: true } as const satisfies CodeOptions;

export type UndrawnCode = Omit<MadeCode, 'drawing'>;

/**
 * Makes the code and the drawing of a design. Every code of the site is made in this file. `image` is the loaded
 * `imageOf(design)` (#design), null if there is none. The result depends only on design and image. `before` is an
 * earlier result that may save work. If it has the same text, and neither it nor `design` has an image, its code is
 * reused. If it was made with the same image, its woven picture is reused as far as possible. Throws the engine's
 * `EncodeError` for a text that is blank or too long, and the drawing's `ColorError`.
 */
export function makeCode(design: QrDesign, image: UploadedImage | null, before: EarlierCode | null = null): MadeCode {
  const made = makeUndrawn(design, image, before);
  return { ...made, drawing: redraw(made, design, image, pixelGrid(made.code.size)) };
}

/**
 * `makeCode` without the drawing. A `level` below H is for labels too small for H (decision 16); not for woven codes. A
 * symbol that the content's standard demands comes before both.
 */
export function makeUndrawn(
  design: QrDesign,
  image: UploadedImage | null,
  before: EarlierCode | null = null,
  level: ErrorCorrectionLevel = CODE_OPTIONS.level,
): UndrawnCode {
  const { text } = encodeContent(design);
  const weave = weaveOf(design);
  if (image && weave) {
    const isSameImage = before?.image && isSamePixels(before.image.pixels, image.pixels);
    const source = { text, eci: CODE_OPTIONS.eci, weave, image: image.pixels };
    const woven = weavePicture(source, isSameImage ? before.made.woven : null);
    return { text, code: woven.code, woven };
  }
  const options = { ...CODE_OPTIONS, level, ...demandedSymbol(design.type) };
  const isSamePlain =
    !image && before?.image === null && before.made.text === text && before.made.code.level === options.level;
  const code = isSamePlain ? before.made.code : chooseCode(text, options, design, image);
  return { text, code, woven: null };
}

/**
 * Draws a made code on any grid, for files of any size and margin. `design` and `image` must be those of the code.
 */
export function redraw(
  { code, woven }: UndrawnCode,
  design: QrDesign,
  image: UploadedImage | null,
  grid: ModuleGrid,
): Drawing {
  return image && woven ? drawPainted(woven, image, design, grid) : drawQrCode(code, design, image, grid);
}

/** More than printers resolve in a woven picture 25 mm wide. */
const MODULE_PIXELS = 32;

/** In larger files, the picture is scaled up. */
const MOST_PIXELS = 2048;

/** Its image has pixels but an empty `href`, which `addressImages` fills in. */
function drawPainted(woven: WovenPicture, { pixels }: UploadedImage, design: QrDesign, grid: ModuleGrid): Drawing {
  const painted = { pixels: paintWoven(woven, pixels, paintingGrid(grid)), href: '' };
  return drawWoven(painted, woven.ink, design, grid);
}

/** Returns the grid on which a woven picture is painted: in pixels, and at most `MOST_PIXELS` wide. */
export function paintingGrid(grid: ModuleGrid): ModuleGrid {
  if (grid.isPixels && gridSize(grid) <= MOST_PIXELS) return grid;
  const cells = grid.modules + 2;
  const size = grid.isPixels ? MOST_PIXELS : Math.min(MOST_PIXELS, MODULE_PIXELS * cells);
  return pixelGrid(grid.modules, cells * Math.floor(size / cells));
}

/**
 * Draws a design as the product's specification requires: a PNG of 400 × 400 pixels as a data URL. The PNG is decoded
 * again and compared with the drawn pixels. For the parameter `before`, see `makeCode`. Rejects with an error of
 * `makeCode`, or with an `Error` if the browser's compression damages the file.
 */
export async function makePicture(
  design: QrDesign,
  image: UploadedImage | null,
  before: EarlierCode | null = null,
): Promise<{ readonly made: MadeCode; readonly picture: string }> {
  const made = makeCode(design, image, before);
  const drawn = rasterizeInBands(made.drawing);
  const png = await encodeBands(drawn);
  const written = await decodePng(png);
  if (!written || !isSameAsBands(written, drawn)) throw new Error('The PNG does not hold the picture');
  return { made, picture: writeDataUrl('image/png', png) };
}

/** Half of the width of a picture from `makePicture`, in pixels. */
export const THUMBNAIL_SIZE = 200;

/** Returns a thumbnail of a square picture, as the data URL of a PNG. */
export async function makeThumbnail(picture: Pixels): Promise<string> {
  const { width, height } = picture;
  const small = resample(picture, { x: 0, y: 0, width, height }, THUMBNAIL_SIZE, THUMBNAIL_SIZE);
  return writeDataUrl('image/png', await encodePng(small));
}
