import { DEFAULT_STYLE } from '#design';

/**
 * Whether a shape by itself keeps a code from scanning everywhere: rings with cut corners do, and no other shape. See
 * `docs/scanning.md`.
 */
export function costsScans(field: 'moduleShape' | 'cornerSquareShape' | 'cornerDotShape', shape: string): boolean {
  return field === 'cornerSquareShape' && shape !== DEFAULT_STYLE.cornerSquareShape;
}
