import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import {
  CORNER_DOT_SHAPES,
  CORNER_SQUARE_SHAPES,
  DEFAULT_DESIGN,
  DEFAULT_STYLE,
  MODULE_SHAPES,
  type ModuleShape,
  type QrDesign,
  type QrStyle,
} from '#design';
import { encode, isDark, moduleRoles, placeOf, Role } from '#engine';
import type { Pixels } from '#raster';
import { drawQrCode } from './draw-qr-code.ts';
import type { Drawing } from './drawing.ts';
import { placeDrawing } from './group.ts';
import { moduleGrid, pixelGrid } from './module-grid.ts';
import { rasterize } from './rasterize.ts';

const TEXT = 'https://example.com/shapes?of=every&kind=there-is';
const CODE = encode(TEXT, { level: 'H', minVersion: 7 });
const ROLES = moduleRoles(CODE.version, CODE.level);

/** Pixels per module. An even number, so that the center of a module lies between pixels. */
const SCALE = 16;

const PAIRS = CORNER_SQUARE_SHAPES.flatMap((cornerSquareShape) =>
  CORNER_DOT_SHAPES.map((cornerDotShape) => ({ cornerSquareShape, cornerDotShape })),
);

function designOf(style: Partial<QrStyle>): QrDesign {
  return { ...DEFAULT_DESIGN, qrType: 'custom', style: { ...DEFAULT_STYLE, ...style } };
}

function draw(style: Partial<QrStyle>, code = CODE): Drawing {
  return drawQrCode(code, designOf(style), null, pixelGrid(code.size, SCALE * (code.size + 2)));
}

/** Returns the darkness (0 to 1) of the picture at a point given in modules. */
function inkAt({ width, data }: Pixels, x: number, y: number): number {
  const [column, row] = [Math.floor((x + 1) * SCALE), Math.floor((y + 1) * SCALE)];
  return 1 - data[4 * (row * width + column)] / 255;
}

/** Returns the mean darkness (0 to 1) of a square around the middle of a module. `side` is in modules. */
function inkOf(picture: Pixels, x: number, y: number, side: number): number {
  let sum = 0;
  const count = Math.round(side * SCALE);
  const from = (1 - side) / 2 + 0.5 / SCALE;
  for (let j = 0; j < count; j++) {
    for (let i = 0; i < count; i++) sum += inkAt(picture, x + from + i / SCALE, y + from + j / SCALE);
  }
  return sum / count ** 2;
}

function* modulesOf(...roles: number[]): Generator<[x: number, y: number]> {
  for (const [index, role] of ROLES.entries()) {
    if (roles.includes(role)) yield placeOf(index, CODE.size);
  }
}

describe.each(MODULE_SHAPES)('modules as %s', (moduleShape) => {
  const picture = rasterize(draw({ moduleShape }));

  it('round the corners of alignment and timing patterns slightly at most', () => {
    const isSquare = ([x, y]: readonly [number, number]) => inkOf(picture, x, y, 1) === Number(isDark(CODE, x, y));
    for (const role of [Role.alignment, Role.timing]) {
      const pattern = [...modulesOf(role)];
      for (const [x, y] of pattern) {
        // Four corners with a radius of 0.3 modules take 8% of a module.
        expect(Math.abs(inkOf(picture, x, y, 1) - Number(isDark(CODE, x, y)))).toBeLessThan(0.09);
      }
      expect(pattern.every(isSquare)).toBe(moduleShape === 'square');
    }
  });

  it('have a middle, half a module wide, that is fully dark in dark modules and light in light modules', () => {
    const roles = [Role.data, Role.errorCorrection, Role.remainder, Role.format, Role.version, Role.darkModule];
    const wrong = [...modulesOf(...roles)].filter(([x, y]) => {
      const ink = inkOf(picture, x, y, 0.5);
      return isDark(CODE, x, y) ? ink < 1 : ink > 0.01;
    });
    expect(wrong).toEqual([]);
  });

  it('never overlap each other or another part of the code', () => {
    const clear = { foregroundColor: '#00000080', cornerSquaresColor: '#00000080', cornerDotsColor: '#00000080' };
    const { data } = rasterize(draw({ moduleShape, ...clear }));
    let darkest = 255;
    for (let index = 0; index < data.length; index += 4) darkest = Math.min(darkest, data[index]);
    expect(darkest).toBe(127);
  });
});

