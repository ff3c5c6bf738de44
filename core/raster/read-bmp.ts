import { clearPixels, type Pixels } from './pixels.ts';

/** Masks of red, green, blue and alpha where the file has none, by bits per pixel. */
const MASKS: Readonly<Record<number, readonly number[]>> = {
  16: [0x7c00, 0x3e0, 0x1f, 0],
  24: [0xff0000, 0xff00, 0xff, 0],
  // Most programs leave the fourth byte 0, which does not mean transparent.
  32: [0xff0000, 0xff00, 0xff, 0],
};

const COMPRESSIONS = { none: 0, rle8: 1, rle4: 2, masks: 3, masksWithAlpha: 6 } as const;

/** Returns null for a BMP that is damaged, or contains another file. Its header was read without fault. */
export function decodeBmp(file: Uint8Array<ArrayBuffer>): Pixels | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const headerLength = view.getUint32(14, true);
  const isOldest = headerLength === 12;
  const width = isOldest ? view.getUint16(18, true) : Math.abs(view.getInt32(18, true));
  const signedHeight = isOldest ? view.getUint16(20, true) : view.getInt32(22, true);
  const height = Math.abs(signedHeight);
  const bits = view.getUint16(isOldest ? 24 : 28, true);
  const compression = isOldest ? 0 : view.getUint32(30, true);
  const hasMasks = compression === COMPRESSIONS.masks || compression === COMPRESSIONS.masksWithAlpha;
  const start = view.getUint32(10, true);
  const rowOf = (k: number): number => (signedHeight < 0 ? k : height - 1 - k);
  const picture = clearPixels(width, height);
  if (bits <= 8) {
    const colors = readColors(file, 14 + headerLength, start, isOldest ? 3 : 4);
    const indices =
      compression === COMPRESSIONS.none
        ? readIndices(file.subarray(start), { width, height, bits })
        : unpackRuns(file.subarray(start), { width, height, bits: compression === COMPRESSIONS.rle4 ? 4 : 8 });
    if (!indices || hasMasks || compression > COMPRESSIONS.rle4) return null;
    for (let k = 0, from = 0; k < height; k++) {
      for (let to = 4 * rowOf(k) * width, x = 0; x < width; x++, from++, to += 4) {
        picture.data.set(colors.subarray(4 * indices[from], 4 * indices[from] + 4), to);
      }
    }
    return picture;
  }
  const defaults = MASKS[bits];
  if (!defaults || (compression !== COMPRESSIONS.none && !hasMasks)) return null;
  const hasAlpha = headerLength >= 56 || compression === COMPRESSIONS.masksWithAlpha;
  const masks = hasMasks
    ? defaults.map((_, k) => (k < 3 || hasAlpha ? view.getUint32(54 + 4 * k, true) : 0))
    : defaults;
  const channels = masks.map((mask) => ({ mask, shift: mask === 0 ? 0 : 31 - Math.clz32(mask & -mask) }));
  const stride = Math.ceil((width * bits) / 32) * 4;
  for (let k = 0; k < height; k++) {
    for (let to = 4 * rowOf(k) * width, x = 0; x < width; x++, to += 4) {
      const at = start + k * stride + (x * bits) / 8;
      const low = view.getUint16(at, true);
      const pixel =
        bits === 16 ? low : low | (view.getUint8(at + 2) << 16) | (bits === 32 ? view.getUint8(at + 3) << 24 : 0);
      for (let channel = 0; channel < 4; channel++) {
        const { mask, shift } = channels[channel];
        picture.data[to + channel] = mask === 0 ? 255 : (255 * ((pixel & mask) >>> shift)) / (mask >>> shift);
      }
    }
  }
  return picture;
}

/** Returns RGBA of 256 colors. Those that the file lacks are black. */
function readColors(file: Uint8Array, from: number, end: number, length: number): Uint8Array {
  const colors = new Uint8Array(4 * 256);
  for (let k = 0; k < 256; k++) {
    const at = from + k * length;
    if (at + length <= end) colors.set([file[at + 2], file[at + 1], file[at]], 4 * k);
    colors[4 * k + 3] = 255;
  }
  return colors;
}

interface Grid {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
}

function readIndices(data: Uint8Array, { width, height, bits }: Grid): Uint8Array | null {
  if (![1, 2, 4, 8].includes(bits)) return null;
  const stride = Math.ceil((width * bits) / 32) * 4;
  const indices = new Uint8Array(width * height);
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++, to++) {
      const bit = x * bits;
      indices[to] = (data[y * stride + (bit >> 3)] >> (8 - bits - (bit & 7))) & ((1 << bits) - 1);
    }
  }
  return indices;
}

/** Unpacks BI_RLE8 and BI_RLE4 ([MS-WMF] 2.1.1.7). Pixels that are skipped have index 0. Null if cut off. */
function unpackRuns(data: Uint8Array, { width, height, bits }: Grid): Uint8Array | null {
  const indices = new Uint8Array(width * height);
  let [at, x, y] = [0, 0, 0];
  const put = (index: number): void => {
    if (x < width) indices[y * width + x] = index;
    x++;
  };
  while (y < height) {
    if (at + 2 > data.length) return null;
    const [count, value] = [data[at], data[at + 1]];
    at += 2;
    if (count > 0) {
      for (let k = 0; k < count; k++) put(bits === 8 ? value : k % 2 === 0 ? value >> 4 : value & 15);
    } else if (value === 0) [x, y] = [0, y + 1];
    else if (value === 1) break;
    else if (value === 2) {
      [x, y] = [x + data[at], y + data[at + 1]];
      at += 2;
    } else {
      for (let k = 0; k < value; k++) {
        const byte = data[at + ((k * bits) >> 3)];
        put(bits === 8 ? byte : k % 2 === 0 ? byte >> 4 : byte & 15);
      }
      // Padded to 16 bits.
      at += 2 * Math.ceil((value * bits) / 16);
    }
  }
  return indices;
}
