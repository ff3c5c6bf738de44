export { answerPage, type Tasks, type WorkContext, type WorksOf } from './answer-page.ts';
export { fetchBytes, twice } from './fetch-bytes.ts';
export { type AskOptions, type Shared, startPool, WorkerFailure, type WorkerLike, type WorkerPool } from './pool.ts';
