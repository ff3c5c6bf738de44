import { expect, it } from 'vitest';
import type { ScanReport } from '#scanning';
import { keptVerdict } from './kept-verdict.ts';

const WHOLE = { stage: 'full', verdict: 'everywhere', missingDecoders: [] } as unknown as ScanReport;

it.each([
  ['the verdict of a full report', WHOLE, 'everywhere'],
  ['the verdict of a report with fixes', { ...WHOLE, stage: 'fixes' }, 'everywhere'],
  ['null for an early report', { ...WHOLE, stage: 'quick' }, null],
  ['null for a report that was made while a decoder was missing', { ...WHOLE, missingDecoders: ['zbar'] }, null],
  ['null without a report', null, null],
])('keptVerdict is %s', (_name, report, verdict) => {
  expect(keptVerdict(report as ScanReport | null)).toBe(verdict);
});
