import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, type ImagePosition, MODULE_SHAPES } from '#design';
import { encode } from '#engine';
import { type Band, cutPixels, type UploadedImage } from '#raster';
import { drawQrCode } from './draw-qr-code.ts';
import type { Paintable, PathLayer } from './drawing.ts';
import { gridSize, pixelGrid } from './module-grid.ts';
import { painterOf, rasterize, rasterizeInBands } from './rasterize.ts';
import { placeOnPage } from './testing/place-on-page.ts';

const CODE = encode('BAND BY BAND', { level: 'H' });

const IMAGE: UploadedImage = {
  pixels: {
    width: 90,
    height: 50,
    data: Uint8ClampedArray.from({ length: 18_000 }, (_, k) => (k * 7 + (k >> 6)) % 256),
  },
  href: '',
};

// In a picture 1200 pixels wide, an image that covers the whole code has too many pixels to be cached as a whole.
it.each<[number, ImagePosition]>([
  [400, 'center'],
  [1200, 'full'],
])(
  'a picture %d pixels wide with an image (%s) has the same pixels in bands as in one piece',
  (side, imagePosition) => {
    const style = { ...DEFAULT_STYLE, moduleShape: 'rounded', cornerSquareShape: 'circle' } as const;
    const design = { ...DEFAULT_DESIGN, qrType: 'custom', style, imagePosition, imageSize: 50 } as const;
    const drawing = drawQrCode(CODE, design, IMAGE, pixelGrid(CODE.size, side));
    const whole = Buffer.from(rasterize(drawing).data);
    const painter = painterOf(drawing);
    for (const [top, height] of [
      [0, 3],
      [Math.floor(side / 3), 40],
      [Math.floor(side / 2), 1],
      [side - 10, 10],
    ]) {
      const band = Buffer.from(painter.paintBand(top, height).data);
      expect(Buffer.compare(band, whole.subarray(4 * side * top, 4 * side * (top + height))), `${top}`).toBe(0);
    }
  },
);

it.each([
  [500, 290],
  [290, 500],
])(
  'a page of %d × %d pixels with a code on it has the same pixels in bands or row by row as in one piece',
  (width, height) => {
    const grid = pixelGrid(CODE.size, 270);
    for (const style of [{}, { moduleShape: 'dots' }, { gradientType: 'radial' }] as const) {
      const design = { ...DEFAULT_DESIGN, qrType: 'custom', style: { ...DEFAULT_STYLE, ...style } } as const;
      const alone = drawQrCode(CODE, design, IMAGE, grid);
      const page = placeOnPage(alone, width, height, 7, 10);
      const whole = rasterize(page);
      expect([whole.width, whole.height]).toEqual([width, height]);
      expect(joinBands(rasterizeInBands(page)).equals(Buffer.from(whole.data))).toBe(true);
      expect(rowsOneByOne(page).equals(Buffer.from(whole.data))).toBe(true);
      const { x, y } = page.code!;
      const cut = cutPixels(whole, { x, y, width: gridSize(grid), height: gridSize(grid) });
      const expected = rasterize(alone).data;
      // Gradients on the page are computed from other coordinates than those of the code alone, so rounding may differ.
      const most = cut.data.reduce((sum, value, index) => Math.max(sum, Math.abs(value - expected[index])), 0);
      expect(most).toBeLessThanOrEqual(1);
      expect([...whole.data.slice(-4)]).toEqual([255, 238, 204, 255]);
    }
  },
);

it('the same image can be drawn with one fit, and then with the other', () => {
  const layerOf = (fit: 'fill' | 'cover', width: number, image = IMAGE): Buffer => {
    const layer = { kind: 'image', part: 'image', image, x: 0, y: 0, width, height: 30, opacity: 1, fit } as const;
    return Buffer.from(rasterize({ width: 40, height: 40, layers: [layer] }).data);
  };
  const copy: UploadedImage = { ...IMAGE, pixels: { ...IMAGE.pixels } };
  for (const width of [40, 30]) {
    const [filled, covered] = [layerOf('fill', width), layerOf('cover', width)];
    expect(filled.equals(covered)).toBe(false);
    expect(layerOf('cover', width, { ...copy, pixels: { ...copy.pixels } }).equals(covered)).toBe(true);
    expect(layerOf('fill', width).equals(filled)).toBe(true);
  }
});

