import { describe, expect, it } from 'vitest';
import { DEFAULT_WEAVE } from '#design';
import { edgeOf, gridSize, pixelGrid } from '#drawing';
import { encode, isDark, moduleRoles, Role } from '#engine';
import { cutPixels, type Pixels } from '#raster';
import { cutSquare } from '#weaving';
import { drawSample } from '#weaving/testing';
import { drawHalftone, likeness, placeOriginal } from './likeness.ts';

const GRID = pixelGrid(41);
const ORIGINAL = drawSample('flower', 400);

function changed(change: (r: number, g: number, b: number) => readonly [number, number, number]): Pixels {
  const data = ORIGINAL.data.slice();
  for (let i = 0; i < data.length; i += 4) data.set(change(data[i], data[i + 1], data[i + 2]), i);
  return { ...ORIGINAL, data };
}

it('the likeness of a picture to itself is 1', () => {
  expect(likeness(ORIGINAL, ORIGINAL, GRID)).toEqual({ luma: expect.closeTo(1), color: expect.closeTo(1) });
});

it('a gray copy is less like the original in color than in luma, and a negative has a luma likeness below 0', () => {
  const gray = changed((r, g, b) => {
    const luma = 0.299 * r + 0.587 * g + 0.114 * b;
    return [luma, luma, luma];
  });
  const negative = changed((r, g, b) => [255 - r, 255 - g, 255 - b]);
  const withoutColor = likeness(gray, ORIGINAL, GRID);
  expect(withoutColor.luma).toBeGreaterThan(0.99);
  expect(withoutColor.color).toBeLessThan(0.95);
  expect(likeness(negative, ORIGINAL, GRID).luma).toBeLessThan(0);
});

it('placeOriginal shows the original in place of the modules, with white around it', () => {
  const placed = placeOriginal(ORIGINAL, GRID);
  const size = gridSize(GRID);
  expect(placed).toMatchObject({ width: size, height: size });
  const [start, end] = [edgeOf(GRID, 0), edgeOf(GRID, GRID.modules)];
  const isWhite = (x: number, y: number): boolean =>
    placed.data.subarray(4 * (size * y + x), 4 * (size * y + x) + 4).every((value) => value === 255);
  for (let k = start; k < end; k += 10) {
    for (const outside of [start - 1, end]) expect([isWhite(k, outside), isWhite(outside, k)]).toEqual([true, true]);
  }
  const inside = cutPixels(placed, { x: start, y: start, width: end - start, height: end - start });
  expect(
    likeness(inside, cutSquare(ORIGINAL, DEFAULT_WEAVE.crop, end - start), pixelGrid(41, end - start, 0)).color,
  ).toBe(1);
});

describe('a halftone code', () => {
  const TEXT = 'https://example.com/abcdef';
  const CODE = encode(TEXT, { level: 'H', eci: true });
  const { pixels, grid } = drawHalftone(TEXT, ORIGINAL);

  /** Whether a point of a module is dark; `u` and `v` are shares of the module's side. */
  function isInk(x: number, y: number, u: number, v: number, { width, data } = pixels): boolean {
    const at = (module: number, share: number): number =>
      Math.floor(edgeOf(grid, module) + share * (edgeOf(grid, module + 1) - edgeOf(grid, module)));
    return data[4 * (width * at(y, v) + at(x, u))] === 0;
  }

  it('is as dark in the middle of each module as the code of level H for the same text', () => {
    expect(grid.modules).toBe(CODE.size);
    for (let y = 0; y < CODE.size; y++) {
      for (let x = 0; x < CODE.size; x++) expect(isInk(x, y, 0.5, 0.5), `${x}, ${y}`).toBe(isDark(CODE, x, y));
    }
  });

  it('paints each module of a function pattern in one color, and more than half of all modules in two colors', () => {
    const roles = moduleRoles(CODE.version, CODE.level);
    let changed = 0;
    for (let y = 0; y < CODE.size; y++) {
      for (let x = 0; x < CODE.size; x++) {
        const corners = [isInk(x, y, 0.1, 0.1), isInk(x, y, 0.9, 0.1), isInk(x, y, 0.1, 0.9), isInk(x, y, 0.9, 0.9)];
        const isWhole = corners.every((corner) => corner === isDark(CODE, x, y));
        if (roles[y * CODE.size + x] < Role.data) expect(isWhole, `${x}, ${y}`).toBe(true);
        else if (!isWhole) changed++;
      }
    }
    expect(changed).toBeGreaterThan(CODE.size ** 2 / 2);
  });

  it('around the middles of data modules, makes the share of dark cells match the tone of the picture', () => {
    const gray = changed(() => [96, 96, 96]);
    const { pixels: dithered } = drawHalftone(TEXT, gray);
    const roles = moduleRoles(CODE.version, CODE.level);
    const cells = [...roles].flatMap((role, index) => {
      const [x, y] = [index % CODE.size, Math.floor(index / CODE.size)];
      return role < Role.data ? [] : [0.1, 0.9].map((share) => isInk(x, y, share, share, dithered));
    });
    expect(cells.filter(Boolean).length / cells.length).toBeCloseTo(1 - 96 / 255, 1);
  });
});
