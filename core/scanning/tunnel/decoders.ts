// The only file that imports the decoder libraries.
import jsQR, { type QRCode as JsqrResult } from 'jsqr';
import { prepareZXingModule, type ReaderOptions, type ReadResult, readBarcodes } from 'zxing-wasm/reader';
import { type ErrorCorrectionLevel, type Format, LEVELS, MASKS } from '#engine';
import type { Pixels } from '#raster';
import { identifyCode, type SeenSymbol } from '#scanning/pixels';

/** The strong decoder, ZXing, and the weak one, jsQR. */
export const DECODER_IDS = ['zxing', 'jsqr'] as const;

export type DecoderId = (typeof DECODER_IDS)[number];

/** A decoder's result. */
export interface ReadText {
  readonly text: string;
  /** The message's bytes. They tell more than `text`, for which decoders guess a character set. */
  readonly bytes: ArrayLike<number>;
  /** Where the code is, with its version and format. Absent if the decoder does not report them. */
  readonly symbol?: SeenSymbol;
}

/** Finds the QR code in an opaque picture and reads it; null if it cannot. */
export interface Decoder {
  readonly id: DecoderId;
  read(pixels: Pixels): Promise<ReadText | null>;
}

/** ZXing's WebAssembly module, fetched or read by the caller. */
export interface DecoderModule {
  readonly bytes: ArrayBuffer;
}

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

const PURE_OPTIONS: ReaderOptions = { ...ZXING_OPTIONS, isPure: true, tryHarder: false, tryDownscale: false };

/** Returns both decoders. Rejects if the module cannot be compiled; a later call may succeed. */
export async function loadDecoders(module: DecoderModule): Promise<readonly Decoder[]> {
  return [await loadZxing(module), WEAK_DECODER];
}

/**
 * Number of readings after which the WebAssembly module is started anew. With each reading, zxing-wasm 3.1 keeps a
 * picture of the symbol and never frees it: 2,000 readings of version 15 leave 12 MB (decoders.test.ts). Chosen, not
 * measured.
 */
const READINGS = 2000;

/**
 * Returns the strong decoder for files that this site made. It first tries to read an upright code that fills the
 * picture, which is quickest. If that fails, it searches the picture. Memory does not grow with the number of pictures.
 * Rejects if the module cannot be compiled.
 */
export async function loadFileReader(module: DecoderModule, mostReadings = READINGS): Promise<Decoder> {
  const { id, read } = await loadZxing(module);
  let readings = 0;
  return {
    id,
    async read(pixels) {
      if (++readings % mostReadings === 0) await startZxing(module, true);
      return (await readWithZxing(pixels, PURE_OPTIONS)) ?? read(pixels);
    },
  };
}

async function loadZxing(module: DecoderModule): Promise<Decoder> {
  await startZxing(module, false);
  return { id: 'zxing', read: (pixels) => readWithZxing(pixels, ZXING_OPTIONS) };
}

/** Starts the module unless it is running already. With `isNew`, a new instance replaces the running one. */
async function startZxing({ bytes }: DecoderModule, isNew: boolean): Promise<void> {
  const overrides = { wasmBinary: bytes };
  await prepareZXingModule({ overrides, fireImmediately: true, ...(isNew && { equalityFn: () => false }) });
}

async function readWithZxing({ width, height, data }: Pixels, options: ReaderOptions): Promise<ReadText | null> {
  const [result] = await readBarcodes(zxingPicture({ width, height, data }), options);
  return result?.isValid ? { text: result.text, bytes: result.bytes, symbol: zxingSymbol(result) } : null;
}

function zxingPicture({ width, height, data }: Pixels): ZxingPicture {
  return { width, height, data, colorSpace: 'srgb' } as ZxingPicture;
}

/** jsQR, which needs no module. */
export const WEAK_DECODER: Decoder = {
  id: 'jsqr',
  async read({ width, height, data }) {
    const result = readWithJsqr(data, width, height);
    return result && { text: result.data, bytes: result.binaryData, symbol: jsqrSymbol(result) };
  },
};

function readWithJsqr(data: Uint8ClampedArray, width: number, height: number): JsqrResult | null {
  try {
    return jsQR(data, width, height, { inversionAttempts: 'dontInvert' });
  } catch (error) {
    // On some pictures jsQR reads outside its own arrays and throws. That counts as finding no code.
    if (error instanceof Error) return null;
    throw error;
  }
}

export interface FoundCode {
  readonly text: string;
  /** The version, level and mask are null if the decoder does not report them. */
  readonly version: number | null;
  readonly level: ErrorCorrectionLevel | null;
  readonly mask: number | null;
}

export const MOST_FOUND = 16;

/**
 * Returns up to `MOST_FOUND` codes of different texts in an opaque picture; at most one if `module` fails or is null.
 */
export async function decodeCodes(picture: Pixels, module: DecoderModule | null): Promise<FoundCode[]> {
  const isStrong = module !== null && (await loadZxing(module).then(Boolean, () => false));
  const found = isStrong ? await findWithZxing(zxingPicture(picture)) : findWithJsqr(picture);
  return found.filter(({ text }, k) => text !== '' && found.findIndex((other) => other.text === text) === k);
}

async function findWithZxing(picture: ZxingPicture): Promise<FoundCode[]> {
  const options = { ...ZXING_OPTIONS, tryRotate: true, maxNumberOfSymbols: MOST_FOUND };
  const results = await readBarcodes(picture, options);
  return results
    .filter(({ isValid }) => isValid)
    .map((result) => {
      const { version, format } = zxingSymbol(result);
      return { text: result.text, version, level: format?.level ?? null, mask: format?.mask ?? null };
    });
}

function findWithJsqr(picture: Pixels): FoundCode[] {
  const result = readWithJsqr(picture.data, picture.width, picture.height);
  if (!result) return [];
  const { level = null, mask = null } = identifyCode(picture, jsqrSymbol(result))?.code ?? {};
  return [{ text: result.data, version: result.version, level, mask }];
}

function zxingSymbol({ extra, position }: ReadResult): SeenSymbol {
  const { topLeft, topRight, bottomRight, bottomLeft } = position;
  return { corners: [topLeft, topRight, bottomRight, bottomLeft], ...readExtra(extra) };
}

/** Reads the experimental `extra` field of zxing-wasm, JSON. Null stands for what is missing there. */
export function readExtra(extra: string): Pick<SeenSymbol, 'version' | 'format'> {
  const { Version, ECLevel, DataMask } = parseExtra(extra);
  return { version: wholeNumber(Version), format: formatOf(ECLevel, wholeNumber(DataMask)) };
}

function jsqrSymbol({ location, version }: JsqrResult): SeenSymbol {
  const { topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner } = location;
  return { corners: [topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner], version, format: null };
}

function parseExtra(extra: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(extra));
  } catch {
    return {};
  }
}

function wholeNumber(value: unknown): number | null {
  const number = Number(value ?? Number.NaN);
  return Number.isInteger(number) ? number : null;
}

function formatOf(level: unknown, mask: number | null): Format | null {
  const known = { level: LEVELS.find((own) => own === level), mask: MASKS.find((own) => own === mask) };
  return known.level && known.mask !== undefined ? { level: known.level, mask: known.mask } : null;
}
