import { DesignError, parseDesign, type QrDesign, writeDesign } from '#design';
import { readItem, writeItem } from './browser-storage.ts';
import type { Database, StoredWork } from './database.ts';
import { heedDeletion, subscribeToDeletion } from './deletion.ts';
import { sharedDatabase } from './shared-database.ts';
import { inTime } from './time-limit.ts';

const TAB_KEY = 'tab';

/** Maximum number of tabs whose designs are stored. The design with the oldest change is dropped first. */
const MOST_TABS = 8;

/** The next design to write; null if there is none. */
let waiting: QrDesign | null = null;
let isWriting = false;

/**
 * The image that this page stored last, its key, and the database that has it. A database that was created after site
 * data was cleared does not have it.
 */
let written: { readonly to: Database; readonly image: string; readonly key: string } | null = null;

/** The names under which this tab finds its design in the database. */
interface Slot {
  /** The name under which this tab, and no other, stores its design. */
  readonly own: string;
  /** The name under which the tab looks if there is no design under `own`. In a duplicated tab, the original's name. */
  readonly first: string;
}

let slot: Promise<Slot> | null = null;

/**
 * Resolves to the design that this tab had before a reload. In a duplicated tab, that is the design of the original; in
 * a new tab, the design that was changed last in any tab. Resolves to null if there is no usable design, or the
 * database does not answer within 3 s. Never rejects.
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
    // A design of a later release, or one changed by hand, is ignored.
    if (!(error instanceof DesignError)) console.warn('The design of the last visit cannot be read', error);
    return null;
  }
}

/** Stores the current design for this tab's next load. If several designs follow quickly, only the last is stored. */
export function keepDesign(design: QrDesign): void {
  subscribeToDeletion(forgetWorkingDesign);
  waiting = design;
  if (!isWriting) void writeWaiting();
}

/**
 * Drops the design that waits to be written, and forgets which image was stored. This is called after everything was
 * deleted, so the next design must be written with its image.
 */
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

/** A design as it was read, with its image and the key of the image. */
interface Stored {
  readonly work?: StoredWork;
  readonly key?: string;
  readonly image?: string;
}

/** Reads the design of this tab, else of the tab from which it was copied, else the one that was changed last. */
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
    // The image under a key never changes. So even if two tabs store their designs under one name, a design is found
    // with its own image or without one, but never with the image of the other design.
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

/** Sorts by the time of change, the latest first. */
function byAge(a: StoredWork, b: StoredWork): number {
  return b.at - a.at;
}

/**
 * Returns the key of a design's image, or undefined if it has none. Earlier releases stored the image under a key of
 * the tab.
 */
function imageKeyOf(work: StoredWork): string | undefined {
  return work.imageKey ?? (work.hasImage ? `tab ${work.tab}` : undefined);
}

/**
 * Resolves to a slot that only this tab uses, also after a reload. A duplicated tab has a copy of the session storage
 * and finds the slot of the original there, but the original holds its lock, so the duplicate takes a new slot. Without
 * locks (pages not loaded by https) both tabs use the same slot.
 */
async function claimSlot(): Promise<Slot> {
  const first = readItem('sessionStorage', TAB_KEY);
  if (first && (await lockSlot(first))) return { own: first, first };
  const own = crypto.randomUUID();
  writeItem('sessionStorage', TAB_KEY, own);
  await lockSlot(own);
  return { own, first: first ?? own };
}

/** Locks a slot while the page is open. Resolves to whether the slot was free, or true if locks are not available. */
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
 * Resolves when the page is hidden. `lockSlot` then releases its lock, because a page with a lock cannot enter the
 * back/forward cache. A page that comes back claims its slot again.
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
