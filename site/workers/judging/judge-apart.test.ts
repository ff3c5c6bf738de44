import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import type { Pixels, UploadedImage } from '#raster';
import type { Fix } from '#scanning/fixes';
import type { ScanReport, ScanRequest } from '#scanning/judging';
import type { PrintedCode } from '#scanning/prints';
import { WorkerFailure } from '#workers';
import { FakeClock, FakeWorker } from '#workers/testing';
import { askAboutLook, judgeApart, judgePrintApart, startJudges } from './judge-apart.ts';

const PIXELS: Pixels = { width: 1, height: 1, data: Uint8ClampedArray.of(1, 2, 3, 255) };
const IMAGE: UploadedImage = { pixels: PIXELS, href: 'data:image/png,a' };
const DESIGN: QrDesign = { ...DEFAULT_DESIGN, content: 'x', qrType: 'custom', customImage: IMAGE.href };
const REQUEST: ScanRequest = { design: DESIGN, image: IMAGE };

function reportOf(stage: ScanReport['stage'], rest: Partial<ScanReport> = {}): ScanReport {
  return { stage, reasons: [], everything: null, ...rest } as ScanReport;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

function setUp() {
  const clock = new FakeClock();
  const started: FakeWorker[] = [];
  const judges = startJudges(() => {
    started.push(new FakeWorker());
    return started[started.length - 1];
  }, clock);
  const reports: ScanReport[] = [];
  const ask = (request = REQUEST, signal = new AbortController().signal) =>
    judgeApart(judges, request, signal, (report) => reports.push(report));
  return { ask, judges, clock, reports, started, last: () => started[started.length - 1] };
}

it("judgeApart sends an image only once, and sends designs without the image's file", async () => {
  const { ask, last } = setUp();
  for (const request of [REQUEST, REQUEST, { design: { ...DESIGN, customImage: undefined }, image: null }]) {
    const asked = ask(request);
    last().answer(null);
    expect(await asked).toBeNull();
  }
  expect(last().received.map(({ is }) => is)).toEqual(['keep', 'ask', 'ask', 'ask']);
  expect(last().received[0]).toEqual({ is: 'keep', value: { pixels: PIXELS, href: '' } });
  expect(last().asked.map(({ request }) => request)).toMatchObject([
    { design: { ...DESIGN, customImage: '' }, hasImage: true },
    { hasImage: true },
    { hasImage: false, design: { customImage: undefined } },
  ]);
  expect(PIXELS.data).toHaveLength(4);
});

it('judgeApart sends the finished picture, with the design or alone', async () => {
  const { ask, last } = setUp();
  for (const request of [{ ...REQUEST, picture: PIXELS }, { picture: PIXELS }]) {
    const asked = ask(request);
    last().answer(null);
    await asked;
  }
  const [ofDesign, alone] = last().asked.map(({ request }) => request);
  expect(ofDesign).toMatchObject({ hasImage: true, picture: PIXELS });
  expect(alone).toEqual({ picture: PIXELS });
});

it.each(['facts', 'glance', 'look', 'print'] as const)(
  'a worker that is silent for 30 seconds has failed: %s',
  async (kind) => {
    const { judges, clock, last } = setUp();
    const failed = expect(judges.ask(kind, {} as never)).rejects.toMatchObject({ code: 'silent' });
    last().load();
    clock.pass(29_999);
    expect(last().isEnded).toBe(false);
    clock.pass(1);
    await failed;
  },
);

it("judgeApart reports each stage, and restores the image's file in the designs of fixes", async () => {
  const { ask, last, reports } = setUp();
  const asked = ask();
  const fix = { design: { ...DESIGN, imageSize: 20, customImage: '' }, verdict: 'everywhere' } as Fix;
  const reasons = [{ finding: { id: 'image' }, fix, whyNoFix: null }] as unknown as ScanReport['reasons'];
  last().report(reportOf('first'));
  last().report(reportOf('fixes', { reasons, everything: fix }));
  last().answer(null);
  expect(await asked).toBeNull();
  expect(reports.map(({ stage }) => stage)).toEqual(['first', 'fixes']);
  const restored = { design: { imageSize: 20, customImage: IMAGE.href } };
  expect(reports[1]).toMatchObject({ everything: restored, reasons: [{ fix: restored }] });
});

it('judgeApart waits for minutes while the worker gives signs of life', async () => {
  const { ask, clock, last, reports, started } = setUp();
  const asked = ask();
  last().report(reportOf('full'));
  for (let second = 0; second < 600; second++) {
    clock.pass(1000);
    last().send({ is: 'alive', id: last().lastId });
  }
  last().report(reportOf('fixes'));
  last().answer(null);
  expect(await asked).toBeNull();
  expect([reports.map(({ stage }) => stage), started.length]).toEqual([['full', 'fixes'], 1]);
});

it('judgeApart resolves to "broken" after 30 seconds of silence, and judges the next request', async () => {
  const { ask, clock, last } = setUp();
  const asked = ask();
  last().report(reportOf('full'));
  const settled = vi.fn();
  asked.then(settled);
  clock.pass(29_999);
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();
  expect(last().isEnded).toBe(false);
  clock.pass(1);
  expect(await asked).toBe('broken');
  const next = ask();
  last().answer('no-code');
  expect(await next).toBe('no-code');
});

it('the worker is ended exactly a minute after its last answer', async () => {
  const { ask, clock, last, started } = setUp();
  for (let time = 0; time < 2; time++) {
    const asked = ask();
    last().answer(null);
    await asked;
    clock.pass(59_999);
    expect([started.length, last().isEnded]).toEqual([1, false]);
  }
  clock.pass(1);
  expect(last().isEnded).toBe(true);
});

it('judgeApart tries to load the worker for every request, and resolves to "unloaded" if that fails', async () => {
  const { ask, clock, last, started } = setUp();
  for (let time = 0; time < 3; time++) {
    const asked = ask();
    last().fail();
    clock.pass(1000);
    last().fail();
    expect(await asked).toBe('unloaded');
  }
  const asked = ask();
  last().answer(null);
  expect([await asked, started.length]).toEqual([null, 7]);
});

it('judgeApart resolves to "unloaded" if no worker can be started', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const judges = startJudges(() => {
    throw new Error('No workers here');
  }, new FakeClock());
  expect(await judgeApart(judges, REQUEST, new AbortController().signal, () => undefined)).toBe('unloaded');
});

