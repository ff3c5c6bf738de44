import { expect, it, vi } from 'vitest';
import type { BatchRow, PageOrder, PageRow, RowOutcome, RunOrder } from '#batch';
import { decoderModule, FILE_ORDERS, PLAIN_ORDER, rowOf } from '#batch/testing';
import type { QrDesign } from '#design';
import { letteringFor } from '#lettering/testing';
import { labelSheet, rollOf } from '#sheets';
import { type Kept, WorkerFailure, type WorkerPool } from '#workers';
import { makeRows } from './make-rows.ts';
import type { MadeRows, MakeTasks } from './make-tasks.ts';
import { makeWorks } from './make-works.ts';
import { keptOrder } from './start-makers.ts';

const KEPT = keptOrder(PLAIN_ORDER);
const { signal } = new AbortController();

/**
 * Returns a pool of two workers that answer after a millisecond. Also returns `requests`, the row numbers of each
 * request, and `open`, which counts the requests in progress: how many there are `now`, and the `most` so far.
 */
function poolOf(answer: (rows: readonly BatchRow[]) => MadeRows) {
  const requests: number[][] = [];
  const open = { now: 0, most: 0 };
  const ask = async (_kind: string, rows: readonly BatchRow[], { kept }: { kept: Kept<RunOrder> }) => {
    expect(kept).toBe(KEPT);
    requests.push(rows.map(({ number }) => number));
    open.most = Math.max(open.most, ++open.now);
    await new Promise((resolve) => setTimeout(resolve, 1));
    open.now--;
    return answer(rows);
  };
  return { requests, open, pool: { size: 2, ask } as unknown as WorkerPool<MakeTasks, RunOrder> };
}

function madeOf(rows: readonly BatchRow[], { time = 1, bytes = 10 } = {}): MadeRows {
  const outcomes = rows.map(({ number, name }) => ({ number, name, failure: 'empty' }) as const);
  return { outcomes, files: { entries: [], data: new Uint8Array(bytes * rows.length) }, time: time * rows.length };
}

async function collect(pool: WorkerPool<MakeTasks, RunOrder>, count: number): Promise<RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
  const rows = Array.from({ length: count }, (_, k) => rowOf(k));
  for await (const made of makeRows(pool, KEPT, rows, signal)) outcomes.push(...made.outcomes);
  return outcomes;
}

it('makeRows yields the outcome of every row in order, with at most four requests in progress', async () => {
  const { pool, open } = poolOf(madeOf);
  const outcomes = await collect(pool, 3000);
  expect(outcomes.map(({ number }) => number)).toEqual(Array.from({ length: 3000 }, (_, k) => k));
  expect(open.most).toBe(4);
});

it.each([
  ['quick rows', { time: 0.1 }, 400],
  ['rows that take no time', { time: 0.001 }, 400],
  ['slow rows', { time: 4 }, 10],
  ['rows that take longer than a request should', { time: 3000 }, 1],
  ['large files', { time: 0.1, bytes: 400_000 }, 10],
])(
  'makeRows adapts the number of rows per request to the time and memory that they take: %s',
  async (_, cost, size) => {
    const { pool, requests } = poolOf((rows) => madeOf(rows, cost));
    await collect(pool, 20 * size + 40);
    expect(Math.max(...requests.slice(0, 4).map(({ length }) => length))).toBe(4);
    expect(requests[10].length).toBe(size);
  },
);

it('makeRows takes more rows only when results are consumed', async () => {
  const { pool } = poolOf(madeOf);
  let taken = 0;
  function* rows(): Generator<BatchRow> {
    for (; taken < 10_000; taken++) yield rowOf(taken);
  }
  const made = makeRows(pool, KEPT, rows(), signal);
  await made.next();
  await new Promise((resolve) => setTimeout(resolve, 5));
  // Four requests of four rows are in progress.
  expect(taken).toBeLessThan(20);
  await made.return(undefined);
});

it.each([
  ['at the first request', 0],
  ['while the rows of a failed request are made one by one', 1],
])('makeRows throws the reason of its signal if the signal is aborted %s', async (_, failures) => {
  const controller = new AbortController();
  let asked = 0;
  const ask = async (_kind: string, rows: readonly BatchRow[], options: { signal: AbortSignal }) => {
    if (asked++ < failures) throw new WorkerFailure('Maker', 'crashed');
    controller.abort(new Error('Canceled by the visitor'));
    options.signal.throwIfAborted();
    return madeOf(rows);
  };
  const pool = { size: 1, ask } as unknown as WorkerPool<MakeTasks, RunOrder>;
  const rows = [1, 2].map((number) => rowOf(number));
  const made = makeRows(pool, KEPT, rows, controller.signal);
  await expect(made.next()).rejects.toThrow('Canceled by the visitor');
});

