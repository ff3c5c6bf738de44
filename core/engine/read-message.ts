// Reads the segments of a symbol back from its data codewords. ISO/IEC 18004:2015, 7.3, 7.4 and 8 (structured append);
// Hanzi mode: GB/T 18284-2000.

import type { QrCode } from './qr-code.ts';
import { readBlocks } from './read-code.ts';
import { ALPHANUMERIC_CHARACTERS, GS, MODES, PERCENT, sizeClassOf } from './segments.ts';

export type DataMode = keyof typeof DATA_MODES;

/** A segment as it is in a symbol of any origin. */
export type ReadSegment =
  /** `bytes` are what decoders deliver: ASCII, the bytes themselves, Shift JIS for Kanji, or GB 2312 for Hanzi. */
  | { readonly mode: DataMode; readonly bytes: Uint8Array }
  | { readonly mode: 'eci'; readonly assignment: number }
  /** FNC1 in first position: the message follows the rules of GS1. */
  | { readonly mode: 'gs1' }
  /** FNC1 in second position: two digits or a letter that name an application. */
  | { readonly mode: 'application'; readonly indicator: string }
  /** `index` counts from 1 up to `of`. `parity` is the exclusive or of all bytes of the whole message. */
  | { readonly mode: 'part'; readonly index: number; readonly of: number; readonly parity: number };

export type ReadMode = ReadSegment['mode'];

export interface ReadMessage {
  readonly segments: readonly ReadSegment[];
  /** All data codewords of the symbol. */
  readonly data: Uint8Array;
  /** Those that contain segments and terminator; what follows is padding. */
  readonly used: number;
}

const { numeric, alphanumeric, byte, kanji } = MODES;

const DATA_MODES = { numeric, alphanumeric, byte, kanji, hanzi: { indicator: 13, countBits: kanji.countBits } };

/**
 * Returns the message of an undamaged code. It ends before the first segment that is cut off or has a mode that the
 * standard does not know.
 */
export function readMessage(code: QrCode): ReadMessage {
  const data = Uint8Array.from(readBlocks(code).flatMap((block) => [...block.data]));
  const sizeClass = sizeClassOf(code.version);
  const segments: ReadSegment[] = [];
  let at = 0;
  let hasFnc1 = false;

  /** 0 to 24 bits. Beyond the end of the data all are 0. */
  function take(width: number): number {
    let value = 0;
    for (let k = 0; k < width; k++, at++) value = (value << 1) | (((data[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1);
    return value;
  }

  function takeData(mode: DataMode): Uint8Array {
    const subset = mode === 'hanzi' ? take(4) : 0;
    const count = take(DATA_MODES[mode].countBits[sizeClass]);
    const bytes: number[] = [];
    if (mode === 'numeric') {
      for (let left = count; left > 0; left -= 3) {
        const digits = Math.min(3, left);
        const number = String(take(3 * digits + 1)).padStart(digits, '0');
        bytes.push(...Array.from(number, (digit) => digit.charCodeAt(0)));
      }
    } else if (mode === 'alphanumeric') {
      for (let left = count; left > 0; left -= 2) {
        const value = take(left > 1 ? 11 : 6);
        const values = left > 1 ? [Math.floor(value / 45), value % 45] : [value];
        bytes.push(...values.map((each) => ALPHANUMERIC_CHARACTERS.charCodeAt(each)));
      }
    } else if (mode === 'byte') {
      for (let left = count; left > 0; left--) bytes.push(take(8));
    } else {
      for (let left = count; left > 0; left--)
        bytes.push(...(mode === 'kanji' ? kanjiBytes(take(13)) : hanziBytes(take(13), subset)));
    }
    return Uint8Array.from(mode === 'alphanumeric' && hasFnc1 ? withSeparators(bytes) : bytes);
  }

  while (8 * data.length - at >= 4) {
    const start = at;
    const indicator = take(4);
    if (indicator === 0) break;
    const segment = segmentOf(indicator, take, takeData);
    if (!segment || at > 8 * data.length) {
      at = start;
      break;
    }
    hasFnc1 ||= segment.mode === 'gs1' || segment.mode === 'application';
    segments.push(segment);
  }
  return { segments, data, used: Math.min(data.length, Math.ceil(at / 8)) };
}

function segmentOf(
  indicator: number,
  take: (width: number) => number,
  takeData: (mode: DataMode) => Uint8Array,
): ReadSegment | null {
  const mode = (Object.keys(DATA_MODES) as DataMode[]).find((each) => DATA_MODES[each].indicator === indicator);
  if (mode) return { mode, bytes: takeData(mode) };
  if (indicator === 3) {
    const [index, last, parity] = [take(4), take(4), take(8)];
    return { mode: 'part', index: index + 1, of: last + 1, parity };
  }
  if (indicator === 5) return { mode: 'gs1' };
  if (indicator === 7) {
    const first = take(8);
    if (first < 0x80) return { mode: 'eci', assignment: first };
    if (first < 0xc0) return { mode: 'eci', assignment: ((first & 0x3f) << 8) | take(8) };
    return first < 0xe0 ? { mode: 'eci', assignment: ((first & 0x1f) << 16) | take(16) } : null;
  }
  return indicator === 9 ? { mode: 'application', indicator: applicationOf(take(8)) } : null;
}

/** 8.3.2: two digits, or the code of a letter and 100. */
function applicationOf(value: number): string {
  return value < 100 ? String(value).padStart(2, '0') : String.fromCharCode(value - 100);
}

/** 7.3.4 with 8.3: after FNC1, a percent sign is a separator, and two of them are a percent sign. */
function withSeparators(bytes: readonly number[]): number[] {
  const out: number[] = [];
  for (let k = 0; k < bytes.length; k++) {
    if (bytes[k] !== PERCENT) out.push(bytes[k]);
    else if (bytes[k + 1] === PERCENT) out.push(bytes[k++]);
    else out.push(GS);
  }
  return out;
}

function kanjiBytes(value: number): readonly number[] {
  const pair = (Math.floor(value / 0xc0) << 8) | (value % 0xc0);
  const whole = pair + (pair < 0x1f00 ? 0x8140 : 0xc140);
  return [whole >> 8, whole & 0xff];
}

/** Subset 1 is GB 2312, the only one. */
function hanziBytes(value: number, subset: number): readonly number[] {
  if (subset !== 1) return [];
  const pair = (Math.floor(value / 0x60) << 8) | (value % 0x60);
  const whole = pair + (pair < 0x0a00 ? 0xa1a1 : 0xa6a1);
  return [whole >> 8, whole & 0xff];
}
