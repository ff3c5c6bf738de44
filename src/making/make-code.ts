import { encodeContent } from '#content';
import type { QrDesign } from '#design';
import { type Drawing, drawQrCode, pixelGrid } from '#drawing';
import type { QrCode } from '#engine';
import { type CodeOptions, chooseCode } from '#fitting';
import type { UploadedImage } from '#raster';
import { type WovenFacts, weavePicture } from '#weaving';
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
 * The one way from a design to its code and picture. `image` is the loaded `imageOf(design)`, null without one.
 * Throws the engine's `EncodeError` for a text that is blank or fits no code, and the drawing's `ColorError`.
 */
export function makeCode(design: QrDesign, image: UploadedImage | null): MadeCode {
  const { text } = encodeContent(design);
  const weave = weaveOf(design);
  if (image && weave) {
    const woven = weavePicture(text, CODE_OPTIONS.eci, weave, image.pixels);
    const { code, facts } = woven;
    return { text, code, drawing: drawWoven(woven, design, pixelGrid(code.size)), woven: facts };
  }
  const code = chooseCode(text, CODE_OPTIONS, design, image);
  return { text, code, drawing: drawQrCode(code, design, image), woven: null };
}
