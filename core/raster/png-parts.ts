// PNG, third edition, clauses 5, 9, 11 and 12.7.

const PNG_SIGNATURE = /* @__PURE__ */ Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

export interface PngChunk {
  readonly type: string;
  readonly data: Uint8Array<ArrayBuffer>;
}

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

const REMAINDERS = /* @__PURE__ */ Uint32Array.from({ length: 256 }, (_, byte) => {
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

/** Encoders write chunks of 8 kB or more, so 64 MB have at most 8,192. Two million empty ones took 7 s and 390 MB. */
export const MOST_CHUNKS = 0x4000;

/** Returns the chunks up to `IEND`, in the file's memory. Null without `IEND` or above `MOST_CHUNKS`. */
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

/** Filters have the numbers 0 to 4 (9.2). */
const FILTERS = 5;

/** `a` is the byte of the pixel to the left, `b` above, `c` above to the left. */
function predict(filter: number, a: number, b: number, c: number): number {
  switch (filter) {
    case 1:
      return a;
    case 2:
      return b;
    case 3:
      return (a + b) >>> 1;
    case 4:
      return paeth(a, b, c);
    default:
      return 0;
  }
}

/** Returns the one of three neighbors that is closest to a + b − c (9.4). */
function paeth(a: number, b: number, c: number): number {
  const toA = Math.abs(b - c);
  const toB = Math.abs(a - c);
  const toC = Math.abs(a + b - 2 * c);
  if (toA <= toB && toA <= toC) return a;
  return toB <= toC ? b : c;
}

/**
 * Returns a filter's number and the filtered row, with the smallest sum of differences of the five (12.7). `above` is
 * unfiltered; null for the first row. If `pixelBytes` is 0, the row stays unfiltered.
 */
export function filterRow(row: Uint8Array, above: Uint8Array | null, pixelBytes: number): Uint8Array<ArrayBuffer> {
  let best = new Uint8Array(row.length + 1);
  best.set(row, 1);
  if (pixelBytes === 0) return best;
  let least = Number.POSITIVE_INFINITY;
  let filtered = new Uint8Array(row.length + 1);
  for (let filter = 0; filter < FILTERS; filter++) {
    filtered[0] = filter;
    let sum = 0;
    for (let k = 0; k < row.length && sum < least; k++) {
      const isFirst = k < pixelBytes;
      const a = isFirst ? 0 : row[k - pixelBytes];
      const b = above === null ? 0 : above[k];
      const c = above === null || isFirst ? 0 : above[k - pixelBytes];
      const difference = (row[k] - predict(filter, a, b, c)) & 0xff;
      filtered[k + 1] = difference;
      sum += difference < 128 ? difference : 256 - difference;
    }
    if (sum < least) {
      least = sum;
      [best, filtered] = [filtered, best];
    }
  }
  return best;
}

/** Restores a row in place; `above` is the restored row before, if any. Returns false for an unknown filter. */
export function unfilterRow(filter: number, row: Uint8Array, above: Uint8Array | null, pixelBytes: number): boolean {
  if (filter >= FILTERS) return false;
  if (filter === 0) return true;
  for (let k = 0; k < row.length; k++) {
    const isFirst = k < pixelBytes;
    const a = isFirst ? 0 : row[k - pixelBytes];
    const b = above === null ? 0 : above[k];
    const c = above === null || isFirst ? 0 : above[k - pixelBytes];
    row[k] += predict(filter, a, b, c);
  }
  return true;
}

/** Channels per pixel by color type (PNG, 11.2.1): gray, RGB, indexed, gray with alpha, RGBA. */
export const PNG_CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
