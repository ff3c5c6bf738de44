export { makeRows } from './make-rows.ts';
export type { MadeRows, MakeTasks, PackedFile, PackedFiles } from './make-tasks.ts';
export { type MakePlace, makeWorks } from './make-works.ts';
export { keptOrder, startMakers } from './start-makers.ts';
