import { decodePng, readDataUrl, type UploadedImage } from '#raster';
import { checkObject, checkRange, checkText } from './checks.ts';
import { OptionError } from './errors.ts';
import type { Logo, LogoPixels } from './options.ts';

const MOST_SIDE = 100_000;

/** @internal */
export function checkPixels(option: string, pixels: LogoPixels): void {
  const isPicture = (pixels as unknown) instanceof Object;
  if (!isPicture) throw new OptionError(option, 'not-allowed', 'an object with width, height and data', pixels);
  const { width, height, data } = pixels;
  checkRange(`${option}.width`, width, 1, MOST_SIDE);
  checkRange(`${option}.height`, height, 1, MOST_SIDE);
  const length = 4 * width * height;
  checkRange(`${option}.data.length`, data?.length, length, length);
}

/** Returns the pixels of a logo, for pictures. Rejects with an `OptionError` if they are not known. */
export async function loadLogo(logo: Logo): Promise<UploadedImage> {
  checkObject('logo', logo);
  const { pixels, href = '' } = logo;
  if (pixels) {
    checkPixels('logo.pixels', pixels);
    return { pixels, href };
  }
  checkText('logo.href', href);
  const file = readDataUrl(href);
  const decoded = file && (await decodePng(file.bytes));
  if (decoded) return { pixels: decoded, href };
  const message = 'a data: URL of a PNG, or come with logo.pixels';
  throw new OptionError('logo.href', 'unknown-logo', message, href.slice(0, 80));
}
