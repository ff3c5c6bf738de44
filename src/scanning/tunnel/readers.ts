// The only file that knows the decoder libraries.
import jsQR from 'jsqr';
import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import type { Pixels } from '#raster';

/** The strong reader and the weak one. */
export const READER_IDS = ['zxing', 'jsqr'] as const;

export type ReaderId = (typeof READER_IDS)[number];

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

/** ZXing's WebAssembly module, fetched or read by the caller. */
export interface ReaderModule {
  readonly bytes: ArrayBuffer;
}

/** A picture as ZXing takes it. */
type ZxingPicture = Parameters<typeof readBarcodes>[0];

const ZXING_OPTIONS: ReaderOptions = {
  formats: ['QRCode'],
  tryHarder: true,
  tryRotate: false,
  tryInvert: true,
  tryDownscale: true,
  maxNumberOfSymbols: 1,
  textMode: 'Plain',
};

/**
 * Returns the strong reader and the weak one. Rejects if the module cannot be compiled; `WEAK_READER` works without it,
 * and a later call may succeed.
 */
export async function loadReaders(module: ReaderModule): Promise<readonly Reader[]> {
  return [await loadZxing(module), WEAK_READER];
}

async function loadZxing({ bytes }: ReaderModule): Promise<Reader> {
  await prepareZXingModule({ overrides: { wasmBinary: bytes }, fireImmediately: true });
  return {
    id: 'zxing',
    async read({ width, height, data }) {
      const [result] = await readBarcodes(zxingPicture({ width, height, data }), ZXING_OPTIONS);
      return result?.isValid ? { text: result.text, bytes: result.bytes } : null;
    },
  };
}

function zxingPicture({ width, height, data }: Pixels): ZxingPicture {
  return { width, height, data, colorSpace: 'srgb' } as ZxingPicture;
}

/** jsQR, which needs nothing but this file. */
export const WEAK_READER: Reader = {
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

/**
 * Returns all codes in an opaque picture, each text once. Without the module, or where it cannot be compiled, the weak
 * reader looks, which finds one code at most. Never rejects.
 */
export async function findCodes(picture: Pixels, module: ReaderModule | null): Promise<FoundCode[]> {
  const isStrong = module !== null && (await loadZxing(module).then(Boolean, () => false));
  const found = isStrong ? await findWithZxing(zxingPicture(picture)) : findWithJsqr(picture);
  return found.filter(({ text }, k) => text !== '' && found.findIndex((other) => other.text === text) === k);
}

async function findWithZxing(picture: ZxingPicture): Promise<FoundCode[]> {
  const options = { ...ZXING_OPTIONS, tryRotate: true, maxNumberOfSymbols: MOST_FOUND };
  const results = await readBarcodes(picture, options);
  return results
    .filter(({ isValid }) => isValid)
    .map(({ text, extra }) => {
      const { Version, ECLevel, DataMask } = parseExtra(extra);
      return { text, version: wholeNumber(Version), level: levelOf(ECLevel), mask: wholeNumber(DataMask) };
    });
}

function findWithJsqr({ width, height, data }: Pixels): FoundCode[] {
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
