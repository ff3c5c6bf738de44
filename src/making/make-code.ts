import { encodeContent } from '#content';
import { type QrDesign, weaveOf } from '#design';
import { type Drawing, drawQrCode, drawWoven, gridSize, type ModuleGrid, pixelGrid } from '#drawing';
import type { ErrorCorrectionLevel, QrCode } from '#engine';
import { type CodeOptions, chooseCode } from '#fitting';
import { isSamePixels, type UploadedImage } from '#raster';
import { paintWoven, type WovenPicture, weavePicture } from '#weaving';

/**
 * A design carried through: the text that the code holds, the code, and the layers of its picture. Plain data, which
 * can be sent to a worker.
 */
export interface MadeCode {
  readonly text: string;
  readonly code: QrCode;
  readonly drawing: Drawing;
  /** The image as it is woven into the code; null for every other design. */
  readonly woven: WovenPicture | null;
}

/** A made code and the image that it was made with. */
export interface EarlierCode {
  readonly made: MadeCode;
  readonly image: UploadedImage | null;
}

/** Whether the typed content gives no text, so that there is no code to make. */
export function isBlank(design: QrDesign): boolean {
  return encodeContent(design).text === '';
}

/**
 * Every code of this site that is not woven: level H, and text beyond ASCII announced as UTF-8, because readers guess
 * character sets differently.
 */
export const CODE_OPTIONS = { level: 'H', eci: true } as const satisfies CodeOptions;

/** A made code that is not drawn yet. */
export type UndrawnCode = Omit<MadeCode, 'drawing'>;

/**
 * Makes the code and the picture of a design: the only way to both. `image` is the loaded `imageOf(design)` (#design),
 * null without one. The result depends on these two alone. An earlier result `before` saves work: the code of the same
 * text without an image, and a weave of the same image. Throws the engine's `EncodeError` for a text that is blank or
 * fits no code, and the drawing's `ColorError`.
 */
export function makeCode(design: QrDesign, image: UploadedImage | null, before: EarlierCode | null = null): MadeCode {
  const made = makeUndrawn(design, image, before);
  return { ...made, drawing: redraw(made, design, image, pixelGrid(made.code.size)) };
}

/**
 * Makes the code of a design without the specified picture, for callers that draw it on another grid alone. Otherwise
 * like `makeCode`. A `level` below H is for places where the modules would be too narrow
 * (docs/decisions/0118-level-m-on-small-labels.md); woven codes keep their own.
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
  const isSamePlain = !image && before?.image === null && before.made.text === text && before.made.code.level === level;
  const code = isSamePlain ? before.made.code : chooseCode(text, { ...CODE_OPTIONS, level }, design, image);
  return { text, code, woven: null };
}

/**
 * Draws a made code on another grid than the specified picture's, for files of any size and margin. `design` and
 * `image` are its own.
 */
export function redraw(
  { code, woven }: UndrawnCode,
  design: QrDesign,
  image: UploadedImage | null,
  grid: ModuleGrid,
): Drawing {
  return image && woven ? drawPainted(woven, image, design, grid) : drawQrCode(code, design, image, grid);
}

/** Pixels of a module of a woven picture in a file without pixels of its own: at 25 mm, more than printers resolve. */
const MODULE_PIXELS = 32;

/** The largest width and height of a woven picture. A larger file shows it enlarged, below crisp finder patterns. */
const MOST_PIXELS = 2048;

/**
 * The drawing of a woven picture, painted for a grid. Its image has pixels alone: `addressImages` gives it an address.
 */
function drawPainted(woven: WovenPicture, { pixels }: UploadedImage, design: QrDesign, grid: ModuleGrid): Drawing {
  const painted = { pixels: paintWoven(woven, pixels, paintingGrid(grid)), href: '' };
  return drawWoven(painted, woven.ink, design, grid);
}

/** The grid itself if it is one of few enough pixels. */
function paintingGrid(grid: ModuleGrid): ModuleGrid {
  if (grid.isPixels && gridSize(grid) <= MOST_PIXELS) return grid;
  const cells = grid.modules + 2;
  const size = grid.isPixels ? MOST_PIXELS : Math.min(MOST_PIXELS, MODULE_PIXELS * cells);
  return pixelGrid(grid.modules, cells * Math.floor(size / cells));
}
