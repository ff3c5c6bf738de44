import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { specimenOf } from '#scanning/pixels';
import { CONDITIONS, type Reading } from '#scanning/tunnel';
import { exceededLimits, type Inspection, inspect } from './inspect.ts';
import { decide } from './judgment.ts';
import { type Bounds, FIX_LIMITS, LIMITS, type LimitId, type Limits, type Verdict, verdictRank } from './limits.ts';

const SOUND: Inspection = inspect(specimenOf({ ...DEFAULT_DESIGN, content: 'https://example.com' }, null));

type Changes = Partial<Omit<Inspection, 'budget' | 'damage' | 'onWhite' | 'onDark'>> & {
  readonly budget?: Partial<Inspection['budget']>;
  readonly damage?: Partial<Inspection['budget']['functionDamage']>;
  readonly onWhite?: Partial<Inspection['onWhite']>;
  readonly onDark?: Partial<Inspection['onDark']>;
};

function measured({ budget, damage, onWhite, onDark, ...rest }: Changes): Inspection {
  const functionDamage = { ...SOUND.budget.functionDamage, ...damage };
  return {
    ...SOUND,
    ...rest,
    budget: { ...SOUND.budget, functionDamage, ...budget },
    onWhite: { ...SOUND.onWhite, ...onWhite },
    onDark: { ...SOUND.onDark, ...onDark },
  };
}

const ink = (luma: number): Changes => ({ onWhite: { ink: luma, neededInk: luma } });
const paper = (luma: number): Changes => ({ onWhite: { paper: luma, neededPaper: luma } });
const used = (wrong: number): Changes => ({ budget: { blocks: [{ wrong, correctable: 100 }], worst: 0 } });
const askew = (wrong: number): Changes => ({ askew: { wrong, correctable: 100 } });
const clear = (luma: number, contrast: number): Changes => ({
  isClear: true,
  onDark: { paper: luma, ink: luma - contrast },
});

/**
 * The exceeded limit, the best verdict that it allows for a code that is read, and the best for one that is not. Null:
 * no limit is exceeded.
 */
type Expected = readonly [LimitId, Verdict, Verdict] | null;

const CASES: readonly (readonly [name: string, changes: Changes, expected: Expected])[] = [
  ['ink of luma 105', ink(105), null],
  ['ink of luma 106', ink(106), ['ink', 'good-conditions', 'good-conditions']],
  ['ink of luma 165', ink(165), ['ink', 'good-conditions', 'good-conditions']],
  ['ink of luma 166', ink(166), ['ink', 'good-conditions', 'unlikely']],
  [
    'ink of luma 200 in no more modules than the code can spare',
    { onWhite: { ink: 200 } },
    ['ink', 'good-conditions', 'good-conditions'],
  ],
  ['paper of luma 162', paper(162), null],
  ['paper of luma 161', paper(161), ['paper', 'good-conditions', 'good-conditions']],
  ['paper of luma 97', paper(97), ['paper', 'good-conditions', 'good-conditions']],
  ['75% of the corrections', used(75), null],
  ['76% of the corrections', used(76), ['cover', 'good-conditions', 'good-conditions']],
  ['95% of the corrections', used(95), ['cover', 'good-conditions', 'good-conditions']],
  ['96% of the corrections', used(96), ['cover', 'good-conditions', 'unlikely']],
  ['3 modules of a finder pattern', { damage: { finder: 3 } }, null],
  ['4 modules of a finder pattern', { damage: { finder: 4 } }, ['pattern', 'good-conditions', 'good-conditions']],
  ['10 modules of a finder pattern', { damage: { finder: 10 } }, ['pattern', 'good-conditions', 'good-conditions']],
  ['11 modules of a finder pattern', { damage: { finder: 11 } }, ['pattern', 'unlikely', 'unlikely']],
  ['1 bit of the format', { damage: { format: 1 } }, null],
  ['2 bits of the format', { damage: { format: 2 } }, ['pattern', 'good-conditions', 'good-conditions']],
  ['4 bits of the format', { damage: { format: 4 } }, ['pattern', 'unlikely', 'unlikely']],
  ['1 bit of the version', { damage: { version: 1 } }, null],
  ['2 bits of the version', { damage: { version: 2 } }, ['pattern', 'good-conditions', 'good-conditions']],
  ['4 bits of the version', { damage: { version: 4 } }, ['pattern', 'unlikely', 'unlikely']],
  ['modules of 4.7 pixels', { modulePixels: 4.7 }, null],
  ['modules of 4.69 pixels', { modulePixels: 4.69 }, ['density', 'good-conditions', 'good-conditions']],
  ['modules of 3.4 pixels', { modulePixels: 3.4 }, ['density', 'good-conditions', 'good-conditions']],
  ['modules of 3.39 pixels', { modulePixels: 3.39 }, ['density', 'good-conditions', 'unlikely']],
  ['a decoy that differs in 7 modules', { decoyDistance: 7 }, null],
  ['a decoy that differs in 6 modules', { decoyDistance: 6 }, ['decoy', 'good-conditions', 'good-conditions']],
  ['85% of the corrections, sampled off center', askew(85), null],
  ['86% of the corrections, sampled off center', askew(86), ['askew', 'good-conditions', 'good-conditions']],
  ['runs across a finder pattern that deviate by 0.12', { runs: 0.12 }, null],
  ['runs across a finder pattern that deviate by 0.13', { runs: 0.13 }, ['runs', 'good-conditions', 'good-conditions']],
  ['dark marks of 0.2 modules in the quiet zone', { marks: 0.2 }, null],
  ['dark marks of 0.21 modules in the quiet zone', { marks: 0.21 }, ['marks', 'good-conditions', 'good-conditions']],
  ['rings that are circles', { budget: { hasRoundRings: true } }, ['corners', 'good-conditions', 'good-conditions']],
  ['transparent parts that leave 100 levels on a dark page', clear(118, 100), null],
  [
    'transparent parts that leave 99 levels on a dark page',
    clear(117, 99),
    ['clear', 'good-conditions', 'good-conditions'],
  ],
  ['99 levels on a dark page in a picture without transparent parts', { ...clear(117, 99), isClear: false }, null],
  [
    'transparent parts under light ink on a dark page',
    clear(235, 100),
    ['clear', 'good-conditions', 'good-conditions'],
  ],
  [
    'transparent parts that invert a code on a dark page',
    { isClear: true, onDark: { budget: { ...SOUND.budget, isInverted: true } } },
    ['clear', 'good-conditions', 'good-conditions'],
  ],
  [
    'transparent parts that make a code unreadable on a dark page',
    { isClear: true, onDark: { budget: { ...SOUND.budget, isReadable: false } } },
    ['clear', 'good-conditions', 'good-conditions'],
  ],
  ['light on dark', { budget: { isInverted: true } }, ['inverted', 'unlikely', 'unlikely']],
  [
    'light on dark in colors that would be too light for ink',
    { budget: { isInverted: true }, onWhite: { ink: 240, paper: 20 }, runs: 1, marks: 1 },
    ['inverted', 'unlikely', 'unlikely'],
  ],
  [
    'light on dark with transparent parts that leave no contrast on a dark page',
    { ...clear(50, 0), budget: { isInverted: true } },
    ['inverted', 'unlikely', 'unlikely'],
  ],
];

