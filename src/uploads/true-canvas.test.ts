import { afterEach, expect, it, vi } from 'vitest';
import { startFakeBrowser } from './testing/fake-browser.ts';
import { createCanvas, isCanvasTrue, writeCanvas } from './true-canvas.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['true', true],
  ['noise', false],
  ['noisy files', false],
] as const)('isCanvasTrue compares all drawn pixels with the canvas and its PNG file: %s', async (canvas, isTrue) => {
  // The fakes alter only the last pixel.
  startFakeBrowser({ canvas });
  expect(await isCanvasTrue(300, 2)).toBe(isTrue);
});

it('isCanvasTrue tests the canvas with a picture of many colors', async () => {
  const drawn = vi.fn();
  const { getContext } = {
    getContext: () => ({ createImageData: newPixels, putImageData: drawn, getImageData: newPixels }),
  };
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = getContext;
    },
  );
  await isCanvasTrue(64, 64);
  const [{ data }] = drawn.mock.calls[0];
  expect(new Set(new Uint32Array(data.buffer)).size).toBe(64 * 64);
});

function newPixels(): { width: number; height: number; data: Uint8ClampedArray } {
  return { width: 64, height: 64, data: new Uint8ClampedArray(4 * 64 * 64) };
}

it('createCanvas throws the specified message if the browser provides no canvas', () => {
  startFakeBrowser({ canvas: null });
  expect(() => createCanvas(1, 1)).toThrow(
    expect.objectContaining({ code: 'no-canvas', message: 'Could not create canvas context' }),
  );
});

it('writeCanvas rejects if a canvas of the page returns no file', async () => {
  const canvas = { toBlob: (done: (blob: Blob | null) => void) => done(null) } as HTMLCanvasElement;
  await expect(writeCanvas(canvas, 'image/png')).rejects.toMatchObject({ code: 'no-canvas' });
});

it('writeCanvas asks a canvas of a page or worker for a file of the requested type and quality', async () => {
  const file = new Blob();
  const toBlob = vi.fn((done: (blob: Blob | null) => void) => done(file));
  expect(await writeCanvas({ toBlob } as unknown as HTMLCanvasElement, 'image/webp', 0.8)).toBe(file);
  expect(toBlob).toHaveBeenCalledExactlyOnceWith(expect.any(Function), 'image/webp', 0.8);
  const convertToBlob = vi.fn(async () => file);
  const canvas = { convertToBlob } as unknown as OffscreenCanvas;
  expect(await writeCanvas(canvas, 'image/webp', 0.8)).toBe(file);
  await writeCanvas(canvas, 'image/png');
  expect(convertToBlob.mock.calls).toEqual([[{ type: 'image/webp', quality: 0.8 }], [{ type: 'image/png' }]]);
});

it('createCanvas makes a canvas element if there is a document', () => {
  const canvas = { width: 0, height: 0, getContext: () => ({}) };
  vi.stubGlobal('document', { createElement: () => canvas });
  expect(createCanvas(3, 4).canvas).toBe(canvas);
  expect(canvas).toMatchObject({ width: 3, height: 4 });
});
