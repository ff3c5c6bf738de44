import { encodeContent } from '#content';
import type { GradientDirection, QrDesign } from '#design';
import {
  type Drawing,
  drawQrCode,
  loadPictureImage,
  PictureError,
  type PictureImage,
  type Pixels,
  readPicturePixels,
  readUpload,
  renderPng,
} from '#drawing';
import { EncodeError, type QrCode } from '#engine';
import { chooseCode } from '#scanning';
import { imageOf, isBlank } from './design-facts.ts';

/** A design carried through: the text it encodes, the code, and the drawing of it. */
export interface MadeCode {
  readonly text: string;
  readonly code: QrCode;
  readonly drawing: Drawing;
  readonly gradientDirection: GradientDirection;
  /** The pixels of the image on the code. */
  readonly picture: Pixels | null;
}

/** The design as it would come out now: a code, nothing yet, or the sentence that says why there is none. */
export type Draft =
  | { readonly state: 'empty' }
  | { readonly state: 'ready'; readonly design: QrDesign; readonly made: MadeCode }
  | { readonly state: 'impossible'; readonly reason: string };

const pixels = new WeakMap<PictureImage, Pixels>();

/** An image's pixels, read once. */
function pixelsOf(image: PictureImage): Pixels {
  const known = pixels.get(image);
  if (known) return known;
  const read = readPicturePixels(image);
  pixels.set(image, read);
  return read;
}

/**
 * From a design to its drawing. `image` is the decoded `imageOf(design)`.
 * Throws the engine's `EncodeError` for a text that fits no code, and `PictureError` for a colour that is none.
 */
function makeCode(design: QrDesign, gradientDirection: GradientDirection, image: PictureImage | null): MadeCode {
  const { text } = encodeContent(design.type, design.content);
  const picture = image && pixelsOf(image);
  const code = chooseCode(text, design, picture);
  return { text, code, drawing: drawQrCode(code, design, { gradientDirection, image }), gradientDirection, picture };
}

/** The draft of a design; what a visitor can cause comes back as a sentence. */
export function makeDraft(design: QrDesign, direction: GradientDirection, image: PictureImage | null): Draft {
  if (isBlank(design)) return { state: 'empty' };
  try {
    return { state: 'ready', design, made: makeCode(design, direction, image) };
  } catch (error) {
    if (error instanceof EncodeError) {
      return { state: 'impossible', reason: 'This is more than a QR code can hold. Shorten the content to go on.' };
    }
    if (error instanceof PictureError) {
      return { state: 'impossible', reason: 'One of the colours is not a colour. Correct it to see the code.' };
    }
    throw error;
  }
}

/** The 400 × 400 PNG of a design as a data URL. Rejects with `EncodeError` or `PictureError`. */
export async function makePicture(design: QrDesign, gradientDirection: GradientDirection): Promise<string> {
  const source = imageOf(design);
  const image = source ? await loadPictureImage(source) : null;
  return renderPng(makeCode(design, gradientDirection, image).drawing);
}

/** The decoded image of a design, or null when it cannot be read. */
export function loadImage(source: string): Promise<PictureImage | null> {
  return loadPictureImage(source).catch(nullIfUnreadable);
}

/** An uploaded file as a design keeps it, or null when it is no readable image. */
export function takeUpload(file: Blob): Promise<string | null> {
  return readUpload(file).catch(nullIfUnreadable);
}

function nullIfUnreadable(error: unknown): null {
  if (error instanceof PictureError) return null;
  throw error;
}
