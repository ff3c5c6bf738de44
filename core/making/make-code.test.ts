import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_WEAVE, type QrDesign, weaveOf } from '#design';
import { ColorError, gridSize, moduleGrid, pixelGrid } from '#drawing';
import { EncodeError, encode } from '#engine';
import type { UploadedImage } from '#raster';
import { drawSample } from '#testing';
import { isBlank, makeCode, makeUndrawn, paintingGrid, redraw } from './make-code.ts';

const IMAGE: UploadedImage = { pixels: drawSample('cup', 120), href: 'data:,' };

const WOVEN: QrDesign = {
  ...DEFAULT_DESIGN,
  content: 'example.com',
  qrType: 'custom',
  customImage: 'data:,',
  imagePosition: 'full',
  weave: DEFAULT_WEAVE,
};

it('makeCode weaves an image only if it covers a whole custom code and the design has weave settings', () => {
  expect(weaveOf(WOVEN)).toBe(DEFAULT_WEAVE);
  for (const change of [
    { imagePosition: 'center' },
    { qrType: 'standard' },
    { customImage: undefined },
    { weave: undefined },
  ] as const) {
    const design = { ...WOVEN, ...change };
    expect(weaveOf(design), JSON.stringify(change)).toBeUndefined();
    expect(makeCode(design, design.customImage === undefined ? null : IMAGE).woven).toBeNull();
  }
});

it('makeUndrawn makes the same code as makeCode, without its drawing', () => {
  const logo = { ...WOVEN, imagePosition: 'center' } as const;
  for (const [design, image] of [
    [WOVEN, IMAGE],
    [logo, IMAGE],
    [{ ...WOVEN, customImage: undefined }, null],
  ] as const) {
    const { drawing, ...made } = makeCode(design, image);
    const undrawn = makeUndrawn(design, image);
    expect(undrawn).toEqual(made);
    expect(redraw(undrawn, design, image, pixelGrid(made.code.size))).toEqual(drawing);
  }
});

it('a code woven from an image is painted with at most 2,048 pixels a side, however large the file is', () => {
  for (const grid of [pixelGrid(45, 2100), pixelGrid(45, 20_000), moduleGrid(177, 4)]) {
    const side = gridSize(paintingGrid(grid));
    expect(side).toBeLessThanOrEqual(2048);
    expect(side).toBeGreaterThan(1800);
  }
  const atMost = pixelGrid(45, 2048);
  expect(paintingGrid(atMost)).toBe(atMost);
  const made = makeCode(WOVEN, IMAGE);
  // On a grid in modules, as for SVG and PDF, each module of the code is painted 32 pixels wide.
  const [painted] = redraw(made, WOVEN, IMAGE, moduleGrid(made.code.size, 4)).layers;
  expect(painted.kind === 'image' && painted.image.pixels.width).toBe(32 * made.code.size);
}, 60_000);

describe('the level of a code', () => {
  const plain: QrDesign = { ...DEFAULT_DESIGN, content: 'example.com' };

  it('is H unless another is requested, and a code of another level is not reused', () => {
    const made = makeCode(plain, null);
    const lower = makeUndrawn(plain, null, { made, image: null }, 'M');
    expect([made.code.level, lower.code.level]).toEqual(['H', 'M']);
  });

  it('is not the requested one if the code is woven', () => {
    expect(makeUndrawn(WOVEN, IMAGE, null, 'M').code).toEqual(makeUndrawn(WOVEN, IMAGE).code);
  });
});

it('a text beyond ASCII is encoded with an ECI for UTF-8', () => {
  const { code } = makeCode({ ...DEFAULT_DESIGN, type: 'text', content: 'Grüße' }, null);
  expect(code).toEqual(encode('Grüße', { level: 'H', eci: true }));
  expect(code).not.toEqual(encode('Grüße', { level: 'H' }));
});

it('a blank or too long text, or a color that cannot be parsed, is an error', () => {
  const designOf = (content: string): QrDesign => ({ ...DEFAULT_DESIGN, type: 'text', content });
  expect([' ', 'a'].map((content) => isBlank(designOf(content)))).toEqual([true, false]);
  expect(() => makeCode(designOf(' '), null)).toThrow(EncodeError);
  expect(() => makeCode(designOf('a'.repeat(1274)), null)).toThrow(EncodeError);
  const style = { ...DEFAULT_DESIGN.style, foregroundColor: 'nonsense' };
  expect(() => makeCode({ ...designOf('a'), qrType: 'custom', style }, null)).toThrow(ColorError);
});

describe('an earlier result', () => {
  const before = { made: makeCode(WOVEN, IMAGE), image: IMAGE };

  it('is reused for the same woven image, even for a copy of it', () => {
    const copy = structuredClone(IMAGE);
    expect(makeCode(WOVEN, copy, before).woven).toBe(before.made.woven);
    expect(redraw(before.made, WOVEN, copy, pixelGrid(41, 430))).toEqual(
      redraw(before.made, WOVEN, IMAGE, pixelGrid(41, 430)),
    );
  });

  it('is not reused for another image, a plain code or a logo', () => {
    const other: UploadedImage = { pixels: drawSample('cat', 120), href: 'data:,' };
    expect(makeCode(WOVEN, other, before).code).toEqual(makeCode(WOVEN, other).code);
    const plain = makeCode({ ...WOVEN, customImage: undefined }, null);
    expect(makeCode({ ...WOVEN, customImage: undefined }, null, before).code).toEqual(plain.code);
    const logo = makeCode({ ...WOVEN, imagePosition: 'center', imageSize: 45 }, IMAGE);
    const afterPlain = makeCode({ ...WOVEN, imagePosition: 'center', imageSize: 45 }, IMAGE, {
      made: plain,
      image: null,
    });
    expect(afterPlain.code).toEqual(logo.code);
    expect(logo.code).not.toEqual(plain.code);
  });

  it('is reused for the same text in any style if neither design has an image', () => {
    const design: QrDesign = { ...DEFAULT_DESIGN, content: 'example.com' };
    const plain = { made: makeCode(design, null), image: null };
    expect(makeCode({ ...design, qrType: 'custom' }, null, plain).code).toBe(plain.made.code);
    expect(makeCode({ ...design, content: 'example.org' }, null, plain).code).not.toEqual(plain.made.code);
  });
});
