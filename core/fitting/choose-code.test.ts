import { readFileSync } from 'node:fs';
import { scanImageData } from '@undecaf/zbar-wasm';
import fc from 'fast-check';
import jsQr from 'jsqr';
import decodeQr from 'qr/decode.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { drawQrCode, pixelGrid, rasterize } from '#drawing';
import {
  alignmentCenters,
  bestMask,
  blockLayout,
  EncodeError,
  encode,
  MASKS,
  prepare,
  type QrCode,
  renderMask,
} from '#engine';
import type { Pixels, UploadedImage } from '#raster';
import { errorBudget } from '#scanning/pixels';
import { chooseCode } from './choose-code.ts';
import { drawUnderCover, lostCodewords, moduleTones, readCovered, renderCover } from './cover.ts';
import { decoyDistance } from './decoy.ts';

const URL_TEXT = 'https://example.com/menu';

beforeAll(() => {
  const file = new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(file)).buffer } });
});

function custom(rest: Partial<QrDesign> = {}): QrDesign {
  return { ...DEFAULT_DESIGN, qrType: 'custom', ...rest };
}

function paint(side: number, colorAt: (x: number, y: number) => readonly number[]): UploadedImage {
  const data = new Uint8ClampedArray(4 * side * side);
  for (let i = 0; i < side * side; i++) data.set(colorAt((i % side) / side, Math.floor(i / side) / side), 4 * i);
  return { pixels: { width: side, height: side, data }, href: '' };
}

const DARK = paint(8, () => [20, 24, 90, 255]);
const BRIGHT = paint(8, () => [255, 220, 60, 255]);
const DISC = paint(120, (x, y) => (Math.hypot(x - 0.5, y - 0.5) < 0.45 ? [10, 10, 10, 255] : [0, 0, 0, 0]));
const PHOTOGRAPH = paint(160, (x, y) => {
  const light = 128 + 60 * Math.sin(14 * x + 5 * y) + 50 * Math.cos(23 * y - 9 * x) + 17 * Math.sin(61 * x * y);
  return [light, light * 0.85, 255 - light, 255];
});
const PICTURES = { DARK, BRIGHT, DISC, PHOTOGRAPH };

function draw(code: QrCode, design: QrDesign, image: UploadedImage): Pixels {
  return rasterize(drawQrCode(code, design, image));
}

function choose(text: string, design: QrDesign, image: UploadedImage | null): QrCode {
  return chooseCode(text, { level: 'H' }, design, image);
}

async function read(pixels: Pixels): Promise<Record<string, string | undefined>> {
  const image = asImageData(pixels);
  return {
    zxing: await readWithZxing(image),
    jsqr: jsQr(image.data, image.width, image.height)?.data,
    zbar: (await scanImageData(image))[0]?.decode(),
    qr: readWithQr(image),
  };
}

function asImageData({ width, height, data }: Pixels): ImageData {
  return { width, height, data: new Uint8ClampedArray(data), colorSpace: 'srgb' } as ImageData;
}

async function readWithZxing(image: ImageData): Promise<string | undefined> {
  const results = await readBarcodes(image, { formats: ['QRCode'], tryHarder: true, textMode: 'Plain' });
  return results.find((result) => result.isValid)?.text;
}

/** Returns the text that `decodeQr` finds, or undefined if `decodeQr` throws because it finds nothing. */
function readWithQr(image: ImageData): string | undefined {
  try {
    return decodeQr(image);
  } catch {
    return undefined;
  }
}

/**
 * Returns the code with the highest score. It takes no shortcuts: it tries every version from the smallest one to eight
 * above that, and looks for decoys in the codes with the three best masks of each version. Adds to `reasons` why
 * candidates gained or lost points.
 */
function chooseSlowly(text: string, design: QrDesign, image: UploadedImage, reasons: Set<string>): QrCode {
  const cover = renderCover(design, image);
  const tones = moduleTones(design);
  const least = prepare(text, { level: 'H' }).version;
  let best: { code: QrCode; score: number } | null = null;
  for (let version = least; version <= Math.min(40, least + 8); version++) {
    const prepared = prepare(text, { level: 'H', minVersion: version });
    const size = 17 + 4 * version;
    const grid = pixelGrid(size);
    const covered = readCovered(cover, prepared, grid, tones);
    const masks = MASKS.map((mask) => {
      const code = renderMask(prepared, mask);
      const lost = lostCodewords(code, covered);
      const reserves = blockLayout(version, 'H').map(
        (block, k) => (block.correctable - lost[k]) / (block.dataCodewords + block.errorCorrectionCodewords),
      );
      const reserve = Math.min(...reserves);
      if (reserve < 0) reasons.add('lost');
      if (reserve > 0.1) reasons.add('ample');
      const narrow = Math.max(0, 7 - 400 / (size + 2));
      const score = 2 * Math.min(reserve, 0.1) - (reserve < 0 ? 0.65 : 0) - 0.11 * narrow - 0.022 * version;
      return { code, score: score - (mask === bestMask(prepared) ? 0 : 0.02) };
    });
    for (const { code, score } of masks.sort((a, b) => b.score - a.score).slice(0, 3)) {
      const distance = decoyDistance(drawUnderCover(code, cover, tones, grid), grid, alignmentCenters(version));
      const cost = distance <= 6 ? 0.08 : distance <= 7 ? 0.03 : 0;
      if (cost > 0) reasons.add(`decoy ${distance}`);
      if (!best || score - cost > best.score) best = { code, score: score - cost };
    }
  }
  return best!.code;
}

