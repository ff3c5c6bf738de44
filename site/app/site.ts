/**
 * Returns the absolute, percent-encoded address of a path that begins with a slash. The host comes from the build's
 * `SITE_URL`.
 */
export function absoluteUrl(path: string): string {
  return new URL(path, import.meta.env.SITE_URL).href;
}

/** The year in which this build was made. */
export const BUILD_YEAR = Number(import.meta.env.BUILD_YEAR);
