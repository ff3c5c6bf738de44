import { decodeBytes } from '#content';
import { ENCODINGS, type Readings, type TableEncoding } from './table.ts';

const SAMPLE = 4096;

/**
 * Returns the text without its byte order mark, with U+FFFD for bytes that the encoding does not have. The encoding is
 * the first of these: `encoding`; that of the mark; UTF-16 by its zeros; ISO-2022-JP by its escapes; UTF-8, if most of
 * what is not ASCII is valid; what a detector thinks most likely, or windows-1252, which spreadsheets on Windows write.
 */
export async function decodeText(
  bytes: Uint8Array,
  encoding?: TableEncoding,
): Promise<{ readonly text: string; readonly encoding: TableEncoding }> {
  const chosen = encoding ?? markedEncoding(bytes) ?? unmarkedUtf16(bytes);
  if (chosen) return { text: decodeBytes(bytes, chosen), encoding: chosen };
  const text = decodeBytes(bytes, 'utf-8');
  if (text.includes('\x1B$')) return { text: decodeBytes(bytes, 'iso-2022-jp'), encoding: 'iso-2022-jp' };
  if (isMostlyRight(text)) return { text, encoding: 'utf-8' };
  const detected = await detect(bytes);
  return { text: decodeBytes(bytes, detected), encoding: detected };
}

function isMostlyRight(text: string): boolean {
  if (!text.includes('\uFFFD')) return true;
  const [all, wrong] = [/[^\0-\x7F]/gu, /\uFFFD/g].map((kind) => text.match(kind)?.length ?? 0);
  return wrong < all / 2;
}

const LF = 0x0a;

const ESCAPE = 0x1b;

const [ROWS_SHOWN, SHOWN_LENGTH, SHOWN_BEFORE] = [3, 24, 8];

/** Returns how the first rows that are more than ASCII read in each encoding. All read the same without such rows. */
export function readingsOf(bytes: Uint8Array): Readings {
  const first = bytes.findIndex((byte) => byte >= 0x80 || byte === ESCAPE);
  if (first < 0) return {};
  const line = Math.max(bytes.lastIndexOf(LF, first) + 1, first - SAMPLE);
  // Characters of UTF-16 begin at even places.
  const from = line - (line % 2);
  const sample = bytes.subarray(from, from + 2 * SAMPLE);
  // Node does not have all of them.
  const known = ENCODINGS.filter((encoding) => standardName(encoding) !== null);
  return Object.fromEntries(known.map((encoding) => [encoding, shownRows(decodeBytes(sample, encoding))]));
}

function shownRows(text: string): string[] {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const charactersOf = (part: string): string[] => Array.from(segmenter.segment(part), ({ segment }) => segment);
  const lines = text.split(/[\r\n]+/).map((line) => ({ line, at: line.search(/[^\0-\x7F]/) }));
  return lines
    .filter(({ at }) => at >= 0)
    .slice(0, ROWS_SHOWN)
    .map(({ line, at }) => line.slice(Math.max(0, at - SHOWN_BEFORE)).slice(0, 4 * SHOWN_LENGTH))
    .map((part) => charactersOf(part).slice(0, SHOWN_LENGTH).join(''))
    .map((part) => part.replace(/[\s\p{Cc}]+/gu, ' ').trim());
}

/** Names of the detector that the Encoding Standard does not have. */
const OTHER_NAMES: Readonly<Record<string, string>> = { cp932: 'shift_jis', cp949: 'euc-kr', cp874: 'windows-874' };

const DETECTED_BYTES = 100_000;

/** Encodings that hardly any table has, but that are often likely for short ones. */
const RARE = /^iso-8859-(?:[34]|1[046])$/;

/** Nearly equally likely in short tables of Western Europe. Then windows-1252 is the one. */
const LATIN = /^(?:iso-8859-(?:2|1[35])|windows-125[0478]|macintosh)$/;

/** With fewer bytes that are not ASCII, a detector only guesses: two Chinese letters have four. */
const EVIDENCE = 4;

async function detect(bytes: Uint8Array): Promise<TableEncoding> {
  const from = Math.max(0, bytes.findIndex((byte) => byte >= 0x80) - 1000);
  const sample = bytes.subarray(from, from + DETECTED_BYTES);
  if (sample.filter((byte) => byte >= 0x80).length < EVIDENCE) return 'windows-1252';
  // The models of the detector are large. Without a connection, they may not load.
  const { detectAll } = await import('jschardet').catch(() => ({ detectAll: () => [] }));
  const likely = detectAll(sample, { minimumThreshold: 0 }).flatMap(({ encoding, confidence }) => {
    const name = standardName(encoding ?? '');
    return name && !RARE.test(name) && !mixesAlphabets(decodeBytes(sample, name)) ? { name, confidence } : [];
  });
  const [best] = likely;
  const western = likely.find(({ name }) => name === 'windows-1252');
  if (!best || (western && LATIN.test(best.name) && western.confidence > 0.9 * best.confidence)) return 'windows-1252';
  return best.name;
}

const OTHER_LETTER = /[\p{sc=Cyrl}\p{sc=Grek}\p{sc=Hebr}\p{sc=Arab}\p{sc=Thai}]/u;

/** Whether at least half of the words with letters that are not Latin also have Latin ones: they are no such letters. */
function mixesAlphabets(text: string): boolean {
  const words = (text.match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => OTHER_LETTER.test(word));
  const mixed = words.filter((word) => /[a-z]/i.test(word)).length;
  return mixed > 0 && mixed >= words.length / 2;
}

function standardName(label: string): TableEncoding | null {
  const lower = label.toLowerCase();
  try {
    const { encoding } = new TextDecoder(OTHER_NAMES[lower] ?? lower);
    return ENCODINGS.find((name) => name === encoding) ?? null;
  } catch {
    return null;
  }
}

function markedEncoding([first, second, third]: Uint8Array): TableEncoding | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return null;
}

/**
 * UTF-16 without a byte order mark: one byte of a Latin letter, digit or separator is 0, and at least half of the
 * characters in a table are expected to be such.
 */
function unmarkedUtf16(bytes: Uint8Array): TableEncoding | null {
  const pairs = Math.floor(Math.min(bytes.length, SAMPLE) / 2);
  let [even, odd] = [0, 0];
  for (let k = 0; k < 2 * pairs; k += 2) {
    if (bytes[k] === 0) even++;
    if (bytes[k + 1] === 0) odd++;
  }
  if (pairs === 0 || bytes.length % 2 === 1) return null;
  if (even === 0 && odd >= pairs / 2) return 'utf-16le';
  if (odd === 0 && even >= pairs / 2) return 'utf-16be';
  return null;
}
