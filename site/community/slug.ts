import type { Post } from './entities.ts';

const LONGEST_TITLE_PART = 50;

/**
 * The title in lower case and NFC, then a hyphen and `n`. Letters of any script, marks, digits, underscores and hyphens
 * are kept, white space becomes a hyphen, and at most 50 code points stay.
 */
export function slugOf(title: string, n: number): string {
  const hyphenated = title
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}_\s-]/gu, '')
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-');
  const cut = [...hyphenated].slice(0, LONGEST_TITLE_PART).join('');
  return `${trimHyphens(cut)}-${n}`;
}

/**
 * For a percent-decoded slug with a letter or digit: the post with exactly this slug, else the first whose slug
 * contains it or is contained in it, else the one whose number follows the last hyphen.
 */
export function findPost(posts: readonly Post[], slug: string): Post | undefined {
  const asked = slug.toLowerCase().normalize('NFC').trim();
  const exact = posts.find((post) => post.slug === asked);
  if (exact || !/[\p{L}\p{N}]/u.test(asked)) return exact;
  const partial = posts.find((post) => post.slug.includes(asked) || asked.includes(post.slug));
  if (partial) return partial;
  const id = `post-${trailingNumber(asked)}`;
  return posts.find((post) => post.id === id);
}

/** Returns the decimal number after the last hyphen of `text`, or NaN if there is none. */
export function trailingNumber(text: string): number {
  const digits = /-(\d+)$/.exec(text);
  return digits ? Number(digits[1]) : Number.NaN;
}

function trimHyphens(text: string): string {
  return text.replace(/^-+|-+$/g, '');
}
