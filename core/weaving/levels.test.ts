import { expect, it } from 'vitest';
import { encode, isDark, moduleRoles, type QrCode, Role } from '#engine';
import { createRandom } from '#testing';
import { levelsFor } from './levels.ts';
import { isWovenModule } from './planes.ts';

const CODE = encode('https://example.com/levels', { level: 'L', minVersion: 6 });
const { size } = CODE;
const ROLES = moduleRoles(CODE.version, CODE.level);

/**
 * Returns the mean of all modules, weighted by a Gaussian around one of them. Places beyond the edge count as
 * `outside`. If `outside` is absent, they do not count.
 */
function meanAround(module: number, sigma: number, valueAt: (module: number) => number, outside?: number): number {
  const [column, row] = [module % size, Math.floor(module / size)];
  const reach = Math.ceil(3 * sigma);
  let [sum, weights] = [0, 0];
  for (let y = row - reach; y <= row + reach; y++) {
    for (let x = column - reach; x <= column + reach; x++) {
      const isInside = x >= 0 && y >= 0 && x < size && y < size;
      if (!isInside && outside === undefined) continue;
      const weight = Math.exp(-((x - column) ** 2 + (y - row) ** 2) / (2 * sigma ** 2));
      sum += weight * (isInside ? valueAt(y * size + x) : (outside as number));
      weights += weight;
    }
  }
  return sum / weights;
}

const isLight = (code: QrCode, module: number): boolean => !isDark(code, module % size, Math.floor(module / size));

const isFinderWhite = (code: QrCode, module: number): boolean =>
  isLight(code, module) && [Role.finderRing, Role.separator].some((role) => role === ROLES[module]);

/** Returns the bound of a module, computed with the figures of `recipe.ts` and docs/weaving.md. */
function boundOf(code: QrCode, module: number, means: Float32Array, s: number): number {
  const share = Math.min(
    0.96,
    Math.max(
      0.04,
      meanAround(module, 1.8, (other) => Number(isLight(code, other)), 1),
    ),
  );
  const tone = meanAround(module, 1.8, (other) => means[other]);
  const contrast = Math.min(190, Math.max(100 + 90 * s, (24 + 8 * s) / share, 6 / (1 - share)));
  // The mean of dark and light, weighted by their shares, is the tone, unless one of them would be outside 6 to 252.
  let dark = tone - share * contrast;
  if (dark < 6) dark = 6;
  else if (dark + contrast > 252) dark = 252 - contrast;
  const light = Math.max(dark + contrast, 165 + 45 * s);
  dark = Math.min(dark, 95 - 40 * s);
  const near = Math.min(1, 1.6 * meanAround(module, 1.1, (other) => Number(isFinderWhite(code, other)), 1));
  return isLight(code, module)
    ? light + near * (Math.max(light, 225) - light)
    : dark + near * (Math.min(dark, 70) - dark);
}

/** Returns levels by error diffusion: 7/16 of an error go to the right, and 3/16, 5/16 and 1/16 to the row below. */
function spreadSlowly(code: QrCode, means: Float32Array, bound: Float32Array): number[] {
  const errors = Array.from({ length: size + 1 }, () => Array<number>(size + 2).fill(0));
  return Array.from(means, (mean, module) => {
    const [column, row] = [module % size, Math.floor(module / size)];
    const isWoven = isWovenModule(ROLES[module]);
    const error = isWoven ? errors[row][column + 1] : 0;
    const wanted = mean + 0.5 * error;
    const luma = isLight(code, module)
      ? Math.min(255, Math.max(bound[module], wanted))
      : Math.max(0, Math.min(bound[module], wanted));
    const passed = Math.min(40, Math.max(-40, mean + error - luma)) / 16;
    errors[row][column + 2] += 7 * passed;
    errors[row + 1][column] += 3 * passed;
    errors[row + 1][column + 1] += 5 * passed;
    errors[row + 1][column + 2] += passed;
    return luma;
  });
}

const random = createRandom(7);

/** Pictures, given by the mean luma of each module. */
const PICTURES: Readonly<Record<string, (module: number) => number>> = {
  black: () => 0,
  white: () => 255,
  gray: () => 128,
  'a ramp': (module) => (255 * (module % size)) / (size - 1),
  noise: () => 255 * random(),
  'two halves': (module) => (module < (size * size) / 2 ? 30 : 220),
};

it.each(Object.entries(PICTURES).flatMap(([name, at]) => [0, 0.5, 1].map((s) => [name, s, at] as const)))(
  'levels of %s at strength %f equal those of a slow computation',
  (_, strength, valueAt) => {
    const means = Float32Array.from({ length: size * size }, (_, module) => valueAt(module));
    expectSlowLevels(CODE, means, strength);
  },
);

it.each([
  ['light', 0],
  ['dark', 0xffffffff],
])('levels of a symbol with only %s modules equal those of a slow computation', (_, word) => {
  const code = { ...CODE, rows: new Uint32Array(CODE.rows.length).fill(word) };
  for (const tone of [0, 50, 128, 200, 255]) expectSlowLevels(code, new Float32Array(size * size).fill(tone), 0);
});

function expectSlowLevels(code: QrCode, means: Float32Array, strength: number): void {
  const { bound, luma } = levelsFor(code, means, strength);
  const slow = Float32Array.from(means, (_, module) => boundOf(code, module, means, strength));
  expect(farthest(bound, slow)).toBeLessThan(1e-3);
  expect(farthest(luma, spreadSlowly(code, means, slow))).toBeLessThan(0.01);
}

it('levels equal the means if these are already dark and light enough', () => {
  const means = Float32Array.from({ length: size * size }, (_, module) => (isLight(CODE, module) ? 255 : 0));
  expect([...levelsFor(CODE, means, 0.5).luma]).toEqual([...means]);
});

function farthest(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let most = 0;
  for (let k = 0; k < one.length; k++) most = Math.max(most, Math.abs(one[k] - other[k]));
  return most;
}
