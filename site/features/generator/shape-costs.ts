import { DEFAULT_STYLE } from '#design';
import { styleWords } from '#words/generator-style';

/** The fields of a style whose choices are shapes. */
export type ShapeField = 'moduleShape' | 'cornerSquareShape' | 'cornerDotShape';

/**
 * Returns a sentence on how a shape makes codes harder to scan. Returns null if no code loses the verdict *scans
 * everywhere* because of the shape. Every code loses this verdict if its corner squares have another shape than a
 * square. Some codes lose it if their corner dots are circles. See `docs/scanning.md`.
 */
export function costOf(field: ShapeField, shape: string): string | null {
  if (field === 'cornerSquareShape' && shape !== DEFAULT_STYLE.cornerSquareShape) return styleWords.roundRingsCost;
  return field === 'cornerDotShape' && shape === 'circle' ? styleWords.roundDotsCost : null;
}
