import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { DEFAULT_DESIGN, DEFAULT_STYLE, GRADIENT_PRESETS, type QrDesign, type QrStyle } from '#design';
import { drawQrCode, pixelGrid, rasterize } from '#drawing';
import { blockLayout, encode, isDark, MASKS, type Mask, moduleCodewords, type QrCode } from '#engine';
import type { Pixels } from '#raster';
import { errorBudget as budgetOf, coverAskew } from './error-budget.ts';
import { decodeBlocks } from './testing/reference-decoder.ts';

function errorBudget(code: QrCode, picture: Pixels): ReturnType<typeof budgetOf> {
  return budgetOf({ code, picture, grid: pixelGrid(code.size, picture.width) });
}

const TEXT = 'HTTPS://EXAMPLE.COM/0123456789';

beforeAll(() => {
  const file = new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(file)).buffer } });
});

function custom(style: Partial<QrStyle> = {}, rest: Partial<QrDesign> = {}): QrDesign {
  return { ...DEFAULT_DESIGN, qrType: 'custom', style: { ...DEFAULT_STYLE, ...style }, ...rest };
}

function draw(code: QrCode, design: QrDesign = DEFAULT_DESIGN, size?: number): Pixels {
  return rasterize(drawQrCode(code, design, null, pixelGrid(code.size, size)));
}

function drawWithImage(code: QrCode, design: QrDesign, pixels: Pixels): Pixels {
  return rasterize(drawQrCode(code, design, { pixels, href: '' }));
}

function fillModule(pixels: Pixels, code: QrCode, index: number, value: number): void {
  const edge = (k: number): number => Math.round(((k + 1) * pixels.width) / (code.size + 2));
  const x = index % code.size;
  const y = Math.floor(index / code.size);
  for (let row = edge(y); row < edge(y + 1); row++) {
    for (let column = edge(x); column < edge(x + 1); column++) {
      pixels.data.set([value, value, value, 255], 4 * (row * pixels.width + column));
    }
  }
}

function drawWithFlips(code: QrCode, flips: Iterable<number>): Pixels {
  const pixels = draw(code);
  for (const index of flips) {
    const isDarkModule = isDark(code, index % code.size, Math.floor(index / code.size));
    fillModule(pixels, code, index, isDarkModule ? 255 : 0);
  }
  return pixels;
}

function modulesOf(code: QrCode, misread: readonly number[] = []): number[] {
  const modules = Array.from({ length: code.size ** 2 }, (_, i) =>
    Number(isDark(code, i % code.size, Math.floor(i / code.size))),
  );
  for (const index of misread) modules[index] ^= 1;
  return modules;
}

async function decode({ width, height, data }: Pixels): Promise<string[]> {
  const image = { width, height, data: new Uint8ClampedArray(data), colorSpace: 'srgb' } as ImageData;
  const results = await readBarcodes(image, { formats: ['QRCode'], tryHarder: true, textMode: 'Plain' });
  return results.filter((result) => result.isValid).map((result) => result.text);
}

function photograph(width: number, height: number): Pixels {
  const data = new Uint8ClampedArray(4 * width * height);
  for (let i = 0; i < width * height; i++) {
    const x = (i % width) / width;
    const y = Math.floor(i / width) / height;
    const light = 128 + 70 * Math.sin(9 * x + 4 * y) + 57 * Math.cos(17 * y - 11 * x);
    data.set([light, light * 0.9, 255 - light, 255], 4 * i);
  }
  return { width, height, data };
}

/** A code with `wrong` damaged codewords in one block. `flips` lists one to eight modules in each of them. */
const damagedBlock = fc
  .record({ minVersion: fc.integer({ min: 1, max: 16 }), seed: fc.nat(), isOverLimit: fc.boolean() })
  .map(({ minVersion, seed, isOverLimit }) => {
    const code = encode(TEXT.slice(0, minVersion < 4 ? 8 : 30), { level: 'H', minVersion });
    const layout = blockLayout(code.version, code.level);
    const { codeword, block } = moduleCodewords(code.version, code.level);
    const target = seed % layout.length;
    const members = [...new Set(codeword.filter((_, index) => block[index] === target))];
    const wrong = Math.floor(layout[target].errorCorrectionCodewords / 2) + (isOverLimit ? 1 : 0);
    const random = ((state: number) => () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state / 2 ** 32;
    })(seed);
    const flips: number[] = [];
    for (let count = 0; count < wrong; count++) {
      const [chosen] = members.splice(Math.floor(random() * members.length), 1);
      const modules = [...codeword.keys()].filter((index) => codeword[index] === chosen);
      const flipped = Math.floor(random() * 256) || 1;
      flips.push(...modules.filter((_, bit) => (flipped >> bit) & 1));
    }
    return { code, target, wrong, isOverLimit, flips };
  });

