import fc from 'fast-check';
import { expect, it } from 'vitest';
import { coverRow, edgesOf } from './coverage.ts';

const SIDE = 12;

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

it('the coverage of a pixel is the share of its area that lies inside the outline', () => {
  const rows = coverOf('M2.5 3.25h2v1h-2z');
  expect(rows[3].slice(1, 6)).toEqual([0, 0.375, 0.75, 0.375, 0]);
  expect(rows[4].slice(1, 6)).toEqual([0, 0.125, 0.25, 0.125, 0]);
  const triangle = coverOf('M1 1h4l-4 4z');
  expect(triangle[1].slice(0, 6)).toEqual([0, 1, 1, 1, 0.5, 0]);
  expect(triangle[4].slice(0, 6)).toEqual([0, 0.5, 0, 0, 0, 0]);
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

it('outlines are clipped at all four sides of the picture', () => {
  const rows = coverOf('M-3 -2h6v5h-6zM10 10h9v9h-9z');
  expect(total(rows)).toBe(3 * 3 + 2 * 2);
  expect([rows[0][0], rows[2][2], rows[2][3], rows[9][11], rows[11][11]]).toEqual([1, 1, 0, 0, 1]);
});

it('a coverage that should be 0 or 1 is exactly 0 or 1, despite rounding errors', () => {
  for (let thirds = 1; thirds < 30; thirds++) {
    const [left, slant] = [(thirds / 30).toFixed(3), (thirds / 9).toFixed(3)];
    for (const row of coverOf(`M${left} 0.1l${slant} 9.7h4.1l-${slant} -9.7z`)) {
      for (const cover of row) expect(cover === 0 || cover === 1 || (cover > 1e-6 && cover < 1 - 1e-6)).toBe(true);
    }
  }
});
