// Texts and segments → the object that `create` of the package `qrcode` returns, with its masks.

import type { Mask, MessageOptions, PreparedCode, QrCode, Segment } from '#engine';
import { EncodeError, LEVELS, messageFor, prepare, readMessage, readySegments, renderMask } from '#engine';
import { leastPenalty, modulesOf } from './qrcode-mask.ts';

type Level = 'L' | 'M' | 'Q' | 'H';
export type QRCodeErrorCorrectionLevel = 'low' | 'medium' | 'quartile' | 'high' | Level | Lowercase<Level>;

/** The options of `qrcode`, with its defaults. What has another type or range counts as not given. */
export interface QRCodeOptions {
  /** 1 to 40. Default: the smallest. */
  readonly version?: number;
  /** Default `M`. */
  readonly errorCorrectionLevel?: QRCodeErrorCorrectionLevel | QRCode['errorCorrectionLevel'];
  /** 0 to 7. Default: the one that `qrcode` chooses. */
  readonly maskPattern?: number;
  /** Turns kanji mode on. Its values are those of the standard, whatever the function returns. */
  readonly toSJISFunc?: (character: string) => number | undefined;
  /** Modules. Default 4. */
  readonly margin?: number;
  /** Pixels of a module. Default 4. */
  readonly scale?: number;
  /** Pixels of the whole, before `scale`. */
  readonly width?: number;
  /** 3, 4, 6 or 8 hexadecimal digits. */
  readonly color?: { readonly dark?: string; readonly light?: string };
  readonly type?: 'utf8' | 'svg' | 'terminal' | 'txt' | 'png' | 'image/png' | 'image/jpeg' | 'image/webp';
  /** In a terminal: half as large. */
  readonly small?: boolean;
  /** In a small terminal: light on dark. */
  readonly inverse?: boolean;
  /** `quality` is that of a canvas. Those of a PNG's compression have no effect. */
  readonly rendererOpts?: { readonly quality?: number; readonly [option: string]: unknown };
}

/** Without a mode, the one with the fewest bits. */
export interface QRCodeSegment {
  readonly data: string | number | readonly number[] | ArrayBuffer | Uint8Array | Uint8ClampedArray;
  /** Upper or lower case. */
  readonly mode?: 'numeric' | 'alphanumeric' | 'byte' | 'kanji' | { readonly id: string };
}

export type QRCodeInput = string | readonly (string | QRCodeSegment)[];

/** A code, without its margin. */
export interface QRCode {
  readonly modules: {
    readonly size: number;
    /** Row by row; 1 is dark. */
    readonly data: Uint8Array;
    get(row: number, column: number): number;
  };
  readonly version: number;
  readonly errorCorrectionLevel: { readonly bit: number };
  readonly maskPattern: number;
  readonly segments: readonly { readonly data: string | Uint8Array; readonly mode: { readonly id: string } }[];
}

export type Callback<T> = (error: Error | null | undefined, result: T) => void;

/** Takes a text or segments, after what comes first, with a callback or without. */
export interface OfText<T, First extends readonly unknown[] = []> {
  (...args: [...First, text: QRCodeInput, options?: QRCodeOptions | null]): Promise<T>;
  (...args: [...First, text: QRCodeInput, callback: Callback<T>]): void;
  (...args: [...First, text: QRCodeInput, options: QRCodeOptions | null | undefined, callback: Callback<T>]): void;
}

/** Hands a result to a callback, at once if it is none to wait for, or returns a promise of it. @internal */
export function answer<T>(make: () => T | Promise<T>, callback: Callback<T> | undefined): Promise<T> | undefined {
  if (!callback) return new Promise((resolve) => resolve(make()));
  const fail = callback as (error: unknown) => undefined;
  let made: T | Promise<T>;
  try {
    made = make();
  } catch (error) {
    return fail(error);
  }
  if (made instanceof Promise) made.then((result) => callback(null, result), fail);
  else callback(null, made);
}

const NAMES = ['low', 'medium', 'quartile', 'high'];
/** ISO/IEC 18004:2015, Table 12. */
const BITS = [1, 0, 3, 2];

/**
 * Returns the code of a text, or of segments. Throws an `Error` with the message of `qrcode`.
 *
 * @example
 * const { size, data } = create('https://example.com', { errorCorrectionLevel: 'H' }).modules;
 */
