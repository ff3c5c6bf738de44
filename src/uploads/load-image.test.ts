import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearPixels, encodePng, readDataUrl, writeDataUrl } from '#raster';
import { type ImageHeader, readImageHeader } from './image-header.ts';
import { loadImage } from './load-image.ts';
import { readUpload } from './read-upload.ts';
import { startFakeBrowser } from './testing/fake-browser.ts';
import { PNG, withChunk } from './testing/image-files.ts';

const urlOf = (bytes: Uint8Array) => writeDataUrl('image/png', bytes);
const BROKEN = urlOf(PNG.subarray(0, 60));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('loadImage', () => {
  it('returns the pixels and the unchanged data URL of an image that a design can store as it is', async () => {
    expect(await loadImage(urlOf(PNG))).toMatchObject({ pixels: { width: 37, height: 23 }, href: urlOf(PNG) });
  });

  it('converts an animated image, which a design cannot store as it is', async () => {
    const animated = urlOf(withChunk(PNG, 'acTL'));
    const { href } = await loadImage(animated);
    expect(href).not.toBe(animated);
    const file = readDataUrl(href)?.bytes as Uint8Array<ArrayBuffer>;
    expect(readImageHeader(file)).toMatchObject({ type: 'image/png', width: 37, height: 23, isAnimated: false });
  });

  it('converts a drawing', async () => {
    startFakeBrowser({ image: { width: 4, height: 2, color: [1, 2, 3, 255] } });
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>');
    const { pixels, href } = await loadImage(writeDataUrl('image/svg+xml', svg));
    expect(pixels).toMatchObject({ width: 4, height: 2 });
    expect(href).toMatch(/^data:image\/png/);
  });

  it('caches only the last image that was requested', async () => {
    const [one, other] = [urlOf(PNG), urlOf(withChunk(PNG, 'tEXt'))];
    const first = loadImage(one);
    expect(loadImage(one)).toBe(first);
    void loadImage(other);
    expect(loadImage(one)).not.toBe(first);
    await first;
  });

  it('tries again after a failure', async () => {
    const failed = loadImage(BROKEN);
    await expect(failed).rejects.toMatchObject({ code: 'damaged' });
    const again = loadImage(BROKEN);
    expect(again).not.toBe(failed);
    await expect(again).rejects.toMatchObject({ code: 'damaged' });
    await expect(loadImage('https://example.com/a.png')).rejects.toMatchObject({ code: 'not-an-image' });
  });

  it('keeps an image in the cache even if an image that was requested earlier fails to load', async () => {
    const failed = loadImage(BROKEN);
    const next = loadImage(urlOf(PNG));
    await failed.catch(() => undefined);
    expect(loadImage(urlOf(PNG))).toBe(next);
    await next;
  });
});

describe('readUpload', () => {
  it('returns a PNG of at most 1,024 pixels a side, whatever the name and type of the file', async () => {
    const pixels = clearPixels(1500, 3);
    pixels.data.fill(255);
    const url = await readUpload(new File([await encodePng(pixels)], 'a.txt', { type: 'text/plain' }));
    const file = readDataUrl(url)?.bytes as Uint8Array<ArrayBuffer>;
    expect(readImageHeader(file) as ImageHeader).toMatchObject({ type: 'image/png', width: 1024, height: 2 });
  });

  it('checks the size of a file before it reads any byte', async () => {
    const arrayBuffer = vi.fn(() => Promise.reject(new Error('A folder')));
    const file = (size: number) => ({ size, arrayBuffer }) as unknown as Blob;
    await expect(readUpload(file(67_108_865))).rejects.toMatchObject({ code: 'too-large' });
    expect(arrayBuffer).not.toHaveBeenCalled();
    await expect(readUpload(file(67_108_864))).rejects.toMatchObject({ code: 'unreadable' });
  });
});
