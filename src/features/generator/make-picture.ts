import { encodeContent } from '#content';
import type { GradientDirection, QrDesign } from '#design';
import { type Drawing, drawQrCode, loadPictureImage, type PictureImage, renderPng } from '#drawing';
import { encode, type QrCode } from '#engine';

/** A design carried through: the text it encodes, the code, and the drawing of it. */
export interface MadeCode {
  readonly text: string;
  readonly code: QrCode;
  readonly drawing: Drawing;
}

/** Whether there is nothing to encode. */
export function isBlank(design: QrDesign): boolean {
  return encodeContent(design.type, design.content).text === '';
}

/** The data URL of the image that belongs on the code, if any: a standard code carries none. */
export function imageOf(design: QrDesign): string | undefined {
  return design.qrType === 'custom' ? design.customImage : undefined;
}

/**
 * From a design to its drawing. `image` is the decoded `imageOf(design)`.
 * Throws the engine's `EncodeError` for a text that fits no code, and `PictureError` for a colour that is none.
 */
export function makeCode(design: QrDesign, gradientDirection: GradientDirection, image: PictureImage | null): MadeCode {
  const { text } = encodeContent(design.type, design.content);
  const code = encode(text, { level: 'H' });
  return { text, code, drawing: drawQrCode(code, design, { gradientDirection, image }) };
}

/** The 400 × 400 PNG of a design as a data URL. Rejects with `EncodeError` or `PictureError`. */
export async function makePicture(design: QrDesign, gradientDirection: GradientDirection): Promise<string> {
  const source = imageOf(design);
  const image = source ? await loadPictureImage(source) : null;
  return renderPng(makeCode(design, gradientDirection, image).drawing);
}
