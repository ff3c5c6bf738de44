import { readFileSync } from 'node:fs';
import { scanImageData } from '@undecaf/zbar-wasm';
import decodeQr from 'qr/decode.js';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, type QrDesign, type QrStyle } from '#design';
import { drawQrCode, type Pixels, rasterize } from '#drawing';
import { encode } from '#engine';
import { flattenOn } from './gray-picture.ts';
import { judge } from './judge.ts';
import { drawSubject, type JudgeTools, type Scene } from './judgement.ts';
import { drawPlainCode, PlainReadings } from './plain-readings.ts';
import { createRandom, drawLogo, randomScene } from './random-designs.ts';
import { loadReaders } from './readers.ts';
import type { ScanReport, ScanRequest } from './report.ts';
import { verdictRank } from './verdict-text.ts';

// Most tests here take whole verdicts, of about 0.7 s of processor time each.
vi.setConfig({ testTimeout: 60_000 });

let tools: JudgeTools;

beforeAll(async () => {
  const file = readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
  const readers = await loadReaders({ bytes: new Uint8Array(file).buffer });
  tools = { readers, plain: new PlainReadings(), pause: async () => {} };
});

function sceneOf(style: Partial<QrStyle>, rest: Partial<QrDesign> = {}, picture: Pixels | null = null): Scene {
  const design = { ...DEFAULT_DESIGN, content: 'https://example.com/menu', qrType: 'custom' as const, ...rest };
  return {
    design: { ...design, style: { ...DEFAULT_STYLE, ...style } },
    gradientDirection: 'to bottom right',
    picture,
  };
}

const STOP = new Error('Enough');

/** The reports up to a stage. */
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
  return (await reportsUntil('repairs', request)).at(-1)!;
}

/** Whether two decoders that take no part in the verdict read what they read of a plain code. */
async function isReadByOthers({ picture, text, code }: ReturnType<typeof drawSubject>): Promise<boolean[]> {
  const expected = await readByOthers(drawPlainCode(text, code.version));
  const found = await readByOthers(flattenOn(picture, 255));
  return expected.map((reading, k) => reading === null || reading === found[k]);
}

async function readByOthers({ width, height, data }: Pixels): Promise<(string | null)[]> {
  const image = { width, height, data, colorSpace: 'srgb' } as ImageData;
  const [symbol] = await scanImageData(image);
  let text: string | null = null;
  try {
    text = decodeQr(image);
  } catch {
    text = null;
  }
  return [symbol?.decode() ?? null, text];
}

