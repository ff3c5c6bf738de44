import type { QrDesign } from '#design';
import { setGenerating } from '#storage';
import type { MadePicture } from './make-and-keep.ts';
import { painted } from './painted.ts';
import { loadMaker } from './use-maker.ts';

export type { MadePicture };

/**
 * Makes a design's picture, keeps it where /preview finds it, with its record, and counts it. Rejects when the
 * maker cannot be loaded, and with what loading the image and making the picture reject with; then nothing is kept.
 */
export async function generateAndKeep(design: QrDesign): Promise<MadePicture> {
  setGenerating(true);
  try {
    const [{ makeAndKeep }] = await Promise.all([loadMaker(), painted()]);
    return await makeAndKeep(design);
  } finally {
    setGenerating(false);
  }
}
