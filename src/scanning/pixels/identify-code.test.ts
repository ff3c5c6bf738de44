import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, type QrDesign } from '#design';
import { drawQrCode, rasterize } from '#drawing';
import { encode, type Mask, type QrCode } from '#engine';
import { CODE_OPTIONS } from '#making';
import type { Pixels } from '#raster';
import { identifyCode as identify } from './identify-code.ts';

vi.setConfig({ testTimeout: 90_000 });

const TEXT = 'https://example.com/menu?table=12';

function draw(code: QrCode, design: QrDesign = DEFAULT_DESIGN, picture?: Pixels): Pixels {
  return rasterize(drawQrCode(code, design, picture ? { pixels: picture, href: '' } : null));
}

function identifyCode(pixels: Pixels, text: string): QrCode | null {
  return identify(pixels, text)?.code ?? null;
}

function checkered(side: number): Pixels {
  const data = new Uint8ClampedArray(4 * side * side);
  for (let i = 0; i < side * side; i++) {
    const isLight = ((i % side) + Math.floor(i / side)) % 2 === 0;
    data.set(isLight ? [250, 240, 90, 255] : [20, 30, 120, 255], 4 * i);
  }
  return { width: side, height: side, data };
}

describe('identifyCode', () => {
  it('finds version and mask of any code of the text', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 60 }),
        fc.integer({ min: 1, max: 15 }),
        fc.integer({ min: 0, max: 7 }),
        (text, minVersion, mask) => {
          const code = encode(text, { ...CODE_OPTIONS, minVersion, mask: mask as Mask });
          expect(identifyCode(draw(code), text)).toEqual(code);
        },
      ),
      { numRuns: 15 },
    );
  });

  it('finds it under the largest logo, beyond all repair', () => {
    for (const minVersion of [1, 4, 7, 11, 13, 18, 24]) {
      const code = encode(TEXT, { ...CODE_OPTIONS, minVersion });
      const design: QrDesign = { ...DEFAULT_DESIGN, qrType: 'custom', imageSize: 50 };
      expect(identifyCode(draw(code, design, checkered(17)), TEXT), `version ${code.version}`).toEqual(code);
    }
  });

  it('finds it in faint, clear and inverted colours', () => {
    const code = encode(TEXT, CODE_OPTIONS);
    const styles = [
      { foregroundColor: '#FFDD66', cornerSquaresColor: '#FFDD66', cornerDotsColor: '#FFDD66' },
      { foregroundColor: '#00000060', cornerSquaresColor: '#00000060', cornerDotsColor: '#00000060' },
      { foregroundColor: '#FFF', cornerSquaresColor: '#FFF', cornerDotsColor: '#FFF', backgroundColor: '#000' },
    ];
    for (const style of styles) {
      const design: QrDesign = { ...DEFAULT_DESIGN, qrType: 'custom', style: { ...DEFAULT_STYLE, ...style } };
      expect(identifyCode(draw(code, design), TEXT)).toEqual(code);
    }
  });

  it('tells texts apart that differ by one letter', () => {
    for (const minVersion of [1, 5, 10, 20, 30]) {
      const pixels = draw(encode(TEXT, { ...CODE_OPTIONS, minVersion }));
      expect(identifyCode(pixels, TEXT.replace('12', '13')), `version ${minVersion}`).toBeNull();
    }
  });

  it('finds nothing in a picture without a code, and no text that no code can hold', () => {
    const blank: Pixels = { width: 400, height: 400, data: new Uint8ClampedArray(640000).fill(255) };
    expect(identifyCode(blank, TEXT)).toBeNull();
    expect(identifyCode(checkered(400), TEXT)).toBeNull();
    expect(identifyCode(checkered(10), TEXT)).toBeNull();
    const pixels = draw(encode(TEXT, CODE_OPTIONS));
    expect(identifyCode(pixels, '')).toBeNull();
    expect(identifyCode(pixels, 'x'.repeat(2000))).toBeNull();
  });
});
