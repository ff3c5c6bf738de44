import type { KeptCode } from '#carrying';
import { isMoreType, type QrDesign } from '#design';
import { setGenerating } from '#storage';
import type { MadePicture, UpdatedCode } from './maker.ts';
import { moreTypes, seam } from './seams.ts';

export type Maker = typeof import('./maker.ts');

/** Loads what makes codes. A page loads it when the visitor first uses the page. */
export const maker = seam<Maker>(() => import('./maker.ts'));

/**
 * Makes a design's picture, stores it with its record, shows it on /preview, and adds it to `qrAnalytics`. Rejects
 * without storing anything if the maker or the image cannot be loaded, if the picture cannot be made, or if everything
 * is deleted meanwhile.
 */
export function generateAndKeep(design: QrDesign): Promise<MadePicture> {
  return generate(design, ({ makeAndKeep }) => makeAndKeep(design));
}

/** Like `generateAndKeep`, but always adds a code, even if one with the same design exists. */
export function generateAndAdd(design: QrDesign): Promise<KeptCode> {
  return generate(design, ({ makeAndAdd }) => makeAndAdd(design));
}

/** Like `generateAndKeep`, but replaces a code, keeping name and place. Resolves to null if it does not exist. */
export function generateAndUpdate(design: QrDesign, id: string): Promise<UpdatedCode | null> {
  return generate(design, ({ makeAndUpdate }) => makeAndUpdate(design, id));
}

async function generate<T>({ type }: QrDesign, make: (maker: Maker) => Promise<T>): Promise<T> {
  setGenerating(true);
  try {
    const [loaded] = await Promise.all([maker.load(), isMoreType(type) && moreTypes.load(), painted()]);
    return await make(loaded);
  } finally {
    setGenerating(false);
  }
}

/** Resolves once the browser has painted what React rendered; in a hidden tab, which paints nothing, at once. */
function painted(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      // A message posted in this frame arrives after the paint, and sooner than any timer.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    });
  });
}
