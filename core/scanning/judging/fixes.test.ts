import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, luma, parseColor, type QrDesign, type QrStyle } from '#design';
import { lumaAt, type Pixels, type UploadedImage } from '#raster';
import { type Decoder, type DecoderId, PlainReadings, type Reading } from '#scanning/tunnel';
import {
  type Finding,
  findAll,
  imageVerdict,
  type JudgeTools,
  type Judgment,
  judgeUnread,
  type Verdict,
} from '#scanning/verdict';
import { findFix, findRedLightFix, fixEverything, type Trial, tryDesign, whyNoFix } from './fixes.ts';

const TEXT = 'https://example.com';

function designed(style: Partial<QrStyle>): QrDesign {
  return { ...DEFAULT_DESIGN, content: TEXT, qrType: 'custom', style: { ...DEFAULT_STYLE, ...style } };
}

function square(side: number, ...color: number[]): UploadedImage {
  const data = Uint8ClampedArray.from({ length: 4 * side * side }, (_, k) => color[k % 4]);
  return { pixels: { width: side, height: side, data }, href: '' };
}

/** Returns tools whose decoders read a picture if `isRead` is true. `asked` lists the decoders in the order of use. */
function toolsOf(
  isRead: (id: DecoderId, picture: Pixels) => boolean,
  text = TEXT,
): JudgeTools & { readonly asked: DecoderId[] } {
  const result = { text, bytes: new TextEncoder().encode(text) };
  const asked: DecoderId[] = [];
  const decoders = (['zxing', 'jsqr'] as const).map(
    (id): Decoder => ({
      id,
      async read(picture) {
        asked.push(id);
        return isRead(id, picture) ? result : null;
      },
    }),
  );
  return { decoders, plain: new PlainReadings(), pause: async () => {}, asked };
}

function judgmentOf({ specimen, inspection }: Trial, verdict: Verdict, readings: readonly Reading[] = []): Judgment {
  return { ...judgeUnread(specimen, inspection), verdict, readings };
}

const AMBER = { foregroundColor: '#FFBF00', cornerSquaresColor: '#FFBF00', cornerDotsColor: '#FFBF00' };
const TRIAL = tryDesign(designed(AMBER), null);

/** A finding for which `changesFor` has more than three changes. */
const READINGS = { id: 'readings', kind: 'readings', verdict: 'unlikely', share: 0.5, conditions: [] } as Finding;
const PAPER = { id: 'paper', kind: 'paper', verdict: 'unlikely', contrast: 1 } as Finding;

describe('findFix', () => {
  it('returns the first change whose verdict is good enough, with this verdict and all affected fields', async () => {
    const fix = await findFix(
      PAPER,
      true,
      TRIAL,
      judgmentOf(TRIAL, 'unlikely'),
      toolsOf(() => true),
    );
    const to = fix!.design.style.foregroundColor;
    const fields = ['foregroundColor', 'cornerSquaresColor', 'cornerDotsColor'];
    expect(fix).toEqual({
      changes: [{ kind: 'recolor', how: 'darken', fields, to }],
      design: designed({ foregroundColor: to, cornerSquaresColor: to, cornerDotsColor: to }),
      verdict: 'everywhere',
    });
  });

  it.each([
    ['must improve if there is only one finding', PAPER, true, null],
    ['may stay the same if there are several findings', PAPER, false, 'good-conditions'],
    ['must improve for a finding without a single cause, even if there are several findings', READINGS, false, null],
  ] as const)('returns only a fix that is good enough: its verdict %s', async (_, finding, isOnly, verdict) => {
    // jsQR misses every picture that is 400 pixels wide. All undisturbed pictures have this width, so no design gets
    // the best verdict.
    const tools = toolsOf((id, { width }) => id === 'zxing' || width !== 400);
    const fix = await findFix(finding, isOnly, TRIAL, judgmentOf(TRIAL, 'good-conditions'), tools);
    expect(fix?.verdict ?? null).toBe(verdict);
  });
});

describe('findFix for a finding about the image', () => {
  const image = square(60, 120, 20, 20, 255);
  const covered = (imageSize: number): QrDesign => ({ ...designed({}), content: `${TEXT}/lunch`, imageSize });

  it('passes over sizes at which the image just stays within the limits, and takes one well within them', async () => {
    const trial = tryDesign(covered(34), image);
    const smaller = tryDesign(covered(32), image, undefined, trial);
    // The first size that is tried is 32. It is within the limits for the verdict, but not within those for fixes.
    expect([imageVerdict(trial.inBlack), imageVerdict(smaller.inBlack)]).toEqual(['good-conditions', 'everywhere']);
    const [finding] = findAll(
      judgmentOf(trial, 'good-conditions'),
      { design: trial.design, hasImage: true },
      trial.inBlack,
    );
    expect(finding.kind).toBe('image');
    const fix = await findFix(
      finding,
      true,
      trial,
      judgmentOf(trial, 'good-conditions'),
      // Undisturbed pictures, which are 400 pixels wide, are read only if they show the image in their middle.
      toolsOf((_, { width, data }) => width !== 400 || data[4 * (200 * 400 + 200)] === 120, `${TEXT}/lunch`),
    );
    expect(fix).toMatchObject({ design: covered(30), verdict: 'everywhere' });
  });
});

