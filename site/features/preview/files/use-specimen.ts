import { useEffect, useState } from 'react';
import type { Drawing } from '#drawing';
import { LoadFailure } from '#late';
import type { PageTrouble } from '#making';
import type { FileChoice } from '#storage';
import type { Remade } from '#workbench';
import { drawSpecimen } from './request-file.ts';

/** The drawing for the preview of a file, and the problems with the caption. */
export interface SpecimenState {
  /** The latest drawing; null until the first one is ready. */
  readonly drawing: Drawing | null;
  /** The parts of the caption that are not printed as requested. */
  readonly troubles: readonly PageTrouble[];
  /** Whether the fonts of the caption could not be loaded. */
  readonly isWithoutFonts: boolean;
}

const NOTHING_DRAWN: SpecimenState = { drawing: null, troubles: [], isWithoutFonts: false };

/** Draws a code with its caption and frame, as they will look in the file. */
export function useSpecimen(code: Remade, choice: FileChoice): SpecimenState {
  const [specimen, setSpecimen] = useState(NOTHING_DRAWN);
  useEffect(() => {
    let isCurrent = true;
    drawSpecimen(code, choice).then(
      (drawn) => {
        if (isCurrent) setSpecimen({ ...drawn, isWithoutFonts: false });
      },
      (error: unknown) => {
        console.error('The file cannot be shown beforehand', error);
        if (isCurrent)
          setSpecimen((before) => ({ ...before, troubles: [], isWithoutFonts: error instanceof LoadFailure }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [code, choice]);
  return specimen;
}
