import type { Details } from '#content';

/** Returns the name of the field with the longest text: `content` or one of `details`. Shortening it helps most. */
export function longestField(content: string, details: Details = {}): string {
  return Object.entries({ ...details, content }).reduce((longest, entry) =>
    (entry[1]?.length ?? 0) > (longest[1]?.length ?? 0) ? entry : longest,
  )[0];
}
