import fc from 'fast-check';
import { expect, it } from 'vitest';
import { coverRow, edgesOf, evenRows } from './coverage.ts';

const SIDE = 12;

/** Returns how much of each pixel is covered, row by row. */
function coverOf(d: string): number[][] {
  const edges = edgesOf(d);
  return Array.from({ length: SIDE }, (_, row) => {
    const cover = new Float64Array(SIDE + 2);
    return coverRow(edges, row, SIDE, cover) ? [...cover.subarray(0, SIDE)] : Array<number>(SIDE).fill(0);
  });
}

function total(rows: number[][]): number {
  return rows.flat().reduce((sum, value) => sum + value, 0);
}

it('a box on whole pixels covers these pixels fully, and no others', () => {
  const rows = coverOf('M2 3h4v5h-4z');
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) expect(rows[y][x]).toBe(x >= 2 && x < 6 && y >= 3 && y < 8 ? 1 : 0);
  }
});

it('the coverage of a pixel is the share of its area that lies inside the outline', () => {
  const rows = coverOf('M2.5 3.25h2v1h-2z');
  expect(rows[3].slice(1, 6)).toEqual([0, 0.375, 0.75, 0.375, 0]);
  expect(rows[4].slice(1, 6)).toEqual([0, 0.125, 0.25, 0.125, 0]);
  const triangle = coverOf('M1 1h4l-4 4z');
  expect(triangle[1].slice(0, 6)).toEqual([0, 1, 1, 1, 0.5, 0]);
  expect(triangle[4].slice(0, 6)).toEqual([0, 0.5, 0, 0, 0, 0]);
});

it('an inner outline in the opposite direction is a hole and is not covered', () => {
  const rows = coverOf('M1 1h8v8h-8zM3 3v4h4v-4z');
  expect(total(rows)).toBe(64 - 16);
  expect(rows[4].slice(0, 9)).toEqual([0, 1, 1, 0, 0, 0, 0, 1, 1]);
});

it('the coverage of a triangle adds up to its area', () => {
  const place = fc.double({ min: 0, max: SIDE, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.tuple(place, place), { minLength: 3, maxLength: 3 }), (corners) => {
      const [[ax, ay], [bx, by], [cx, cy]] = corners.map(([x, y]) => [Number(x.toFixed(4)), Number(y.toFixed(4))]);
      const relative = (fromX: number, fromY: number, x: number, y: number) =>
        `l${(x - fromX).toFixed(4)} ${(y - fromY).toFixed(4)}`;
      const area = Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
      const d = `M${ax} ${ay}${relative(ax, ay, bx, by)}${relative(bx, by, cx, cy)}z`;
      expect(total(coverOf(d))).toBeCloseTo(area, 2);
    }),
  );
});

it('a circle made of curves has the area of a circle to within half a pixel', () => {
  // These four curves form a circle of radius 5 around (6, 6).
  const k = 2.7614;
  const d = `M6 1c${k} 0 5 ${(5 - k).toFixed(4)} 5 5c0 ${k} ${(k - 5).toFixed(4)} 5 -5 5c${-k} 0 -5 ${(k - 5).toFixed(4)} -5 -5c0 ${-k} ${(5 - k).toFixed(4)} -5 5 -5z`;
  expect(Math.abs(total(coverOf(d)) - Math.PI * 25)).toBeLessThan(0.5);
});

it('the pieces that replace a curve are at most 0.02 pixels from it', () => {
  // This cubic is the parabola y = 8 (x / 30)², which bends equally everywhere.
  const { pieces } = edgesOf('M0 0c10 0 20 2.667 30 8z');
  let most = 0;
  // The last piece closes the outline.
  for (let at = 0; at < pieces.length - 5; at += 5) {
    const [x, top, bottom, slope] = pieces.subarray(at, at + 4);
    const middle = x + (slope * (bottom - top)) / 2;
    most = Math.max(most, Math.abs((top + bottom) / 2 - 8 * (middle / 30) ** 2));
  }
  expect(most).toBeGreaterThan(0.01);
  expect(most).toBeLessThanOrEqual(0.0202);
});

it('coverRow leaves the coverage unchanged and returns false for a row that no outline crosses', () => {
  const edges = edgesOf('M1 2h4v1h-4zM1 5h4v1h-4z');
  for (const row of [0, 1, 3, 4, 6, 9]) {
    const cover = new Float64Array(SIDE + 2).fill(7);
    expect([coverRow(edges, row, SIDE, cover), new Set(cover)]).toEqual([false, new Set([7])]);
  }
  expect([2, 5].map((row) => coverRow(edges, row, SIDE, new Float64Array(SIDE + 2)))).toEqual([true, true]);
});

it('a very small coverage counts', () => {
  expect(coverOf('M2 3h0.001v0.001h-0.001z')[3][2]).toBeCloseTo(1e-6, 9);
});

it('outlines are clipped at all four sides of the picture', () => {
  const rows = coverOf('M-3 -2h6v5h-6zM10 10h9v9h-9z');
  expect(total(rows)).toBe(3 * 3 + 2 * 2);
  expect([rows[0][0], rows[2][2], rows[2][3], rows[9][11], rows[11][11]]).toEqual([1, 1, 0, 0, 1]);
});

it('each row lists only the edges that cross it', () => {
  const box = (k: number): string => `M${k} ${k}h1v1h-1z`;
  const { inRows, rowStarts } = edgesOf(Array.from({ length: 1000 }, (_, k) => box(k)).join(''));
  expect(rowStarts.length).toBe(1001);
  expect(inRows.length).toBe(2000);
});

it('evenRows returns the rows at which the coverage changes, or null if an edge is slanted or ends within a row', () => {
  const changesOf = (d: string): number[] | null => {
    const changes = evenRows(edgesOf(d));
    return changes && [...changes].sort((a, b) => a - b);
  };
  expect(changesOf('M1 1h8v8h-8zM3 3v4h4v-4z')).toEqual([1, 3, 7, 9]);
  // A vertical edge may lie between two pixels.
  expect(changesOf('M1.5 1h8v2h-8z')).toEqual([1, 3]);
  for (const d of ['M1 1.5h8v2h-8z', 'M1 1.5h8v1.5h-8z', 'M1 1h8v1.5h-8z']) expect(changesOf(d)).toBeNull();
  expect(changesOf('M1 1h8l1 2h-9z')).toBeNull();
  expect(changesOf('M1 1c3 0 3 4 0 4z')).toBeNull();
});

it('a coverage that should be 0 or 1 is exactly 0 or 1, despite rounding errors', () => {
  for (let thirds = 1; thirds < 30; thirds++) {
    const [left, slant] = [(thirds / 30).toFixed(3), (thirds / 9).toFixed(3)];
    for (const row of coverOf(`M${left} 0.1l${slant} 9.7h4.1l-${slant} -9.7z`)) {
      for (const cover of row) expect(cover === 0 || cover === 1 || (cover > 1e-6 && cover < 1 - 1e-6)).toBe(true);
    }
  }
});
