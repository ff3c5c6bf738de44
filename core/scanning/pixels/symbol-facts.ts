// What a symbol says of itself: its modes, character set, GS1, and its part of a longer message. ISO/IEC 18004:2015, 7.3
// and 8; character sets: AIM ITS/04-023 (ECI), EPC069-12 (the third line of a GiroCode).

import { decodeBytes } from '#content';
import { type QrCode, type ReadMessage, type ReadMode, type ReadSegment, readMessage } from '#engine';

export type Symbology = 'qr' | 'micro-qr' | 'rmqr';

export interface Charset {
  /** As IANA writes it. */
  readonly name: string;
  /** `eci`: by the symbol. `content`: by the text itself. Null: UTF-8 if the bytes are, or else a guess. */
  readonly announced: 'eci' | 'content' | null;
}

export interface Part {
  /** From 1. */
  readonly index: number;
  readonly of: number;
  /** Exclusive or of all bytes of the whole message. Parts of one message have the same. */
  readonly parity: number;
}

export interface SymbolFacts {
  readonly symbology: Symbology;
  /** What makes a code of this symbology a rare one. */
  readonly variant: 'model-1' | 'mirrored' | null;
  /** In order, each once. Empty if the modules are not known. */
  readonly modes: readonly ReadMode[];
  /** Whether the message follows the rules of GS1: its elements begin with their identifiers, and GS ends some. */
  readonly gs1: boolean;
  /** Two digits or a letter that name an application of AIM, at the beginning of the message; usually null. */
  readonly application: string | null;
  readonly part: Part | null;
  /** Null if the modules are not known. */
  readonly charset: Charset | null;
}

/** The message of a code as text and as bytes, with what the symbol says of it. */
export interface SymbolMessage {
  readonly text: string;
  /** As decoders deliver it, without a character set. */
  readonly bytes: Uint8Array;
  readonly facts: SymbolFacts;
}

export function symbolMessage(code: QrCode): SymbolMessage {
  const { segments } = readMessage(code);
  const { text, charset } = decodeSegments(segments);
  return { text, bytes: messageBytes(segments), facts: { ...factsOf(segments), charset } };
}

function factsOf(segments: readonly ReadSegment[]): Omit<SymbolFacts, 'charset'> {
  const find = <Mode extends ReadMode>(mode: Mode) =>
    segments.find((segment): segment is Extract<ReadSegment, { mode: Mode }> => segment.mode === mode);
  const part = find('part');
  return {
    ...NO_FACTS,
    modes: [...new Set(segments.map(({ mode }) => mode))],
    gs1: find('gs1') !== undefined,
    application: find('application')?.indicator ?? null,
    part: part ? { index: part.index, of: part.of, parity: part.parity } : null,
  };
}

/** Of a code that is read, but of whose modules nothing is known. */
export const NO_FACTS: SymbolFacts = {
  symbology: 'qr',
  variant: null,
  modes: [],
  gs1: false,
  application: null,
  part: null,
  charset: null,
};

export function messageBytes(segments: readonly ReadSegment[]): Uint8Array {
  return Uint8Array.from(
    segments.flatMap((segment) =>
      'bytes' in segment
        ? [...segment.bytes]
        : segment.mode === 'application'
          ? Array.from(segment.indicator, (letter) => letter.charCodeAt(0))
          : [],
    ),
  );
}

/** The texts that readers may make of the bytes of a code, each in the set that it guesses. */
export function possibleTexts(code: QrCode): string[] {
  const { text, bytes } = symbolMessage(code);
  return [...new Set([text, ...GUESSED_SETS.map((set) => decode(bytes, set))])];
}

/**
 * Returns the whole text of the messages if they are all the parts of one, once each in any order, and their parity is
 * right. Otherwise null.
 */
export function joinParts(messages: readonly ReadMessage[]): string | null {
  const parts = messages.flatMap(({ segments }) => {
    const { part } = factsOf(segments);
    return part ? { ...part, segments } : [];
  });
  const [first] = parts;
  if (!first || parts.length !== messages.length) return null;
  const sorted = parts.toSorted((a, b) => a.index - b.index);
  const isWhole =
    sorted.length === first.of &&
    sorted.every(({ index, of, parity }, k) => index === k + 1 && of === first.of && parity === first.parity);
  const segments = sorted.flatMap((part) => part.segments);
  if (!isWhole || messageBytes(segments).reduce((parity, byte) => parity ^ byte, 0) !== first.parity) return null;
  return decodeSegments(segments).text;
}

/** A character set by its name and by the one that the Encoding Standard has for it. */
interface KnownSet {
  readonly name: string;
  readonly label: string;
}

function isoSet(part: number): KnownSet {
  return { name: `ISO-8859-${part}`, label: `iso-8859-${part}` };
}

const UTF_8: KnownSet = { name: 'UTF-8', label: 'utf-8' };
const SHIFT_JIS: KnownSet = { name: 'Shift_JIS', label: 'shift_jis' };
const GB_18030: KnownSet = { name: 'GB18030', label: 'gb18030' };
const WINDOWS_1252: KnownSet = { name: 'windows-1252', label: 'windows-1252' };

const GUESSED_SETS = [UTF_8, isoSet(1), WINDOWS_1252, SHIFT_JIS, GB_18030, { name: 'Big5', label: 'big5' }];

