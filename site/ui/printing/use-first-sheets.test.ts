import { expect, it } from 'vitest';
import { type LabelSheet, labelSheet } from '#sheets';
import { firstSheetOf, freeLabels, withFirstSheet } from './use-first-sheets.ts';

const L7160 = labelSheet('l7160') as LabelSheet;

it.each([
  { start: 1, used: [], free: 21 },
  { start: 2, used: [], free: 20 },
  { start: 21, used: [], free: 1 },
  { start: 1, used: [1, 21], free: 19 },
  { start: 3, used: [1, 3, 99], free: 18 },
  { start: 21, used: [21], free: 0 },
])('freeLabels counts $free labels from label $start on, without the used labels $used', ({ start, used, free }) => {
  expect(freeLabels(L7160, { start, used: new Set(used) })).toBe(free);
});

it('each product has its own first sheet, and at first none of its labels is used', () => {
  const whole = { start: 1, used: new Set() };
  expect(firstSheetOf(new Map(), 'label-l7160')).toEqual(whole);
  const marked = withFirstSheet(new Map(), 'label-l7160', { used: new Set([3]) });
  const started = withFirstSheet(marked, 'label-l7160', { start: 5 });
  expect(firstSheetOf(started, 'label-l7160')).toEqual({ start: 5, used: new Set([3]) });
  expect(firstSheetOf(started, 'label-roll')).toEqual(whole);
});
