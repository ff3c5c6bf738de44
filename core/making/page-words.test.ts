import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import type { Lettering } from '#lettering';
import { letteringFor } from '#lettering/testing';
import { layOutPageWords } from './page-words.ts';

const TEXT = 'https://example.com/menu';

let lettering: Lettering;

beforeAll(async () => {
  lettering = await letteringFor(['example.com', 'Menu of the day…']);
});

/** Height of a line of type, in ems. */
const LINE = 1.37;

/** Lays out words below a code. `code` is the width of the code, and `room` the width for the words, in millimeters. */
function wordsOf(change: Partial<QrDesign>, code: number, room = code) {
  const design: QrDesign = { ...DEFAULT_DESIGN, content: TEXT, showAddress: false, ...change };
  return layOutPageWords(lettering, design, TEXT, { room, code });
}

describe('the words below a code', () => {
  it.each([
    ['a caption in type of 10.5% of the code width', { caption: 'Menu' }, 100, 10.5],
    ['an address in type of 6.8% of the code width', { showAddress: true }, 100, 6.8],
    ['a caption in type of at least 2.1 mm', { caption: 'Menu' }, 10, 2.1],
    ['an address in type of at least 2.1 mm', { showAddress: true }, 30, 2.1],
    ['a caption in type of at least 2.47 mm on a tab', { caption: 'Menu', frame: 'tab' }, 10, 2.47],
    ['an address in type of at least 2.47 mm on a tab', { showAddress: true, frame: 'tab' }, 30, 2.47],
  ] as const)('are %s, if there is room', (_, change, code, size) => {
    const { height, above, below } = wordsOf(change, code, 1000);
    expect(height).toBeCloseTo(size * LINE, 6);
    // From the top of the line to the capitals, which are 0.7 em high, and from the baseline to the bottom of the line.
    expect([above, below]).toEqual([expect.closeTo(0.37 * size, 6), expect.closeTo(0.3 * size, 6)]);
  });

  it.each([
    [100, 'line', 6.2, 4.2],
    [10, 'line', 1.75, 1.75],
    [10, 'tab', 2.1, 2.1],
  ] as const)(
    'shrink to fit a code of %d mm in a frame of style %s: the caption to type of %f mm, the address to type of %f mm',
    (code, frame, caption, address) => {
      const { height, troubles } = wordsOf({ caption: 'Menu of the day '.repeat(20).trim(), frame }, code);
      expect(troubles).toEqual([{ kind: 'caption-cut' }]);
      // At most three lines.
      expect(height).toBeCloseTo(3 * caption * LINE, 6);
      // In the narrowest room, the address is smallest.
      let [least, fails, fits] = [0, 0, 3 * code];
      for (let step = 0; step < 12; step++) {
        const middle = (fails + fits) / 2;
        const printed = wordsOf({ showAddress: true, frame }, code, middle).height;
        if (printed > 0) [least, fits] = [printed, middle];
        else fails = middle;
      }
      expect(least).toBeGreaterThan(address * LINE - 0.001);
      expect(least).toBeLessThan(address * LINE * 1.02);
    },
  );

  it('cause troubles that name the characters that no font has and the address that does not fit', () => {
    expect(wordsOf({ caption: 'Menu \uE000', showAddress: true }, 100, 10).troubles).toEqual([
      { kind: 'characters-missing', characters: ['\uE000'] },
      { kind: 'address-left-out', address: 'example.com' },
    ]);
  });
});
