import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createRandom } from '#calibration';
import { clearPixels, decodePng, encodePng, type Pixels, readDataUrl } from '#raster';
import { readImageHeader } from './image-header.ts';
import { isKeptForm, keepPixels } from './keep-image.ts';
import { startFakeBrowser } from './testing/fake-browser.ts';
import { withChunk } from './testing/image-files.ts';
import { SAMPLE_IMAGES } from './testing/sample-images.ts';

const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));
const PNG = bytesOf(SAMPLE_IMAGES.png);
const WEBP = bytesOf(SAMPLE_IMAGES.extendedWebp);

function isKept(file: Uint8Array<ArrayBuffer>): boolean {
  const header = readImageHeader(file);
  if (typeof header === 'string') throw new Error(header);
  return isKeptForm(header);
}

/** Returns the extended WebP with one more flag. */
function withFlag(flag: number): Uint8Array<ArrayBuffer> {
  const file = WEBP.slice();
  file[20] |= flag;
  return file;
}

function withWidth(width: number): Uint8Array<ArrayBuffer> {
  const file = PNG.slice();
  new DataView(file.buffer).setUint32(16, width);
  return file;
}

/**
 * Returns a picture of 200 × 200 pixels, which takes more than 100,000 bytes as a PNG because it is noise. Only the
 * first pixel has the given alpha; the others are opaque.
 */
function noise(alpha = 255): Pixels {
  const pixels = clearPixels(200, 200);
  const random = createRandom(1);
  for (let k = 0; k < pixels.data.length; k++) pixels.data[k] = k % 4 === 3 ? 255 : 255 * random();
  pixels.data[3] = alpha;
  return pixels;
}

/** Resolves to the type and the number of bytes of the file that `keepPixels` makes from a picture. */
async function keptFile(pixels: Pixels): Promise<{ type?: string; length?: number }> {
  const file = readDataUrl(await keepPixels(pixels));
  return { type: file?.type, length: file?.bytes.length };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a still, upright PNG, JPEG or WebP is kept unchanged; other types, animated and rotated images are not', () => {
  expect([PNG, WEBP, bytesOf(SAMPLE_IMAGES.jpeg), bytesOf(SAMPLE_IMAGES.webp)].map(isKept)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(isKept(withChunk(PNG, 'tEXt'))).toBe(true);
  const still = { width: 9, height: 9, mayBeTurned: false, isAnimated: false };
  for (const type of ['image/bmp', 'image/gif', 'image/avif', 'image/heic', 'image/x-icon'] as const) {
    expect(isKeptForm({ ...still, type })).toBe(false);
  }
  // A PNG with an animation chunk and one with an EXIF chunk, then a WebP with each of the corresponding flags.
  expect([withChunk(PNG, 'acTL'), withChunk(PNG, 'eXIf'), withFlag(2), withFlag(8)].map(isKept)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

it('an image is kept unchanged if its longer side has at most 1,024 pixels', () => {
  expect(isKept(withWidth(1024))).toBe(true);
  expect(isKept(withWidth(1025))).toBe(false);
  const still = { type: 'image/png', width: 9, mayBeTurned: false, isAnimated: false } as const;
  expect([1024, 1025].map((height) => isKeptForm({ ...still, height }))).toEqual([true, false]);
});

describe('keepPixels', () => {
  it('keeps translucent images and small images as PNG with exact pixels', async () => {
    startFakeBrowser({ written: { 'image/jpeg': 9, 'image/webp': 9 } });
    expect(await keptFile(noise(254))).toMatchObject({ type: 'image/png' });
    const small = { ...clearPixels(5, 5), data: noise().data.slice(0, 100) };
    const file = readDataUrl(await keepPixels(small));
    expect(file?.type).toBe('image/png');
    expect(await decodePng(file?.bytes as Uint8Array<ArrayBuffer>)).toEqual(small);
  });

  it.each([
    [{ 'image/jpeg': 900, 'image/webp': 800 }, 'image/webp', 800],
    [{ 'image/jpeg': 800, 'image/webp': 900 }, 'image/jpeg', 800],
    [{ 'image/jpeg': 200_000, 'image/webp': 900 }, 'image/webp', 900],
  ])(
    'if the PNG of an opaque image is large, keeps the smallest of PNG, JPEG and WebP: %j',
    async (written, type, length) => {
      const { qualities } = startFakeBrowser({ written });
      expect(await keptFile(noise())).toEqual({ type, length });
      expect([qualities.get('image/jpeg'), qualities.get('image/webp')]).toEqual([0.9, 0.9]);
    },
  );

  it('keeps a PNG if other files are larger, or if the browser alters what a page reads from a canvas', async () => {
    startFakeBrowser({ written: { 'image/jpeg': 200_000, 'image/webp': 200_000 } });
    expect(await keptFile(noise())).toMatchObject({ type: 'image/png' });
    // This browser alters only what a page reads from canvases of 200 × 200 pixels, the size of the picture. A check of
    // a canvas of another size would not notice that.
    startFakeBrowser({ canvas: 'noise', noisySize: '200 × 200', written: { 'image/jpeg': 900, 'image/webp': 900 } });
    expect(await keptFile(noise())).toMatchObject({ type: 'image/png' });
  });

  it('counts a PNG of up to 100,000 bytes as small', async () => {
    startFakeBrowser({ written: { 'image/jpeg': 900 } });
    const rows = (count: number): Pixels => {
      const { data } = noise();
      return { width: 200, height: count, data: data.slice(0, 800 * count) };
    };
    // A row of noise takes about 600 bytes.
    const kinds = new Set<string | undefined>();
    for (let count = 162; count < 170; count++) {
      const { type } = await keptFile(rows(count));
      const { length } = await encodePng(rows(count));
      expect([count, type]).toEqual([count, length <= 100_000 ? 'image/png' : 'image/jpeg']);
      kinds.add(type);
    }
    expect(kinds.size).toBe(2);
  });

  it('lets the page respond while it encodes', async () => {
    const { data } = noise();
    const tall = { width: 200, height: 1600, data: new Uint8ClampedArray(8 * data.length).fill(255) };
    let turns = 0;
    const counting = setInterval(() => turns++);
    onTestFinished(() => clearInterval(counting));
    await keepPixels(tall);
    // The picture has 320,000 pixels, of which 100,000 are encoded at a time.
    expect(turns).toBeGreaterThanOrEqual(4);
  });

  it('rejects an image without a visible pixel as `empty`', async () => {
    await expect(keepPixels(clearPixels(3, 3))).rejects.toMatchObject({ code: 'empty' });
    const faint = clearPixels(3, 3);
    faint.data[35] = 1;
    expect(await keptFile(faint)).toMatchObject({ type: 'image/png' });
  });
});
