import { DesignError, parseDesign, type QrDesign, writeDesign } from '#design';
import { readItem, writeItem } from './browser-storage.ts';
import { askDatabase, type Database, imageKeyOf, type StoredWorkingDesign, sweepImages } from './database.ts';
import { subscribeToDeletion } from './deletion.ts';

/**
 * Each page writes its own design under a new name. So a duplicated tab, which gets a copy of the session storage,
 * begins with the design of the original and does not overwrite it.
 */
const NAME_KEY = 'draft';

const MOST_DESIGNS = 20;

let own: string | null = null;

let waiting: QrDesign | null = null;
let isWriting = false;

/** The image of the last design and its key, because hashing a large image at every change would take long. */
let hashed: { readonly image: string; readonly key: string } | null = null;

subscribeToDeletion(() => {
  waiting = null;
});

/** This tab's design before a reload, else the last changed in any tab. Null also after 3 s. Never rejects. */
export async function readWorkingDesign(): Promise<QrDesign | null> {
  const name = readItem('sessionStorage', NAME_KEY);
  const design = await askDatabase(
    (opened) =>
      opened.read(['drafts', 'images'], async (transaction) => {
        const store = transaction.objectStore('drafts');
        const named = name === null ? undefined : await store.get(name);
        const stored = named ?? (await store.getAll()).sort(byAge)[0];
        const customImage = stored?.imageKey && (await transaction.objectStore('images').get(stored.imageKey));
        return customImage ? { ...stored.design, customImage } : stored?.design;
      }),
    undefined,
  );
  if (!design) return null;
  try {
    return parseDesign(design);
  } catch (error) {
    if (!(error instanceof DesignError)) throw error;
    // A design of a later release, or one changed by hand, is ignored.
    return null;
  }
}

/** Stores the current design for this tab's next load. If several designs follow quickly, only the last is stored. */
export function keepWorkingDesign(design: QrDesign): void {
  waiting = design;
  if (!isWriting) void writeWaiting();
}

async function writeWaiting(): Promise<void> {
  isWriting = true;
  while (waiting) {
    const design = waiting;
    waiting = null;
    own ??= crypto.randomUUID();
    const name = own;
    const isKept = await askDatabase((opened) => write(opened, name, design), false);
    // Until the design is stored, a reload begins with the earlier one.
    if (isKept) writeItem('sessionStorage', NAME_KEY, name);
  }
  isWriting = false;
}

async function write(opened: Database, name: string, { customImage, ...design }: QrDesign): Promise<true> {
  const key = customImage === undefined ? undefined : await keyOf(customImage);
  await opened.write(['codes', 'drafts', 'images'], async (transaction) => {
    const [store, images] = [transaction.objectStore('drafts'), transaction.objectStore('images')];
    const all = await store.getAll();
    const old = all.filter(({ name: other }) => other !== name).sort(byAge);
    const gone = old.slice(MOST_DESIGNS - 1);
    const isStored = key === undefined || (await images.getKey(key)) !== undefined;
    await Promise.all([
      store.put({ name, at: Date.now(), design: writeDesign(design), ...(key && { imageKey: key }) }),
      !isStored && customImage !== undefined && images.put(customImage, key),
      ...gone.map((other) => store.delete(other.name)),
    ]);
    const before = all.find(({ name: other }) => other === name);
    const left = [...gone, ...(before ? [before] : [])].some(({ imageKey }) => imageKey && imageKey !== key);
    if (left) await sweepImages(transaction);
  });
  return true;
}

async function keyOf(image: string): Promise<string> {
  if (hashed?.image !== image) hashed = { image, key: await imageKeyOf(image) };
  return hashed.key;
}

function byAge(a: StoredWorkingDesign, b: StoredWorkingDesign): number {
  return b.at - a.at;
}
