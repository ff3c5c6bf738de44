import { makeRoom } from './analytics.ts';
import {
  type Area,
  notify,
  readItem,
  removeItem,
  subscribeToItems,
  tryWriteItem,
  writeItem,
} from './browser-storage.ts';

export interface GeneratedCode {
  /** A `data:image/png` URL. */
  readonly picture: string;
  /** An id from `newCodeId`. Empty for a code of an earlier visit, of which only the picture is stored. */
  readonly id: string;
  /** True if an image is woven into the code. Absent otherwise, and after a reload, because it is not stored. */
  readonly isWoven?: boolean;
}

/** Keys in the session storage: the picture and the id of the code that this tab generated last. */
const IMAGE_KEY = 'generatedQRImage';
export const ID_KEY = 'generatedQRId';

const EDITED_KEY = 'editedCode';

const LAST_IMAGE_KEY = 'lastGeneratedQR';

let latest: GeneratedCode | null = null;

const garbage = new Set<string>();

/** The last generated code, as a store for `useSyncExternalStore`. */
export const generatedCode = {
  /** Returns this visit's code, else the last of an earlier visit, else null. The same object until a change. */
  get(): GeneratedCode | null {
    const current = readPicture('sessionStorage', IMAGE_KEY);
    const picture = current ?? readPicture('localStorage', LAST_IMAGE_KEY);
    if (picture === null) return null;
    const id = current === null ? '' : (readItem('sessionStorage', ID_KEY) ?? '');
    if (latest?.picture !== picture || latest.id !== id) latest = { picture, id };
    return latest;
  },
  /** After a save in any tab and `passOver`. Returns a function that unsubscribes. */
  subscribe: (listener: () => void): (() => void) => subscribeToItems([IMAGE_KEY, LAST_IMAGE_KEY], listener),
  /** Marks a picture that the browser cannot show: it is logged, and `get` ignores it for the rest of this visit. */
  passOver(picture: string): void {
    reportGarbage(picture, 'What was stored is no image that can be shown');
    notify(IMAGE_KEY);
  },
} as const;

/** Stores the code that `/preview` shows. If storage is full, drops old analytics, then keeps it for this visit. */
export function saveGenerated({ picture, id, isWoven }: GeneratedCode): void {
  latest = { picture, id, ...(isWoven && { isWoven }) };
  writeItem('sessionStorage', IMAGE_KEY, picture);
  writeItem('sessionStorage', ID_KEY, id);
  const write = (): boolean => tryWriteItem('localStorage', LAST_IMAGE_KEY, picture);
  if (!write() && !makeRoom(write)) writeItem('localStorage', LAST_IMAGE_KEY, picture);
  notify(IMAGE_KEY);
}

/** Null unless the value is a PNG's data URL that was not marked as broken. Other values are logged once. */
function readPicture(area: Area, key: string): string | null {
  const text = readItem(area, key);
  if (text === null) return null;
  if (!/^data:image\/png[;,]/i.test(text)) reportGarbage(text, `${key} holds no PNG image`);
  return garbage.has(text) ? null : text;
}

function reportGarbage(text: string, message: string): void {
  if (garbage.has(text)) return;
  garbage.add(text);
  console.error(`${message}: ${text.slice(0, 40)}`);
}

/** Returns the id of the code from which this tab's design was opened, or null if there is none. */
export function readEditedCode(): string | null {
  return readItem('sessionStorage', EDITED_KEY);
}

/** Stores which code this tab's design was opened from. `id` is that code's id, or null if there is none. */
export function writeEditedCode(id: string | null): void {
  if (id === null) removeItem('sessionStorage', EDITED_KEY);
  else writeItem('sessionStorage', EDITED_KEY, id);
}

/** Removes the codes of this tab from its session storage. */
export function forgetTab(): void {
  for (const key of [IMAGE_KEY, ID_KEY, EDITED_KEY]) removeItem('sessionStorage', key);
}
