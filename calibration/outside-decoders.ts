// Outside decoders: decoders that take no part in a verdict. Only for tests and calibration: the site never loads this
// file.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import decodeQr from 'qr/decode.js';
import { type Pixels, toGray } from '#raster';
import { loadOpenCv, loadZbar } from '../package/command/readers.ts';
import type { Reader } from '../package/doors/check.ts';

/** An outside decoder. It reads opaque pictures and returns the text, or null if it finds none. */
export interface OutsideDecoder {
  readonly id: OutsideDecoderId;
  read(pixels: Pixels): Promise<string | null>;
}

/** zbar, the npm package `qr`, quirc and OpenCV. Many scanners and programs are built on them. */
export const OUTSIDE_DECODERS = ['zbar', 'qr', 'quirc', 'opencv'] as const;

export type OutsideDecoderId = (typeof OUTSIDE_DECODERS)[number];

const require = createRequire(import.meta.url);

const loaded = new Map<OutsideDecoderId, Promise<OutsideDecoder>>();

/**
 * Returns the outside decoders with these ids, in the same order; by default, all of them. Each decoder is loaded once.
 * Rejects if a decoder cannot be loaded: if it were left out, its disagreements would go unnoticed.
 */
export function loadOutsideDecoders(
  ids: readonly OutsideDecoderId[] = OUTSIDE_DECODERS,
): Promise<readonly OutsideDecoder[]> {
  return Promise.all(
    ids.map((id) => {
      const decoder = loaded.get(id) ?? LOADERS[id]();
      loaded.set(id, decoder);
      return decoder;
    }),
  );
}

const QR: OutsideDecoder = {
  id: 'qr',
  async read(pixels) {
    try {
      return decodeQr(toImageData(pixels));
    } catch {
      // The package throws if there is no code.
      return null;
    }
  },
};

/** The package's CommonJS build, which is used because the other build is incomplete. */
interface QuircPackage {
  readonly Quirc: new (
    instance: WebAssembly.Instance,
  ) => {
    decode(gray: Uint8Array, width: number, height: number): readonly { readonly data: { readonly text: string } }[];
  };
}

async function loadQuirc(): Promise<OutsideDecoder> {
  const { Quirc } = require('quirc') as QuircPackage;
  const file = join(dirname(require.resolve('quirc')), '../libquirc.wasm');
  const { instance } = await WebAssembly.instantiate(readFileSync(file));
  const quirc = new Quirc(instance);
  return {
    id: 'quirc',
    async read(pixels) {
      const [code] = quirc.decode(toBytesOfGray(pixels), pixels.width, pixels.height);
      return code ? code.data.text : null;
    },
  };
}

const LOADERS: Readonly<Record<OutsideDecoderId, () => Promise<OutsideDecoder>>> = {
  zbar: async () => first('zbar', await loadZbar()),
  qr: async () => QR,
  quirc: loadQuirc,
  opencv: async () => first('opencv', await loadOpenCv()),
};

function first(id: OutsideDecoderId, read: Reader['read']): OutsideDecoder {
  return { id, read: async (pixels) => (await read(pixels))[0] ?? null };
}

function toImageData({ width, height, data }: Pixels): ImageData {
  return { width, height, data, colorSpace: 'srgb' } as ImageData;
}

function toBytesOfGray(pixels: Pixels): Uint8Array {
  const { luma } = toGray(pixels, 255);
  // `Uint8Array.from` takes 30 times as long.
  const bytes = new Uint8Array(luma.length);
  for (let at = 0; at < luma.length; at++) bytes[at] = Math.round(luma[at]);
  return bytes;
}
