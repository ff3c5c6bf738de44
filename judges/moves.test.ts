// Codes of other programs, moved to ours, and read by ZXing and zbar. A logo is a picture of its own proportions in four
// ways: all dark, dark in the middle, light with dark sides, and two bars.
import { expect, test } from 'vitest';
import { encodePng, flattenOn, type Pixels, writeDataUrl } from '#raster';
import { type SvgOptions, svg } from '../package/doors/index.ts';
import { fromQrCodeStyling, type QrCodeStylingOptions } from '../package/doors/migrate.ts';
import { Resvg, readBarcodes, readByZbar } from './wasm-programs.ts';

/** Of 1 to 204 characters, so that the codes have versions 1 to 13 at the usual levels. */
const TEXTS = Array.from({ length: 30 }, (_, k) => `https://example.com/${'menu/7-'.repeat(k)}`.slice(0, 1 + 7 * k));

function logo(width: number, height: number, isDark: (x: number, y: number) => boolean): Pixels {
  const data = new Uint8ClampedArray(4 * width * height);
  for (let k = 0; k < width * height; k++) {
    const tone = isDark((k % width) / width, Math.floor(k / width) / height) ? 20 : 240;
    data.set([tone, tone, tone, 255], 4 * k);
  }
  return { width, height, data };
}

const LOGOS: Readonly<Record<string, Pixels>> = {
  dark: logo(32, 32, () => true),
  dot: logo(32, 32, (x, y) => Math.hypot(x - 0.5, y - 0.5) < 0.4),
  wide: logo(48, 24, (x) => Math.abs(x - 0.5) > 0.4),
  tall: logo(24, 48, (_, y) => y < 0.5 || y > 0.7),
};

const ROUND = { type: 'extra-rounded' } as const;
const LOOKS: Readonly<Record<string, QrCodeStylingOptions>> = {
  defaults: {},
  dots: {
    width: 400,
    height: 400,
    dotsOptions: { type: 'dots', color: 'navy' },
    qrOptions: { errorCorrectionLevel: 'H' },
  },
  rounded: { dotsOptions: { type: 'rounded' }, cornersSquareOptions: ROUND, qrOptions: { errorCorrectionLevel: 'M' } },
  'level L': { qrOptions: { errorCorrectionLevel: 'L' }, imageOptions: { imageSize: 0.3, margin: 5 } },
  'large image': { imageOptions: { imageSize: 1 }, margin: 12 },
};

async function readsOf(written: string, text: string): Promise<boolean[]> {
  const drawn = new Resvg(written, { background: 'white' }).render();
  const picture = withMargin({ width: drawn.width, height: drawn.height, data: new Uint8ClampedArray(drawn.pixels) });
  const image = { ...picture, colorSpace: 'srgb' } as unknown as ImageData;
  const zxing = await readBarcodes(image, { formats: ['QRCode'], maxNumberOfSymbols: 1 });
  return [zxing[0]?.text === text, (await readByZbar(picture)).includes(text)];
}

/** Their codes have no margin by default. */
function withMargin(picture: Pixels): Pixels {
  const around = 40;
  const { width, height, data } = flattenOn(picture, 255);
  const wide = width + 2 * around;
  const page = new Uint8ClampedArray(4 * wide * (height + 2 * around)).fill(255);
  for (let y = 0; y < height; y++) {
    page.set(data.subarray(4 * y * width, 4 * (y + 1) * width), 4 * ((y + around) * wide + around));
  }
  return { width: wide, height: height + 2 * around, data: page };
}

/** Returns what is not read: by ZXing, or by zbar although it reads the code without its logo. */
async function deadOf(
  texts: readonly string[],
  optionsOf: (text: string, href: string) => SvgOptions,
): Promise<string[]> {
  const dead: string[] = [];
  for (const [name, pixels] of Object.entries(LOGOS)) {
    const href = writeDataUrl('image/png', await encodePng(pixels));
    for (const text of texts) {
      const options = optionsOf(text, href);
      const [byZxing, byZbar] = await readsOf(svg(text, options), text);
      const isRead = byZxing && (byZbar || !(await readsOf(svg(text, { ...options, logo: undefined }), text))[1]);
      if (!isRead) dead.push(`${name}, ${text.length} characters`);
    }
  }
  return dead;
}

test.each(Object.keys(LOOKS))('codes of qr-code-styling with a logo are read: %s', async (look) => {
  const optionsOf = (data: string, image: string) => fromQrCodeStyling({ ...LOOKS[look], data, image }).options;
  expect(await deadOf(TEXTS, optionsOf)).toEqual([]);
});

test.each([20, 30, 40, 50])('codes with a logo of %i percent are read', async (size) => {
  const some = TEXTS.filter((_, k) => k % 3 === 0);
  expect(await deadOf(some, (_, href) => ({ logo: { href, size }, level: 'H', px: 300 }))).toEqual([]);
});
