import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { GradientDirection, QrDesign } from '#design';
import type { PictureImage } from '#drawing';
import { imageOf, isBlank } from './design-facts.ts';
import type { Draft } from './maker.ts';
import { type Maker, useMaker } from './use-maker.ts';

interface LoadedImage {
  readonly source: string;
  readonly image: PictureImage | null;
}

const EMPTY: Draft = { state: 'empty' };

/** The live draft of a design, which may lag behind the typing by a frame or two, and how other designs with its image would look. */
export function useDraft(design: QrDesign, direction: GradientDirection) {
  const maker = useMaker(!isBlank(design));
  const late = useDeferredValue(design);
  const image = useLoadedImage(maker, imageOf(late));
  const draw = useCallback(
    (other: QrDesign): Draft => maker?.makeDraft(other, direction, image) ?? EMPTY,
    [maker, direction, image],
  );
  return { draft: useMemo(() => draw(late), [draw, late]), draw };
}

function useLoadedImage(maker: Maker | null, source: string | undefined): PictureImage | null {
  const [loaded, setLoaded] = useState<LoadedImage | null>(null);
  useEffect(() => {
    if (!source || !maker) return;
    let isCurrent = true;
    maker.loadImage(source).then((image) => {
      if (isCurrent) setLoaded({ source, image });
    });
    return () => {
      isCurrent = false;
    };
  }, [source, maker]);
  return loaded && loaded.source === source ? loaded.image : null;
}
