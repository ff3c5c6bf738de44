import { DEFAULT_STYLE } from '#design';
import { styleWords } from '#words/generator-style';

/** The fields of a style whose choices are shapes. */
export type ShapeField = 'moduleShape' | 'cornerSquareShape' | 'cornerDotShape';

/**
 * Returns what a shape costs on its own, as a sentence; null if codes with it scan everywhere. Rings with cut corners
 * keep every code from that, round centers some. See `docs/scanning.md`.
 */
export function costOf(field: ShapeField, shape: string): string | null {
  if (field === 'cornerSquareShape' && shape !== DEFAULT_STYLE.cornerSquareShape) return styleWords.roundRingsCost;
  return field === 'cornerDotShape' && shape === 'circle' ? styleWords.roundDotsCost : null;
}
