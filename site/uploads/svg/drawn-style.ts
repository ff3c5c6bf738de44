import type { Declaration } from './declarations.ts';
import { FUNCTION_PRICES, PRICES } from './prices.ts';

/** A declaration that may make drawing cost more than plain colors do. */
export interface DrawnStyle {
  readonly property: string;
  /** The ids of the elements to which it refers. */
  readonly ids: readonly string[];
  /** Milliseconds that the functions in a value of `filter` take. 0 for other properties. */
  readonly functions: number;
  /** Dashes per unit length of a line, for `stroke-dasharray`. Infinite if unknown. 0 for other properties. */
  readonly dashes: number;
}

/** Properties that change the finished picture of an element. */
export const EFFECTS: ReadonlySet<string> = new Set([
  'opacity',
  'mix-blend-mode',
  'isolation',
  'mask',
  'filter',
  'clip-path',
]);

/** Properties that cost something if they refer to an element. */
const PAINTS = new Set(['fill', 'stroke', 'marker', 'marker-start', 'marker-mid', 'marker-end']);

/** All other properties that can cost something. */
const OTHERS = new Set([...EFFECTS, 'stroke-dasharray', 'vector-effect']);

/** Values with which an effect changes nothing. */
const WITHOUT_EFFECT = new Set(['1', '100%', 'none', 'normal', 'auto']);

/** Returns what makes a declaration cost extra. Returns null if nothing does, as is the case for most. */
export function drawnStyleOf({ property, value, functions }: Declaration): DrawnStyle | null {
  const isPaint = PAINTS.has(property);
  // Nearly all paints are plain colors, which need no further look.
  if (isPaint ? value.length === 1 && typeof value[0] === 'string' : !OTHERS.has(property)) return null;
  const ids: string[] = [];
  for (const part of value) if (typeof part !== 'string') ids.push(part.id);
  const style = { property, ids, functions: 0, dashes: 0 };
  if (property === 'stroke-dasharray') {
    const dashes = dashesPerLength(textOf(value));
    return dashes > 0 ? { ...style, dashes } : null;
  }
  if (property === 'vector-effect') return textOf(value) === 'none' ? null : style;
  if (isPaint) return ids.length > 0 ? style : null;
  if (WITHOUT_EFFECT.has(textOf(value))) return null;
  if (property !== 'filter') return style;
  return {
    ...style,
    functions: functions.reduce((sum, name) => sum + (FUNCTION_PRICES[name] ?? PRICES.filterFunction), 0),
  };
}

/** Returns the text of a value without its references, in lower case. */
function textOf(value: Declaration['value']): string {
  return value
    .map((part) => (typeof part === 'string' ? part : ''))
    .join('')
    .trim()
    .toLowerCase();
}

/**
 * Returns the number of dashes and gaps in a list, divided by the sum of their lengths. Infinite if a length is
 * unknown.
 */
function dashesPerLength(text: string): number {
  if (text === 'none') return 0;
  const lengths = text.split(/[\s,]+/).map((length) => Number(length.replace(/px$/, '')));
  const period = lengths.reduce((sum, length) => sum + length, 0);
  if (!lengths.every((length) => length >= 0)) return Number.POSITIVE_INFINITY;
  // A list of zeros draws a line without dashes.
  return period > 0 ? lengths.length / period : 0;
}