it('makeRows leaves out only the row that crashes its worker', async () => {
  const { pool } = poolOf((rows) => {
    if (rows.some(({ number }) => number === 40)) throw new WorkerFailure('Maker', 'crashed');
    return madeOf(rows);
  });
  const outcomes = await collect(pool, 100);
  expect(outcomes.map(({ number }) => number)).toEqual(Array.from({ length: 100 }, (_, k) => k));
  expect(outcomes.filter((outcome) => 'failure' in outcome && outcome.failure === 'crashed')).toEqual([
    { number: 40, name: 'item-40', failure: 'crashed' },
  ]);
});

it.each(['unloaded', 'thrown'] as const)(
  'makeRows throws a failure that would happen in any worker: %s',
  async (code) => {
    const { pool } = poolOf(() => {
      throw new WorkerFailure('Maker', code);
    });
    await expect(collect(pool, 10)).rejects.toMatchObject({ code });
  },
);

const CONTEXT = {
  signal,
  kept: PLAIN_ORDER,
  progress: () => undefined,
  alive: () => undefined,
  transfer: () => undefined,
};

const PLACE = { loadLettering: () => Promise.reject(new Error('No words are printed')) };

it('a worker makes rows, packs their files one after another, and judges a row', async () => {
  const works = makeWorks({ ...PLACE, loadModule: async () => decoderModule() });
  const made = await works.make([rowOf(1), rowOf(2, { content: '' }), rowOf(3)], CONTEXT);
  expect(made.outcomes).toMatchObject([{ number: 1, facts: {} }, { number: 2, failure: 'empty' }, { number: 3 }]);
  const { entries, data } = made.files;
  expect(entries.map(({ name }) => name)).toEqual(['item-1.svg', 'item-3.svg']);
  expect(entries.reduce((sum, { packedSize }) => sum + packedSize, 0)).toBe(data.length);
  // SVG files are deflated, and other files are stored.
  expect(entries.map(({ method }) => method)).toEqual([8, 8]);
  const asPdf = await works.make([rowOf(1)], { ...CONTEXT, kept: { ...PLAIN_ORDER, file: FILE_ORDERS.pdf } });
  expect(asPdf.files.entries).toMatchObject([{ name: 'item-1.pdf', method: 0 }]);
  expect(await works.judge(rowOf(1), CONTEXT)).toBe('everywhere');
});

it('a worker reports a row with an unexpected error as broken, and makes the other rows', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue();
  const works = makeWorks({ ...PLACE, loadModule: async () => decoderModule() });
  const alive = vi.fn();
  const { outcomes } = await works.make([rowOf(1, { content: 7 as never }), rowOf(2)], { ...CONTEXT, alive });
  expect(outcomes).toMatchObject([
    { number: 1, failure: 'broken' },
    { number: 2, facts: {} },
  ]);
  expect(logged).toHaveBeenCalledTimes(1);
  // It gives a sign of life before each row.
  expect(alive.mock.calls.length).toBeGreaterThanOrEqual(2);
  logged.mockRestore();
});

it('a worker stops judging if it is told to', async () => {
  const works = makeWorks({ ...PLACE, loadModule: async () => decoderModule() });
  const alive = vi.fn();
  const aborted = AbortSignal.abort(new Error('No longer needed'));
  await expect(works.judge(rowOf(1), { ...CONTEXT, signal: aborted, alive })).rejects.toThrow('No longer needed');
  expect(alive).toHaveBeenCalled();
});

const SHEET = rollOf(62, 29);
const COMMON = { ink: 'rgb', date: new Date(0), title: 'Codes' } as const;
const LABELS: PageOrder = { ...COMMON, is: 'labels', sheet: SHEET, hasCutLines: false };
const CODES: PageOrder = { ...COMMON, is: 'codes' };
const CARDS: PageOrder = {
  ...{ ...COMMON, is: 'cards', product: 'poster-a5', hasMarks: false, hasAddress: false, hasPassword: false },
  labels: { network: 'Network', password: 'Password' },
};

it.each<[boolean, string, PageOrder, Partial<PageRow>]>([
  [false, 'labels without words, whatever the caption of the design', LABELS, { lines: [''] }],
  [true, 'labels with captions', LABELS, { caption: 'Table 7' }],
  [true, 'labels with lines', LABELS, { lines: ['', 'Hall'] }],
  [true, 'cards, even without words', CARDS, {}],
  [true, 'pages of one code each, if the design has a caption', CODES, {}],
])('a worker loads fonts (%s) for %s', async (isLoaded, _, pages, words) => {
  const loadLettering = vi.fn(() => letteringFor(['Common', '…']));
  const works = makeWorks({ loadModule: async () => decoderModule(), loadLettering });
  const design = { ...PLAIN_ORDER.design, caption: 'Common' };
  const row = { ...rowOf(1), copies: 1, lines: [], ...words };
  const order = { ...PLAIN_ORDER, design, pages, file: FILE_ORDERS.pdf };
  expect(await works.draw([row], { ...CONTEXT, kept: order })).not.toBeNull();
  expect(loadLettering).toHaveBeenCalledTimes(isLoaded ? 1 : 0);
});

