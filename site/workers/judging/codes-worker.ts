// Finds the codes in one picture, or on the pages of one PDF.
import decoderUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import {
  type Decoder,
  type FoundCode,
  findCodes,
  loadDecoders,
  MOST_FOUND,
  textsOf,
  WEAK_DECODER,
} from '#scanning/tunnel';
import { answerPage, fetchBytes, twice, type WorkContext } from '#workers';
import type { Pdf } from './pdf-pages.ts';
import { bitmapPixels, decodeBitmap, largePicture } from './picture-pixels.ts';
import type { CodesWork, PdfSearch } from './read-codes.ts';

/** Milliseconds after which the search of a picture, a whole PDF, or the drawing of a page ends with what it has. */
const MOST_TIME = { picture: 15_000, pdf: 60_000, page: 10_000 };

const MOST_PAGES = 20;

answerPage<CodesWork>({
  async find({ file, pixels, effort }, { alive, signal }) {
    const decoders = await load(alive);
    const bitmap = await decodeBitmap(file);
    const end = performance.now() + MOST_TIME.picture;
    const isOver = (): boolean => {
      alive();
      return signal.aborted || performance.now() > end;
    };
    try {
      const picture = bitmap ? bitmapPixels(bitmap) : pixels;
      const tools = { decoders, isOver, ...(bitmap && { large: largePicture(bitmap) }) };
      return textsOf((await findCodes(picture, effort, tools)).codes);
    } finally {
      bitmap?.close();
    }
  },

  async findInPdf(file, context) {
    const decoders = await load(context.alive);
    const pdfPages = await loadPdfPages();
    const pdf = await pdfPages
      .openPdf(await file.arrayBuffer())
      .catch((error: Error) => (error.name === 'PasswordException' ? 'locked' : 'damaged'));
    return typeof pdf === 'string'
      ? { codes: [], searched: 0, pages: 0, end: pdf }
      : searchPages(pdf, decoders, context);
  },
});

/** Without ZXing, which may not compile here, returns jsQR alone. */
async function load(onProgress: () => void): Promise<readonly Decoder[]> {
  const bytes = await fetchBytes(decoderUrl, onProgress);
  return loadDecoders({ bytes }).catch(() => [WEAK_DECODER]);
}

/** pdf.js's script for workers answers the page's messages itself, unless it sees a `window`. */
async function loadPdfPages(): Promise<typeof import('./pdf-pages.ts')> {
  Object.assign(self, { window: self });
  const pdfPages = await twice(() => import('./pdf-pages.ts'));
  Reflect.deleteProperty(self, 'window');
  return pdfPages;
}

async function searchPages(
  pdf: Pdf,
  decoders: readonly Decoder[],
  { alive, progress, signal }: WorkContext<never, PdfSearch>,
): Promise<PdfSearch> {
  const search = { codes: [] as FoundCode[], searched: 0, pages: pdf.pages, end: null };
  const end = performance.now() + MOST_TIME.pdf;
  let isWhole = true;

  function isOver(): boolean {
    alive();
    return signal.aborted || search.codes.length >= MOST_FOUND || performance.now() > end;
  }

  while (search.searched < Math.min(search.pages, MOST_PAGES) && !isOver()) {
    progress(search);
    search.searched++;
    const drawingEnd = performance.now() + MOST_TIME.page;
    const isLate = (): boolean => isOver() || performance.now() > drawingEnd;
    const page = await pdf.draw(search.searched, isLate).catch(() => null);
    isWhole &&= page?.isWhole === true;
    if (!page) continue;
    // Drawn pages are sharp, and 20 of them would take too long with more effort.
    const tools = { decoders, isOver, large: largePicture(page.canvas) };
    const { codes: onPage } = await findCodes(bitmapPixels(page.canvas), 'live', tools);
    const codes = textsOf(onPage);
    const isNew = ({ text }: FoundCode): boolean => !search.codes.some((known) => known.text === text);
    search.codes = [...search.codes, ...codes.filter(isNew)];
    // Safari keeps the memory of a canvas until it is collected.
    page.canvas.width = 0;
  }
  return { ...search, end: isWhole ? 'searched' : 'not-drawn' };
}
