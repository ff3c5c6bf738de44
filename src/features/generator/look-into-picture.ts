import { BACK_UP_HEAD, beginsAsBackUp, readDesignIn } from '#carrying';
import type { QrDesign } from '#design';
import { readCodes } from '#scanning';
import { showToast } from '#ui';
import { loadMaker } from '#workbench';
import type { Found, TakenImage } from './found-in-picture.ts';

/** In bytes: no picture with a design in it is as large, and larger ones are not read into the memory twice. */
const MOST_BYTES = 64_000_000;

/** Takes a back-up, and tells what became of it. Rejects when what does so cannot be had. */
export type RestoreBackUp = (file: Blob) => Promise<void>;

/**
 * The design that a file carries; `back-up` for one of those, which is no picture and is being restored; null for any other file. A design
 * that cannot be read is told, and the file is a picture like any other. Never rejects.
 */
export async function lookInside(file: Blob, restoreBackUp: RestoreBackUp): Promise<QrDesign | 'back-up' | null> {
  try {
    if (beginsAsBackUp(await file.slice(0, BACK_UP_HEAD).text())) {
      restoreBackUp(file).catch((error: unknown) => {
        console.error(error);
        tell('What restores back-ups could not be loaded.', 'Bring the file again.');
      });
      return 'back-up';
    }
    if (file.size > MOST_BYTES) return null;
    const reading = await readDesignIn(new Uint8Array(await file.arrayBuffer()));
    if (reading.is === 'design') return reading.design;
    if (reading.is === 'newer') tell('This file was made by a newer version.', 'Reload this page to open its design.');
    if (reading.is === 'damaged') tell('The design in this file is damaged.', 'Its picture may be whole.');
  } catch (error) {
    // A file that cannot be opened says so when it is taken for an image.
    console.warn('The file was not searched for a design', error);
  }
  return null;
}

/** Hands over the codes in an image that was just taken, if there are any, unless the signal comes before. Never rejects. */
export async function lookForCodes(
  taken: TakenImage,
  signal: AbortSignal,
  onFound: (found: Found) => void,
): Promise<void> {
  try {
    const { loadImage } = await loadMaker();
    const { pixels } = await loadImage(taken.customImage);
    const codes = await readCodes(pixels, signal);
    if (codes.length > 0) onFound({ is: 'codes', codes, taken });
  } catch (error) {
    // Another picture, or none, is wanted by now; whatever else fails, the image is there.
    if (!signal.aborted) console.error(error);
  }
}

function tell(message: string, description: string): void {
  showToast({ kind: 'error', message, description: `${description} What you made is as it was.`, duration: 10_000 });
}
