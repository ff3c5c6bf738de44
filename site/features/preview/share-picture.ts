import { previewWords } from '#words/preview';

/** The file name of saved and shared pictures. */
export const PICTURE_FILE_NAME = 'ai-qr-code.png';

/** `closed`: the visitor dismissed the share sheet, which is not a failure. */
export type ShareOutcome = 'shared' | 'copied' | 'closed' | 'failed';

let prepared: { readonly picture: string; readonly file: Promise<File> } | null = null;

/** Returns the picture as a file. The latest file is cached. Rejects if the picture's URL cannot be read. */
export function prepareFile(picture: string): Promise<File> {
  if (prepared?.picture !== picture) {
    const file = fetch(picture)
      .then((response) => response.blob())
      .then((blob) => new File([blob], PICTURE_FILE_NAME, { type: 'image/png' }));
    // Sharing reports the failure; this only prevents an unhandled rejection.
    file.catch(() => undefined);
    prepared = { picture, file };
  }
  return prepared.file;
}

/**
 * Passes the picture to the device's share sheet. If the device cannot share files, copies the picture's URL to the
 * clipboard.
 */
export async function sharePicture(picture: string): Promise<ShareOutcome> {
  try {
    const data: ShareData = {
      files: [await prepareFile(picture)],
      ...previewWords.shareSheet,
    };
    if (navigator.share && navigator.canShare?.(data)) {
      await navigator.share(data);
      return 'shared';
    }
    await navigator.clipboard.writeText(picture);
    return 'copied';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'closed';
    console.error(error);
    return 'failed';
  }
}
