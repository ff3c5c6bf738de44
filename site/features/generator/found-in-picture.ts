import { BACKUP_HEAD, beginsAsBackup, readDesignIn } from '#carrying';
import type { QrDesign } from '#design';
import type { FoundCode } from '#scanning';
import { showToast } from '#ui';
import type { ImageCaution } from '#uploads';
import { generatorWords } from '#words/generator';
import { pictureWords } from '#words/generator-pictures';
import { troubleWords } from '#words/trouble';
import { type Draft, uploads } from '#workbench';
import { readCodes } from '#workers/judging';
import type { Studio } from './generator-context.ts';

export type UploadState =
  | { readonly is: 'none' }
  | { readonly is: 'reading' }
  | { readonly is: 'added'; readonly customImage: string; readonly cautions: readonly ImageCaution[] }
  | { readonly is: 'removed' }
  /** Lasts until the next change of the design. */
  | { readonly is: 'refused'; readonly why: string };

export type Found =
  /** A design saved by this site. `file` is null for a PDF, which cannot be an image. */
  | { readonly is: 'design'; readonly design: QrDesign; readonly file: Blob | null }
  /** The picture has no code. It was added to the design as its image. */
  | { readonly is: 'nothing' }
  /** The picture was added to the design as its image. */
  | { readonly is: 'codes'; readonly codes: readonly FoundCode[]; readonly taken: TakenImage };

/** `before`: the design before the picture was added. */
export interface TakenImage {
  readonly customImage: string;
  readonly before: QrDesign;
}

/**
 * If the design's image is still that picture, the image before it comes back, and the tab too unless the style has
 * changed since.
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

/** Returns null for any other file, and for a design that cannot be read, which it reports. Never rejects. */
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

/** Never rejects: problems are returned as a state. */
export async function readImage(file: Blob): Promise<Extract<UploadState, { is: 'added' | 'refused' }>> {
  try {
    const { imageRefusal, readUpload } = await uploads.load();
    return await readUpload(file).then(
      (added) => ({ is: 'added', ...added }),
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
 * Passes the codes in the file of a new image to `onFound`; without any, `nothing` if the visitor `mayMeanCodes`. Tells
 * the visitor if the search failed. Never rejects.
 */
export async function lookForCodes(
  file: Blob,
  taken: TakenImage,
  mayMeanCodes: boolean,
  signal: AbortSignal,
  onFound: (found: Found) => void,
): Promise<void> {
  try {
    const { loadImage } = await uploads.load();
    const { pixels } = await loadImage(taken.customImage);
    const codes = await readCodes({ file, pixels }, signal);
    if (codes.length > 0) onFound({ is: 'codes', codes, taken });
    else if (mayMeanCodes) onFound({ is: 'nothing' });
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

export function imageTrouble(draft: Extract<Draft, { reason: 'image' | 'weave' }>): string {
  if (draft.reason === 'weave') return troubleWords[draft.trouble];
  return pictureWords.notTaken(draft.refusal.code, draft.refusal.excess);
}
