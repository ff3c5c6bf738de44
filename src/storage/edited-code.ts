import { readItem, removeItem, writeItem } from './browser-storage.ts';
import { EDITED_KEY } from './deletion.ts';

/** Returns the id of the code that this tab's design was opened from; null if there is none. */
export function readEditedCode(): string | null {
  return readItem('sessionStorage', EDITED_KEY);
}

/** Remembers for this tab which code its design was opened from; null for none. */
export function writeEditedCode(id: string | null): void {
  if (id === null) removeItem('sessionStorage', EDITED_KEY);
  else writeItem('sessionStorage', EDITED_KEY, id);
}
