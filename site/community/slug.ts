import type { Post } from './entities.ts';

const LONGEST_TITLE_PART = 50;

/**
 * Returns the slug of a post: the title in lower case, then a hyphen and the number `n`. Of the title, only letters,
 * marks, digits, underscores and hyphens are kept, in any script. White space becomes a hyphen, and several hyphens
 * become one. Then at most 50 code points are kept, without hyphens at either end. The result is in NFC.
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
 * Returns the post for a percent-decoded slug, or undefined. If no post has exactly this slug, returns the first post
 * whose slug contains it or is contained in it. If there is none either, returns the post whose number follows the last
 * hyphen. A slug without any letter or digit matches no post.
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
