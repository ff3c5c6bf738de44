import { expect, it } from 'vitest';
import type { ModuleShape } from '#design';
import { moduleGrid, pixelGrid } from './module-grid.ts';
import { shapeModules } from './module-shapes.ts';
import { walkPath } from './path-data.ts';

const [NONE, DATA, TIMING] = [0, 1, 4];

/** Returns the outlines of modules in module units, as lists of the points that they pass. */
function outlinesOf(shape: ModuleShape, rows: readonly (readonly number[])[], grid = moduleGrid(rows.length - 2, 1)) {
  const cells = { width: rows.length, kinds: Uint8Array.from(rows.flat()) };
  const outlines: (readonly [x: number, y: number])[][] = [];
  walkPath(shapeModules(shape, { cells, data: DATA }, grid), {
    moveTo: (x, y) => outlines.push([[x, y]]),
    lineTo: (x, y) => outlines.at(-1)?.push([x, y]),
    curveTo: (_x1, _y1, _x2, _y2, x, y) => outlines.at(-1)?.push([x, y]),
    close: () => undefined,
  });
  return outlines;
}

/** Returns the left, upper, right and lower edge of an outline. */
function boundsOf(outline: readonly (readonly [x: number, y: number])[]): number[] {
  const [xs, ys] = [0, 1].map((k) => outline.map((point) => point[k]));
  const edges = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  return edges.map((edge) => Number(edge.toFixed(3)));
}

const PAIR = [
  [NONE, NONE, NONE, NONE],
  [NONE, DATA, DATA, NONE],
  [NONE, NONE, NONE, NONE],
  [NONE, NONE, NONE, NONE],
];

it.each<[ModuleShape, number[][]]>([
  ['square', [[1, 1, 3, 2]]],
  ['rounded', [[1, 1, 3, 2]]],
  [
    'dots',
    [
      [1.05, 1.05, 1.95, 1.95],
      [2.05, 1.05, 2.95, 1.95],
    ],
  ],
  ['level-bars', [[1, 1.1, 3, 1.9]]],
  [
    'upright-bars',
    [
      [1.1, 1, 1.9, 2],
      [2.1, 1, 2.9, 2],
    ],
  ],
])('two modules side by side drawn as %s have the edges %j', (shape, edges) => {
  expect(outlinesOf(shape, PAIR).map(boundsOf)).toEqual(edges);
});

it('the outer corners of rounded modules meet in the middle of a side, unless a dark module touches the side', () => {
  const alone = [
    [NONE, NONE, NONE],
    [NONE, DATA, NONE],
    [NONE, NONE, NONE],
  ];
  const ends = (rows: number[][]) => new Set(outlinesOf('rounded', rows)[0].map(String));
  expect(ends(alone)).toEqual(new Set(['1.5,1', '2,1.5', '1.5,2', '1,1.5']));
  const beside = [
    [NONE, NONE, NONE, NONE],
    [NONE, DATA, TIMING, NONE],
    [NONE, NONE, NONE, NONE],
    [NONE, NONE, NONE, NONE],
  ];
  expect(ends(beside)).toEqual(new Set(['1.5,1', '2,1', '2,2', '1.5,2', '1,1.5']));
});

it('an inner corner of rounded modules has a radius of 0.25 modules if all three dark modules around it are data', () => {
  const angle = (corner: number): number[][] => [
    [NONE, NONE, NONE, NONE],
    [NONE, corner, DATA, NONE],
    [NONE, DATA, NONE, NONE],
    [NONE, NONE, NONE, NONE],
  ];
  const ends = (rows: number[][]) => outlinesOf('rounded', rows).flat().map(String);
  expect(ends(angle(DATA))).toEqual(expect.arrayContaining(['2.25,2', '2,2.25']));
  expect(ends(angle(DATA))).not.toContain('2,2');
  expect(ends(angle(TIMING))).not.toContain('2.25,2');
});

it('all dots of a picture have the same size, although its modules differ in width by one pixel', () => {
  const grid = pixelGrid(21);
  const rows = Array.from({ length: 23 }, (_, y) =>
    Array.from({ length: 23 }, (_, x) => (Math.min(x, y) > 0 && Math.max(x, y) < 22 ? DATA : NONE)),
  );
  const widths = outlinesOf('dots', rows, grid).map((outline) => {
    const [left, , right] = boundsOf(outline);
    return (right - left).toFixed(2);
  });
  expect(widths).toHaveLength(21 * 21);
  expect(new Set(widths)).toEqual(new Set([((0.9 * 400) / 23).toFixed(2)]));
});

it.each(['level-bars', 'upright-bars'] as const)(
  'the thickness of every bar in a picture is 0.8 of the mean width of a module: %s',
  (shape) => {
    const isLevel = shape === 'level-bars';
    const rows = Array.from({ length: 23 }, (_, y) =>
      Array.from({ length: 23 }, (_, x) => (Math.min(x, y) > 0 && Math.max(x, y) < 22 ? DATA : NONE)),
    );
    const bars = outlinesOf(shape, rows, pixelGrid(21)).map(boundsOf);
    expect(bars).toHaveLength(21);
    for (const [left, top, right, bottom] of bars) {
      expect(isLevel ? bottom - top : right - left).toBeCloseTo((0.8 * 400) / 23, 2);
    }
  },
);
