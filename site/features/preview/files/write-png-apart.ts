import type { Drawing } from '#drawing';
import type { PngOrder } from '#making';
import { startPool } from '#workers';
import type { PngWork } from './png-worker.ts';

export interface FileWatch {
  readonly signal: AbortSignal;
  /** Called with the share of the file that is written, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Milliseconds without a progress report until the worker counts as dead. Every band of the picture gives a report. */
const SILENCE = 60_000;

/** Milliseconds until an idle worker is ended. A worker that has written a large picture keeps a large heap. */
const IDLE = 10_000;

const writer = startPool<PngWork>({
  // biome-ignore lint/plugin: a name for the console
  name: 'PNG writer',
  makeWorker: () => new Worker(new URL('./png-worker.ts', import.meta.url), { type: 'module' }),
  silence: SILENCE,
  idle: IDLE,
});

/** Writes a PNG in a worker. Rejects with a `WorkerFailure`, or with the signal's reason if it aborts. */
export function writePngApart(
  drawing: Drawing,
  text: string,
  order: PngOrder,
  { signal, onProgress }: FileWatch,
): Promise<Uint8Array<ArrayBuffer>> {
  return writer.ask('write', { drawing, text, order }, { signal, onProgress });
}
