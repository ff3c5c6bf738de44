import { notify, readItem, removeItem, writeItem } from './browser-storage.ts';

// What belongs to this tab alone. Other tabs cannot access its session storage.

/** Keys in the session storage: the picture and the id of the code that this tab generated last. */
export const IMAGE_KEY = 'generatedQRImage';
export const ID_KEY = 'generatedQRId';

const EDITED_KEY = 'editedCode';

let isInProgress = false;

export function isGenerating(): boolean {
  return isInProgress;
}

export function setGenerating(flag: boolean): void {
  isInProgress = flag;
  notify(IMAGE_KEY);
}

export function readEditedCode(): string | null {
  return readItem('sessionStorage', EDITED_KEY);
}

export function writeEditedCode(id: string | null): void {
  if (id === null) removeItem('sessionStorage', EDITED_KEY);
  else writeItem('sessionStorage', EDITED_KEY, id);
}

export function forgetTab(): void {
  for (const key of [IMAGE_KEY, ID_KEY, EDITED_KEY]) removeItem('sessionStorage', key);
}