describe('errorBudget', () => {
  it('reads every module of a plain code, down to little more than a pixel per module', () => {
    for (const version of [1, 2, 7, 13, 20, 27, 34, 40]) {
      const code = encode('1', { level: 'H', minVersion: version, mask: 3 });
      const budget = errorBudget(code, draw(code, DEFAULT_DESIGN, 200));
      expect(budget, `version ${version}`).toMatchObject({ misread: [], isReadable: true });
      expect(budget.blocks.every(({ wrong }) => wrong === 0)).toBe(true);
    }
  });

  it('agrees with a Reed–Solomon decoder and with ZXing on which damaged codes are readable', async () => {
    await fc.assert(
      fc.asyncProperty(damagedBlock, async ({ code, target, wrong, isOverLimit, flips }) => {
        const pixels = drawWithFlips(code, flips);
        const budget = errorBudget(code, pixels);

        expect(budget.misread).toEqual([...flips].sort((a, b) => a - b));
        expect(budget.worst).toBe(target);
        expect(budget.blocks.map((block) => block.wrong)).toEqual(
          budget.blocks.map((_, index) => (index === target ? wrong : 0)),
        );
        expect(budget.isReadable).toBe(!isOverLimit);

        const intact = decodeBlocks(code, modulesOf(code));
        const decoded = decodeBlocks(code, modulesOf(code, budget.misread));
        expect(intact.every((data) => data !== null)).toBe(true);
        if (isOverLimit) expect(decoded[target]).not.toEqual(intact[target]);
        else expect(decoded).toEqual(intact);

        expect(await decode(pixels)).toEqual(isOverLimit ? [] : [TEXT.slice(0, code.version < 4 ? 8 : 30)]);
      }),
      { numRuns: 20, seed: 5 },
    );
  });

  it('counts damage to finder patterns, and to the less damaged copy of format and version', () => {
    const code = encode(TEXT, { level: 'H', minVersion: 8 });
    const { size } = code;
    const at = (x: number, y: number): number => y * size + x;
    const damage = (...flips: number[]) => errorBudget(code, drawWithFlips(code, flips)).functionDamage;
    const none = { finder: 0, center: 0, format: 0, version: 0 };

    expect(damage(at(2, 3), at(4, 3), at(size - 2, 1))).toEqual({ ...none, finder: 2, center: 2 });
    expect(damage(at(0, 3), at(4, 3), at(size - 2, 1))).toEqual({ ...none, finder: 2, center: 1 });
    expect(damage(at(size - 8, 3), at(3, size - 8))).toEqual({ ...none, finder: 1 });
    // `functionDamage` does not count damage to timing and alignment patterns.
    expect(damage(at(12, 6), at(6, 15), at(size - 7, size - 7))).toEqual(none);
    expect(damage(at(8, 0), at(8, 1))).toEqual(none);
    expect(damage(at(8, 0), at(8, 1), at(size - 1, 8))).toEqual({ ...none, format: 1 });
    expect(damage(at(size - 10, 2), at(size - 9, 2))).toEqual(none);
    expect(damage(at(size - 10, 2), at(1, size - 9), at(2, size - 9))).toEqual({ ...none, version: 1 });
  });

  it('calls a code unreadable if both copies of the format are beyond correction; ZXing fails too', async () => {
    const code = encode(TEXT, { level: 'H', mask: 2 });
    const copies = [[0, 1, 2, 3].map((y) => y * code.size + 8), [1, 2, 3, 4].map((i) => 8 * code.size + code.size - i)];
    const one = drawWithFlips(code, copies[0]);
    const both = drawWithFlips(code, copies.flat());
    expect(errorBudget(code, one)).toMatchObject({ isReadable: true, functionDamage: { format: 0 } });
    expect(await decode(one)).toEqual([TEXT]);
    expect(errorBudget(code, both)).toMatchObject({ isReadable: false, functionDamage: { format: 4 } });
    expect(await decode(both)).toEqual([]);
  });

  it('calls a code unreadable if both copies of the version have more than three wrong bits', () => {
    const code = encode(TEXT, { level: 'H', minVersion: 8 });
    const copies = [
      [0, 1, 2, 3].map((y) => y * code.size + code.size - 9),
      [0, 1, 2, 3].map((x) => (code.size - 9) * code.size + x),
    ];
    const both = errorBudget(code, drawWithFlips(code, copies.flat()));
    expect(both).toMatchObject({ isReadable: false, functionDamage: { version: 4 } });
    const better = errorBudget(code, drawWithFlips(code, copies.flat().slice(1)));
    expect(better).toMatchObject({ isReadable: true, functionDamage: { version: 3 } });
  });

  it('calls a code unreadable if it lacks a finder pattern', async () => {
    const code = encode(TEXT, { level: 'H' });
    const finder = Array.from({ length: 49 }, (_, i) => Math.floor(i / 7) * code.size + (i % 7));
    const pixels = drawWithFlips(
      code,
      finder.filter((index) => isDark(code, index % code.size, Math.floor(index / code.size))),
    );
    expect(errorBudget(code, pixels)).toMatchObject({ isReadable: false, functionDamage: { finder: 17 } });
    expect(await decode(pixels)).toEqual([]);
  });

  it.each([
    ['#FAFAFA', true],
    ['#FBFBFB', false],
  ])(
    'calls a code readable if its finder centers differ from the light rings by at least 4.5 luma levels: %s, %s',
    (cornerDotsColor, isReadable) => {
      const style = { ...DEFAULT_DESIGN.style, cornerDotsColor };
      const code = encode(TEXT, { level: 'H' });
      const budget = errorBudget(code, draw(code, { ...DEFAULT_DESIGN, qrType: 'custom', style }));
      expect(budget).toMatchObject({ isReadable, functionDamage: { center: 5 } });
    },
  );

  it('calls a code readable unless a finder ring loses the three middle modules of all four sides', async () => {
    const code = encode(TEXT, { level: 'H' });
    const sides = [2, 3, 4].flatMap((i) => [i, 6 * code.size + i, i * code.size, i * code.size + 6]);
    const withoutRing = drawWithFlips(code, sides);
    expect(errorBudget(code, withoutRing)).toMatchObject({ isReadable: false, functionDamage: { finder: 12 } });
    expect(await decode(withoutRing)).toEqual([]);
    expect(errorBudget(code, drawWithFlips(code, sides.slice(1)))).toMatchObject({ isReadable: true });
  });

  it('misreads no module under a preset gradient, a shadow, or a photograph blended over the whole code', () => {
    const code = encode(TEXT, { level: 'H' });
    for (const gradientType of ['linear', 'radial'] as const) {
      for (const { color1, color2 } of GRADIENT_PRESETS) {
        const style = { gradientType, gradientColor1: color1, gradientColor2: color2 };
        expect(errorBudget(code, draw(code, custom(style))).misread).toEqual([]);
      }
    }
    const shaded = draw(code);
    for (let i = 0; i < shaded.data.length; i += 4) {
      const shade = 0.25 + (0.75 * ((i / 4) % 400)) / 400;
      for (let channel = 0; channel < 3; channel++)
        shaded.data[i + channel] = 20 + shaded.data[i + channel] * shade * 0.9;
    }
    expect(errorBudget(code, shaded).misread).toEqual([]);
    const blended = drawWithImage(code, custom({}, { imagePosition: 'full' }), photograph(300, 500));
    expect(errorBudget(code, blended).misread).toEqual([]);
  });

  it('inverts a code that is light on dark, and reports that it is inverted', () => {
    const code = encode(TEXT, { level: 'H' });
    const white = '#FFFFFF';
    const style = {
      foregroundColor: white,
      cornerSquaresColor: white,
      cornerDotsColor: white,
      backgroundColor: '#102040',
    };
    const budget = errorBudget(code, draw(code, custom(style)));
    expect(budget).toMatchObject({ misread: [], isInverted: true, isReadable: true });
    expect(errorBudget(code, draw(code)).isInverted).toBe(false);
  });

  it('misreads only the light modules under a dark logo and the dark modules under its white box', () => {
    const code = encode(TEXT, { level: 'H' });
    const black: Pixels = { width: 1, height: 1, data: Uint8ClampedArray.of(0, 0, 0, 255) };
    const { misread } = errorBudget(code, drawWithImage(code, custom({}, { imageSize: 24 }), black));
    const cell = 400 / (code.size + 2);
    const expected = Array.from({ length: code.size ** 2 }, (_, i) => i).filter((index) => {
      const x = index % code.size;
      const y = Math.floor(index / code.size);
      const distance = Math.max(Math.abs((x + 1.5) * cell - 200), Math.abs((y + 1.5) * cell - 200));
      const isUnderLogo = distance < 48;
      return distance < 53 && isDark(code, x, y) !== isUnderLogo;
    });
    // Modules cut by the edge of the logo or of its box may be read as either color.
    const isCut = (index: number): boolean => {
      const distances = [index % code.size, Math.floor(index / code.size)].map((k) => Math.abs((k + 1.5) * cell - 200));
      return [48, 53].some((edge) => Math.abs(Math.max(...distances) - edge) < cell / 2);
    };
    expect(misread.filter((index) => !isCut(index))).toEqual(expected.filter((index) => !isCut(index)));
  });

  it('throws for a picture with less than a pixel per module', () => {
    const code = encode(TEXT, { level: 'H' });
    expect(() => errorBudget(code, draw(code, DEFAULT_DESIGN, code.size))).toThrow(RangeError);
  });
});

