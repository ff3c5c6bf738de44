import { is, number, object, pipe, safeInteger, string } from 'valibot';
import type { ContentType, QrType } from '#design';
import { readItem, tryWriteItem } from './browser-storage.ts';

export interface AnalyticsEntry {
  readonly id: string;
  /** The typed content, not the encoded text. */
  readonly content: string;
  readonly type: ContentType;
  readonly qrType: QrType;
  readonly customImage: boolean;
}

const KEY = 'qrAnalytics';

const RECORD = object({ id: string(), downloads: pipe(number(), safeInteger()) });

/** Appends a record to the stored list, with all counters at zero. If storage is full, the oldest records go first. */
export function appendAnalytics({ id, content, type, qrType, customImage }: AnalyticsEntry): void {
  const record = {
    ...{ id, content, type, qrType, customImage },
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
  save([...readList(), record]);
}

/** Adds one to the downloads of the newest record. Does nothing if there is none. */
export function countDownload(): void {
  const list = readList();
  const newest = list.findLastIndex(isRecord);
  const record = list[newest];
  if (!is(RECORD, record)) return;
  list[newest] = { ...record, downloads: record.downloads + 1 };
  save(list);
}

export function isAnalyticsIdTaken(id: string): boolean {
  // Searching the text avoids parsing a long list. An id is a number, which has only one spelling.
  return readItem('localStorage', KEY)?.includes(`"${id}"`) ?? false;
}

/** Removes records, oldest first, until `write` succeeds. If it never does, restores them and returns false. */
export function makeRoom(write: () => boolean): boolean {
  const before = readItem('localStorage', KEY);
  if (before === null) return false;
  for (const kept of withoutOldest(readList(), 0)) {
    if (tryWriteList(kept) && write()) return true;
  }
  tryWriteItem('localStorage', KEY, before);
  return false;
}

/** Stores the list, without its oldest records if storage is full. If not even the newest one fits, changes nothing. */
function save(list: readonly unknown[]): void {
  for (const kept of withoutOldest(list, 1)) if (tryWriteList(kept)) return;
}

/** Yields the list without its oldest 0, 1, 3, 7 … records, down to `least` records. */
function* withoutOldest(list: readonly unknown[], least: number): Generator<readonly unknown[]> {
  const most = Math.max(0, list.filter(isRecord).length - least);
  for (let dropped = 0, step = 1; ; step *= 2) {
    let passed = 0;
    yield list.filter((element) => !isRecord(element) || ++passed > dropped);
    if (dropped === most) return;
    dropped = Math.min(most, dropped + step);
  }
}

function tryWriteList(list: readonly unknown[]): boolean {
  try {
    return tryWriteItem('localStorage', KEY, JSON.stringify(list));
  } catch (error) {
    // JavaScript engines can parse a list that is nested too deeply for them to write.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Returns the stored list. A stored text that is no list becomes the first element of a new one, so that it stays. */
function readList(): unknown[] {
  const text = readItem('localStorage', KEY);
  if (text === null) return [];
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list)) return list;
  } catch {
    // Text that is not JSON is not a list either.
  }
  return [text];
}

function isRecord(element: unknown): boolean {
  return is(RECORD, element);
}
