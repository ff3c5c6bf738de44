import type { ContentType, QrType } from '#design';
import { readItem, removeItem, subscribeToItems, tryWriteItem } from './browser-storage.ts';
import { heedDeletion, subscribeToDeletion } from './deletion.ts';

/** What is recorded about a code when it is generated. */
export interface AnalyticsEntry {
  readonly id: string;
  /** The typed content, not the encoded text. */
  readonly content: string;
  readonly type: ContentType;
  readonly qrType: QrType;
  readonly customImage: boolean;
}

const KEY = 'qrAnalytics';

/** A stored value that is not a list is moved to this key before a new list begins, so that nothing is lost. */
const UNREADABLE_KEY = 'qrAnalytics.unreadable';

/** Records of this visit that could not be stored yet, oldest first. */
let unsaved: unknown[] = [];

interface AnalyticsRecord {
  readonly id: string;
  readonly downloads: number;
}

/**
 * Two tabs that write at the same moment overwrite each other's list. So if another tab writes a list without a record
 * of this page, this page restores the record. It does so within `WATCH_TIME` milliseconds of appending the record, and
 * at most `MOST_RETURNS` times. A record that is missing later was dropped to make room.
 */
const WATCH_TIME = 10_000;
const MOST_RETURNS = 3;

/** Records stored recently in this visit, by id. */
const watched = new Map<string, { record: AnalyticsRecord; until: number; returns: number }>();

/**
 * Appends a record to the stored list, with all counters at zero. If storage is full, the oldest records are dropped
 * first. If that is not enough, or storage is not available, the record is kept in memory for this visit. Elements of
 * the list that are not records stay unchanged.
 */
export function appendAnalytics(entry: AnalyticsEntry): void {
  heedDeletion();
  const { id, content, type, qrType, customImage } = entry;
  const record = {
    id,
    content,
    type,
    qrType,
    customImage,
    generatedAt: new Date().toISOString(),
    scans: 0,
    downloads: 0,
    shares: 0,
    uniqueVisitors: 0,
    countries: {},
    devices: {},
    hourlyStats: new Array(24).fill(0),
    weeklyStats: new Array(7).fill(0),
  };
  watch(record);
  saveWith([...unsaved, record]);
}

/** Adds one to the downloads of the newest record. Does nothing if there is none. */
export function countDownload(): void {
  heedDeletion();
  const stored = readList();
  const list = [...(stored ?? []), ...unsaved];
  const newest = list.findLastIndex(isRecord);
  if (newest < 0) return;
  const record = list[newest] as AnalyticsRecord;
  const counted = { ...record, downloads: record.downloads + 1 };
  list[newest] = counted;
  const ours = watched.get(record.id);
  if (ours) ours.record = counted;
  if (stored && saveList(list)) unsaved = [];
  else unsaved = list.slice(stored?.length ?? 0);
}

/** Whether a record in the stored list has this id. */
export function isAnalyticsIdTaken(id: string): boolean {
  // Searching the text avoids parsing a long list. An id is a number, which has only one spelling.
  return readItem('localStorage', KEY)?.includes(`"${id}"`) ?? false;
}

/**
 * Removes records, oldest first, until `write` succeeds. If removing all of them is not enough, it restores the list
 * and returns false.
 */
export function makeRoom(write: () => boolean): boolean {
  const before = readItem('localStorage', KEY);
  if (before === null) return false;
  for (const kept of withoutOldest(parseList(before) ?? [])) {
    if (tryWriteList(kept) && write()) return true;
  }
  tryWriteItem('localStorage', KEY, before);
  return false;
}

function watch(record: AnalyticsRecord): void {
  subscribeToItems([KEY], returnOverwritten);
  subscribeToDeletion(forgetAnalytics);
  watched.set(record.id, { record, until: Date.now() + WATCH_TIME, returns: 0 });
}

/** Called after everything was deleted: records that this page has in memory must not be stored any more. */
function forgetAnalytics(): void {
  unsaved = [];
  watched.clear();
}

/** Restores recent records of this page that are missing from the list which another tab has just written. */
function returnOverwritten(): void {
  heedDeletion();
  const text = readItem('localStorage', KEY);
  const list = text === null ? null : parseList(text);
  // If there is no list any more, it was removed on purpose.
  if (!list) return;
  const present = new Set([...list, ...unsaved].filter(isRecord).map(({ id }) => id));
  const lost = [...watched.values()].filter(
    ({ record, until, returns }) => !present.has(record.id) && Date.now() < until && returns < MOST_RETURNS,
  );
  for (const ours of lost) ours.returns++;
  if (lost.length > 0) saveWith([...unsaved, ...lost.map(({ record }) => record)]);
}

/** Stores the list with `added` at its end, or keeps `added` in memory for this visit. */
function saveWith(added: unknown[]): void {
  const stored = readList();
  unsaved = stored && saveList([...stored, ...added]) ? [] : added;
}

function saveList(list: unknown[]): boolean {
  if (tryWriteList(list)) return true;
  const newest = list.length - 1;
  for (const kept of withoutOldest(list.slice(0, newest))) {
    if (tryWriteList([...kept, list[newest]])) return true;
  }
  return false;
}

function tryWriteList(list: unknown[]): boolean {
  try {
    return tryWriteItem('localStorage', KEY, JSON.stringify(list));
  } catch (error) {
    // JavaScript engines can parse a list that is nested too deeply for them to write.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/**
 * Yields the list without its oldest 1, 3, 7, 15 … records, and finally without all of its records. Elements that are
 * not records stay.
 */
function* withoutOldest(list: unknown[]): Generator<unknown[]> {
  const total = list.filter(isRecord).length;
  for (let dropped = 1, step = 1; total > 0; step *= 2, dropped = Math.min(total, dropped + step)) {
    let passed = 0;
    yield list.filter((element) => !isRecord(element) || ++passed > dropped);
    if (dropped === total) return;
  }
}

/**
 * Returns the stored list, including changes by other tabs. Returns null if the stored value is not a list and cannot
 * be moved away.
 */
function readList(): unknown[] | null {
  const text = readItem('localStorage', KEY);
  if (text === null) return [];
  const list = parseList(text);
  if (list) return list;

  console.error(`${KEY} holds no list; it is kept under ${UNREADABLE_KEY}`);
  const earlier = readItem('localStorage', UNREADABLE_KEY);
  if (!tryWriteItem('localStorage', UNREADABLE_KEY, earlier === null ? text : `${earlier}\n${text}`)) return null;
  removeItem('localStorage', KEY);
  return [];
}

function parseList(text: string): unknown[] | null {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : null;
  } catch {
    // Text that is not JSON is not a list either.
    return null;
  }
}

function isRecord(element: unknown): element is AnalyticsRecord {
  return (
    typeof element === 'object' &&
    element !== null &&
    'id' in element &&
    typeof element.id === 'string' &&
    'downloads' in element &&
    Number.isSafeInteger(element.downloads)
  );
}
