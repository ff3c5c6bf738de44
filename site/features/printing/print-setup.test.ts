import { expect, it } from 'vitest';
import { type LabelSheet, labelSheet, placeLabels } from '#sheets';
import { freeLabels, sheetsFor } from './print-setup.ts';

const L7160 = labelSheet('l7160') as LabelSheet;

it.each([
  { labels: 30, start: 1, used: [], free: 21, sheets: 2 },
  { labels: 21, start: 1, used: [], free: 21, sheets: 1 },
  { labels: 21, start: 2, used: [], free: 20, sheets: 2 },
  { labels: 4, start: 18, used: [1, 20, 99], free: 3, sheets: 2 },
  { labels: 22, start: 21, used: [21], free: 0, sheets: 2 },
  { labels: 0, start: 1, used: [], free: 21, sheets: 0 },
])(
  'from label $start on without $used, $free labels of a sheet are free, so that $labels labels fill $sheets sheets',
  ({ labels, start, used, free, sheets }) => {
    const first = { start, used: new Set<number>(used) };
    expect(freeLabels(L7160, first)).toBe(free);
    expect(sheetsFor(labels, L7160, first)).toBe(sheets);
    expect(placeLabels(labels, L7160, first)).toHaveLength(sheets);
  },
);
