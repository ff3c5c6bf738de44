import { lumaOf } from '#design';

/** The luma, 0 to 255, of the pixel whose red stands at `index` of RGBA bytes, seen on white. */
export function lumaAt(data: Uint8ClampedArray, index: number): number {
  const luma = lumaOf(data[index], data[index + 1], data[index + 2]);
  const alpha = data[index + 3];
  return alpha === 255 ? luma : 255 + ((luma - 255) * alpha) / 255;
}
