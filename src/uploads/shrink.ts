import { clearPixels, type Pixels, resample } from '#raster';
import { PIXELS_AT_ONCE } from './limits.ts';

/** A picture that is read in parts, from the top. */
export interface RowSource {
  readonly width: number;
  readonly height: number;
  /** Returns `count` rows from `top` on, as wide as the picture. */
  readonly read: (top: number, count: number) => Pixels | Promise<Pixels>;
}

/** Returns the picture with at most `side` pixels on its longer side. Only one band of it is in memory at a time. */
export async function shrink(source: RowSource, side: number): Promise<Pixels> {
  const scale = Math.min(1, side / Math.max(source.width, source.height));
  const small = clearPixels(
    Math.max(1, Math.round(source.width * scale)),
    Math.max(1, Math.round(source.height * scale)),
  );
  const step = source.height / small.height;
  const rowsAtOnce = Math.max(1, Math.floor(PIXELS_AT_ONCE / source.width / step));
  for (let row = 0; row < small.height; row += rowsAtOnce) {
    const rows = Math.min(rowsAtOnce, small.height - row);
    // Edges of the smaller rows may lie within rows of the source.
    const top = Math.floor(row * step);
    const bottom = Math.min(source.height, Math.ceil((row + rows) * step));
    const band = await source.read(top, bottom - top);
    await nextTask();
    const box = { x: 0, y: row * step - top, width: source.width, height: rows * step };
    small.data.set(resample(band, box, small.width, rows).data, 4 * row * small.width);
  }
  return small;
}

/** Lets the page answer between two bands. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
