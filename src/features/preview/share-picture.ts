import { PICTURE_FILE_NAME } from './picture-file.ts';

/** `closed`: the visitor dismissed the share sheet, which is no failure. */
export type ShareOutcome = 'shared' | 'copied' | 'closed' | 'failed';

let prepared: { readonly picture: string; readonly file: Promise<File> } | null = null;

/** The picture as a file; the same promise for the same picture. Rejects when its URL cannot be read. */
export function prepareFile(picture: string): Promise<File> {
  if (prepared?.picture !== picture) {
    const file = fetch(picture)
      .then((response) => response.blob())
      .then((blob) => new File([blob], PICTURE_FILE_NAME, { type: 'image/png' }));
    // Whoever shares meets the failure; until then it is nobody's.
    file.catch(() => undefined);
    prepared = { picture, file };
  }
  return prepared.file;
}

/** Hands the picture to the device's share sheet or, where there is none for files, copies its URL to the clipboard. */
export async function sharePicture(picture: string): Promise<ShareOutcome> {
  try {
    const data: ShareData = {
      files: [await prepareFile(picture)],
      title: 'AI Generated QR Code',
      text: 'Check out this QR code I created with AI!',
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
