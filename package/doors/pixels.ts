import type { Pixels } from '#raster';
import { checkRange } from './checks.ts';
import { OptionError } from './errors.ts';
import type { LogoPixels } from './options.ts';

const MOST_SIDE = 100_000;

/** Returns pixels as `core/` has them, in the same memory if that can be read in words. Throws an `OptionError`. */
export function pixelsOf(option: string, given: LogoPixels): Pixels {
  const isPicture = (given as unknown) instanceof Object;
  if (!isPicture) throw new OptionError(option, 'not-allowed', 'an object with width, height and data', given);
  const { width, height, data } = given;
  checkRange(`${option}.width`, width, 1, MOST_SIDE);
  checkRange(`${option}.height`, height, 1, MOST_SIDE);
  const length = 4 * width * height;
  checkRange(`${option}.data.length`, data?.length, length, length);
  const isAligned = ArrayBuffer.isView(data) && data.byteOffset % 4 === 0;
  const { buffer, byteOffset } = isAligned ? data : Uint8Array.from(data);
  return { width, height, data: new Uint8ClampedArray(buffer as ArrayBuffer, byteOffset, length) };
}