export function create(text: QRCodeInput, options?: QRCodeOptions | null): QRCode {
  if (text === undefined || text === '') throw new Error(MESSAGES.empty);
  const { errorCorrectionLevel, maskPattern, toSJISFunc, version } = options ?? {};
  if (toSJISFunc && typeof toSJISFunc !== 'function') throw new Error('"toSJISFunc" is not a valid function.');
  if (typeof text !== 'string' && !Array.isArray(text)) throw new Error('Invalid data');
  const encoding = { level: levelOf(errorCorrectionLevel), kanji: Boolean(toSJISFunc) };
  const prepared = prepareFor(text, encoding, wholeOf(version, 1, 40));
  const mask = wholeOf(maskPattern, 0, 7) as Mask | undefined;
  const symbol = mask === undefined ? leastPenalty(prepared) : renderMask(prepared, mask);
  const { size } = symbol;
  const data = modulesOf(symbol);
  return {
    modules: { size, data, get: (row, column) => data[row * size + column] },
    version: symbol.version,
    errorCorrectionLevel: { bit: BITS[LEVELS.indexOf(symbol.level)] },
    maskPattern: symbol.mask,
    get segments() {
      return segmentsIn(symbol);
    },
  };
}

function levelOf(value: unknown): Level {
  const name = String(value).toLowerCase();
  const bit = (value as { bit?: unknown } | null | undefined)?.bit;
  return LEVELS[NAMES.findIndex((each, k) => name === each || name === each[0] || bit === BITS[k])] ?? 'M';
}

/** Returns a number, or digits, within a range as a whole number. */
function wholeOf(value: unknown, least: number, most: number): number | undefined {
  const number = value === null || value === '' ? Number.NaN : Number(value);
  return number >= least && number <= most ? Math.trunc(number) : undefined;
}

function prepareFor(text: QRCodeInput, encoding: MessageOptions, version: number | undefined): PreparedCode {
  try {
    const input = typeof text === 'string' ? text : readySegments(text.flatMap((item) => segmentOf(item, encoding)));
    const { version: least } = messageFor(input, { ...encoding, minVersion: version });
    if (version === undefined || version === least) return prepare(input, { ...encoding, minVersion: least });
    const message = 'The chosen QR Code version cannot contain this amount of data.';
    throw new Error(`\n${message}\nMinimum version required to store current data is: ${least}.\n`);
  } catch (error) {
    throw error instanceof EncodeError ? new Error(MESSAGES[error.code]) : error;
  }
}

const MESSAGES = {
  empty: 'No input text',
  'too-big': 'The amount of data is too big to be stored in a QR Code',
};

const MODES = ['numeric', 'alphanumeric', 'byte', 'kanji'] as const;

function segmentOf(item: string | QRCodeSegment, { kanji }: MessageOptions): Segment[] {
  const { data, mode: wanted }: QRCodeSegment = typeof item === 'string' ? { data: item } : item;
  if (!data) return [];
  const text = typeof data === 'number' ? String(data) : data;
  const best = typeof text !== 'string' ? 'byte' : bestMode(text, Boolean(kanji));
  const name = String(typeof wanted === 'object' ? wanted?.id : wanted).toLowerCase();
  const mode = MODES.find((each) => each === name) ?? best;
  if (mode !== 'byte' && MODES.indexOf(mode) < MODES.indexOf(best)) {
    const [given, suggested] = [mode, best].map((each) => each[0].toUpperCase() + each.slice(1));
    throw new Error(`"${data}" cannot be encoded with mode ${given}.\n Suggested mode is: ${suggested}`);
  }
  if (typeof text !== 'string') return [{ mode: 'byte', bytes: new Uint8Array(text as ArrayBuffer) }];
  if (mode !== 'kanji') return [{ mode, text }];
  return [{ mode: kanji ? 'kanji' : 'byte', text }];
}

function bestMode(text: string, kanji: boolean): (typeof MODES)[number] {
  if (/^\d+$/.test(text)) return 'numeric';
  if (/^[\dA-Z $%*+\-./:]+$/.test(text)) return 'alphanumeric';
  return kanji && isKanji(text) ? 'kanji' : 'byte';
}

function isKanji(text: string): boolean {
  try {
    return readySegments([{ mode: 'kanji', text }]).length > 0;
  } catch {
    return false;
  }
}

function segmentsIn(symbol: QrCode): QRCode['segments'] {
  return readMessage(symbol).segments.flatMap((segment) => {
    if (!('bytes' in segment)) return [];
    const { mode, bytes } = segment;
    const data = mode === 'byte' ? bytes : new TextDecoder('shift_jis').decode(bytes);
    return [{ data, mode: { id: mode[0].toUpperCase() + mode.slice(1) } }];
  });
}
