import { folded } from '#content/vocabulary';

/**
 * Returns a text as searches compare it: without the case and the accents of letters, the kind of kana and of
 * apostrophes, and with a decimal point for a decimal comma.
 */
export function searchKey(text: string): string {
  return folded(text)
    .replace(/[ァ-ヶ]/g, (katakana) => String.fromCharCode(katakana.charCodeAt(0) - 0x60))
    .replace(/[‘’]/g, "'")
    .replace(/(?<=\d),(?=\d)/g, '.');
}

/** Returns a function that tells whether a text has all words of a search. */
export function hasWordsOf(search: string): (text: string) => boolean {
  const words = wordsOf(search);
  return (text) => {
    const key = searchKey(text);
    return words.every((word) => key.includes(word));
  };
}

/** Like `hasWordsOf`, but each searched word has to begin a word. Chinese and Japanese words may begin anywhere. */
export function beginsWordsOf(search: string): (text: string) => boolean {
  const words = wordsOf(search);
  return (text) => {
    const key = searchKey(text);
    return words.every((word) => beginsIn(key, word));
  };
}

function wordsOf(search: string): string[] {
  return searchKey(search).split(/\s+/).filter(Boolean);
}

const WITHOUT_SPACES = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー`;
const IN_A_WORD = new RegExp(`[\\p{L}\\p{N}](?<![${WITHOUT_SPACES}])$`, 'u');
const FREE = new RegExp(`^[${WITHOUT_SPACES}]`, 'u');

function beginsIn(key: string, word: string): boolean {
  const isFree = FREE.test(word);
  for (let at = key.indexOf(word); at >= 0; at = key.indexOf(word, at + 1)) {
    if (isFree || !IN_A_WORD.test(key.slice(Math.max(0, at - 2), at))) return true;
  }
  return false;
}
