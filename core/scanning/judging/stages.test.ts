import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, type QrDesign, type QrStyle } from '#design';
import { edgeOf } from '#drawing';
import { isDark, moduleCodewords, placeOf } from '#engine';
import type { Pixels } from '#raster';
import { specimenOf } from '#scanning/pixels';
import { type Decoder, type DecoderId, PlainReadings, WEAK_DECODER } from '#scanning/tunnel';
import { failureOf, judge, NoCodeError, type ScanReport, type ScanRequest, UnidentifiedError } from './judge.ts';

vi.setConfig({ testTimeout: 180_000 });

const TEXT = 'https://example.com';

function designed(style: Partial<QrStyle>): QrDesign {
  return { ...DEFAULT_DESIGN, content: TEXT, qrType: 'custom', style: { ...DEFAULT_STYLE, ...style } };
}

/** Returns a decoder that reads the pictures for which `isRead` is true. */
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

/** Returns the reports of a judgment whose decoders cannot be loaded. */
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

/** Returns the reports that `judge` makes with these decoders. */
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

describe('the reports of judge', () => {
  it('come in the stages budget, first, full and fixes, each with more results than the one before', async () => {
    const decoders = [decoderOf('zxing'), decoderOf('jsqr')];
    const reports = await reportsOn({ design: designed({}), image: null }, decoders);
    expect(reports.map(({ stage, readings }) => [stage, readings.length])).toEqual([
      ['budget', 0],
      ['first', 4],
      ['full', 28],
      ['fixes', 28],
    ]);
    expect(new Set(reports[1].readings.map(({ condition }) => condition))).toEqual(new Set(['as-is', 'dark-page']));
    expect(reports[0]).toMatchObject({ verdict: null, share: 0, redLight: [], isCutOut: false });
    expect(reports.map(({ missingDecoders }) => missingDecoders)).toEqual([[], [], [], []]);
  });

  it('say that the code was cut out of a picture that is as wide as code and quiet zone, but taller', async () => {
    const { code, picture } = specimenOf(designed({}), null);
    const width = 10 * (code.size + 8);
    const pixels = new Uint32Array(width * (width + 60)).fill(0xffffffff);
    for (let y = 0; y < 10 * code.size; y++) {
      const isDarkAt = (x: number) => isDark(code, x, Math.floor(y / 10));
      for (let x = 0; x < code.size; x++)
        if (isDarkAt(x)) pixels.fill(0xff000000, (y + 40) * width + 10 * x + 40, (y + 40) * width + 10 * x + 50);
    }
    const higher = { width, height: width + 60, data: new Uint8ClampedArray(pixels.buffer) };
    for (const [seen, isCutOut] of [
      [higher, true],
      [picture, false],
    ] as const) {
      expect((await reportsOn({ picture: seen }, [WEAK_DECODER]))[0].isCutOut).toBe(isCutOut);
    }
  });

  it('name missing decoders only after the decoders were loaded', async () => {
    const reports = await reportsOn({ design: designed({}), image: null }, [decoderOf('zxing')]);
    expect(reports.map(({ missingDecoders }) => missingDecoders)).toEqual([[], ['jsqr'], ['jsqr'], ['jsqr']]);
    expect(reports.map(({ verdict }) => verdict)).toEqual([null, ...Array(3).fill('good-conditions')]);
  });

  it('contain readings in red light in the last stage, but not in earlier stages', async () => {
    const red = designed({ foregroundColor: '#FF0000' });
    const isBlack = ({ data }: Pixels): boolean => data.some((value, k) => k % 4 === 0 && value < 120);
    const decoders = [decoderOf('zxing', isBlack), decoderOf('jsqr')];
    const reports = await reportsOn({ design: red, image: null }, decoders);
    expect(reports.map(({ redLight }) => redLight.length)).toEqual([0, 0, 0, 8]);
    expect(reports.at(-1)!.redLight.map(({ condition }) => condition)).toContain('noisy');
  });

  describe('on a red code', () => {
    const red = designed({ foregroundColor: '#FF0000', cornerSquaresColor: '#FF0000', cornerDotsColor: '#FF0000' });
    const darker = { verdict: 'everywhere', changes: [{ kind: 'recolor', how: 'darken' }] };

    // The design is first read 28 times in color. The next eight readings are in red light, and fail. All further
    // readings are of possible fixes.
    it.each([
      ['its fix', (readings: number) => readings < 28 || readings >= 28 + 8, { fix: darker, whyNoFix: null }],
      ['why it has no fix', (readings: number) => readings < 28, { fix: null, whyNoFix: 'no-small-change' }],
    ])('end with red light as the only reason, and state %s', async (_, isRead, expected) => {
      const reports = await reportsOn({ design: red, image: null }, decodersReading(isRead));
      expect(reports.at(-1)).toMatchObject({
        verdict: 'everywhere',
        reasons: [{ finding: { kind: 'red-light', right: 0, tests: 8 }, ...expected }],
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
    const { picture, code, grid } = specimenOf(designed({}), null);
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
    const request = { design: designed({}), image: null, picture: { ...picture, data } };
    expect(await reportsWithoutTools(request)).toMatchObject([
      { stage: 'budget', used: 5, correctable: 11, misread: misread.toSorted((a, b) => a - b) },
    ]);
  });

  it('begin before the decoders are loaded if the design is known', async () => {
    const reports = await reportsWithoutTools({ design: designed({}), image: null });
    expect(reports.map(({ stage }) => stage)).toEqual(['budget']);
  });

  it('if the only reason has no smaller fix, show "Fix everything" as its fix, and nowhere else', async () => {
    const style = { moduleShape: 'dots', cornerDotShape: 'rounded', foregroundColor: '#404040' } as const;
    // The first decoder fails only if a picture is 400 pixels wide and has dark gray pixels. Only the picture in the
    // condition 'as-is' has this width. To be read there, a design must be pure black and have no round edges, because
    // round edges are smoothed with gray pixels.
    const isBlack = ({ width, data }: Pixels): boolean =>
      width !== 400 || !data.some((value, k) => k % 4 === 0 && value > 20 && value < 70);
    const decoders = [decoderOf('zxing', isBlack), decoderOf('jsqr')];
    const reports = await reportsOn({ design: designed(style), image: null }, decoders);
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

  it('say why a reason has no fix', async () => {
    const decoders = [decoderOf('zxing', () => false), decoderOf('jsqr', ({ width }) => width !== 400)];
    const reports = await reportsOn({ design: designed({}), image: null }, decoders);
    // The decoders miss the plain code just as often as the design, so no style would help.
    expect(reports[2].reasons).toMatchObject([{ finding: { kind: 'density' }, fix: null, whyNoFix: null }]);
    expect(reports[3].reasons).toMatchObject([{ fix: null, whyNoFix: 'text-too-long' }]);
    expect(reports[3].everything).toBeNull();
  });
});

describe('failureOf', () => {
  it('returns "no-code", "unidentified" or, for any other error, "broken"', () => {
    expect(failureOf(new NoCodeError())).toBe('no-code');
    expect(failureOf(new UnidentifiedError())).toBe('unidentified');
    expect(failureOf(new Error('other'))).toBe('broken');
  });

  it('returns "broken" without decoders, "unidentified" if decoders report no corners, and "no-code" if none reads the code', async () => {
    const { picture } = specimenOf(designed({}), null);
    const errorOf = (decoders: readonly Decoder[]): Promise<unknown> =>
      reportsOn({ picture }, decoders).catch((error) => error);
    expect(failureOf(await errorOf([]))).toBe('broken');
    expect(failureOf(await errorOf([decoderOf('zxing')]))).toBe('unidentified');
    expect(failureOf(await errorOf([decoderOf('zxing', () => false)]))).toBe('no-code');
  });
});
