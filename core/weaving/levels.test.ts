import { describe, expect, it } from 'vitest';
import { edgeOf, gridSize, pixelGrid } from '#drawing';
import { encode, isDark, moduleRoles, placeOf, type QrCode, Role } from '#engine';
import type { GrayPicture } from '#raster';
import { createRandom } from '#testing';
import { thresholdAt, thresholdsOf } from './decoder-models.ts';
import { codeEdges, findReadableLevels, type Levels, levelsFor } from './levels.ts';
import { lumaPainter } from './luma-painter.ts';
import { isFinder, isWovenModule } from './planes.ts';
import { COLOR } from './recipe.ts';

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

it.each(Object.entries(PICTURES).map(([name, at], k) => [name, (k % 3) / 2, at] as const))(
  'levels of %s at strength %f equal those of a slow computation',
  (_, strength, valueAt) => {
    const means = Float32Array.from({ length: size * size }, (_, module) => valueAt(module));
    expectSlowLevels(CODE, means, strength);
  },
);

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

const SMALL = encode('https://example.com/abcdef', { level: 'H' });
const GRID = pixelGrid(SMALL.size);
const EDGES = codeEdges(GRID);
const MODULES = SMALL.size ** 2;

/**
 * The luma in the middle of a dark module should be at least `CLEAR` below both thresholds. In a light module, it
 * should be at least `CLEAR` above both. If it is not, the module's level moves by the luma that is missing, plus
 * `BEYOND`.
 */
const CLEAR = 4;
const BEYOND = 2;

/**
 * Levels that are easy to read: dark and light modules differ much, and no level is near its `bound`, where the painter
 * would compress it.
 */
const EASY: Levels = {
  luma: Float32Array.from(isDarkAt(), (dark) => (dark ? 40 : 215)),
  bound: Float32Array.from(isDarkAt(), (dark) => (dark ? 255 : 0)),
};

function isDarkAt(): boolean[] {
  return Array.from({ length: MODULES }, (_, module) => isDark(SMALL, ...placeOf(module, SMALL.size)));
}

/** Returns the easy levels, but with about one module in eight moved to within 10 luma of its nearer threshold. */
function hardLevels(random: () => number): Levels {
  const clear = clearances(paint(EASY));
  const luma = EASY.luma.map((level, module) => {
    const sign = isDark(SMALL, ...placeOf(module, SMALL.size)) ? 1 : -1;
    return random() < 1 / 8 ? level + sign * (clear[module] + 20 * (random() - 0.5)) : level;
  });
  return { ...EASY, luma };
}

const TONES = { size: EDGES[EDGES.length - 1], tone: new Float32Array(EDGES[EDGES.length - 1] ** 2).fill(128) };
const PAINTING = { code: SMALL, tones: TONES, means: new Float32Array(MODULES).fill(128), look: 'pearls' } as const;

function paint(levels: Levels): GrayPicture {
  const painter = lumaPainter({ ...PAINTING, levels, edges: EDGES });
  for (let module = 0; module < MODULES; module++) painter.paint(module);
  const size = gridSize(GRID);
  const picture = { width: size, height: size, luma: new Float32Array(size * size).fill(255) };
  const roles = moduleRoles(SMALL.version, SMALL.level);
  for (let module = 0; module < MODULES; module++) {
    const [column, row] = placeOf(module, SMALL.size);
    const isInk = isFinder(roles[module]) && isDark(SMALL, column, row);
    for (let y = EDGES[row]; y < EDGES[row + 1]; y++) {
      for (let x = EDGES[column]; x < EDGES[column + 1]; x++) {
        const at = (y + edgeOf(GRID, 0)) * size + x + edgeOf(GRID, 0);
        picture.luma[at] = isInk ? COLOR.inkLuma : painter.luma[y * TONES.size + x];
      }
    }
  }
  return picture;
}

/**
 * Returns for each module by how much luma its middle is on the right side of both thresholds. The number is negative
 * if the middle is on the wrong side of at least one of them.
 */
function clearances(picture: GrayPicture): number[] {
  const models = thresholdsOf(picture);
  const middle = (place: number): number => Math.floor((edgeOf(GRID, place) + edgeOf(GRID, place + 1)) / 2);
  return Array.from({ length: MODULES }, (_, module) => {
    const [column, row] = placeOf(module, SMALL.size);
    const [x, y] = [middle(column), middle(row)];
    const sign = isDark(SMALL, column, row) ? 1 : -1;
    return Math.min(...models.map((model) => sign * (thresholdAt(model, x, y) - picture.luma[y * picture.width + x])));
  });
}

describe('levels that are hard to read', () => {
  it('move far enough to clear both thresholds, and a little further', () => {
    const hard = hardLevels(createRandom(5));
    const before = clearances(paint(hard));
    const { levels, wrongCodewords } = findReadableLevels({ ...PAINTING, levels: hard, grid: GRID });
    expect(wrongCodewords).toBe(0);
    const roles = moduleRoles(SMALL.version, SMALL.level);
    const painted = [...before.keys()].filter((module) => !isFinder(roles[module]));
    for (const module of painted) {
      const clear = before[module];
      const moved = Math.abs(levels.luma[module] - hard.luma[module]);
      expect(moved).toBeCloseTo(clear < CLEAR ? CLEAR - clear + BEYOND : 0, 3);
    }
    // The modules include misread ones, barely readable ones and readable ones.
    for (const [from, to] of [
      [-10, 0],
      [0, CLEAR],
      [CLEAR, 2 * CLEAR],
    ]) {
      expect(painted.filter((module) => before[module] > from && before[module] < to).length).toBeGreaterThan(2);
    }
  });

  it('change the picture exactly as if all modules were repainted', () => {
    const painting = { ...PAINTING, look: 'flowing' } as const;
    const { levels, cores, luma } = findReadableLevels({
      ...painting,
      levels: hardLevels(createRandom(6)),
      grid: GRID,
    });
    const painter = lumaPainter({ ...painting, levels, edges: EDGES, cores });
    for (let module = 0; module < MODULES; module++) painter.repaint(module);
    expect(painter.luma.findIndex((value, place) => value !== luma[place])).toBe(-1);
  });
});
