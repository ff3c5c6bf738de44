import { expect, it } from 'vitest';
import type { ScanReport } from '#scanning';
import { keptVerdict } from './kept-verdict.ts';

const WHOLE = { stage: 'full', verdict: 'everywhere', missingDecoders: [] } as unknown as ScanReport;

it.each([
  ['a full report', WHOLE, 'everywhere'],
  ['a report with fixes', { ...WHOLE, stage: 'fixes' }, 'everywhere'],
  ['an early report', { ...WHOLE, stage: 'quick' }, null],
  ['a report without one of the decoders', { ...WHOLE, missingDecoders: ['zbar'] }, null],
  ['no report', null, null],
])('keptVerdict for %s is %3$j', (_name, report, verdict) => {
  expect(keptVerdict(report as ScanReport | null)).toBe(verdict);
});
