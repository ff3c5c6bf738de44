import { clearPixels, type Pixels, resample } from '#raster';

/** Pixels that are scaled down between two pauses in which the page can respond. */
const PIXELS_AT_ONCE = 1_000_000;

/** A picture that can be read a few rows at a time. */
export interface RowSource {
  readonly width: number;
  readonly height: number;
  readonly read: (top: number, count: number) => Pixels | Promise<Pixels>;
}

/** Scales to at most `side` on the longer side, at least 1 on the other. Only one band of rows is in memory. */
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
    // A row of the result may begin or end within a row of the source, so the band is rounded out to whole rows.
    const top = Math.floor(row * step);
    const bottom = Math.min(source.height, Math.ceil((row + rows) * step));
    const band = await source.read(top, bottom - top);
    await nextTask();
    const box = { x: 0, y: row * step - top, width: source.width, height: rows * step };
    small.data.set(resample(band, box, small.width, rows).data, 4 * row * small.width);
  }
  return small;
}

/** Resolves in a new task, so that the page can respond between two slices of work. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
