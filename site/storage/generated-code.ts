import { isAnalyticsIdTaken, makeRoom } from './analytics.ts';
import { notify, readItem, subscribeToItems, tryWriteItem, writeItem } from './browser-storage.ts';
import { ID_KEY, IMAGE_KEY, lastDeletion } from './deletion.ts';
import { isGenerating } from './generating.ts';

export interface GeneratedCode {
  /** A `data:image/png` URL. */
  readonly picture: string;
  /** An id from `newCodeId`. Empty for a code of an earlier visit, of which only the picture is stored. */
  readonly id: string;
  /** True if an image is woven into the code. Absent otherwise, and after a reload, because it is not stored. */
  readonly isWoven?: boolean;
}

const LAST_IMAGE_KEY = 'lastGeneratedQR';

let latest: GeneratedCode | null = null;

/** Invalid stored pictures; each is reported once. */
const garbage = new Set<string>();

let lastId = 0;

/** The last generated code and whether one is being made, as a store for `useSyncExternalStore`. */
export const generatedCode = {
  /**
   * Returns this visit's code, else the last one of an earlier visit, else null. Returns the same object until
   * something changes.
   */
  get: getGeneratedCode,
  /**
   * Calls `listener` when a code is saved, here or in another tab, when `passOver` marks a picture, and when generation
   * begins or ends. Returns a function that unsubscribes.
   */
  subscribe: subscribeToGeneratedCode,
  isGenerating,
  /** Marks a picture that the browser cannot show: it is logged, and `get` ignores it for the rest of this visit. */
  passOver,
} as const;

/**
 * Stores `code` as the one that `/preview` shows, in this visit and in later ones. If storage is full, old analytics
 * records are dropped. If that is not enough, the code is kept in memory for this visit.
 */
export function saveGenerated(code: GeneratedCode): void {
  const { picture, id, isWoven } = code;
  latest = { picture, id, ...(isWoven && { isWoven }) };
  writeItem('sessionStorage', IMAGE_KEY, code.picture);
  writeItem('sessionStorage', ID_KEY, code.id);
  const write = (): boolean => tryWriteItem('localStorage', LAST_IMAGE_KEY, code.picture);
  if (!write() && !makeRoom(write)) writeItem('localStorage', LAST_IMAGE_KEY, code.picture);
  notify(IMAGE_KEY);
}

/**
 * Returns a new id: the current time in milliseconds, as a string. If necessary, the number is increased until it is
 * higher than the time of the last deletion, higher than every id returned before, and different from all ids in the
 * analytics.
 */
export function newCodeId(): string {
  let id = Math.max(Date.now(), lastId + 1, lastDeletion() + 1);
  while (isAnalyticsIdTaken(String(id))) id++;
  lastId = id;
  return String(id);
}

function getGeneratedCode(): GeneratedCode | null {
  const current = readPicture('sessionStorage', IMAGE_KEY);
  const picture = current ?? readPicture('localStorage', LAST_IMAGE_KEY);
  if (picture === null) return null;
  const id = current === null ? '' : (readItem('sessionStorage', ID_KEY) ?? '');
  if (latest?.picture !== picture || latest.id !== id) latest = { picture, id };
  return latest;
}

function subscribeToGeneratedCode(listener: () => void): () => void {
  return subscribeToItems([IMAGE_KEY, LAST_IMAGE_KEY], listener);
}

function passOver(picture: string): void {
  reportGarbage(picture, 'What was stored is no image that can be shown');
  notify(IMAGE_KEY);
}

/**
 * Returns the value under `key` if it is a PNG's data URL that was not marked as broken. Any other value is logged once
 * and ignored.
 */
function readPicture(area: 'localStorage' | 'sessionStorage', key: string): string | null {
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
