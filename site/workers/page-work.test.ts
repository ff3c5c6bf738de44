import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { doublingPool, stateOf } from './testing/doubling-pool.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a pool in a browser that starts no workers', () => {
  const noWorker = () => {
    throw new Error('No workers here');
  };

  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  it('answers requests on the page, one at a time, and passes on kept values and progress', async () => {
    const told: string[] = [];
    let atOnce = 0;
    const { own } = doublingPool({
      size: 4,
      makeWorker: noWorker,
      loadWorks: async () => ({
        double: async (number, { progress, kept }) => {
          expect(++atOnce).toBe(1);
          progress(`half of ${kept}`);
          await Promise.resolve();
          atOnce--;
          return 2 * number;
        },
        triple: (number) => 3 * number,
      }),
    });
    const kept = { value: 'x', copy: () => ({ value: 'copy', transfer: [] }) };
    const asked = [1, 2].map((number) =>
      own.ask('double', number, { onProgress: (progress) => told.push(progress), kept }),
    );
    expect(await Promise.all([...asked, own.ask('triple', 3)])).toEqual([2, 4, 9]);
    expect(told).toEqual(['half of x', 'half of x']);
  });

  it('tries to start a worker only once', async () => {
    const makeWorker = vi.fn(noWorker);
    const works = { double: (number: number) => 2 * number, triple: (number: number) => 3 * number };
    const { own } = doublingPool({ makeWorker, loadWorks: async () => works });
    expect([await own.ask('double', 1), await own.ask('triple', 1)]).toEqual([2, 3]);
    expect(makeWorker).toHaveBeenCalledOnce();
    expect(console.warn).toHaveBeenCalledExactlyOnceWith('Doubling: no worker can be started', expect.any(Error));
  });

  it('answers one request at a time even after a request was canceled and its work has ended', async () => {
    let atOnce = 0;
    let mostAtOnce = 0;
    const ends: (() => void)[] = [];
    const { own } = doublingPool({
      makeWorker: noWorker,
      loadWorks: async () => ({
        double: async (number) => {
          mostAtOnce = Math.max(mostAtOnce, ++atOnce);
          await new Promise<void>((resolve) => ends.push(resolve));
          atOnce--;
          return 2 * number;
        },
        triple: (number) => 3 * number,
      }),
    });
    const controller = new AbortController();
    const canceled = own.ask('double', 1, { signal: controller.signal });
    await vi.waitFor(() => expect(ends).toHaveLength(1));
    controller.abort('enough');
    await expect(canceled).rejects.toBe('enough');
    ends[0]();
    const asked = [2, 3, 4].map((number) => own.ask('double', number));
    for (const count of [2, 3, 4]) {
      await vi.waitFor(() => expect(ends).toHaveLength(count));
      ends[count - 1]();
    }
    expect(await Promise.all(asked)).toEqual([4, 6, 8]);
    expect(mostAtOnce).toBe(1);
  });

  it.each(['end', 'ask'] as const)('aborts the work on the page if the request is canceled (%s)', async (onCancel) => {
    const controller = new AbortController();
    const told: string[] = [];
    const aborted: boolean[] = [];
    const { own } = doublingPool({
      makeWorker: noWorker,
      loadWorks: async () => ({
        double: async (_, { signal, progress }) => {
          controller.abort('enough');
          progress('late');
          aborted.push(signal.aborted);
          return 0;
        },
        triple: () => 0,
      }),
      onCancel,
    });
    const asked = own.ask('double', 1, { signal: controller.signal, onProgress: (progress) => told.push(progress) });
    await expect(asked).rejects.toBe('enough');
    await vi.waitFor(() => expect(aborted).toEqual([true]));
    expect(told).toEqual([]);
  });

  it('reports `unavailable` if the pool has no functions for the page', async () => {
    const { own } = doublingPool({ makeWorker: noWorker });
    await expect(own.ask('double', 1)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('reports `unloaded` if the functions for the page fail to load twice', async () => {
    const loadWorks = vi.fn(() => Promise.reject(new Error('No chunk')));
    const { own, clock } = doublingPool({ makeWorker: noWorker, loadWorks });
    const asked = own.ask('double', 1);
    expect(await stateOf(asked)).toBe('pending');
    clock.pass(1000);
    await expect(asked).rejects.toMatchObject({ code: 'unloaded' });
    expect(loadWorks).toHaveBeenCalledTimes(2);
  });
});
