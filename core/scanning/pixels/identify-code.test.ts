import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, type QrDesign } from '#design';
import { drawQrCode, pixelGrid, rasterize } from '#drawing';
import { type ErrorCorrectionLevel, encode, LEVELS, type Mask, type QrCode } from '#engine';
import { CODE_OPTIONS } from '#making';
import { clearPixels, flattenOn, fromGray, type Pixels, toGray } from '#raster';
import { type Decoder, loadDecoders, type Shot, shoot } from '#scanning/tunnel';
import { wovenFlower } from '#testing';
import { identifyCode, type SeenSymbol } from './identify-code.ts';
import type { Corners } from './projection.ts';
import { specimenOf } from './specimen.ts';

const TEXT = 'https://example.com/menu?table=12';
const CODE = encode(TEXT, CODE_OPTIONS);

let decoders: readonly Decoder[];

beforeAll(async () => {
  const file = readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
  decoders = await loadDecoders({ bytes: new Uint8Array(file).buffer });
});

function draw(code: QrCode, design: QrDesign = DEFAULT_DESIGN, image?: Pixels, grid = pixelGrid(code.size)): Pixels {
  return rasterize(drawQrCode(code, design, image ? { pixels: image, href: '' } : null, grid));
}

/** Returns a decoder's report, without the format, on a code in the middle of a picture of `width` pixels. */
function symbolIn(size: number, width: number, margin: number): SeenSymbol {
  const near = (width * margin) / (size + 2 * margin);
  const far = width - near;
  const corners: Corners = [
    { x: near, y: near },
    { x: far, y: near },
    { x: far, y: far },
    { x: near, y: far },
  ];
  return { corners, version: (size - 17) / 4, format: null };
}

/** Returns the reports of those decoders that read a code in the picture. */
async function symbolsIn(picture: Pixels): Promise<SeenSymbol[]> {
  const found = await Promise.all(decoders.map((decoder) => decoder.read(flattenOn(picture, 255))));
  return found.flatMap((result) => result?.symbol ?? []);
}

function moved({ corners, ...symbol }: SeenSymbol, right: number, down: number): SeenSymbol {
  return { ...symbol, corners: corners.map(({ x, y }) => ({ x: x + right, y: y + down })) as unknown as Corners };
}

function checkered(side: number): Pixels {
  const data = new Uint8ClampedArray(4 * side * side);
  for (let i = 0; i < side * side; i++) {
    const isLight = ((i % side) + Math.floor(i / side)) % 2 === 0;
    data.set(isLight ? [250, 240, 90, 255] : [20, 30, 120, 255], 4 * i);
  }
  return { width: side, height: side, data };
}

/** Places the picture in a larger one. */
function pasted(picture: Pixels, width: number, height: number, left: number, top: number): Pixels {
  const large = clearPixels(width, height);
  large.data.fill(255);
  for (let y = 0; y < picture.height; y++) {
    const row = picture.data.subarray(4 * y * picture.width, 4 * (y + 1) * picture.width);
    large.data.set(row, 4 * ((top + y) * width + left));
  }
  return large;
}

