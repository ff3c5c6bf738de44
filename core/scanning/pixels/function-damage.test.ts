import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { drawQrCode, edgeOf, pixelGrid, rasterize } from '#drawing';
import { encode, isDark, type QrCode } from '#engine';
import { errorBudget } from './error-budget.ts';

/** A code of version 8, which has version information, in a picture of 400 pixels. */
const CODE = encode('FUNCTION DAMAGE', { level: 'H', minVersion: 8 });
const { size: SIZE } = CODE;

/** Column and row of a module. */
type Place = readonly [x: number, y: number];

/** Returns the error budget of a picture of the code in which some modules have the given luma. */
function budgetWith(lumas: readonly (readonly [x: number, y: number, luma: number])[], code: QrCode = CODE) {
  const grid = pixelGrid(code.size);
  const picture = rasterize(drawQrCode(code, DEFAULT_DESIGN, null, grid));
  for (const [x, y, luma] of lumas) {
    for (let row = edgeOf(grid, y); row < edgeOf(grid, y + 1); row++) {
      for (let column = edgeOf(grid, x); column < edgeOf(grid, x + 1); column++)
        picture.data.set([luma, luma, luma], 4 * (row * picture.width + column));
    }
  }
  return errorBudget({ code, picture, grid });
}

/** Returns the error budget of a picture of the code in which some modules are inverted. */
function budgetWithout(places: readonly Place[]) {
  return budgetWith(places.map(([x, y]) => [x, y, isDark(CODE, x, y) ? 255 : 0]));
}

const FORMAT_COPIES: readonly (readonly Place[])[] = [
  [0, 1, 2, 3].map((y) => [8, y]),
  [1, 2, 3, 4].map((k) => [SIZE - k, 8]),
];
const VERSION_COPIES: readonly (readonly Place[])[] = [
  [0, 1, 2, 3].map((y) => [SIZE - 9, y]),
  [0, 1, 2, 3].map((x) => [x, SIZE - 9]),
];

describe.each([
  ['format', FORMAT_COPIES],
  ['version', VERSION_COPIES],
] as const)('a code with wrong bits in both copies of its %s', (name, [first, second]) => {
  it('is readable if one of the copies has only three wrong bits', () => {
    const { isReadable, functionDamage } = budgetWithout([...first, ...second.slice(1)]);
    expect([functionDamage[name], isReadable]).toEqual([3, true]);
  });

  it('is not readable if each copy has four wrong bits', () => {
    const { isReadable, functionDamage } = budgetWithout([...first, ...second]);
    expect([functionDamage[name], isReadable]).toEqual([4, false]);
  });
});

/** All nine modules of the center of the upper left finder pattern. */
const CENTER = [2, 3, 4].flatMap((y) => [2, 3, 4].map((x): Place => [x, y]));
/** The five modules of `CENTER` that are not at its corners. */
const CROSS = CENTER.filter(([x, y]) => x === 3 || y === 3);
const LIGHT_RING = [1, 2, 3, 4, 5].flatMap((y) =>
  [1, 2, 3, 4, 5].flatMap((x): Place[] => (Math.max(Math.abs(x - 3), Math.abs(y - 3)) === 2 ? [[x, y]] : [])),
);

describe('the center of a finder pattern', () => {
  it.each([1, 2])('counts if it is the most damaged of the three centers: pattern %i', (pattern) => {
    const [left, top] = [
      [0, 0],
      [SIZE - 7, 0],
      [0, SIZE - 7],
    ][pattern];
    const { functionDamage } = budgetWithout(CROSS.map(([x, y]) => [left + x, top + y]));
    expect(functionDamage).toMatchObject({ center: 5, finder: 5 });
  });

  it('is found if the middle module is dark, although the mean of all nine is lighter than the light ring', () => {
    const lightRing = LIGHT_RING.map(([x, y]) => [x, y, 220] as const);
    const lightCenter = CENTER.map(([x, y]) => [x, y, 255] as const);
    const damaged = budgetWith([...lightRing, ...lightCenter, [3, 3, 0]]);
    expect([damaged.functionDamage.center, damaged.isReadable]).toEqual([4, true]);
    const lost = budgetWith([...lightRing, ...lightCenter]);
    expect([lost.functionDamage.center, lost.isReadable]).toEqual([5, false]);
  });

  it.each([
    [4, true],
    [5, false],
  ])(
    'is found only if its mean is at least 4.5 luma levels below the light ring: %i modules are 4 below, the others 5',
    (four, isReadable) => {
      const budget = budgetWith(CENTER.map(([x, y], k) => [x, y, k < four ? 251 : 250]));
      expect([budget.functionDamage.center, budget.isReadable]).toEqual([5, isReadable]);
    },
  );
});
