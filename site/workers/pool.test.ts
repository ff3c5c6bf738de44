import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WorkContext } from './answer-page.ts';
import { startPool, type WorkerLike } from './pool.ts';
import { ThreadWorker } from './testing/index.ts';

interface Work {
  readonly double: { readonly request: number; readonly answer: number; readonly progress: string };
  readonly hold: { readonly request: string; readonly answer: string };
  readonly share: { readonly request: string; readonly answer: string | null };
}

const started: ThreadWorker[] = [];
/** The works that are held until a test lets them go on, by request. */
const held = new Map<string, { readonly context: WorkContext<string, never>; readonly go: (answer: string) => void }>();

const WORKS = {
  double: (request: number, { progress }: WorkContext<string, string>) => {
    if (request < 0) throw Object.assign(new RangeError('Too small'), { code: 'small' });
    progress('half');
    return 2 * request;
  },
  hold: (request: string, context: WorkContext<string, never>) =>
    new Promise<string>((go, reject) => {
      held.set(request, { context, go });
      if (request !== 'stubborn') context.signal.addEventListener('abort', () => reject(context.signal.reason));
    }),
  share: (_: string, { shared }: WorkContext<string>) => shared,
};

function poolOf({ size = 1, makeWorker = newWorker }: { size?: number; makeWorker?: () => WorkerLike } = {}) {
  return startPool<Work, string>({ name: 'Doubling', makeWorker, silence: 5000, size, idle: 60_000 });
}

function newWorker(): ThreadWorker {
  started.push(new ThreadWorker(WORKS));
  return started[started.length - 1];
}

async function areHeld(...requests: string[]): Promise<void> {
  await vi.waitFor(() => expect([...held.keys()]).toEqual(requests), { interval: 1 });
}

const ends = (): boolean[] => started.map(({ isEnded }) => isEnded);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const worker of started.splice(0)) worker.terminate();
  held.clear();
});

