import { deflate, inflate, readChunks, writeChunks } from '#raster';

export const MOST_SOURCE = 200_000;

/** A chunk of our own (PNG, 5.4): not needed to show the picture, and dropped by programs that change the picture. */
const TYPE = 'qzVG';

/** Whatever keeps, copies or sends a design's image keeps its source too, and neither without the other. */
export async function putSource(png: Uint8Array<ArrayBuffer>, source: string): Promise<Uint8Array<ArrayBuffer>> {
  const chunks = readChunks(png);
  if (!chunks) throw new TypeError('Not a PNG file');
  const data = await deflate([new TextEncoder().encode(source)]);
  return writeChunks([...chunks.slice(0, -1), { type: TYPE, data }, ...chunks.slice(-1)]);
}

/** Returns the source in a file, null without one. Anybody may have written it: it must be cleaned before it is used. */
export async function readSource(file: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunk = readChunks(file)?.find(({ type }) => type === TYPE);
  const source = chunk && (await inflate([chunk.data], MOST_SOURCE + 1));
  return source && source.length <= MOST_SOURCE ? source : null;
}
