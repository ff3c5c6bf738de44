import { useDeferredValue, useEffect, useState } from 'react';
import { isNothingTyped } from '#content';
import type { QrDesign } from '#design';
import type { Drawing } from '#drawing';
import { designReducer, loadMaker } from '#workbench';

/** Milliseconds without a change until the offer is woven. The draft comes first. */
const REST = 300;

/** The content of the offer while nothing is typed. */
const SAMPLE = { type: 'url', content: 'https://example.com', details: undefined } as const;

/**
 * Returns the drawing of the design with its image woven in. It is made when changes pause; null before, and if the
 * image cannot be woven.
 */
export function useWovenOffer(design: QrDesign): Drawing | null {
  const late = useDeferredValue(design);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      drawOffer(late)
        .then((drawn) => {
          if (isCurrent) setDrawing(drawn);
        })
        .catch((error: unknown) => console.warn('The image cannot be shown woven', error));
    }, REST);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [late]);
  return drawing;
}

/**
 * Resolves to the drawing of a design with its image woven in. If nothing is typed, an example is its content. Resolves
 * to null if there is no image, or it cannot be woven. Rejects if the image cannot be loaded.
 */
export async function drawOffer(design: QrDesign): Promise<Drawing | null> {
  const { loadImage, weaveDraft } = await loadMaker();
  if (!design.customImage) return null;
  const image = await loadImage(design.customImage);
  const { details: _, ...plain } = design;
  const typed: QrDesign = isNothingTyped(design) ? { ...plain, ...SAMPLE } : design;
  const woven = designReducer({ ...typed, qrType: 'custom' }, { do: 'weave', weave: {} });
  const draft = await weaveDraft('offer', woven, image);
  return draft?.state === 'ready' ? draft.made.drawing : null;
}
