import shaperUrl from 'harfbuzzjs/dist/harfbuzz.wasm?url';
import { twice } from '#late';
import { type Lettering, loadLettering } from '#lettering';
import { canvasFonts } from './canvas-fonts.ts';
import { FONT_URLS } from './font-urls.ts';
import { filesFor } from './hosted-fonts.ts';

/**
 * Loads the lettering of this site: HarfBuzz, the hosted fonts, and the browser's fonts for all other scripts. Rejects
 * if HarfBuzz cannot be loaded.
 */
export function loadSiteLettering(): Promise<Lettering> {
  return loadLettering({
    loadShaper,
    filesFor,
    loadFont: (name) => twice(() => fetchFile(FONT_URLS[name])),
    ownFonts: canvasFonts,
  });
}

async function loadShaper() {
  // HarfBuzz fetches this file when its module runs, and a module that failed never runs again. So the file is fetched
  // first, with a second attempt if the first one fails. The module is imported only after that.
  await twice(() => fetchFile(shaperUrl));
  return import('harfbuzzjs');
}

async function fetchFile(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
