import { packEntry, ZipWriter } from '#batch';
import { type Redirect, redirectFiles } from '#content/redirects';
import { redirectWords } from '#words/redirects';
import { saveBlob } from './save-file.ts';

export function saveRedirects(redirects: readonly Redirect[]): void {
  const zip = new ZipWriter(new Date());
  const files = [{ name: 'README.txt', text: redirectWords.readme(redirects) }, ...redirectFiles(redirects)];
  const parts = files.flatMap(({ name, text }) => {
    const entry = packEntry(new TextEncoder().encode(text), false);
    return [zip.add({ name, entry }), entry.data];
  });
  const archive = new Blob([...parts, ...zip.end([])], { type: 'application/zip' });
  saveBlob(archive, redirectWords.archive(new URL(redirects[0].address).hostname));
}
