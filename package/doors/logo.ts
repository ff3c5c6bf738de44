import { decodePng, readDataUrl, type UploadedImage } from '#raster';
import { OptionError } from './errors.ts';
import type { Logo } from './options.ts';

/** Returns the pixels of a logo, for pictures. Rejects with an `OptionError` if they are not known. */
export async function loadLogo({ pixels, href = '' }: Logo): Promise<UploadedImage> {
  if (pixels) return { pixels, href };
  const file = readDataUrl(href);
  const decoded = file && (await decodePng(file.bytes));
  if (decoded) return { pixels: decoded, href };
  const message = 'a data: URL of a PNG, or come with logo.pixels';
  throw new OptionError('logo.href', 'unknown-logo', message, href.slice(0, 80));
}
