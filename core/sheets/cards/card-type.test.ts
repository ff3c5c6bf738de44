import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { BLACK, moduleGrid } from '#drawing';
import type { Lettering } from '#lettering';
import { letteringFor } from '#lettering/testing';
import { makeUndrawn, redraw } from '#making';
import { layerBox } from '#sheets/testing';
import { CARDS } from './card-product.ts';
import { SCALES, scaledType, setAddress, setFeet, setHeadline, setNumber, setText } from './card-type.ts';
import type { CardWords } from './card-words.ts';
import { Face, type WordsStyle } from './face.ts';

/** Six points. */
const SIX = (6 * 25.4) / 72;

const LONG: CardWords = {
  headline: 'Everything that we cook today, with prices and allergens',
  text: 'Monday to Friday 8 to 18, Saturday 9 to 16, closed on Sundays and holidays',
  number: '',
  address: 'saint-bartholomews-community-hall.org.uk',
  facts: [],
};

let lettering: Lettering;
beforeAll(async () => {
  lettering = await letteringFor([
    ...Object.values(LONG).filter((words) => typeof words === 'string'),
    'Network Se mnu',
  ]);
});

const MADE = makeUndrawn({ ...DEFAULT_DESIGN, type: 'text', content: 'A1' }, null);
const CODE = redraw(MADE, DEFAULT_DESIGN, null, moduleGrid(MADE.code.size, 4));

function face(): Face {
  return new Face({ width: 85, height: 55 }, CODE, BLACK, lettering);
}

describe.each([20, 30, 60])('in a column of %d mm', (width) => {
  const column = { width, align: 'start' } as const;

  it('no words on any card are smaller than six points, at the smallest or the largest scale', () => {
    const own = face();
    for (const { type } of CARDS) {
      for (const scale of [SCALES[0], SCALES[SCALES.length - 1]]) {
        const sizes = scaledType(type, scale);
        const facts = [{ label: 'Network', value: LONG.address }];
        const set = [
          setHeadline(own, LONG, column, sizes.headline),
          setText(own, LONG, column, sizes.text),
          setAddress(own, LONG, column, sizes.address),
          ...setFeet(own, { ...LONG, facts }, column, sizes, 0).map(({ words }) => words),
        ];
        for (const { size, lines } of set) if (lines.length > 0) expect(size).toBeGreaterThan(SIX - 0.001);
      }
    }
  });

  it('an address is no larger than the text above it', () => {
    const own = face();
    for (const { type } of CARDS) {
      const text = setText(own, LONG, column, type.text);
      const [address] = setFeet(own, LONG, column, type, text.size);
      if (address) expect(address.words.size).toBeLessThanOrEqual(text.size);
    }
  });
});

it('a short headline stays on one line of smaller type, and a long one takes several lines of large type', () => {
  const linesIn = (headline: string, width: number) => setHeadline(face(), { ...LONG, headline }, { width }, 12);
  // The column is eight tenths as wide as this headline at full size.
  const short = linesIn('See the menu', 58);
  expect(short.lines).toHaveLength(1);
  expect(short.size).toBeLessThan(12);
  const long = linesIn(LONG.headline, 80);
  expect(long.lines.length).toBeGreaterThan(1);
  expect(long.size).toBeGreaterThan(0.7 * 12);
});

it('an address takes two lines if large type does not fit on one, and is left out if two lines are too short', () => {
  const at = (width: number): Face => {
    const own = face();
    const { lines, size } = setAddress(own, LONG, { width }, 4);
    expect({ width, lines: lines.length, isLost: own.losses.includes('address') }).toEqual(
      {
        70: { width, lines: 1, isLost: false },
        // The address would also fit on one line, but in smaller type than on two lines.
        50: { width, lines: 2, isLost: false },
        40: { width, lines: 2, isLost: false },
        20: { width, lines: 0, isLost: true },
      }[width],
    );
    if (lines.length > 0) expect(size).toBeGreaterThanOrEqual(SIX - 0.001);
    return own;
  };
  for (const width of [70, 50, 40, 20]) at(width);
});

describe('the limits within which words shrink and break:', () => {
  /** A request to set words in type of at least the size `large`, or of at least `leastSize` if they do not fit. */
  interface Wanted {
    readonly words: string;
    readonly lines: number;
    readonly leastSize: number;
    readonly large?: number;
  }

  /** Returns what a function requests from a face. */
  function wantedBy(setWords: (face: Face) => unknown): Wanted {
    let wanted: Wanted | null = null;
    const note = (words: string, { lines, leastSize }: WordsStyle, large?: number | string) => {
      wanted = { words, lines, leastSize, ...(typeof large === 'number' && { large }) };
      return { lines: [], size: 0, width: 0, height: 1 };
    };
    setWords({ set: note, setLarge: note, setWhole: note } as unknown as Face);
    return wanted!;
  }

  const column = { width: 50 };

  it('a headline stays on one line if it fits at 70% of its size, else has up to four lines, at 50% or more', () => {
    const wanted = { words: LONG.headline, lines: 4, leastSize: 10, large: 14 };
    expect(wantedBy((own) => setHeadline(own, LONG, column, 20))).toEqual(wanted);
    expect(wantedBy((own) => setHeadline(own, LONG, column, 20, 3))).toEqual({ ...wanted, lines: 3 });
  });

  it('a text stays on one line if it fits at 85% of its size, else has up to three lines, at 70% or more', () => {
    const wanted = { words: LONG.text, lines: 3, leastSize: 7, large: 8.5 };
    expect(wantedBy((own) => setText(own, LONG, column, 10))).toEqual(wanted);
  });

  it('an address stays on one line if it fits at 75% of its size, else has up to two lines, at 55% or more', () => {
    const wanted = { words: LONG.address, lines: 2, leastSize: 5.5, large: 7.5 };
    expect(wantedBy((own) => setAddress(own, LONG, column, 10))).toEqual({
      ...wanted,
      leastSize: expect.closeTo(5.5, 9),
    });
  });

  it('a number stays on one line, and shrinks to no less than 30% of its size', () => {
    const words = { ...LONG, number: '1234' };
    expect(wantedBy((own) => setNumber(own, words, column, 40))).toEqual({ words: '1234', lines: 1, leastSize: 12 });
    expect(wantedBy((own) => setNumber(own, words, column, undefined)).words).toBe('');
  });

  it('words do not shrink below six points, and words that are smaller than that do not shrink', () => {
    expect(wantedBy((own) => setText(own, LONG, column, 2.5)).leastSize).toBe(2.12);
    expect(wantedBy((own) => setText(own, LONG, column, 2)).leastSize).toBe(2);
  });
});

