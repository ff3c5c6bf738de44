import { DEFAULT_STYLE } from '#design';
import { styleWords } from '#words/generator-style';

/** The fields of a style whose choices are shapes. */
export type ShapeField = 'moduleShape' | 'cornerSquareShape' | 'cornerDotShape';

/**
 * Returns a sentence on how a shape makes codes harder to scan, or null if no code loses the verdict *scans everywhere*
 * because of it. With corner squares that are not square, no code has this verdict. Round corner dots keep some codes
 * from it. See `docs/scanning.md`.
 */
export function costOf(field: ShapeField, shape: string): string | null {
  if (field === 'cornerSquareShape' && shape !== DEFAULT_STYLE.cornerSquareShape) return styleWords.roundRingsCost;
  return field === 'cornerDotShape' && shape === 'circle' ? styleWords.roundDotsCost : null;
}
