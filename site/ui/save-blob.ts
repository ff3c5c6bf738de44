import { saveFile } from './save-file.ts';

/**
 * Milliseconds for which a saved file stays in memory. By then the browser has begun to read it. Chosen, not measured.
 */
const KEPT = 60_000;

/** Makes the browser save the bytes of a file under a name. */
export function saveBlob(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  saveFile(url, name);
  setTimeout(() => URL.revokeObjectURL(url), KEPT);
}
