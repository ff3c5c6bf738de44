/** Straight (not premultiplied) RGBA, four bytes per pixel, row by row, as in `ImageData`. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

export interface UploadedImage {
  readonly pixels: Pixels;
  /** The image as a data URL. Empty if only the pixels are known, as in a worker. */
  readonly href: string;
  /**
   * The picture of the pixels, in their size, as an `svg` element. It has no scripts, styles and texts, refers to
   * nothing outside itself, and its ids are its own.
   */
  readonly vector?: SvgElement;
}

/** An SVG element, with attributes named as in a document. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children?: readonly SvgElement[];
}

export function clearPixels(width: number, height: number): Pixels {
  return { width, height, data: new Uint8ClampedArray(4 * width * height) };
}

/** Returns an image's pixels, and a function that copies them for a worker in memory that can be transferred. */
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

/** Returns the pixels as one number each, in the byte order of this machine. Shares the memory of `data`. */
export function wordsOf({ data }: Pixels): Int32Array<ArrayBuffer> {
  // Signed, because JavaScript engines compare signed 32-bit numbers faster.
  return new Int32Array(data.buffer, data.byteOffset, data.length / 4);
}

export function isSamePixels(one: Pixels, other: Pixels): boolean {
  if (one.width !== other.width || one.height !== other.height) return false;
  const [words, otherWords] = [wordsOf(one), wordsOf(other)];
  for (let k = 0; k < words.length; k++) if (words[k] !== otherWords[k]) return false;
  return true;
}

/** Returns the luma, 0 to 255, of the pixel whose red byte is at `index`, as seen on white. */
export function lumaAt(data: Uint8ClampedArray, index: number): number {
  const luma = lumaOf(data[index], data[index + 1], data[index + 2]);
  const alpha = data[index + 3];
  return alpha === 255 ? luma : 255 + ((luma - 255) * alpha) / 255;
}

/** Rows as wide as the picture, repeated `times` times (default 1) to represent a run of equal rows. */
export interface Band extends Pixels {
  readonly times?: number;
}

export function heightOf(bands: readonly Band[]): number {
  return bands.reduce((sum, { height, times = 1 }) => sum + height * times, 0);
}

export function isSameAsBands(picture: Pixels, bands: readonly Band[]): boolean {
  if (picture.height !== heightOf(bands) || bands.some(({ width }) => width !== picture.width)) return false;
  const words = wordsOf(picture);
  let at = 0;
  for (const band of bands) {
    const bandWords = wordsOf(band);
    for (let time = 0; time < (band.times ?? 1); time++) {
      for (let k = 0; k < bandWords.length; k++) if (words[at++] !== bandWords[k]) return false;
    }
  }
  return true;
}

/** Returns the luma of three channels, 0 to 255: ITU-R BT.601, on gamma-encoded values. */
export function lumaOf(r: number, g: number, b: number): number {
  return 0.299 * r + 0.587 * g + 0.114 * b;
}

/** Returns the picture rotated clockwise by a multiple of 90 degrees, then mirrored left to right if `isMirrored`. */
export function turn(pixels: Pixels, rotation: number, isMirrored: boolean): Pixels {
  if (rotation === 0 && !isMirrored) return pixels;
  const { width, height } = pixels;
  const isUpright = rotation % 180 === 0;
  const turned = clearPixels(isUpright ? width : height, isUpright ? height : width);
  const from = new Uint32Array(pixels.data.buffer, pixels.data.byteOffset, width * height);
  const to = new Uint32Array(turned.data.buffer);
  for (let y = 0, at = 0; y < turned.height; y++) {
    for (let x = 0; x < turned.width; x++, at++) {
      const across = isMirrored ? turned.width - 1 - x : x;
      to[at] = from[indexBefore(across, y, rotation, width, height)];
    }
  }
  return turned;
}

/** `x` and `y` are in the rotated picture; `width` and `height` are those of the source. */
function indexBefore(x: number, y: number, rotation: number, width: number, height: number): number {
  if (rotation === 90) return (height - 1 - x) * width + y;
  if (rotation === 180) return (height - 1 - y) * width + (width - 1 - x);
  if (rotation === 270) return x * width + (width - 1 - y);
  return y * width + x;
}
