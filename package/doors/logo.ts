import { decodePng, readDataUrl, type UploadedImage } from '#raster';
import { checkObject, checkText } from './checks.ts';
import { OptionError } from './errors.ts';
import type { Logo } from './options.ts';
import { pixelsOf } from './pixels.ts';

/** Returns the pixels of a logo, for pictures. Rejects with an `OptionError` if they are not known. */
export async function loadLogo(logo: Logo): Promise<UploadedImage> {
  checkObject('logo', logo);
  const { pixels, href = '' } = logo;
  if (pixels) return { pixels: pixelsOf('logo.pixels', pixels), href };
  checkText('logo.href', href);
  const file = readDataUrl(href);
  const decoded = file && (await decodePng(file.bytes));
  if (decoded) return { pixels: decoded, href };
  const message = 'a data: URL of a PNG, or come with logo.pixels';
  throw new OptionError('logo.href', 'unknown-logo', message, href.slice(0, 80));
}
