/** Parts one after another as one zlib stream (RFC 1950). Rejects with what making a part throws. */
export async function deflate(
  parts: Iterable<Uint8Array<ArrayBuffer>> | AsyncIterable<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { readable, writable } = new CompressionStream('deflate');
  // Read from the beginning on: a stream that nobody reads takes nothing more after a while.
  const compressed = new Response(readable).arrayBuffer();
  const writer = writable.getWriter();
  try {
    for await (const part of parts) await writer.write(part);
    await writer.close();
  } catch (error) {
    compressed.catch(() => undefined);
    await writer.abort(error);
    throw error;
  }
  return new Uint8Array(await compressed);
}

/**
 * What a zlib stream, given in parts, was made from; null for one that is damaged. Of more than `most` bytes only the beginning
 * is read, so that a small file cannot fill the memory.
 */
export async function inflate(
  parts: readonly Uint8Array<ArrayBuffer>[],
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = new Blob([...parts]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const inflated = new Uint8Array(most);
  let length = 0;
  try {
    while (length < most) {
      const { done, value } = await reader.read();
      if (done) break;
      inflated.set(value.subarray(0, most - length), length);
      length += value.length;
    }
    await reader.cancel();
  } catch {
    // A stream in memory fails to inflate for one reason only; engines differ in what they throw then.
    return null;
  }
  return inflated.subarray(0, Math.min(length, most));
}
