import { beforeAll, describe, expect, it } from 'vitest';
import { loadOutsideDecoders, randomDesign } from '#calibration';
import { DEFAULT_DESIGN, DEFAULT_STYLE, type QrDesign, type QrStyle } from '#design';
import { edgeOf } from '#drawing';
import { isDark, moduleCodewords, placeOf } from '#engine';
import { flattenOn, type Pixels, type UploadedImage } from '#raster';
import { type Specimen, specimenOf } from '#scanning/pixels';
import { type Decoder, type DecoderId, drawPlainCode, PlainReadings, WEAK_DECODER } from '#scanning/tunnel';
import { type JudgeTools, verdictRank } from '#scanning/verdict';
import { createRandom, loadJudgeTools, wovenFlower } from '#testing';
import { failureOf, judge, type ScanReport, type ScanRequest, UnidentifiedError } from './judge.ts';

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

const PLAIN = designed({});

const AMBER = designed({ foregroundColor: '#FFBF00', cornerSquaresColor: '#FFBF00', cornerDotsColor: '#FFBF00' });

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

/** Outside decoders. OpenCV, which takes long to load, reads only in `npm run calibrate`. */
const OTHERS = ['zbar', 'qr', 'quirc'] as const;

/** Returns the ids of the outside decoders that fail to read a picture, but read a plain code with the same text. */
async function missedByOthers({ picture, text, code }: Specimen): Promise<string[]> {
  const plain = drawPlainCode(code);
  const missed: string[] = [];
  for (const { id, read } of await loadOutsideDecoders(OTHERS)) {
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

  it('reads the text from a picture whose design is unknown, and judges the picture', async () => {
    const { picture, text } = specimenOf(designed({ foregroundColor: '#FFBF00' }).design, null);
    const reports = await reportsUntil('first', { picture });
    expect(reports[0].specimen.text).toBe(text);
    expect(verdictRank(reports[1].verdict!)).toBeGreaterThan(0);
    expect(reports[1].reasons.length).toBeGreaterThan(0);
  });

  it('cuts a code out of a larger picture and judges it', async () => {
    const { picture, code, text } = specimenOf(designed({}).design, null);
    const larger: Pixels = { width: 700, height: 500, data: new Uint8ClampedArray(4 * 700 * 500).fill(255) };
    for (let y = 0; y < 400; y++)
      larger.data.set(picture.data.subarray(1600 * y, 1600 * (y + 1)), 4 * (700 * (y + 30) + 250));
    const [report] = (await reportsUntil('first', { picture: larger })).slice(-1);
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
    const reports = await reportsUntil('first', { design, image: null, picture });
    expect(reports.at(-1)!.verdict).not.toBe('everywhere');
  });

  it('judges by the limits alone if there is no decoder, and then never gives the best verdict', async () => {
    const none = { ...tools, decoders: [] };
    const verdictOf = async (asked: Designed): Promise<unknown> =>
      (await reportsUntil('full', asked, none)).at(-1)!.verdict;
    expect(await verdictOf(designed({}))).toBe('good-conditions');
    expect(await verdictOf(designed({ foregroundColor: '#FFE05D' }))).toBe('unlikely');
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
    const promised = (await sharedReportOf(AMBER)).reasons[0].fix!;
    const { picture } = specimenOf(promised.design, null);
    expect((await reportsUntil('full', { picture })).at(-1)).toMatchObject({ verdict: promised.verdict, reasons: [] });
  });

  it('says "does not scan" of tones 5 levels apart', async () => {
    const ink = '#7B7B7B';
    const faint = { foregroundColor: ink, cornerSquaresColor: ink, cornerDotsColor: ink, backgroundColor: '#808080' };
    expect((await reportsUntil('full', designed(faint))).at(-1)).toMatchObject({ verdict: 'not', share: 0 });
  });

  it('agrees with outside decoders on "scans everywhere" and on "does not scan"', { tags: 'deep' }, async () => {
    const seen = new Set<unknown>();
    // `npm run calibrate` judges hundreds of designs.
    for (const seed of [2, 8]) {
      const asked = randomDesign(createRandom(seed));
      const { verdict } = (await reportsUntil('full', asked)).at(-1)!;
      seen.add(verdict);
      // The verdicts 'good-conditions' and 'unlikely' promise nothing.
      if (verdict !== 'everywhere' && verdict !== 'not') continue;
      const missed = await missedByOthers(specimenOf(asked.design, asked.image));
      expect(missed, `seed ${seed}`).toEqual(verdict === 'everywhere' ? [] : OTHERS);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['everywhere', 'not']));
  });
});

