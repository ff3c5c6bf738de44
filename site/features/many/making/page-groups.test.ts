import { expect, it } from 'vitest';
import type { CodedRow, PageOrder } from '#batch';
import { type LabelSheet, labelSheet } from '#sheets';
import { groupsOf } from './page-groups.ts';

const L7160 = labelSheet('l7160') as LabelSheet;
const COMMON = { ink: 'rgb', date: new Date(0), title: '' } as const;
const LABELS: PageOrder = { ...COMMON, is: 'labels', sheet: L7160, hasCutLines: false };
const CODES: PageOrder = { ...COMMON, is: 'codes' };

/**
 * Returns for each group how many copies of each row it has, whether it is marked as first, and which of its rows
 * continue from the group before.
 */
async function groupsFor(copies: readonly number[], pages: PageOrder, isFirst = true) {
  async function* rows() {
    for (const [k, each] of copies.entries()) yield { row: { number: k, copies: each } } as unknown as CodedRow;
  }
  const groups: (readonly [copies: readonly number[], isFirst: boolean, isContinued: readonly boolean[]])[] = [];
  for await (const { rows: of, isFirst: begins } of groupsOf(rows(), pages, isFirst)) {
    groups.push([of.map(({ row }) => row.copies), begins, of.map(({ isContinued }) => isContinued)]);
  }
  return groups;
}

const ones = (count: number): number[] => Array.from({ length: count }, () => 1);
const sizesOf = async (...given: Parameters<typeof groupsFor>) =>
  (await groupsFor(...given)).map(([copies]) => copies.reduce((sum, each) => sum + each, 0));

it('a group has 12 pages of one code each', async () => {
  expect(await sizesOf(ones(12), CODES)).toEqual([12]);
  expect(await sizesOf(ones(25), CODES)).toEqual([12, 12, 1]);
});

it('a group has about 42 labels, rounded to whole sheets', async () => {
  const sheetOf = (columns: number, rows: number): PageOrder => ({ ...LABELS, sheet: { ...L7160, columns, rows } });
  expect(await sizesOf(ones(85), LABELS)).toEqual([42, 42, 1]);
  expect(await sizesOf(ones(43), sheetOf(2, 5))).toEqual([40, 3]);
  expect(await sizesOf(ones(57), sheetOf(4, 7))).toEqual([56, 1]);
  expect(await sizesOf(ones(35), sheetOf(1, 17))).toEqual([34, 1]);
  expect(await sizesOf(ones(61), sheetOf(4, 15))).toEqual([60, 1]);
  expect(await sizesOf(ones(101), sheetOf(5, 20))).toEqual([100, 1]);
});

it('the first group has as many labels as are free on the first sheet, and a whole second sheet', async () => {
  const pages: PageOrder = { ...LABELS, first: { start: 18, used: new Set([1, 20]) } };
  // Labels 18, 19 and 21 are free.
  expect(await sizesOf(ones(90), pages)).toEqual([24, 42, 24]);
  expect(await sizesOf(ones(90), pages, false)).toEqual([42, 42, 6]);
});

it('the first group begins on the second sheet if the first sheet has no free label', async () => {
  expect(await sizesOf(ones(43), { ...LABELS, first: { start: 21, used: new Set([21]) } })).toEqual([42, 1]);
});

it('the first group is marked as first, unless the first sheet was printed before', async () => {
  const marks = async (isFirst: boolean) => (await groupsFor(ones(43), LABELS, isFirst)).map(([, begins]) => begins);
  expect(await marks(true)).toEqual([true, false]);
  expect(await marks(false)).toEqual([false, false]);
});

it('copies of a row that do not fit into a group continue in the next group', async () => {
  expect(await groupsFor([5, 20, 1], CODES)).toEqual([
    [[5, 7], true, [false, false]],
    [[12], false, [true]],
    [[1, 1], false, [true, false]],
  ]);
});

it('if there are no rows, there are no groups', async () => {
  expect(await groupsFor([], CODES)).toEqual([]);
});
