import type { Pixels } from '#raster';
import type { FoundCode } from '#scanning/tunnel';
import { startPool } from '#workers';

interface SearchedPicture {
  readonly file: Blob;
  readonly pixels: Pixels;
  /** See `findCodes`. */
  readonly effort: 'live' | 'still';
}

/** How far the search of a PDF has come. */
export interface PdfSearch {
  readonly codes: readonly FoundCode[];
  /** Pages that were searched, of all `pages`. */
  readonly searched: number;
  readonly pages: number;
  /**
   * Null while the search goes on.
   * - `searched`: up to 20 pages were searched, or fewer if they took a minute or had 200 codes.
   * - `not-drawn`: at least one of these pages was not drawn, or only in part.
   * - `locked`: the file needs a password.
   * - `damaged`: the file cannot be read.
   */
  readonly end: 'searched' | 'not-drawn' | 'locked' | 'damaged' | null;
}

export interface CodesWork {
  readonly find: { readonly request: SearchedPicture; readonly answer: readonly FoundCode[] };
  readonly findInPdf: { readonly request: Blob; readonly answer: PdfSearch; readonly progress: PdfSearch };
}

const finder = startPool<CodesWork>({
  name: 'Code finder',
  makeWorker: () => new Worker(new URL('./codes-worker.ts', import.meta.url), { type: 'module' }),
  // While the worker loads the decoder, it reports each part that arrives, and then each part of the
  // picture that it has searched, or each part of a page that it has drawn.
  silence: 20_000,
  // The worker ends after each picture, so that one picture cannot affect the reading of the next.
  idle: 0,
});

/** Resolves to the codes, if any. Rejects with a `WorkerFailure`, or with the signal's reason. */
export function readCodes(picture: SearchedPicture, signal: AbortSignal): Promise<readonly FoundCode[]> {
  return finder.ask('find', picture, { signal });
}

/** Resolves to the finished search. Rejects with a `WorkerFailure`, or with the signal's reason. */
export function readPdf(file: Blob, signal: AbortSignal, onProgress: (search: PdfSearch) => void): Promise<PdfSearch> {
  return finder.ask('findInPdf', file, { signal, onProgress });
}
