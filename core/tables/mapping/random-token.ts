import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

/** Crockford's base 32: without I, L and O, which resemble digits, and without U. */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Maximum number of characters of one token. 51 characters take 255 of the 256 bits of an HMAC-SHA-256. */
export const TOKEN_LENGTH_MAX = 51;

/** Number of hex digits of a seed: 128 bits. */
export const SEED_DIGITS = 32;

/** Returns whether a text is a seed: 32 hex digits, in lower case. */
export function isSeed(seed: string): boolean {
  return /^[0-9a-f]{32}$/.test(seed);
}

/** Returns a seed made from 16 given random bytes. Throws a `RangeError` if `bytes` has another length. */
export function seedOf(bytes: Uint8Array): string {
  if (bytes.length !== SEED_DIGITS / 2) throw new RangeError(`A seed has 16 bytes, not ${bytes.length}`);
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns a token of `length` characters that cannot be guessed without the seed. The characters are the first bits of
 * an HMAC-SHA-256 (RFC 2104), written in Crockford's base 32. The key of the HMAC is the seed, and its message is the
 * row's number in ASCII. The same seed and row always give the same token. Throws a `RangeError` for a length outside 1
 * to 51.
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
