import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearPixels, encodePng, type Pixels } from '#raster';
import { type ImageHeader, readImageHeader } from './image-header.ts';
import { readPixels } from './read-pixels.ts';
import { type FakeBrowserOptions, startFakeBrowser } from './testing/fake-browser.ts';
import { JPEG, withBytes, withChunk } from './testing/image-files.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const OWN = [1, 2, 3, 255];
const CANVAS = [7, 8, 9, 255];
/** The first pixel of the fake browser's frames. */
const FRAME = [10, 20, 30, 255];

const IMAGE = { width: 4, height: 2, color: CANVAS };
const TURNED = { type: 'image/jpeg', width: 2, height: 1, mayBeTurned: true, isAnimated: false } as const;
const SVG = { kind: 'drawing', svg: { text: '<svg/>', width: 2, height: 1 } } as const;

/** Returns a PNG of one color, `OWN`. */
function plainPng(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const pixels = clearPixels(width, height);
  new Uint32Array(pixels.data.buffer).fill(new Uint32Array(Uint8Array.from(OWN).buffer)[0]);
  return encodePng(pixels);
}

function readFile(bytes: Uint8Array<ArrayBuffer>): Promise<Pixels> {
  return readPixels({ kind: 'pixels', bytes, header: readImageHeader(bytes) as ImageHeader });
}

/** Resolves to the first pixel of a file that the fake browser reads. */
async function firstPixel(bytes: Uint8Array<ArrayBuffer>, options: FakeBrowserOptions): Promise<number[]> {
  startFakeBrowser({ image: IMAGE, ...options });
  return [...(await readFile(bytes)).data.subarray(0, 4)];
}

