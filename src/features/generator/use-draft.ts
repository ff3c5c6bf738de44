import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { GradientDirection, QrDesign } from '#design';
import { loadPictureImage, PictureError, type PictureImage } from '#drawing';
import { EncodeError } from '#engine';
import { imageOf, isBlank, type MadeCode, makeCode } from './make-picture.ts';

/** The design as it would come out now: a code, nothing yet, or the sentence that says why there is none. */
export type Draft =
  | { readonly state: 'empty' }
  | { readonly state: 'ready'; readonly design: QrDesign; readonly made: MadeCode }
  | { readonly state: 'impossible'; readonly reason: string };

interface LoadedImage {
  readonly source: string;
  readonly image: PictureImage | null;
}

function draftOf(design: QrDesign, direction: GradientDirection, image: PictureImage | null): Draft {
  if (isBlank(design)) return { state: 'empty' };
  try {
    return { state: 'ready', design, made: makeCode(design, direction, image) };
  } catch (error) {
    if (error instanceof EncodeError) {
      return { state: 'impossible', reason: 'This is more than a QR code can hold. Shorten the content to go on.' };
    }
    if (error instanceof PictureError) {
      return { state: 'impossible', reason: 'One of the colours is not a colour. Correct it to see the code.' };
    }
    throw error;
  }
}

/** The live draft of a design. It may lag behind the typing by a frame or two, never the other way round. */
export function useDraft(design: QrDesign, direction: GradientDirection): Draft {
  const [loaded, setLoaded] = useState<LoadedImage | null>(null);
  const source = imageOf(design);
  useEffect(() => {
    if (!source) return;
    let isCurrent = true;
    loadPictureImage(source)
      .catch(() => null)
      .then((image) => {
        if (isCurrent) setLoaded({ source, image });
      });
    return () => {
      isCurrent = false;
    };
  }, [source]);
  const late = useDeferredValue(design);
  const image = loaded && loaded.source === imageOf(late) ? loaded.image : null;
  return useMemo(() => draftOf(late, direction, image), [late, direction, image]);
}
