import { describe, expect, it } from 'vitest';
import type { WeaveLook } from '#design';
import { encode, isDark, moduleRoles } from '#engine';
import { lumaPainter } from './luma-painter.ts';
import { isFinder } from './planes.ts';

const CODE = encode('https://example.com', { level: 'L' });
const { size } = CODE;
const ROLES = moduleRoles(CODE.version, CODE.level);
/** Pixels along the side of a module. */
const WIDE = 40;
const EDGES = Array.from({ length: size + 1 }, (_, module) => WIDE * module);
const GRAY = 128;

/**
 * Finds a module of this color by a pattern of the 3 × 3 modules around it: `D` stands for a module of the same color,
 * `.` for one of the other color, and `?` for either.
 */
function findModule(pattern: string, color: 'dark' | 'light' = 'dark'): number {
  const wanted = [...pattern.replaceAll(' ', '')];
  const isLike = (module: number): boolean =>
    wanted.every((sign, k) => {
      const [x, y] = [(module % size) + (k % 3) - 1, Math.floor(module / size) + Math.floor(k / 3) - 1];
      if (x < 0 || y < 0 || x >= size || y >= size || isFinder(ROLES[y * size + x])) return false;
      return sign === '?' || isDark(CODE, x, y) === ((sign === 'D') === (color === 'dark'));
    });
  const found = Array.from({ length: size ** 2 }, (_, module) => module).find(isLike);
  if (found === undefined) throw new Error(`No module is like ${pattern}`);
  return found;
}

interface Setting {
  readonly look?: WeaveLook;
  /**
   * The level and the bound of a module, in luma; see `Levels`. Default: level 28 for dark modules and 228 for light
   * ones, and bounds that are never reached.
   */
  readonly levelAt?: (module: number) => number;
  readonly boundAt?: (module: number) => number;
  readonly toneAt?: (x: number, y: number) => number;
  /** The side of every module's core, in modules, for `repaint`. */
  readonly core?: number;
}

/**
 * Returns a painter, the levels that it reads, and a function that reads a pixel by its distance from the middle of a
 * module, in modules.
 */
function painterOf({ look = 'flowing', levelAt, boundAt, toneAt, core }: Setting = {}) {
  const width = WIDE * size;
  const isDarkModule = (module: number) => isDark(CODE, module % size, Math.floor(module / size));
  const values = (valueAt: (module: number) => number) =>
    Float32Array.from({ length: size ** 2 }, (_, k) => valueAt(k));
  const tone = new Float32Array(width * width).fill(GRAY);
  if (toneAt) for (let k = 0; k < tone.length; k++) tone[k] = toneAt(k % width, Math.floor(k / width));
  const levels = {
    luma: values(levelAt ?? ((module) => (isDarkModule(module) ? 28 : 228))),
    bound: values(boundAt ?? ((module) => (isDarkModule(module) ? 300 : -50))),
  };
  const painter = lumaPainter({
    code: CODE,
    tones: { size: width, tone },
    means: values(() => GRAY),
    levels,
    edges: EDGES,
    look,
    ...(core !== undefined && { cores: values(() => core) }),
  });
  const at = (module: number, dx: number, dy: number): number => {
    const place = (middle: number, distance: number) => Math.floor(WIDE * (middle + 0.5 + distance));
    return painter.luma[place(Math.floor(module / size), dy) * width + place(module % size, dx)];
  };
  return { painter, at, levels };
}

const ALONE = findModule('?.? .D. ?.?');

describe('a module alone among others', () => {
  it('has the full shift in a core of 0.5 modules, and 15% of the shift at 0.15 modules or more from the core', () => {
    const { painter, at } = painterOf();
    painter.paint(ALONE);
    expect(painter.cores[ALONE]).toBe(0.5);
    expect([at(ALONE, 0, 0), at(ALONE, 0.23, 0), at(ALONE, 0, -0.24)]).toEqual([28, 28, 28]);
    for (const [dx, dy] of [
      [0.42, 0],
      [0, 0.42],
      [-0.49, 0.49],
    ]) {
      expect(at(ALONE, dx, dy)).toBeCloseTo(GRAY - 0.15 * 100, 3);
    }
    // A pixel whose center is 0.0625 modules outside the core.
    const t = 0.0625 / 0.15;
    expect(at(ALONE, 0.32, 0)).toBeCloseTo(GRAY - 100 * (0.15 + 0.85 * (1 - t * t * (3 - 2 * t))), 3);
  });
});

describe('neighbors of one color', () => {
  const PAIR = findModule('?.? .DD ?.?');

  it('flow together: their core has no edge between them, and their levels blend', () => {
    const { painter, at } = painterOf({ levelAt: (module) => (module === PAIR ? 28 : 88) });
    painter.paint(PAIR);
    painter.paint(PAIR + 1);
    expect(at(PAIR, 0.19, 0)).toBeCloseTo(28, 3);
    expect(at(PAIR + 1, -0.19, 0)).toBeCloseTo(88, 3);
    // Beside the border both have nearly the mean of their levels.
    expect(at(PAIR, 0.49, 0)).toBeGreaterThan(54);
    expect(at(PAIR, 0.49, 0)).toBeLessThan(58);
    expect(at(PAIR + 1, -0.49, 0)).toBeGreaterThan(58);
    expect(at(PAIR + 1, -0.49, 0)).toBeLessThan(62);
    // On the other side the core ends.
    expect(at(PAIR, -0.49, 0)).toBeCloseTo(GRAY - 15, 3);
  });

  it('stay apart in the look of pearls', () => {
    const { painter, at } = painterOf({ look: 'pearls' });
    painter.paint(PAIR);
    expect(at(PAIR, 0.49, 0)).toBeCloseTo(GRAY - 30, 3);
  });
});