it.each(['square', 'rounded'] as const)('modules drawn as %s show no hairline where they touch', (moduleShape) => {
  const drawing = drawQrCode(CODE, designOf({ moduleShape }), null, moduleGrid(CODE.size, 1));
  // Sides of modules lie in the middle of pixels.
  const half = placeDrawing(drawing, { x: 0.5 / SCALE, y: 0.5 / SCALE, scale: 1 });
  const whole = placeDrawing({ ...drawing, layers: [half] }, { x: 0, y: 0, scale: SCALE });
  const side = SCALE * drawing.width;
  const picture = rasterize({ ...drawing, width: side, height: side, layers: [whole] });
  const dark = [...modulesOf(...Object.values(Role).filter((role) => role > Role.separator))];
  const pairs = dark.filter(([x, y]) => isDark(CODE, x, y) && isDark(CODE, x + 1, y));
  expect(pairs.length).toBeGreaterThan(400);
  expect(pairs.filter(([x, y]) => inkAt(picture, x + 1, y + 0.5) < 1)).toEqual([]);
});

describe.each(PAIRS)('finder patterns, $cornerSquareShape around $cornerDotShape', (shapes) => {
  const small = encode('SMALL', { level: 'L' });
  const picture = rasterize(draw(shapes, small));
  const last = small.size - 3.5;
  const middles = [
    [3.5, 3.5],
    [last, 3.5],
    [3.5, last],
  ];

  /** Returns where the center, the light ring and the dark ring end, in modules from a finder pattern's middle. */
  function ends([x, y]: number[], angle: number): number[] {
    const found: number[] = [];
    const step = 1 / 64;
    for (let at = 0; found.length < 3; at += step) {
      const isInked = inkAt(picture, x + at * Math.cos(angle), y + at * Math.sin(angle)) > 0.5;
      if (isInked !== (found.length % 2 === 0)) found.push(at);
    }
    return found;
  }

  it('have a center three modules wide and rings one module wide, measured horizontally and vertically', () => {
    for (const middle of middles) {
      for (const turn of [0, 1, 2, 3]) {
        const found = ends(middle, (turn * Math.PI) / 2);
        for (const [k, end] of [1.5, 2.5, 3.5].entries()) expect(Math.abs(found[k] - end)).toBeLessThan(0.06);
      }
    }
  });

  const isInProportion = shapes.cornerSquareShape === shapes.cornerDotShape;
  if (!isInProportion) return;
  it('keep the proportions 1 : 1 : 3 : 1 : 1 along a line at any angle', () => {
    for (let angle = 0; angle < 2 * Math.PI; angle += Math.PI / 36) {
      const [center, light, ring] = ends(middles[0], angle);
      expect(Math.abs(center / ring - 3 / 7), `${angle}`).toBeLessThan(0.025);
      expect(Math.abs(light / ring - 5 / 7), `${angle}`).toBeLessThan(0.025);
    }
  });
});

it('each leaf-shaped finder pattern has a sharp corner at the corner of the code, and one at the opposite corner', () => {
  const picture = rasterize(draw({ cornerSquareShape: 'leaf' }));
  const last = CODE.size - 7;
  const corners = ([x, y]: number[]): string =>
    [0.1, 6.9]
      .map((down) => [0.1, 6.9].map((across) => Math.round(inkAt(picture, x + across, y + down))).join(''))
      .join(' ');
  expect(
    [
      [0, 0],
      [last, 0],
      [0, last],
    ].map(corners),
  ).toEqual(['10 01', '01 10', '01 10']);
});

describe('ZXing', () => {
  beforeAll(() => {
    const file = new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
    prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(file)).buffer } });
  });

  const styles: Partial<QrStyle>[] = [
    {},
    { gradientType: 'linear', gradientColor1: '#300', gradientColor2: '#00F' },
    { gradientType: 'radial', gradientColor1: '#5433FF', gradientColor2: '#100' },
    { foregroundColor: '#0A3D62C0', backgroundColor: '#FFF0' },
  ];

  it.each(MODULE_SHAPES.map((shape, index) => [shape, PAIRS.filter((_, k) => k % MODULE_SHAPES.length === index)]))(
    'reads modules as %s at 400 pixels, in solid, gradient and translucent colors',
    async (moduleShape, pairs) => {
      for (const [k, style] of styles.entries()) {
        const pair = pairs[k % pairs.length] as (typeof PAIRS)[number];
        const design = designOf({ ...style, ...pair, moduleShape: moduleShape as ModuleShape });
        const { width, height, data } = onWhite(rasterize(drawQrCode(CODE, design)));
        const image = { width, height, data, colorSpace: 'srgb' } as ImageData;
        const results = await readBarcodes(image, { formats: ['QRCode'], tryHarder: true, textMode: 'Plain' });
        expect(
          results.map(({ text }) => text),
          JSON.stringify(design.style),
        ).toEqual([TEXT]);
      }
    },
  );
});

function onWhite({ width, height, data }: Pixels): Pixels {
  const flat = new Uint8ClampedArray(data.length).fill(255);
  for (let index = 0; index < data.length; index++) {
    const alpha = data[index | 3] / 255;
    if (index % 4 < 3) flat[index] = data[index] * alpha + 255 * (1 - alpha);
  }
  return { width, height, data: flat };
}
