import { expect, it } from 'vitest';
import { type LabelSheet, labelSheet, placeLabels } from '#sheets';
import { sheetsFor } from './sheets-for.ts';

const L7160 = labelSheet('l7160') as LabelSheet;

it.each([
  { labels: 30, start: 1, used: [], sheets: 2 },
  { labels: 21, start: 1, used: [], sheets: 1 },
  { labels: 21, start: 2, used: [], sheets: 2 },
  { labels: 4, start: 18, used: [20], sheets: 2 },
  { labels: 22, start: 21, used: [21], sheets: 2 },
  { labels: 0, start: 1, used: [], sheets: 0 },
])(
  '$labels labels, the first at position $start, need $sheets sheets, as many as placeLabels fills',
  ({ labels, start, used, sheets }) => {
    const first = { start, used: new Set<number>(used) };
    expect(sheetsFor(labels, L7160, first)).toBe(sheets);
    expect(placeLabels(labels, L7160, first)).toHaveLength(sheets);
  },
);
