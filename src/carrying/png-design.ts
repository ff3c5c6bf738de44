// A design in a PNG file: a compressed text of its own keyword. W3C Recommendation "PNG Specification", third edition, 11.3.3.4.

import { type PngChunk, readChunks, writeChunks } from '#raster';

/** Keyword, its end, "compressed", by zlib; no language and no translated keyword. */
const HEAD = Uint8Array.of(...new TextEncoder().encode('Quietzone design'), 0, 1, 0, 0, 0);

/** A PNG file that carries a packed design as well; its pixels stay as they are. The file itself where it is no PNG. */
export function putIntoPng(file: Uint8Array<ArrayBuffer>, packed: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunks = readChunks(file);
  if (!chunks) return file;
  const data = new Uint8Array(HEAD.length + packed.length);
  data.set(HEAD);
  data.set(packed, HEAD.length);
  const pixels = chunks.findIndex(({ type }) => type === 'IDAT');
  return writeChunks([...chunks.slice(0, pixels), { type: 'iTXt', data }, ...chunks.slice(pixels)]);
}

/** The packed designs in a PNG file, wherever they stand in it; checksums are not asked, since others write them wrong. */
export function findInPng(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const isDesign = ({ type, data }: PngChunk): boolean =>
    type === 'iTXt' && data.length > HEAD.length && HEAD.every((byte, k) => data[k] === byte);
  return (readChunks(file) ?? []).filter(isDesign).map(({ data }) => data.subarray(HEAD.length));
}