it('numbers, headlines and the values of facts are bold, and all other words are regular', () => {
  const weights: Record<string, string> = {};
  const note = (words: string, { weight }: WordsStyle) => {
    weights[words] = weight;
    return { lines: [], size: 1, width: 0, height: 1 };
  };
  const own = { set: note, setLarge: note, setWhole: note } as unknown as Face;
  const words = { headline: 'Headline', text: 'Text', number: '12', address: 'Address', facts: [] };
  const [column, type] = [{ width: 50 }, { headline: 10, text: 4, address: 4 }];
  setNumber(own, words, column, 40);
  setHeadline(own, words, column, 10);
  setText(own, words, column, 4);
  setAddress(own, words, column, 4);
  setFeet(own, { ...words, facts: [{ label: 'Label', value: 'Value' }] }, column, type, 0);
  const [bold, regular] = ['bold', 'regular'];
  expect(weights).toEqual({ 12: bold, Headline: bold, Value: bold, Text: regular, Address: regular, Label: regular });
});

it('lines of a headline stand closer together than lines of other words', () => {
  const own = face();
  const style = { width: 20, size: 5, leastSize: 5, lines: 2 };
  const [headline, text] = (['bold', 'regular'] as const).map((weight) =>
    own.set('Everything today', { ...style, weight }, 'headline'),
  );
  expect([headline.lines.length, text.lines.length]).toEqual([2, 2]);
  // The height reaches from the top of the capitals, 0.7 em above the first baseline, to the second baseline.
  expect(headline.height).toBeCloseTo(5 * (0.7 + 1.08), 9);
  expect(text.height).toBeCloseTo(5 * (0.7 + 1.28), 9);
});

it('the ink of left-aligned words begins at the column edge, and the ink of centered words is in the middle', () => {
  const own = face();
  const style = { width: 40, size: 10, leastSize: 10, lines: 1, weight: 'bold' } as const;
  own.place(own.set('Menu', style, 'headline'), 5, 5);
  own.place(own.set('Menu', { ...style, align: 'center' }, 'headline'), 5, 20);
  const [left, centered] = own.layers.map(layerBox);
  expect(left.left).toBeCloseTo(5, 1);
  expect((centered.left + centered.right) / 2).toBeCloseTo(25, 1);
});

it('words have other outlines in another weight', () => {
  const own = face();
  const style = { width: 40, size: 10, leastSize: 10, lines: 1 };
  const [bold, regular] = (['bold', 'regular'] as const).map((weight) => own.set('Menu', { ...style, weight }, 'text'));
  expect(bold.lines[0].width).toBeGreaterThan(regular.lines[0].width);
});

it('a long word in a headline shrinks instead of being broken', () => {
  const { lines, size } = setHeadline(face(), { ...LONG, headline: 'Everything' }, { width: 36 }, 12);
  expect(lines).toHaveLength(1);
  expect(size).toBeLessThan(0.7 * 12);
});

it('Face.code throws before the code is placed', () => {
  const own = face();
  expect(() => own.code).toThrow(RangeError);
  own.placeCode(10, 20, 21);
  expect(own.code).toEqual({ x: 6, y: 16, width: 29 });
  own.clear();
  expect(() => own.code).toThrow(RangeError);
});

it('scaledType shrinks headlines and numbers to the given share, and other words to no less than eight tenths', () => {
  const type = { headline: 20, text: 10, address: 8, number: 40 };
  expect(scaledType(type, 0.9)).toEqual({ headline: 18, text: 9, address: 7.2, number: 36 });
  expect(scaledType(type, 0.6)).toEqual({ headline: 12, text: 8, address: 6.4, number: 24 });
  expect(scaledType({ headline: 3, text: 2.2, address: 2 }, 0.6)).toEqual({ headline: 2.12, text: 2.12, address: 2 });
  expect(SCALES).toEqual([1, 0.9, 0.8, 0.7, 0.6]);
});

it('on a Wi-Fi card, name and password replace the address, each below its label, with space between all lines', () => {
  const facts = [
    { label: 'Network', value: 'Network' },
    { label: 'Se', value: 'mnu' },
  ];
  const type = { headline: 10, text: 4, address: 6 };
  const feet = setFeet(face(), { ...LONG, facts }, { width: 60 }, type, 0);
  // Values have the size of an address, which is 6. Labels have 85% of the size of a text, which is 4, because the text
  // is smaller than the address here.
  expect(feet.map(({ words: { size } }) => size)).toEqual([3.4, 6, 3.4, 6]);
  expect(feet.map(({ gap }) => gap)).toEqual(
    [0, 0.65 * 3.4, 1.3 * 3.4, 0.65 * 3.4].map((gap) => expect.closeTo(gap, 9)),
  );
});
