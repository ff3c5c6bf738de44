import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { BLACK, moduleGrid } from '#drawing';
import type { Lettering } from '#lettering';
import { letteringFor } from '#lettering/testing';
import { makeUndrawn, redraw } from '#making';
import { CARDS } from './card-product.ts';
import { SCALES, scaledType, setAddress, setFeet, setHeadline, setText } from './card-type.ts';
import type { CardWords } from './card-words.ts';
import { Face } from './face.ts';

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
