// A thread that decodes one image with a codec of others. `images.ts` ends it if a hostile file takes too long.

import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { decodePng, type Pixels } from '#raster';

export type CodecType = 'image/jpeg' | 'image/webp' | 'image/svg+xml';

export interface DecodeOrder {
  readonly type: CodecType;
  readonly file: Uint8Array<ArrayBuffer>;
}

/** The pixels, or why there are none. */
export type DecodeAnswer = { readonly pixels: Pixels } | { readonly failure: 'not-installed' | 'damaged' };

/** Pixels on the longer side of a drawn SVG, which has no size of its own. */
const SVG_SIDE = 2048;

const DECODERS: Readonly<Record<CodecType, (file: Uint8Array<ArrayBuffer>) => Promise<Pixels | null>>> = {
  async 'image/jpeg'(file) {
    const { default: decode, init } = await import('@jsquash/jpeg/decode.js');
    await init(await compile('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'));
    return decode(file.buffer, { preserveOrientation: true });
  },
  async 'image/webp'(file) {
    const { default: decode, init } = await import('@jsquash/webp/decode.js');
    await init(await compile('@jsquash/webp/codec/dec/webp_dec.wasm'));
    return decode(file.buffer);
  },
  async 'image/svg+xml'(file) {
    const { initWasm, Resvg } = await import('@resvg/resvg-wasm');
    await initWasm(await compile('@resvg/resvg-wasm/index_bg.wasm'));
    const text = withBareReferences(new TextDecoder().decode(file));
    const { width, height } = new Resvg(text);
    const fitTo = { mode: width > height ? 'width' : 'height', value: SVG_SIDE } as const;
    return decodePng(new Uint8Array(new Resvg(text, { fitTo }).render().asPng()));
  },
};

/** resvg 2.6.2 ignores `url('#a')`, as qr-code-styling writes it, and knows only `url(#a)` (linebender/resvg#235). */
function withBareReferences(svg: string): string {
  return svg.replace(/url\(\s*('|"|&quot;|&apos;|&#39;|&#34;)(#[^'"()&<>]*)\1\s*\)/g, 'url($2)');
}

async function compile(name: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(new URL(import.meta.resolve(name))));
}

async function answer({ type, file }: DecodeOrder): Promise<DecodeAnswer> {
  try {
    const pixels = await DECODERS[type](file);
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
