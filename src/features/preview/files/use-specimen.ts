import { useEffect, useState } from 'react';
import type { Drawing } from '#drawing';
import type { FileChoice } from '#storage';
import type { Remade } from '#workbench';
import { drawSpecimen } from './request-file.ts';

/** The drawing of a code as its file shows it; null until it is drawn, then the latest one. */
export function useSpecimen(code: Remade, { format, margin, isBlackOnly }: FileChoice): Drawing | null {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    let isCurrent = true;
    drawSpecimen(code, { format, margin, isBlackOnly }).then(
      (drawn) => {
        if (isCurrent) setDrawing(drawn);
      },
      (error: unknown) => console.error('The file cannot be shown beforehand', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [code, format, margin, isBlackOnly]);
  return drawing;
}