const TEXT = 'https://example.com';

function decoderOf(id: DecoderId, isRead: (picture: Pixels) => boolean = () => true): Decoder {
  const result = { text: TEXT, bytes: new TextEncoder().encode(TEXT) };
  return { id, read: async (picture) => (isRead(picture) ? result : null) };
}

/**
 * Returns two decoders whose readings succeed if `isRead` returns true. `isRead` gets the number of earlier readings by
 * both decoders.
 */
function decodersReading(isRead: (readings: number) => boolean): Decoder[] {
  let readings = 0;
  return (['zxing', 'jsqr'] as const).map((id) => decoderOf(id, () => isRead(readings++)));
}

async function reportsWithoutTools(request: ScanRequest): Promise<ScanReport[]> {
  const reports: ScanReport[] = [];
  const run = judge(
    request,
    () => Promise.reject(new Error('Not loaded')),
    (report) => reports.push(report),
  );
  await expect(run).rejects.toThrow('Not loaded');
  return reports;
}

async function reportsOn(request: ScanRequest, decoders: readonly Decoder[]): Promise<ScanReport[]> {
  const reports: ScanReport[] = [];
  const tools = { decoders, plain: new PlainReadings(), pause: async () => {} };
  await judge(
    request,
    async () => tools,
    (report) => reports.push(report),
  );
  return reports;
}

function drawnAs(style: Partial<QrStyle>): QrDesign {
  return { ...designed(style).design, content: TEXT };
}

