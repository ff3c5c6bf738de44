/** Joins bytes, in memory of at most twice their length: joining a directory of 100,000 parts would take too long. */
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

  /** Returns a copy. */
  bytes(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length);
  }

  /** Drops the bytes and keeps their memory for the next. */
  clear(): void {
    this.#length = 0;
  }
}
