/** The site's own names and address: the one place that knows them. */

export const SITE_NAME = 'Quietzone';

export const PRODUCT_NAME = 'QR Code Generator';

/** The absolute, percent-encoded address of a path that begins with a slash. The build takes the host from `SITE_URL`. */
export function absoluteUrl(path: string): string {
  return new URL(path, import.meta.env.SITE_URL).href;
}

export const TAGLINE = 'Create beautiful QR codes with AI';

/** The year in which this build was made. */
export const BUILD_YEAR = Number(import.meta.env.BUILD_YEAR);
