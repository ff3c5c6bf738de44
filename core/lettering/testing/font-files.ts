import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { filesFor, type LetteringSource, loadLettering } from '#lettering';

const require = createRequire(import.meta.url);

export const INSTALLED_FONTS: LetteringSource = {
  loadShaper: () => import('harfbuzzjs'),
  filesFor,
  async loadFont(name) {
    const [, family] = /^(familjen-grotesk|noto-sans-hebrew|noto-sans|noto-emoji)-/.exec(name) ?? [];
    return Uint8Array.from(await readFile(require.resolve(`@fontsource/${family}/files/${name}`)));
  },
};

export async function letteringFor(texts: readonly string[], source: LetteringSource = INSTALLED_FONTS) {
  const lettering = await loadLettering(source);
  for (const weight of ['regular', 'bold'] as const) await lettering.prepare(texts, weight);
  return lettering;
}
