import { expect, it } from 'vitest';
import { DamageReport, findDamage } from './damage.ts';

it('a report lists the first five damaged rows, counts all damaged rows, and quotes the first damaged cell', () => {
  const report = new DamageReport('formula', 2);
  expect(report.done()).toEqual([]);
  const formula = `=A1&"${'x'.repeat(200)}"`;
  for (let row = 2; row <= 20; row++) report.add(row, row === 2 ? formula : '=B1');
  expect(report.done()).toEqual([
    { kind: 'formula', column: 2, rows: [2, 3, 4, 5, 6], count: 19, sample: formula.slice(0, 80) },
  ]);
});

function kindsIn(cells: readonly string[]): string[] {
  const rows = cells.map((cell, k) => ({ number: k + 2, cells: [cell] }));
  return findDamage({ columns: ['code'], rows }).map(({ kind }) => kind);
}

it.each<[string, readonly string[], readonly string[]]>([
  ['most codes have the full length', ['123456', '923457', '51234', '823459'], ['mixed-lengths']],
  ['half of the codes have the full length', ['123456', '923457', '51234', '2345'], ['mixed-lengths']],
  ['fewer than half have the full length', ['123456', '51234', '2345', '61234', '71234'], []],
  ['all have the full length', ['123456', '923457', '512345'], []],
  ['one begins with a zero', ['123456', '023457', '51234', '823459'], []],
  ['one is not a number', ['123456', '92345x', '51234', '823459'], []],
  ['they have more than 15 digits', ['1234567890123456', '923456789012345', '1234567890123457'], []],
  ['they have up to 15 digits', ['123456789012345', '92345678901234', '123456789012346'], ['mixed-lengths']],
  ['the longest has four digits', ['1234', '9234', '512', '8234'], ['mixed-lengths']],
  ['the longest has three digits', ['123', '923', '51', '823'], []],
  ['they are consecutive numbers', ['998', '999', '1000', '1001', '1002'], []],
  ['they are nearly consecutive numbers', ['998', '1000', '1001', '1002', '1004'], []],
  ['they are too far apart to be consecutive', ['998', '1000', '1001', '1002', '1008'], ['mixed-lengths']],
  ['some cells are empty', ['123456', '', '923457', '51234', ''], ['mixed-lengths']],
])('when %s, the cells %j have the damage %j', (_, cells, kinds) => {
  expect(kindsIn(cells)).toEqual(kinds);
});

it.each<[string, readonly string[]]>([
  ['4.9E+11', ['scientific']],
  ['-4,9e11', ['scientific']],
  ['4.9E-11', []],
  ['1234567890123450', ['rounded']],
  ['123456789012345', []],
  ['1234567890123456', []],
  [`=${'A1+'.repeat(20)}`, ['formula']],
  ['2-Jan', ['date']],
  ['Jan-26', ['date']],
  ['02. Mrz', ['date']],
  ['2. mär', ['date']],
  ['2.Okt', ['date']],
  ['=A1', ['formula']],
])('the cell %s has the damage %j', (cell, kinds) => {
  expect(kindsIn([cell, 'other'])).toEqual(kinds);
});

it('dates in a column of only dates are not reported', () => {
  expect(kindsIn(['2-Jan', '3-Jan', ''])).toEqual([]);
  expect(kindsIn(['2-Jan', '3-Jan', 'x'])).toEqual(['date']);
});

it('the cells that are shorter than most others are reported, because they may have lost leading zeros', () => {
  const rows = ['123456', '', '923457', '51234'].map((cell, k) => ({ number: k + 2, cells: ['x', cell] }));
  expect(findDamage({ columns: ['name', 'code'], rows })).toEqual([
    { kind: 'mixed-lengths', column: 1, rows: [5], count: 1, sample: '51234' },
  ]);
});

it('damage is reported column by column', () => {
  const rows = [
    { number: 1, cells: ['=A1', '4.9E+11'] },
    { number: 2, cells: ['1234567890123450', '=A2'] },
  ];
  expect(findDamage({ columns: ['A', 'B'], rows }).map(({ kind, column }) => [column, kind])).toEqual([
    [0, 'rounded'],
    [0, 'formula'],
    [1, 'scientific'],
    [1, 'formula'],
  ]);
});
