// The only file that knows the decoder libraries.
import jsQR from 'jsqr';
import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import type { Pixels } from '#raster';

export type ReaderId = 'zxing' | 'jsqr';

/** What a reader took from a picture. */
export interface ReadText {
  readonly text: string;
  /** The message before it was made a text: readers guess character sets differently. */
  readonly bytes: ArrayLike<number>;
}

/** Finds the QR code in an opaque picture and reads it; null when it cannot. */
export interface Reader {
  readonly id: ReaderId;
  read(pixels: Pixels): Promise<ReadText | null>;
}

/** ZXing's WebAssembly: its address, or its bytes where nothing can be fetched. */
export type ReaderModule = { readonly url: string } | { readonly bytes: ArrayBuffer };

const ZXING_OPTIONS: ReaderOptions = {
  formats: ['QRCode'],
  tryHarder: true,
  tryRotate: false,
  tryInvert: true,
  tryDownscale: true,
  maxNumberOfSymbols: 1,
  textMode: 'Plain',
};

/** The strong reader and the weak one; the weak one alone where the browser gives no WebAssembly. Loads what they need. */
export async function loadReaders(module: ReaderModule): Promise<readonly Reader[]> {
  try {
    return [await loadZxing(module), JSQR];
  } catch (error) {
    console.warn('Reading without ZXing', error);
    return [JSQR];
  }
}

async function loadZxing(module: ReaderModule): Promise<Reader> {
  await prepareZXingModule({
    overrides: 'url' in module ? { locateFile: () => module.url } : { wasmBinary: module.bytes },
    fireImmediately: true,
  });
  return {
    id: 'zxing',
    async read({ width, height, data }) {
      const [result] = await readBarcodes({ width, height, data, colorSpace: 'srgb' } as ImageData, ZXING_OPTIONS);
      return result?.isValid ? { text: result.text, bytes: result.bytes } : null;
    },
  };
}

const JSQR: Reader = {
  id: 'jsqr',
  async read({ width, height, data }) {
    const result = readWithJsqr(data, width, height);
    return result && { text: result.data, bytes: result.binaryData };
  },
};

function readWithJsqr(data: Uint8ClampedArray, width: number, height: number): ReturnType<typeof jsQR> {
  try {
    return jsQR(data, width, height, { inversionAttempts: 'dontInvert' });
  } catch (error) {
    // Some pictures lead it out of its own arrays: it cannot read them.
    if (error instanceof Error) return null;
    throw error;
  }
}
