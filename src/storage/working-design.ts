import { DesignError, parseDesign, type QrDesign, writeDesign } from '#design';
import { readItem, writeItem } from './browser-storage.ts';
import type { Database, StoredWork } from './database.ts';
import { heedDeletion, subscribeToDeletion } from './deletion.ts';
import { sharedDatabase } from './shared-database.ts';
import { inTime } from './time-limit.ts';

const TAB_KEY = 'tab';

/** The most tabs whose designs are kept; those with the oldest changes are dropped first. */
const MOST_TABS = 8;

/** The next design to write; null if there is none. */
let waiting: QrDesign | null = null;
let isWriting = false;

/**
 * The image that is already stored for this tab's design, and the database that has it. A new database, created after
 * site data was cleared, has none.
 */
let written: { readonly to: Database; readonly image: string; readonly key: string } | null = null;

/** The names under which this tab keeps its design and finds its first one. */
interface Slot {
  readonly own: string;
  readonly first: string;
}

let slot: Promise<Slot> | null = null;

/**
 * Returns the design as this tab left it before a reload; in a duplicated tab, its twin's; in a new tab, the one that
 * was changed last in any tab. Null if there is no usable one, or the database does not answer within 3 s. Never
 * rejects.
 */
export async function readKeptDesign(): Promise<QrDesign | null> {
  subscribeToDeletion(forgetWorkingDesign);
  const opened = await sharedDatabase();
  if (!opened) return null;
  try {
    slot ??= claimSlot();
    const { own, first } = await slot;
    const { work, key, image } = await inTime(read(opened, own, first));
    if (!work) return null;
    if (work.tab === own && key && image) written = { to: opened, image, key };
    return parseDesign(image ? { ...work.design, customImage: image } : work.design);
  } catch (error) {
    // Of a later release, or changed by hand.
    if (!(error instanceof DesignError)) console.warn('The design of the last visit cannot be read', error);
    return null;
  }
}

/** Stores the present design for this tab's next load. If several follow quickly, only the last is stored. */
export function keepDesign(design: QrDesign): void {
  subscribeToDeletion(forgetWorkingDesign);
  waiting = design;
  if (!isWriting) void writeWaiting();
}

/** Everything was deleted: the next design is written whole. */
function forgetWorkingDesign(): void {
  waiting = null;
  written = null;
}

async function writeWaiting(): Promise<void> {
  isWriting = true;
  const opened = await sharedDatabase();
  slot ??= claimSlot();
  const { own } = await slot;
  for (heedDeletion(); waiting; heedDeletion()) {
    const design = waiting;
    waiting = null;
    try {
      if (opened) await write(opened, own, design);
    } catch (error) {
      console.warn('The design is kept for this visit only', error);
    }
  }
  isWriting = false;
}

interface Stored {
  readonly work?: StoredWork;
  /** Where its image is, and the image. */
  readonly key?: string;
  readonly image?: string;
}

/** Returns the design of this tab, else of the tab from which it was copied, else the one that was changed last. */
function read(opened: Database, own: string, first: string): Promise<Stored> {
  return opened.read(['work', 'images'], async (transaction) => {
    const works = transaction.objectStore('work');
    const work = (await works.get(own)) ?? (await works.get(first)) ?? (await works.getAll()).sort(byAge)[0];
    const key = work && imageKeyOf(work);
    const image = key && (await transaction.objectStore('images').get(key));
    return { work, key, image };
  });
}

async function write(opened: Database, tab: string, { customImage, ...design }: QrDesign): Promise<void> {
  const isOwn = written?.to === opened && written.key.startsWith(`tab ${tab} `);
  const known = written && isOwn && written.image === customImage ? written.key : null;
  const imageKey = await opened.write(['work', 'images'], async (transaction) => {
    const [works, images] = [transaction.objectStore('work'), transaction.objectStore('images')];
    const all = await works.getAll();
    const isThere = known !== null && (await images.getKey(known)) !== undefined;
    // An image never changes under its key. So a design finds the image with which it was stored, or none, whichever
    // tab writes here.
    const key = customImage === undefined ? undefined : isThere ? known : `tab ${tab} ${crypto.randomUUID()}`;
    const old = all
      .filter((work) => work.tab !== tab)
      .sort(byAge)
      .slice(MOST_TABS - 1);
    const gone = [...old, ...all.filter((work) => work.tab === tab)].map(imageKeyOf);
    await Promise.all([
      works.put({ tab, at: Date.now(), design: writeDesign(design), ...(key && { imageKey: key }) }),
      customImage !== undefined && key !== known && images.put(customImage, key),
      ...old.map((work) => works.delete(work.tab)),
      ...gone.map((goneKey) => goneKey && goneKey !== key && images.delete(goneKey)),
    ]);
    return key;
  });
  if (customImage !== undefined && imageKey) written = { to: opened, image: customImage, key: imageKey };
}

/** The last changed first. */
function byAge(a: StoredWork, b: StoredWork): number {
  return b.at - a.at;
}

/** Where a design's image is; undefined without one. Earlier releases kept it under a key of the tab. */
function imageKeyOf(work: StoredWork): string | undefined {
  return work.imageKey ?? (work.hasImage ? `tab ${work.tab}` : undefined);
}

/**
 * Returns a slot that belongs to this tab alone, also after a reload. A duplicated tab finds its twin's slot in its
 * copied session storage; the twin holds the lock, so this tab takes a new slot. Without locks (pages not loaded by
 * https) both use the same slot.
 */
async function claimSlot(): Promise<Slot> {
  const first = readItem('sessionStorage', TAB_KEY);
  if (first && (await lockSlot(first))) return { own: first, first };
  const own = crypto.randomUUID();
  writeItem('sessionStorage', TAB_KEY, own);
  await lockSlot(own);
  return { own, first: first ?? own };
}

/** Locks a slot while the page is visible. Resolves to whether it was free; true also if locks are unavailable. */
async function lockSlot(name: string): Promise<boolean> {
  if (typeof navigator === 'undefined' || !navigator.locks) return true;
  const granted = new Promise<boolean>((resolve, reject) => {
    const hold = (lock: Lock | null): Promise<void> | undefined => {
      resolve(lock !== null);
      return lock ? untilHidden() : undefined;
    };
    navigator.locks.request(`quietzone tab ${name}`, { ifAvailable: true }, hold).catch(reject);
  });
  return inTime(granted).catch(() => true);
}

/**
 * A page with a lock cannot enter the back/forward cache, so the lock is released when the page is hidden. A page that
 * comes back claims its slot again.
 */
function untilHidden(): Promise<void> {
  return new Promise((resolve) => {
    const leave = (): void => {
      slot = null;
      resolve();
    };
    window.addEventListener('pagehide', leave, { once: true });
  });
}
