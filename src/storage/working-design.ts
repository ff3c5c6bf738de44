import { DesignError, parseDesign, type QrDesign, writeDesign } from '#design';
import { readItem, writeItem } from './browser-storage.ts';
import type { Database, StoredWork } from './database.ts';
import { sharedDatabase } from './shared-database.ts';

const TAB_KEY = 'tab';

/** Tabs whose designs are kept; those that were changed longest ago go first. */
const MOST_TABS = 8;

/** What is to be written next; null while there is nothing. */
let waiting: QrDesign | null = null;
let isWriting = false;

/** The image that a database has for this tab; the next one, made when the browser's data were cleared, has none. */
let written: { readonly to: Database; readonly image: string | undefined } | null = null;

/**
 * The design as this tab left it before it was reloaded; in a new tab, the one that was changed last in any. Null when there is none that can
 * be used. Never rejects.
 */
export async function readWorkingDesign(): Promise<QrDesign | null> {
  const opened = await sharedDatabase();
  if (!opened) return null;
  try {
    const { work, image } = await read(opened);
    if (!work) return null;
    if (work.tab === tabId()) written = { to: opened, image };
    return parseDesign(image ? { ...work.design, customImage: image } : work.design);
  } catch (error) {
    // Of a later release, or changed by hand.
    if (!(error instanceof DesignError)) console.warn('The design of the last visit cannot be read', error);
    return null;
  }
}

/** Keeps the design that is being made for this tab's next load. Of designs that follow one another quickly, the last is kept. */
export function keepWorkingDesign(design: QrDesign): void {
  waiting = design;
  if (!isWriting) void writeWaiting();
}

/** What this tab has written is gone: the next design is written whole. */
export function forgetWorkingDesign(): void {
  waiting = null;
  written = null;
}

async function writeWaiting(): Promise<void> {
  isWriting = true;
  const opened = await sharedDatabase();
  while (waiting) {
    const design = waiting;
    waiting = null;
    try {
      if (opened) await write(opened, design);
    } catch (error) {
      console.warn('The design is kept for this visit only', error);
    }
  }
  isWriting = false;
}

/** This tab's design, or else the one that was changed last, and its image. */
function read(opened: Database): Promise<{ readonly work?: StoredWork; readonly image?: string }> {
  return opened.read(['work', 'images'], async (transaction) => {
    const works = transaction.objectStore('work');
    const work = (await works.get(tabId())) ?? (await works.getAll()).sort(byAge)[0];
    const image = work?.hasImage ? await transaction.objectStore('images').get(imageKeyOf(work.tab)) : undefined;
    return { work, image };
  });
}

async function write(opened: Database, { customImage, ...design }: QrDesign): Promise<void> {
  const tab = tabId();
  const hasImage = customImage !== undefined;
  const isImageThere = written?.to === opened && written.image === customImage;
  await opened.write(['work', 'images'], async (transaction) => {
    const [works, images] = [transaction.objectStore('work'), transaction.objectStore('images')];
    const others = (await works.getAll()).filter((work) => work.tab !== tab);
    const old = others.sort(byAge).slice(MOST_TABS - 1);
    await Promise.all([
      works.put({ tab, at: Date.now(), design: writeDesign(design), hasImage }),
      hasImage && !isImageThere && images.put(customImage, imageKeyOf(tab)),
      ...old.flatMap((work) => [works.delete(work.tab), images.delete(imageKeyOf(work.tab))]),
    ]);
  });
  if (hasImage) written = { to: opened, image: customImage };
}

/** The last changed first. */
function byAge(a: StoredWork, b: StoredWork): number {
  return b.at - a.at;
}

function imageKeyOf(tab: string): string {
  return `tab ${tab}`;
}

/** What this tab is called, also after it was reloaded. */
function tabId(): string {
  const known = readItem('sessionStorage', TAB_KEY);
  if (known) return known;
  const id = crypto.randomUUID();
  writeItem('sessionStorage', TAB_KEY, id);
  return id;
}
