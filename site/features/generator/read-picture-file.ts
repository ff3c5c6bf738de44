import { BACKUP_HEAD, beginsAsBackup, readDesignIn } from '#carrying';
import type { QrDesign } from '#design';
import { showToast } from '#ui';
import { generatorWords } from '#words/generator';
import { pictureWords } from '#words/generator-pictures';
import { uploads } from '#workbench';
import { readCodes } from '#workers/judging';
import type { Found, TakenImage } from './found-in-picture.ts';
import type { UploadState } from './image-upload.ts';

/** Bytes. Larger files are not searched for a design, because that would hold them in memory twice. */
const MOST_BYTES = 64_000_000;

/** Restores a backup and tells the visitor the result. Rejects if the script that restores backups cannot be loaded. */
export type RestoreBackup = (file: Blob) => Promise<void>;

/**
 * Returns the design in a file; `backup` for a backup, which is then being restored; null for any other file. If a
 * design cannot be read, tells the visitor and returns null, so that the file counts as a picture. Never rejects.
 */
export async function lookInside(file: Blob, restoreBackup: RestoreBackup): Promise<QrDesign | 'backup' | null> {
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
