import { DEFAULT_STYLE } from '#design';
import { styleWords } from '#words/generator-style';

/** The fields of a style whose choices are shapes. */
export type ShapeField = 'moduleShape' | 'cornerSquareShape' | 'cornerDotShape';

/**
 * Returns what a shape costs by itself, as a sentence; null if codes in it scan everywhere. Rings with cut corners keep
 * every code from that, round centers some. See `docs/scanning.md`.
 */
export function costOf(field: ShapeField, shape: string): string | null {
  if (field === 'cornerSquareShape' && shape !== DEFAULT_STYLE.cornerSquareShape) return styleWords.roundRingsCost;
  return field === 'cornerDotShape' && shape === 'circle' ? styleWords.roundDotsCost : null;
}
