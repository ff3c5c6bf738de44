/**
 * Joins pieces of bytes in one buffer. The buffer at least doubles when it is full, so joining 100,000 pieces takes
 * linear time.
 */
export class GrowingBytes {
  #bytes = new Uint8Array(4096);
  #length = 0;

  add(bytes: Uint8Array): void {
    if (this.#length + bytes.length > this.#bytes.length) {
      const larger = new Uint8Array(2 * (this.#length + bytes.length));
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** Returns a copy of all bytes. */
  bytes(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length);
  }

  /** Drops all bytes and keeps the buffer. */
  clear(): void {
    this.#length = 0;
  }
}