it('judgeApart reports nothing after the signal is aborted, and tells the worker to stop', async () => {
  const { ask, last, reports } = setUp();
  const controller = new AbortController();
  const asked = ask(REQUEST, controller.signal);
  controller.abort('newer');
  last().report(reportOf('full'));
  await expect(asked).rejects.toBe('newer');
  expect([reports, last().received.at(-1)?.is, last().isEnded]).toEqual([[], 'cancel', false]);
});

const PRINT = { text: 'x' } as PrintedCode;
const BROKEN = { name: 'Error', message: 'broken', code: null };

it('judgePrintApart returns the report, or null if the worker fails, and rejects if the signal aborts', async () => {
  const { judges, last } = setUp();
  const asked = judgePrintApart(judges, PRINT, new AbortController().signal);
  last().answer({ verdict: 'unlikely' });
  expect(await asked).toEqual({ verdict: 'unlikely' });
  expect(last().asked.at(-1)).toMatchObject({ kind: 'print', request: PRINT });
  const lost = judgePrintApart(judges, PRINT, new AbortController().signal);
  last().send({ is: 'thrown', id: last().lastId, thrown: BROKEN });
  expect(await lost).toBeNull();
  const controller = new AbortController();
  const aborted = judgePrintApart(judges, PRINT, controller.signal);
  controller.abort('newer');
  await expect(aborted).rejects.toBe('newer');
});

it('askAboutLook with isIdle lets all other requests go first', () => {
  const { judges, last } = setUp();
  const { signal } = new AbortController();
  void judgePrintApart(judges, PRINT, signal);
  void askAboutLook(judges, 'look', { design: DESIGN, image: null }, { signal, isIdle: true });
  void askAboutLook(judges, 'glance', { design: DESIGN, image: null }, { signal, isIdle: false });
  for (const answer of ['print', 'glance']) last().answer(answer);
  expect(last().asked.map(({ kind }) => kind)).toEqual(['print', 'glance', 'look']);
});

it("askAboutLook sends a design without its image's file, and rejects if the worker fails", async () => {
  const { judges, last } = setUp();
  const options = { signal: new AbortController().signal, isIdle: false };
  const asked = askAboutLook(judges, 'look', { design: DESIGN, image: IMAGE }, options);
  expect(last().received.map(({ is }) => is)).toEqual(['keep', 'ask']);
  expect(last().asked[0]).toMatchObject({
    kind: 'look',
    request: { design: { ...DESIGN, customImage: '' }, hasImage: true },
  });
  last().answer('passes');
  expect(await asked).toBe('passes');
  const lost = askAboutLook(judges, 'glance', { design: DESIGN, image: null }, options);
  expect(last().asked.at(-1)).toMatchObject({ kind: 'glance', request: { hasImage: false } });
  last().send({ is: 'thrown', id: last().lastId, thrown: BROKEN });
  await expect(lost).rejects.toBeInstanceOf(WorkerFailure);
});
