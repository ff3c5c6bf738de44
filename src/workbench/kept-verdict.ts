import type { ScanReport, Verdict } from '#scanning';

/** Returns the verdict to store with a code, or null if the report is missing, early, or lacks a decoder. */
export function keptVerdict(report: ScanReport | null): Verdict | null {
  const isWhole = (report?.stage === 'full' || report?.stage === 'fixes') && report.missingDecoders.length === 0;
  return isWhole ? report.verdict : null;
}
