import fc from 'fast-check';
import { expect, it } from 'vitest';
import { coverRows, edgesOf } from './coverage.ts';

const SIDE = 12;

function coverOf(d: string, top = 0, height = SIDE): number[][] {
  const cover = new Float32Array(height * (SIDE + 2));
  coverRows(edgesOf(d), SIDE, top, height, cover);
  return Array.from({ length: height }, (_, y) => [...cover.subarray(y * (SIDE + 2), y * (SIDE + 2) + SIDE)]);
}

function total(rows: number[][]): number {
  return rows.flat().reduce((sum, value) => sum + value, 0);
}

it('covers whole pixels wholly and nothing else', () => {
  const rows = coverOf('M2 3h4v5h-4z');
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) expect(rows[y][x]).toBe(x >= 2 && x < 6 && y >= 3 && y < 8 ? 1 : 0);
  }
});

it('covers pixels by the share of them that lies inside', () => {
  const rows = coverOf('M2.5 3.25h2v1h-2z');
  expect(rows[3].slice(1, 6)).toEqual([0, 0.375, 0.75, 0.375, 0]);
  expect(rows[4].slice(1, 6)).toEqual([0, 0.125, 0.25, 0.125, 0]);
  const triangle = coverOf('M1 1h4l-4 4z');
  expect(triangle[1].slice(0, 6)).toEqual([0, 1, 1, 1, 0.5, 0]);
  expect(triangle[4].slice(0, 6)).toEqual([0, 0.5, 0, 0, 0, 0]);
});

it('leaves holes free, which run the other way round', () => {
  const rows = coverOf('M1 1h8v8h-8zM3 3v4h4v-4z');
  expect(total(rows)).toBe(64 - 16);
  expect(rows[4].slice(0, 9)).toEqual([0, 1, 1, 0, 0, 0, 0, 1, 1]);
});

it('covers as much as the outline encloses, for any triangle', () => {
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

it('follows a curve closely enough that nobody sees the pieces', () => {
  // A circle of radius 5 around 6, 6 by four curves.
  const k = 2.7614;
  const d = `M6 1c${k} 0 5 ${(5 - k).toFixed(4)} 5 5c0 ${k} ${(k - 5).toFixed(4)} 5 -5 5c${-k} 0 -5 ${(k - 5).toFixed(4)} -5 -5c0 ${-k} ${(5 - k).toFixed(4)} -5 5 -5z`;
  expect(Math.abs(total(coverOf(d)) - Math.PI * 25)).toBeLessThan(0.5);
});

it('draws a band as it draws the whole', () => {
  const d = 'M1.5 0.25h8l-3 11.5z';
  const whole = coverOf(d);
  expect(coverOf(d, 4, 3)).toEqual(whole.slice(4, 7));
});
