import { expect, it } from 'vitest';
import type { TableRequest } from './table-source.ts';
import { type TableAnswer, tableState } from './table-state.ts';
import type { TableReading } from './table-work.ts';

const requestOf = (text: string): TableRequest => ({ key: text, source: { is: 'text', text }, hints: {} });
const [OLD, NEW] = [requestOf('old'), requestOf('new')];
const READING = { rows: 1 } as TableReading;
const answered = (outcome: TableAnswer['outcome'], to = NEW): TableAnswer => ({ to, outcome });

it('tableState returns the result of the latest request', () => {
  expect(tableState(null, answered({ reading: READING }))).toEqual({ is: 'none' });
  expect(tableState(NEW, answered({ reading: READING }))).toEqual({ is: 'read', request: NEW, reading: READING });
  expect(tableState(NEW, answered({ refused: 'old-workbook' }))).toEqual({ is: 'refused', code: 'old-workbook' });
  expect(tableState(NEW, answered({ failed: true }))).toEqual({ is: 'failed' });
});

it('while a table is being read, tableState also returns what was read before, if anything', () => {
  const before = (outcome: TableAnswer['outcome']) => tableState(NEW, answered(outcome, OLD));
  expect(before({ reading: READING })).toEqual({ is: 'reading', request: NEW, before: READING });
  expect(before({ refused: 'old-workbook' })).toEqual({ is: 'reading', request: NEW, before: null });
  expect(before({ failed: true })).toEqual({ is: 'reading', request: NEW, before: null });
  expect(tableState(NEW, null)).toEqual({ is: 'reading', request: NEW, before: null });
});
