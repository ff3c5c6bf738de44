import { saveBlob } from '#ui';

/** Makes the browser save a PDF under a name. */
export function savePdf(bytes: Uint8Array<ArrayBuffer>, name: string): void {
  saveBlob(new Blob([bytes], { type: 'application/pdf' }), name);
}
