import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createRandom, drawLogo, loadOutsideDecoders, OUTSIDE_DECODERS, randomDesign } from '#calibration';
import { DEFAULT_DESIGN, DEFAULT_STYLE, DEFAULT_WEAVE, type QrDesign, type QrStyle } from '#design';
import { flattenOn, type Pixels, type UploadedImage } from '#raster';
import { type Specimen, specimenOf } from '#scanning/pixels';
import { drawPlainCode, WEAK_DECODER } from '#scanning/tunnel';
import { type JudgeTools, verdictRank } from '#scanning/verdict';
import { loadJudgeTools } from '#testing';
import { drawSample } from '#weaving/testing';
import { failureOf, judge, NoCodeError, type ScanReport, type ScanRequest, UnidentifiedError } from './judge.ts';

// Most tests here need a whole verdict, which takes about 0.7 s of processor time.
vi.setConfig({ testTimeout: 180_000 });

let tools: JudgeTools;

beforeAll(async () => {
  tools = await loadJudgeTools();
});

interface Designed {
  readonly design: QrDesign;
  readonly image: UploadedImage | null;
}

function designed(style: Partial<QrStyle>, rest: Partial<QrDesign> = {}, pixels: Pixels | null = null): Designed {
  const design = { ...DEFAULT_DESIGN, content: 'https://example.com/menu', qrType: 'custom' as const, ...rest };
  return { design: { ...design, style: { ...DEFAULT_STYLE, ...style } }, image: pixels && { pixels, href: '' } };
}

const STOP = new Error('Enough');

/** Returns the reports up to and including a stage. */
async function reportsUntil(stage: ScanReport['stage'], request: ScanRequest, own = tools): Promise<ScanReport[]> {
  const reports: ScanReport[] = [];
  const run = judge(
    request,
    async () => own,
    (report) => {
      reports.push(report);
      if (report.stage === stage) throw STOP;
    },
  );
  await expect(run).rejects.toBe(STOP);
  return reports;
}

async function reportOf(request: ScanRequest): Promise<ScanReport> {
  return (await reportsUntil('fixes', request)).at(-1)!;
}

const PLAIN = designed({});

const AMBER = designed({ foregroundColor: '#FFBF00', cornerSquaresColor: '#FFBF00', cornerDotsColor: '#FFBF00' });

/** A code with a photograph in its middle, half as wide as the code. */
const COVERED = designed({}, { imageSize: 50, customImage: '' }, drawLogo('photo', createRandom(3)));

/** Reports of designs that several tests use. */
const sharedReports = new Map<Designed, Promise<ScanReport[]>>();

function sharedReportsOf(asked: Designed): Promise<ScanReport[]> {
  const known = sharedReports.get(asked) ?? reportsUntil('fixes', asked);
  sharedReports.set(asked, known);
  return known;
}

async function sharedReportOf(asked: Designed): Promise<ScanReport> {
  return (await sharedReportsOf(asked)).at(-1)!;
}

/** Returns the ids of the outside decoders that fail to read a picture, but read a plain code with the same text. */
async function missedByOthers({ picture, text, code }: Specimen): Promise<string[]> {
  const plain = drawPlainCode(text, code);
  const missed: string[] = [];
  for (const { id, read } of await loadOutsideDecoders()) {
    if ((await read(flattenOn(picture, 255))) !== text && (await read(plain)) === text) missed.push(id);
  }
  return missed;
}

