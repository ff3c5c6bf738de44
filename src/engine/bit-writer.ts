// Bits into bytes, most significant bit first. ISO/IEC 18004:2015, 7.4.10.

/** Appends bits to a byte array that is zero where it has not been written to. */
export class BitWriter {
  readonly bytes: Uint8Array;
  /** Bits written so far. */
  length = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  /** Appends the low `count` bits (0 to 24) of `value`, whose other bits are zero. */
  put(value: number, count: number): void {
    const { bytes, length } = this;
    const first = length >>> 3;
    const end = (length & 7) + count;
    // Up to seven bits stand before the new ones, so that they may reach over four bytes.
    const aligned = value << (32 - end);
    bytes[first] |= aligned >>> 24;
    if (end > 8) bytes[first + 1] = aligned >>> 16;
    if (end > 16) bytes[first + 2] = aligned >>> 8;
    if (end > 24) bytes[first + 3] = aligned;
    this.length = length + count;
  }
}
