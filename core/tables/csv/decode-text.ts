import type { TableEncoding } from '#tables/cells';

/** Number of bytes that are checked to recognize UTF-16 without a byte order mark. */
const SAMPLE = 4096;

/**
 * Returns the text of a file, without a byte order mark, and the encoding used. The encoding is the first of these:
 * - `encoding`, if given;
 * - the encoding of the byte order mark, if there is one;
 * - UTF-16, if the bytes look like it (`unmarkedUtf16`);
 * - UTF-8, if the bytes are valid UTF-8;
 * - windows-1252, which spreadsheets on Windows write.
 */
export function decodeText(
  bytes: Uint8Array,
  encoding?: TableEncoding,
): { readonly text: string; readonly encoding: TableEncoding } {
  const chosen = encoding ?? markedEncoding(bytes) ?? unmarkedUtf16(bytes);
  if (chosen === 'windows-1252') return { text: decodeWindows1252(bytes), encoding: chosen };
  if (chosen) return { text: new TextDecoder(chosen).decode(bytes), encoding: chosen };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { text: decodeWindows1252(bytes), encoding: 'windows-1252' };
  }
}

/**
 * The characters of the bytes 80 to 9F in windows-1252. Five of them are control characters in the Encoding Standard.
 */
const FROM_80 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ';

/**
 * Decodes windows-1252. Some releases of Node decode it as Latin-1 (https://github.com/nodejs/node/issues/56542), so
 * the characters in which Latin-1 differs from windows-1252 are replaced.
 */
function decodeWindows1252(bytes: Uint8Array): string {
  const text = new TextDecoder('windows-1252').decode(bytes);
  return text.replace(/[\x80-\x9F]/g, (control) => FROM_80[control.charCodeAt(0) - 0x80]);
}

function markedEncoding([first, second, third]: Uint8Array): TableEncoding | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return null;
}

/**
 * Returns `utf-16le` or `utf-16be` if bytes without a byte order mark look like that encoding, otherwise null. In
 * UTF-16, one of the two bytes of a Latin letter, a digit or a separator is 0, and at least half of the characters in a
 * table are expected to be such characters.
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
