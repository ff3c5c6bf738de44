import shaperUrl from 'harfbuzzjs/dist/harfbuzz.wasm?url';
import { twice } from '#late';
import { type Lettering, loadLettering } from '#lettering';
import { canvasFonts } from './canvas-fonts.ts';
import { FONT_URLS } from './font-urls.ts';

/**
 * Loads the lettering of this site: HarfBuzz, the fonts that it hosts, and the browser's for all other scripts. Rejects
 * when a part does not come.
 */
export function loadSiteLettering(): Promise<Lettering> {
  return loadLettering({
    loadShaper,
    loadFont: (name) => twice(() => fetchFile(FONT_URLS[name])),
    ownFonts: canvasFonts,
  });
}

async function loadShaper() {
  // The library fetches this file when its module runs, and a module that failed never runs again.
  await twice(() => fetchFile(shaperUrl));
  return import('harfbuzzjs');
}

async function fetchFile(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