it('an image is blended by its own opacity and that of its layer', () => {
  const data = Uint8ClampedArray.of(0, 0, 0, 255, 0, 0, 0, 51, 0, 0, 0, 0);
  const image: UploadedImage = { pixels: { width: 3, height: 1, data }, href: '' };
  const box = { x: 0, y: 0, width: 3, height: 1 };
  const background = { kind: 'solid', color: { r: 200, g: 200, b: 200, a: 1 } } as const;
  const layers = [{ kind: 'image', part: 'image', image, ...box, opacity: 0.5, fit: 'fill' }] as const;
  expect([...rasterize({ ...box, background, layers }).data].filter((_, k) => k % 4 === 0)).toEqual([100, 180, 200]);
});

function rowsOneByOne(drawing: Paintable): Buffer {
  const painter = painterOf(drawing);
  return Buffer.concat(Array.from({ length: drawing.height }, (_, row) => Buffer.from(painter.paintBand(row, 1).data)));
}

function expandRuns(drawing: Paintable): Buffer | null {
  const runs = painterOf(drawing).paintRuns();
  return runs && joinBands(runs);
}

function joinBands(bands: readonly Band[]): Buffer {
  return Buffer.concat(bands.flatMap(({ data, times = 1 }) => Array.from({ length: times }, () => Buffer.from(data))));
}

it('paintRuns makes the same picture as single rows, or returns null if the style has curves or a gradient', () => {
  for (const moduleShape of MODULE_SHAPES) {
    for (const gradientType of [undefined, 'linear'] as const) {
      for (const cornerSquareShape of ['square', 'circle'] as const) {
        const style = { ...DEFAULT_STYLE, moduleShape, cornerSquareShape, gradientType, foregroundColor: '#00F8' };
        const design = { ...DEFAULT_DESIGN, qrType: 'custom', style } as const;
        const drawing = drawQrCode(CODE, design, null, pixelGrid(CODE.size, 90));
        const byRow = rowsOneByOne(drawing);
        expect(Buffer.compare(Buffer.from(rasterize(drawing).data), byRow)).toBe(0);
        expect(joinBands(rasterizeInBands(drawing)).equals(byRow)).toBe(true);
        const isEven = moduleShape === 'square' && cornerSquareShape === 'square' && gradientType === undefined;
        expect(expandRuns(drawing)?.equals(byRow) ?? null, JSON.stringify(style)).toBe(isEven ? true : null);
        const heights = new Set(rasterizeInBands(drawing).map(({ height }) => height));
        expect(heights).toEqual(new Set([isEven ? 1 : drawing.height]));
      }
    }
  }
});

const SIDE = 24;

/** A box in any color. Its edges are often on whole rows of pixels, sometimes within rows, and sometimes slanted. */
const anyLayer = fc
  .record({
    x: fc.integer({ min: 0, max: 4 * SIDE - 8 }),
    y: fc.integer({ min: 0, max: SIDE - 2 }),
    width: fc.integer({ min: 1, max: 40 }),
    height: fc.integer({ min: 1, max: 10 }),
    slant: fc.constantFrom(0, 0, 0, 0, 0, 1),
    shift: fc.constantFrom(0, 0, 0, 0, 0, 0.25),
    color: fc.record({ r: fc.nat(255), g: fc.nat(255), b: fc.nat(255), a: fc.constantFrom(1, 0.3) }),
  })
  .map(
    ({ x, y, width, height, slant, shift, color }): PathLayer => ({
      kind: 'path',
      part: 'modules',
      d: `M${x / 4} ${y + shift}h${width / 4}l${slant} ${height}h${-width / 4}z`,
      paint: { kind: 'solid', color },
    }),
  );

it('paintRuns makes the same picture as single rows, or returns null if an edge is slanted or ends within a row', () => {
  let even = 0;
  fc.assert(
    fc.property(fc.array(anyLayer, { maxLength: 4 }), (layers) => {
      const drawing: Paintable = { width: SIDE, height: SIDE, layers };
      const byRow = rowsOneByOne(drawing);
      expect(Buffer.compare(Buffer.from(rasterize(drawing).data), byRow)).toBe(0);
      const expanded = expandRuns(drawing);
      expect(expanded === null).toBe(layers.some(({ d }) => /M\S+ \S*\.25h|l1/.test(d)));
      if (!expanded) return;
      even++;
      expect(Buffer.compare(expanded, byRow)).toBe(0);
    }),
  );
  expect(even).toBeGreaterThan(15);
});
