import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { type ContentType, imageOf, type QrDesign, weaveOf } from '#design';
import type { UploadedImage } from '#raster';
import type { ImageRefusal } from '#uploads';
import type { Draft, makeDraft, ReadyDraft } from './draft.ts';
import { uploads, useSeam } from './seams.ts';
import { useAnswer } from './use-answer.ts';
import type { weaveDraft } from './weaver.ts';

type ImageState =
  | { readonly state: 'none' }
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly image: UploadedImage }
  | { readonly state: 'broken'; readonly refusal: ImageRefusal };

const NONE: ImageState = { state: 'none' };
const LOADING: ImageState = { state: 'loading' };

/** What makes drafts, which pages load on demand. */
interface Drafter {
  readonly isBlank: (design: QrDesign) => boolean;
  readonly makeDraft: typeof makeDraft;
  readonly weaveDraft: typeof weaveDraft;
}

export interface Drafting {
  readonly draft: Draft;
  /** While the draft is being made, or a field or a color prevents it, the last one of its type that was ready. */
  readonly shown: ReadyDraft | null;
  /** Returns the draft of another design with the same image. */
  readonly draw: (design: QrDesign) => Draft;
}

/**
 * Returns the live draft of a design, `empty` without a drafter, and a function that draws other designs with the same image. The draft may lag
 * behind the typing by an animation frame or two. A change by a single press (`isChoice`) is drawn without a lag,
 * unless there is an image: choosing the code that suits an image takes longer than an animation frame.
 */
export function useDraft(drafter: Drafter | null, design: QrDesign, isChoice: boolean): Drafting {
  const deferred = useDeferredValue(design);
  const late = isDrawnAtOnce(design, isChoice) ? design : deferred;
  const image = useImage(imageOf(late));
  const draw = useCallback((other: QrDesign): Draft => draftWith(drafter, other, image), [drafter, image]);
  const drawn = useMemo(() => draw(late), [draw, late]);
  const woven = useWoven(drafter, late, image);
  const draft = woven?.design === late ? woven.draft : drawn;
  return { draft, shown: useLastReady(draft, woven?.draft, late.type), draw };
}

/** Choosing the code that suits an image takes longer than an animation frame. */
function isDrawnAtOnce(design: QrDesign, isChoice: boolean): boolean {
  return isChoice && imageOf(design) === undefined;
}

/** `empty` without a drafter, `loading` while the image is loaded or woven. */
function draftWith(drafter: Pick<Drafter, 'isBlank' | 'makeDraft'> | null, design: QrDesign, image: ImageState): Draft {
  if (!drafter) return { state: 'empty' };
  if (imageOf(design) === undefined || image.state === 'none') return drafter.makeDraft(design, null);
  // Weaving takes longer than an animation frame, so a worker does it.
  if (image.state === 'ready' && !weaveOf(design)) return drafter.makeDraft(design, image.image);
  if (drafter.isBlank(design)) return drafter.makeDraft(design, null);
  return image.state === 'broken'
    ? { state: 'impossible', reason: 'image', refusal: image.refusal }
    : { state: 'loading' };
}

function useWoven(drafter: Drafter | null, design: QrDesign, image: ImageState) {
  const [woven, setWoven] = useState<{ readonly design: QrDesign; readonly draft: Draft } | null>(null);
  const ready = image.state === 'ready' && weaveOf(design) ? image.image : null;
  useEffect(() => {
    if (!drafter || !ready) return;
    // The draft is shown even if the design has changed since then. This lets visitors see the effect of a slider while
    // they drag it.
    void drafter.weaveDraft('draft', design, ready).then((draft) => {
      if (draft) setWoven({ design, draft });
    });
  }, [drafter, design, ready]);
  return ready ? woven : null;
}

function useImage(source: string | undefined): ImageState {
  const { loaded: reader } = useSeam(uploads, source !== undefined);
  const ask = source && reader ? () => reader.loadImage(source) : null;
  const { value: image, error } = useAnswer([source, reader], ask);
  // Other designs are drawn with the same image, so its state must stay the same object.
  return useMemo(() => {
    if (!source) return NONE;
    if (image) return { state: 'ready', image };
    return error && reader ? { state: 'broken', refusal: reader.imageRefusal(error) } : LOADING;
  }, [source, image, error, reader]);
}

interface DraftToShow {
  readonly shown: ReadyDraft | null;
  readonly newest: ReadyDraft | null;
}

/** What a field or a color prevents is a slip. */
const SLIPS: readonly string[] = ['content', 'text', 'color'];

/** While a draft is made or has a slip, the newest ready one. `late`: one that came after a change of design. */
function draftToShow(draft: Draft, late: Draft | undefined, last: ReadyDraft | null): DraftToShow {
  if (draft.state === 'ready') return { shown: draft, newest: draft };
  if (draft.state === 'empty') return { shown: null, newest: null };
  const newest = late?.state === 'ready' ? late : last;
  const isBetween = draft.state === 'loading' || SLIPS.includes(draft.reason);
  return { shown: isBetween ? newest : null, newest };
}

function useLastReady(draft: Draft, late: Draft | undefined, type: ContentType): ReadyDraft | null {
  const [last, setLast] = useState<ReadyDraft | null>(null);
  const { shown, newest } = draftToShow(draft, late, last?.design.type === type ? last : null);
  if (newest !== last) setLast(newest);
  return shown;
}
