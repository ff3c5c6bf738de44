import { describe, expect, it } from 'vitest';
import { type FinderShapes, shapeCenters, shapeRings } from './finder-shapes.ts';
import { moduleGrid } from './module-grid.ts';

const GRID = moduleGrid(21, 1);

/** Returns where the outlines of the second finder pattern begin, relative to its upper left corner at (15, 1). */
function startsOf(d: string): number[][] {
  const starts = [...d.matchAll(/M(\S+) ([\d.]+)/g)].map(([, x, y]) => [Number(x) - 15, Number(y) - 1]);
  return starts.filter(([x, y]) => x >= 0 && y < 7);
}

const rings = (cornerSquareShape: FinderShapes['cornerSquareShape']) =>
  startsOf(shapeRings({ cornerSquareShape, cornerDotShape: 'square' }, GRID));

const centers = (...[cornerSquareShape, cornerDotShape]: FinderShapes[keyof FinderShapes][]) =>
  startsOf(shapeCenters({ cornerSquareShape, cornerDotShape } as FinderShapes, GRID));

describe('the corners of a finder pattern', () => {
  // The path of an outer outline begins one radius to the right of its upper left corner, and the path of an inner
  // outline one radius below it. So the beginnings tell the radii.
  it.each([
    ['square', 0],
    ['rounded', 0.6],
    ['leaf', 1],
    ['circle', 3.5],
  ] as const)(
    'with a ring of shape %s have a radius of %f modules at its outer edge and 5/7 of that at its inner edge',
    (shape, radius) => {
      const [[outer], [, inner]] = rings(shape);
      expect(outer).toBeCloseTo(radius, 3);
      expect(inner - 1).toBeCloseTo((radius * 5) / 7, 3);
    },
  );

  it.each([
    ['square', 'square', 0],
    ['circle', 'square', 0],
    ['square', 'circle', 1.5],
    ['rounded', 'rounded', (0.6 * 3) / 7],
    ['circle', 'rounded', (0.6 * 3) / 7],
    ['square', 'rounded', 0.5],
    ['leaf', 'rounded', 0.5],
  ] as const)(
    'with a ring of shape %s and a center of shape %s have a radius of %f modules at the edge of the center',
    (...shapes) => {
      const [ring, center, radius] = shapes;
      const [[x, y]] = centers(ring, center);
      expect([x - 2, y]).toEqual([expect.closeTo(radius, 3), 2]);
    },
  );
});
