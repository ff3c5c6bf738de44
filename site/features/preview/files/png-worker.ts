// Writes PNG files in a worker, so that the page stays responsive.
import type { Drawing } from '#drawing';
import { type PngOrder, writeFile } from '#making';
import { answerPage } from '#workers';

/** Writing PNG files. Progress is the share that is done, 0 to 1. */
export interface PngWork {
  readonly write: {
    readonly request: { readonly drawing: Drawing; readonly text: string; readonly order: PngOrder };
    readonly answer: Uint8Array<ArrayBuffer>;
    readonly progress: number;
  };
}

answerPage<PngWork>({
  async write({ drawing, text, order }, { signal, progress, transfer }) {
    const file = await writeFile(drawing, text, order, (share) => {
      signal.throwIfAborted();
      progress(share);
    });
    transfer(file.buffer);
    return file;
  },
});
