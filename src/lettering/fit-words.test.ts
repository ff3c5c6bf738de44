import { expect, it } from 'vitest';
import { fitUnbroken, fitWords, graphemesOf, type WordsRoom } from './fit-words.ts';

/** Returns the width of a line in which every character is half an em wide. */
function measure(line: string): number {
  return graphemesOf(line).length / 2;
}

/** Room for ten characters per line at the largest size, and twenty at the smallest. */
const ROOM: WordsRoom = { width: 10, lines: 3, size: 2, leastSize: 1 };

it.each([
  ['one line in the preferred size', 'Open daily', 2, ['Open daily']],
  ['one line that shrinks', 'Open from 9 to 17', 20 / 17, ['Open from 9 to 17']],
  ['lines that break behind spaces', 'The menu is on the wall today', 2, ['The menu', 'is on the', 'wall today']],
  ['lines that break behind hyphens and slashes', 'one-two/three-four-five', 2, ['one-two/', 'three-', 'four-five']],
  [
    'a word that breaks because it is wider than a line',
    'abcdefghijklmnopqrstuvwxyz',
    2,
    ['abcdefghij', 'klmnopqrst', 'uvwxyz'],
  ],
  [
    'lines that break between ideographs',
    '今日的菜單和優惠活動請掃描二維碼查看',
    20 / 18,
    ['今日的菜單和優惠活動請掃描二維碼查看'],
  ],
] as const)('words fit as %s', (_, words, size, lines) => {
  const fitted = fitWords(words, ROOM, measure);
  expect(fitted.lines).toEqual(lines);
  expect(fitted.size).toBeCloseTo(size, 2);
  expect(fitted.isCut).toBe(false);
});

it('words that are too long fill all lines in the smallest size and end in "…"', () => {
  const { lines, size, isCut } = fitWords('one two three four five six seven '.repeat(3), ROOM, measure);
  expect([size, isCut, lines]).toEqual([1, true, ['one two three four', 'five six seven one', 'two three four five…']]);
});

it('an address shrinks on its one line, or is not printed', () => {
  expect(fitUnbroken('a.example.com/menu-1', ROOM, measure)).toEqual({
    size: 1,
    lines: ['a.example.com/menu-1'],
    isCut: false,
  });
  expect(fitUnbroken('a.example.com/menu-21', ROOM, measure)).toBeNull();
});

it('an empty text has no lines', () => {
  expect(fitWords('', ROOM, measure)).toEqual({ size: 2, lines: [], isCut: false });
});

it('an address of more than 600 characters is refused without measuring', () => {
  const wide = { ...ROOM, width: 1e6 };
  expect(fitUnbroken('a'.repeat(600), wide, measure)?.lines).toHaveLength(1);
  expect(fitUnbroken('a'.repeat(601), wide, () => expect.fail('measured'))).toBeNull();
});
