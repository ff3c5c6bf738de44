import { packEntry, ZipWriter } from '#batch';
import { HOST_LIMITS, type Redirect, redirectCautions, redirectFiles } from '#content/redirects';
import { redirectCautionText } from '#words';
import { redirectWords } from '#words/redirects';
import { saveBlob } from './save-file.ts';

export function saveRedirects(redirects: readonly Redirect[]): void {
  const zip = new ZipWriter(new Date());
  const files = [{ name: 'README.txt', text: readmeOf(redirects) }, ...redirectFiles(redirects)];
  const parts = files.flatMap(({ name, text }) => {
    const entry = packEntry(new TextEncoder().encode(text), false);
    return [zip.add({ name, entry }), entry.data];
  });
  const archive = new Blob([...parts, ...zip.end([])], { type: 'application/zip' });
  saveBlob(archive, redirectWords.archive({ host: new URL(redirects[0].address).hostname }));
}

function readmeOf(redirects: readonly Redirect[]): string {
  const { one, many, how, website, apache, nginx, caddy, change, passedOn, lasts } = redirectWords.readme;
  const [first] = redirects;
  const { host } = new URL(first.address);
  const about = redirects.length === 1 ? one(first) : many({ codes: redirects.length, host });
  const ways = [about, how, website({ host }), pagesOf(redirects), apache({ host }), nginx({ host }), caddy({ host })];
  return `${ways.join('\n\n')}\n\n\n${[change, passedOn, lasts].join('\n\n')}\n`;
}

function pagesOf(redirects: readonly Redirect[]): string {
  const cautions = redirectCautions(redirects).map((caution) => `  ${redirectCautionText(caution)}`);
  return [redirectWords.readme.pages(HOST_LIMITS), ...cautions].join('\n');
}
