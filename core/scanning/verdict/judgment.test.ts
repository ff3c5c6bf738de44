import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, type QrStyle } from '#design';
import { pixelGrid } from '#drawing';
import { makeCode, redraw } from '#making';
import { specimenOf } from '#scanning/pixels';
import {
  CONDITIONS,
  type Decoder,
  type DecoderId,
  PlainReadings,
  RED_LIGHT_CONDITIONS,
  type Reading,
} from '#scanning/tunnel';
import { loadJudgeTools } from '#testing';
import { specimenIn } from '../pixels/specimen.ts';
import { type Inspection, inspect } from './inspect.ts';
import { decide, type JudgeTools, type Judgment, judgeRedLight, judgeSpecimen, type RedLight } from './judgment.ts';
import { verdictRank } from './limits.ts';

const DESIGN = { ...DEFAULT_DESIGN, content: 'https://example.com' };
const MADE = makeCode(DESIGN, null);
/** The measurements of a picture of the usual size, and the limits that it exceeds. */
const INSPECTION = inspect(specimenIn(MADE.drawing, MADE));

/** Pixels on a side of the judged picture: few, because the decoders of these tests do not look at it. */
const SIDE = 108;
const DRAWING = redraw(MADE, DESIGN, null, pixelGrid(MADE.code.size, SIDE));
const SPECIMEN = specimenIn(DRAWING, MADE);

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
    expect(INSPECTION.excesses).toEqual([]);
    expect(
      decideBy(
        INSPECTION,
        readings(() => true),
      ),
    ).toMatchObject({ verdict: 'everywhere', share: 1 });
  });

  it('blames the style, not the text, if only the plain code is read', () => {
    const nothing = decideBy(
      INSPECTION,
      readings(() => false),
    );
    expect(nothing).toEqual({ verdict: 'unlikely', share: 0, byStyle: 'unlikely', byDensity: 'everywhere' });
  });

  it('never gives a better verdict for fewer right readings', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 28, maxLength: 28 }), fc.nat(27), (right, lost) => {
        const before = decideBy(
          INSPECTION,
          readings((index) => right[index]),
        );
        const after = decideBy(
          INSPECTION,
          readings((index) => right[index] && index !== lost),
        );
        expect(verdictRank(after.verdict)).toBeGreaterThanOrEqual(verdictRank(before.verdict));
        expect(after.share).toBeLessThanOrEqual(before.share);
      }),
      { seed: 2, numRuns: 50 },
    );
  });

  it('gives no better verdict than a limit allows, whatever is read', () => {
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { minLength: 28, maxLength: 28 }),
        fc.constantFrom('good-conditions' as const, 'unlikely' as const),
        (right, verdict) => {
          const limited: Inspection = { ...INSPECTION, excesses: [{ id: 'ink', verdict, unread: 'unlikely' }] };
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
        numRuns: 50,
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
    expect(decideBy(INSPECTION, found, true).byStyle).toBe('everywhere');
    expect(decideBy(INSPECTION, found, true).share).toBeCloseTo(24 / 28);
    expect(decideBy(INSPECTION, found, false).share).toBe(1);
  });

  it('says "everywhere" only if every decoder reads the picture as it is, and on both a white and a dark page', () => {
    const verdicts = [0, 1, 2, 3, 4, 5, 6].map(
      (missed) =>
        decideBy(
          INSPECTION,
          readings((index) => index !== missed),
        ).verdict,
    );
    expect(verdicts).toEqual([...new Array(6).fill('good-conditions'), 'everywhere']);
  });
});

function toolsWith(decoders: readonly Decoder[]): JudgeTools {
  return { decoders, plain: new PlainReadings(), pause: async () => {} };
}

function blindDecoder(id: DecoderId): Decoder & { asked: number } {
  return {
    id,
    asked: 0,
    async read() {
      this.asked++;
      return null;
    },
  };
}