describe('a pool', () => {
  it('starts workers when they are needed, up to its size, and each answers one request at a time', async () => {
    const own = poolOf({ size: 2 });
    expect(started).toHaveLength(0);
    const asked = ['a', 'b', 'c'].map((request) => own.ask('hold', request));
    await areHeld('a', 'b');
    held.get('b')?.go('B');
    expect(await asked[1]).toBe('B');
    await areHeld('a', 'b', 'c');
    held.get('a')?.go('A');
    held.get('c')?.go('C');
    expect([await Promise.all(asked), started.length]).toEqual([['A', 'B', 'C'], 2]);
  });

  it('passes on progress', async () => {
    const told: string[] = [];
    expect(await poolOf().ask('double', 4, { onProgress: (progress) => told.push(progress) })).toBe(8);
    expect(told).toEqual(['half']);
  });

  it('reports an error of the work by name, message and code, and keeps the worker', async () => {
    const own = poolOf();
    await expect(own.ask('double', -1)).rejects.toMatchObject({
      message: 'Doubling: RangeError: Too small',
      code: 'thrown',
      thrown: { name: 'RangeError', message: 'Too small', code: 'small' },
    });
    await expect(own.ask('double', (() => 1) as never)).rejects.toMatchObject({ code: 'thrown' });
    expect([await own.ask('double', 3), ends()]).toEqual([6, [false]]);
  });

  it('sends a shared value to a worker only if the worker has another one', async () => {
    const own = poolOf();
    const copied: string[] = [];
    const shared = (value: string) => ({
      value,
      copy: () => {
        copied.push(value);
        return { value: `copy of ${value}`, transfer: [] };
      },
    });
    const [a, b] = [shared('a'), shared('b')];
    const seen: unknown[] = [];
    for (const value of [a, a, b]) seen.push(await own.ask('share', '', { shared: value }));
    expect([seen, copied]).toEqual([
      ['copy of a', 'copy of a', 'copy of b'],
      ['a', 'b'],
    ]);
  });

  it('ends a worker that has had no work for its time', async () => {
    const own = poolOf();
    await own.ask('double', 1);
    await vi.advanceTimersByTimeAsync(59_000);
    await own.ask('double', 1);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(ends()).toEqual([false]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(ends()).toEqual([true]);
    expect(await own.ask('double', 1)).toBe(2);
  });
});

describe('canceling a request', () => {
  it('rejects at once, and the worker goes on with the next request once it has given up', async () => {
    const own = poolOf();
    const controller = new AbortController();
    const asked = own.ask('hold', 'a', { signal: controller.signal });
    await areHeld('a');
    const next = own.ask('double', 2);
    controller.abort('enough');
    await expect(asked).rejects.toBe('enough');
    expect([await next, ends()]).toEqual([4, [false]]);
    await expect(own.ask('double', 1, { signal: controller.signal })).rejects.toBe('enough');
  });

  it('ends a worker that has not given up within two seconds, although it reports progress', async () => {
    const own = poolOf();
    const controller = new AbortController();
    const asked = own.ask('hold', 'stubborn', { signal: controller.signal });
    await areHeld('stubborn');
    const next = own.ask('double', 2);
    controller.abort('enough');
    await expect(asked).rejects.toBe('enough');
    held.get('stubborn')?.context.progress('half' as never);
    await vi.advanceTimersByTimeAsync(2500);
    expect([await next, ends()]).toEqual([4, [true, false]]);
  });

  it('drops a request that waits', async () => {
    const own = poolOf();
    const first = own.ask('hold', 'a');
    const controller = new AbortController();
    const waiting = own.ask('hold', 'b', { signal: controller.signal });
    const last = own.ask('hold', 'c');
    controller.abort('gone');
    await expect(waiting).rejects.toBe('gone');
    await areHeld('a');
    held.get('a')?.go('A');
    await areHeld('a', 'c');
    held.get('c')?.go('C');
    expect([await first, await last]).toEqual(['A', 'C']);
  });
});

describe('a worker that fails', () => {
  it('is replaced, and its request is tried once more', async () => {
    const own = poolOf();
    const asked = own.ask('hold', 'a').catch((error) => error.code);
    await areHeld('a');
    held.clear();
    started[0].fail();
    await areHeld('a');
    const other = own.ask('double', 2);
    started[1].fail();
    expect([await asked, await other, ends()]).toEqual(['crashed', 4, [true, true, false]]);
  });

  it('by failing to load is loaded again after a second, and a second failure rejects the request', async () => {
    const own = poolOf({
      makeWorker: () => {
        const worker = newWorker();
        if (started.length <= 2) queueMicrotask(() => worker.fail());
        return worker;
      },
    });
    const asked = own.ask('double', 1).catch((error) => error.code);
    await vi.advanceTimersByTimeAsync(900);
    expect(started).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(100);
    expect([await asked, started.length]).toEqual(['unloaded', 2]);
    expect(await own.ask('double', 1)).toBe(2);
  });

  it('by falling silent is ended, and its request is not tried again', async () => {
    const own = poolOf();
    const asked = own.ask('hold', 'a').catch((error) => error.code);
    await areHeld('a');
    await vi.advanceTimersByTimeAsync(4000);
    expect(ends()).toEqual([false]);
    await vi.advanceTimersByTimeAsync(2500);
    expect([await asked, ends()]).toEqual(['silent', [true]]);
  });

  it('has not fallen silent while its work gives signs of life', async () => {
    const own = poolOf();
    const asked = own.ask('hold', 'a');
    await areHeld('a');
    const now = vi.spyOn(performance, 'now');
    for (let time = 0; time < 4; time++) {
      await vi.advanceTimersByTimeAsync(4000);
      now.mockReturnValue(1e9 + 4000 * time);
      held.get('a')?.context.alive();
      await new Promise(setImmediate);
    }
    held.get('a')?.go('A');
    expect([await asked, ends()]).toEqual(['A', [false]]);
  });

  it('to start at all rejects the request', async () => {
    const own = poolOf({
      makeWorker: () => {
        throw new Error('No workers here');
      },
    });
    await expect(own.ask('double', 1)).rejects.toMatchObject({ code: 'unloaded' });
  });
});