describe('findRedLightFix', () => {
  const red = tryDesign(designed({ foregroundColor: '#FF0000' }), null);
  const right: Reading[] = [{ condition: 'as-is', decoder: 'zxing', isRight: true }];
  const finding: Finding = { id: 'red-light', kind: 'red-light', verdict: 'everywhere', right: 0, tests: 1 };

  it('returns a darker red if decoders read it', async () => {
    const before = judgmentOf(red, 'everywhere', right);
    const fix = await findRedLightFix(
      finding,
      red,
      before,
      toolsOf(() => true),
    );
    expect(fix).toMatchObject({ verdict: 'everywhere', changes: [{ how: 'darken', fields: ['foregroundColor'] }] });
  });

  it('passes over changes after which red light still hides the code', async () => {
    // The image lightens the whole code in red light, however dark the ink is.
    const reds = { foregroundColor: '#FF0000', cornerSquaresColor: '#FF0000', cornerDotsColor: '#FF0000' };
    const trial = tryDesign({ ...designed(reds), imagePosition: 'full' }, square(20, 255, 0, 0, 255));
    const isColored = ({ data }: Pixels): boolean => data.some((value, k) => k % 4 === 1 && value !== data[k - 1]);
    const fixWith = (isRead: (picture: Pixels) => boolean): Promise<unknown> =>
      findRedLightFix(
        finding,
        trial,
        judgmentOf(trial, 'good-conditions', right),
        toolsOf((_, picture) => isRead(picture)),
      );
    // Undisturbed pictures are 400 pixels wide, and colored unless the light is red.
    expect(await fixWith((picture) => picture.width !== 400 || isColored(picture))).toBeNull();
    expect(await fixWith(() => true)).not.toBeNull();
  });
});

describe('fixEverything', () => {
  const trial = tryDesign(designed({ ...AMBER, cornerSquareShape: 'rounded', cornerDotShape: 'rounded' }), null);

  it('returns the changes for all findings together', async () => {
    const fix = await fixEverything(
      trial,
      judgmentOf(trial, 'unlikely'),
      toolsOf(() => true),
    );
    expect(fix).toMatchObject({
      verdict: 'everywhere',
      changes: [{ kind: 'recolor', how: 'darken' }, { kind: 'square-corners' }],
    });
  });

  it('changes a design again if the first changes do not reach the best verdict', async () => {
    // An undisturbed picture, which is 400 pixels wide, is read only if the ring in its corner has a luma below 80. The
    // first round darkens the ink to a luma of 99, the second round to 75. `lastChanges` would darken it to 25.
    const isDark = ({ data }: Pixels): boolean => lumaAt(data, 4 * (18 * 400 + 18)) < 80;
    const fix = await fixEverything(
      TRIAL,
      judgmentOf(TRIAL, 'unlikely'),
      toolsOf((_, picture) => picture.width !== 400 || isDark(picture)),
    );
    expect(fix).toMatchObject({ verdict: 'everywhere', changes: [{ kind: 'recolor', how: 'darken' }] });
    expect(luma(parseColor(fix!.design.style.foregroundColor)!)).toBeCloseTo(75, -1);
  });

  // jsQR misses every undisturbed picture, so no design gets the best verdict.
  const toolsAtMostGood = () => toolsOf((id, { width }) => id === 'zxing' || width !== 400);

  it('returns null if no changes improve the verdict', async () => {
    expect(await fixEverything(trial, judgmentOf(trial, 'good-conditions'), toolsAtMostGood())).toBeNull();
  });
});

describe('whyNoFix', () => {
  const why = (kind: Finding['kind'], isOnly: boolean) => whyNoFix({ kind } as Finding, isOnly);

  it('blames the text for too many modules, and the image for its damage', () => {
    expect([why('density', true), why('density', false)]).toEqual(['text-too-long', 'text-too-long']);
    expect([why('image', true), why('image', false)]).toEqual(['image', 'image']);
  });

  it('says for one of several findings that changes help only together, unless the finding is about red light', () => {
    expect([why('ink', true), why('ink', false)]).toEqual(['no-small-change', 'only-together']);
    expect([why('red-light', true), why('red-light', false)]).toEqual(['no-small-change', 'no-small-change']);
  });
});
