import type { Details } from '#content';

/** Returns the field with the longest text, where shortening helps most: `content`, or a field beside it. */
export function longestField(content: string, details: Details = {}): string {
  return Object.entries({ ...details, content }).reduce((longest, entry) =>
    (entry[1]?.length ?? 0) > (longest[1]?.length ?? 0) ? entry : longest,
  )[0];
}
