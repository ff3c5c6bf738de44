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

/** A code that was found in a picture of anyone's. */
export interface FoundCode {
  readonly text: string;
  /** What it says of itself; null where its reader does not tell. */
  readonly version: number | null;
  readonly level: string | null;
  readonly mask: number | null;
}

const MOST_FOUND = 16;

/** All codes in an opaque picture, each text once; by the weak reader, which finds one, where the browser gives no WebAssembly. */
export async function findCodes({ width, height, data }: Pixels, module: ReaderModule): Promise<FoundCode[]> {
  const readers = await loadReaders(module);
  const found = readers.some(({ id }) => id === 'zxing')
    ? await findWithZxing({ width, height, data, colorSpace: 'srgb' } as ImageData)
    : findWithJsqr(data, width, height);
  return found.filter(({ text }, k) => text !== '' && found.findIndex((other) => other.text === text) === k);
}

async function findWithZxing(picture: ImageData): Promise<FoundCode[]> {
  const options = { ...ZXING_OPTIONS, tryRotate: true, maxNumberOfSymbols: MOST_FOUND };
  const results = await readBarcodes(picture, options);
  return results
    .filter(({ isValid }) => isValid)
    .map(({ text, extra }) => {
      const { Version, ECLevel, DataMask } = parseExtra(extra);
      return { text, version: wholeNumber(Version), level: levelOf(ECLevel), mask: wholeNumber(DataMask) };
    });
}

function findWithJsqr(data: Uint8ClampedArray, width: number, height: number): FoundCode[] {
  const result = readWithJsqr(data, width, height);
  return result ? [{ text: result.data, version: result.version, level: null, mask: null }] : [];
}

function parseExtra(extra: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(extra));
  } catch {
    // The library calls it an experiment: without it, less is said.
    return {};
  }
}

function wholeNumber(value: unknown): number | null {
  const number = Number(value ?? Number.NaN);
  return Number.isInteger(number) ? number : null;
}

function levelOf(value: unknown): string | null {
  return typeof value === 'string' && /^[LMQH]$/.test(value) ? value : null;
}
