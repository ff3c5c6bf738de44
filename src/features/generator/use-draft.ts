import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { isNothingTyped } from '#content';
import type { QrDesign } from '#design';
import { imageOf } from '#making';
import type { UploadedImage } from '#raster';
import type { ImageErrorCode } from '#uploads';
import { type Draft, type Maker, type ReadyDraft, useMaker } from '#workbench';

/** The image of a design: there is none, it is on its way, here it is, or it cannot be read. */
type ImageState =
  | { readonly state: 'none' }
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly image: UploadedImage }
  | { readonly state: 'broken'; readonly trouble: ImageErrorCode };

const NONE: ImageState = { state: 'none' };
const LOADING: ImageState = { state: 'loading' };

/** The live draft of a design, which may lag behind the typing by a frame or two, and how other designs with its image would look. */
export function useDraft(design: QrDesign) {
  const maker = useMaker(!isNothingTyped(design));
  const late = useDeferredValue(design);
  const image = useImage(maker, imageOf(late));
  const draw = useCallback((other: QrDesign): Draft => drawWith(maker, other, image), [maker, image]);
  const draft = useMemo(() => draw(late), [draw, late]);
  return { draft, shown: useLastReady(draft), draw };
}

function drawWith(maker: Maker | null, design: QrDesign, image: ImageState): Draft {
  if (!maker || maker.isBlank(design)) return { state: 'empty' };
  if (imageOf(design) === undefined || image.state === 'none') return maker.makeDraft(design, null);
  if (image.state === 'loading') return { state: 'loading' };
  if (image.state === 'broken') return { state: 'impossible', reason: 'image', trouble: image.trouble };
  return maker.makeDraft(design, image.image);
}

function useImage(maker: Maker | null, source: string | undefined): ImageState {
  const [answer, setAnswer] = useState<{ readonly source: string; readonly image: ImageState } | null>(null);
  useEffect(() => {
    if (!source || !maker) return;
    let isCurrent = true;
    const answerWith = (image: ImageState): void => {
      if (isCurrent) setAnswer({ source, image });
    };
    maker.loadImage(source).then(
      (image) => answerWith({ state: 'ready', image }),
      (error: unknown) => answerWith({ state: 'broken', trouble: maker.imageTrouble(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [source, maker]);
  if (!source) return NONE;
  return answer?.source === source ? answer.image : LOADING;
}

/** What to show while a draft is on its way: the one before it, so that nothing blinks. */
function useLastReady(draft: Draft): ReadyDraft | null {
  const [last, setLast] = useState<ReadyDraft | null>(null);
  if (draft.state === 'ready' && draft !== last) setLast(draft);
  if (draft.state === 'ready') return draft;
  return draft.state === 'loading' ? last : null;
}
