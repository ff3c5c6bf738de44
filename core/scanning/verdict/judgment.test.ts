import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { pixelGrid } from '#drawing';
import { placeOnPage } from '#drawing/testing';
import { makeCode, redraw } from '#making';
import { type Specimen, specimenIn } from '#scanning/pixels';
import { CONDITIONS, type Decoder, type DecoderId, PlainReadings, type Reading } from '#scanning/tunnel';
import { type Inspection, inspect } from './inspect.ts';
import { findVerdict, type JudgeTools, judgeSpecimen } from './judgment.ts';
import type { Verdict } from './limits.ts';

const DESIGN = { ...DEFAULT_DESIGN, content: 'https://example.com' };
const MADE = makeCode(DESIGN, null);
/** The measurements of a picture of the usual size, and the limits that it exceeds. */
const INSPECTION = inspect(specimenIn(MADE.drawing, MADE));

/** Pixels on a side of the judged picture: few, because the decoders of these tests do not look at it. */
const SIDE = 108;
const DRAWING = redraw(MADE, DESIGN, null, pixelGrid(MADE.code.size, SIDE));
const SPECIMEN = specimenIn(DRAWING, MADE);

/** Returns a decoder that always succeeds and counts its calls. */
function decoderNamed(id: DecoderId): Decoder & { asked: number } {
  const { text } = SPECIMEN;
  const bytes = new TextEncoder().encode(text);
  return {
    id,
    asked: 0,
    async read() {
      this.asked++;
      return { text, bytes };
    },
  };
}

function toolsWith(decoders: readonly Decoder[]): JudgeTools {
  return { decoders, plain: new PlainReadings(), pause: async () => {} };
}

describe('judgeSpecimen', () => {
  it('lets each decoder read under each condition, except where its reading is already known', async () => {
    const decoders = [decoderNamed('zxing'), decoderNamed('jsqr')];
    const known: Reading[] = [
      { condition: 'as-is', decoder: 'zxing', isRight: true },
      { condition: 'as-is', decoder: 'jsqr', isRight: true },
      { condition: 'photo-dark', decoder: 'jsqr', isRight: false },
    ];
    const { readings, share } = await judgeSpecimen(SPECIMEN, INSPECTION, toolsWith(decoders), CONDITIONS, known);
    const cells = readings.map(({ condition, decoder }) => `${condition} ${decoder}`);
    expect([...new Set(readings.map(({ condition }) => condition))]).toEqual(CONDITIONS);
    expect(new Set(cells).size).toBe(28);
    expect(cells).toHaveLength(28);
    expect(readings).toContainEqual(known[2]);
    // The known readings leave 13 conditions for zxing and 12 for jsQR. Because a reading by jsQR failed, jsQR also
    // reads the plain code under that condition.
    expect(decoders.map(({ asked }) => asked)).toEqual([13, 13]);
    expect(share).toBeCloseTo(27 / 28);
  });
});

/** Returns the widths of all pictures that a decoder sees if it reads every picture of the specimen. */
async function widthsOf(specimen: Specimen): Promise<number[]> {
  const widths: number[] = [];
  const decoder = decoderNamed('zxing');
  const read: Decoder['read'] = async (picture) => {
    widths.push(picture.width);
    return decoder.read(picture);
  };
  const { verdict } = await judgeSpecimen(specimen, INSPECTION, toolsWith([{ ...decoder, read }]));
  expect(verdict).toBe('everywhere');
  return widths;
}

it('decoders see the whole page under "as-is", and only the code under other conditions', async () => {
  const onPage = specimenIn(placeOnPage(DRAWING, 250, 125, 75, 12), MADE);
  const [alone, ...shots] = await widthsOf(SPECIMEN);
  expect(alone).toBe(SIDE);
  expect(await widthsOf(onPage)).toEqual([250, ...shots]);
});

describe('a code that is light on dark', () => {
  it('is read only by the strong decoder, because the weak one finds only codes dark on light', async () => {
    const verdictOn = async (isInverted: boolean): Promise<unknown> => {
      const inspection = { ...INSPECTION, budget: { ...INSPECTION.budget, isInverted } };
      const tools = toolsWith([decoderNamed('zxing'), decoderNamed('jsqr')]);
      const { readings } = await judgeSpecimen(SPECIMEN, inspection, tools);
      const right = readings.filter(({ isRight }) => isRight);
      return [readings.length, right.length, new Set(right.map(({ decoder }) => decoder)).size];
    };
    expect(await verdictOn(true)).toEqual([28, 14, 1]);
    expect(await verdictOn(false)).toEqual([28, 28, 2]);
  });
});

