import type { QrDesign } from '#design';
import { late } from '#late';
import { showToast } from '#ui';
import { loadMaker } from '#workbench';
import type { Found, TakenImage } from './found-in-picture.ts';
import type { RestoreBackUp } from './look-into-picture.ts';
import type { UploadState } from './use-image-upload.ts';

const lookModule = late(() => import('./look-into-picture.ts'));

/** The design in a file, or `back-up` for one that is being restored; null for any other file. Never rejects. */
export async function seekDesign(file: Blob, restoreBackUp: RestoreBackUp): Promise<QrDesign | 'back-up' | null> {
  try {
    return await (await lookModule.load()).lookInside(file, restoreBackUp);
  } catch (error) {
    // The picture is one like any other.
    console.error(error);
    showToast({
      kind: 'error',
      message: "Couldn't look for a design in this file.",
      description: 'If it holds one, check your connection and choose it again.',
    });
    return null;
  }
}

/** Hands over the codes in an image that was just taken, if there are any, unless the signal comes before. Never rejects. */
export async function seekCodes(
  taken: TakenImage,
  signal: AbortSignal,
  onFound: (found: Found) => void,
): Promise<void> {
  try {
    await (await lookModule.load()).lookForCodes(taken, signal, onFound);
  } catch (error) {
    console.error(error);
  }
}

/** Reads a file as an image. Never rejects: what is wrong with the file comes back as a state. */
export async function readImage(file: Blob): Promise<Extract<UploadState, { is: 'added' | 'refused' }>> {
  try {
    const { imageTrouble, readUpload } = await loadMaker();
    return await readUpload(file).then(
      (customImage) => ({ is: 'added', customImage }),
      (error: unknown) => ({ is: 'refused', why: imageTrouble(error) }),
    );
  } catch (error) {
    console.error(error);
    return { is: 'refused', why: 'What reads images could not be loaded. Choose the file again.' };
  }
}