describe('identifyCode', () => {
  it('identifies a code of any version, level, mask and margin, and returns its picture unchanged', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom(...LEVELS),
        fc.integer({ min: 0, max: 7 }),
        fc.integer({ min: 1, max: 8 }),
        (minVersion, level, mask, margin) => {
          const code = encode('any text', { level, minVersion, mask: mask as Mask });
          const grid = pixelGrid(code.size, 400, margin);
          const picture = draw(code, DEFAULT_DESIGN, undefined, grid);
          const found = identifyCode(picture, symbolIn(code.size, 400, margin));
          expect(found?.code).toEqual(code);
          expect(found?.grid).toEqual(grid);
          expect(found?.picture).toBe(picture);
        },
      ),
      { numRuns: 8, seed: 1 },
    );
  });

  it("identifies a woven code, whose padding bits suit its picture, from either decoder's report", {
    tags: 'deep',
  }, async () => {
    const { design, image, made } = await wovenFlower();
    const { picture, code, grid } = specimenOf(design, image, made);
    expect(code.level).toBe('L');
    const symbols = await symbolsIn(picture);
    expect(symbols).toHaveLength(2);
    for (const symbol of symbols) expect(identifyCode(picture, symbol)).toMatchObject({ code, picture, grid });
  });

  it('identifies a code in faint, transparent and inverted colors if its version and format are not reported', {
    tags: 'deep',
  }, () => {
    const styles = [
      {},
      { foregroundColor: '#FFDD66', cornerSquaresColor: '#FFDD66', cornerDotsColor: '#FFDD66' },
      { foregroundColor: '#00000060', cornerSquaresColor: '#00000060', cornerDotsColor: '#00000060' },
      { foregroundColor: '#FFF', cornerSquaresColor: '#FFF', cornerDotsColor: '#FFF', backgroundColor: '#000' },
    ];
    for (const style of styles) {
      const design: QrDesign = { ...DEFAULT_DESIGN, qrType: 'custom', style: { ...DEFAULT_STYLE, ...style } };
      const symbol = { ...symbolIn(CODE.size, 400, 1), version: null };
      expect(identifyCode(draw(CODE, design), symbol)?.code).toEqual(CODE);
    }
  });

  it('corrects the modules under a logo of 30%, but not under a logo of 50%', () => {
    const found = (imageSize: number): QrCode | undefined => {
      const design: QrDesign = { ...DEFAULT_DESIGN, qrType: 'custom', imageSize };
      return identifyCode(draw(CODE, design, checkered(17)), symbolIn(CODE.size, 400, 1))?.code;
    };
    expect(found(30)).toEqual(CODE);
    expect(found(50)).toBeUndefined();
  });

  it.each<[string, Partial<Shot>, readonly [version: number, level: ErrorCorrectionLevel, width: number]]>([
    ['turned', { rotation: 45 }, [4, 'L', 420]],
    ['turned on its side', { rotation: 90 }, [1, 'M', 210]],
    ['tilted', { tilt: 35 }, [7, 'H', 280]],
    ['photographed', { rotation: 20, tilt: 25, blur: 1, noise: 6, shade: 0.5, jpeg: 50 }, [4, 'L', 420]],
  ])('identifies and straightens a code that is %s', async (_, changes, [version, level, width]) => {
    const code = encode('AB', { level, minVersion: version });
    const shot: Shot = { page: 255, margin: 0.2, width, ...changes };
    const drawn = draw(code, DEFAULT_DESIGN, undefined, pixelGrid(code.size, width, 2));
    const seen = fromGray(shoot(toGray(drawn, 255), shot));
    const symbols = await symbolsIn(seen);
    expect(symbols.length).toBeGreaterThan(0);
    for (const symbol of symbols) {
      const found = identifyCode(seen, symbol);
      expect(found?.code).toEqual(code);
      expect(found?.picture.width).toBeLessThanOrEqual(400);
      expect(found?.picture.width).toBeGreaterThan((350 / 420) * width);
      expect(found?.grid.margin).toBeGreaterThanOrEqual(1);
      expect(misread(found!.picture, code, found!.grid.margin)).toBe(0);
    }
  });

  it('cuts a code out of a picture that is not square, and keeps the size and the quiet zone of the code', async () => {
    const small = draw(CODE, DEFAULT_DESIGN, undefined, pixelGrid(CODE.size, 5 * (CODE.size + 4), 2));
    const { width } = small;
    for (const [canvas, margin] of [
      [pasted(small, width + 200, width, 0, 0), 2],
      [pasted(small, width + 301, 2 * width, 77, 40), 4],
      [pasted(small, width, width + 1, 0, 1), 2],
    ] as const) {
      const symbols = await symbolsIn(canvas);
      expect(symbols).toHaveLength(2);
      for (const symbol of symbols) {
        const found = identifyCode(canvas, symbol);
        expect(found?.code).toEqual(CODE);
        expect(found?.grid.margin).toBe(margin);
        expect(found?.picture.width).toBeCloseTo(5 * (CODE.size + 2 * margin), -0.5);
        expect(misread(found!.picture, CODE, margin)).toBe(0);
      }
    }
  });

  it('scales a larger picture to 400 pixels, the size at which designs are judged', () => {
    for (const [side, margin] of [
      [1000, 3],
      [402, 6],
    ] as const) {
      const large = draw(CODE, DEFAULT_DESIGN, undefined, pixelGrid(CODE.size, side, margin));
      const found = identifyCode(large, symbolIn(CODE.size, side, margin));
      expect(found).toMatchObject({ code: CODE, grid: pixelGrid(CODE.size, 400, margin) });
      expect(misread(found!.picture, CODE, margin)).toBe(0);
    }
  });

  it('corrects corners that are off by less than a module, and rejects corners that are far off or coincide', () => {
    const picture = draw(CODE);
    const symbol = symbolIn(CODE.size, 400, 1);
    const module = 400 / (CODE.size + 2);
    for (const [right, down] of [
      [0.9, -0.7],
      [0.8, 0.8],
      [-0.3, 0.6],
    ])
      expect(identifyCode(picture, moved(symbol, right * module, down * module))?.code).toEqual(CODE);
    expect(identifyCode(picture, moved(symbol, 5 * module, 0))).toBeNull();
    expect(identifyCode(picture, moved(symbol, 3000, -3000))).toBeNull();
    const [corner] = symbol.corners;
    expect(identifyCode(picture, { ...symbol, corners: [corner, corner, corner, corner] })).toBeNull();
  });

  it('tries several versions, because corners that lie a little inside the code suggest a wrong version', () => {
    const code = encode('abc', { level: 'L', minVersion: 2 });
    const picture = draw(code, DEFAULT_DESIGN, undefined, pixelGrid(code.size, 400, 4));
    const { corners } = symbolIn(code.size, 400, 4.8);
    expect(identifyCode(picture, { corners, version: null, format: null })?.code).toEqual(code);
  });

  it.each([
    ['a gray logo, thanks to one threshold for the whole code', 2, 'L', 128, 16],
    ['a white logo, thanks to local thresholds', 3, 'Q', 255, 26],
    ['a gray logo, thanks to six pixels per module', 4, 'M', 128, 23],
  ] as const)(
    'if a logo uses up nearly all of the error correction, identifies the code under %s',
    (_, version, level, tone, imageSize) => {
      const code = encode('abc', { level, minVersion: version });
      const logo = fromGray({ width: 20, height: 20, luma: new Float32Array(400).fill(tone) });
      const picture = draw(
        code,
        { ...DEFAULT_DESIGN, qrType: 'custom', imageSize },
        logo,
        pixelGrid(code.size, 200, 1),
      );
      expect(identifyCode(picture, symbolIn(code.size, 200, 1))?.code).toEqual(code);
    },
  );

  it('returns null for a mirrored code, and for a picture without a code', () => {
    const symbol = symbolIn(CODE.size, 400, 1);
    const [topLeft, topRight, bottomRight, bottomLeft] = symbol.corners;
    const mirrored: SeenSymbol = { ...symbol, corners: [topLeft, bottomLeft, bottomRight, topRight] };
    expect(identifyCode(draw(CODE), mirrored)).toBeNull();
    const blank: Pixels = { width: 400, height: 400, data: new Uint8ClampedArray(640000).fill(255) };
    expect(identifyCode(blank, symbol)).toBeNull();
    expect(identifyCode(checkered(400), symbol)).toBeNull();
    expect(identifyCode(checkered(10), symbolIn(CODE.size, 10, 1))).toBeNull();
  });
});

/** Counts modules whose middle pixel has the wrong tone. */
function misread(picture: Pixels, code: QrCode, margin: number): number {
  const gray = toGray(picture, 255);
  const { edges } = pixelGrid(code.size, picture.width, margin);
  const drawn = toGray(draw(code, DEFAULT_DESIGN, undefined, pixelGrid(code.size, picture.width, margin)), 255);
  let count = 0;
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      const [column, row] = [x, y].map((k) => (edges[k + margin] + edges[k + margin + 1]) >> 1);
      const index = row * picture.width + column;
      if (gray.luma[index] < 128 !== drawn.luma[index] < 128) count++;
    }
  }
  return count;
}
