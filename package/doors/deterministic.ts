import { type Deflate, joinBytes } from '#raster';

/** An option of all that writes compressed files. */
export interface DeterministicOptions {
  /**
   * The same bytes in every version of Node, Deno, Bun and browsers, because they compress differently. Takes about twice
   * the time. Default false.
   */
  readonly deterministic?: boolean;
}

/** Returns what compresses files as the options say. fflate is loaded only if it is needed. @internal */
export async function compressOf({
  deterministic = false,
}: DeterministicOptions): Promise<{ readonly compress?: Deflate }> {
  return deterministic ? { compress: await loadDeflate() } : {};
}

async function loadDeflate(): Promise<Deflate> {
  const { Zlib } = await import('fflate');
  return async (parts) => {
    const pieces: Uint8Array[] = [];
    const stream = new Zlib((piece) => pieces.push(piece));
    for await (const part of parts) stream.push(part);
    stream.push(new Uint8Array(), true);
    return joinBytes(pieces);
  };
}
