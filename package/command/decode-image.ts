// A thread that decodes one image, mostly with a codec of others. `images.ts` ends it if a hostile file takes too long.

import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { decodeBmp, decodeGif, decodePng, decodeTiff, type Pixels, readDataUrl } from '#raster';

export type CodecType = keyof typeof DECODERS;

export interface DecodeOrder {
  readonly type: CodecType;
  readonly file: Bytes;
  /** From 0. Only a TIFF has several. */
  readonly page: number;
}

/** The pixels, or why there are none. */
export type DecodeAnswer = { readonly pixels: Pixels } | { readonly failure: 'not-installed' | 'damaged' };

type Bytes = Uint8Array<ArrayBuffer>;

/** Pixels on the longer side of a drawn SVG, which has no size of its own. */
const SVG_SIDE = 2048;

const AVIF: string = '@jsquash/avif/decode.js';

const DECODERS = {
  'image/jpeg': decodeJpeg,
  async 'image/webp'(file: Bytes) {
    const { default: url } = await import('@jsquash/webp/codec/dec/webp_dec.wasm?url&inline');
    const { default: decode, init } = await import('@jsquash/webp/decode.js');
    await init(await WebAssembly.compile(readDataUrl(url)!.bytes));
    return decode(file.slice().buffer);
  },
  'image/gif': async (file: Bytes) => decodeGif(file),
  'image/bmp': async (file: Bytes) => decodeBmp(file),
  'image/tiff': (file: Bytes, page: number) => decodeTiff(file, page, decodeJpeg),
  async 'image/avif'(file: Bytes) {
    // It has the functions of the other, and is not needed to build this.
    const { default: decode, init }: typeof import('@jsquash/webp/decode.js') = await import(AVIF);
    await init(await compile('@jsquash/avif/codec/dec/avif_dec.wasm'));
    return decode(file.slice().buffer);
  },
  async 'image/svg+xml'(file: Bytes) {
    const { initWasm, Resvg } = await import('@resvg/resvg-wasm');
    await initWasm(await compile('@resvg/resvg-wasm/index_bg.wasm'));
    const text = withBareReferences(new TextDecoder().decode(file));
    const { width, height } = new Resvg(text);
    const fitTo = { mode: width > height ? 'width' : 'height', value: SVG_SIDE } as const;
    return decodePng(new Uint8Array(new Resvg(text, { fitTo }).render().asPng()));
  },
} satisfies Readonly<Record<string, (file: Bytes, page: number) => Promise<Pixels | null>>>;

let jpegCodec: ReturnType<typeof loadJpegCodec> | null = null;

/** A TIFF may consist of thousands of JPEGs, which share one codec. */
async function decodeJpeg(file: Bytes): Promise<Pixels> {
  jpegCodec ??= loadJpegCodec();
  const decode = await jpegCodec;
  return decode(file.slice().buffer, { preserveOrientation: true });
}

async function loadJpegCodec() {
  const { default: url } = await import('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm?url&inline');
  const { default: decode, init } = await import('@jsquash/jpeg/decode.js');
  await init(await WebAssembly.compile(readDataUrl(url)!.bytes));
  return decode;
}

/** resvg 2.6.2 ignores `url('#a')`, as qr-code-styling writes it, and knows only `url(#a)` (linebender/resvg#235). */
function withBareReferences(svg: string): string {
  return svg.replace(/url\(\s*('|"|&quot;|&apos;|&#39;|&#34;)(#[^'"()&<>]*)\1\s*\)/g, 'url($2)');
}

async function compile(name: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(new URL(import.meta.resolve(name))));
}

async function answer({ type, file, page }: DecodeOrder): Promise<DecodeAnswer> {
  try {
    const pixels = await DECODERS[type](file, page);
    return pixels ? { pixels } : { failure: 'damaged' };
  } catch (error) {
    return { failure: isMissing(error) ? 'not-installed' : 'damaged' };
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
}

if (parentPort) {
  const answered = await answer(workerData);
  parentPort.postMessage(answered, 'pixels' in answered ? [answered.pixels.data.buffer] : []);
}
