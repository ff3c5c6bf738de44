import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** The SHA-256 of a file that is written piece by piece. */
export class FileDigest {
  readonly #hash = sha256.create();

  add(bytes: Uint8Array): void {
    this.#hash.update(bytes);
  }

  /**
   * Returns the digest of all pieces so far, followed by `end`, in hexadecimal. `end` is not added, so more pieces can
   * follow.
   */
  hexWith(end: Uint8Array): string {
    return bytesToHex(this.#hash.clone().update(end).digest());
  }
}

/** Returns the SHA-256 of a file, in hexadecimal. */
export function sha256Of(file: Uint8Array): string {
  return bytesToHex(sha256(file));
}
