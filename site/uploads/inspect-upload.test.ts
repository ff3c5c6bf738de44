import { describe, expect, it } from 'vitest';
import { writeDataUrl } from '#raster';
import { SAMPLE_IMAGES } from '../../core/raster/testing/sample-images.ts';
import { ImageError } from './image-error.ts';
import { inspectUpload } from './inspect-upload.ts';

const PNG = new Uint8Array(Buffer.from(SAMPLE_IMAGES.png, 'base64'));

/** Returns a PNG whose header claims this size. */
function sized(width: number, height: number): Uint8Array<ArrayBuffer> {
  const file = PNG.slice();
  const view = new DataView(file.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return file;
}

async function errorOf(bytes: Uint8Array<ArrayBuffer>): Promise<ImageError> {
  const error = await inspectUpload(bytes).catch((reason: unknown) => reason);
  if (!(error instanceof ImageError)) throw new Error('not refused');
  return error;
}

describe('inspectUpload', () => {
  it('accepts up to 120 million pixels', async () => {
    expect(await inspectUpload(sized(12_000, 10_000))).toMatchObject({ kind: 'pixels', header: { width: 12_000 } });
    const { code, excess } = await errorOf(sized(12_000, 10_001));
    expect(code).toBe('too-large');
    expect(excess).toEqual({ of: 'pixels', found: 120_012_000, most: 120_000_000 });
  });

  it('accepts up to 64 MB', async () => {
    const padded = (length: number) => {
      const file = new Uint8Array(length);
      file.set(PNG);
      return file;
    };
    expect(await inspectUpload(padded(67_108_864))).toMatchObject({ kind: 'pixels' });
    const { code, excess } = await errorOf(padded(67_108_865));
    expect(code).toBe('too-large');
    expect(excess).toEqual({ of: 'bytes', found: 67_108_865, most: 67_108_864 });
  });

  it('accepts an SVG, scales its longer side to 1,024 pixels and keeps its embedded images', async () => {
    const image = `<image width="9" height="9" href="data:image/png;base64,${SAMPLE_IMAGES.png}"/>`;
    const text = `<svg xmlns="http://www.w3.org/2000/svg" width="30" height="15"><rect width="9"/>${image}</svg>`;
    const inspected = await inspectUpload(new TextEncoder().encode(text));
    if (inspected.kind !== 'drawing') return expect.fail('no drawing');
    expect(inspected.svg).toMatchObject({ width: 1024, height: 512 });
    expect(inspected.svg.text).toContain(SAMPLE_IMAGES.png);
  });

  it('refuses an SVG with a damaged embedded image, and leaves out an embedded file that is no image', async () => {
    const drawing = (content: Uint8Array) => {
      const href = writeDataUrl('image/png', content);
      return new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg"><image href="${href}"/></svg>`);
    };
    expect((await errorOf(drawing(PNG.subarray(0, 60)))).code).toBe('damaged');
    const inspected = await inspectUpload(drawing(new TextEncoder().encode('hello')));
    expect(inspected).toMatchObject({ svg: { text: expect.not.stringContaining('image') } });
  });

  it('names the limit that an SVG exceeds', async () => {
    const text = `<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(100)}`;
    const { code, excess, message } = await errorOf(new TextEncoder().encode(text));
    expect(code).toBe('too-complex');
    expect(excess).toEqual({ of: 'depth', found: 101, most: 100 });
    expect(message).toBe('Failed to load custom image');
  });

  it('reports no figures if no limit is exceeded', async () => {
    expect(await errorOf(PNG.subarray(0, 60))).toMatchObject({ code: 'damaged', excess: null });
    expect(await errorOf(new TextEncoder().encode('hello'))).toMatchObject({ code: 'not-an-image', excess: null });
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><foreignObject/></svg>';
    expect(await errorOf(new TextEncoder().encode(drawing))).toMatchObject({ code: 'not-plain', excess: null });
  });
});
