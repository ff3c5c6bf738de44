import { clearPixels, type Pixels } from '#raster';

/**
 * Returns the picture rotated clockwise by `rotation` degrees, a multiple of 90, and then mirrored left to right if
 * `isMirrored`.
 */
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

/**
 * Returns the source index of the pixel at (`x`, `y`) of the rotated picture. `width` and `height` are those of the
 * source.
 */
function indexBefore(x: number, y: number, rotation: number, width: number, height: number): number {
  if (rotation === 90) return (height - 1 - x) * width + y;
  if (rotation === 180) return (height - 1 - y) * width + (width - 1 - x);
  if (rotation === 270) return x * width + (width - 1 - y);
  return y * width + x;
}
