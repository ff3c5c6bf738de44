// Finds the codes in one picture.
import decoderUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { findCodes, type LargePicture } from '#scanning/tunnel';
import { answerPage, fetchBytes } from '#workers';
import type { CodesWork } from './read-codes.ts';

/** Milliseconds after which the search ends with what it has found. */
const MOST_TIME = 15_000;

answerPage<CodesWork>({
  async find({ file, pixels }, { alive, signal }) {
    const bytes = await fetchBytes(decoderUrl, alive);
    const bitmap = await decodeBitmap(file);
    const end = performance.now() + MOST_TIME;
    try {
      return await findCodes(pixels, bitmap && largePicture(bitmap), { bytes }, () => {
        alive();
        return signal.aborted || performance.now() > end;
      });
    } finally {
      bitmap?.close();
    }
  },
});

/** Returns null for a file that a worker cannot decode, such as an SVG. */
function decodeBitmap(file: Blob): Promise<ImageBitmap | null> {
  return createImageBitmap(file).catch(() => null);
}

function largePicture(bitmap: ImageBitmap): LargePicture {
  return {
    width: bitmap.width,
    height: bitmap.height,
    read({ x, y, width: ownWidth, height: ownHeight }, width, height) {
      const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('No canvas in the worker');
      context.imageSmoothingQuality = 'high';
      context.drawImage(bitmap, x, y, ownWidth, ownHeight, 0, 0, width, height);
      return context.getImageData(0, 0, width, height);
    },
  };
}
