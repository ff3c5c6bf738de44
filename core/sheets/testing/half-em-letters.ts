import type { OutlinedWords, WordsBox } from '#lettering';
import type { Typesetter } from '../label-words.ts';

const LINE_HEIGHT = 1.37;

/**
 * Sets words in letters that are half an em wide, in the preferred size. A question mark counts as a missing letter.
 */
function set(text: string, { width, size, lines: most }: WordsBox): OutlinedWords {
  const inLine = Math.max(1, Math.floor(width / (0.5 * size) + 1e-9));
  const all: string[] = [];
  for (const word of text.split(' ')) {
    const last = all.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= inLine) all[all.length - 1] = `${last} ${word}`;
    else all.push(...(word.match(new RegExp(`.{1,${inLine}}`, 'gu')) ?? []));
  }
  const lines = all.slice(0, most);
  return {
    ...{ d: '', width, height: LINE_HEIGHT * size * lines.length, size, lines, baselines: [] },
    ...{ isCut: all.length > most, missing: text.includes('?') ? ['?'] : [] },
  };
}

/** A typesetter whose results can be computed by hand. */
export const HALF_EM_LETTERS: Typesetter = {
  set,
  setAddress: (text, box) => (0.5 * text.length * box.leastSize > box.width ? null : set(text, box)),
  widthOf: (text) => 0.5 * text.length,
};
