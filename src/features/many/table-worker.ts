// Reads tables and plans their rows away from the page: 100,000 rows take seconds.
import { answerPage } from '#workers';
import { TABLE_WORKS, type TableWork } from './table-work.ts';

answerPage<TableWork>(TABLE_WORKS);
