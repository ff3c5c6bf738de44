import { useEffect, useState } from 'react';
import { weaveOf } from '#design';
import { addressImages, type Drawing, moduleGrid, pixelGrid, STANDARD_MARGIN } from '#drawing';
import { redraw, type UndrawnCode } from '#making';
import { type Remade, weaveDrawing } from '#workbench';

/** Width and height in pixels of a woven picture on a page. */
const WOVEN_PIXELS = 1600;

/** The drawing of a code with the standard's margin, to be placed on cards and labels; null until it is drawn. */
export function useCodeDrawing(code: Remade): Drawing | null {
  const [answer, setAnswer] = useState<{ readonly code: Remade; readonly drawing: Drawing } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    drawCode(code).then(
      (drawing) => {
        if (isCurrent) setAnswer({ code, drawing });
      },
      (error: unknown) => console.error('The code cannot be drawn for pages', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [code]);
  return answer?.code === code ? answer.drawing : null;
}

/** Draws a code with the standard's margin. Rejects if weaving fails. */
export async function drawCode({
  made,
  design,
  image,
}: Omit<Remade, 'made'> & { readonly made: UndrawnCode }): Promise<Drawing> {
  const { size } = made.code;
  const drawing =
    image && weaveOf(design)
      ? await weaveDrawing(design, image, pixelGrid(size, WOVEN_PIXELS, STANDARD_MARGIN))
      : redraw(made, design, image, moduleGrid(size, STANDARD_MARGIN));
  return addressImages(drawing);
}
