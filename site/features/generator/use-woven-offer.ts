import { useDeferredValue, useEffect, useState } from 'react';
import { isNothingTyped } from '#content';
import type { QrDesign } from '#design';
import type { Drawing } from '#drawing';
import { designReducer, maker, uploads, whenStill } from '#workbench';

/** Milliseconds without a change until the offered drawing is woven, so that weaving does not delay the draft. */
const REST = 300;

/** The content of the offered drawing while nothing is typed. */
const SAMPLE = { type: 'url', content: 'https://example.com', details: undefined } as const;

/**
 * Returns the drawing with which the page offers weaving: the design with its image woven in. Returns null before the
 * first pause between changes. Also returns null if there is no image, or if the image cannot be woven.
 */
export function useWovenOffer(design: QrDesign): Drawing | null {
  const late = useDeferredValue(design);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => drawOfferWhenStill(late, setDrawing), [late]);
  return drawing;
}

/**
 * Passes the drawing of `drawOffer` to `tell`, once the design has stayed the same for a while. If the image cannot be
 * loaded, `tell` is not called. Returns a function that cancels this.
 */
export function drawOfferWhenStill(design: QrDesign, tell: (drawing: Drawing | null) => void): () => void {
  return whenStill(REST, (signal) => {
    drawOffer(design)
      .then((drawn) => {
        if (!signal.aborted) tell(drawn);
      })
      .catch((error: unknown) => console.warn('The image cannot be shown woven', error));
  });
}

/**
 * Resolves to the drawing of a design with its image woven in. If nothing is typed, the content is an example. Resolves
 * to null if there is no image, or it cannot be woven. Rejects if the image cannot be loaded.
 */
export async function drawOffer(design: QrDesign): Promise<Drawing | null> {
  if (!design.customImage) return null;
  const { weaveDraft } = await maker.load();
  const image = await (await uploads.load()).loadImage(design.customImage);
  const { details: _, ...plain } = design;
  const typed: QrDesign = isNothingTyped(design) ? { ...plain, ...SAMPLE } : design;
  const woven = designReducer({ ...typed, qrType: 'custom' }, { do: 'weave', weave: {} });
  const draft = await weaveDraft('offer', woven, image);
  return draft?.state === 'ready' ? draft.made.drawing : null;
}
