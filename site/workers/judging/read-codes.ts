import type { Pixels } from '#raster';
import type { FoundCode } from '#scanning/tunnel';
import { startPool } from '#workers';

/** A picture's file, and its pixels as a design stores them. */
interface SearchedPicture {
  readonly file: Blob;
  readonly pixels: Pixels;
}

export interface CodesWork {
  readonly find: { readonly request: SearchedPicture; readonly answer: readonly FoundCode[] };
}

const finder = startPool<CodesWork>({
  name: 'Code finder',
  makeWorker: () => new Worker(new URL('./codes-worker.ts', import.meta.url), { type: 'module' }),
  // While the worker loads the decoder, it reports each part that arrives, and then each part of the
  // picture that it has searched.
  silence: 20_000,
  // The worker ends after each picture, so that one picture cannot affect the reading of the next.
  idle: 0,
});

/** Resolves to the codes, if any. Rejects with a `WorkerFailure`, or with the signal's reason. */
export function readCodes(picture: SearchedPicture, signal: AbortSignal): Promise<readonly FoundCode[]> {
  return finder.ask('find', picture, { signal });
}
