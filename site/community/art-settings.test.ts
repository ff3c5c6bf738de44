import { expect, it } from 'vitest';
import { growingWithDistance, label, repairedCode, tiltedCode, viewfinder, wrappedCode } from './art-settings.ts';
import { SIDE } from './sample-symbol.ts';
import { boxAround, boxesIn, cornersIn, covered, type DrawnBox, draw, pathIn } from './testing/drawn-boxes.ts';

const SEEDS = [1, 2, 3];

const isInside = (inner: DrawnBox, outer: DrawnBox) =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;

it('the corners of a viewfinder surround a sheet with a code', () => {
  for (const seed of SEEDS) {
    const shapes = draw(viewfinder, seed);
    const [code, sheet, corners] = (['print', 'sheet', 'accent'] as const).map((fill) =>
      boxAround(pathIn(shapes, fill)),
    );
    expect([isInside(code, sheet), isInside(sheet, corners)]).toEqual([true, true]);
    // Each of the four corners has two arms.
    expect(boxesIn(pathIn(shapes, 'accent'))).toHaveLength(4 * 2);
  }
});

it('exactly the modules in the worn spot of a repaired code are restored; a third of the codewords is in color', () => {
  for (const seed of SEEDS) {
    const shapes = draw(repairedCode, seed);
    const grid = { left: 3, top: 3, right: 3 + SIDE, bottom: 3 + SIDE };
    const [spot] = boxesIn(pathIn(shapes, 'printSoft'));
    const [x, radius] = [(spot.left + spot.right) / 2, (spot.right - spot.left) / 2];
    const isNearSpot = (k: number) =>
      Math.hypot(3.5 + (k % SIDE) - x, 3.5 + Math.floor(k / SIDE) - spot.top) < radius - 0.7;
    const [kept, restored] = (['print', 'printAccent'] as const).map((fill) =>
      covered(boxesIn(pathIn(shapes, fill)), grid, SIDE, SIDE).flatMap((isDark, k) => (isDark ? [k] : [])),
    );
    expect(restored.length).toBeGreaterThan(5);
    expect([restored.every(isNearSpot), kept.some(isNearSpot)]).toEqual([true, false]);
    const [plain, colored] = (['ink', 'accent'] as const).map((fill) => boxesIn(pathIn(shapes, fill)));
    expect(plain.length).toBe(2 * colored.length);
    expect(Math.max(...plain.map(({ top }) => top))).toBeLessThan(Math.min(...colored.map(({ top }) => top)));
  }
});

it('the widths of three codes are proportional to their distances from the eye', () => {
  const directions = [...SEEDS, 4, 5, 6].map((seed) => {
    const shapes = draw(growingWithDistance, seed);
    const sheets = boxesIn(pathIn(shapes, 'sheet'));
    const eye = boxAround(shapes[shapes.length - 1].d);
    const x = (eye.left + eye.right) / 2;
    const shares = sheets.map(({ left, right }) => (right - left) / Math.min(Math.abs(left - x), Math.abs(right - x)));
    expect(shares).toHaveLength(3);
    for (const share of shares) expect(share).toBeCloseTo(shares[0]);
    return sheets[0].left > x;
  });
  expect(new Set(directions)).toEqual(new Set([true, false]));
});

it('a label hangs on a string from the edge of the picture, and has a code with six printed lines beside it', () => {
  for (const seed of SEEDS) {
    const shapes = draw(label, seed);
    const string = boxAround(pathIn(shapes, 'ink'));
    const [sheet] = boxesIn(pathIn(shapes, 'sheet'));
    expect(string.left === 0 || string.right === 48).toBe(true);
    expect(string.right > sheet.left && string.left < sheet.right).toBe(true);
    const [, , modules, headline, line, small] = shapes.map(({ d }) => d);
    const code = boxAround(modules);
    const lines = boxesIn(headline + line + small);
    expect(lines).toHaveLength(6);
    for (const each of lines) {
      expect(isInside(each, sheet)).toBe(true);
      expect(each.left >= code.right || each.right <= code.left).toBe(true);
    }
  }
});

it('the distant rows of a tilted code are narrower and less high; its three finder centers are marked', () => {
  for (const seed of SEEDS) {
    const shapes = draw(tiltedCode, seed);
    const [[farLeft, farRight, nearRight, nearLeft]] = cornersIn(pathIn(shapes, 'sheet'));
    expect(farRight[0] - farLeft[0]).toBeLessThan(nearRight[0] - nearLeft[0]);
    expect(farLeft[1]).toBeLessThan(nearLeft[1]);
    const heights = boxesIn(pathIn(shapes, 'print'))
      .toSorted((one, other) => one.top - other.top)
      .map(({ top, bottom }) => bottom - top);
    expect(heights[0]).toBeLessThan(heights[heights.length - 1]);
    const centers = boxesIn(pathIn(shapes, 'printAccent'));
    // Each center has three rows.
    expect(centers).toHaveLength(3 * 3);
    expect(new Set(centers.map(({ top }) => top)).size).toBe(2 * 3);
  }
});

it('a code around a cylinder has its widest columns in the middle; two lines mark a sixth of the circumference', () => {
  for (const seed of SEEDS) {
    const shapes = draw(wrappedCode, seed);
    const cylinder = boxesIn(pathIn(shapes, 'sheet'))[0];
    const [axis, radius] = [(cylinder.left + cylinder.right) / 2, (cylinder.right - cylinder.left) / 2];
    const lines = boxesIn(pathIn(shapes, 'printAccent')).map(({ left, right }) => ((left + right) / 2 - axis) / radius);
    // A sixth is 60°, which is 30° on either side.
    expect(lines.map((place) => Math.round((Math.asin(place) * 180) / Math.PI))).toEqual([-30, 30]);
    const columns = boxesIn(pathIn(shapes, 'print')).toSorted(
      (one, other) => Math.abs(one.left + one.right - 2 * axis) - Math.abs(other.left + other.right - 2 * axis),
    );
    const widths = columns.map(({ left, right }) => right - left);
    for (const [k, width] of widths.entries()) expect(width).toBeLessThanOrEqual((widths[k - 1] ?? width) + 0.011);
    expect(widths[0] - widths[widths.length - 1]).toBeGreaterThan(0.3);
  }
});
