import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import {
  DEFAULT_DESIGN,
  DEFAULT_STYLE,
  GRADIENT_DIRECTIONS,
  GRADIENT_PRESETS,
  type GradientDirection,
  MODULE_SHAPES,
  type QrDesign,
  type QrStyle,
} from '#design';
import { encode, isDark, moduleRoles, placeOf, type QrCode, Role } from '#engine';
import { clearPixels, cutPixels, type Pixels, type UploadedImage } from '#raster';
import { type Detail, drawDetail, drawQrCode, drawWoven } from './draw-qr-code.ts';
import type { PathLayer } from './drawing.ts';
import { edgeOf, moduleGrid, pixelGrid } from './module-grid.ts';
import { ColorError, WHITE } from './palette.ts';
import { rasterize } from './rasterize.ts';

const DECODER: ReaderOptions = { formats: ['QRCode'], tryHarder: true, textMode: 'Plain' };
const TEXT = 'https://example.com/a/path?with=a&query=too';
const CODE = encode(TEXT, { level: 'H' });

beforeAll(() => {
  const file = new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(file)).buffer } });
});

function custom(style: Partial<QrStyle> = {}, rest: Partial<QrDesign> = {}): QrDesign {
  return { ...DEFAULT_DESIGN, qrType: 'custom', style: { ...DEFAULT_STYLE, ...style }, ...rest };
}

async function decode(pixels: Pixels): Promise<string[]> {
  const { width, height, data } = pixels;
  const image = { width, height, data: new Uint8ClampedArray(data), colorSpace: 'srgb' } as ImageData;
  return (await readBarcodes(image, DECODER)).map((result) => result.text);
}

function sample(pixels: Pixels, code: QrCode, x: number, y: number): number[] {
  const middle = (k: number): number => Math.floor(((k + 1.5) * pixels.width) / (code.size + 2));
  const index = 4 * (middle(y) * pixels.width + middle(x));
  return [...pixels.data.slice(index, index + 4)];
}

function solidImage(width: number, height: number, color: number[]): UploadedImage {
  const data = new Uint8ClampedArray(width * height * 4).map((_, index) => color[index % 4]);
  return { pixels: { width, height, data }, href: 'data:image/png;base64,AA==' };
}

