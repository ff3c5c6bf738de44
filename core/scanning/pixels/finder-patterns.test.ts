import { expect, it, vi } from 'vitest';
import {
  CORNER_DOT_SHAPES,
  CORNER_SQUARE_SHAPES,
  DEFAULT_DESIGN,
  DEFAULT_STYLE,
  MODULE_SHAPES,
  type QrStyle,
} from '#design';
import { drawQrCode, edgeOf, pixelGrid, rasterize } from '#drawing';
import { encode, isDark, moduleRoles, Role } from '#engine';
import { type ErrorBudget, errorBudget } from './error-budget.ts';
import { finderPlaces, isFinderCorner, patternContrasts } from './finder-patterns.ts';

vi.setConfig({ testTimeout: 30_000 });

function budgetOf(shapes: Partial<QrStyle>, version: number): ErrorBudget {
  const code = encode('SHAPES', { level: 'H', minVersion: version });
  const style = { ...DEFAULT_STYLE, ...shapes };
  const picture = rasterize(drawQrCode(code, { ...DEFAULT_DESIGN, qrType: 'custom', style }));
  return errorBudget({ code, picture, grid: pixelGrid(code.size) });
}

it('up to version 24, no shape damages more than one module of a code', () => {
  // At 400 pixels, version 24 is the densest that scans in good conditions.
  for (const version of [1, 24]) {
    for (const [k, cornerSquareShape] of CORNER_SQUARE_SHAPES.entries()) {
      // In version 24, modules are so small that one module of a circular finder pattern may be misread. The strictest
      // limit, `FIX_LIMITS.pattern`, allows two misread modules.
      const inCircle = cornerSquareShape === 'circle' && version === 24 ? 1 : 0;
      for (const [j, cornerDotShape] of CORNER_DOT_SHAPES.entries()) {
        const moduleShape = MODULE_SHAPES[(k + 2 * j + version) % MODULE_SHAPES.length];
        const shapes = { moduleShape, cornerSquareShape, cornerDotShape };
        const name = `${version} ${JSON.stringify(shapes)}`;
        const { blocks, functionDamage, isReadable } = budgetOf(shapes, version);
        const { finder, ...others } = functionDamage;
        expect(isReadable, name).toBe(true);
        expect(
          blocks.reduce((sum, { wrong }) => sum + wrong, 0),
          name,
        ).toBe(0);
        expect(finder, name).toBeLessThanOrEqual(inCircle);
        expect(others, name).toEqual({ center: 0, format: 0, version: 0 });
      }
    }
  }
});

it('hasRoundRings is true for all shapes of rings but squares', () => {
  for (const version of [1, 20]) {
    for (const cornerSquareShape of CORNER_SQUARE_SHAPES) {
      const { hasRoundRings } = budgetOf({ cornerSquareShape }, version);
      expect(hasRoundRings, `${version} ${cornerSquareShape}`).toBe(cornerSquareShape !== 'square');
    }
  }
});

it('hasRoundRings is false for rings that are lighter than the background', () => {
  const light = { cornerSquaresColor: '#FFFFFF', backgroundColor: '#E0E0E0' };
  expect(budgetOf(light, 1).hasRoundRings).toBe(false);
  expect(budgetOf({ ...light, cornerSquareShape: 'circle' }, 1).hasRoundRings).toBe(false);
});

it('isFinderCorner covers five modules in each corner of the three patterns, and no others', () => {
  const code = encode('1', { level: 'L' });
  const corners: number[] = [];
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) if (isFinderCorner(x, y, code)) corners.push(y * code.size + x);
  }
  expect(corners).toHaveLength(3 * 4 * 5);
  const roles = moduleRoles(code.version, code.level);
  const isFinder = (role: number): boolean => role === Role.finderRing || role === Role.finderCenter;
  expect(corners.every((index) => isFinder(roles[index]))).toBe(true);
});

it.each([
  [5, false],
  [6, true],
])('hasRoundRings is true only if at least six of the twelve corners are round: %i, %s', (count, isRound) => {
  const code = encode('1', { level: 'L' });
  const picture = rasterize(drawQrCode(code, DEFAULT_DESIGN));
  const grid = pixelGrid(code.size);
  const corners = finderPlaces(code).flatMap(([left, top]) =>
    [0, 1, 2, 3].map((k) => [
      k % 2 === 0 ? edgeOf(grid, left) : edgeOf(grid, left + 7) - 1,
      k < 2 ? edgeOf(grid, top) : edgeOf(grid, top + 7) - 1,
    ]),
  );
  for (const [x, y] of corners.slice(0, count)) picture.data.fill(255, 4 * (400 * y + x), 4 * (400 * y + x) + 3);
  expect(errorBudget({ code, picture, grid }).hasRoundRings).toBe(isRound);
});

it('patternContrasts returns the least mean contrast of a center, and the least contrast of a ring module', () => {
  const code = encode('1', { level: 'L' });
  /**
   * Returns the contrasts of a code in which some modules have another luma, and checks that the inverted code has the
   * same contrasts.
   */
  const contrastsWith = (...changes: readonly (readonly [x: number, y: number, luma: number])[]) => {
    const luma = Float64Array.from({ length: code.size ** 2 }, (_, index) =>
      isDark(code, index % code.size, Math.floor(index / code.size)) ? 10 : 250,
    );
    for (const [x, y, value] of changes) luma[y * code.size + x] = value;
    const inverted = { luma: luma.map((value) => 255 - value) };
    expect(patternContrasts(code, inverted, true)).toEqual(patternContrasts(code, { luma }, false));
    return patternContrasts(code, { luma }, false);
  };
  expect(contrastsWith()).toEqual({ center: 240, ring: 240 });
  // A center has nine modules.
  expect(contrastsWith([17, 3, 100]).center).toBeCloseTo(240 - 10);
  expect(contrastsWith([3, 14, 100], [0, 3, 50]).ring).toBe(150);
  // The corners of a ring do not count.
  expect(contrastsWith([0, 0, 200], [1, 0, 200])).toEqual({ center: 240, ring: 240 });
});
