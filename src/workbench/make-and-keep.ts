import { hideSecrets } from '#content';
import { imageOf, type QrDesign, weaveOf } from '#design';
import { makePicture } from '#making';
import type { UploadedImage } from '#raster';
import { appendAnalytics, countDeletions, newCodeId, renewRecord, saveGenerated } from '#storage';
import { loadImage } from '#uploads';
import { verdictOf } from './draft-verdict.ts';
import { weaveFinished } from './weaver.ts';

/** A picture, as a data URL, and the text of the code in it. */
export interface MadePicture {
  readonly picture: string;
  readonly text: string;
}

/** All of `generateAndKeep` that comes with the maker. Rejects as it does, and where everything is deleted meanwhile. */
export async function makeAndKeep(design: QrDesign): Promise<MadePicture> {
  const deletions = countDeletions();
  const source = imageOf(design);
  const { text, picture } = await finish(design, source === undefined ? null : await loadImage(source));
  if (countDeletions() !== deletions) throw new Error('Everything was deleted while the code was made');
  const id = newCodeId();
  const verdict = verdictOf(design);
  void renewRecord({ id, design, text, picture, ...(verdict && { verdict }) });
  saveGenerated({ picture, id });
  const { type, qrType } = design;
  // The counters are kept in the open, and longer than the design.
  const content = hideSecrets(design.content);
  appendAnalytics({ id, content, type, qrType, customImage: source !== undefined });
  return { picture, text };
}

/** Weaving takes too long for the page. */
async function finish(design: QrDesign, image: UploadedImage | null): Promise<MadePicture> {
  if (image && weaveOf(design)) return weaveFinished(design, image);
  const { made, picture } = await makePicture(design, image);
  return { text: made.text, picture };
}
