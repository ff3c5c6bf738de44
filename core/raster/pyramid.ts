import { clearPixels, type Pixels } from './pixels.ts';

/** The half-size copies made so far, by picture. Such a copy may have a half-size copy of its own. */
const halves = new WeakMap<Pixels, Pixels>();

/**
 * Halves the picture for as long as it is at least twice as wide as `width` and at least twice as high as `height`, and
 * returns the result. Scaling the result down further is much less work than scaling the original, and looks the same.
 * The result is shared: do not modify it.
 */
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
