import type { RunOrder } from '#batch';
import type { WorkerPool } from '#workers';
import { type MakeTasks, startMakers } from '#workers/batch';

let started: WorkerPool<MakeTasks, RunOrder> | null = null;

/** Returns the workers that make codes. They start when they are first used, and end after a minute without work. */
export function makers(): WorkerPool<MakeTasks, RunOrder> {
  started ??= startMakers(() => new Worker(new URL('./maker-worker.ts', import.meta.url), { type: 'module' }));
  return started;
}
