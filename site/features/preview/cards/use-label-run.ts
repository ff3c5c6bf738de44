import { useEffect, useState } from 'react';
import { STANDARD_MARGIN } from '#drawing';
import type { Lettering } from '#lettering';
import type { PrintedCode } from '#scanning';
import type { LabelSheet } from '#sheets';
import { codeName } from '#ui';
import type { Remade } from '#workbench';
import { type DrawnRun, drawRun, type RunCode } from './draw-run.ts';
import type { LabelChoice } from './use-label-choice.ts';

export interface LabelRunState {
  /** The latest run; null until there is one. */
  readonly run: DrawnRun | null;
  /** Whether the labels' fonts could not be loaded. */
  readonly isMissing: boolean;
  /** Loads the fonts again. */
  readonly retry: () => void;
}

/** Draws the labels of codes when neither `sheet` nor `lettering` is null, and again whenever an argument changes. */
export function useLabelRun(
  codes: readonly RunCode[],
  sheet: LabelSheet | null,
  hasAddress: LabelChoice['hasAddress'],
  lettering: Lettering | null,
): LabelRunState {
  const [run, setRun] = useState<DrawnRun | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the fonts again.
  useEffect(() => {
    if (!sheet || !lettering) return;
    let isCurrent = true;
    drawRun({ codes, sheet, hasAddress, lettering }, () => isCurrent).then(
      (drawn) => {
        if (!drawn || !isCurrent) return;
        setIsMissing(false);
        setRun(drawn);
      },
      (error: unknown) => {
        console.error(error);
        if (isCurrent) setIsMissing(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [codes, sheet, hasAddress, lettering, attempt]);
  return { run, isMissing, retry: () => setAttempt((count) => count + 1) };
}

/** Returns the words that a label has until the visitor writes others. */
export function usualTitle({ made, design }: Pick<Remade, 'made' | 'design'>): string {
  return design.caption ?? codeName(made.text);
}

/** Returns a drawn label in the form in which its scannability in print is judged. */
export function printOfLabel(text: string, { drawing, layout, made }: NonNullable<DrawnRun['first']>): PrintedCode {
  const margin = STANDARD_MARGIN;
  const { moduleWidth, code } = layout;
  const width = (made.code.size + 2 * margin) * moduleWidth;
  const [x, y] = [code.x, code.y].map((place) => place - margin * moduleWidth);
  return { page: drawing, text, code: made.code, margin, x, y, width, mm: width };
}
