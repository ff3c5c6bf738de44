import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { walkPath } from '#drawing';
import { type Lettering, type LetteringSource, loadLettering, type OwnFonts, type WordsBox } from '#lettering';
import { INSTALLED_FONTS, letteringFor } from '#lettering/testing';
import { traceMask } from './lettering.ts';

const LATIN = 'See the menu';
const SAMPLES = [
  LATIN,
  'Łódź, žluťoučký kůň',
  'Δείτε τον κατάλογο',
  'Смотреть меню',
  'Xem thực đơn',
  '☕ Menu ❤️',
  'ffi fl',
];

let lettering: Lettering;
beforeAll(async () => {
  lettering = await letteringFor([...SAMPLES, ' -/.,…abcdefghijklmnopqrstuvwxyzäöüABCXYZ0123456789']);
});

const BOX: WordsBox = { width: 60, lines: 1, size: 5, leastSize: 2, align: 'center', weight: 'bold' };

/** Returns the bounding box of all points of a path, including handles. */
function boundsOf(d: string) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const reach = (...places: number[]): void => {
    for (let k = 0; k < places.length; k += 2) {
      [left, right] = [Math.min(left, places[k]), Math.max(right, places[k])];
      [top, bottom] = [Math.min(top, places[k + 1]), Math.max(bottom, places[k + 1])];
    }
  };
  walkPath(d, { moveTo: reach, lineTo: reach, curveTo: reach, close: () => undefined });
  return { left, top, right, bottom };
}

describe('words in the fonts of the site', () => {
  it.each(SAMPLES)('are drawn completely: %s', (text) => {
    const words = lettering.layOut(text, BOX);
    expect(words).toMatchObject({ lines: [text], isCut: false, missing: [], size: 5 });
    expect(words.d).toMatch(/^M/);
  });

  it('have capitals of the height that the font specifies', () => {
    // The OS/2 table of Familjen Grotesk gives capitals a height of 780 units, with 1200 units per em.
    const { d, baselines } = lettering.layOut('H', BOX);
    const { top, bottom } = boundsOf(d);
    expect(bottom).toBeCloseTo(baselines[0], 2);
    expect(bottom - top).toBeCloseTo((5 * 780) / 1200, 2);
  });

  it('have single spaces in place of other white space', () => {
    expect(lettering.layOut(' See\n\tthe\u2028 menu ', BOX).lines).toEqual([LATIN]);
  });

  it('have the same lines in `fit` as in `layOut`', () => {
    for (const text of [LATIN, 'Everything that we cook today, with allergens', 'Menu \uE000', 'שלום']) {
      const box = { ...BOX, width: 20, lines: 2 };
      const { size, lines, isCut, missing } = lettering.layOut(text, box);
      expect(lettering.fit(text, box)).toEqual({ size, lines, isCut, missing });
    }
  });

  it('are kerned', () => {
    const width = (text: string) => {
      const { left, right } = boundsOf(lettering.layOut(text, BOX).d);
      return right - left;
    };
    expect(width('AV')).toBeLessThan(width('AH') - 0.1);
  });

  it('have their accents above the letter, even if the font has no glyph for the letter together with its accents', async () => {
    const own = await letteringFor(['G\u0308']);
    const [plain, accented] = ['G', 'G\u0308'].map((text) => boundsOf(own.layOut(text, BOX).d));
    expect(accented.top).toBeLessThan(plain.top - 0.5);
    expect([accented.left, accented.right]).toEqual([plain.left, plain.right].map((x) => expect.closeTo(x, 2)));
  });

  it('begin at the left edge of their box, even if the ink of the first letter begins left of its origin', async () => {
    const { d } = (await letteringFor(['î'])).layOut('î', { ...BOX, align: 'start' });
    expect(boundsOf(d).left).toBeCloseTo(0, 2);
  });

  it('are drawn in the preferred font once that font is loaded, even if another font was used before', async () => {
    // The file of pictograms with the heart also has the copyright sign.
    const own = await loadLettering(INSTALLED_FONTS);
    await own.prepare(['♥'], 'bold');
    const before = own.layOut('©', BOX);
    expect(before.missing).toEqual([]);
    await own.prepare(['©'], 'bold');
    const after = own.layOut('©', BOX);
    expect(after.d).not.toBe(before.d);
    expect(after).toEqual((await letteringFor(['©'])).layOut('©', BOX));
  });

  it('are aligned with the start or the center of their box', () => {
    const start = boundsOf(lettering.layOut('Hm', { ...BOX, align: 'start' }).d);
    const center = boundsOf(lettering.layOut('Hm', BOX).d);
    expect(start.left).toBeLessThan(0.6);
    expect(center.left + center.right).toBeCloseTo(BOX.width, 0);
  });
});

