export { makeWorks } from './make-works.ts';
export { askRows, type MadeRows, type MakerPool, type MakeTasks, sharedOrder, startMakers } from './maker-pool.ts';
