import type { Pixels } from '#raster';
import type { FoundCode } from '#scanning/tunnel';
import { startPool } from '#workers';
import type { CodesWork } from './codes-work.ts';

/**
 * How many milliseconds a worker may stay silent before it counts as failed. While it loads the decoder, it reports
 * each part that arrives. While it reads a picture, it is silent for about a second.
 */
const SILENCE = 20_000;

// The worker ends after each picture, so that one picture cannot affect the reading of the next.
const finder = startPool<CodesWork>({
  name: 'Code finder',
  makeWorker: () => new Worker(new URL('./codes-worker.ts', import.meta.url), { type: 'module' }),
  silence: { find: SILENCE },
  idle: 0,
});

/**
 * Resolves to the codes in an uploaded picture; empty if there are none. Rejects with a `WorkerFailure` if the decoder
 * cannot be loaded or fails. If the signal aborts, rejects with the signal's reason.
 */
export function readCodes(picture: Pixels, signal: AbortSignal): Promise<readonly FoundCode[]> {
  return finder.ask('find', picture, { signal });
}