describe('chooseCode', () => {
  it('chooses the same code as a slow search of all versions', { tags: 'deep' }, () => {
    const reasons = new Set<string>();
    const check = (text: string, imageSize: number, name: keyof typeof PICTURES): void => {
      const design = custom({ imageSize });
      const { version, mask } = chooseSlowly(text, design, PICTURES[name], reasons);
      const chosen = choose(text, design, PICTURES[name]);
      expect([chosen.version, chosen.mask], `${text.length} bytes, ${imageSize}%, ${name}`).toEqual([version, mask]);
    };
    // A quarter of all combinations.
    for (const [i, text] of ['Hi', URL_TEXT.repeat(2), URL_TEXT.repeat(5)].entries()) {
      for (const [j, imageSize] of [22, 30, 44].entries()) {
        for (const [k, name] of (['DARK', 'BRIGHT', 'DISC', 'PHOTOGRAPH'] as const).entries()) {
          if ((i + j + 2 * k) % 4 === 0) check(text, imageSize, name);
        }
      }
    }
    expect([...reasons]).toEqual(expect.arrayContaining(['lost', 'ample', 'decoy 6', 'decoy 7']));
    // In each of these cases, another code would win if one of the costs were different.
    for (const [length, imageSize, name] of [
      [1, 34, 'PHOTOGRAPH'],
      [17, 48, 'BRIGHT'],
      [60, 34, 'PHOTOGRAPH'],
      [75, 34, 'DARK'],
      [180, 38, 'DARK'],
    ] as const) {
      check(URL_TEXT.repeat(8).slice(0, length), imageSize, name);
    }
  });

  it('returns the plain code if there is no centered image', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 80 }), (text) => {
        const plain = encode(text, { level: 'H' });
        expect(choose(text, custom(), null)).toEqual(plain);
        expect(choose(text, custom({ imagePosition: 'full', imageSize: 50 }), DARK)).toEqual(plain);
        expect(choose(text, custom({ qrType: 'standard', imageSize: 50 }), DARK)).toEqual(plain);
      }),
      { numRuns: 10 },
    );
  });

  it('keeps the smallest version under a small logo that covers no alignment pattern', () => {
    for (let length = 1; length <= 57; length += 28) {
      const text = URL_TEXT.repeat(5).slice(0, length);
      for (const [name, picture] of Object.entries(PICTURES)) {
        const { version } = choose(text, custom({ imageSize: 13 }), picture);
        expect(version, `${length} bytes, ${name}`).toBe(prepare(text, { level: 'H' }).version);
      }
    }
  });

  it('keeps the mask with the least penalty if the logo costs every mask the same', () => {
    const text = 'https://example.com/a-longer-address-of-some-sixty-characters';
    const prepared = prepare(text, { level: 'H' });
    const clear = paint(4, () => [255, 255, 255, 255]);
    expect(choose(text, custom({ imageSize: 10 }), clear).mask).toBe(bestMask(prepared));
  });

  it('returns codes that four decoders read under a logo of the default size, unlike some plain codes', {
    tags: 'deep',
  }, async () => {
    let lost = 0;
    for (const text of ['Hi', 'tel:+15550100', URL_TEXT]) {
      for (const [name, picture] of Object.entries(PICTURES)) {
        const design = custom({ imageSize: 30 });
        const code = choose(text, design, picture);
        const drawn = draw(code, design, picture);
        expect(errorBudget({ code, picture: drawn, grid: pixelGrid(code.size) }).isReadable).toBe(true);
        const expected = { zxing: text, jsqr: text, zbar: text, qr: text };
        expect(await read(drawn), `${name} on ${text}`).toEqual(expected);
        const plain = encode(text, { level: 'H' });
        const { isReadable } = errorBudget({
          code: plain,
          picture: draw(plain, design, picture),
          grid: pixelGrid(plain.size),
        });
        if (!isReadable) lost++;
      }
    }
    expect(lost).toBeGreaterThan(0);
  });

  it('throws an EncodeError for an empty or too long text, but does not throw for an invalid color', () => {
    expect(() => choose('', custom(), DARK)).toThrow(EncodeError);
    expect(() => choose('x'.repeat(1274), custom(), DARK)).toThrow(EncodeError);
    expect(choose('x'.repeat(1273), custom({ imageSize: 20 }), DARK).version).toBe(40);
    const design = custom({ style: { ...DEFAULT_DESIGN.style, foregroundColor: 'tomato' } });
    expect(choose(URL_TEXT, design, DARK).level).toBe('H');
  });
});
