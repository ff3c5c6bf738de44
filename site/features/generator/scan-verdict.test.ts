import { expect, it } from 'vitest';
import type { ScanReport } from '#scanning';
import { announcedVerdict, marginIn } from './scan-verdict.tsx';

const REPORT = { stage: 'full', verdict: 'everywhere' } as unknown as ScanReport;

it.each([
  ['the full verdict', REPORT, true, 'Scans everywhere'],
  ['the verdict with fixes', { ...REPORT, stage: 'fixes' }, true, 'Scans everywhere'],
  ['no verdict of an earlier stage', { ...REPORT, stage: 'first' }, true, ''],
  ['no verdict on an earlier design', REPORT, false, ''],
  ['nothing without a verdict', { ...REPORT, verdict: null }, true, ''],
  ['nothing before the first report', null, true, ''],
])('announcedVerdict announces %s', (_name, report, isCurrent, words) => {
  expect(announcedVerdict({ report: report as ScanReport | null, isCurrent })).toBe(words);
});

it('marginIn returns null if the error correction was measured on an earlier design, or not at all', () => {
  const figures = { used: 3, correctable: 8 };
  expect(marginIn(figures, true)).toEqual({ wrong: 3, correctable: 8 });
  expect(marginIn(figures, false)).toBeNull();
  expect(marginIn(null, true)).toBeNull();
});
