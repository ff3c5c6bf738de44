/** The languages of the site. */
type Language = 'en' | 'fr' | 'de' | 'es' | 'pt' | 'ja' | 'zh';

/** Words with the same meaning, with commas between them. `others`: of further languages, or of programs. */
export type Words = Readonly<Record<Language, string>> & { readonly others?: string };

/** Equal keys match: case, accents, spaces and marks are ignored, apart from 〒, the name of a column of postcodes. */
export function wordKey(word: string): string {
  return folded(word).replace(/[^\p{L}\p{N}\p{M}〒]/gu, '');
}

/** Returns a text in small letters without accents, and with plain digits and letters for those of another width. */
export function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss');
}

/** Returns the words of each language, one list for each. */
export function listsOf(words: Words): string[][] {
  return Object.values(words).map((list: string) => list.split(',').map((word) => word.trim()));
}

/** Returns the keys of all words. */
export function keysOf(words: Words): Set<string> {
  return new Set(
    listsOf(words)
      .flat()
      .map(wordKey)
      .filter((key) => key !== ''),
  );
}