/** By assignment number. Numbers that are not here are decoded as if nothing were announced. */
const ECI_SETS: Readonly<Record<number, KnownSet>> = {
  1: isoSet(1),
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16].flatMap((part) =>
      part === 12 ? [] : [[part + 2, isoSet(part)]],
    ),
  ),
  20: SHIFT_JIS,
  ...Object.fromEntries(
    [1250, 1251, 1252, 1256].map((page, k) => [21 + k, { name: `windows-${page}`, label: `windows-${page}` }]),
  ),
  25: { name: 'UTF-16BE', label: 'utf-16be' },
  26: UTF_8,
  27: { name: 'US-ASCII', label: 'windows-1252' },
  28: { name: 'Big5', label: 'big5' },
  29: { name: 'GB2312', label: 'gb18030' },
  30: { name: 'EUC-KR', label: 'euc-kr' },
  31: { name: 'GBK', label: 'gb18030' },
  32: GB_18030,
  33: { name: 'UTF-16LE', label: 'utf-16le' },
  170: { name: 'US-ASCII', label: 'windows-1252' },
};

/** The third line of a GiroCode. */
const GIROCODE_SETS: readonly KnownSet[] = [UTF_8, ...[1, 2, 4, 5, 7, 10, 15].map(isoSet)];

/** The sixth letter of a Russian payment (GOST R 56042-2014). */
const RUSSIAN_SETS: readonly KnownSet[] = [
  { name: 'windows-1251', label: 'windows-1251' },
  UTF_8,
  { name: 'KOI8-R', label: 'koi8-r' },
];

/**
 * Decodes each run of bytes in the set that an ECI announces for it; kanji and Hanzi say their set by their mode. Other
 * bytes are in the set that the content announces, if they are valid in it, or else in `guessedSet`.
 */
function decodeSegments(segments: readonly ReadSegment[]): { readonly text: string; readonly charset: Charset } {
  const runs: { readonly set: KnownSet | null; readonly bytes: number[] }[] = [];
  let announced: KnownSet | null = null;
  let isAnnounced = false;
  for (const segment of segments) {
    if (segment.mode === 'eci') {
      announced = ECI_SETS[segment.assignment] ?? null;
      isAnnounced ||= announced !== null;
    } else if ('bytes' in segment || segment.mode === 'application') {
      const set: KnownSet | null =
        segment.mode === 'kanji' ? SHIFT_JIS : segment.mode === 'hanzi' ? GB_18030 : announced;
      const bytes = messageBytes([segment]);
      const last = runs.at(-1);
      // A character's bytes may be in two segments.
      if (last && last.set === set) last.bytes.push(...bytes);
      else runs.push({ set, bytes: [...bytes] });
    }
  }
  const open = Uint8Array.from(runs.flatMap(({ set, bytes }) => (set ? [] : bytes)));
  const byContent = setInContent(open);
  const hasKanji = segments.some(({ mode }) => mode === 'kanji');
  const guessed = byContent ?? guessedSet(open, hasKanji);
  const text = runs.map(({ set, bytes }) => decode(Uint8Array.from(bytes), set ?? guessed)).join('');
  if (isAnnounced) {
    const telling =
      runs.find(({ set, bytes }) => set && bytes.some((byte) => byte > 0x7f)) ?? runs.find(({ set }) => set);
    if (!open.some((byte) => byte > 0x7f))
      return { text, charset: { name: telling?.set?.name ?? UTF_8.name, announced: 'eci' } };
  }
  return { text, charset: { name: guessed.name, announced: byContent ? 'content' : null } };
}

function setInContent(bytes: Uint8Array): KnownSet | null {
  const letters = String.fromCharCode(...bytes);
  const [, line] = /^BCD\r?\n00[12]\r?\n([1-8])\r?\n/.exec(letters) ?? [];
  const [, payment] = /^ST0001([123])/.exec(letters) ?? [];
  const [, label] = /^BEGIN:VCARD\r?\n[\s\S]*?;CHARSET=([\w-]+)/i.exec(letters) ?? [];
  const listed = line ? GIROCODE_SETS[Number(line) - 1] : payment ? RUSSIAN_SETS[Number(payment) - 1] : null;
  const set = listed ?? (label ? { name: label.toUpperCase(), label } : null);
  return set && isValid(bytes, set) ? set : null;
}

/** Kana and common kanji in Shift JIS. ISO-8859-1 has no letters in the first byte, windows-1252 seldom in both. */
const DOUBLE = /[\x81-\x9f][\x40-\x7e\x80-\xfc]/g;
const BOTH_HIGH = /[\x81-\x9f][\x80-\xfc]/;

/**
 * UTF-8 if the bytes are valid in it. Else Shift JIS, the default in Japan, if they are valid in it and stand beside
 * kanji or have at least two of its common letters. Else ISO-8859-1, the standard's default, or windows-1252 if the bytes have its letters.
 */
function guessedSet(bytes: Uint8Array, hasKanji: boolean): KnownSet {
  if (isValid(bytes, UTF_8)) return UTF_8;
  const letters = String.fromCharCode(...bytes);
  const isJapanese = hasKanji || (BOTH_HIGH.test(letters) && (letters.match(DOUBLE)?.length ?? 0) > 1);
  if (isJapanese && isValid(bytes, SHIFT_JIS)) return SHIFT_JIS;
  return bytes.some((byte) => byte >= 0x80 && byte < 0xa0) ? WINDOWS_1252 : isoSet(1);
}

function isValid(bytes: Uint8Array, { label }: KnownSet): boolean {
  try {
    new TextDecoder(label, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** A set that the platform does not have is read as Latin letters. */
function decode(bytes: Uint8Array, { label }: KnownSet): string {
  try {
    return decodeBytes(bytes, label, { ignoreBOM: true });
  } catch {
    return decodeBytes(bytes, WINDOWS_1252.label);
  }
}
