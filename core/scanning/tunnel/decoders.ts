// The only file that imports the decoder libraries.
import jsQR, { type QRCode as JsqrResult } from 'jsqr';
import { prepareZXingModule, type ReaderOptions, type ReadResult, readBarcodes } from 'zxing-wasm/reader';
import { type Format, LEVELS, MASKS, type ReadMode } from '#engine';
import type { Pixels } from '#raster';
import { NO_FACTS, type SeenSymbol, type SymbolFacts } from '#scanning/pixels';

/** The strong decoder, ZXing, and the weak one, jsQR. */
export const DECODER_IDS = ['zxing', 'jsqr'] as const;

export type DecoderId = (typeof DECODER_IDS)[number];

export interface ReadText {
  readonly text: string;
  /** The message's bytes. They tell more than `text`, for which decoders guess a character set. */
  readonly bytes: ArrayLike<number>;
  /** Where the code is, with its version and format. Absent if the decoder does not report them. */
  readonly symbol?: SeenSymbol;
  /** What the decoder tells of the symbol. Absent if it tells nothing. */
  readonly facts?: SymbolFacts;
}

export interface Decoder {
  readonly id: DecoderId;
  /** Modes that it does not know: it reads a message with one of them wrong, or not at all. */
  readonly lacks?: readonly ReadMode[];
  /** Finds the QR code in an opaque picture and reads it; null if it cannot. */
  read(pixels: Pixels): Promise<ReadText | null>;
  /** Finds up to `MOST_AT_ONCE` codes, which may have equal texts. Absent if the decoder finds only one. */
  readonly readAll?: (pixels: Pixels) => Promise<ReadText[]>;
  /** Finds codes that it cannot read. Absent if the decoder does not report them. */
  readonly trace?: (pixels: Pixels) => Promise<SeenSymbol[]>;
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

/** The most that ZXing can be asked for. */
const MOST_AT_ONCE = 255;

const SEARCH_OPTIONS: ReaderOptions = { ...ZXING_OPTIONS, tryRotate: true, maxNumberOfSymbols: MOST_AT_ONCE };

/** Returns both decoders. Rejects if the module cannot be compiled; a later call may succeed. */
export async function loadDecoders(module: DecoderModule): Promise<readonly Decoder[]> {
  return [await loadZxing(module), WEAK_DECODER];
}

/**
 * After these, the module is started anew: with each reading, zxing-wasm 3.1 keeps a picture of the symbol and never
 * frees it. 2,000 of version 15 leave 12 MB (decoders.test.ts). Chosen, not measured.
 */
const READINGS = 2000;

/**
 * The strong decoder for files that this site made: it tries an upright code that fills the picture first, which is
 * quickest. Memory does not grow with the number of pictures. Rejects if the module cannot be compiled.
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
  return {
    id: 'zxing',
    read: (pixels) => readWithZxing(pixels, ZXING_OPTIONS),
    async readAll(pixels) {
      const results = await readBarcodes(zxingPicture(pixels), SEARCH_OPTIONS);
      return results.filter(({ isValid }) => isValid).map(zxingText);
    },
    async trace(pixels) {
      const results = await readBarcodes(zxingPicture(pixels), { ...SEARCH_OPTIONS, returnErrors: true });
      return results.filter(({ isValid }) => !isValid).map(zxingSymbol);
    },
  };
}

/** Starts the module unless it is running already. With `isNew`, a new instance replaces the running one. */
async function startZxing({ bytes }: DecoderModule, isNew: boolean): Promise<void> {
  const overrides = { wasmBinary: bytes };
  await prepareZXingModule({ overrides, fireImmediately: true, ...(isNew && { equalityFn: () => false }) });
}

async function readWithZxing(pixels: Pixels, options: ReaderOptions): Promise<ReadText | null> {
  const [result] = await readBarcodes(zxingPicture(pixels), options);
  return result?.isValid ? zxingText(result) : null;
}

function zxingText(result: ReadResult): ReadText {
  return { text: result.text, bytes: result.bytes, symbol: zxingSymbol(result), facts: zxingFacts(result) };
}

function zxingPicture({ width, height, data }: Pixels): ZxingPicture {
  return { width, height, data, colorSpace: 'srgb' } as ZxingPicture;
}

/** jsQR, which needs no module. */
export const WEAK_DECODER: Decoder = {
  id: 'jsqr',
  lacks: ['gs1', 'application', 'part', 'hanzi'],
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

function zxingSymbol({ extra, position }: ReadResult): SeenSymbol {
  const { topLeft, topRight, bottomRight, bottomLeft } = position;
  return { corners: [topLeft, topRight, bottomRight, bottomLeft], ...readExtra(extra) };
}

function zxingFacts(result: ReadResult): SymbolFacts {
  const { format, isMirrored, contentType, sequenceSize, sequenceIndex, sequenceId } = result;
  return {
    ...NO_FACTS,
    symbology: format === 'MicroQRCode' ? 'micro-qr' : format === 'RMQRCode' ? 'rmqr' : 'qr',
    variant: format === 'QRCodeModel1' ? 'model-1' : isMirrored ? 'mirrored' : null,
    gs1: contentType === 'GS1',
    part: sequenceSize > 0 ? { index: sequenceIndex + 1, of: sequenceSize, parity: Number(sequenceId) } : null,
  };
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
