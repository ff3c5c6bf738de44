import { describe, expect, it } from 'vitest';
import { moduleRoles, symbolSize } from '#engine';
import { createRandom } from '#testing';
import { aimFor } from './aim.ts';
import { isWovenModule } from './planes.ts';

const SIZE = symbolSize(6);
const ROLES = moduleRoles(6, 'L');
const MODULES = SIZE ** 2;

const FOCUSES = [
  { x: 0.5, y: 0.5, radius: 0.22 },
  { x: 0.3, y: 0.7, radius: 0.16 },
];

const random = createRandom(3);

/** Pictures, given by the mean tone of each module. */
const PICTURES: Readonly<Record<string, (column: number, row: number) => number>> = {
  'a ramp': (column) => (255 * column) / (SIZE - 1),
  'two halves': (_, row) => (row < SIZE / 2 ? 40 : 200),
  noise: () => 255 * random(),
};

/** Returns the mean around a module, weighted by a Gaussian of three modules. Places beyond the edge do not count. */
function meanAround(means: Float32Array, column: number, row: number): number {
  let [sum, weights] = [0, 0];
  for (let y = Math.max(0, row - 9); y <= Math.min(SIZE - 1, row + 9); y++) {
    for (let x = Math.max(0, column - 9); x <= Math.min(SIZE - 1, column + 9); x++) {
      const weight = Math.exp(-((x - column) ** 2 + (y - row) ** 2) / 18);
      sum += weight * means[y * SIZE + x];
      weights += weight;
    }
  }
  return sum / weights;
}

/** Returns which modules should be dark, computed with the figures of `recipe.ts` and docs/weaving.md. */
function darkSlowly(means: Float32Array, focus: Float32Array): Uint8Array {
  const isDark = new Uint8Array(MODULES);
  const errors = new Float32Array(MODULES);
  const pass = (column: number, row: number, error: number): void => {
    const isInside = column >= 0 && column < SIZE && row < SIZE;
    if (isInside && isWovenModule(ROLES[row * SIZE + column])) errors[row * SIZE + column] += error;
  };
  for (let row = 0; row < SIZE; row++) {
    // Rows alternate in direction.
    const ahead = row % 2 === 0 ? 1 : -1;
    for (let column = ahead > 0 ? 0 : SIZE - 1; column >= 0 && column < SIZE; column += ahead) {
      const module = row * SIZE + column;
      if (!isWovenModule(ROLES[module])) continue;
      const tone = means[module] + 0.6 * (means[module] - meanAround(means, column, row));
      const t = Math.min(1, Math.max(0, (tone - 75) / 90));
      const most = 0.93 + 0.07 * focus[module];
      const wanted = 0.15 + (most - 0.15) * (3 * t ** 2 - 2 * t ** 3) + errors[module];
      isDark[module] = wanted < 0.5 ? 1 : 0;
      const error = Math.min(0.6, Math.max(-0.6, wanted - (1 - isDark[module])));
      pass(column + ahead, row, (7 / 16) * error);
      pass(column - ahead, row + 1, (3 / 16) * error);
      pass(column, row + 1, (5 / 16) * error);
      pass(column + ahead, row + 1, (1 / 16) * error);
    }
  }
  return isDark;
}

/** Returns the weights of modules, computed with the figures of `recipe.ts` and docs/weaving.md. */
function weighSlowly(means: Float32Array, isDark: Uint8Array, focus: Float32Array, gain: number): number[] {
  const at = (column: number, row: number): number => {
    const clamp = (place: number) => Math.min(SIZE - 1, Math.max(0, place));
    return means[clamp(row) * SIZE + clamp(column)];
  };
  const places = Array.from(means, (_, module) => [module % SIZE, Math.floor(module / SIZE)]);
  const steep = places.map(([x, y]) => Math.hypot(at(x + 1, y) - at(x - 1, y), at(x, y + 1) - at(x, y - 1)));
  const average = steep.reduce((sum, one) => sum + one) / MODULES;
  return places.map(([x, y], module) => {
    const decided = Math.min(1, Math.abs(means[module] - 128) / 100);
    const isSpeck = (isDark[module] === 1) !== means[module] < 128;
    const fromCenter = Math.min(1, Math.hypot(x - 20, y - 20) / 20.5);
    const edge = average === 0 ? 0 : Math.min(2, steep[module] / average);
    return (
      (1 + gain * focus[module]) *
      (0.3 + decided * (isSpeck ? 0.25 : 1)) *
      (1 + 2.5 * (1 - fromCenter)) *
      (1 + 0.25 * edge)
    );
  });
}

describe('aimFor', () => {
  it.each(Object.entries(PICTURES).map(([name, at], k) => [name, FOCUSES[k % 2], at] as const))(
    'returns the same colors and weights as a slow computation for %s, with the focus %j',
    (_name, focus, toneAt) => {
      const means = Float32Array.from({ length: MODULES }, (_, k) => toneAt(k % SIZE, Math.floor(k / SIZE)));
      const aim = aimFor(means, ROLES, SIZE, focus);
      const isDark = darkSlowly(means, aim.focus);
      expect(aim.isDark.findIndex((value, module) => value !== isDark[module])).toBe(-1);
      const weights = weighSlowly(means, isDark, aim.focus, focus.radius <= 0.16 ? 6 : 4);
      const farthest = aim.weight.reduce((most, weight, k) => Math.max(most, Math.abs(weight / weights[k] - 1)), 0);
      expect(farthest).toBeLessThan(1e-5);
    },
  );

  it('aims for light at every module that carries no codeword', () => {
    const { isDark } = aimFor(new Float32Array(MODULES), ROLES, SIZE, FOCUSES[0]);
    expect(isDark.some((value, module) => value === 1 && !isWovenModule(ROLES[module]))).toBe(false);
  });
});