describe('coverAskew', () => {
  type Box = readonly [left: number, top: number, right: number, bottom: number];

  const CODES = MASKS.map((mask) => {
    const code = encode('1', { level: 'H', minVersion: 1, mask });
    return { code, drawn: draw(code) };
  });

  /**
   * Puts a white box on a code of version 1, whose modules are 17.4 pixels wide, and counts the wrong codewords. The
   * column `right` and the row `bottom` are the first ones outside the box.
   */
  function boxed([left, top, right, bottom]: Box, mask: Mask = 4) {
    const { code, drawn } = CODES[mask];
    const picture = { ...drawn, data: drawn.data.slice() };
    for (let y = top; y < bottom; y++) picture.data.fill(255, 4 * (y * 400 + left), 4 * (y * 400 + right));
    const subject = { code, picture, grid: pixelGrid(code.size) };
    const budget = budgetOf(subject);
    return { covered: budget.blocks[budget.worst].wrong, askew: coverAskew(subject, budget).wrong };
  }

  it('counts nothing in an undamaged code, and the covered codewords if the edges of a box run between modules', () => {
    expect(boxed([0, 0, 0, 0])).toEqual({ covered: 0, askew: 0 });
    const { covered, askew } = boxed([174, 174, 243, 243]);
    expect(covered).toBeGreaterThan(1);
    expect(askew).toBe(covered);
  });

  it('counts more if the edges of a box run through the middle of modules', () => {
    const { covered, askew } = boxed([166, 166, 251, 251]);
    expect(covered).toBe(boxed([174, 174, 243, 243]).covered);
    expect(askew).toBeGreaterThan(covered);
  });

  it.each<[side: string, box: Box, further: Box]>([
    ['left and above', [166, 166, 243, 243], [163, 163, 243, 243]],
    ['right and above', [174, 166, 251, 243], [174, 163, 254, 243]],
    ['left and below', [166, 174, 243, 251], [163, 174, 243, 254]],
    ['right and below', [174, 174, 251, 251], [174, 174, 254, 254]],
  ])(
    'counts at least what the box would cover if it reached three pixels (0.15 module) farther %s',
    (_, box, further) => {
      let isMoreOfBoth = false;
      for (const mask of MASKS) {
        const { covered } = boxed(further, mask);
        expect(boxed(box, mask).askew).toBeGreaterThanOrEqual(covered);
        // Under at least one mask, a box that reaches farther both across and down covers more codewords than a box that
        // reaches farther only across or only down.
        const [left, top, right, bottom] = further;
        const onlyAcross = boxed([left, box[1], right, box[3]], mask).covered;
        const onlyDown = boxed([box[0], top, box[2], bottom], mask).covered;
        isMoreOfBoth ||= covered > Math.max(onlyAcross, onlyDown);
      }
      expect(isMoreOfBoth).toBe(true);
    },
  );
});
