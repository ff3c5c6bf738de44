import shaperUrl from 'harfbuzzjs/dist/harfbuzz.wasm?url';
import { filesFor, type Lettering, loadLettering } from '#lettering';
import { fetchBytes } from '#workers';
import { canvasFonts } from './canvas-fonts.ts';

const files: Readonly<Record<string, string>> = import.meta.glob(
  [
    '/node_modules/@fontsource/familjen-grotesk/files/*-{400,700}-normal.woff',
    '/node_modules/@fontsource/noto-sans/files/noto-sans-{latin,greek,cyrillic}*-{400,700}-normal.woff',
    '/node_modules/@fontsource/noto-sans/files/noto-sans-vietnamese-{400,700}-normal.woff',
    '/node_modules/@fontsource/noto-emoji/files/noto-emoji-[0-9]*-400-normal.woff',
  ],
  { query: '?url', import: 'default', eager: true },
);

export const FONT_URLS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]),
);

/** HarfBuzz, the hosted fonts, and the browser's fonts for all other scripts. */
export function loadSiteLettering(isCanvasTrue: Parameters<typeof canvasFonts>[0]): Promise<Lettering> {
  return loadLettering({
    loadShaper,
    filesFor,
    loadFont: async (name) => new Uint8Array(await fetchBytes(FONT_URLS[name])),
    ownFonts: canvasFonts(isCanvasTrue),
  });
}

async function loadShaper() {
  // HarfBuzz fetches this file when its module runs, and a module that failed never runs again. So the file is fetched
  // first, with a second try, and the module is imported after that.
  await fetchBytes(shaperUrl);
  return import('harfbuzzjs');
}
