/** Straight (not premultiplied) RGBA, four bytes a pixel, row by row: what `ImageData` holds. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** Clear pixels of a size. */
export function clearPixels(width: number, height: number): Pixels {
  return { width, height, data: new Uint8ClampedArray(4 * width * height) };
}

/** The same pixels in memory of their own, which can be handed to a worker. */
export function copyPixels({ width, height, data }: Pixels): Pixels {
  return { width, height, data: data.slice() };
}
