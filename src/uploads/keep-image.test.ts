import { expect, it } from 'vitest';
import { readImageHeader } from './image-header.ts';
import { isKeptForm } from './keep-image.ts';
import { SAMPLE_IMAGES } from './testing/sample-images.ts';

const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));
const PNG = bytesOf(SAMPLE_IMAGES.png);
const WEBP = bytesOf(SAMPLE_IMAGES.extendedWebp);

function isKept(file: Uint8Array<ArrayBuffer>): boolean {
  const header = readImageHeader(file);
  if (typeof header === 'string') throw new Error(header);
  return isKeptForm(header);
}

/** Returns the PNG with an empty chunk after its header. */
function withChunk(type: string): Uint8Array<ArrayBuffer> {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(type, 'latin1'), Buffer.alloc(4)]);
  return new Uint8Array(Buffer.concat([PNG.subarray(0, 33), chunk, PNG.subarray(33)]));
}

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

it('a still, upright image is kept unchanged, but no animated or rotated one', () => {
  expect([PNG, WEBP, bytesOf(SAMPLE_IMAGES.jpeg), bytesOf(SAMPLE_IMAGES.webp)].map(isKept)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(isKept(withChunk('tEXt'))).toBe(true);
  // A PNG with an animation chunk and one with an EXIF chunk, then a WebP with each of the corresponding flags.
  expect([withChunk('acTL'), withChunk('eXIf'), withFlag(2), withFlag(8)].map(isKept)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

it('an image is kept unchanged if its longer side has at most 1,024 pixels', () => {
  expect(isKept(withWidth(1024))).toBe(true);
  expect(isKept(withWidth(1025))).toBe(false);
});