describe('words that are too long for their box', () => {
  const narrow: WordsBox = { ...BOX, width: 20, lines: 3, leastSize: 4 };

  it('end in "…" if they need too many lines, although each single word fits on a line', () => {
    const words = lettering.layOut('Everything that we cook today, with allergens', narrow);
    expect(words.isCut).toBe(true);
    expect(words.lines.slice(0, 2)).toEqual(['Everything', 'that we']);
  });

  it('break inside a word only if it is wider than a line', () => {
    const words = lettering.layOut('Unreservedly at table', narrow);
    expect(words.isCut).toBe(false);
    expect(words.lines.join('|')).toMatch(/^Unre[a-z]+\|[a-z]+ at\|table$/);
  });
});

describe('words with characters that no hosted font has', () => {
  const HEBREW = 'שלום world';
  /** Paints a box for every line, half an em wide per character. */
  const boxes: OwnFonts = {
    isTrue: async () => true,
    measure: (line) => line.length / 2,
    paint: (line, _weight, pixelsPerEm) => {
      const width = Math.round((pixelsPerEm * line.length) / 2);
      return { width, covered: new Uint8Array(width * 10).fill(1), left: 0, baseline: 10 };
    },
  };
  const withOwnFonts = (ownFonts: OwnFonts): LetteringSource => ({ ...INSTALLED_FONTS, ownFonts });

  it('are left out if no other font can be used, and the characters without a font are listed as missing', async () => {
    const own = await letteringFor([HEBREW]);
    const words = own.layOut(HEBREW, BOX);
    expect(words).toMatchObject({ d: '', lines: [], missing: [...'שלום'] });
    expect(own.layOutAddress(HEBREW, BOX)).toBeNull();
  });

  it('are painted completely in the fonts of the visitor’s device, at 1,200 dpi', async () => {
    const own = await letteringFor([HEBREW], withOwnFonts(boxes));
    const { d, lines, missing } = own.layOut(HEBREW, { ...BOX, align: 'start' });
    expect([lines, missing]).toEqual([[HEBREW], []]);
    const { left, right, top, bottom } = boundsOf(d);
    expect(right - left).toBeCloseTo(25, 1);
    expect(bottom - top).toBeCloseTo((10 * 25.4) / 1200, 2);
  });

  it('are beside Latin letters in the site’s own font, unless they are written from right to left', async () => {
    const text = '棚　B-1';
    const own = await letteringFor([text], withOwnFonts(boxes));
    const { d, lines } = own.layOut(text, { ...BOX, align: 'start' });
    expect(lines).toEqual([text]);
    const alone = own.layOut('B-1', BOX).d;
    const curves = (path: string): number => path.split(/[CQ]/i).length;
    expect(curves(alone)).toBeGreaterThan(1);
    expect(curves(d)).toBe(curves(alone));
    expect(own.layOut('A　1', BOX).lines).toEqual(['A 1']);
  });

  it('are left out if the browser alters the pixels of a canvas', async () => {
    const own = await letteringFor([HEBREW], withOwnFonts({ ...boxes, isTrue: async () => false }));
    expect(own.layOut(HEBREW, BOX)).toMatchObject({ d: '', missing: [...'שלום'] });
  });

  it.each([
    ['a private character', 'Menu \uE000', 'Menu', ['\uE000']],
    ['a lone surrogate', 'Menu \uD83D!', 'Menu !', ['\uD83D']],
    ['a code point without a character', 'Menu \u{10FFFF}', 'Menu', ['\u{10FFFF}']],
  ])('are printed without %s, which is listed as missing', async (_, text, line, missing) => {
    const words = (await letteringFor([text])).layOut(text, BOX);
    expect(words.lines.map((printed) => printed.trim())).toEqual([line]);
    expect(words.missing).toEqual(missing);
  });

  it('are printed without control characters, such as those that would reorder the words', () => {
    expect(lettering.layOut('See\u202E the\u2066 menu\u200B', BOX).lines).toEqual([LATIN]);
    for (const control of '\u0000\u007F\u0085\u00AD\u061C\u200B\u202A\u202E\u2060\u2066\u2069\uFEFF') {
      const [line] = lettering.layOut(`See ${control}the menu`, BOX).lines;
      expect(line, control.codePointAt(0)?.toString(16)).toBe(LATIN);
    }
  });
});

describe('words from right to left', () => {
  const hebrew: LetteringSource = {
    ...INSTALLED_FONTS,
    filesFor: (...wanted) => ['noto-sans-hebrew-hebrew-400-normal.woff', ...INSTALLED_FONTS.filesFor(...wanted)],
  };

  /** The places at which the outlines of words begin, relative to the first. */
  function startsOf(d: string): (readonly [x: number, y: number])[] {
    const starts: [number, number][] = [];
    const pen = { lineTo: () => undefined, curveTo: () => undefined, close: () => undefined };
    walkPath(d, { ...pen, moveTo: (x, y) => void starts.push([x, y]) });
    return starts.map(([x, y]) => [x - starts[0][0], y - starts[0][1]]);
  }

  it('have a number in brackets at the left with its digits in order, and end at the right edge of their box', async () => {
    const own = await letteringFor(['שולחן (125)'], hebrew);
    const [words, name, number] = ['שולחן (125)', 'שולחן', '(125)'].map(
      (text) => own.layOut(text, { ...BOX, align: 'start' }).d,
    );
    const signs = startsOf(number);
    const close = signs.map((start) => start.map((place) => expect.closeTo(place, 2)));
    expect(startsOf(words).slice(0, signs.length)).toEqual(close);
    expect(boundsOf(words).right).toBeCloseTo(boundsOf(name).right, 2);
  });
});

