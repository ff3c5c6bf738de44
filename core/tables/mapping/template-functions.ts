import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

export const CHECK_METHODS = ['luhn', 'damm', 'mod37'] as const;

export type CheckMethod = (typeof CHECK_METHODS)[number];

/** The operation table of H. M. Damm's algorithm (thesis, Marburg 2004), as Wikipedia prints it. */
const DAMM = [
  [0, 3, 1, 7, 5, 9, 8, 6, 4, 2],
  [7, 0, 9, 2, 1, 5, 4, 8, 6, 3],
  [4, 2, 0, 6, 8, 7, 1, 3, 5, 9],
  [1, 7, 5, 0, 9, 8, 3, 4, 2, 6],
  [6, 1, 2, 3, 0, 4, 5, 9, 7, 8],
  [3, 6, 7, 4, 2, 0, 9, 5, 8, 1],
  [5, 8, 6, 9, 7, 2, 0, 1, 3, 4],
  [8, 9, 4, 5, 3, 6, 2, 0, 1, 7],
  [9, 4, 3, 8, 6, 1, 7, 2, 0, 5],
  [2, 5, 8, 1, 4, 3, 6, 7, 9, 0],
];

const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Reveals a mistake in one character. `luhn` (ISO/IEC 7812-1) and `damm` accept digits; `mod37` (ISO/IEC 7064 MOD
 * 37,36) also Latin letters. Null for an empty value or other characters.
 */
export function checkCharacter(method: CheckMethod, value: string): string | null {
  if (!(method === 'mod37' ? /^[0-9A-Z]+$/i : /^\d+$/).test(value)) return null;
  switch (method) {
    case 'luhn':
      return luhn(value);
    case 'damm':
      return String([...value].reduce((interim, digit) => DAMM[interim][Number(digit)], 0));
    case 'mod37':
      return mod37(value.toUpperCase());
  }
}

function luhn(digits: string): string {
  let sum = 0;
  for (let k = 0; k < digits.length; k++) {
    const digit = Number(digits[digits.length - 1 - k]);
    const weighted = k % 2 === 0 ? 2 * digit : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return String((10 - (sum % 10)) % 10);
}

/** The hybrid system MOD 37,36 of ISO/IEC 7064, clause 8. Sums are taken modulo 36, their doubles modulo 37. */
function mod37(characters: string): string {
  let product = 36;
  for (const character of characters) {
    const sum = (product + ALPHANUMERIC.indexOf(character)) % 36 || 36;
    product = (2 * sum) % 37;
  }
  return ALPHANUMERIC[(37 - product) % 36];
}

/** Crockford's base 32: without I, L and O, which resemble digits, and without U. */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Maximum number of characters of one token. 51 characters take 255 of the 256 bits of an HMAC-SHA-256. */
export const TOKEN_LENGTH_MAX = 51;

/** Matches a seed: 128 bits as hex digits, in lower case. */
export const SEED = /^[0-9a-f]{32}$/;

/** Returns a seed made from 16 given random bytes. Throws a `RangeError` if `bytes` has another length. */
export function seedOf(bytes: Uint8Array): string {
  if (bytes.length !== 16) throw new RangeError(`A seed has 16 bytes, not ${bytes.length}`);
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns a token that cannot be guessed without the seed: the first bits of an HMAC-SHA-256 (RFC 2104) of the row's
 * number. The same seed and row always give the same token. Throws a `RangeError` for a length outside 1 to 51.
 */
export function randomToken(seed: string, row: number, length: number): string {
  if (!(length >= 1 && length <= TOKEN_LENGTH_MAX))
    throw new RangeError(`A token has 1 to 51 characters, not ${length}`);
  const digest = hmac(sha256, bytesOfHex(seed), new TextEncoder().encode(String(row)));
  let token = '';
  let [bits, count] = [0, 0];
  for (let at = 0; token.length < length; ) {
    if (count < 5) {
      bits = ((bits << 8) | digest[at++]) & 0xfff;
      count += 8;
    }
    count -= 5;
    token += CROCKFORD[(bits >> count) & 31];
  }
  return token;
}

function bytesOfHex(hex: string): Uint8Array {
  return Uint8Array.from({ length: hex.length / 2 }, (_, k) => Number.parseInt(hex.slice(2 * k, 2 * k + 2), 16));
}
