import { BACKUP_HEAD, beginsAsBackup, readDesignIn } from '#carrying';
import type { QrDesign } from '#design';
import type { FoundCode } from '#scanning';
import { showToast } from '#ui';
import { generatorWords } from '#words/generator';
import { pictureWords } from '#words/generator-pictures';
import { troubleWords } from '#words/trouble';
import { type Draft, uploads } from '#workbench';
import { readCodes } from '#workers/judging';
import type { Studio } from './generator-context.ts';

/** The state of the file that was chosen last. */
export type UploadState =
  | { readonly is: 'none' }
  | { readonly is: 'reading' }
  /** The file has become this image. */
  | { readonly is: 'added'; readonly customImage: string }
  | { readonly is: 'removed' }
  /** The file was refused, and the design is unchanged. This state lasts until the next change of the design. */
  | { readonly is: 'refused'; readonly why: string };

/** What was found in a picture or in a PDF. */
export type Found =
  /**
   * A design saved by this site. The file was not added to the current design. `file` is the picture; null for a PDF,
   * which cannot be an image.
   */
  | { readonly is: 'design'; readonly design: QrDesign; readonly file: Blob | null }
  /** Codes. The picture was added to the current design as its image. */
  | { readonly is: 'codes'; readonly codes: readonly FoundCode[]; readonly taken: TakenImage };

/** A picture that was added to the design as its image, and the design before that change. */
export interface TakenImage {
  readonly customImage: string;
  readonly before: QrDesign;
}

/**
 * Returns the current design with a code's content. If the design's image is still the picture in which the code was
 * found, the earlier image replaces it; without an earlier image, it is removed. In both cases, the earlier `qrType` is
 * restored too, unless the style was changed after the picture was added.
 */
export function withContentOf(
  now: QrDesign,
  typed: Pick<QrDesign, 'type' | 'content' | 'details'>,
  { customImage, before }: TakenImage,
): QrDesign {
  const { details: _, leftOut: _leftOut, ...rest } = now;
  const edited = { ...rest, ...typed };
  if (now.customImage !== customImage) return edited;
  const { customImage: _image, ...bare } = edited;
  return {
    ...bare,
    ...(before.customImage !== undefined && { customImage: before.customImage }),
    qrType: now.style === before.style ? before.qrType : now.qrType,
  };
}

/** Bytes. Larger files are not searched for a design, because that would hold them in memory twice. */
const MOST_BYTES = 64_000_000;

/**
 * Returns the design in a file; `backup` for a backup, which is then being restored; null for any other file. If a
 * design cannot be read, tells the visitor and returns null, so that the file counts as a picture. Never rejects.
 */
export async function lookInside(
  file: Blob,
  restoreBackup: Studio['restoreBackup'],
): Promise<QrDesign | 'backup' | null> {
  try {
    if (beginsAsBackup(await file.slice(0, BACKUP_HEAD).text())) {
      restoreBackup(file).catch((error: unknown) => {
        console.error(error);
        tell(pictureWords.backupNotRestored);
      });
      return 'backup';
    }
    if (file.size > MOST_BYTES) return null;
    const reading = await readDesignIn(new Uint8Array(await file.arrayBuffer()));
    if (reading.is === 'design') return reading.design;
    if (reading.is === 'newer') tell(pictureWords.newerFile);
    if (reading.is === 'damaged') tell(pictureWords.damagedDesign);
  } catch (error) {
    // A file that cannot be opened at all is reported later, when it is read as an image.
    console.warn('The file was not searched for a design', error);
  }
  return null;
}

/** Reads a file as an image. Never rejects: problems are returned as a state. */
export async function readImage(file: Blob): Promise<Extract<UploadState, { is: 'added' | 'refused' }>> {
  try {
    const { imageRefusal, readUpload } = await uploads.load();
    return await readUpload(file).then(
      (customImage) => ({ is: 'added', customImage }),
      (error: unknown) => {
        const { code, excess } = imageRefusal(error);
        return { is: 'refused', why: pictureWords.notTaken(code, excess) };
      },
    );
  } catch (error) {
    console.error(error);
    return { is: 'refused', why: generatorWords.lostReader };
  }
}

/**
 * Passes the codes in a newly added image to `onFound`, if there are any, unless the signal aborts first. Tells the
 * visitor if the search failed. Never rejects.
 */
export async function lookForCodes(
  taken: TakenImage,
  signal: AbortSignal,
  onFound: (found: Found) => void,
): Promise<void> {
  try {
    const { loadImage } = await uploads.load();
    const { pixels } = await loadImage(taken.customImage);
    const codes = await readCodes(pixels, signal);
    if (codes.length > 0) onFound({ is: 'codes', codes, taken });
  } catch (error) {
    // The visitor has meanwhile chosen another picture, or none.
    if (signal.aborted) return;
    console.error(error);
    tell(pictureWords.codesNotRead);
  }
}

function tell({ message, help }: { readonly message: string; readonly help: string }): void {
  showToast({ kind: 'error', message, description: help, duration: 10_000 });
}

/** Returns why a draft's image could not be read or woven, and what to do. */
export function imageTrouble(draft: Extract<Draft, { reason: 'image' | 'weave' }>): string {
  if (draft.reason === 'weave') return troubleWords[draft.trouble];
  return pictureWords.notTaken(draft.refusal.code, draft.refusal.excess);
}
