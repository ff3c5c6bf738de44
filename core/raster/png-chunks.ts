// Chunks, the parts of a PNG file. W3C Recommendation "PNG Specification", third edition, clauses 5 and 11.

/** The first bytes of every PNG file. */
export const PNG_SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** A chunk: its type, which is four letters, and its data. */
export interface PngChunk {
  readonly type: string;
  readonly data: Uint8Array<ArrayBuffer>;
}

/** Returns a PNG file with these chunks, complete with lengths and checksums. */
export function writeChunks(chunks: readonly PngChunk[]): Uint8Array<ArrayBuffer> {
  const length = chunks.reduce((sum, { data }) => sum + data.length + 12, PNG_SIGNATURE.length);
  const file = new Uint8Array(length);
  const view = new DataView(file.buffer);
  file.set(PNG_SIGNATURE);
  let at = PNG_SIGNATURE.length;
  for (const { type, data } of chunks) {
    view.setUint32(at, data.length);
    for (let k = 0; k < 4; k++) file[at + 4 + k] = type.charCodeAt(k);
    file.set(data, at + 8);
    const end = at + 8 + data.length;
    view.setUint32(end, crc32(file.subarray(at + 4, end)));
    at = end + 4;
  }
  return file;
}

/** The CRC remainder of each byte (Annex D). */
const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++) remainder = remainder & 1 ? 0xedb88320 ^ (remainder >>> 1) : remainder >>> 1;
  return remainder;
});

/** Returns the CRC-32 of some bytes, 0 to 2³² − 1. A chunk has the checksum of its type and data. */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = REMAINDERS[(sum ^ byte) & 0xff] ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

/**
 * Maximum number of chunks in a file that is read. Encoders write image data in chunks of 8 kB or more, so the largest
 * file that is read here, 64 MB, has at most 8,192 of these. Each chunk costs time and memory even if it is empty: two
 * million took 7 s and 390 MB.
 */
export const MOST_CHUNKS = 0x4000;

/**
 * Returns the chunks of a PNG file up to `IEND`, without checking checksums. The chunks' data shares the file's memory.
 * Returns null for a file that is not a PNG, that ends before `IEND`, or that has more than `MOST_CHUNKS` chunks.
 */
export function readChunks(file: Uint8Array<ArrayBuffer>): PngChunk[] | null {
  if (PNG_SIGNATURE.some((byte, k) => file[k] !== byte)) return null;
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  const chunks: PngChunk[] = [];
  for (let at = PNG_SIGNATURE.length; at + 12 <= file.length; ) {
    const length = view.getUint32(at);
    const end = at + 8 + length;
    if (end + 4 > file.length) return null;
    if (chunks.length === MOST_CHUNKS) return null;
    const type = String.fromCharCode(file[at + 4], file[at + 5], file[at + 6], file[at + 7]);
    chunks.push({ type, data: file.subarray(at + 8, end) });
    if (type === 'IEND') return chunks;
    at = end + 4;
  }
  return null;
}
