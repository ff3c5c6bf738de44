import { describe, expect, it } from 'vitest';
import type { BatchRow } from '#batch';
import { PLAIN_ORDER, rowOf } from '#batch/testing';
import { type AskOptions, WorkerFailure, type WorkerPool } from '#workers';
import { askEach, askRows, type MadeRows, type MakerPool, sharedOrder } from './maker-pool.ts';

const SHARED = sharedOrder(PLAIN_ORDER);
const { signal } = new AbortController();
const rowsOf = (count: number) => Array.from({ length: count }, (_, k) => rowOf(k));

function poolOf(answer: (rows: readonly BatchRow[]) => MadeRows) {
  const requests: number[][] = [];
  const ask = async (_kind: string, rows: readonly BatchRow[]) => {
    requests.push(rows.map(({ number }) => number));
    await new Promise((resolve) => setTimeout(resolve, 1));
    return answer(rows);
  };
  return { requests, pool: { size: 2, ask } as unknown as MakerPool };
}

function madeOf(rows: readonly BatchRow[], { time = 1, bytes = 10 } = {}): MadeRows {
  const outcomes = rows.map(() => 'empty' as const);
  const files = { entries: [], data: new Uint8Array(0) };
  return { outcomes, files, time: time * rows.length, bytes: bytes * rows.length };
}

async function collect(pool: MakerPool, count: number) {
  const all: number[] = [];
  const crashed: number[] = [];
  for await (const { rows, answer } of askRows(pool, 'make', SHARED, rowsOf(count), signal)) {
    const numbers = rows.map(({ number }) => number);
    all.push(...numbers);
    if (!answer) crashed.push(...numbers);
  }
  return { all, crashed };
}

it.each([
  ['quick rows', { time: 0.1 }, 400],
  ['slow rows', { time: 4 }, 10],
  ['rows that take longer than a request should', { time: 3000 }, 1],
  ['large files', { time: 0.1, bytes: 400_000 }, 10],
])('askRows adapts the number of rows per request to their time and memory: %s', async (_, cost, size) => {
  const { pool, requests } = poolOf((rows) => madeOf(rows, cost));
  expect((await collect(pool, 20 * size + 40)).all).toEqual(rowsOf(20 * size + 40).map(({ number }) => number));
  expect(Math.max(...requests.slice(0, 4).map(({ length }) => length))).toBe(4);
  expect(requests[10].length).toBe(size);
});

it('askRows takes more rows only when answers are consumed', async () => {
  let taken = 0;
  function* rows(): Generator<BatchRow> {
    for (; taken < 10_000; taken++) yield rowOf(taken);
  }
  const made = askRows(poolOf(madeOf).pool, 'make', SHARED, rows(), signal);
  await made.next();
  await new Promise((resolve) => setTimeout(resolve, 5));
  // Four requests of four rows are in progress.
  expect(taken).toBeLessThan(20);
  await made.return(undefined);
});

it('only the row that crashes its worker gets no answer', async () => {
  const { pool } = poolOf((rows) => {
    if (rows.some(({ number }) => number === 40)) throw new WorkerFailure('Maker', 'crashed');
    return madeOf(rows);
  });
  expect(await collect(pool, 100)).toEqual({ all: rowsOf(100).map(({ number }) => number), crashed: [40] });
});

it('askRows throws a failure that would happen with any rows, also when it tries the rows of a request one by one', async () => {
  for (const code of ['unloaded', 'thrown'] as const) {
    let failures = 0;
    const { pool } = poolOf(() => {
      throw new WorkerFailure('Maker', failures++ === 0 ? 'crashed' : code);
    });
    await expect(collect(pool, 3)).rejects.toMatchObject({ code });
  }
});

it('a worker gets the pixels and the vector of an image, but not the file of the image', () => {
  const vector = { name: 'svg', attributes: {} };
  const image = { vector, pixels: { width: 1, height: 1, data: Uint8ClampedArray.of(1, 2, 3, 255) }, href: 'data:x' };
  const design = { ...PLAIN_ORDER.design, customImage: 'data:x' };
  const { value, transfer } = sharedOrder({ ...PLAIN_ORDER, design, image }).copy();
  expect(value).toMatchObject({ design: { customImage: '' }, image: { href: '', vector } });
  expect(transfer).toEqual([value.image?.pixels.data.buffer]);
  expect(image.pixels.data).toHaveLength(4);
});

interface Work {
  readonly double: { readonly request: number; readonly answer: number };
}

/** Returns a pool of two workers whose requests stay open until the test answers them. */
function heldPool() {
  const open: { request: number; resolve: (answer: number) => void; reject: (error: unknown) => void }[] = [];
  const aborted: number[] = [];
  const ask = (_kind: 'double', request: number, { signal }: AskOptions<never, unknown> = {}) =>
    new Promise<number>((resolve, reject) => {
      open.push({ request, resolve, reject });
      signal?.addEventListener('abort', () => {
        aborted.push(request);
        reject(signal.reason);
      });
    });
  return { open, aborted, pool: { size: 2, ask } as unknown as WorkerPool<Work> };
}

/** Returns numbers to be used as requests, and the count of those that were taken. */
function counted(most: number) {
  const drawn = { count: 0 };
  function* numbers() {
    for (let number = 0; number < most; number++) {
      drawn.count++;
      yield number;
    }
  }
  return { drawn, numbers: numbers() };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('askEach', () => {
  it('takes at most two requests per worker before an answer is consumed', async () => {
    const { open, pool } = heldPool();
    const { drawn, numbers } = counted(10_000);
    const each = askEach(pool, 'double', numbers);
    const first = each.next();
    await turn();
    expect([drawn.count, open.length]).toEqual([4, 4]);
    open[1].resolve(2);
    await turn();
    expect(drawn.count).toBe(4);
    open[0].resolve(0);
    expect((await first).value).toEqual({ request: 0, answer: 0 });
    const second = each.next();
    await turn();
    expect(drawn.count).toBe(5);
    expect((await second).value).toEqual({ request: 1, answer: 2 });
  });

  it('yields answers and failures in the order of the requests', async () => {
    const { open, pool } = heldPool();
    const seen: unknown[] = [];
    const run = (async () => {
      for await (const each of askEach(pool, 'double', [1, 2, 3]))
        seen.push('failure' in each ? 'failed' : each.answer);
    })();
    await turn();
    open[2].resolve(6);
    open[1].reject(new WorkerFailure('Doubling', 'crashed'));
    open[0].resolve(2);
    await run;
    expect(seen).toEqual([2, 'failed', 6]);
  });

  it('cancels the requests in progress when the loop ends', async () => {
    const { open, pool, aborted } = heldPool();
    const run = (async () => {
      for await (const _ of askEach(pool, 'double', counted(100).numbers)) break;
    })();
    await turn();
    expect(aborted).toEqual([]);
    open[0].resolve(0);
    await run;
    expect(aborted).toEqual([0, 1, 2, 3]);
  });

  it('takes requests that come one by one, and throws what their source throws', async () => {
    const { open, pool, aborted } = heldPool();
    async function* source() {
      yield 1;
      throw new RangeError('No more');
    }
    const next = askEach(pool, 'double', source()).next();
    await expect(next).rejects.toThrow('No more');
    expect([open.length, aborted]).toEqual([1, [1]]);
  });

  it('throws the reason of the signal', async () => {
    const { pool, aborted } = heldPool();
    const controller = new AbortController();
    const next = askEach(pool, 'double', [1], { signal: controller.signal }).next();
    await turn();
    controller.abort('enough');
    await expect(next).rejects.toBe('enough');
    expect(aborted).toEqual([1]);
  });
});
