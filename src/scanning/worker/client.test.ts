import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import type { Pixels, UploadedImage } from '#raster';
import { type DesignRequest, judge, type ScanFailure, type ScanReport } from '#scanning/judging';
import type { Repair } from '#scanning/repairs';
import { MAX_BREAKDOWNS, type Scanner, SILENCE, startScanner } from './client.ts';
import type { FromWorker, ToWorker } from './messages.ts';

// What judging comes to is not the subject here: the page's own judging reports once and goes on for as long as nobody stops it.
vi.mock('#scanning/judging', () => ({
  judge: vi.fn(async (_request, loadTools, onReport) => {
    const { pause } = await loadTools();
    onReport(reportOf('budget'));
    for (;;) await pause();
  }),
}));

/** A worker that answers only when a test says so. */
class FakeWorker extends EventTarget {
  static started: FakeWorker[] = [];
  readonly received: ToWorker[] = [];
  isEnded = false;

  constructor() {
    super();
    FakeWorker.started.push(this);
  }

  postMessage(message: ToWorker): void {
    this.received.push(message);
  }

  terminate(): void {
    this.isEnded = true;
  }

  answer(message: FromWorker): void {
    this.dispatchEvent(new MessageEvent('message', { data: message }));
  }

  kinds(): string[] {
    return this.received.map(({ kind }) => kind);
  }

  /** The id of the request that came last. */
  get lastId(): number {
    return this.received.filter((message) => 'id' in message).at(-1)!.id;
  }
}

function reportOf(stage: ScanReport['stage'], rest: Partial<ScanReport> = {}): ScanReport {
  return { stage, reasons: [], everything: null, ...rest } as ScanReport;
}

const PIXELS: Pixels = { width: 1, height: 1, data: Uint8ClampedArray.of(1, 2, 3, 255) };
const IMAGE: UploadedImage = { pixels: PIXELS, href: 'data:image/png,a' };
const DESIGN: QrDesign = { ...DEFAULT_DESIGN, content: 'x', qrType: 'custom', customImage: IMAGE.href };
const REQUEST: DesignRequest = { design: DESIGN, image: IMAGE };

let scanner: Scanner;
let reports: ScanReport[];
let failures: ScanFailure[];

function ask(request: Parameters<Scanner['judge']>[0] = REQUEST): () => void {
  return scanner.judge(
    request,
    (report) => reports.push(report),
    (failure) => failures.push(failure),
  );
}

function worker(): FakeWorker {
  return FakeWorker.started.at(-1)!;
}

const judgedInPage = (): number => vi.mocked(judge).mock.calls.length;

beforeAll(async () => {
  // Loaded when the page judges, which takes longer than the tests wait for.
  await import('#scanning/tunnel');
}, 60_000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  FakeWorker.started = [];
  vi.mocked(judge).mockClear();
  reports = [];
  failures = [];
  scanner = startScanner();
});

afterEach(() => {
  scanner.dispose();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the worker of a scanner', () => {
  it('starts with the first request, and serves them all', () => {
    expect(FakeWorker.started).toHaveLength(0);
    ask();
    ask();
    expect(FakeWorker.started).toHaveLength(1);
  });

  it("gets an image once, with memory of its own, and the design without the image's file", () => {
    ask();
    ask();
    expect(worker().kinds()).toEqual(['image', 'design', 'design']);
    const [image, design] = worker().received;
    expect(image).toEqual({ kind: 'image', pixels: PIXELS });
    expect(image.kind === 'image' && image.pixels.data.buffer).not.toBe(PIXELS.data.buffer);
    expect(design).toMatchObject({ kind: 'design', hasImage: true, design: { ...DESIGN, customImage: '' } });
    ask({ design: DESIGN, image: { ...IMAGE } });
    ask({ design: { ...DESIGN, customImage: undefined }, image: null });
    expect(worker().kinds().slice(3)).toEqual(['image', 'design', 'design']);
    expect(worker().received.at(-1)).toMatchObject({ hasImage: false });
  });

  it('gets a copy of a finished picture', () => {
    ask({ picture: PIXELS });
    const [message] = worker().received;
    expect(message).toMatchObject({ kind: 'picture', picture: PIXELS });
    expect(message.kind === 'picture' && message.picture.data.buffer).not.toBe(PIXELS.data.buffer);
  });

  it('is freed by dispose, and nothing is reported afterwards', () => {
    ask();
    const id = worker().lastId;
    scanner.dispose();
    expect(worker().isEnded).toBe(true);
    worker().answer({ kind: 'report', id, report: reportOf('first') });
    expect(reports).toEqual([]);
    ask();
    expect(FakeWorker.started).toHaveLength(2);
  });
});

