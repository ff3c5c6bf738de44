import { Worker } from 'node:worker_threads';
import { decodePng, encodePng, type FileKind, MAX_BYTES, MOST_PAGES, type Pixels, readImageHeader } from '#raster';
import type { CodecType, DecodeAnswer, DecodeOrder } from './decode-image.ts';
import { CommandError, STATUS } from './errors.ts';
import { readInput } from './files.ts';

/** An image that every viewer shows, with its pixels. */
export interface ImageFile {
  readonly type: string;
  readonly file: Uint8Array<ArrayBuffer>;
  readonly pixels: Pixels;
}

/** The packages that decode some types. They are installed only where they are wanted. */
const CODECS: Readonly<Record<string, string>> = {
  'image/avif': '@jsquash/avif',
  'image/svg+xml': '@resvg/resvg-wasm',
};

/** What is read, for sentences. */
export const READ_TYPES = 'PNG, JPEG, WebP, GIF, BMP, TIFF, AVIF and SVG';

/** Milliseconds after which decoding an image ends. A photo of 100 million pixels takes a few seconds. */
const MOST_TIME = 15_000;

/** Bytes of memory that decoding may need. */
const MOST_MEMORY = 900_000_000;

/** Bytes per pixel that decoding needs besides those of the header: the codecs in WebAssembly have copies of their own. */
const PIXEL_BYTES: Readonly<Record<string, number>> = {
  'image/png': 4,
  'image/jpeg': 8,
  'image/webp': 8,
  'image/gif': 5,
  'image/bmp': 5,
  // Turning makes a copy.
  'image/tiff': 8,
  'image/avif': 12,
};

/** A JPEG may draw the same pixels in any number of passes. Those of programs have about ten. */
const MOST_SCANS = 200;

/** Types that browsers and programs for print draw. */
const DRAWN = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'];

/** Reads and decodes one image; `-` is standard input. Rejects with a `CommandError`, also for several pages. */
export async function readImage(path: string): Promise<ImageFile> {
  return decodeImage(path, await readInput(path, MAX_BYTES));
}

/** Like `readImage`, for a file that was read. `path` is its name in sentences. */
export async function decodeImage(path: string, file: Uint8Array<ArrayBuffer>): Promise<ImageFile> {
  const { type, pages } = imageType(path, file);
  if (pages > 1) throw notRead(path, `has ${pages} pages. Save one of them, and give that`);
  const pixels = await decodePage(path, file, type, 0);
  if (DRAWN.includes(type)) return { type, file, pixels };
  return { type: 'image/png', file: await encodePng(pixels), pixels };
}

/** A page of a file. `number` counts from 1; null if the file cannot have several. */
export interface Page {
  readonly number: number | null;
  readonly pixels: Pixels;
}

/** Reads and decodes all pages of a file, one after the other. Rejects with a `CommandError`. */
export async function* readPages(path: string): AsyncGenerator<Page> {
  const file = await readInput(path, MAX_BYTES);
  const { type, pages } = imageType(path, file);
  for (let page = 0; page < pages; page++) {
    yield { number: pages > 1 ? page + 1 : null, pixels: await decodePage(path, file, type, page) };
  }
}

async function decodePage(
  path: string,
  file: Uint8Array<ArrayBuffer>,
  type: CodecType | 'image/png',
  page: number,
): Promise<Pixels> {
  if (type === 'image/png') {
    const pixels = await decodePng(file);
    if (!pixels) throw notRead(path, 'is damaged');
    return pixels;
  }
  const answer = await decode({ type, file, page });
  if ('pixels' in answer) return answer.pixels;
  if (answer.failure === 'damaged') throw notRead(path, 'is damaged');
  if (answer.failure === 'slow') throw notRead(path, 'takes too long to decode');
  const codec = CODECS[type];
  const way = `npx -p quietzone -p ${codec} quietzone …, or in a project npm install ${codec}`;
  throw notRead(path, `needs a decoder, which is a package of its own: ${way}`);
}

/** Says what a file is. Throws a `CommandError` with the reason if it is not read. */
function imageType(path: string, file: Uint8Array<ArrayBuffer>) {
  const header = readImageHeader(file);
  if (typeof header === 'string') return { type: textType(path, header, file), pages: 1 };
  const { type, isCmyk, isAnimated, isUnknown, extraBytes = 0, pages = 1 } = header;
  if (type === 'image/heic') throw notRead(path, `is a HEIC photo. Save it as a JPEG, or take a screenshot of it`);
  if (!(type in PIXEL_BYTES)) throw notRead(path, `is of the type ${type}. ${READ_TYPES} files can be read`);
  if (isCmyk) throw notRead(path, 'has CMYK colors, for printers. Save it with RGB colors, or as a PNG');
  if (isUnknown) throw notRead(path, 'is a TIFF with colors or a compression that are not read. Save it as a PNG');
  if (isAnimated && type !== 'image/png') throw notRead(path, 'is animated. Save one of its pictures, and give that');
  if (pages > MOST_PAGES) throw notRead(path, `has more than ${MOST_PAGES} pages. Split it`);
  const memory = header.width * header.height * (PIXEL_BYTES[type] + extraBytes);
  if (memory > MOST_MEMORY)
    throw notRead(path, `has too many pixels: ${header.width} × ${header.height}. Scale it down`);
  if (type === 'image/jpeg' && countScans(file) > MOST_SCANS) throw notRead(path, 'has too many scans');
  return { type: type as CodecType | 'image/png', pages };
}

function textType(path: string, kind: FileKind & string, file: Uint8Array): 'image/svg+xml' {
  if (kind === 'damaged') throw notRead(path, 'is damaged');
  if (kind === 'pdf') {
    throw notRead(path, 'is a PDF. Make pictures of its pages, for example with: pdftoppm -r 300 -png FILE page');
  }
  // Entities, of which a few could become gigabytes, are never needed.
  const hasEntities = new TextDecoder().decode(file.subarray(0, 4096)).includes('<!ENTITY');
  if (kind === 'svg' && !hasEntities) return 'image/svg+xml';
  throw notRead(path, `is no image. ${READ_TYPES} files can be read`);
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
