import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeOf } from '#engine';
import { type CellGrid, outlineCells } from './outline.ts';
import { walkPath } from './path-data.ts';
import { rasterize } from './rasterize.ts';

const BLACK = { kind: 'solid', color: { r: 0, g: 0, b: 0, a: 1 } } as const;

/** Returns a grid with a border of zeros around `cells`. */
function createGrid(inner: number, cells: readonly number[]): CellGrid {
  const width = inner + 2;
  const kinds = new Uint8Array(width * width);
  for (const [index, shape] of cells.entries()) {
    kinds[(Math.floor(index / inner) + 1) * width + (index % inner) + 1] = shape;
  }
  return { width, kinds };
}

/** Returns twice the enclosed area of each outline of a path; clockwise outlines are positive. */
function signedAreas(d: string): number[] {
  const areas: number[] = [];
  let [x, y, startX, startY, area] = [0, 0, 0, 0, 0];
  const lineTo = (toX: number, toY: number): void => {
    area += x * (toY - y);
    [x, y] = [toX, toY];
  };
  walkPath(d, {
    moveTo(toX, toY) {
      [x, y, startX, startY, area] = [toX, toY, toX, toY, 0];
    },
    lineTo,
    curveTo: (_x1, _y1, _x2, _y2, toX, toY) => lineTo(toX, toY),
    close() {
      lineTo(startX, startY);
      areas.push(area);
    },
  });
  return areas;
}

it('cells that share sides get one common outline, and each hole between them gets its own outline', () => {
  const ring = createGrid(3, [1, 1, 1, 1, 0, 1, 1, 1, 1]);
  expect(outlineCells(ring, 1, [0, 10, 20, 30, 40, 50])).toBe('M10 10h30v30h-30zm10 20h10v-10h-10z');
});

it('cells that touch only at a corner get separate outlines', () => {
  expect(outlineCells(createGrid(2, [1, 0, 0, 1]), 1, [0, 1, 2, 3, 4])).toBe('M1 1h1v1h-1zm1 1h1v1h-1z');
});

it('outlines cover exactly the cells of the requested kinds, on any grid', () => {
  const grids = fc.integer({ min: 1, max: 9 }).chain((inner) =>
    fc.record({
      inner: fc.constant(inner),
      cells: fc.array(fc.constantFrom(0, 1, 1, 2), { minLength: inner * inner, maxLength: inner * inner }),
      steps: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: inner + 2, maxLength: inner + 2 }),
    }),
  );
  fc.assert(
    fc.property(grids, ({ inner, cells, steps }) => {
      const grid = createGrid(inner, cells);
      const edges = [0];
      for (const step of steps) edges.push(edges[edges.length - 1] + step);
      const size = edges[edges.length - 1];
      const d = outlineCells(grid, 1, edges);
      const { data } = rasterize({
        ...{ width: size, height: size },
        layers: [{ kind: 'path', part: 'modules', d, paint: BLACK }],
      });
      let wrong = 0;
      for (let y = 0; y < size; y++) {
        for (let x = 0; x < size; x++) {
          const column = edges.findLastIndex((edge) => edge <= x);
          const row = edges.findLastIndex((edge) => edge <= y);
          const isFilled = data[4 * (y * size + x) + 3] === 255;
          if (isFilled !== (grid.kinds[row * grid.width + column] === 1)) wrong++;
        }
      }
      expect(wrong).toBe(0);
      // Outer outlines run clockwise and holes counterclockwise, so the signed areas add up to the covered area.
      let covered = 0;
      for (const [index, shape] of grid.kinds.entries()) {
        const [column, row] = placeOf(index, grid.width);
        if (shape === 1) covered += (edges[column + 1] - edges[column]) * (edges[row + 1] - edges[row]);
      }
      expect(signedAreas(d).reduce((sum, area) => sum + area, 0)).toBe(covered);
    }),
  );
});
