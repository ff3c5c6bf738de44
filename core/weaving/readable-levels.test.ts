import { describe, expect, it } from 'vitest';
import { edgeOf, gridSize, pixelGrid } from '#drawing';
import { encode, isDark, moduleCodewords, moduleRoles, placeOf } from '#engine';
import type { GrayPicture } from '#raster';
import { createRandom } from '#testing';
import { thresholdAt, thresholdsOf } from './decoder-models.ts';
import { codeEdges, findReadableLevels, type Levels } from './levels.ts';
import { lumaPainter } from './luma-painter.ts';
import { isFinder } from './planes.ts';
import { COLOR } from './recipe.ts';

const CODE = encode('https://example.com/abcdef', { level: 'H' });
const GRID = pixelGrid(CODE.size);
const EDGES = codeEdges(GRID);
const MODULES = CODE.size ** 2;

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
  return Array.from({ length: MODULES }, (_, module) => isDark(CODE, ...placeOf(module, CODE.size)));
}

/** Returns the easy levels, but with about one module in eight moved to within 10 luma of its nearer threshold. */
function hardLevels(random: () => number): Levels {
  const clear = clearances(paint(EASY));
  const luma = EASY.luma.map((level, module) => {
    const sign = isDark(CODE, ...placeOf(module, CODE.size)) ? 1 : -1;
    return random() < 1 / 8 ? level + sign * (clear[module] + 20 * (random() - 0.5)) : level;
  });
  return { ...EASY, luma };
}

const TONES = { size: EDGES[EDGES.length - 1], tone: new Float32Array(EDGES[EDGES.length - 1] ** 2).fill(128) };
const PAINTING = { code: CODE, tones: TONES, means: new Float32Array(MODULES).fill(128), look: 'pearls' } as const;

/** Returns the code painted with these levels, with black finder patterns, on white. */
function paint(levels: Levels): GrayPicture {
  const painter = lumaPainter({ ...PAINTING, levels, edges: EDGES });
  for (let module = 0; module < MODULES; module++) painter.paint(module);
  const size = gridSize(GRID);
  const picture = { width: size, height: size, luma: new Float32Array(size * size).fill(255) };
  const roles = moduleRoles(CODE.version, CODE.level);
  for (let module = 0; module < MODULES; module++) {
    const [column, row] = placeOf(module, CODE.size);
    const isInk = isFinder(roles[module]) && isDark(CODE, column, row);
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
    const [column, row] = placeOf(module, CODE.size);
    const [x, y] = [middle(column), middle(row)];
    const sign = isDark(CODE, column, row) ? 1 : -1;
    return Math.min(...models.map((model) => sign * (thresholdAt(model, x, y) - picture.luma[y * picture.width + x])));
  });
}

describe('levels that are hard to read', () => {
  it('move far enough to clear both thresholds, and a little further', () => {
    const hard = hardLevels(createRandom(5));
    const before = clearances(paint(hard));
    const { levels, wrongCodewords } = findReadableLevels({ ...PAINTING, levels: hard, grid: GRID });
    expect(wrongCodewords).toBe(0);
    const roles = moduleRoles(CODE.version, CODE.level);
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

  /** Returns easy levels, but with hopelessly light levels for some dark modules. */
  function hopelessLevels(modules: readonly number[]): Levels {
    const levels = { luma: EASY.luma.slice(), bound: EASY.bound.slice() };
    for (const module of modules) levels.luma[module] = levels.bound[module] = 1000;
    return levels;
  }

  /** Returns the dark modules of each codeword of each block. */
  function darkModulesByCodeword(): number[][][] {
    const { codeword, block } = moduleCodewords(CODE.version, CODE.level);
    const modules: number[][][] = [];
    for (const [module, isModuleDark] of isDarkAt().entries()) {
      if (!isModuleDark || codeword[module] < 0) continue;
      modules[block[module]] ??= [];
      modules[block[module]][codeword[module]] ??= [];
      modules[block[module]][codeword[module]].push(module);
    }
    return modules.map((codewords) => codewords.filter((own) => own !== undefined && own.length > 1));
  }

  it('stay as they are if no block has more than two wrong codewords', () => {
    const [first, second] = darkModulesByCodeword();
    // Two modules of each codeword are wrong.
    const wrong = [first[0], first[5], second[1], second[6]].flatMap((modules) => modules.slice(0, 2));
    const hard = hopelessLevels(wrong);
    const { levels, wrongCodewords } = findReadableLevels({ ...PAINTING, levels: hard, grid: GRID });
    expect(wrongCodewords).toBe(2);
    expect(levels).toEqual(hard);
  });

  it('move by at most 24 luma in each of at most six rounds, and the given levels stay unchanged', () => {
    const [first] = darkModulesByCodeword();
    const wrong = [first[0], first[4], first[8]].map(([module]) => module);
    const hard = hopelessLevels(wrong);
    const { levels, wrongCodewords } = findReadableLevels({ ...PAINTING, levels: hard, grid: GRID });
    expect(wrongCodewords).toBe(3);
    expect(wrong.map((module) => [levels.luma[module], levels.bound[module]])).toEqual(
      Array(3).fill([1000 - 6 * 24, 1000 - 6 * 24]),
    );
    expect(hard).toEqual(hopelessLevels(wrong));
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
