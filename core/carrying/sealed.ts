import { crc32, deflate, inflate, readBase64url, writeBase64url } from '#raster';
import { parseJson } from './compact-design.ts';

/**
 * The JSON of a value must have fewer bytes than this, and the text that `writeSealed` returns must not have more bytes
 * than this. The text of a code is far shorter.
 */
const MOST_BYTES = 0x10000;

/**
 * Returns a value as text for an address: checksum and deflated JSON, in base64url. Returns null if the JSON has 64 KiB
 * or more, or the text would have more than 64 KiB.
 */
export async function writeSealed(value: unknown): Promise<string | null> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  if (bytes.length >= MOST_BYTES) return null;
  const sealed = writeBase64url(seal(await deflate([bytes])));
  return sealed.length > MOST_BYTES ? null : sealed;
}

/**
 * Returns the value in a text of `writeSealed`, or undefined for any other text. Never rejects. Inflates at most 64
 * KiB.
 */
export async function readSealed(sealed: string): Promise<unknown> {
  if (sealed.length > MOST_BYTES) return undefined;
  const packed = unseal(readBase64url(sealed));
  const bytes = packed && (await inflate([packed], MOST_BYTES));
  if (!bytes || bytes.length === MOST_BYTES) return undefined;
  return parseJson(new TextDecoder('utf-8').decode(bytes));
}

const CHECKSUM_BYTES = 4;

/** Returns bytes with their checksum in front. */
function seal(bytes: Uint8Array): Uint8Array {
  const sealed = new Uint8Array(CHECKSUM_BYTES + bytes.length);
  new DataView(sealed.buffer).setUint32(0, crc32(bytes));
  sealed.set(bytes, CHECKSUM_BYTES);
  return sealed;
}

/** Returns the bytes after the checksum, or null if the checksum does not match. */
function unseal(sealed: Uint8Array<ArrayBuffer> | null): Uint8Array<ArrayBuffer> | null {
  if (!sealed || sealed.length < CHECKSUM_BYTES) return null;
  const bytes = sealed.subarray(CHECKSUM_BYTES);
  return new DataView(sealed.buffer).getUint32(0) === crc32(bytes) ? bytes : null;
}