describe('drawQrCode', () => {
  it('draws every module on whole pixels, fully dark or fully light, in versions from 1 to 40', () => {
    for (const version of [1, 7, 21, 40]) {
      const code = encode('1', { level: 'H', minVersion: version });
      const { data, width } = rasterize(drawQrCode(code, DEFAULT_DESIGN));
      const moduleAt = (pixel: number): number => {
        let k = 0;
        while (Math.round(((k + 1) * 400) / (code.size + 2)) <= pixel) k++;
        return k - 1;
      };
      const modules = Array.from({ length: 400 }, (_, pixel) => moduleAt(pixel));
      let wrong = 0;
      for (let py = 0; py < 400; py++) {
        for (let px = 0; px < 400; px++) {
          const [x, y] = [modules[px], modules[py]];
          const isInside = x >= 0 && y >= 0 && x < code.size && y < code.size;
          const expected = isInside && isDark(code, x, y) ? 0 : 255;
          const index = 4 * (py * width + px);
          if (data[index] !== expected || data[index + 3] !== 255) wrong++;
        }
      }
      expect(wrong, `version ${version}`).toBe(0);
    }
  });

  it('ignores the image and the custom colors of a standard code, even colors that cannot be parsed', () => {
    const image = solidImage(10, 10, [255, 0, 0, 255]);
    const styled = custom({ foregroundColor: 'nonsense', gradientType: 'radial' }, { qrType: 'standard' });
    expect(drawQrCode(CODE, styled, image)).toEqual(drawQrCode(CODE, DEFAULT_DESIGN));
  });

  it('draws each part in its own color', () => {
    const design = custom({
      foregroundColor: '#112233',
      backgroundColor: 'fed',
      cornerSquaresColor: '#a00',
      cornerDotsColor: '#00bb00',
    });
    const pixels = rasterize(drawQrCode(CODE, design));
    const roles = moduleRoles(CODE.version, CODE.level);
    const wrong: string[] = [];
    for (let y = 0; y < CODE.size; y++) {
      for (let x = 0; x < CODE.size; x++) {
        const role = roles[y * CODE.size + x];
        let expected = [0x11, 0x22, 0x33, 255];
        if (role === Role.finderRing) expected = [0xaa, 0, 0, 255];
        if (role === Role.finderCenter) expected = [0, 0xbb, 0, 255];
        if (!isDark(CODE, x, y)) expected = [0xff, 0xee, 0xdd, 255];
        if (sample(pixels, CODE, x, y).join() !== expected.join()) wrong.push(`${x},${y}`);
      }
    }
    expect(wrong).toEqual([]);
    expect([...pixels.data.slice(0, 4)]).toEqual([0xff, 0xee, 0xdd, 255]);
  });

  it('blends a translucent color only once at each place, and keeps a transparent background transparent', () => {
    const clear = { foregroundColor: '#00000080', cornerSquaresColor: '#ff000080', cornerDotsColor: '#00000080' };
    const pixels = rasterize(drawQrCode(CODE, custom({ ...clear, backgroundColor: '#FFFFFF' })));
    expect(sample(pixels, CODE, 0, 0)).toEqual([255, 127, 127, 255]);
    expect(sample(pixels, CODE, 3, 3)).toEqual([127, 127, 127, 255]);
    expect(sample(pixels, CODE, 8, CODE.size - 8)).toEqual([127, 127, 127, 255]);

    const onNothing = rasterize(drawQrCode(CODE, custom({ foregroundColor: '#123456', backgroundColor: '#FFF0' })));
    expect(sample(onNothing, CODE, 7, 7)[3]).toBe(0);
    expect(sample(onNothing, CODE, 8, CODE.size - 8)).toEqual([0x12, 0x34, 0x56, 255]);
  });
});

describe('a gradient', () => {
  const from = [255, 0, 0];
  const to = [0, 0, 255];
  const gradient = { gradientColor1: '#f00', gradientColor2: '#00f' };

  it.each<[GradientDirection | number, number[][]]>([
    ['to right', [from, to, from, to]],
    ['to bottom', [from, from, to, to]],
    ['to bottom right', [from, [128, 0, 128], [128, 0, 128], to]],
    ['to bottom left', [[128, 0, 128], from, to, [128, 0, 128]]],
    [90, [from, to, from, to]],
    [45, [[128, 0, 128], to, from, [128, 0, 128]]],
    // The shares of CSS Images 3, 3.1: 0.634 and 0.366 in the corners beside the line.
    [120, [from, [93, 0, 162], [162, 0, 93], to]],
  ])('that runs %s has the expected colors in the corners', (towards, corners) => {
    const code = encode('1', { level: 'H', minVersion: 40 });
    const direction = typeof towards === 'number' ? { gradientAngle: towards } : { gradientDirection: towards };
    const pixels = rasterize(drawQrCode(code, custom({ gradientType: 'linear', ...gradient }, direction)));
    const last = code.size - 1;
    // The lower right corner has no finder pattern, so the dark module nearest to that corner is sampled instead.
    const places = [
      [0, 0],
      [last, 0],
      [0, last],
    ];
    for (const [index, [x, y]] of places.entries()) {
      const seen = sample(pixels, code, x, y).slice(0, 3);
      for (const channel of [0, 1, 2]) expect(Math.abs(seen[channel] - corners[index][channel])).toBeLessThan(8);
    }
    let nearest = [0, 0];
    for (let k = last; nearest[0] === 0; k--) if (isDark(code, k, k)) nearest = [k, k];
    const seen = sample(pixels, code, nearest[0], nearest[1]).slice(0, 3);
    for (const channel of [0, 1, 2]) expect(Math.abs(seen[channel] - corners[3][channel])).toBeLessThan(16);
  });

  it('that is radial ends at a distance of half the picture’s width from the center', () => {
    const pixels = rasterize(drawQrCode(CODE, custom({ gradientType: 'radial', ...gradient })));
    expect(sample(pixels, CODE, 0, 0)).toEqual([0, 0, 255, 255]);
    for (let y = 0; y < CODE.size; y++) {
      for (let x = 0; x < CODE.size; x++) {
        if (!isDark(CODE, x, y)) continue;
        const distance = (Math.hypot(x + 0.5 - CODE.size / 2, y + 0.5 - CODE.size / 2) * 400) / (CODE.size + 2) / 200;
        expect(Math.abs(sample(pixels, CODE, x, y)[2] - 255 * Math.min(1, distance))).toBeLessThan(6);
      }
    }
  });

  it('has a white background, whatever the background color', () => {
    const pixels = rasterize(drawQrCode(CODE, custom({ gradientType: 'linear', backgroundColor: '#123456' })));
    expect([...pixels.data.slice(0, 4)]).toEqual([255, 255, 255, 255]);
    expect(sample(pixels, CODE, 7, 7)).toEqual([255, 255, 255, 255]);
  });

  it('also fills parts of finder patterns, but only parts in the default color, even if it is written as 000', () => {
    const style: Partial<QrStyle> = {
      gradientType: 'linear',
      ...gradient,
      cornerSquaresColor: '#0a0',
      cornerDotsColor: '000',
    };
    const pixels = rasterize(drawQrCode(CODE, custom(style)));
    expect(sample(pixels, CODE, 0, 0)).toEqual([0, 0xaa, 0, 255]);
    expect(sample(pixels, CODE, 3, 3)[0]).toBeGreaterThan(200);
  });

  it('of any preset, and in any direction, leaves the code readable by ZXing', async () => {
    for (const [k, { name, color1, color2 }] of GRADIENT_PRESETS.entries()) {
      const style = { gradientType: 'linear', gradientColor1: color1, gradientColor2: color2 } as const;
      const gradientDirection = GRADIENT_DIRECTIONS[k % 4];
      expect(await decode(rasterize(drawQrCode(CODE, custom(style, { gradientDirection })))), name).toEqual([TEXT]);
    }
  });
});

