import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakablesOf, breaksWord, fitAddress, fitWords, graphemesOf, type WordsRoom } from './fit-words.ts';

/** Returns the width of a line in which every character is half an em wide. */
function measure(line: string): number {
  return graphemesOf(line).length / 2;
}

/** Room for ten characters per line at the largest size, and twenty at the smallest. */
const ROOM: WordsRoom = { width: 10, lines: 3, size: 2, leastSize: 1 };

it.each([
  ['one line in the preferred size', 'Open daily', 2, ['Open daily']],
  ['one line that shrinks', 'Open from 9 to 17', 20 / 17, ['Open from 9 to 17']],
  ['lines that break after spaces', 'The menu is on the wall today', 2, ['The menu', 'is on the', 'wall today']],
  ['lines that break after hyphens and slashes', 'one-two/three-four-five', 2, ['one-two/', 'three-', 'four-five']],
  [
    'lines that break between facts',
    'Tea House · 138 0013 8000 · tea@x.cn',
    20 / 13,
    ['Tea House', '138 0013 8000', 'tea@x.cn'],
  ],
  [
    'a word that breaks because it is wider than a line',
    'abcdefghijklmnopqrstuvwxyz',
    2,
    ['abcdefghij', 'klmnopqrst', 'uvwxyz'],
  ],
  [
    'lines that break between ideographs',
    '今日的菜單和優惠活動請掃描二維碼查看內容與價格',
    2,
    ['今日的菜單和優惠', '活動請掃描二維碼', '查看內容與價格'],
  ],
] as const)('fitWords sets words as %s', (_, words, size, lines) => {
  const fitted = fitWords(words, ROOM, measure);
  expect(fitted.lines).toEqual(lines);
  expect(fitted.size).toBeCloseTo(size, 2);
  expect(fitted.isCut).toBe(false);
});

it('words that are too long fill all lines at the smallest size and end in "…"', () => {
  const { lines, size, isCut } = fitWords('one two three four five six seven '.repeat(3), ROOM, measure);
  expect([size, isCut, lines]).toEqual([1, true, ['one two three four', 'five six seven one', 'two three four five…']]);
});

it('a text of more than 300 characters is cut, even if all of it would fit', () => {
  const wide = { ...ROOM, width: 1e6 };
  expect(fitWords('a'.repeat(300), wide, measure)).toEqual({ size: 2, lines: ['a'.repeat(300)], isCut: false });
  expect(fitWords('a'.repeat(301), wide, measure)).toMatchObject({ size: 1, isCut: true });
  // A joined pictogram counts as one character.
  expect(fitWords('👩‍🍳'.repeat(300), wide, measure)).toMatchObject({ size: 2, isCut: false });
  expect(fitWords('👩‍🍳'.repeat(301), wide, measure)).toMatchObject({ size: 1, isCut: true });
});

it('a room that is too narrow for "…" gets no lines', () => {
  const narrow = { ...ROOM, lines: 1, width: 0.5 };
  expect(fitWords('too long', narrow, measure)).toEqual({ size: 1, lines: ['…'], isCut: true });
  expect(fitWords('too long', { ...narrow, width: 0.4 }, measure)).toEqual({ size: 1, lines: [], isCut: true });
});

it('a headline breaks into lines of about equal length instead of leaving one word on the last line', () => {
  const { lines } = fitWords(
    'Everything that we cook today, with prices and allergens',
    { ...ROOM, width: 21 },
    measure,
  );
  expect(lines).toEqual(['Everything that we', 'cook today, with', 'prices and allergens']);
});

it.each([
  ['Friday 8 to 18, Saturday 9 to 16', 22, ['Friday 8 to 18,', 'Saturday 9 to 16']],
  [
    'Friday 8 to 18, Saturday 9 to 16, closed on Sundays and holidays',
    44,
    ['Friday 8 to 18, Saturday 9 to 16,', 'closed on Sundays and holidays'],
  ],
  ['Open, Friday from 8 to 18 at the town hall', 40, ['Open, Friday from 8 to', '18 at the town hall']],
])('two lines break after punctuation if that makes them about equally long: %s', (words, width, lines) => {
  expect(fitWords(words, { ...ROOM, width: width / 2, size: 1.2, lines: 2 }, measure).lines).toEqual(lines);
});

it('lines of one long word in Katakana are of about equal length', () => {
  const { lines } = fitWords('カタカナノナガイコトバデス', { ...ROOM, width: 6, leastSize: 2 }, measure);
  expect(lines).toEqual(['カタカナノ', 'ナガイコト', 'バデス']);
});

it.each([
  // A period, a closing bracket, a small kana and a long vowel never begin a line; an opening bracket never ends one.
  ['今日はよい。天気', ['今日はよ', 'い。天気']],
  ['お店でも「本日」', ['お店でも', '「本日」']],
  ['かわいいシャツ', ['かわいい', 'シャツ']],
  ['おいしいケーキ', ['おいしい', 'ケーキ']],
  ['欢迎你光临，请', ['欢迎你', '光临，请']],
  ['見本の表です', ['見本の', '表です']],
])('lines of %s break as Japanese and Chinese do', (words, lines) => {
  expect(fitWords(words, { ...ROOM, width: 5, leastSize: 2 }, measure).lines).toEqual(lines);
});

