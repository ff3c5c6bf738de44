export { askEach, type Each } from './ask-each.ts';
export type { Clock } from './clock.ts';
export { WorkerFailure, type WorkerFailureCode } from './failure.ts';
export type { Kept, WorkerLike } from './hands.ts';
export { type AskOptions, startPool, type WorkerPool } from './pool.ts';
export { poolSize } from './pool-size.ts';
export { answerPage, type WorkContext, type WorksOf } from './work-context.ts';
