import type { QrDesign } from '#design';
import { type CodeRecord, setGenerating } from '#storage';
import type { MadePicture, UpdatedCode } from './make-and-keep.ts';
import { painted } from './painted.ts';
import { loadMaker, type Maker } from './use-maker.ts';

export type { MadePicture };

/**
 * Makes a design's picture, stores it with its record, shows it on /preview, and adds it to `qrAnalytics`. Rejects
 * without storing anything if the maker or the image cannot be loaded, if the picture cannot be made, or if everything
 * is deleted meanwhile.
 */
export function generateAndKeep(design: QrDesign): Promise<MadePicture> {
  return generate((maker) => maker.makeAndKeep(design));
}

/** Like `generateAndKeep`, but always adds a code, even if one with the same design exists. */
export function generateAndAdd(design: QrDesign): Promise<CodeRecord> {
  return generate((maker) => maker.makeAndAdd(design));
}

/**
 * Like `generateAndKeep`, but replaces a stored code, which keeps its name and its place. Resolves to null if that code
 * does not exist any more.
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