describe('what a worker answers', () => {
  it("is reported stage by stage, with the image's file back in the repaired designs", () => {
    ask();
    const id = worker().lastId;
    const repair = { design: { ...DESIGN, imageSize: 20, customImage: '' }, verdict: 'everywhere' } as Repair;
    worker().answer({ kind: 'report', id, report: reportOf('first') });
    const reasons = [{ finding: { id: 'image' }, repair, whyNoRepair: null }] as unknown as ScanReport['reasons'];
    worker().answer({ kind: 'report', id, report: reportOf('repairs', { reasons, everything: repair }) });
    expect(reports.map(({ stage }) => stage)).toEqual(['first', 'repairs']);
    const restored = { design: { imageSize: 20, customImage: IMAGE.href } };
    expect(reports[1]).toMatchObject({ everything: restored, reasons: [{ repair: restored }] });
  });

  it('counts only while its request is the newest', () => {
    ask();
    const id = worker().lastId;
    ask();
    worker().answer({ kind: 'report', id, report: reportOf('full') });
    worker().answer({ kind: 'failure', id, failure: 'broken', message: 'late' });
    expect([reports, failures]).toEqual([[], []]);
    worker().answer({ kind: 'report', id: worker().lastId, report: reportOf('budget') });
    expect(reports).toHaveLength(1);
  });

  it('may be that there is no code, or that something broke, which the console explains', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    ask();
    worker().answer({ kind: 'failure', id: worker().lastId, failure: 'no-code', message: 'nothing here' });
    expect(error).not.toHaveBeenCalled();
    ask();
    worker().answer({ kind: 'failure', id: worker().lastId, failure: 'broken', message: 'why' });
    expect(error).toHaveBeenCalledWith('Not judged:', 'why');
    expect(failures).toEqual(['no-code', 'broken']);
    vi.advanceTimersByTime(2 * SILENCE);
    expect(worker().isEnded).toBe(false);
  });
});

describe('a request that is taken back', () => {
  it('ends in the worker, and nothing of it is reported', () => {
    const cancel = ask();
    const id = worker().lastId;
    cancel();
    expect(worker().received.at(-1)).toEqual({ kind: 'cancel' });
    worker().answer({ kind: 'report', id, report: reportOf('full') });
    vi.advanceTimersByTime(2 * SILENCE);
    expect([reports, worker().isEnded, judgedInPage()]).toEqual([[], false, 0]);
  });

  it('does not take back the one after it', () => {
    const cancel = ask();
    ask();
    cancel();
    expect(worker().kinds()).not.toContain('cancel');
  });
});

describe('a worker that breaks down', () => {
  it.each(['error', 'messageerror'])('by an %s is ended, and the page judges in its place', async (event) => {
    ask();
    const broken = worker();
    broken.dispatchEvent(new Event(event));
    expect(broken.isEnded).toBe(true);
    await vi.waitFor(() => expect(reports).toEqual([reportOf('budget')]));
  });

  it('counts as broken when it is silent for too long, and not a moment before', () => {
    ask();
    vi.advanceTimersByTime(SILENCE - 1);
    expect(worker().isEnded).toBe(false);
    vi.advanceTimersByTime(1);
    expect(worker().isEnded).toBe(true);
  });

  it.each([
    ['a sign of life', (id: number): FromWorker => ({ kind: 'alive', id })],
    ['a report', (id: number): FromWorker => ({ kind: 'report', id, report: reportOf('full') })],
  ])('is not one that gives %s', (_, messageOf) => {
    ask();
    for (let turn = 0; turn < 10; turn++) {
      vi.advanceTimersByTime(SILENCE - 1);
      worker().answer(messageOf(worker().lastId));
    }
    expect([worker().isEnded, judgedInPage()]).toEqual([false, 0]);
    vi.advanceTimersByTime(SILENCE);
    expect(worker().isEnded).toBe(true);
  });

  it('may be silent when it has said all', () => {
    ask();
    worker().answer({ kind: 'report', id: worker().lastId, report: reportOf('repairs') });
    vi.advanceTimersByTime(10 * SILENCE);
    expect(worker().isEnded).toBe(false);
  });

  it('is started again by the next request, with the image, but not more often than so', () => {
    for (let time = 0; time < MAX_BREAKDOWNS; time++) {
      ask();
      expect(worker().kinds()).toEqual(['image', 'design']);
      worker().dispatchEvent(new Event('error'));
    }
    ask();
    expect(FakeWorker.started).toHaveLength(MAX_BREAKDOWNS);
  });

  it('has no say any more', () => {
    ask();
    const broken = worker();
    broken.dispatchEvent(new Event('error'));
    ask();
    broken.answer({ kind: 'report', id: worker().lastId, report: reportOf('full') });
    broken.dispatchEvent(new Event('error'));
    expect(reports.map(({ stage }) => stage)).not.toContain('full');
    expect(worker().isEnded).toBe(false);
  });
});

describe('a page without workers', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal(
      'Worker',
      class {
        constructor() {
          throw new Error('No workers here');
        }
      },
    );
  });

  it('judges by itself, in small steps between which other work has its turn', async () => {
    ask();
    await vi.waitFor(() => expect(reports).toHaveLength(1));
    let turns = 0;
    setTimeout(() => turns++, 0);
    await vi.advanceTimersByTimeAsync(5);
    expect(turns).toBe(1);
    expect(vi.getTimerCount()).toBe(1);
  });

  it('stops at the next step when the request is taken back, without a word', async () => {
    const cancel = ask();
    await vi.waitFor(() => expect(reports).toHaveLength(1));
    cancel();
    await vi.advanceTimersToNextTimerAsync();
    expect(vi.getTimerCount()).toBe(0);
    expect([reports.length, failures]).toEqual([1, []]);
  });

  it('stops at the next step when a newer request comes, and judges that', async () => {
    ask();
    await vi.waitFor(() => expect(reports).toHaveLength(1));
    ask({ picture: PIXELS });
    await vi.waitFor(() => expect(judgedInPage()).toBe(2));
    expect(vi.mocked(judge).mock.calls[1][0]).toEqual({ picture: PIXELS });
    await vi.advanceTimersByTimeAsync(10);
    expect(vi.getTimerCount()).toBe(1);
  });

  it('says that judging broke, and why in the console', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.mocked(judge).mockRejectedValueOnce(new Error('cannot'));
    ask();
    await vi.waitFor(() => expect(failures).toEqual(['broken']));
    expect(error).toHaveBeenCalledOnce();
  });
});
