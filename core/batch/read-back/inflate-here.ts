import { unzlibSync } from 'fflate';
import { joinBytes } from '#raster';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Inflates a zlib stream, like `inflate` of `#raster` but synchronously. For the few bytes of a code's file, the
 * browser's `DecompressionStream` takes eight times as long. Returns at most `most` bytes, or null if the stream is
 * damaged.
 */
export function inflateHere(parts: readonly Bytes[], most: number): Bytes | null {
  const packed = joinBytes(parts);
  try {
    // The output has room for `most` + 1 bytes and drops the rest, so that a small file cannot fill the memory.
    const inflated = unzlibSync(packed, { out: new Uint8Array(most + 1) }) as Bytes;
    if (inflated.length > most) return inflated.subarray(0, most);
    // The library does not check the checksum.
    const checksum = new DataView(packed.buffer).getUint32(packed.length - 4);
    return checksum === adler32(inflated) ? inflated : null;
  } catch {
    // fflate throws only if the stream is damaged.
    return null;
  }
}

/**
 * Modulus of Adler-32: the largest prime below 2¹⁶ (RFC 1950, 8.2). `AT_ONCE` bytes can be added before the sums must
 * be reduced.
 */
const BASE = 65_521;
const AT_ONCE = 3800;

function adler32(bytes: Uint8Array): number {
  let [one, two] = [1, 0];
  for (let at = 0; at < bytes.length; ) {
    const end = Math.min(bytes.length, at + AT_ONCE);
    for (; at < end; at++) {
      one += bytes[at];
      two += one;
    }
    one %= BASE;
    two %= BASE;
  }
  return ((two << 16) | one) >>> 0;
}
