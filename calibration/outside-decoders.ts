// Outside decoders: decoders that take no part in a verdict. Only for tests and calibration: the site never loads this
// file.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { scanImageData } from '@undecaf/zbar-wasm';
import decodeQr from 'qr/decode.js';
import { type Pixels, toGray } from '#raster';

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

const ZBAR: OutsideDecoder = {
  id: 'zbar',
  async read(pixels) {
    const [symbol] = await scanImageData(toImageData(pixels));
    return symbol ? symbol.decode() : null;
  },
};

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
  zbar: async () => ZBAR,
  qr: async () => QR,
  quirc: loadQuirc,
  opencv: loadOpenCv,
};

interface Matrix {
  delete(): void;
}

interface OpenCv {
  onRuntimeInitialized: () => void;
  readonly CV_8UC1: number;
  readonly Mat: new () => Matrix;
  readonly QRCodeDetector: new () => { detectAndDecode(image: Matrix, corners: Matrix, straight: Matrix): string };
  matFromArray(rows: number, columns: number, type: number, values: Uint8Array): Matrix;
}

async function loadOpenCv(): Promise<OutsideDecoder> {
  const cv = await startOpenCv();
  const detector = new cv.QRCodeDetector();
  return {
    id: 'opencv',
    async read(pixels) {
      const used = [
        cv.matFromArray(pixels.height, pixels.width, cv.CV_8UC1, toBytesOfGray(pixels)),
        new cv.Mat(),
        new cv.Mat(),
      ];
      try {
        return detector.detectAndDecode(used[0], used[1], used[2]) || null;
      } catch (error) {
        // OpenCV throws errors of its C++ code as plain numbers.
        if (typeof error === 'number') return null;
        throw error;
      } finally {
        for (const matrix of used) matrix.delete();
      }
    },
  };
}

/**
 * Starts OpenCV without two side effects. When its script loads, it adds process handlers, which on any uncaught error
 * print ten megabytes of source and end the process. It also keeps a reference to `console.warn`, and warns with it of
 * each text beyond ASCII, although it reads such texts correctly.
 */
async function startOpenCv(): Promise<OpenCv> {
  const { warn } = console;
  const before = new Set(HELD_EVENTS.flatMap((event) => process.rawListeners(event)));
  console.warn = () => {};
  const cv = require('@techstark/opencv-js') as OpenCv;
  console.warn = warn;
  for (const event of HELD_EVENTS) {
    for (const listener of process.rawListeners(event)) {
      if (!before.has(listener)) process.off(event, listener as () => void);
    }
  }
  return new Promise((resolve) => {
    cv.onRuntimeInitialized = () => {
      // The module has a `then` that resolves to the module itself, so awaiting it would never end.
      Reflect.deleteProperty(cv, 'then');
      resolve(cv);
    };
  });
}

const HELD_EVENTS = ['uncaughtException', 'unhandledRejection'] as const;

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
