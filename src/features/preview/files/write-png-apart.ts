import type { Drawing } from '#drawing';
import { writePng } from '#drawing/files';
import type { FileWatch } from './file-watch.ts';
import type { FromPngWorker, ToPngWorker } from './png-messages.ts';

/**
 * `writePng` in a worker of its own, which ends with the signal: however large the picture is, the page goes on. Where no worker runs,
 * the page writes it itself.
 */
export async function writePngApart(
  drawing: Drawing,
  pixelsPerMetre: number | null,
  watch: FileWatch,
): Promise<Uint8Array<ArrayBuffer>> {
  const worker = startWorker();
  const file = worker && (await askWorker(worker, { drawing, pixelsPerMetre }, watch));
  return file ?? writeHere(drawing, pixelsPerMetre, watch);
}

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./png-worker.ts', import.meta.url), { type: 'module' });
  } catch (error) {
    console.warn('Writing without a worker', error);
    return null;
  }
}

/** Null when the worker does not run at all. */
async function askWorker(
  worker: Worker,
  task: ToPngWorker,
  { signal, onProgress }: FileWatch,
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return await new Promise((resolve, reject) => {
      signal.throwIfAborted();
      signal.addEventListener('abort', () => reject(signal.reason));
      worker.addEventListener('message', ({ data: message }: MessageEvent<FromPngWorker>) => {
        if (message.kind === 'progress') onProgress(message.share);
        else if (message.kind === 'file') resolve(message.file);
        else reject(new Error(message.message));
      });
      worker.addEventListener('error', () => resolve(null));
      worker.postMessage(task);
    });
  } finally {
    worker.terminate();
  }
}

function writeHere(
  drawing: Drawing,
  pixelsPerMetre: number | null,
  { signal, onProgress }: FileWatch,
): Promise<Uint8Array<ArrayBuffer>> {
  return writePng(drawing, pixelsPerMetre, (share) => {
    signal.throwIfAborted();
    onProgress(share);
  });
}