/** The beginning of each limit's row in `docs/scanning.md`. */
const PUBLISHED_AS: Readonly<Record<keyof Limits, string>> = {
  ink: 'ink',
  cover: 'corrections used in the worst block',
  askew: 'the same, sampled 0.15 module off center',
  pattern: 'misread modules in a finder pattern',
  module: 'pixels per module',
  clearContrast: 'luma levels that transparent parts leave',
  decoy: 'modules in which a decoy',
  runs: 'deviation of the runs',
  marks: 'modules of the quiet zone',
  shareOfPlain: 'readings passed, of those that a plain code passes',
  shareOfAll: 'readings passed by the design or its plain code',
  leastContrast: 'difference between the middle tones',
};

function publishedRows(): string[][] {
  const page = readFileSync(new URL('../../../docs/scanning.md', import.meta.url), 'utf8');
  const [table] = /^ *\| limit \|(?:.*\|\n)+/m.exec(page) ?? [''];
  const rows = table.trim().split('\n').slice(2);
  return rows.map((row) =>
    row
      .trim()
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

function figuresOf(cells: readonly string[]): number[] {
  const figures = cells.join(' ').matchAll(/([\d.]*\d)(%?)/g);
  return [...new Set(Array.from(figures, ([, figure, percent]) => (percent ? Number(figure) / 100 : Number(figure))))];
}

function boundsOf(limit: Bounds | number): number[] {
  return typeof limit === 'number' ? [limit] : [limit.everywhere, limit.good];
}

describe('a limit', () => {
  it.each(CASES)('is exceeded only beyond its figure: %s', (_, changes, expected) => {
    const excesses = exceededLimits(measured(changes), LIMITS);
    expect(excesses.map(({ id, verdict, unread }) => [id, verdict, unread])).toEqual(expected ? [expected] : []);
  });

  it('has the same figures in docs/scanning.md, for verdicts and for fixes', () => {
    const rows = publishedRows();
    for (const key of Object.keys(LIMITS) as (keyof Limits)[]) {
      const row = rows.find(([name]) => name.startsWith(PUBLISHED_AS[key])) ?? [];
      expect(figuresOf(row.slice(1, 4)), key).toEqual(boundsOf(LIMITS[key]));
      const isSame = String(boundsOf(FIX_LIMITS[key])) === String(boundsOf(LIMITS[key]));
      expect(figuresOf(row.slice(4)), `what fixes aim at: ${key}`).toEqual(isSame ? [] : boundsOf(FIX_LIMITS[key]));
    }
  });

  it('rates paper below luma 97 as unlikely', () => {
    const [limit] = exceededLimits(measured(paper(96)), LIMITS);
    expect(limit).toEqual({ id: 'paper', verdict: 'unlikely', unread: 'unlikely' });
  });

  it('is reported first among several exceeded limits if it is the gravest', () => {
    const several = measured({ ...used(80), ...askew(90), modulePixels: 4, damage: { finder: 20 } });
    expect(exceededLimits(several, LIMITS).map(({ id }) => id)).toEqual(['pattern', 'cover', 'askew', 'density']);
    // The gravest excess is the one that leads to the worst verdict if no decoder reads the code.
    const unread = measured({ ...askew(90), modulePixels: 3 });
    expect(exceededLimits(unread, LIMITS).map(({ id }) => id)).toEqual(['density', 'askew']);
  });

  it('is never looser for fixes', () => {
    for (const [name, changes] of CASES) {
      const measures = measured(changes);
      const aimed = exceededLimits(measures, FIX_LIMITS);
      for (const { id, verdict } of exceededLimits(measures, LIMITS)) {
        const same = aimed.find((limit) => limit.id === id);
        expect(same && verdictRank(same.verdict), name).toBeGreaterThanOrEqual(verdictRank(verdict));
      }
    }
    expect(exceededLimits(measured(ink(100)), FIX_LIMITS).map(({ id }) => id)).toEqual(['ink']);
    expect(exceededLimits(measured(used(71)), FIX_LIMITS).map(({ id }) => id)).toEqual(['cover']);
    expect(exceededLimits(measured({ damage: { finder: 3 } }), FIX_LIMITS).map(({ id }) => id)).toEqual(['pattern']);
    expect(exceededLimits(measured({ decoyDistance: 7 }), FIX_LIMITS).map(({ id }) => id)).toEqual(['decoy']);
    expect(exceededLimits(measured(askew(82)), FIX_LIMITS).map(({ id }) => id)).toEqual(['askew']);
    expect(exceededLimits(measured({ runs: 0.11 }), FIX_LIMITS).map(({ id }) => id)).toEqual(['runs']);
    expect(exceededLimits(measured({ marks: 0.15 }), FIX_LIMITS).map(({ id }) => id)).toEqual(['marks']);
  });
});

/**
 * Returns the readings of both decoders under all conditions. The last `missed` readings fail. Readings under the
 * undisturbed conditions come first, so they fail only if all others fail too.
 */
function readings(missed: number): Reading[] {
  const cells = CONDITIONS.flatMap((condition) =>
    (['zxing', 'jsqr'] as const).map((decoder) => ({ condition, decoder })),
  );
  return cells.map((cell, index) => ({ ...cell, isRight: index < cells.length - missed }));
}

/** Returns the verdict on a picture with `missed` failed readings. A plain code passes `plainRight` of these. */
function decided(inspection: Inspection, missed: number, plainRight: number, isHopeless = false): Verdict {
  const found = readings(missed);
  const plain = found.filter(({ isRight }) => !isRight).map((reading, k) => ({ ...reading, isRight: k < plainRight }));
  return decide(inspection, { readings: found, plain, isHopeless }).verdict;
}

describe('the share of right readings', () => {
  it.each([
    ['24 of 28, where a plain code passes all', 4, 4, 'everywhere'],
    ['23 of 28, where a plain code passes all', 5, 5, 'good-conditions'],
    ['20 of 28, where a plain code passes all', 8, 8, 'good-conditions'],
    ['19 of 28, where a plain code passes all', 9, 9, 'unlikely'],
    ['21 of 28, as many as a plain code', 7, 0, 'everywhere'],
    ['20 of 28, as many as a plain code', 8, 0, 'good-conditions'],
    ['10 of 28, as many as a plain code', 18, 0, 'good-conditions'],
    ['9 of 28, as many as a plain code', 19, 0, 'unlikely'],
  ] as const)('decides exactly at its limits: %s', (_, missed, plainRight, verdict) => {
    expect(decided(SOUND, missed, plainRight)).toBe(verdict);
  });
});

describe('a code that is read once or not at all', () => {
  const flat = (contrast: number): Inspection => measured({ onWhite: { contrast } });
  const lost = measured({ budget: { isReadable: false } });

  it.each([
    ['with 6 levels between its middle tones', flat(6), true, 'unlikely'],
    ['with 5.9 levels between its middle tones', flat(5.9), true, 'not'],
    ['with 5.9 levels, but read in black and white', flat(5.9), false, 'unlikely'],
    ['within the error correction', SOUND, true, 'unlikely'],
    ['beyond error correction', lost, true, 'not'],
    ['beyond error correction, but read in black and white', lost, false, 'unlikely'],
  ] as const)('is rated "does not scan" only if no decoder can read it: %s', (_, inspection, isHopeless, verdict) => {
    expect(decided(inspection, 28, 28, isHopeless)).toBe(verdict);
  });

  it('is rated unlikely as soon as one reading succeeds', () => {
    expect(decided(lost, 27, 27, true)).toBe('unlikely');
  });
});
