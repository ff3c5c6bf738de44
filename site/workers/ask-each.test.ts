import { describe, expect, it } from 'vitest';
import { askEach } from './ask-each.ts';
import { type AskOptions, WorkerFailure, type WorkerPool } from './pool.ts';

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