describe('a custom image', () => {
  const RED = [255, 0, 0, 255];
  const count = (pixels: Pixels, is: (r: number, g: number) => boolean): { columns: number[]; rows: number[] } => {
    const [columns, rows] = [new Set<number>(), new Set<number>()];
    for (let index = 0; index < pixels.data.length; index += 4) {
      if (!is(pixels.data[index], pixels.data[index + 1])) continue;
      columns.add((index / 4) % pixels.width);
      rows.add(Math.floor(index / 4 / pixels.width));
    }
    return { columns: [Math.min(...columns), Math.max(...columns)], rows: [Math.min(...rows), Math.max(...rows)] };
  };

  it.each([
    [100, 100, 30, [140, 259], [140, 259]],
    [100, 50, 30, [140, 259], [170, 229]],
    [10, 30, 50, [167, 232], [100, 299]],
    [1000, 1, 10, [180, 219], [199, 200]],
  ])(
    'of %d × %d pixels at a size of %d percent is centered and keeps its proportions',
    (width, height, imageSize, columns, rows) => {
      const image = solidImage(width, height, RED);
      const pixels = rasterize(drawQrCode(CODE, custom({}, { imageSize }), image));
      expect(count(pixels, (r, g) => r === 255 && g === 0)).toEqual({ columns, rows });
    },
  );

  it('is drawn on a white box that extends five pixels beyond the image on each side', () => {
    const image = solidImage(40, 20, [0, 0, 0, 0]);
    const design = custom({ backgroundColor: '#123456', foregroundColor: '#123456' });
    const style = { ...design.style, cornerSquaresColor: '#123456', cornerDotsColor: '#123456' };
    const pixels = rasterize(drawQrCode(CODE, { ...design, style }, image));
    expect(count(pixels, (r, g) => r === 255 && g === 255)).toEqual({ columns: [135, 264], rows: [165, 234] });
  });

  it('leaves out whole modules under its box, and keeps all others', { tags: 'deep' }, () => {
    const roles = moduleRoles(CODE.version, CODE.level);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 10, max: 50 }),
        fc.constantFrom(pixelGrid(CODE.size), pixelGrid(CODE.size, 1200, 4)),
        (width, height, imageSize, grid) => {
          const drawn = drawQrCode(CODE, custom({}, { imageSize }), solidImage(width, height, [0, 0, 0, 0]), grid);
          const box = drawn.layers.find(({ part }) => part === 'image-box') as PathLayer;
          const [x, y, across, down] = (box.d.match(/\d+/g) ?? []).map(Number);
          const pixels = rasterize({ ...drawn, layers: drawn.layers.filter(({ part }) => part !== 'image-box') });
          for (const [module, role] of roles.entries()) {
            const [column, row] = placeOf(module, CODE.size);
            const place = { x: edgeOf(grid, column), y: edgeOf(grid, row) };
            const area = {
              ...place,
              width: edgeOf(grid, column + 1) - place.x,
              height: edgeOf(grid, row + 1) - place.y,
            };
            if (role === Role.finderRing || role === Role.finderCenter) continue;
            const isTouched =
              place.x + area.width > x && place.x < x + across && place.y + area.height > y && place.y < y + down;
            const ink = isDark(CODE, column, row) && !isTouched ? 0 : 255;
            expect(cutPixels(pixels, area).data.every((value, k) => k % 4 === 3 || value === ink)).toBe(true);
          }
        },
      ),
      { numRuns: 20, seed: 3 },
    );
  });

  it('at full width covers the whole code with 30% opacity', () => {
    const image = solidImage(30, 10, RED);
    const pixels = rasterize(drawQrCode(CODE, custom({}, { imagePosition: 'full' }), image));
    expect(sample(pixels, CODE, 0, 0)).toEqual([76, 0, 0, 255]);
    expect([...pixels.data.slice(0, 4)]).toEqual([255, 178, 178, 255]);
    expect([...pixels.data.slice(-4)]).toEqual([255, 178, 178, 255]);
  });

  it('at full width is cropped, not stretched', () => {
    const data = new Uint8ClampedArray(30 * 10 * 4);
    // The middle third is red; the left and the right third are blue.
    for (let i = 0; i < 300; i++) data.set(i % 30 >= 10 && i % 30 < 20 ? RED : [0, 0, 255, 255], 4 * i);
    const image: UploadedImage = { pixels: { width: 30, height: 10, data }, href: '' };
    const pixels = rasterize(drawQrCode(CODE, custom({}, { imagePosition: 'full' }), image));
    expect(count(pixels, (r, g) => r === 255 && g < 255)).toMatchObject({ columns: [0, 399], rows: [0, 399] });
  });
});

