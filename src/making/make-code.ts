import { encodeContent } from '#content';
import type { QrDesign } from '#design';
import { type Drawing, drawQrCode, type ModuleGrid } from '#drawing';
import type { QrCode } from '#engine';
import { type CodeOptions, chooseCode } from '#fitting';
import type { UploadedImage } from '#raster';

/** A design carried through: the text that the code holds, the code, and the layers of its picture. */
export interface MadeCode {
  readonly text: string;
  readonly code: QrCode;
  readonly drawing: Drawing;
}

/** Whether what is typed gives no text, so that there is nothing to make. */
export function isBlank(design: QrDesign): boolean {
  return encodeContent(design).text === '';
}

/** Every code of this site: level H, and text beyond ASCII announced as UTF-8, because readers guess character sets differently. */
export const CODE_OPTIONS: CodeOptions = { level: 'H', eci: true };

/**
 * The one way from a design to its code and picture. `image` is the loaded `imageOf(design)`, null without one.
 * Throws the engine's `EncodeError` for a text that is blank or fits no code, and the drawing's `ColorError`.
 */
export function makeCode(design: QrDesign, image: UploadedImage | null): MadeCode {
  const { text } = encodeContent(design);
  const code = chooseCode(text, CODE_OPTIONS, design, image);
  return { text, code, drawing: drawQrCode(code, design, image) };
}

/** A made code with its design, drawn on another grid than the specified picture's: for files of any size and margin. */
export function redraw({ code }: MadeCode, design: QrDesign, image: UploadedImage | null, grid: ModuleGrid): Drawing {
  return drawQrCode(code, design, image, grid);
}