it.each<[boolean, string, Partial<QrDesign>, Partial<BatchRow>]>([
  [false, 'files without words', {}, {}],
  [false, 'files with a frame but without words', { frame: 'line' }, {}],
  [true, 'files with the caption of the design', { caption: 'Common' }, {}],
  [true, 'files of which one has a caption of its own', {}, { caption: 'Hall' }],
])('a worker loads fonts (%s) for %s, both to make and to judge them', async (isLoaded, _, change, words) => {
  const loadLettering = vi.fn(() => letteringFor(['Common', 'Hall', '…']));
  const works = makeWorks({ loadModule: async () => decoderModule(), loadLettering });
  const context = { ...CONTEXT, kept: { ...PLAIN_ORDER, design: { ...PLAIN_ORDER.design, ...change } } };
  const row = rowOf(2, words);
  const made = await works.make([rowOf(1), row], context);
  expect(made.outcomes.map((outcome) => 'facts' in outcome)).toEqual([true, true]);
  expect(loadLettering).toHaveBeenCalledTimes(isLoaded ? 1 : 0);
  const aborted = AbortSignal.abort(new Error('No longer needed'));
  await expect(works.judge(row, { ...context, signal: aborted })).rejects.toThrow('No longer needed');
  expect(loadLettering).toHaveBeenCalledTimes(isLoaded ? 2 : 0);
});

it('a worker draws the first page of the rows that get a code, and no page if no row gets one', async () => {
  const works = makeWorks({ ...PLACE, loadModule: async () => decoderModule() });
  const rowsOf = (...contents: string[]) =>
    contents.map((content, k) => ({ ...rowOf(k, { content }), copies: 1, lines: [] }));
  const context = { ...CONTEXT, kept: { ...PLAIN_ORDER, pages: LABELS } };
  const [page, same] = [
    await works.draw(rowsOf('', 'https://example.com/1', 'https://example.com/2'), context),
    await works.draw(rowsOf('https://example.com/1'), context),
  ];
  expect(page).toEqual(same);
  expect(await works.draw(rowsOf('', ''), context)).toBeNull();
  // The first page skips the labels that are already used.
  const pages = { ...LABELS, sheet: labelSheet('l7160')!, first: { start: 2, used: new Set<number>() } };
  const first = await works.draw(rowsOf('https://example.com/1'), { ...CONTEXT, kept: { ...PLAIN_ORDER, pages } });
  expect(first?.layers).toMatchObject([{ kind: 'group', x: expect.closeTo(7.21 + 66.04, 6) }]);
});

it('a worker deflates a text that it packs', async () => {
  const works = makeWorks({ ...PLACE, loadModule: async () => decoderModule() });
  expect(await works.pack(new Blob(['x'.repeat(100)]), CONTEXT)).toMatchObject({ method: 8, size: 100 });
});

it('a worker transfers files to the page, and never mixes those of two requests', async () => {
  const works = makeWorks({ ...PLACE, loadModule: async () => decoderModule() });
  const moved: ArrayBuffer[] = [];
  const context = { ...CONTEXT, transfer: (buffer: ArrayBuffer) => moved.push(buffer) };
  const [first, second, again] = await Promise.all([
    works.make([rowOf(1), rowOf(2)], context),
    works.make([rowOf(3)], context),
    works.make([rowOf(1), rowOf(2)], context),
  ]);
  expect(moved).toEqual([first, second, again].map(({ files }) => files.data.buffer));
  expect(Buffer.compare(first.files.data, again.files.data)).toBe(0);
  expect(await works.make([rowOf(3)], context)).toMatchObject({ files: second.files });
});

it.each(['make', 'judge'] as const)('a worker tries to load the decoder again after a failure: %s', async (task) => {
  let tries = 0;
  const works = makeWorks({
    ...PLACE,
    loadModule: async () => {
      if (++tries === 1) throw new Error('Lost');
      return decoderModule();
    },
  });
  const ask = async () => (task === 'make' ? works.make([rowOf(1)], CONTEXT) : works.judge(rowOf(1), CONTEXT));
  await expect(ask()).rejects.toThrow('Lost');
  await expect(ask()).resolves.toBeTruthy();
  expect((await works.make([rowOf(1)], CONTEXT)).outcomes).toMatchObject([{ facts: { readBy: 'zxing' } }]);
});

it('a worker gets the pixels of an image, but not the file of the image', () => {
  const image = { pixels: { width: 1, height: 1, data: Uint8ClampedArray.of(1, 2, 3, 255) }, href: 'data:x' };
  const design = { ...PLAIN_ORDER.design, customImage: 'data:x' };
  const { value, transfer } = keptOrder({ ...PLAIN_ORDER, design, image }).copy();
  expect(value).toMatchObject({ design: { customImage: '' }, image: { href: '' } });
  expect(transfer).toEqual([value.image?.pixels.data.buffer]);
  expect(image.pixels.data).toHaveLength(4);
});
