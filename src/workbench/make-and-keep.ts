import { hideSecrets } from '#content';
import { imageOf, type QrDesign, weaveOf } from '#design';
import { makePicture } from '#making';
import type { UploadedImage } from '#raster';
import {
  appendAnalytics,
  type CodeRecord,
  countDeletions,
  newCodeId,
  readStoredCode,
  renewRecord,
  saveGenerated,
  saveRecord,
} from '#storage';
import { loadImage } from '#uploads';
import { verdictOf } from './draft-verdict.ts';
import { weaveFinished } from './weaver.ts';

/** A picture, as a data URL, and the text of the code in it. */
export interface MadePicture {
  readonly picture: string;
  readonly text: string;
}

/** A kept code before and after it was made anew. */
export interface UpdatedCode {
  readonly before: CodeRecord;
  readonly after: CodeRecord;
}

/**
 * All of `generateAndKeep` that comes with the maker. Rejects as it does, and where everything is deleted meanwhile.
 */
export async function makeAndKeep(design: QrDesign): Promise<MadePicture> {
  const made = await makeRecord(design, newCodeId);
  void renewRecord(made);
  announce(made, made.id);
  return made;
}

/**
 * Makes a design's picture and keeps it as a code of its own, also beside one of the same design. Rejects as
 * `makeAndKeep`.
 */
export async function makeAndAdd(design: QrDesign): Promise<CodeRecord> {
  const made = await makeRecord(design, newCodeId);
  await saveRecord(made);
  announce(made, made.id);
  return made;
}

/**
 * Makes a design's picture and puts it in the place of a kept code, which keeps its id, and so its place, and its name.
 * Resolves to null, and keeps nothing, if that code is gone. Rejects as `makeAndKeep`.
 */
export async function makeAndUpdate(design: QrDesign, id: string): Promise<UpdatedCode | null> {
  const made = await makeRecord(design, () => id);
  const before = await readStoredCode(id);
  if (!before) return null;
  const { name, isCopy } = before;
  const after: CodeRecord = { ...made, ...(name && { name }), ...(isCopy && { isCopy }) };
  await saveRecord(after);
  announce(after, newCodeId());
  return { before, after };
}

/** Makes a design's code, with its verdict if that is known. Its id is drawn once the picture is there. */
async function makeRecord(design: QrDesign, drawId: () => string): Promise<CodeRecord> {
  const deletions = countDeletions();
  const source = imageOf(design);
  const { text, picture } = await finish(design, source === undefined ? null : await loadImage(source));
  if (countDeletions() !== deletions) throw new Error('Everything was deleted while the code was made');
  const verdict = verdictOf(design);
  return { id: drawId(), design, text, picture, ...(verdict && { verdict }) };
}

/** Shows a code on /preview and counts it, in the counters under an id of their own. */
function announce({ id, design, picture }: CodeRecord, countedAs: string): void {
  saveGenerated({ picture, id });
  const { type, qrType } = design;
  // The counters are kept in the open, and longer than the design.
  const content = hideSecrets(design.content);
  appendAnalytics({ id: countedAs, content, type, qrType, customImage: imageOf(design) !== undefined });
}

/** Weaving takes too long for the page. */
async function finish(design: QrDesign, image: UploadedImage | null): Promise<MadePicture> {
  if (image && weaveOf(design)) return weaveFinished(design, image);
  const { made, picture } = await makePicture(design, image);
  return { text: made.text, picture };
}