describe('judge', () => {
  it('reports in four stages that a plain code scans everywhere, with nothing to fix', async () => {
    const reports = await sharedReportsOf(PLAIN);
    expect(reports.map(({ stage, verdict }) => [stage, verdict])).toEqual([
      ['budget', null],
      ['first', 'everywhere'],
      ['full', 'everywhere'],
      ['fixes', 'everywhere'],
    ]);
    expect(reports[3]).toMatchObject({ used: 0, reasons: [], everything: null, misread: [] });
    expect(reports[3].readings).toHaveLength(28);
  });

  it('neither gives nor promises the best verdict while a decoder is missing, and names that decoder', async () => {
    const weak = { ...tools, decoders: [WEAK_DECODER] };
    const plain = (await reportsUntil('fixes', PLAIN, weak)).slice(1);
    expect(plain.map(({ verdict, missingDecoders }) => [verdict, missingDecoders])).toEqual(
      Array(3).fill(['good-conditions', ['zxing']]),
    );
    const amber = (await reportsUntil('fixes', AMBER, weak)).at(-1)!;
    expect(amber.reasons[0].fix).toMatchObject({ verdict: 'good-conditions', changes: [{ kind: 'recolor' }] });
    expect(await sharedReportOf(PLAIN)).toMatchObject({ verdict: 'everywhere', missingDecoders: [] });
  });

  it('finds a light color and darkens it along its hue until the code scans everywhere', async () => {
    const report = await sharedReportOf(AMBER);
    expect(verdictRank(report.verdict!)).toBeGreaterThanOrEqual(2);
    expect(report.reasons).toHaveLength(1);
    expect(report.reasons[0].finding).toMatchObject({
      kind: 'ink',
      isOnWhite: true,
      contrast: expect.closeTo(1.65, 1),
      ink: { fields: ['foregroundColor', 'cornerSquaresColor', 'cornerDotsColor'] },
    });
    const { changes, verdict, design } = report.reasons[0].fix!;
    expect(verdict).toBe('everywhere');
    expect(changes).toMatchObject([{ kind: 'recolor', how: 'darken', to: design.style.foregroundColor }]);
    // The hue stays: more red than green, and much more of both than of blue.
    const [r, g, b] = [1, 3, 5].map((from) => Number.parseInt(design.style.foregroundColor.slice(from, from + 2), 16));
    expect(r > g && g > b + 50).toBe(true);
  });

  it('swaps dark and light in a code that is light on dark', async () => {
    const white = { foregroundColor: '#fff', cornerSquaresColor: '#fff', cornerDotsColor: '#fff' };
    const report = await reportOf(designed({ ...white, backgroundColor: '#000' }));
    expect(report.verdict).toBe('unlikely');
    const fix = report.reasons[0].fix!;
    expect(fix).toMatchObject({ changes: [{ kind: 'swap' }], verdict: 'everywhere' });
    expect(fix.design.style).toMatchObject({ foregroundColor: '#000', backgroundColor: '#fff' });
  });

  it('shrinks a logo that hides too much, but no more than necessary', async () => {
    const report = await sharedReportOf(COVERED);
    expect(verdictRank(report.verdict!)).toBeGreaterThanOrEqual(2);
    expect(report.reasons[0].finding).toMatchObject({
      kind: 'image',
      used: report.used,
      correctable: report.correctable,
    });
    const fix = report.reasons[0].fix!;
    expect(fix.verdict).toBe('everywhere');
    expect(fix.design.imageSize).toBeGreaterThan(20);
    // This fix is enough, so the report has no fix for all reasons together.
    expect(report.everything).toBeNull();
    expect(fix.design).toEqual({ ...COVERED.design, imageSize: fix.design.imageSize });
  });

  it('finds that a transparent background hides the code on a dark page, and makes the background opaque', async () => {
    const report = await reportOf(designed({ backgroundColor: '#FFFFFF20' }));
    expect(report.verdict).toBe('good-conditions');
    expect(report.reasons.map(({ finding }) => finding.id)).toEqual(['clear']);
    expect(report.reasons[0].fix).toMatchObject({
      changes: [{ kind: 'recolor', how: 'make-opaque', fields: ['backgroundColor'] }],
      verdict: 'everywhere',
    });
  });

  it('reads the text from a picture whose design is unknown, judges the picture, and offers no fixes', async () => {
    const { picture, text } = specimenOf(designed({ foregroundColor: '#FFBF00' }).design, null);
    const reports = await reportsUntil('fixes', { picture });
    expect(reports[0].specimen.text).toBe(text);
    expect(verdictRank(reports[3].verdict!)).toBeGreaterThan(0);
    expect(reports[3].reasons.length).toBeGreaterThan(0);
    for (const { fix } of reports[3].reasons) expect(fix).toBeNull();
  });

  it('gives a woven picture the same verdict with and without its design, and does not cut out the code', async () => {
    const weave = { imagePosition: 'full', customImage: '', weave: DEFAULT_WEAVE } as const;
    const asked = designed({}, weave, drawSample('flower', 300));
    const { picture, code, text } = specimenOf(asked.design, asked.image);
    const [known] = (await reportsUntil('full', asked)).slice(-1);
    const [unknown] = (await reportsUntil('full', { picture })).slice(-1);
    expect(unknown.specimen).toMatchObject({ text, code });
    expect(unknown).toMatchObject({ verdict: known.verdict, share: known.share, used: known.used, isCutOut: false });
  });

  it('cuts a code out of a larger picture and judges it', async () => {
    const { picture, code, text } = specimenOf(designed({}).design, null);
    const larger: Pixels = { width: 700, height: 500, data: new Uint8ClampedArray(4 * 700 * 500).fill(255) };
    for (let y = 0; y < 400; y++)
      larger.data.set(picture.data.subarray(1600 * y, 1600 * (y + 1)), 4 * (700 * (y + 30) + 250));
    const [report] = (await reportsUntil('full', { picture: larger })).slice(-1);
    expect(report).toMatchObject({ verdict: 'everywhere', used: 0, isCutOut: true, specimen: { text, code } });
  });

  it('rejects a mirrored code, which is read but cannot be identified', async () => {
    const { picture } = specimenOf(designed({}).design, null);
    const pixels = new Uint32Array(picture.data.slice().buffer);
    for (let y = 0; y < 400; y++) pixels.subarray(400 * y, 400 * (y + 1)).reverse();
    const mirrored: Pixels = { ...picture, data: new Uint8ClampedArray(pixels.buffer) };
    const asked = judge(
      { picture: mirrored },
      async () => tools,
      () => {},
    );
    const error = await asked.catch((reason) => reason);
    expect(error).toBeInstanceOf(UnidentifiedError);
    expect(failureOf(error)).toBe('unidentified');
  });

  it('judges the given picture of a design instead of drawing the design', async () => {
    const { design } = designed({});
    const picture = specimenOf(
      designed({ foregroundColor: '#FFE05D', cornerSquaresColor: '#FFE05D' }).design,
      null,
    ).picture;
    const reports = await reportsUntil('full', { design, image: null, picture });
    expect(reports.at(-1)!.verdict).not.toBe('everywhere');
  });

  it('rejects a picture in which no decoder finds a code', async () => {
    const blank: Pixels = { width: 400, height: 400, data: new Uint8ClampedArray(640_000).fill(255) };
    const asked = judge(
      { picture: blank },
      async () => tools,
      () => {},
    );
    await expect(asked).rejects.toThrow(NoCodeError);
  });

  it('judges by the limits alone if there is no decoder, and then never gives the best verdict', async () => {
    const none = { ...tools, decoders: [] };
    const verdictOf = async (asked: Designed): Promise<unknown> =>
      (await reportsUntil('full', asked, none)).at(-1)!.verdict;
    expect(await verdictOf(designed({}))).toBe('good-conditions');
    expect(await verdictOf(COVERED)).toBe('unlikely');
    expect(await verdictOf(designed({ foregroundColor: '#FFE05D', cornerSquaresColor: '#FFE05D' }))).toBe('unlikely');
  });

  it('stops between readings when pause rejects', async () => {
    let turns = 0;
    const pause = async (): Promise<void> => {
      if (++turns === 5) throw STOP;
    };
    const reports: ScanReport[] = [];
    const run = judge(
      designed({}),
      async () => ({ ...tools, pause }),
      (report) => reports.push(report),
    );
    await expect(run).rejects.toBe(STOP);
    expect(reports.map(({ stage }) => stage)).toEqual(['budget']);
  });

  it('gives the file of a fixed design the verdict that the fix promised', async () => {
    for (const asked of [AMBER, COVERED]) {
      const promised = (await sharedReportOf(asked)).reasons[0].fix!;
      const { picture } = specimenOf(promised.design, asked.image);
      const finished = await reportsUntil('full', { design: promised.design, image: asked.image, picture });
      expect(finished.at(-1)!.verdict).toBe(promised.verdict);
      expect(finished.at(-1)!.reasons).toEqual([]);
      const unknown = await reportsUntil('full', { picture });
      expect(unknown.at(-1)!.verdict).toBe(promised.verdict);
    }
  });

  it('fixes all findings at once if an image covers the code, and names all changes', async () => {
    const light = { foregroundColor: '#FFE05D', cornerSquaresColor: '#FFE05D', cornerDotsColor: '#FFE05D' };
    const rest = { imagePosition: 'full' as const, customImage: '' };
    const asked = designed(light, rest, drawLogo('photo', createRandom(3)));
    const first = await reportOf(asked);
    const best = first.everything ?? first.reasons.find(({ fix }) => fix)!.fix!;
    expect(best.verdict).toBe('everywhere');
    const isCentered = best.design.imagePosition === 'center';
    const isRecolored = JSON.stringify(best.design.style) !== JSON.stringify(asked.design.style);
    expect(best.changes.map(({ kind }) => kind).sort()).toEqual([
      ...(isCentered ? ['center-image'] : []),
      ...(isRecolored ? ['recolor'] : []),
    ]);
    // The fixed design needs no further fix.
    const second = await reportOf({ design: best.design, image: asked.image });
    expect(second).toMatchObject({ verdict: 'everywhere', reasons: [], everything: null });
  });

  it('first reads the changed designs that exceed no limit, because only they can get the best verdict', async () => {
    const light = { cornerSquaresColor: '#AADDAA', gradientColor1: '#21ED86', gradientColor2: '#3397AC' };
    const style = { ...light, gradientType: 'linear', cornerSquareShape: 'circle' } as const;
    const rest = {
      content: 'https://example.com/'.padEnd(90, 'menu'),
      imagePosition: 'full',
      customImage: '',
    } as const;
    const asked = designed(style, rest, drawLogo('photo', createRandom(3)));
    let readings = 0;
    const decoders = tools.decoders.map((decoder) => ({
      ...decoder,
      read(pixels: Pixels) {
        readings++;
        return decoder.read(pixels);
      },
    }));
    const [report] = (await reportsUntil('fixes', asked, { ...tools, decoders })).slice(-1);

    expect(report.everything?.verdict).toBe('everywhere');
    expect(report.reasons).toHaveLength(4);
    // If every change were read in full, it would take 279 readings.
    expect(readings).toBeLessThan(150);
  });

  it('does not say "does not scan" of a code that a decoder with a single threshold can read', async () => {
    const faint = { foregroundColor: '#9f5e5c1b', cornerSquaresColor: '#e95', cornerDotsColor: '#3CE045' };
    const reports = await reportsUntil('full', designed(faint));
    expect(reports.at(-1)).toMatchObject({ verdict: 'unlikely', share: 0 });
  });

  it.each([
    ['#797979', 'unlikely'],
    ['#7B7B7B', 'not'],
  ])('says "does not scan" of tones 5 levels apart, but not of tones 7 apart: %s on #808080', async (ink, verdict) => {
    const faint = { foregroundColor: ink, cornerSquaresColor: ink, cornerDotsColor: ink, backgroundColor: '#808080' };
    expect((await reportsUntil('full', designed(faint))).at(-1)).toMatchObject({ verdict, share: 0 });
  });

  it('rates a code with round corners "good conditions" at best, and makes its corners square', async () => {
    const report = await reportOf(designed({ cornerSquareShape: 'rounded', cornerDotShape: 'rounded' }));
    expect(report.verdict).toBe('good-conditions');
    expect(report.reasons).toMatchObject([
      { finding: { kind: 'corners' }, fix: { changes: [{ kind: 'square-corners' }], verdict: 'everywhere' } },
    ]);
  });

  it('agrees with outside decoders on "scans everywhere" and on "does not scan"', async () => {
    const seen = new Set<unknown>();
    // These designs get three of the four verdicts. `npm run calibrate` judges hundreds of designs.
    for (const seed of [2, 4, 6]) {
      const asked = randomDesign(createRandom(seed));
      const { verdict } = (await reportsUntil('full', asked)).at(-1)!;
      seen.add(verdict);
      // The verdicts 'good-conditions' and 'unlikely' promise nothing.
      if (verdict !== 'everywhere' && verdict !== 'not') continue;
      const missed = await missedByOthers(specimenOf(asked.design, asked.image));
      expect(missed, `seed ${seed}`).toEqual(verdict === 'everywhere' ? [] : OUTSIDE_DECODERS);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['everywhere', 'not']));
  });
});
