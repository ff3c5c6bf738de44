import type { QrDesign } from '#design';
import { type CodeRecord, setGenerating } from '#storage';
import type { MadePicture, UpdatedCode } from './make-and-keep.ts';
import { painted } from './painted.ts';
import { loadMaker, type Maker } from './use-maker.ts';

export type { MadePicture };

/**
 * Makes a design's picture, keeps it where /preview finds it, with its record, and counts it. Rejects when the
 * maker cannot be loaded, and with what loading the image and making the picture reject with; then nothing is kept.
 */
export function generateAndKeep(design: QrDesign): Promise<MadePicture> {
  return generate((maker) => maker.makeAndKeep(design));
}

/** `generateAndKeep` for a code of its own, also where one of the same design is kept already. */
export function generateAndAdd(design: QrDesign): Promise<CodeRecord> {
  return generate((maker) => maker.makeAndAdd(design));
}

/**
 * `generateAndKeep` in the place of a kept code, which keeps its name and its place. Resolves to null if it is gone.
 */
export function generateAndUpdate(design: QrDesign, id: string): Promise<UpdatedCode | null> {
  return generate((maker) => maker.makeAndUpdate(design, id));
}

async function generate<T>(make: (maker: Maker) => Promise<T>): Promise<T> {
  setGenerating(true);
  try {
    const [maker] = await Promise.all([loadMaker(), painted()]);
    return await make(maker);
  } finally {
    setGenerating(false);
  }
}
