import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillLanes, layoutOf, repeatFirstModules, setModule, symbolWords, transpose } from './layout.ts';

const version = fc.integer({ min: 1, max: 40 });

test('transposing exchanges lines and places', () => {
  fc.assert(
    fc.property(version, fc.infiniteStream(fc.nat(176)), (v, numbers) => {
      const layout = layoutOf(v);
      const words = new Int32Array(symbolWords(layout.size));
      const turned = new Int32Array(symbolWords(layout.size));
      for (let i = 0; i < 300; i++) {
        const line = (numbers.next().value ?? 0) % layout.size;
        const place = (numbers.next().value ?? 0) % layout.size;
        setModule(words, layout, line, place);
        setModule(turned, layout, place, line);
      }
      transpose(words, layout);
      const half = layout.stripes * layout.size;
      expect(words.subarray(half)).toEqual(turned.subarray(0, half));
    }),
    { numRuns: 100 },
  );
}, 60_000);

test('bit 31 of a whole stripe repeats the first module of the next one', () => {
  const layout = layoutOf(20);
  const words = new Int32Array(symbolWords(layout.size));
  setModule(words, layout, 3, 31);
  expect([words[3], words[layout.size + 3]]).toEqual([1 << 31, 1]);
  words[3] = 0;
  repeatFirstModules(words, layout);
  expect(words[3]).toBe(1 << 31);
  words[layout.size + 3] = 0;
  repeatFirstModules(words, layout);
  expect(words[3]).toBe(0);
}, 60_000);

test('the lanes of a shared word hold the rests of as many candidates as fit', () => {
  expect([1, 4, 6, 8, 40].map((v) => layoutOf(v).lanes)).toEqual([1, 4, 2, 1, 1]);
  for (let v = 1; v <= 40; v++) {
    const layout = layoutOf(v);
    expect(layout.whole * 31 + layout.rest).toBe(layout.size);
    expect(layout.rest).toBeLessThanOrEqual(layout.laneBits);
    expect(layout.lanes * layout.laneBits).toBe(32);
  }
  const layout = layoutOf(4);
  const words = new Int32Array(symbolWords(layout.size));
  words[layout.size + 5] = 0b10;
  fillLanes(words, layout.size, layout);
  expect(words[layout.size + 5]).toBe(0x02020202);
}, 60_000);
