import { lumaOf } from '#design';

/** Straight (not premultiplied) RGBA, four bytes a pixel, row by row: what `ImageData` holds. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** The visitor's image as everything behind `#uploads` knows it. */
export interface UploadedImage {
  readonly pixels: Pixels;
  /** The image as a data URL. Empty if only its pixels are available, as in a worker. */
  readonly href: string;
}

/** Clear pixels of a size. */
export function clearPixels(width: number, height: number): Pixels {
  return { width, height, data: new Uint8ClampedArray(4 * width * height) };
}

/**
 * Returns an image and the form in which a worker gets its pixels: a copy in memory of its own, which is moved, without
 * the file.
 */
export function imageForWorker(image: UploadedImage) {
  return {
    value: image,
    copy: (): { readonly value: UploadedImage; readonly transfer: ArrayBuffer[] } => {
      const { width, height, data } = image.pixels;
      const pixels = { width, height, data: data.slice() };
      return { value: { pixels, href: '' }, transfer: [pixels.data.buffer] };
    },
  };
}

/** Returns the pixels as one number each, with their bytes in the machine's order, in the same memory. */
export function wordsOf({ data }: Pixels): Int32Array<ArrayBuffer> {
  // Signed, because engines compare signed numbers of 32 bits faster.
  return new Int32Array(data.buffer, data.byteOffset, data.length / 4);
}

/** Whether two pictures have the same size and the same bytes. */
export function isSamePixels(one: Pixels, other: Pixels): boolean {
  if (one.width !== other.width || one.height !== other.height) return false;
  const [words, otherWords] = [wordsOf(one), wordsOf(other)];
  for (let k = 0; k < words.length; k++) if (words[k] !== otherWords[k]) return false;
  return true;
}

/** Returns the luma, 0 to 255, of the pixel whose red stands at `index` of RGBA bytes, seen on white. */
export function lumaAt(data: Uint8ClampedArray, index: number): number {
  const luma = lumaOf(data[index], data[index + 1], data[index + 2]);
  const alpha = data[index + 3];
  return alpha === 255 ? luma : 255 + ((luma - 255) * alpha) / 255;
}
