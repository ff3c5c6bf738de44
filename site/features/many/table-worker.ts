// Reads tables and plans their rows in a worker: 100,000 rows take seconds.
import { answerPage } from '#workers';
import { TABLE_WORKS, type TableWork } from './table-work.ts';

answerPage<TableWork>(TABLE_WORKS);
