import type { Drawing } from '#drawing';
import type { PngOrder } from '#making';
import { startPool } from '#workers';
import { PNG_WORKS, type PngWork } from './png-work.ts';

/** Reports the progress of a file, 0 to 1, and cancels it. */
export interface FileWatch {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

/** Milliseconds between two progress reports: a band of the largest picture takes about one second. */
const SILENCE = 60_000;

/** Milliseconds. A large picture leaves a large heap behind. */
const IDLE = 10_000;

const writer = startPool<PngWork>({
  // biome-ignore lint/plugin: a name for the console
  name: 'PNG writer',
  makeWorker: () => new Worker(new URL('./png-worker.ts', import.meta.url), { type: 'module' }),
  silence: { write: SILENCE },
  idle: IDLE,
  loadWorks: async () => PNG_WORKS,
});

/**
 * Calls `writeFile` for a PNG in a worker, so that the page stays responsive however large the picture is. Rejects with
 * a `WorkerFailure`, or with the reason of the signal, which ends the work at once.
 */
export function writePngApart(
  drawing: Drawing,
  text: string,
  order: PngOrder,
  { signal, onProgress }: FileWatch,
): Promise<Uint8Array<ArrayBuffer>> {
  return writer.ask('write', { drawing, text, order }, { signal, onProgress });
}
