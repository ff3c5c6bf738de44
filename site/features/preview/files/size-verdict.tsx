import { useMemo } from 'react';
import type { Drawing } from '#drawing';
import { printOf } from '#scanning';
import type { FileChoice } from '#storage';
import { PrintVerdict } from '#ui';
import { type Remade, usePrintVerdict } from '#workbench';

interface SizeVerdictProps {
  readonly code: Remade;
  readonly choice: FileChoice;
  /** The code as the file shows it; null until it is drawn. */
  readonly drawing: Drawing | null;
}

/** Shows whether the code scans in print at the chosen size; nothing if the size is given in pixels. */
export function SizeVerdict({ code: { made }, choice, drawing }: SizeVerdictProps) {
  const { format, isByPixels, mm } = choice;
  const isPrinted = format !== 'png' || !isByPixels;
  const print = useMemo(
    () => (drawing?.code && isPrinted ? printOf(drawing, made, mm) : null),
    [drawing, isPrinted, made, mm],
  );
  const verdict = usePrintVerdict(print);
  return isPrinted && <PrintVerdict {...verdict} />;
}
