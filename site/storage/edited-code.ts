import { readItem, removeItem, writeItem } from './browser-storage.ts';
import { EDITED_KEY } from './deletion.ts';

/** Returns the id of the code from which this tab's design was opened, or null if there is none. */
export function readEditedCode(): string | null {
  return readItem('sessionStorage', EDITED_KEY);
}

/** Stores which code this tab's design was opened from. `id` is that code's id, or null if there is none. */
export function writeEditedCode(id: string | null): void {
  if (id === null) removeItem('sessionStorage', EDITED_KEY);
  else writeItem('sessionStorage', EDITED_KEY, id);
}
