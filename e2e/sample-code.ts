import { PNG } from 'pngjs';

// A code with known modules, and points at which to sample its picture of 400 × 400 pixels.

/** The text of the code. Without a logo, it has version 3 and thus 29 × 29 modules. */
export const SAMPLE_TEXT = 'https://example.com';

const SIZE = 29;

/** Returns the center of a module's row or column in the picture, whose quiet zone is one module wide. */
export function middle(module: number): number {
  return Math.floor(((module + 1.5) * 400) / (SIZE + 2));
}

/** One in each area that can have its own color. Module (8, 21) is dark in every code of version 3. */
export const places = {
  foreground: [middle(8), middle(21)],
  background: [3, 3],
  ring: [middle(0), middle(3)],
  center: [middle(3), middle(3)],
} as const;

export const corners = {
  topLeft: [middle(0), middle(0)],
  topRight: [middle(28), middle(0)],
  bottomLeft: [middle(0), middle(28)],
} as const;

export function luma(color: string): number {
  const [r, g, b] = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  return 0.299 * r + 0.587 * g + 0.114 * b;
}

/** Returns a PNG of 64 × 64 pixels in one red, `#c81e1e`. */
export function redPng(): Buffer {
  const png = new PNG({ width: 64, height: 64 });
  for (let start = 0; start < png.data.length; start += 4) png.data.set([200, 30, 30, 255], start);
  return PNG.sync.write(png);
}
