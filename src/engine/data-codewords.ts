// Segments to the data codewords of a symbol: bits, terminator, padding. ISO/IEC 18004:2015, 7.4.

import { ALPHANUMERIC_VALUES } from './alphanumeric.ts';
import { kanjiValue } from './kanji.ts';
import { dataBits, lengthOf, MODES, type ReadySegment, type SizeClass } from './segments.ts';

const PAD_CODEWORDS = [0xec, 0x11] as const;

/**
 * Writes the data codewords to the first `capacity` bytes of `data`; the segments must fit
 * (`messageBits(…) <= 8 * capacity`).
 */
export function encodeSegments(
  segments: readonly ReadySegment[],
  sizeClass: SizeClass,
  data: Uint8Array,
  capacity: number,
): void {
  data.fill(0, 0, capacity);
  let length = 0;
  /** Appends the low `width` bits (0 to 24) of `value`, whose other bits are zero, highest first. */
  const put = (value: number, width: number) => {
    const first = length >>> 3;
    const end = (length & 7) + width;
    // Up to seven bits stand before the new ones, so that they may reach over four bytes.
    const aligned = value << (32 - end);
    data[first] |= aligned >>> 24;
    if (end > 8) data[first + 1] = aligned >>> 16;
    if (end > 16) data[first + 2] = aligned >>> 8;
    if (end > 24) data[first + 3] = aligned;
    length += width;
  };
  for (const segment of segments) {
    const { indicator, countBits, group, base } = MODES[segment.mode];
    const count = lengthOf(segment);
    put(indicator, 4);
    if (segment.mode === 'eci') {
      // 7.4.2: the number of leading ones tells how many bytes follow the first.
      put(segment.assignment | [0, 0x8000, 0xc00000][count - 1], 8 * count);
      continue;
    }
    put(count, countBits[sizeClass]);
    if (segment.mode === 'byte') {
      for (let i = 0; i < count; i++) put(segment.bytes[i], 8);
      continue;
    }
    // 7.4.3, 7.4.4 and 7.4.6: groups of characters as numbers.
    const { mode, text } = segment;
    for (let i = 0; i < count; ) {
      const end = Math.min(i + group, count);
      const width = dataBits(mode, end - i);
      let value = 0;
      for (; i < end; i++) {
        const unit = text.charCodeAt(i);
        value = value * base + (mode === 'kanji' ? kanjiValue(unit) : ALPHANUMERIC_VALUES[unit]);
      }
      put(value, width);
    }
  }
  // The bytes are zero already, which is the terminator and the rest of its last codeword.
  const used = Math.min(capacity, Math.ceil((length + 4) / 8));
  for (let i = used; i < capacity; i++) data[i] = PAD_CODEWORDS[(i - used) & 1];
}
