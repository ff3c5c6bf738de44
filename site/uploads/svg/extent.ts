import { lengthOfPath } from './path-length.ts';
import type { SvgNode } from './svg-node.ts';
import { SHAPES, TEXTS } from './vocabulary.ts';

/** How much an element itself draws, without its child elements. */
export interface Extent {
  /** The number of painted areas: one for a shape, one for each character of text. */
  readonly areas: number;
  /** An upper bound for the points of a path, and for the markers on it. */
  readonly points: number;
  /** An upper bound for the length of all its lines, in its own units. Infinite if unknown. */
  readonly length: number;
}

const NOTHING: Extent = { areas: 0, points: 0, length: 0 };

/** A number, or a letter of path data. */
const STEP = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?|[a-z]/gi;

/** Points are not counted beyond this number. A path with so many costs more than the limit for drawings. */
const MOST_POINTS = 100_000;

/** The attributes that determine the size of a basic shape. */
const MEASURES = ['width', 'height', 'r', 'rx', 'ry', 'x1', 'y1', 'x2', 'y2'];

/** Returns an upper bound for what an element's own attributes and characters draw. */
export function extentOf({ name, attributes, children }: SvgNode): Extent {
  if (TEXTS.has(name)) {
    const letters = children.reduce((sum, child) => sum + (typeof child === 'string' ? child.trim().length : 0), 0);
    return { areas: letters, points: 0, length: letters > 0 ? Number.POSITIVE_INFINITY : 0 };
  }
  if (!SHAPES.has(name)) return NOTHING;
  if (name === 'path' || name === 'polyline' || name === 'polygon') {
    const data = attributes.get(name === 'path' ? 'd' : 'points') ?? '';
    const points = countPoints(data);
    if (points === MOST_POINTS) return { areas: 1, points, length: Number.POSITIVE_INFINITY };
    const length = lengthOfPath(name === 'path' ? data : `M${data}Z`);
    return { areas: 1, points, length: Math.max(length, Number(attributes.get('pathLength') ?? 0)) };
  }
  const measures = MEASURES.flatMap((measure) => attributes.get(measure) ?? []);
  const isKnown = measures.every((text) => Number.isFinite(Number(text)));
  const largest = isKnown ? Math.max(0, ...measures.map((text) => Math.abs(Number(text)))) : Number.POSITIVE_INFINITY;
  return { areas: 1, points: 4, length: Math.max(8 * largest, Number(attributes.get('pathLength') ?? 0)) };
}

/** Returns an upper bound for the number of points in path data, or `MOST_POINTS` if there are more. */
function countPoints(data: string): number {
  let points = 0;
  for (const _ of data.matchAll(STEP)) if (++points === MOST_POINTS) break;
  return points;
}
