import type { Post } from './entities.ts';
import type { Language } from './languages.ts';

export interface PostFilter {
  readonly query: string;
  readonly language: Language | 'all';
}

/**
 * Looks in title, content, tags and keywords. Differences of case, accents, character width, white space, quotation
 * marks, hyphens and kind of kana are ignored. A blank query matches all posts.
 */
export function searchPosts(posts: readonly Post[], { query, language }: PostFilter): readonly Post[] {
  const needle = fold(query).trim();
  return posts.filter(
    (post) => (language === 'all' || post.language === language) && (needle === '' || textOf(post).includes(needle)),
  );
}

const texts = new WeakMap<Post, string>();

/** Cached. Each field is a line of its own, so a folded query, which has no line break, cannot match across two. */
function textOf(post: Post): string {
  const known = texts.get(post);
  if (known !== undefined) return known;
  const text = [post.title, post.content, ...post.tags, ...post.keywords].map(fold).join('\n');
  texts.set(post, text);
  return text;
}

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

/** Removes the marks of European letters but keeps those of kana, because か and が are different letters. */
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
