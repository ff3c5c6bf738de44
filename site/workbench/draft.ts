import { type Caution, encodeContent, isNothingTyped } from '#content';
import { type QrDesign, weaveOf } from '#design';
import { addressImages, ColorError } from '#drawing';
import { EncodeError } from '#engine';
import { type EarlierCode, isBlank, type MadeCode, makeCode } from '#making';
import type { UploadedImage } from '#raster';
import type { ImageRefusal } from '#uploads';

/** A draft: the current result of drawing a design. */
export type Draft =
  /** The design has nothing to encode, or the module that makes codes is not loaded yet. */
  | { readonly state: 'empty' }
  /** The image is still being loaded or woven. */
  | { readonly state: 'loading' }
  | ReadyDraft
  /**
   * The code cannot be made. `text`: the text is too long. `color`: a color cannot be read. `fault`: making or drawing
   * the code failed in another way.
   */
  | { readonly state: 'impossible'; readonly reason: 'text' | 'color' | 'fault' }
  /** A field holds what no code can express, or lacks what every code needs (`isMissing`). */
  | { readonly state: 'impossible'; readonly reason: 'content'; readonly field: string; readonly isMissing: boolean }
  /** The image could not be woven. */
  | { readonly state: 'impossible'; readonly reason: 'weave'; readonly trouble: WeaveTrouble }
  /** The image could not be read. */
  | { readonly state: 'impossible'; readonly reason: 'image'; readonly refusal: ImageRefusal };

/** Why an image was not woven. `not-woven`: the weaver failed on this image. */
export type WeaveTrouble = 'weaver-not-loaded' | 'weaver-silent' | 'weaver-crashed' | 'text-too-long' | 'not-woven';

export interface ReadyDraft {
  readonly state: 'ready';
  readonly design: QrDesign;
  /** The image on the code, or null if there is none. */
  readonly image: UploadedImage | null;
  readonly made: MadeCode;
}

/** Without an image, or with a woven one. Often reusable: visitors change the style more often than the text. */
let last: EarlierCode | null = null;

/** Returns the last result that `makeWithLast` kept. Making the next code from it saves work. */
export function lastMade(): EarlierCode | null {
  return last;
}

/** Makes the code of a design and reuses the last result if possible. Throws what `makeCode` throws. */
export function makeWithLast(design: QrDesign, image: UploadedImage | null): MadeCode {
  const made = makeCode(design, image, last);
  if (!image || made.woven) last = { made, image };
  return made;
}

/** Returns the draft of a design. Failures that a visitor can cause are states, not exceptions. */
export function makeDraft(design: QrDesign, image: UploadedImage | null): Draft {
  if (isBlank(design)) return withoutText(design);
  try {
    return { state: 'ready', design, image, made: makeWithLast(design, image) };
  } catch (error) {
    if (error instanceof EncodeError) {
      return weaveOf(design)
        ? { state: 'impossible', reason: 'weave', trouble: 'text-too-long' }
        : { state: 'impossible', reason: 'text' };
    }
    if (error instanceof ColorError) return { state: 'impossible', reason: 'color' };
    // Any other failure must not remove the form, which contains what the visitor has typed.
    console.error(error);
    return { state: 'impossible', reason: 'fault' };
  }
}

const MISSING: readonly Caution['kind'][] = ['needed', 'no-network-name', 'left-out'];

function withoutText(design: QrDesign): Draft {
  if (isNothingTyped(design) && !design.leftOut) return { state: 'empty' };
  const { cautions } = encodeContent(design);
  const isMissing = ({ kind }: Caution): boolean => MISSING.includes(kind);
  const wrong = cautions.find((caution) => caution.refuses && !isMissing(caution));
  const field = (wrong ?? cautions.find(isMissing))?.field ?? 'content';
  return { state: 'impossible', reason: 'content', field, isMissing: !wrong };
}

/** Returns the draft of a design, with an address for each image so that a page can show it. */
export async function makeAddressedDraft(design: QrDesign, image: UploadedImage | null): Promise<Draft> {
  const draft = makeDraft(design, image);
  if (draft.state !== 'ready') return draft;
  return { ...draft, made: { ...draft.made, drawing: await addressImages(draft.made.drawing) } };
}