describe('a grid other than the default', () => {
  it('with a wider margin gives the same picture with more background around it', () => {
    const scale = 8;
    const image = solidImage(30, 20, [0, 0, 255, 255]);
    for (const imagePosition of ['center', 'full'] as const) {
      const style = { gradientType: 'linear', gradientColor1: '#400', gradientColor2: '#046' } as const;
      const design = custom(style, { imagePosition });
      const draw = (margin: number): Pixels => {
        const size = scale * (CODE.size + 2 * margin);
        return rasterize(drawQrCode(CODE, design, image, pixelGrid(CODE.size, size, margin)));
      };
      const [narrow, wide] = [draw(1), draw(4)];
      const offset = 3 * scale;
      let different = 0;
      for (let y = 0; y < wide.height; y++) {
        for (let x = 0; x < wide.width; x++) {
          const at = 4 * (y * wide.width + x);
          const [u, v] = [x - offset, y - offset];
          const isInside = Math.min(u, v) >= 0 && Math.max(u, v) < narrow.width;
          const from = 4 * (v * narrow.width + u);
          const expected = isInside ? narrow.data.subarray(from, from + 4) : [255, 255, 255, 255];
          for (let channel = 0; channel < 4; channel++) {
            if (Math.abs(wide.data[at + channel] - expected[channel]) > 1) different++;
          }
        }
      }
      expect(different).toBe(0);
    }
  });

  it('in module units has the same layers, measured in modules', () => {
    const image = solidImage(10, 10, [0, 0, 0, 255]);
    const { width, height, layers } = drawQrCode(CODE, custom({}, { imageSize: 30 }), image, moduleGrid(CODE.size, 4));
    expect([width, height]).toEqual([CODE.size + 8, CODE.size + 8]);
    expect(layers.map(({ part }) => part)).toEqual(['modules', 'finder-rings', 'finder-centers', 'image-box', 'image']);
    const [box, placed] = layers.slice(-2);
    const frame = CODE.size + 2;
    expect(placed).toMatchObject({ width: expect.closeTo(0.3 * frame), x: expect.closeTo((width - 0.3 * frame) / 2) });
    // The box covers whole modules, here 13 of them: 12.7 are within 5/400 of the frame beyond the image.
    expect(box).toMatchObject({ kind: 'path', d: 'M16 16h13v13h-13z' });
  });
});

