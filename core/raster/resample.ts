import { clearPixels, type Pixels } from './pixels.ts';

/** A rectangle, in the pixels of a picture or the units of a drawing. Its edges may lie within a pixel. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Scales a box, which must lie inside the picture: by covered area when scaling down, bilinear when scaling up.
 * Transparent pixels do not contribute their color.
 */
export function resample(pixels: Pixels, box: Box, width: number, height: number): Pixels {
  return resampleRows(pixels, box, width, height, 0, height);
}

/** Rows that are scaled at once. All at once, a picture of 100 million pixels would take 300 MB more. */
const STRIP = 64;

/** Returns the picture, scaled down if it has more than `side` pixels on its longer side. */
export function scaledTo(picture: Pixels, side: number): Pixels {
  const { width, height } = picture;
  const scale = side / Math.max(width, height);
  if (scale >= 1) return picture;
  const box = { x: 0, y: 0, width, height };
  const scaled = clearPixels(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  for (let first = 0; first < scaled.height; first += STRIP) {
    const count = Math.min(STRIP, scaled.height - first);
    const strip = resampleRows(picture, box, scaled.width, scaled.height, first, count);
    scaled.data.set(strip.data, 4 * first * scaled.width);
  }
  return scaled;
}

/** Returns `count` rows of what `resample` returns, from row `first` on. */
export function resampleRows(
  pixels: Pixels,
  box: Box,
  width: number,
  height: number,
  first: number,
  count: number,
): Pixels {
  if (box.width === width && box.height === height && Number.isInteger(box.x) && Number.isInteger(box.y)) {
    return cutPixels(pixels, { x: box.x, y: box.y + first, width, height: count });
  }
  const columns = sharesOf(box.x, box.width, width, pixels.width, 0, width);
  const rows = sharesOf(box.y, box.height, height, pixels.height, first, count);
  const top = rows[0].first;
  const last = rows[count - 1];
  const bottom = last.first + last.shares.length;
  // All rows that are needed, scaled horizontally, with colors premultiplied by alpha.
  const across = new Float32Array(4 * width * (bottom - top));
  for (let y = top, to = 0; y < bottom; y++) {
    for (const { first: begin, shares } of columns) {
      let [r, g, b, a] = [0, 0, 0, 0];
      for (let k = 0, from = 4 * (y * pixels.width + begin); k < shares.length; k++, from += 4) {
        const alpha = shares[k] * pixels.data[from + 3];
        r += pixels.data[from] * alpha;
        g += pixels.data[from + 1] * alpha;
        b += pixels.data[from + 2] * alpha;
        a += alpha;
      }
      across[to++] = r;
      across[to++] = g;
      across[to++] = b;
      across[to++] = a;
    }
  }
  const drawn = clearPixels(width, count);
  for (let y = 0, to = 0; y < count; y++) {
    const { first: begin, shares } = rows[y];
    for (let x = 0; x < width; x++, to += 4) {
      let [r, g, b, a] = [0, 0, 0, 0];
      for (let k = 0, from = 4 * ((begin - top) * width + x); k < shares.length; k++, from += 4 * width) {
        r += across[from] * shares[k];
        g += across[from + 1] * shares[k];
        b += across[from + 2] * shares[k];
        a += across[from + 3] * shares[k];
      }
      if (a === 0) continue;
      drawn.data[to] = r / a;
      drawn.data[to + 1] = g / a;
      drawn.data[to + 2] = b / a;
      drawn.data[to + 3] = a;
    }
  }
  return drawn;
}

/** Returns a box of a picture unscaled. The box must lie inside the picture, on whole pixels. */
export function cutPixels({ width, data }: Pixels, box: Box): Pixels {
  const drawn = clearPixels(box.width, box.height);
  for (let y = 0; y < box.height; y++) {
    const from = 4 * ((box.y + y) * width + box.x);
    drawn.data.set(data.subarray(from, from + 4 * box.width), 4 * y * box.width);
  }
  return drawn;
}

/** The weights of the old pixels in one new pixel, from old pixel `first` on; they add up to 1. */
interface Shares {
  readonly first: number;
  readonly shares: readonly number[];
}

function sharesOf(
  start: number,
  length: number,
  all: number,
  available: number,
  first: number,
  count: number,
): Shares[] {
  const step = length / all;
  return Array.from({ length: count }, (_, index) => {
    const k = first + index;
    return step >= 1
      ? sharesOfArea(start + k * step, start + (k + 1) * step, available)
      : sharesOfPoint(
          start + (k + 0.5) * step - 0.5,
          Math.floor(start),
          Math.min(available, Math.ceil(start + length)),
        );
  });
}

function sharesOfArea(from: number, to: number, available: number): Shares {
  const first = Math.min(available - 1, Math.floor(from));
  const end = Math.max(first + 1, Math.min(available, Math.ceil(to - ROUNDING)));
  const shares = Array.from({ length: end - first }, (_, k) => {
    const covered = Math.min(to, first + k + 1) - Math.max(from, first + k);
    return covered / (to - from);
  });
  return { first, shares };
}

/** An area that extends past a pixel's edge by less than this does so by a rounding error. */
const ROUNDING = 1e-6;

/** Only pixels from `first` to before `end` are used. */
function sharesOfPoint(middle: number, first: number, end: number): Shares {
  const inside = Math.min(end - 1, Math.max(first, middle));
  const left = Math.max(first, Math.min(Math.floor(inside), end - 2));
  const share = inside - left;
  return share === 0 ? { first: left, shares: [1] } : { first: left, shares: [1 - share, share] };
}

const halves = new WeakMap<Pixels, Pixels>();

/** Halves the picture while both sides stay this large: looks the same, and saves work. Shared: do not modify. */
export function smallestAtLeast(pixels: Pixels, width: number, height: number): Pixels {
  let level = pixels;
  while (level.width >= 2 * width && level.height >= 2 * height) level = halfOf(level);
  return level;
}

function halfOf(pixels: Pixels): Pixels {
  const known = halves.get(pixels);
  if (known) return known;
  const half = halve(pixels);
  halves.set(pixels, half);
  return half;
}

/** Makes each new pixel from four old ones. If the size is odd, the last column or row counts twice. */
function halve({ width, height, data }: Pixels): Pixels {
  const half = clearPixels(Math.ceil(width / 2), Math.ceil(height / 2));
  for (let y = 0, to = 0; y < half.height; y++) {
    const rows = [2 * y * width, Math.min(height - 1, 2 * y + 1) * width];
    for (let x = 0; x < half.width; x++, to += 4) {
      const columns = [2 * x, Math.min(width - 1, 2 * x + 1)];
      let [r, g, b, a] = [0, 0, 0, 0];
      for (const row of rows) {
        for (const column of columns) {
          const from = 4 * (row + column);
          const alpha = data[from + 3];
          r += data[from] * alpha;
          g += data[from + 1] * alpha;
          b += data[from + 2] * alpha;
          a += alpha;
        }
      }
      if (a === 0) continue;
      half.data[to] = r / a;
      half.data[to + 1] = g / a;
      half.data[to + 2] = b / a;
      half.data[to + 3] = a / 4;
    }
  }
  return half;
}
