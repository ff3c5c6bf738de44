// Writes one PNG file away from the page, which goes on meanwhile.
import { writePng } from '#drawing/files';
import type { FromPngWorker, ToPngWorker } from './png-messages.ts';

self.addEventListener('message', async ({ data }: MessageEvent<ToPngWorker>) => {
  const send = (message: FromPngWorker, transfer: Transferable[] = []): void => self.postMessage(message, { transfer });
  try {
    const onProgress = (share: number): void => send({ kind: 'progress', share });
    const file = await writePng(data.drawing, data.pixelsPerMetre, onProgress);
    send({ kind: 'file', file }, [file.buffer]);
  } catch (error) {
    send({ kind: 'failure', message: String(error) });
  }
});