describe('judge', () => {
  it('reports stage by stage that a plain code scans everywhere, with nothing to repair', async () => {
    const reports = await reportsUntil('repairs', sceneOf({}));
    expect(reports.map(({ stage, verdict }) => [stage, verdict])).toEqual([
      ['budget', null],
      ['first', 'everywhere'],
      ['full', 'everywhere'],
      ['repairs', 'everywhere'],
    ]);
    expect(reports[3]).toMatchObject({ used: 0, reasons: [], everything: null, misread: [] });
    expect(reports[3].readings).toHaveLength(28);
  });

  it('finds a light colour and darkens it along its hue until the code scans everywhere', async () => {
    const amber = { foregroundColor: '#FFBF00', cornerSquaresColor: '#FFBF00', cornerDotsColor: '#FFBF00' };
    const report = await reportOf(sceneOf(amber));
    expect(verdictRank(report.verdict!)).toBeGreaterThanOrEqual(2);
    expect(report.reasons).toHaveLength(1);
    expect(report.reasons[0].text).toMatch(/Foreground, Corner Squares and Corner Dots .*1\.7 : 1.*phones need/);
    const { label, verdict, design } = report.reasons[0].repair!;
    expect(verdict).toBe('everywhere');
    expect(label).toContain(design.style.foregroundColor);
    // Red stays above green, and both far above blue.
    const [r, g, b] = [1, 3, 5].map((from) => Number.parseInt(design.style.foregroundColor.slice(from, from + 2), 16));
    expect(r > g && g > b + 50).toBe(true);
  });

  it('swaps dark and light where the code is light', async () => {
    const white = { foregroundColor: '#fff', cornerSquaresColor: '#fff', cornerDotsColor: '#fff' };
    const report = await reportOf(sceneOf({ ...white, backgroundColor: '#000' }));
    expect(report.verdict).toBe('unlikely');
    const repair = report.reasons[0].repair!;
    expect(repair).toMatchObject({ label: 'Swap dark and light', verdict: 'everywhere' });
    expect(repair.design.style).toMatchObject({ foregroundColor: '#000', backgroundColor: '#fff' });
  });

  it('shrinks a logo that hides too much, no more than it must', async () => {
    const scene = sceneOf({}, { imageSize: 50, customImage: '' }, drawLogo('photo', createRandom(3)));
    const report = await reportOf(scene);
    expect(verdictRank(report.verdict!)).toBeGreaterThanOrEqual(2);
    expect(report.reasons[0].text).toContain(`${report.used} of ${report.repairs} repairs`);
    const repair = report.reasons[0].repair!;
    expect(repair.verdict).toBe('everywhere');
    expect(repair.design.imageSize).toBeGreaterThan(20);
    expect(repair.design).toEqual({ ...scene.design, imageSize: repair.design.imageSize });
  });

  it('finds that a see-through ground loses the code on a dark page, and makes it opaque', async () => {
    const report = await reportOf(sceneOf({ backgroundColor: '#FFFFFF20' }));
    expect(report.verdict).toBe('good-conditions');
    expect(report.reasons.map(({ id }) => id)).toEqual(['clear']);
    expect(report.reasons[0].repair).toMatchObject({ label: 'Make Background opaque', verdict: 'everywhere' });
  });

  it('says of a finished picture what it says of its design, without repairs', async () => {
    const { picture, text } = drawSubject(sceneOf({ foregroundColor: '#FFBF00' }));
    const reports = await reportsUntil('repairs', { png: picture, text });
    expect(verdictRank(reports[3].verdict!)).toBeGreaterThan(0);
    expect(reports[3].reasons.length).toBeGreaterThan(0);
    for (const { repair, whyNoRepair } of reports[3].reasons) {
      expect(repair).toBeNull();
      expect(whyNoRepair).toBeTruthy();
    }
  });

  it('refuses a picture of another text', async () => {
    const png = rasterize(drawQrCode(encode('something else'), DEFAULT_DESIGN));
    await expect(
      judge(
        { png, text: 'https://example.com' },
        async () => tools,
        () => {},
      ),
    ).rejects.toThrow(RangeError);
  });

  it('answers by the error budget alone where no reader can be had', async () => {
    const none = { ...tools, readers: [] };
    const verdictOf = async (scene: Scene): Promise<unknown> =>
      (await reportsUntil('full', scene, none)).at(-1)!.verdict;
    const logo = drawLogo('photo', createRandom(3));
    expect(await verdictOf(sceneOf({}))).toBe('everywhere');
    expect(await verdictOf(sceneOf({}, { imageSize: 50, customImage: '' }, logo))).toBe('not');
    expect(await verdictOf(sceneOf({ foregroundColor: '#FFE05D', cornerSquaresColor: '#FFE05D' }))).toBe('unlikely');
  });

  it('stops between readings when something newer is to be judged', async () => {
    let turns = 0;
    const pause = async (): Promise<void> => {
      if (++turns === 5) throw STOP;
    };
    const reports: ScanReport[] = [];
    const run = judge(
      sceneOf({}),
      async () => ({ ...tools, pause }),
      (report) => reports.push(report),
    );
    await expect(run).rejects.toBe(STOP);
    expect(reports.map(({ stage }) => stage)).toEqual(['budget']);
  });

  it('promises nothing that other decoders break, and gives nothing up that they all read', async () => {
    const seen = new Set<unknown>();
    for (let seed = 1; seed <= 6; seed++) {
      const scene = randomScene(createRandom(seed));
      const { verdict } = (await reportsUntil('full', scene)).at(-1)!;
      const isRead = await isReadByOthers(drawSubject(scene));
      if (verdict === 'everywhere') expect(isRead, `seed ${seed}`).toEqual([true, true]);
      if (verdict === 'not') expect(isRead, `seed ${seed}`).not.toEqual([true, true]);
      seen.add(verdict);
    }
    expect(seen.size).toBeGreaterThan(1);
  });
});
