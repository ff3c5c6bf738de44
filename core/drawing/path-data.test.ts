import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allRound, drawBox, PathWriter, type Radii, walkPath } from './path-data.ts';

const nothing = (): void => undefined;
const IDLE = { moveTo: nothing, lineTo: nothing, curveTo: nothing, close: nothing };

it('a written path is read back to within a thousandth of a unit, however long the path is', () => {
  const place = fc.double({ min: -5000, max: 5000, noNaN: true });
  const point = fc.tuple(place, place);
  const curves = fc.array(fc.tuple(point, point, point), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(point, curves, (start, pieces) => {
      const path = new PathWriter();
      path.moveTo(...start);
      for (const [first, second, end] of pieces) path.curveTo(...first, ...second, ...end);
      path.close();
      const walked: number[] = [];
      walkPath(path.d, {
        moveTo: (x, y) => walked.push(x, y),
        lineTo: (x, y) => walked.push(x, y),
        curveTo: (...places) => walked.push(...places),
        close: () => undefined,
      });
      const off = [start, ...pieces].flat(2).map((written, k) => Math.abs(walked[k] - written));
      expect(Math.max(...off)).toBeLessThan(0.000501);
    }),
  );
});

it('coordinates are rounded to thousandths and written without zeros at the ends', () => {
  const place = fc.oneof(fc.integer({ min: -3000, max: 3000 }), fc.integer());
  fc.assert(
    fc.property(place, place, (x, y) => {
      const path = new PathWriter();
      path.moveTo(x / 1000, y / 1000);
      path.close();
      const walked: number[] = [];
      walkPath(path.d, { ...IDLE, moveTo: (...places) => walked.push(...places) });
      expect(walked.map((place) => place + 0)).toEqual([x, y].map((thousandths) => Math.round(thousandths) / 1000 + 0));
      expect(path.d).not.toMatch(/\.\d*0(?!\d)|(?<![\d.])0\./);
    }),
  );
});

it('a path has horizontal and vertical lines in short form, and no lines of length zero', () => {
  const path = new PathWriter();
  path.moveTo(1, 2.0004);
  path.lineTo(3, 2);
  path.lineTo(3, 2);
  path.lineTo(3, 0.5);
  path.lineTo(2.9, 0.6);
  path.close();
  path.moveTo(0, 0);
  path.curveTo(0.25, 0, 0.5, 0.25, 0.5, 0.5);
  path.close();
  expect(path.d).toBe('M1 2h2v-1.5l-.1.1zm-1-2c.25 0 .5.25.5.5z');
});

it('round corners differ from quarters of a circle by at most 0.0003 of their radius', () => {
  let most = 0;
  let [x, y] = [0, 0];
  const goTo = (toX: number, toY: number): void => {
    [x, y] = [toX, toY];
  };
  const pen = {
    moveTo: goTo,
    lineTo: goTo,
    curveTo(x1: number, y1: number, x2: number, y2: number, toX: number, toY: number) {
      for (let t = 0; t <= 1; t += 1 / 64) {
        const at = (from: number, one: number, two: number, to: number): number =>
          (1 - t) ** 3 * from + 3 * (1 - t) ** 2 * t * one + 3 * (1 - t) * t ** 2 * two + t ** 3 * to;
        most = Math.max(most, Math.abs(Math.hypot(at(x, x1, x2, toX), at(y, y1, y2, toY)) - 1));
      }
      goTo(toX, toY);
    },
    close: () => undefined,
  };
  const path = new PathWriter();
  drawBox(path, { x: -1, y: -1, width: 2, height: 2 }, allRound(1));
  walkPath(path.d, pen);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(0.0003);
});

it.each<[Radii, string, string]>([
  [allRound(0), 'M1 2h4v3h-4z', 'M1 2v3h4v-3z'],
  [[1, 0, 0, 0], 'M2 2h3v3h-4v-2a1 1 0 0 1 1-1z', 'M1 3v2h4v-3h-3a1 1 0 0 0-1 1z'],
  [[0, 1, 0, 0], 'M1 2h3a1 1 0 0 1 1 1v2h-4z', 'M1 2v3h4v-2a1 1 0 0 0-1-1z'],
  [[0, 0, 1, 0], 'M1 2h4v2a1 1 0 0 1-1 1h-3z', 'M1 2v3h3a1 1 0 0 0 1-1v-2z'],
  [[0, 0, 0, 1], 'M1 2h4v3h-3a1 1 0 0 1-1-1z', 'M1 2v2a1 1 0 0 0 1 1h3v-3z'],
])('a box with radii %j runs clockwise, and a hole of the same shape counterclockwise', (radii, box, hole) => {
  const write = (isHole: boolean): string => {
    const path = new PathWriter();
    drawBox(path, { x: 1, y: 2, width: 4, height: 3 }, radii, isHole);
    return path.d;
  };
  expect([write(false), write(true)]).toEqual([box, hole]);
});
