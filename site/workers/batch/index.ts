export { makeWorks } from './make-works.ts';
export { askRows, keptOrder, type MadeRows, type MakerPool, type MakeTasks, startMakers } from './maker-pool.ts';
