import { type PoolOptions, startPool, type WorkerPool } from '../pool.ts';
import { FakeClock } from './fake-clock.ts';
import { FakeWorker } from './fake-worker.ts';

/** Work for tests. */
export interface Doubling {
  readonly double: { readonly request: number; readonly answer: number; readonly progress: string };
  readonly triple: { readonly request: number; readonly answer: number };
}

/** Milliseconds. */
export const SILENCE = { double: 5000, triple: 60_000 };

/** A pool with the fakes in it. */
export interface DoublingPool {
  readonly own: WorkerPool<Doubling, string>;
  readonly clock: FakeClock;
  readonly started: readonly FakeWorker[];
  /** The worker that was started last. */
  readonly last: () => FakeWorker;
}

/** Makes a pool of fake workers whose time is a fake clock's. */
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

/** The state of a promise: its value, its error's code, or `pending`. */
export async function stateOf(promise: Promise<unknown>): Promise<unknown> {
  const state = promise.then(
    (value) => value,
    (error) => error.code ?? error,
  );
  return Promise.race([state, new Promise((resolve) => setTimeout(resolve, 0, 'pending'))]);
}
