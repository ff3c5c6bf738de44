import { packEntry, ZipWriter } from '#batch';
import { carryInPng, type KeptCode } from '#carrying';
import { readDataUrl } from '#raster';
import { cleanFileName, UniqueNames } from '#tables/mapping';
import { fileNameOf } from '#words';

export interface ZippedCodes {
  readonly archive: Blob;
  readonly count: number;
}

/** With `isCarrying`, pictures contain their designs. A null in `codes` is a missing code and is left out. */
export async function zipCodes(
  codes: AsyncIterable<KeptCode | null>,
  isCarrying: boolean,
  date: Date,
): Promise<ZippedCodes> {
  const zip = new ZipWriter(date);
  const names = new UniqueNames();
  const parts: Blob[] = [];
  for await (const code of codes) {
    const file = code && readDataUrl(code.picture);
    if (!code || !file) continue;
    const bytes = isCarrying ? await carryInPng(file.bytes, code.design) : file.bytes;
    const entry = packEntry(bytes, false);
    const header = zip.add({ name: `${names.take(nameOf(code))}.png`, entry });
    // In a Blob, the data no longer occupies the page's own memory.
    parts.push(new Blob([header, entry.data]));
  }
  const archive = new Blob([...parts, ...zip.end([])], { type: 'application/zip' });
  return { archive, count: parts.length };
}

function nameOf({ name, text }: KeptCode): string {
  return (name && cleanFileName(name)) || cleanFileName(fileNameOf(text));
}
