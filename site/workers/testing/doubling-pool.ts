import { type PoolOptions, startPool, type WorkerPool } from '../pool.ts';
import { FakeClock } from './fake-clock.ts';
import { FakeWorker } from './fake-worker.ts';

/** The kinds of work of the test pool. */
export interface Doubling {
  readonly double: { readonly request: number; readonly answer: number; readonly progress: string };
  readonly triple: { readonly request: number; readonly answer: number };
}

/** Milliseconds without a sign of life before a worker counts as dead, by kind of work. */
export const SILENCE = { double: 5000, triple: 60_000 };

/** A pool and the fakes in it. */
export interface DoublingPool {
  readonly own: WorkerPool<Doubling, string>;
  readonly clock: FakeClock;
  readonly started: readonly FakeWorker[];
  /** The worker that was started last. */
  readonly last: () => FakeWorker;
}

/** Makes a pool of fake workers with a fake clock. */
export function doublingPool(options: Partial<PoolOptions<Doubling, string>> = {}): DoublingPool {
  const clock = new FakeClock();
  const started: FakeWorker[] = [];
  const makeWorker = (): FakeWorker => {
    started.push(new FakeWorker());
    return started[started.length - 1];
  };
  const own = startPool<Doubling, string>({ name: 'Doubling', makeWorker, silence: SILENCE, clock, ...options });
  return { own, clock, started, last: () => started[started.length - 1] };
}

/** Resolves to the state of a promise: its value, the code of its error, or `pending`. */
export async function stateOf(promise: Promise<unknown>): Promise<unknown> {
  const state = promise.then(
    (value) => value,
    (error) => error.code ?? error,
  );
  return Promise.race([state, new Promise((resolve) => setTimeout(resolve, 0, 'pending'))]);
}
