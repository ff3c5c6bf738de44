import { expect, it } from 'vitest';
import { WorstRows } from './outcome.ts';
import { rowOf } from './testing/index.ts';

const budget = (used: number, correctable = 11) => ({ used, correctable });

it('for each version, WorstRows keeps the first of the rows with the least remaining error correction', () => {
  const rows = new WorstRows();
  rows.add(3, rowOf(1), budget(0));
  rows.add(3, rowOf(2), budget(4));
  rows.add(3, rowOf(3), budget(4));
  rows.add(4, rowOf(4), budget(3, 8));
  rows.add(4, rowOf(5), budget(4, 12));
  expect(rows.unjudged().map(([version, { row }]) => [version, row.number])).toEqual([
    [3, 2],
    [4, 4],
  ]);
});

it('WorstRows asks for another verdict only if a row has less remaining error correction than the judged row', () => {
  const rows = new WorstRows();
  rows.add(3, rowOf(1), budget(4));
  for (const [version, worst] of rows.unjudged()) rows.setJudged(version, worst);
  expect(rows.unjudged()).toEqual([]);
  rows.add(3, rowOf(2), budget(4));
  expect(rows.unjudged()).toEqual([]);
  rows.add(3, rowOf(3), budget(5));
  expect(rows.unjudged().map(([, { row }]) => row.number)).toEqual([3]);
});
