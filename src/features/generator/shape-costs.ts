import { DEFAULT_STYLE } from '#design';
import { styleWords } from '#words/generator-style';

/** The fields of a style whose choices are shapes. */
export type ShapeField = 'moduleShape' | 'cornerSquareShape' | 'cornerDotShape';

/**
 * Returns a sentence on how a shape makes codes harder to scan, or null if the shape costs no code the verdict *scans
 * everywhere*. Corner squares of any other shape than a square cost every code this verdict. Corner dots that are
 * circles cost some codes this verdict. See `docs/scanning.md`.
 */
export function costOf(field: ShapeField, shape: string): string | null {
  if (field === 'cornerSquareShape' && shape !== DEFAULT_STYLE.cornerSquareShape) return styleWords.roundRingsCost;
  return field === 'cornerDotShape' && shape === 'circle' ? styleWords.roundDotsCost : null;
}
