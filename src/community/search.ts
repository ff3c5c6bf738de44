import type { Language, Post } from './entities.ts';

/** The filter of a list of posts. */
export interface PostFilter {
  readonly query: string;
  readonly language: Language | 'all';
}

/**
 * Returns the posts in the requested language whose title, content, a tag or a keyword contains the query, in order.
 * Case, accents, widths, the shape of quotation marks and the kind of kana are ignored; an empty query matches all.
 */
export function searchPosts(posts: readonly Post[], { query, language }: PostFilter): readonly Post[] {
  const needle = fold(query).trim();
  return posts.filter(
    (post) => (language === 'all' || post.language === language) && (needle === '' || textOf(post).includes(needle)),
  );
}

const texts = new WeakMap<Post, string>();

/** Returns the searchable text of a post, folded once. Fields are separate lines, which no folded query can span. */
function textOf(post: Post): string {
  const known = texts.get(post);
  if (known !== undefined) return known;
  const text = [post.title, post.content, ...post.tags, ...post.keywords].map(fold).join('\n');
  texts.set(post, text);
  return text;
}

/** Returns the text without the distinctions that a visitor may or may not type. */
function fold(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/\s\s+|[^\S ]/g, ' ')
    .replace(/[‘’‚‹›“”„«»‐‑–—]/g, (mark) => PLAIN_MARKS.get(mark)!);
  return /[^\0-\x7f]/.test(plain) ? foldLetters(plain) : plain;
}

const PLAIN_MARKS = new Map<string, string>([
  ...Array.from('‘’‚‹›', (mark) => [mark, "'"] as const),
  ...Array.from('“”„«»', (mark) => [mark, '"'] as const),
  ...Array.from('‐‑–—', (mark) => [mark, '-'] as const),
]);

/** Compatibility forms unify widths and ligatures. Only marks of European letters go: か and が are different letters. */
function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/ς/g, 'σ')
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[ァ-ヶ]/g, (katakana) => String.fromCharCode(katakana.charCodeAt(0) - 0x60))
    .replace(/[ぁ-ゟ][\u3099\u309a]/g, (kana) => kana.normalize('NFC'));
}
