import { Worker } from 'node:worker_threads';
import { decodePng, MAX_BYTES, type Pixels, readImageHeader } from '#raster';
import type { CodecType, DecodeAnswer, DecodeOrder } from './decode-image.ts';
import { CommandError, STATUS } from './errors.ts';
import { readInput } from './files.ts';

export interface ImageFile {
  readonly type: 'image/png' | CodecType;
  readonly file: Uint8Array<ArrayBuffer>;
  readonly pixels: Pixels;
}

/** Types with the packages that decode them, which are installed only where they are wanted. */
const CODECS: Readonly<Record<CodecType, string>> = {
  'image/jpeg': '@jsquash/jpeg',
  'image/webp': '@jsquash/webp',
  'image/svg+xml': '@resvg/resvg-wasm',
};

/** Milliseconds after which decoding an image ends. A photo of 100 million pixels takes a few seconds. */
const MOST_TIME = 15_000;

/** Bytes of memory that decoding may need. */
const MOST_MEMORY = 900_000_000;

/** Bytes per pixel that decoding needs besides those of the header: the codecs in WebAssembly have copies of their own. */
const PIXEL_BYTES: Readonly<Record<string, number>> = { 'image/png': 4, 'image/jpeg': 8, 'image/webp': 8 };

/** A JPEG may draw the same pixels in any number of passes. Those of programs have about ten. */
const MOST_SCANS = 200;

/** Reads and decodes an image; `-` is standard input. Rejects with a `CommandError`. */
export async function readImage(path: string): Promise<ImageFile> {
  return decodeImage(path, await readInput(path, MAX_BYTES));
}

/**
 * Rejects with a `CommandError` that tells the name if the file is something else, or takes too much memory or time.
 */
export async function decodeImage(path: string, file: Uint8Array<ArrayBuffer>): Promise<ImageFile> {
  const type = typeOf(path, file);
  if (type === 'image/png') {
    const pixels = await decodePng(file);
    if (!pixels) throw notRead(path, 'is damaged');
    return { type, file, pixels };
  }
  const answer = await decode({ type, file });
  if ('pixels' in answer) return { type, file, pixels: answer.pixels };
  if (answer.failure === 'damaged') throw notRead(path, 'is damaged');
  if (answer.failure === 'slow') throw notRead(path, 'takes too long to decode');
  throw notRead(path, `needs a decoder, which is a package of its own. Install it: npm install ${CODECS[type]}`);
}

function typeOf(path: string, file: Uint8Array<ArrayBuffer>): ImageFile['type'] {
  const header = readImageHeader(file);
  if (header === 'damaged') throw notRead(path, 'is damaged');
  if (header === 'not-an-image') {
    if (isSvg(file)) return 'image/svg+xml';
    throw notRead(path, 'is no image. PNG, JPEG, WebP and SVG files can be read');
  }
  const { type, isCmyk, isAnimated, extraBytes = 0 } = header;
  if (!(type in PIXEL_BYTES)) throw notRead(path, `is of the type ${type}. PNG, JPEG, WebP and SVG files can be read`);
  if (isCmyk) throw notRead(path, 'has CMYK colors, for printers. Save it with RGB colors, or as a PNG');
  if (isAnimated && type === 'image/webp') throw notRead(path, 'is animated. Save one of its pictures, and give that');
  const memory = header.width * header.height * (PIXEL_BYTES[type] + extraBytes);
  if (memory > MOST_MEMORY)
    throw notRead(path, `has too many pixels: ${header.width} × ${header.height}. Scale it down`);
  if (type === 'image/jpeg' && countScans(file) > MOST_SCANS) throw notRead(path, 'has too many scans');
  return header.type as ImageFile['type'];
}

/** An `svg` tag near the beginning. Entities, of which a few could become gigabytes, are never needed. */
function isSvg(file: Uint8Array): boolean {
  const start = new TextDecoder().decode(file.subarray(0, 4096));
  return /^\uFEFF?\s*</.test(start) && /<(?:[\w.-]+:)?svg[\s>]/.test(start) && !start.includes('<!ENTITY');
}

function countScans(file: Uint8Array): number {
  let count = 0;
  for (let at = file.indexOf(0xff); at >= 0; at = file.indexOf(0xff, at + 1)) if (file[at + 1] === 0xda) count++;
  return count;
}

function decode(order: DecodeOrder): Promise<DecodeAnswer | { readonly failure: 'slow' }> {
  // Codecs' own words are not ours.
  const options = { workerData: order, stdout: true, stderr: true };
  const worker = new Worker(new URL('../decode-image.js', import.meta.url), options);
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ failure: 'slow' }), MOST_TIME);
    worker.once('message', resolve);
    // Running out of memory.
    worker.once('error', () => resolve({ failure: 'damaged' }));
    worker.once('exit', () => clearTimeout(timer));
  }).finally(() => worker.terminate()) as Promise<DecodeAnswer | { readonly failure: 'slow' }>;
}

function notRead(path: string, what: string): CommandError {
  return new CommandError(STATUS.noInput, `${path} ${what}.`);
}
