// Turns segments into the data codewords of a symbol: bits, terminator, padding. ISO/IEC 18004:2015, 7.4.

import { MODES, type ReadySegment, type SizeClass } from './segments.ts';

/**
 * Writes the data codewords to the first `capacity` bytes of `data`. The segments must fit
 * (`messageBits(…) <= 8 * capacity`). Returns how many codewords the message and its terminator take; the rest is
 * padding.
 */
export function encodeSegments(
  segments: readonly ReadySegment[],
  sizeClass: SizeClass,
  data: Uint8Array,
  capacity: number,
): number {
  data.fill(0, 0, capacity);
  let length = 0;
  /** Appends the low `width` bits (0 to 24) of `value`, highest first. All other bits of `value` must be 0. */
  const put = (value: number, width: number) => {
    const first = length >>> 3;
    const end = (length & 7) + width;
    // Up to seven bits of the first byte are already used, so the new bits may extend over four bytes.
    const aligned = value << (32 - end);
    data[first] |= aligned >>> 24;
    if (end > 8) data[first + 1] = aligned >>> 16;
    if (end > 16) data[first + 2] = aligned >>> 8;
    if (end > 24) data[first + 3] = aligned;
    length += width;
  };
  for (const { mode, values } of segments) {
    const { indicator, countBits, group, base, sixths } = MODES[mode];
    const count = values.length;
    put(indicator, 4);
    if (mode !== 'eci') put(count, countBits[sizeClass]);
    // Each group of values is written as one number. Bytes need no groups, but writing three at a time is faster.
    for (let i = 0; i < count; ) {
      const end = Math.min(i + group, count);
      const width = Math.ceil(((end - i) * sixths) / 6);
      let value = 0;
      for (; i < end; i++) value = value * base + values[i];
      put(value, width);
    }
  }
  // The terminator and the bits after it, up to the end of a codeword, are 0. They need not be written, because `data`
  // was filled with zeros.
  const used = Math.min(capacity, Math.ceil((length + 4) / 8));
  for (let i = used; i < capacity; i++) data[i] = (i - used) & 1 ? 0x11 : 0xec;
  return used;
}
