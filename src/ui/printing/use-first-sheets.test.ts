import { expect, it } from 'vitest';
import { type LabelSheet, labelSheet } from '#sheets';
import { freeLabels } from './use-first-sheets.ts';

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
