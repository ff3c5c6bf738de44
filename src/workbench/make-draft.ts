import { type QrDesign, weaveOf } from '#design';
import { addressImages, ColorError } from '#drawing';
import { EncodeError } from '#engine';
import { type EarlierCode, isBlank, type MadeCode, makeCode } from '#making';
import type { UploadedImage } from '#raster';
import type { Draft } from './draft.ts';

/** What was made last without an image, or with a woven one: a visitor changes the style more often than the text. */
let last: EarlierCode | null = null;

/** Returns what `makeWithLast` made last, for what is made next. */
export function lastMade(): EarlierCode | null {
  return last;
}

/** Makes the code of a design with what was made before. Throws what `makeCode` throws. */
export function makeWithLast(design: QrDesign, image: UploadedImage | null): MadeCode {
  const made = makeCode(design, image, last);
  if (!image || made.woven) last = { made, image };
  return made;
}

/** The draft of a design; what a visitor can cause comes back as a state. */
export function makeDraft(design: QrDesign, image: UploadedImage | null): Draft {
  if (isBlank(design)) return { state: 'empty' };
  try {
    return { state: 'ready', design, image, made: makeWithLast(design, image) };
  } catch (error) {
    if (error instanceof EncodeError) {
      return weaveOf(design)
        ? { state: 'impossible', reason: 'weave', trouble: 'text-too-long' }
        : { state: 'impossible', reason: 'text' };
    }
    if (error instanceof ColorError) return { state: 'impossible', reason: 'color' };
    // Whatever else fails must not take the form away, and what the visitor has typed with it.
    console.error(error);
    return { state: 'impossible', reason: 'fault' };
  }
}

/** The same with an address for each image, as a page shows it. */
export async function makeAddressedDraft(design: QrDesign, image: UploadedImage | null): Promise<Draft> {
  const draft = makeDraft(design, image);
  if (draft.state !== 'ready') return draft;
  return { ...draft, made: { ...draft.made, drawing: await addressImages(draft.made.drawing) } };
}
