import { hideSecrets } from '#content';
import type { CodeEntry } from '#storage';

/**
 * The codes whose name or text has all the words of a search in it, whatever their case. Passwords are not searched.
 */
export function searchCodes(codes: readonly CodeEntry[], search: string): readonly CodeEntry[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return codes.filter(({ name = '', text }) => {
    const searched = `${name}\n${hideSecrets(text)}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
}
