import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { specimenOf } from '#scanning/pixels';
import { CONDITIONS, type Reading } from '#scanning/tunnel';
import { verdictOfInk, verdictOfPaper } from './inks.ts';
import { type Inspection, inspect } from './inspect.ts';
import { decide } from './judgment.ts';
import { verdictRank } from './limits.ts';

const SOUND: Inspection = inspect(specimenOf({ ...DEFAULT_DESIGN, content: 'https://example.com' }, null));

function readings(isRight: (index: number) => boolean): Reading[] {
  const cells = CONDITIONS.flatMap((condition) =>
    (['zxing', 'jsqr'] as const).map((decoder) => ({ condition, decoder })),
  );
  return cells.map((cell, index) => ({ ...cell, isRight: isRight(index) }));
}

/**
 * Calls `decide` with `found` as the readings of the picture. For each of these readings that failed, the same reading
 * of the plain code succeeds if `isPlainRight` is true, and fails otherwise.
 */
function decideBy(inspection: Inspection, found: readonly Reading[], isPlainRight = true): ReturnType<typeof decide> {
  const plain = found.filter(({ isRight }) => !isRight).map((reading) => ({ ...reading, isRight: isPlainRight }));
  return decide(inspection, { readings: found, plain, isHopeless: false });
}

describe('decide', () => {
  it('rates black on white, which exceeds no limit, as scanning everywhere', () => {
    expect(SOUND.excesses).toEqual([]);
    expect(
      decideBy(
        SOUND,
        readings(() => true),
      ),
    ).toMatchObject({ verdict: 'everywhere', share: 1 });
  });

  it('if a picture was not read yet, rates it by the limits alone, and blames neither style nor text', () => {
    const excess = { id: 'ink', verdict: 'good-conditions', unread: 'unlikely' } as const;
    const blameless = { share: 0, byStyle: 'everywhere', byDensity: 'everywhere' };
    expect(decideBy(SOUND, [])).toEqual({ verdict: 'everywhere', ...blameless });
    expect(decideBy({ ...SOUND, excesses: [excess] }, [])).toEqual({ verdict: 'unlikely', ...blameless });
    const all = readings(() => true);
    expect(decideBy({ ...SOUND, excesses: [excess] }, all)).toMatchObject({ verdict: 'good-conditions' });
  });

  it('blames the style, not the text, if only the plain code is read', () => {
    const nothing = decideBy(
      SOUND,
      readings(() => false),
    );
    expect(nothing).toEqual({ verdict: 'unlikely', share: 0, byStyle: 'unlikely', byDensity: 'everywhere' });
  });

  it('never gives a better verdict for fewer right readings', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 28, maxLength: 28 }), fc.nat(27), (right, lost) => {
        const before = decideBy(
          SOUND,
          readings((index) => right[index]),
        );
        const after = decideBy(
          SOUND,
          readings((index) => right[index] && index !== lost),
        );
        expect(verdictRank(after.verdict)).toBeGreaterThanOrEqual(verdictRank(before.verdict));
        expect(after.share).toBeLessThanOrEqual(before.share);
      }),
      { seed: 2 },
    );
  });

  it('gives no better verdict than a limit allows, whatever is read', () => {
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { minLength: 28, maxLength: 28 }),
        fc.constantFrom('good-conditions' as const, 'unlikely' as const),
        (right, verdict) => {
          const limited: Inspection = { ...SOUND, excesses: [{ id: 'ink', verdict, unread: 'unlikely' }] };
          const decision = decideBy(
            limited,
            readings((index) => right[index]),
          );
          expect(verdictRank(decision.verdict)).toBeGreaterThanOrEqual(verdictRank(verdict));
        },
      ),
      // About half of random readings fail, which worsens the verdict too. In these examples only the limit worsens it.
      {
        seed: 3,
        examples: [
          [new Array(28).fill(true), 'good-conditions'],
          [new Array(28).fill(true), 'unlikely'],
        ],
      },
    );
  });

  it('does not blame the style for a failed reading if the plain code fails it too', () => {
    // Both decoders fail under two disturbed conditions.
    const found = readings((index) => index < 20 || index > 23);
    expect(decideBy(SOUND, found, true).byStyle).toBe('everywhere');
    expect(decideBy(SOUND, found, true).share).toBeCloseTo(24 / 28);
    expect(decideBy(SOUND, found, false).share).toBe(1);
  });

  it('says "everywhere" only if every decoder reads the picture as it is, and on both a white and a dark page', () => {
    const verdicts = [0, 1, 2, 3, 4, 5, 6].map(
      (missed) =>
        decideBy(
          SOUND,
          readings((index) => index !== missed),
        ).verdict,
    );
    expect(verdicts).toEqual([...new Array(6).fill('good-conditions'), 'everywhere']);
  });

  it('says "does not scan" only if even the strong decoder reads nothing and the damage is beyond correction', () => {
    const unread = readings(() => false);
    const verdictOf = (isReadable: boolean, isHopeless: boolean): string =>
      decide({ ...SOUND, budget: { ...SOUND.budget, isReadable } }, { readings: unread, plain: [], isHopeless })
        .verdict;
    expect(verdictOf(false, true)).toBe('not');
    expect([verdictOf(true, true), verdictOf(false, false)]).toEqual(['unlikely', 'unlikely']);
  });

  it('if there are no readings, decides by the limits alone, and never says "does not scan"', () => {
    const without = (excesses: Inspection['excesses']): string =>
      decide({ ...SOUND, excesses }, { readings: [], plain: [], isHopeless: true }).verdict;
    expect(without([])).toBe('everywhere');
    expect(without([{ id: 'ink', verdict: 'good-conditions', unread: 'unlikely' }])).toBe('unlikely');
    expect(without([{ id: 'decoy', verdict: 'good-conditions', unread: 'good-conditions' }])).toBe('good-conditions');
  });
});

describe('verdictOfInk', () => {
  it('has the bounds of docs/scanning.md on white paper, and is stricter on darker paper', () => {
    expect([105, 106, 165, 166].map((ink) => verdictOfInk(ink, 255))).toEqual([
      'everywhere',
      'good-conditions',
      'good-conditions',
      'unlikely',
    ]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 19, max: 254 }), (ink, paper) => {
        const [darker, lighter] = [verdictOfInk(ink, paper), verdictOfInk(ink, paper + 1)];
        expect(verdictRank(darker)).toBeGreaterThanOrEqual(verdictRank(lighter));
      }),
      { seed: 4 },
    );
  });
});

it('the verdict is "unlikely" if paper is not lighter than a dark page, or ink not darker than a white page', () => {
  expect([verdictOfInk(0, 18), verdictOfInk(18, 18), verdictOfInk(0, 10)]).toEqual(Array(3).fill('unlikely'));
  expect([verdictOfPaper(255, 255), verdictOfPaper(255, 100)]).toEqual(Array(2).fill('unlikely'));
});

describe('verdictOfPaper', () => {
  it('has the bounds of docs/scanning.md under black ink, and is no worse on lighter paper', () => {
    expect([162, 161, 97, 96].map((paper) => verdictOfPaper(0, paper))).toEqual([
      'everywhere',
      'good-conditions',
      'good-conditions',
      'unlikely',
    ]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 254 }), fc.integer({ min: 0, max: 254 }), (ink, paper) => {
        const [darker, lighter] = [verdictOfPaper(ink, paper), verdictOfPaper(ink, paper + 1)];
        expect(verdictRank(darker)).toBeGreaterThanOrEqual(verdictRank(lighter));
      }),
      { seed: 6 },
    );
  });
});
