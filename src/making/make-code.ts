import { encodeContent } from '#content';
import type { QrDesign } from '#design';
import { type Drawing, drawQrCode, type ModuleGrid, pixelGrid } from '#drawing';
import type { QrCode } from '#engine';
import { type CodeOptions, chooseCode } from '#fitting';
import type { UploadedImage } from '#raster';
import { type WovenFacts, type WovenPicture, weavePicture } from '#weaving';
import { weaveOf } from './design-facts.ts';
import { drawWoven } from './draw-woven.ts';

/** A design carried through: the text that the code holds, the code, and the layers of its picture. */
export interface MadeCode {
  readonly text: string;
  readonly code: QrCode;
  readonly drawing: Drawing;
  /** What can be said of an image that was woven; null for every other design. */
  readonly woven: WovenFacts | null;
}

/** Whether what is typed gives no text, so that there is nothing to make. */
export function isBlank(design: QrDesign): boolean {
  return encodeContent(design).text === '';
}

/** Every code of this site that is not woven: level H, and text beyond ASCII announced as UTF-8, because readers guess character sets differently. */
export const CODE_OPTIONS = { level: 'H', eci: true } as const satisfies CodeOptions;

/**
 * The one way from a design to its code and picture. `image` is the loaded `imageOf(design)`, null without one. What was made `before`
 * without an image lends its code to the same text.
 * Throws the engine's `EncodeError` for a text that is blank or fits no code, and the drawing's `ColorError`.
 */
export function makeCode(design: QrDesign, image: UploadedImage | null, before: MadeCode | null = null): MadeCode {
  const { text } = encodeContent(design);
  const woven = image && wovenOf(text, design, image);
  if (woven) {
    const { code, facts } = woven;
    return { text, code, drawing: drawWoven(woven, design, pixelGrid(code.size)), woven: facts };
  }
  const code = !image && before?.text === text ? before.code : chooseCode(text, CODE_OPTIONS, design, image);
  return { text, code, drawing: drawQrCode(code, design, image), woven: null };
}

/** A made code with its design, drawn on another grid than the specified picture's: for files of any size and margin. */
export function redraw(
  { text, code }: MadeCode,
  design: QrDesign,
  image: UploadedImage | null,
  grid: ModuleGrid,
): Drawing {
  const woven = image && wovenOf(text, design, image);
  return woven ? drawWoven(woven, design, grid) : drawQrCode(code, design, image, grid);
}

/** The image woven into the code of the text; null where the design does not ask for that. */
function wovenOf(text: string, design: QrDesign, image: UploadedImage): WovenPicture | null {
  const weave = weaveOf(design);
  return weave ? weavePicture(text, CODE_OPTIONS.eci, weave, image.pixels) : null;
}
