import { expect, it } from 'vitest';
import {
  CORNER_DOT_SHAPES,
  CORNER_SQUARE_SHAPES,
  DEFAULT_DESIGN,
  DEFAULT_STYLE,
  MODULE_SHAPES,
  type QrStyle,
} from '#design';
import { drawQrCode, pixelGrid, rasterize } from '#drawing';
import { encode, isDark } from '#engine';
import { type ErrorBudget, errorBudget } from './error-budget.ts';
import { patternContrasts } from './finder-patterns.ts';

function budgetOf(shapes: Partial<QrStyle>, version: number): ErrorBudget {
  const code = encode('SHAPES', { level: 'H', minVersion: version });
  const style = { ...DEFAULT_STYLE, ...shapes };
  const picture = rasterize(drawQrCode(code, { ...DEFAULT_DESIGN, qrType: 'custom', style }));
  return errorBudget({ code, picture, grid: pixelGrid(code.size) });
}

it('no shape damages more than one module of a code of version 24, the densest that scans in good conditions', {
  tags: 'deep',
}, () => {
  for (const [k, cornerSquareShape] of CORNER_SQUARE_SHAPES.entries()) {
    for (const [j, cornerDotShape] of CORNER_DOT_SHAPES.entries()) {
      const moduleShape = MODULE_SHAPES[(k + 2 * j) % MODULE_SHAPES.length];
      const { blocks, functionDamage, isReadable } = budgetOf({ moduleShape, cornerSquareShape, cornerDotShape }, 24);
      const name = `${moduleShape} ${cornerSquareShape} ${cornerDotShape}`;
      expect([isReadable, ...blocks.map(({ wrong }) => wrong)], name).toEqual([true, ...blocks.map(() => 0)]);
      // One module of a small circular finder pattern may be misread. The strictest limit, `FIX_LIMITS.pattern`, allows
      // two.
      expect(functionDamage.finder, name).toBeLessThanOrEqual(cornerSquareShape === 'circle' ? 1 : 0);
      expect(functionDamage, name).toMatchObject({ center: 0, format: 0, version: 0 });
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
