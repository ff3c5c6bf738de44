import { hidePassword } from '#content';
import type { QrDesign } from '#design';
import { imageOf, makePicture, weaveOf } from '#making';
import type { UploadedImage } from '#raster';
import { appendAnalytics, newCodeId, saveGenerated, saveRecord } from '#storage';
import { loadImage } from '#uploads';
import { weaveFinished } from './weaver.ts';

/** A picture, as a data URL, and the text of the code in it. */
export interface MadePicture {
  readonly picture: string;
  readonly text: string;
}

/** All of `generateAndKeep` that comes with the maker. Rejects as it does. */
export async function makeAndKeep(design: QrDesign): Promise<MadePicture> {
  const source = imageOf(design);
  const { text, picture } = await finish(design, source === undefined ? null : await loadImage(source));
  const id = newCodeId();
  saveRecord({ id, design, text, picture });
  saveGenerated({ picture, id });
  const { type, qrType } = design;
  // What is typed may be a whole Wi-Fi code.
  const content = hidePassword(design.content);
  appendAnalytics({ id, content, type, qrType, customImage: source !== undefined });
  return { picture, text };
}

/** Weaving takes too long for the page. */
async function finish(design: QrDesign, image: UploadedImage | null): Promise<MadePicture> {
  if (image && weaveOf(design)) return weaveFinished(design, image);
  const { made, picture } = await makePicture(design, image);
  return { text: made.text, picture };
}
