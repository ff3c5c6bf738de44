import { copyPixels, type Pixels } from '#raster';
import type { FoundCode } from '#scanning/tunnel';

/** In milliseconds: a reader that is silent for longer has failed. */
const PATIENCE = 20_000;

/**
 * The codes in a picture of anyone's, read in a worker of its own, which ends with the answer. None where no worker runs, and where it
 * fails. Never rejects but with the signal's reason.
 */
export async function readCodes(picture: Pixels, signal: AbortSignal): Promise<readonly FoundCode[]> {
  const worker = startWorker();
  if (!worker) return [];
  try {
    return await new Promise((resolve, reject) => {
      signal.throwIfAborted();
      signal.addEventListener('abort', () => reject(signal.reason));
      setTimeout(() => resolve([]), PATIENCE);
      worker.addEventListener('message', ({ data }: MessageEvent<readonly FoundCode[]>) => resolve(data));
      worker.addEventListener('error', () => resolve([]));
      const sent = copyPixels(picture);
      worker.postMessage(sent, [sent.data.buffer]);
    });
  } finally {
    worker.terminate();
  }
}

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./worker-codes.ts', import.meta.url), { type: 'module' });
  } catch (error) {
    console.warn('Pictures are not searched for codes', error);
    return null;
  }
}