/** Returns a decoder that never succeeds and counts its calls. */
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

  it('is also tried with the threshold halfway between its tones if these differ by at least 6 levels', async () => {
    const askedOf = async (contrast: number): Promise<number> => {
      const decoder = blindDecoder('zxing');
      const inspection = { ...lost, onWhite: { ...lost.onWhite, contrast } };
      await judgeSpecimen(SPECIMEN, inspection, toolsWith([decoder]));
      return decoder.asked - CONDITIONS.length;
    };
    expect([await askedOf(6), await askedOf(5.9)]).toEqual([9, 8]);
  });

  it('is not compared with its plain code', async () => {
    const plain = { read: () => expect.fail('A plain code was read') } as unknown as PlainReadings;
    const { readings } = await judgeSpecimen(SPECIMEN, lost, { ...toolsWith([blindDecoder('jsqr')]), plain });
    expect(readings).toHaveLength(14);
  });
});

/** An inspection whose limits allow 'good-conditions' at best. */
const LIMITED: Inspection = {
  ...INSPECTION,
  excesses: [{ id: 'corners', verdict: 'good-conditions', unread: 'good-conditions' }],
};

/** An inspection whose limits allow 'unlikely' at best. */
const UNLIKELY: Inspection = {
  ...INSPECTION,
  excesses: [{ id: 'inverted', verdict: 'unlikely', unread: 'unlikely' }],
};

function asRight(reading: Reading): Reading {
  return { ...reading, isRight: true };
}

describe('findVerdict', () => {
  it('returns the best verdict after exactly the fourteen hardest readings, if all succeed', async () => {
    const decoders = [decoderNamed('zxing'), decoderNamed('jsqr')];
    const readings: Reading[] = [];
    const verdict = await findVerdict(SPECIMEN, INSPECTION, toolsWith(decoders), 'everywhere', [], readings);
    expect(verdict).toBe('everywhere');
    const hardest = ['as-is', 'dark-page', 'white-page', 'photo-dark', 'noisy', 'small-dark', 'washed-out'];
    expect(readings.map(({ condition }) => condition)).toEqual(hardest.flatMap((id) => [id, id]));
    expect(decoders.map(({ asked }) => asked)).toEqual([7, 7]);
  });

  it('returns "good-conditions" after the eight hardest readings, if the limits allow no better verdict', async () => {
    const tools = toolsWith([decoderNamed('zxing'), decoderNamed('jsqr')]);
    const readings: Reading[] = [];
    expect(await findVerdict(SPECIMEN, LIMITED, tools, 'good-conditions', [], readings)).toBe('good-conditions');
    const hardest = ['photo-dark', 'noisy', 'small-dark', 'washed-out'];
    expect(readings.map(({ condition }) => condition)).toEqual(hardest.flatMap((id) => [id, id]));
    // A verdict that the limits rule out needs no reading.
    const unread: Reading[] = [];
    expect(await findVerdict(SPECIMEN, LIMITED, tools, 'everywhere', [], unread)).toBeNull();
    expect(unread).toEqual([]);
  });

  it.each([
    [2, 8],
    [3, 10],
  ])('if %i of the hardest readings fail, returns "good-conditions" after %i readings', async (misses, asked) => {
    let reads = 0;
    const strong = decoderNamed('zxing');
    const weak: Decoder = { id: 'jsqr', read: async (pixels) => (++reads <= misses ? null : strong.read(pixels)) };
    const plain = { read: async (_: string, __: unknown, missed: Reading[]) => missed.map(asRight) };
    const tools = { ...toolsWith([strong, weak]), plain: plain as unknown as PlainReadings };
    const readings: Reading[] = [];
    expect(await findVerdict(SPECIMEN, LIMITED, tools, 'good-conditions', [], readings)).toBe('good-conditions');
    expect(readings).toHaveLength(asked);
  });

  it('returns null after twelve failed readings, or earlier if the needed verdict is out of reach', async () => {
    const asked = async (needed: Verdict, inspection = INSPECTION): Promise<number> => {
      const readings: Reading[] = [];
      const tools = toolsWith([blindDecoder('zxing'), blindDecoder('jsqr')]);
      expect(await findVerdict(SPECIMEN, inspection, tools, needed, [], readings)).toBeNull();
      return readings.length;
    };
    expect(await asked('unlikely')).toBe(12);
    expect(await asked('unlikely', UNLIKELY)).toBe(12);
    expect(await asked('everywhere')).toBe(1);
  });

  it('starts with the readings that failed before the design was changed', async () => {
    const readings: Reading[] = [];
    const before: Reading[] = [{ condition: 'tilted', decoder: 'jsqr', isRight: false }];
    const tools = toolsWith([decoderNamed('zxing'), decoderNamed('jsqr')]);
    await findVerdict(SPECIMEN, INSPECTION, tools, 'everywhere', before, readings);
    expect(readings[0]).toEqual({ condition: 'tilted', decoder: 'jsqr', isRight: true });
  });
});
