import { startMakers } from '#batch/worker';

/** The workers that make codes; they start with the first run and end a minute after the last. */
export const makers = startMakers(() => new Worker(new URL('./maker-worker.ts', import.meta.url), { type: 'module' }));
