type Bytes = Uint8Array<ArrayBuffer>;

/** Returns the joined parts compressed as one zlib stream (RFC 1950). Rejects if producing a part throws. */
export type Deflate = (parts: Iterable<Bytes> | AsyncIterable<Bytes>) => Promise<Bytes>;

/** Compresses as the platform does, so that the bytes may be others on another one. */
export const deflate: Deflate = async (parts) => {
  const { readable, writable } = new CompressionStream('deflate');
  // Reading starts before writing, because a stream that is not read stops accepting bytes.
  const compressed = readAll(readable);
  try {
    await writeAll(writable, parts);
  } catch (error) {
    compressed.catch(() => undefined);
    throw error;
  }
  return compressed;
};

/** Bytes inflated in one step: browsers buffer its whole output, which may be a thousand times as long. */
const PIECE = 16_384;

/** Inflates a zlib stream (RFC 1950), piece by piece. Throws the browser's error if it is damaged. */
async function* inflatePieces(parts: readonly Bytes[]): AsyncGenerator<Bytes, void, void> {
  const { readable, writable } = new DecompressionStream('deflate');
  // If the stream is damaged, the reader fails too; otherwise the caller stopped reading.
  writeAll(writable, piecesOf(parts)).catch(() => undefined);
  const reader = readable.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    await reader.cancel();
  }
}

/** Returns the first `most` bytes of a zlib stream, so that a small file cannot fill the memory; null if damaged. */
export async function inflate(parts: readonly Bytes[], most: number): Promise<Bytes | null> {
  const inflated = new Uint8Array(most);
  let length = 0;
  if (most === 0) return inflated;
  try {
    for await (const piece of inflatePieces(parts)) {
      inflated.set(piece.subarray(0, most - length), length);
      length += piece.length;
      if (length >= most) break;
    }
  } catch {
    // Inflating from memory fails only if the stream is damaged. Which error is thrown depends on the browser.
    return null;
  }
  return inflated.subarray(0, Math.min(length, most));
}

function* piecesOf(parts: readonly Bytes[]): Generator<Bytes> {
  for (const part of parts) {
    for (let at = 0; at < part.length; at += PIECE) yield part.subarray(at, at + PIECE);
  }
}

async function writeAll(writable: WritableStream, parts: Iterable<Bytes> | AsyncIterable<Bytes>): Promise<void> {
  const writer = writable.getWriter();
  try {
    for await (const part of parts) {
      if ((writer.desiredSize ?? 0) <= 0) await writer.ready;
      // A failed write makes `ready` and `close` reject too.
      writer.write(part).catch(() => undefined);
    }
    await writer.close();
  } catch (error) {
    await writer.abort(error);
    throw error;
  }
}

async function readAll(readable: ReadableStream): Promise<Bytes> {
  const reader = readable.getReader();
  const parts: Bytes[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joinBytes(parts);
    parts.push(value);
  }
}

export function joinBytes(parts: readonly Uint8Array[]): Bytes {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
