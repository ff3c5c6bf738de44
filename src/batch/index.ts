export {
  type BatchRow,
  type CodeFacts,
  type RowBudget,
  type RowFailure,
  type RowOutcome,
  reserveOf,
} from './batch-row.ts';
export { designOfRow, fileNameOf, type MadeRow, makeRow, type RowTools, type RunOrder } from './make-row.ts';
