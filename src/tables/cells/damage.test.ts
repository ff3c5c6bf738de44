import { expect, it } from 'vitest';
import { DamageReport, ROWS_NAMED } from './damage.ts';

it('a report lists the first rows, counts all of them, and quotes the beginning of the first cell', () => {
  const report = new DamageReport('formula', 2);
  expect(report.done()).toEqual([]);
  const formula = `=A1&"${'x'.repeat(200)}"`;
  for (let row = 2; row <= 20; row++) report.add(row, row === 2 ? formula : '=B1');
  expect(ROWS_NAMED).toBe(5);
  expect(report.done()).toEqual([
    { kind: 'formula', column: 2, rows: [2, 3, 4, 5, 6], count: 19, sample: formula.slice(0, 80) },
  ]);
});