describe('readPixels', () => {
  it('tries its reader for small PNGs, then a VideoFrame, then a canvas, then its reader for larger PNGs', async () => {
    const png = await plainPng(2, 1);
    expect(await firstPixel(png, { frame: {} })).toEqual(OWN);
    expect(await firstPixel(JPEG, { frame: {} })).toEqual(FRAME);
    expect(await firstPixel(JPEG, {})).toEqual(CANVAS);
    // The header claims more pixels than `QUICK_PNG_PIXELS`, so the site's own reader is tried last.
    const header = { ...(readImageHeader(png) as ImageHeader), height: 1_000_001 };
    startFakeBrowser({ image: IMAGE, canvas: 'noise' });
    const pixels = await readPixels({ kind: 'pixels', bytes: png, header });
    expect(pixels).toMatchObject({ width: 1, height: 1024 });
    startFakeBrowser({ image: IMAGE });
    const { data } = await readPixels({ kind: 'pixels', bytes: png, header });
    expect([...data.subarray(0, 4)]).toEqual(CANVAS);
  });

  it('uses a frame instead of its own reader for an interlaced PNG', async () => {
    // Byte 28 says that the rows are interlaced.
    expect(await firstPixel(withBytes(await plainPng(2, 1), 28, 1), { frame: {} })).toEqual(FRAME);
  });

  it('reads a frame of more than a million pixels in bands, and scales it down to 1,024 on the longer side', async () => {
    const browser = startFakeBrowser({ image: IMAGE, frame: { size: { width: 800, height: 2048 }, format: 'RGBX' } });
    const { width, height, data } = await readFile(JPEG);
    expect([width, height]).toEqual([400, 1024]);
    expect([...data.subarray(0, 4)]).toEqual([0, 0, 0, 255]);
    expect([511, 512].map((row) => data[4 * 400 * row])).toEqual([0, 255]);
    expect([...data.subarray(-4)]).toEqual([255, 255, 255, 255]);
    expect(browser.openFrames).toBe(0);
  });

  it.each([
    ['a frame', { frame: {} }, 2_000_000],
    ['nothing', { canvas: 'noise' }, 16_000_000],
  ] as const)('uses its own PNG reader up to a limit if the alternative is %s', async (_name, options, most) => {
    startFakeBrowser({ image: IMAGE, ...options });
    const inflated = vi.fn();
    vi.stubGlobal('DecompressionStream', inflated);
    const bytes = await plainPng(2, 1);
    const header = readImageHeader(bytes) as ImageHeader;
    for (const [width, isOpened] of [
      [most + 1, false],
      [most, true],
    ] as const) {
      await readPixels({ kind: 'pixels', bytes, header: { ...header, width } }).catch(() => undefined);
      expect(inflated.mock.calls.length > 0).toBe(isOpened);
    }
  });

  it.each([
    [['sRGB'], OWN],
    [['gAMA', 'sRGB'], OWN],
    [['gAMA'], FRAME],
    [['iCCP'], FRAME],
    [['cICP'], FRAME],
    [['eXIf'], FRAME],
  ])('uses its own reader for a PNG with chunks %j only if it is upright and in plain sRGB', async (types, read) => {
    const png = types.reduce(withChunk, await plainPng(2, 1));
    expect(await firstPixel(png, { frame: {} })).toEqual(read);
  });

  it('scales pixels down to 1,024 on the longer side, whichever way it reads them', async () => {
    startFakeBrowser({ image: { ...IMAGE, width: 3000, height: 75 } });
    expect(await readFile(JPEG)).toMatchObject({ width: 1024, height: 26 });
    expect(await readFile(await plainPng(1025, 2))).toMatchObject({ width: 1024, height: 2 });
    startFakeBrowser({ image: { ...IMAGE, width: 1, height: 9000 } });
    expect(await readFile(JPEG)).toMatchObject({ width: 1, height: 1024 });
    startFakeBrowser({ image: { ...IMAGE, width: 1000, height: 30 } });
    expect(await readFile(JPEG)).toMatchObject({ width: 1000, height: 30 });
  });

  it.each<[string, FakeBrowserOptions['frame'], number[]]>([
    ['RGBA', {}, [10, 20, 30, 255]],
    ['BGRA', { format: 'BGRA' }, [30, 20, 10, 255]],
    ['RGBX', { format: 'RGBX', bytes: [10, 20, 30, 0, 0, 0, 0, 0] }, [10, 20, 30, 255]],
    ['BGRX', { format: 'BGRX', bytes: [10, 20, 30, 0, 0, 0, 0, 0] }, [30, 20, 10, 255]],
    ['translucent RGBA', { bytes: [10, 20, 30, 128, 0, 0, 0, 0] }, [10, 20, 30, 128]],
    ['I420', { format: 'I420' }, CANVAS],
    ['unknown format', { format: null }, CANVAS],
    ['other primaries', { primaries: 'smpte432' }, CANVAS],
    ['another transfer function', { transfer: 'pq' }, CANVAS],
    ['no frame', null, CANVAS],
    ['no class for frames', undefined, CANVAS],
  ])('reads RGB frames in sRGB, and uses a canvas instead of other frames: %s', async (_name, frame, read) => {
    const browser = startFakeBrowser({ image: IMAGE, frame });
    expect([...(await readFile(JPEG)).data.subarray(0, 4)]).toEqual(read);
    expect(browser).toMatchObject({ openFrames: 0, openBitmaps: 0 });
  });

  it('asks for straight alpha, and applies the rotation and mirroring that a frame reports', async () => {
    startFakeBrowser({ image: IMAGE, frame: { flip: true } });
    const mirrored = await readPixels({ kind: 'pixels', bytes: JPEG, header: TURNED });
    expect([...mirrored.data.subarray(4)]).toEqual(FRAME);
    const browser = startFakeBrowser({ image: IMAGE, frame: { rotation: 90 } });
    const pixels = await readPixels({ kind: 'pixels', bytes: JPEG, header: TURNED });
    expect(pixels).toMatchObject({ width: 1, height: 2 });
    expect(browser.decoding).toEqual([{ premultiplyAlpha: 'none' }]);
  });

  it('uses a canvas for an image that may be rotated if frames do not report their rotation', async () => {
    startFakeBrowser({ image: IMAGE, frame: {}, knowsRotation: false });
    const turned = await readPixels({ kind: 'pixels', bytes: JPEG, header: TURNED });
    expect([...turned.data.subarray(0, 4)]).toEqual(CANVAS);
    const upright = await readPixels({ kind: 'pixels', bytes: JPEG, header: { ...TURNED, mayBeTurned: false } });
    expect([...upright.data.subarray(0, 4)]).toEqual(FRAME);
  });

  it.each<[string, FakeBrowserOptions]>([
    ['falsified', { canvas: 'noise' }],
    ['falsified', { canvas: 'noisy files' }],
    ['no-canvas', { canvas: null }],
    ['damaged', { image: null }],
  ])('rejects with %s if the browser is like %j', async (code, options) => {
    const forgotten = vi.spyOn(URL, 'revokeObjectURL');
    await expect(firstPixel(JPEG, options)).rejects.toMatchObject({ code });
    expect(forgotten).toHaveBeenCalledOnce();
  });

  it('tests a canvas of the size that it reads, because a browser may alter pixels at some sizes only', async () => {
    const image = { ...IMAGE, width: 3000, height: 75 };
    expect(await firstPixel(JPEG, { image, canvas: 'noise', noisySize: '3000 × 75' })).toEqual(CANVAS);
    await expect(firstPixel(JPEG, { image, canvas: 'noise', noisySize: '1024 × 26' })).rejects.toMatchObject({
      code: 'falsified',
    });
  });

  it.each(['image/avif', 'image/heic'] as const)(
    'rejects with `unsupported` if the browser cannot decode a file of this type: %s',
    async (type) => {
      startFakeBrowser({ image: null });
      await expect(readPixels({ kind: 'pixels', bytes: JPEG, header: { ...TURNED, type } })).rejects.toMatchObject({
        code: 'unsupported',
      });
    },
  );
});

describe('readPixels, given a drawing,', () => {
  it('uses a canvas, although it could use a frame', async () => {
    startFakeBrowser({ image: IMAGE, frame: {}, test: {} });
    expect(await readPixels(SVG)).toMatchObject({ width: 4, height: 2 });
  });

  it.each([
    ['straight', [255, 0, 0, 64], [100, 40, 20, 64]],
    // The straight values are 255 / 64 times the premultiplied ones.
    ['premultiplied', [64, 0, 0, 64], [255, 159, 80, 64]],
  ])('if a canvas alters pixels, uses a frame whose alpha is %s', async (_name, test, read) => {
    const bytes = [100, 40, 20, 64, 9, 9, 9, 255];
    const browser = startFakeBrowser({ image: IMAGE, canvas: 'noise', frame: { bytes }, test: { bytes: test } });
    expect([...(await readPixels(SVG)).data]).toEqual([...read, 9, 9, 9, 255]);
    expect(browser.openFrames).toBe(0);
  });

  it('rejects as `falsified` if no canvas or frame returns true pixels, and as `damaged` if the drawing cannot be decoded', async () => {
    startFakeBrowser({ image: IMAGE, canvas: 'noise' });
    await expect(readPixels(SVG)).rejects.toMatchObject({ code: 'falsified' });
    startFakeBrowser({ image: IMAGE, canvas: 'noise', frame: null });
    await expect(readPixels(SVG)).rejects.toMatchObject({ code: 'falsified' });
    startFakeBrowser({ image: null });
    await expect(readPixels(SVG)).rejects.toMatchObject({ code: 'damaged' });
  });
});
