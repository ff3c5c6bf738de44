import { useEffect, useState } from 'react';
import { weaveOf } from '#design';
import { addressImages, type Drawing, moduleGrid, pixelGrid, STANDARD_MARGIN } from '#drawing';
import type { Lettering } from '#lettering';
import { redraw, type UndrawnCode } from '#making';
import { type Remade, siteLettering, useSeam, weaveDrawing } from '#workbench';

/** Draws something with words. Resolves to null if `isWanted` returned false meanwhile. */
export type Draw<T> = (lettering: Lettering, isWanted: () => boolean) => Promise<T | null>;

interface Drawn<T> {
  /** The latest drawing; null until there is one. */
  readonly drawn: T | null;
  /** Null until it is loaded. */
  readonly lettering: Lettering | null;
  /** Whether drawing failed, usually because the fonts could not be loaded. */
  readonly isMissing: boolean;
  readonly retry: () => void;
}

/** Draws once the lettering is loaded, and again whenever `draw` changes. Draws nothing if `draw` is null. */
export function useDrawn<T>(draw: Draw<T> | null): Drawn<T> {
  const { loaded: lettering, isMissing, retry } = useSeam(siteLettering);
  const [drawn, setDrawn] = useState<T | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt draws again.
  useEffect(() => {
    if (!draw || !lettering) return;
    let isCurrent = true;
    draw(lettering, () => isCurrent).then(
      (result) => {
        if (!isCurrent || result === null) return;
        setIsFailed(false);
        setDrawn(result);
      },
      (error: unknown) => {
        console.error(error);
        if (isCurrent) setIsFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [draw, lettering, attempt]);
  return {
    ...{ drawn, lettering, isMissing: isMissing || isFailed },
    retry: isMissing ? retry : () => setAttempt((count) => count + 1),
  };
}

type DrawableCode = Omit<Remade, 'made'> & { readonly made: UndrawnCode };

/** Width and height in pixels of a woven picture on a page. */
const WOVEN_PIXELS = 1600;

/** Cached drawings of codes. They do not depend on what is around the code. */
const drawings = new WeakMap<UndrawnCode['code'], Promise<Drawing>>();

/** Draws a code with the standard's margin, to be placed on cards and labels. Rejects if weaving fails. */
export function drawCode(code: DrawableCode): Promise<Drawing> {
  const key = code.made.code;
  const known = drawings.get(key);
  if (known) return known;
  const drawing = drawAnew(code);
  drawings.set(key, drawing);
  drawing.catch(() => drawings.delete(key));
  return drawing;
}

async function drawAnew({ made, design, image }: DrawableCode): Promise<Drawing> {
  const { size } = made.code;
  const drawing =
    image && weaveOf(design)
      ? await weaveDrawing(design, image, pixelGrid(size, WOVEN_PIXELS, STANDARD_MARGIN))
      : redraw(made, design, image, moduleGrid(size, STANDARD_MARGIN));
  return addressImages(drawing);
}