it.each(MODULE_SHAPES)('drawDetail draws the modules of a detail exactly as drawQrCode does: %s', (moduleShape) => {
  const code = encode('A PART OF THIS CODE', { level: 'H', minVersion: 4 });
  const detail: Detail = { column: 10, row: 12, width: 6 };
  const edge = (module: number): number => Math.round(((module + 1) * 400) / (code.size + 2));
  const [x, y] = [edge(detail.column), edge(detail.row)];
  const box = { x, y, width: edge(16) - x, height: edge(18) - y };
  const design = custom({ moduleShape });
  const [part, whole] = [drawDetail(code, design, detail), drawQrCode(code, design)];
  expect(cutPixels(rasterize(part), box)).toEqual(cutPixels(rasterize(whole), box));
  const findersOf = ({ layers }: typeof part) => layers.filter(({ part: name }) => name.startsWith('finder'));
  expect(findersOf(part)).toEqual(findersOf(whole));
});

const INK = { r: 0, g: 32, b: 64, a: 1 };
const PAINTED = { pixels: clearPixels(4, 4), href: '' };

function draw(style: Partial<QrStyle>) {
  const design: QrDesign = { ...DEFAULT_DESIGN, style: { ...DEFAULT_STYLE, ...style } };
  return drawWoven(PAINTED, INK, design, moduleGrid(21, 4));
}

function paintsOf({ layers }: ReturnType<typeof draw>) {
  return layers.flatMap((layer) => (layer.kind === 'path' ? [layer.paint] : []));
}

it('a woven code consists of a white background, the painted image instead of modules, and finder patterns on top', () => {
  const { background, layers } = draw({ backgroundColor: '#FFEECC', gradientType: 'linear' });
  expect(background).toEqual(WHITE);
  expect(layers.map(({ part }) => part)).toEqual(['image', 'finder-rings', 'finder-centers']);
  expect(layers[0]).toMatchObject({ image: PAINTED, x: 4, y: 4, width: 21, height: 21, opacity: 1 });
});

it('the finder patterns of a woven code are square, and have the given ink color unless the visitor chose another', () => {
  const drawn = draw({ cornerSquareShape: 'circle', cornerDotShape: 'circle', cornerDotsColor: '#A00' });
  expect(drawn.layers.some((layer) => layer.kind === 'path' && /[cl]/.test(layer.d))).toBe(false);
  const ink = { kind: 'solid', color: INK };
  expect(paintsOf(drawn)).toEqual([ink, { kind: 'solid', color: { r: 0xaa, g: 0, b: 0, a: 1 } }]);
  // Black is the default color, so black does not count as chosen, no matter in which notation it is given.
  expect(paintsOf(draw({ cornerSquaresColor: '000', cornerDotsColor: '#000' }))).toEqual([ink, ink]);
});

it('in a woven code, a color that cannot be parsed is an error only if the finder patterns use it', () => {
  expect(() => draw({ foregroundColor: 'nonsense' })).not.toThrow();
  expect(() => draw({ cornerDotsColor: 'nonsense' })).toThrow(ColorError);
});
