import { expect, it } from 'vitest';
import { allRound, drawBox, type Radii } from './box-path.ts';
import { PathWriter } from './path-writer.ts';

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
  drawBox(pen, { x: -1, y: -1, width: 2, height: 2 }, allRound(1));
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(0.0003);
});

it.each<[Radii, string, string]>([
  [allRound(0), 'M1 2h4v3h-4z', 'M1 2v3h4v-3z'],
  [[1, 0, 0, 0], 'M2 2h3v3h-4v-2c0 -0.552 0.448 -1 1 -1z', 'M1 3v2h4v-3h-3c-0.552 0 -1 0.448 -1 1z'],
  [[0, 1, 0, 0], 'M1 2h3c0.552 0 1 0.448 1 1v2h-4z', 'M1 2v3h4v-2c0 -0.552 -0.448 -1 -1 -1z'],
  [[0, 0, 1, 0], 'M1 2h4v2c0 0.552 -0.448 1 -1 1h-3z', 'M1 2v3h3c0.552 0 1 -0.448 1 -1v-2z'],
  [[0, 0, 0, 1], 'M1 2h4v3h-3c-0.552 0 -1 -0.448 -1 -1z', 'M1 2v2c0 0.552 0.448 1 1 1h3v-3z'],
])('a box with radii %j runs clockwise, and a hole of the same shape counterclockwise', (radii, box, hole) => {
  const write = (isHole: boolean): string => {
    const path = new PathWriter();
    drawBox(path, { x: 1, y: 2, width: 4, height: 3 }, radii, isHole);
    return path.d;
  };
  expect([write(false), write(true)]).toEqual([box, hole]);
});
