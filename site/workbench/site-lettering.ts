import shaperUrl from 'harfbuzzjs/dist/harfbuzz.wasm?url';
import { filesFor, type Lettering, type LineMask, loadLettering, type OwnFonts, type Weight } from '#lettering';
import { fetchBytes } from '#workers';

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

const FAMILIES = ['system-ui', 'sans-serif'].join();

const CSS_WEIGHTS: Readonly<Record<Weight, number>> = { regular: 400, bold: 700 };

/** Font size in pixels at which lines are measured. */
const MEASURED = 100;

const MOST_ASCENT = 1.07;
const MOST_DESCENT = 0.3;

/** Width and height in pixels of the canvas that `isTrue` paints and reads back: as large as a short line. */
const TRIED = [1024, 128] as const;

/** `isCanvasTrue` is the function of `#uploads`, which loads on demand. */
function canvasFonts(isCanvasTrue: (width: number, height: number) => Promise<boolean>): OwnFonts {
  return { ...FONTS, isTrue: () => isCanvasTrue(...TRIED) };
}

const FONTS: Omit<OwnFonts, 'isTrue'> = {
  measure(line, weight) {
    const { left, right, shrink } = measureLine(line, weight);
    // Text is painted at a font size other than `MEASURED`, with other hinting. So one pixel is added on each side.
    return ((left + right + 2) / MEASURED) * shrink;
  },

  paint(line, weight, pixelsPerEm, direction) {
    const size = pixelsPerEm * measureLine(line, weight).shrink;
    const context = startLine(direction, weight, size, 1, 1);
    const { left, right, ascent, descent } = extentOf(context, line);
    const [width, height] = [Math.max(1, left + right), Math.max(1, ascent + descent)];
    const sized = startLine(direction, weight, size, width, height);
    sized.fillText(line, left, ascent);
    const { data } = sized.getImageData(0, 0, width, height);
    const covered = new Uint8Array(width * height);
    for (let k = 0; k < covered.length; k++) covered[k] = isInk(data, 4 * k) ? 1 : 0;
    return { width, covered, left: 0, baseline: ascent } satisfies LineMask;
  },
};

/** Whether a pixel is dark and at least half covered. So a colored emoji keeps its lines and loses its light areas. */
function isInk(data: Uint8ClampedArray, at: number): boolean {
  return data[at + 3] >= 128 && data[at] + data[at + 1] + data[at + 2] < 384;
}

function measureLine(line: string, weight: Weight) {
  const extent = extentOf(startLine('ltr', weight, MEASURED, 1, 1), line);
  const { ascent, descent } = extent;
  const shrink = Math.min(1, (MOST_ASCENT * MEASURED) / ascent, (MOST_DESCENT * MEASURED) / descent);
  return { ...extent, shrink };
}

/** In whole pixels, from the line's starting point on the baseline. */
function extentOf(context: Pick<CanvasRenderingContext2D, 'measureText'>, line: string) {
  const ink = context.measureText(line);
  return {
    left: Math.ceil(ink.actualBoundingBoxLeft),
    right: Math.ceil(Math.max(ink.actualBoundingBoxRight, ink.width)),
    ascent: Math.max(1, Math.ceil(ink.actualBoundingBoxAscent)),
    descent: Math.max(1, Math.ceil(ink.actualBoundingBoxDescent)),
  };
}

function startLine(direction: 'ltr' | 'rtl', weight: Weight, size: number, width: number, height: number) {
  const context = newContext(width, height);
  if (!context) throw new Error('The browser gives no canvas');
  context.font = `${CSS_WEIGHTS[weight]} ${size}px ${FAMILIES}`;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.direction = direction;
  return context;
}

function newContext(
  width: number,
  height: number,
): CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null {
  if (typeof document === 'undefined') {
    return new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  }
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas.getContext('2d', { willReadFrequently: true });
}
