import { expect, test, vi } from 'vitest';
import { kanjiValue } from './kanji.ts';

test('kanjiValue returns the values of the standard’s examples (7.4.6)', () => {
  expect(kanjiValue('点'.charCodeAt(0))).toBe(0xd9f);
  expect(kanjiValue('茗'.charCodeAt(0))).toBe(0x1aaa);
}, 60_000);

test('the table has all of JIS X 0208 except for the characters about which decoders disagree', () => {
  let count = 0;
  const seen = new Set<number>();
  for (let unit = 0; unit <= 0xffff; unit++) {
    const value = kanjiValue(unit);
    if (value < 0) continue;
    count++;
    seen.add(value);
    expect(value).toBeLessThan(1 << 13);
  }
  // JIS X 0208 has 6879 characters. Eight of them are disputed: for each, some decoders return one Unicode character,
  // others a similar one. The loop below checks both characters of these eight pairs, and three characters that are not
  // in JIS X 0208.
  expect(count).toBe(6879 - 8);
  expect(seen.size).toBe(count);
  for (const disputed of '～〜∥‖－−―—￠¢￡£￢¬＼\\①Ⅳ㈱') expect(kanjiValue(disputed.charCodeAt(0))).toBe(-1);
}, 60_000);

test('without a Shift JIS decoder, kanji mode has no characters', async () => {
  vi.resetModules();
  vi.stubGlobal(
    'TextDecoder',
    class {
      constructor(label: string) {
        throw new RangeError(`No encoding ${label}`);
      }
    },
  );
  // The first call of `kanjiValue` builds a table, which the module keeps, so a new copy of the module is imported.
  const { kanjiValue: valueWithoutDecoder } = await import('./kanji.ts');
  const value = valueWithoutDecoder('点'.charCodeAt(0));
  vi.unstubAllGlobals();
  vi.resetModules();
  expect(value).toBe(-1);
}, 60_000);