it.each([
  ['プロジェクター B-0002', 'プロジェクター |B-0002'],
  ['ノートパソコン　B-0006', 'ノートパソコン　|B-0006'],
  ['バスケットボール', 'バスケットボール'],
  ['非常用発電機', '非常用|発電機'],
  ['マット運動用マット', 'マット|運動用|マット'],
  ['第2会議室の3人掛け椅子', '第2会議室の3人|掛け|椅子'],
  ['図書館からのお知らせ', '図書館からの|お知らせ'],
  ['ここにかざしてください', 'ここに|かざしてください'],
  ['USBケーブル（予備）・電源', 'USBケーブル|（予備）・|電源'],
  ['カメラを向けると、Wi-Fiにつながります。', 'カメラを|向けると、|Wi-Fiに|つながります。'],
  ['请用手机扫描二维码，连接Wi-Fi网络', '请用|手机|扫描二维码，|连接|Wi-Fi网络'],
])('words that may be on lines of their own: %s', (text, words) => {
  expect(breakablesOf(text, 'words').join('|')).toBe(words);
});

it.each([
  ['マット運動用マット　B-0010', 11, ['マット運動用マット', 'B-0010']],
  ['カメラを向けると、つながります。', 10, ['カメラを向けると、', 'つながります。']],
  ['非常用発電機（予備）', 9, ['非常用発電機', '（予備）']],
])('lines end at spaces and marks rather than inside a phrase, in smaller type: %s', (text, width, lines) => {
  expect(fitWords(text, { ...ROOM, width: width / 2, size: 2, lines: 2 }, measure).lines).toEqual(lines);
});

it.each([
  ['Two words', ['Two', 'words'], false],
  ['Two words', ['Two wo', 'rds'], true],
  ['Two words', ['Two'], true],
  ['見本の表', ['見本の', '表'], false],
  ['見本の表', ['見', '本の表'], true],
  ['見本。', ['見本', '。'], true],
  ['', [], false],
])('whether %j is broken inside a word in %j: %s', (text, lines, isBroken) => {
  expect(breaksWord(text, lines)).toBe(isBroken);
});

it.each([
  ['A good Wi-Fi', ['A good', 'Wi-Fi']],
  ['Closed 10–18', ['Closed', '10–18']],
  ['the open-air bar', ['the open-', 'air bar']],
  ['an ice-cream', ['an ice-', 'cream']],
  ['the re-opening', ['the', 're-opening']],
  ['check-in now', ['check-in', 'now']],
  ['Monday–Friday', ['Monday–', 'Friday']],
  // A letter and its combining accent count as one letter.
  ['le e\u0301te\u0301-e\u0301te\u0301-e\u0301te\u0301', ['le e\u0301te\u0301-', 'e\u0301te\u0301-e\u0301te\u0301']],
])('a line breaks after a hyphen only between words of three or more letters: %s', (words, lines) => {
  expect(fitWords(words, { ...ROOM, leastSize: 2 }, measure).lines).toEqual(lines);
});

it('a text that is cut ends after a whole word, unless that would drop half of the line', () => {
  const cut = (words: string) => fitWords(words, { ...ROOM, lines: 1 }, measure).lines;
  expect(cut('one two three four five')).toEqual(['one two three four…']);
  expect(cut('one two three fourteen')).toEqual(['one two three…']);
  expect(cut('one twothreefourfivesixseven')).toEqual(['one twothreefourfiv…']);
});

it('an address shrinks to fit on its one line, and is not printed if it cannot fit', () => {
  expect(fitAddress('a.example.com/menu-1', ROOM, measure)).toEqual({
    size: 1,
    lines: ['a.example.com/menu-1'],
    isCut: false,
  });
  expect(fitAddress('a.example.com/menu-21', { ...ROOM, lines: 1 }, measure)).toBeNull();
});

describe('an address that may take two lines', () => {
  const TWO = { ...ROOM, lines: 2 };

  it.each([
    ['stays on one line that has room for it', 'saint-bart.example.com', 11, ['saint-bart.example.com']],
    ['breaks before a hyphen', 'saint-bartholomews-hall.org.uk', 10, ['saint-bartholomews', '-hall.org.uk']],
    ['breaks before its first dot', 'bartholomews.example.com', 10, ['bartholomews', '.example.com']],
    ['does not break after its first dot', 'a.bartholomews-community-hall.org', 12, null],
    ['does not break if it has no dot', 'Bartholomews-Community-Guests', 10, null],
    ['does not break if it has spaces', 'Bartholomews no. 1 Guests', 10, null],
  ])('%s', (_, address, width, lines) => {
    expect(fitAddress(address, { ...TWO, width }, measure)?.lines ?? null).toEqual(lines);
  });

  it('breaks at the place that allows the largest type size', () => {
    const { lines, size } = fitAddress('ab-cdefghijklm.example.com', { ...TWO, width: 12 }, measure) ?? {};
    expect([lines, size]).toEqual([['ab-cdefghijklm', '.example.com'], expect.closeTo(24 / 14)]);
  });

  it('keeps all of its characters, and has no dot in the first of two lines', () => {
    const label = fc.stringMatching(/^[a-z]([a-z-]{0,20}[a-z])?$/);
    fc.assert(
      fc.property(fc.array(label, { minLength: 2, maxLength: 4 }), (labels) => {
        const host = labels.join('.');
        const lines = fitAddress(host, TWO, measure)?.lines ?? [];
        if (lines.length === 2) expect(lines[0]).not.toContain('.');
        if (lines.length > 0) expect(lines.join('')).toBe(host);
      }),
      { seed: 21 },
    );
  });
});

it('an empty text has no lines', () => {
  expect(fitWords('', ROOM, measure)).toEqual({ size: 2, lines: [], isCut: false });
});

it('graphemesOf splits ASCII texts and other texts into the same graphemes as Intl.Segmenter', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', ' ', '~', '\r', '\n', 'e\u0301', '\u0301', '👩‍🍳', '中') }),
      (text) => {
        const segments = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text);
        expect(graphemesOf(text)).toEqual(Array.from(segments, ({ segment }) => segment));
      },
    ),
  );
  expect(graphemesOf('')).toEqual([]);
});