describe('a code that no decoder reads', () => {
  const lost: Inspection = { ...INSPECTION, budget: { ...INSPECTION.budget, isReadable: false } };

  it('is rated "does not scan" only if the strong decoder took part', async () => {
    const verdictBy = async (...ids: DecoderId[]): Promise<unknown> =>
      (await judgeSpecimen(SPECIMEN, lost, toolsWith(ids.map(blindDecoder)))).verdict;
    expect(await verdictBy('zxing', 'jsqr')).toBe('not');
    expect(await verdictBy('zxing')).toBe('not');
    expect(await verdictBy('jsqr')).toBe('unlikely');
  });

  it('is rated "does not scan" only if all conditions were tried', async () => {
    const tools = toolsWith([blindDecoder('zxing')]);
    expect((await judgeSpecimen(SPECIMEN, lost, tools, ['as-is', 'dark-page'])).verdict).toBe('unlikely');
    expect(tools.decoders[0]).toMatchObject({ asked: 2 });
  });
});

describe('red light', () => {
  let tools: JudgeTools;

  let red: Judgment;

  beforeAll(async () => {
    tools = await loadJudgeTools();
    red = await judgeStyle(all('#FF0000'));
  });

  async function inRed(style: Partial<QrStyle>): Promise<RedLight> {
    return judgeRedLight(await judgeStyle(style), tools);
  }

  /** Judges a code by readings under `RED_LIGHT_CONDITIONS` only, because `judgeRedLight` uses no other readings. */
  function judgeStyle(style: Partial<QrStyle>): Promise<Judgment> {
    const design = { ...DEFAULT_DESIGN, content: 'example.com', style: { ...DEFAULT_STYLE, ...style } };
    const specimen = specimenOf({ ...design, qrType: 'custom' }, null);
    return judgeSpecimen(specimen, inspect(specimen), tools, RED_LIGHT_CONDITIONS);
  }

  function all(color: string): Partial<QrStyle> {
    return { foregroundColor: color, cornerSquaresColor: color, cornerDotsColor: color };
  }

  it('hides a red code that phones read', async () => {
    const { readings, isWeak } = await judgeRedLight(red, tools);
    expect(isWeak).toBe(true);
    expect(readings.length).toBeGreaterThan(4);
    expect(readings.filter(({ isRight }) => isRight)).toEqual([]);
  });

  it.each([
    [7, 9, true],
    [8, 9, false],
  ])(
    'makes a code weak only if fewer than 85 percent of the readings in red light succeed: %i of %i',
    async (right, tests, isWeak) => {
      const { text } = red.specimen;
      const bytes = new TextEncoder().encode(text);
      let asked = 0;
      const read: Decoder['read'] = async () => (asked++ < right ? { text, bytes } : null);
      const ids = ['zxing', 'jsqr'] as const;
      const decoders = ids.map((id): Decoder => ({ id, read }));
      const succeeded = RED_LIGHT_CONDITIONS.flatMap((condition) =>
        ids.map((decoder): Reading => ({ condition, decoder, isRight: true })),
      );
      const readings = Array.from({ length: tests }, (_, k) => succeeded[k % succeeded.length]);
      expect((await judgeRedLight({ ...red, readings }, { ...tools, decoders })).isWeak).toBe(isWeak);
    },
  );

  it('does not weaken black or blue; black needs no reading', async () => {
    expect(await inRed({})).toEqual({ readings: [], isWeak: false });
    expect((await inRed(all('#0000FF'))).isWeak).toBe(false);
  });

  it('is tested if it makes a code light on dark', async () => {
    expect((await inRed({ ...all('#B00000'), backgroundColor: '#00FFFF' })).isWeak).toBe(true);
  });

  it('is not tested if phones fail already, or without decoders', async () => {
    const none = { readings: [], isWeak: false };
    expect(await judgeRedLight({ ...red, verdict: 'unlikely' }, tools)).toEqual(none);
    expect(await judgeRedLight(red, { ...tools, decoders: [] })).toEqual(none);
  });
});
