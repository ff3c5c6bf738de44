import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { specimenOf } from '#scanning/pixels';
import { OUTSIDE_CONDITIONS, type OutsideConditionId, outsideViewsOf } from './outside-conditions.ts';
import { readByAll, sharesByDecoder, sharesOfAll } from './outside-readings.ts';

it('readByAll counts only the exact text as read', async () => {
  const { picture, text } = specimenOf({ ...DEFAULT_DESIGN, type: 'text', content: 'Quietzone' }, null);
  const view = outsideViewsOf(picture)('white page');
  expect(await readByAll(view, text)).toEqual([true, true, true, true]);
  expect(await readByAll(view, 'Quietzon')).toEqual([false, false, false, false]);
});

/** Returns readings in which only the listed decoders succeed. Their numbers: 0 zbar, 1 qr, 2 quirc, 3 opencv. */
function readings(successes: Partial<Record<OutsideConditionId, readonly number[]>>): boolean[][] {
  return OUTSIDE_CONDITIONS.map((condition) => [0, 1, 2, 3].map((k) => successes[condition]?.includes(k) ?? false));
}

describe('the share of the successful readings of a plain code that also succeed for the picture', () => {
  const both = {
    ofPlain: readings({ 'as it is': [0, 1], '900 px': [0], photo: [0, 1, 2], dim: [2] }),
    // Readings that succeed for the picture but not for the plain code do not count.
    ofThis: readings({ 'as it is': [0, 3], '900 px': [0], photo: [0], dim: [1, 3], 'noise 18': [0, 1, 2, 3] }),
  };

  it('is computed over all conditions, and over the mild ones alone', () => {
    expect(sharesOfAll(both)).toEqual({ all: 3 / 7, mild: 2 / 3 });
  });

  it('is computed for each decoder, and is 0 for a decoder that never reads the plain code', () => {
    expect(sharesByDecoder(both)).toEqual([1, 0, 0, 0]);
  });

  it('counts six conditions as mild', () => {
    const mild = OUTSIDE_CONDITIONS.filter((condition) => {
      const once = readings({ [condition]: [0] });
      return sharesOfAll({ ofPlain: once, ofThis: once }).mild === 1;
    });
    expect(mild).toEqual(['as it is', 'white page', 'dark page', '900 px', 'blur 1.5', 'turned −7°']);
  });
});
