import { readDesignIn } from '#carrying';
import type { QrDesign } from '#design';
import { readCodes } from '#scanning';
import { showToast } from '#ui';
import { loadMaker } from '#workbench';
import type { Found, TakenImage } from './found-in-picture.ts';

/** In bytes: no picture with a design in it is as large, and larger ones are not read into the memory twice. */
const MOST_BYTES = 64_000_000;

/** The design that a file carries; null without one. One that cannot be read is told, and the file is a picture like any other. Never rejects. */
export async function lookForDesign(file: Blob): Promise<QrDesign | null> {
  if (file.size > MOST_BYTES) return null;
  try {
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