describe('an address', () => {
  it('is complete on one line', () => {
    const address = 'friends-of-the-garden.example.org';
    expect(lettering.layOutAddress(address, { ...BOX, width: 40 })?.lines).toEqual([address]);
    const { left, right } = boundsOf(lettering.layOutAddress(address, { ...BOX, width: 200 })?.d ?? '');
    expect(left + right).toBeCloseTo(200, 0);
  });

  it('takes a second line only if it does not fit on one line and the box allows two', () => {
    const address = 'friends-of-the-garden.example.org';
    const narrow = { ...BOX, width: 45, leastSize: 4 };
    expect(lettering.layOutAddress(address, narrow)).toBeNull();
    expect(lettering.layOutAddress(address, { ...narrow, lines: 2 })?.lines.join('|')).toMatch(/^friends.*\|.*\.org$/);
    expect(lettering.layOutAddress(address, { ...narrow, width: 100, lines: 2 })?.lines).toEqual([address]);
  });

  it('is printed completely or not at all', () => {
    const host = fc.stringMatching(/^[a-z0-9-]{1,40}(\.[a-z]{2,10}){1,6}$/);
    fc.assert(
      fc.property(host, fc.integer({ min: 5, max: 100 }), (address, width) => {
        const words = lettering.layOutAddress(address, { ...BOX, width });
        if (words) expect(words).toMatchObject({ lines: [address], isCut: false });
        else expect(lettering.layOutAddress(address, { ...BOX, width: 1000 })).not.toBeNull();
      }),
      { numRuns: 60 },
    );
  });
});

it('words are never drawn outside their box, whatever the words and the box', () => {
  const word = fc.stringMatching(/^[A-Za-zäöü0-9.,/-]{1,25}$/);
  const room = fc.record({
    width: fc.integer({ min: 8, max: 120 }),
    lines: fc.integer({ min: 1, max: 4 }),
    size: fc.integer({ min: 2, max: 12 }),
    align: fc.constantFrom('start' as const, 'center' as const),
    weight: fc.constantFrom('regular' as const, 'bold' as const),
  });
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), room, (list, some) => {
      const box: WordsBox = { ...some, leastSize: Math.min(2, some.size) };
      const words = lettering.layOut(list.join(' '), box);
      expect(words.lines.length).toBeGreaterThan(0);
      expect(words.lines.length).toBeLessThanOrEqual(box.lines);
      expect(words.size).toBeGreaterThanOrEqual(box.leastSize * 0.999);
      expect(words.size).toBeLessThanOrEqual(box.size);
      const printed = words.lines.join('').replace(/\s/g, '');
      if (words.isCut) expect(printed).toMatch(/…$/);
      else expect(printed).toBe(list.join(''));
      const { left, top, right, bottom } = boundsOf(words.d);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(-0.002);
      expect(right).toBeLessThanOrEqual(box.width + 0.002);
      expect(bottom).toBeLessThanOrEqual(words.height + 0.002);
    }),
    { numRuns: 60 },
  );
});

it('an address is left out completely if it is blank or has a character that no font can have', () => {
  expect(lettering.layOutAddress('example.org', BOX)).not.toBeNull();
  for (const address of ['exa\uE000mple.org', 'example.org/\uD800', ' ']) {
    expect(lettering.layOutAddress(address, BOX), address).toBeNull();
  }
});

it('each font file is loaded once, and again only if it failed to load', async () => {
  const loaded: string[] = [];
  const loadFont: LetteringSource['loadFont'] = async (name) => {
    loaded.push(name);
    if (loaded.length === 1) throw new Error('offline');
    return INSTALLED_FONTS.loadFont(name);
  };
  const own = await loadLettering({ ...INSTALLED_FONTS, loadFont });
  await expect(own.prepare(['Menu'], 'bold')).rejects.toThrow('offline');
  await Promise.all([own.prepare(['Menu'], 'bold'), own.prepare(['See'], 'bold')]);
  await own.prepare(['the'], 'bold');
  expect(loaded).toEqual(Array(2).fill('familjen-grotesk-latin-700-normal.woff'));
  expect(own.layOut('See the Menu', BOX).lines).toEqual(['See the Menu']);
});

it('traceMask outlines the covered pixels of a line whose baseline starts at the given point', () => {
  const mask = { width: 2, covered: Uint8Array.of(1, 0, 1, 1), left: 1, baseline: 2 };
  expect(traceMask(mask, 10, 20, 0.5)).toBe('M9.5 19h.5v.5h.5v.5h-1z');
});
