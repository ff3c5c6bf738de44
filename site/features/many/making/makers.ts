import { type MakerPool, startMakers } from '#workers/batch';

let started: MakerPool | null = null;

/** Returns the workers that make codes. They start when they are first used, and end after a minute without work. */
export function makers(): MakerPool {
  started ??= startMakers(() => new Worker(new URL('./maker-worker.ts', import.meta.url), { type: 'module' }));
  return started;
}
