import { PICTURE_FILE_NAME } from './picture-file.ts';

/** Saves a picture, given as a data URL, as ai-qr-code.png. */
export function downloadPicture(picture: string): void {
  const link = document.createElement('a');
  link.href = picture;
  link.download = PICTURE_FILE_NAME;
  // Firefox follows only links that are part of the page.
  document.body.append(link);
  link.click();
  link.remove();
}
