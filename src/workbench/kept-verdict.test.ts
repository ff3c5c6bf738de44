import { expect, it } from 'vitest';
import type { ScanReport } from '#scanning';
import { keptVerdict } from './kept-verdict.ts';

const WHOLE = { stage: 'full', verdict: 'everywhere', missingReaders: [] } as unknown as ScanReport;

it.each([
  ['a full report', WHOLE, 'everywhere'],
  ['one with fixes', { ...WHOLE, stage: 'fixes' }, 'everywhere'],
  ['an early one', { ...WHOLE, stage: 'quick' }, null],
  ['one that lacks a reader', { ...WHOLE, missingReaders: ['zbar'] }, null],
  ['none', null, null],
])('of %s keeps the verdict if it is whole', (_name, report, verdict) => {
  expect(keptVerdict(report as ScanReport | null)).toBe(verdict);
});