describe('the reports of judge', () => {
  it('promise the best verdict neither for one reason nor for all together while a decoder is missing', {
    tags: 'deep',
  }, async () => {
    const style = { foregroundColor: '#FFE05D', cornerSquareShape: 'circle', cornerDotShape: 'circle' } as const;
    const reports = await reportsOn({ design: drawnAs(style), image: null }, [decoderOf('jsqr')]);
    const { everything, reasons, missingDecoders } = reports.at(-1) as ScanReport;
    expect(missingDecoders).toEqual(['zxing']);
    expect(reasons.map(({ fix }) => fix?.verdict ?? 'none')).not.toContain('everywhere');
    expect(everything?.verdict).toBe('good-conditions');
  });

  it('name missing decoders only after the decoders were loaded', async () => {
    const reports = await reportsOn({ design: drawnAs({}), image: null }, [decoderOf('zxing')]);
    expect(reports.map(({ missingDecoders }) => missingDecoders)).toEqual([[], ['jsqr'], ['jsqr'], ['jsqr']]);
    expect(reports.map(({ verdict }) => verdict)).toEqual([null, ...Array(3).fill('good-conditions')]);
  });

  describe('on a red code', () => {
    const red = drawnAs({ foregroundColor: '#FF0000', cornerSquaresColor: '#FF0000', cornerDotsColor: '#FF0000' });
    const darker = { verdict: 'everywhere', changes: [{ kind: 'recolor', how: 'darken' }] };

    // The design is first read 28 times in color. The next eight readings are in red light, and fail. All further
    // readings are of possible fixes.
    it('end with red light as the only reason, and state its fix', async () => {
      const isRead = (readings: number) => readings < 28 || readings >= 28 + 8;
      const reports = await reportsOn({ design: red, image: null }, decodersReading(isRead));
      expect(reports.at(-1)).toMatchObject({
        verdict: 'everywhere',
        reasons: [{ finding: { kind: 'red-light', right: 0, tests: 8 }, fix: darker, whyNoFix: null }],
        everything: null,
      });
      expect(reports.at(-2)?.reasons).toEqual([]);
    });

    it('if only the picture is known, end with red light as the only reason, and state no fix', async () => {
      const { picture } = specimenOf(red, null);
      const seen = await WEAK_DECODER.read(picture);
      let readings = 0;
      // One reading finds the code, and fourteen follow in color.
      const decoder: Decoder = { id: 'zxing', read: async () => (readings++ < 1 + 14 ? seen : null) };
      const { reasons } = (await reportsOn({ picture }, [decoder])).at(-1) as ScanReport;
      expect(reasons).toMatchObject([{ finding: { kind: 'red-light' }, fix: null, whyNoFix: null }]);
    });
  });

  it('count the wrong codewords of the worst block, and list all misread modules', async () => {
    const { picture, code, grid } = specimenOf(drawnAs({}), null);
    const { block, codeword } = moduleCodewords(code.version, code.level);
    // One dark module of each of five codewords in the second block is painted white.
    const dark = [...block.keys()].filter((index) => block[index] === 1 && isDark(code, ...placeOf(index, code.size)));
    const misread = [...new Map(dark.map((index) => [codeword[index], index])).values()].slice(0, 5);
    const data = picture.data.slice();
    for (const index of misread) {
      const [x, y] = placeOf(index, code.size);
      for (let row = edgeOf(grid, y); row < edgeOf(grid, y + 1); row++) {
        data.fill(255, 4 * (row * picture.width + edgeOf(grid, x)), 4 * (row * picture.width + edgeOf(grid, x + 1)));
      }
    }
    const request = { design: drawnAs({}), image: null, picture: { ...picture, data } };
    expect(await reportsWithoutTools(request)).toMatchObject([
      { stage: 'budget', used: 5, correctable: 11, misread: misread.toSorted((a, b) => a - b) },
    ]);
  });

  it('use the corners from the second decoder if those from the first identify no code', { tags: 'deep' }, async () => {
    const { picture, code, text } = specimenOf(drawnAs({}), null);
    const corner = { x: 5, y: 5 };
    const astray: Decoder = {
      id: 'zxing',
      read: async () => ({
        text,
        bytes: new TextEncoder().encode(text),
        symbol: { corners: [corner, corner, corner, corner], version: null, format: null },
      }),
    };
    const reports = await reportsUntil('budget', { picture }, { ...tools, decoders: [astray, WEAK_DECODER] });
    expect(reports[0].specimen).toMatchObject({ text, code });
  });

  it('if the only reason has no smaller fix, show "Fix everything" as its fix, and nowhere else', {
    tags: 'deep',
  }, async () => {
    const style = { moduleShape: 'dots', cornerDotShape: 'rounded', foregroundColor: '#404040' } as const;
    // The first decoder fails only if a picture is 400 pixels wide and has dark gray pixels. Only the picture in the
    // condition 'as-is' has this width. To be read there, a design must be pure black and have no round edges, because
    // round edges are smoothed with gray pixels.
    const isBlack = ({ width, data }: Pixels): boolean =>
      width !== 400 || !data.some((value, k) => k % 4 === 0 && value > 20 && value < 70);
    const decoders = [decoderOf('zxing', isBlack), decoderOf('jsqr')];
    const reports = await reportsOn({ design: drawnAs(style), image: null }, decoders);
    expect(reports[2]).toMatchObject({ verdict: 'good-conditions', reasons: [{ fix: null, whyNoFix: null }] });
    const { reasons, everything } = reports[3];
    expect(reasons).toHaveLength(1);
    expect(reasons[0]).toMatchObject({
      finding: { kind: 'readings' },
      fix: {
        verdict: 'everywhere',
        changes: [{ kind: 'black-on-white' }, { kind: 'match-corner-dots' }, { kind: 'square-modules' }],
      },
      whyNoFix: null,
    });
    expect(everything).toBeNull();
  });
});

it('failureOf returns "broken" without decoders, "unidentified" if decoders report no corners, and "no-code" if none reads the code', async () => {
  const { picture } = specimenOf(drawnAs({}), null);
  const errorOf = (decoders: readonly Decoder[]): Promise<unknown> =>
    reportsOn({ picture }, decoders).catch((error) => error);
  expect(failureOf(await errorOf([]))).toBe('broken');
  expect(failureOf(await errorOf([decoderOf('zxing')]))).toBe('unidentified');
  expect(failureOf(await errorOf([decoderOf('zxing', () => false)]))).toBe('no-code');
});

describe('a woven picture', () => {
  /** Returns the last report of a judgment without decoders, which depends on the limits alone. */
  async function reportOfWoven(style: Partial<QrStyle>): Promise<ScanReport> {
    const { design, image, made } = await wovenFlower();
    const { picture } = specimenOf({ ...design, style: { ...DEFAULT_STYLE, ...style } }, image, made);
    const asked = { design: { ...design, style: { ...DEFAULT_STYLE, ...style } }, image, picture };
    return (await reportsOn(asked, [])).at(-1) as ScanReport;
  }

  it('is judged without regard to colors that it does not use', { tags: 'deep' }, async () => {
    const report = await reportOfWoven({ foregroundColor: '#FFFF00', backgroundColor: '#000000' });
    // No limit is exceeded, but without decoders the best verdict is not given.
    expect(report).toMatchObject({ verdict: 'good-conditions', reasons: [] });
  });
});
