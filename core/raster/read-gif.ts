import { unpackLzw } from './lzw.ts';
import { clearPixels, type Pixels } from './pixels.ts';

/** First row and distance of the rows of each pass of an interlaced picture (GIF89a, appendix E). */
const PASSES = [
  [0, 8],
  [4, 8],
  [2, 4],
  [1, 2],
] as const;

/** Returns the first picture of a GIF whose header was read without fault; null if it is damaged. */
export function decodeGif(file: Uint8Array<ArrayBuffer>): Pixels | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const tableAt = (at: number, flags: number) =>
    file.subarray(at, at + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0));
  let table = tableAt(13, file[10]);
  let at = 13 + table.length;
  let clearIndex = -1;
  while (file[at] === 0x21) {
    if (file[at + 1] === 0xf9 && file[at + 3] & 1) clearIndex = file[at + 6];
    at = blocksAt(file, at + 2).end;
  }
  const [left, top, width, height] = [1, 3, 5, 7].map((each) => view.getUint16(at + each, true));
  const flags = file[at + 9];
  const own = tableAt(at + 10, flags);
  if (own.length > 0) table = own;
  at += 10 + own.length;
  const bits = file[at];
  if (bits < 1 || bits > 8) return null;
  const kind = { bits, isLowestFirst: true, isEarly: false };
  const indices = unpackLzw(blocksAt(file, at + 1).data, width * height, kind);
  if (indices?.length !== width * height) return null;
  const picture = clearPixels(view.getUint16(6, true), view.getUint16(8, true));
  const rows = flags & 0x40 ? PASSES.flatMap(([first, step]) => rowsOf(first, step, height)) : rowsOf(0, 1, height);
  for (const [k, row] of rows.entries()) {
    const y = top + row;
    if (y >= picture.height) continue;
    for (let x = 0; x < Math.min(width, picture.width - left); x++) {
      const index = indices[k * width + x];
      if (index === clearIndex || 3 * index >= table.length) continue;
      const to = 4 * (y * picture.width + left + x);
      picture.data.set(table.subarray(3 * index, 3 * index + 3), to);
      picture.data[to + 3] = 255;
    }
  }
  return picture;
}

function rowsOf(first: number, step: number, height: number): number[] {
  return Array.from({ length: Math.max(0, Math.ceil((height - first) / step)) }, (_, k) => first + k * step);
}

/** Joins data blocks, each after its length. */
function blocksAt(file: Uint8Array, from: number): { readonly data: Uint8Array; readonly end: number } {
  let end = from;
  while (file[end] > 0) end += 1 + file[end];
  const data = new Uint8Array(end - from);
  let length = 0;
  for (let at = from; at < end; at += 1 + file[at]) {
    data.set(file.subarray(at + 1, at + 1 + file[at]), length);
    length += file[at];
  }
  return { data: data.subarray(0, length), end: end + 1 };
}
