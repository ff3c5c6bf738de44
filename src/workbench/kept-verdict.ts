import type { ScanReport, Verdict } from '#scanning';

/** Returns the verdict to store with a code, or null if the report is missing, early, or lacks a reader. */
export function keptVerdict(report: ScanReport | null): Verdict | null {
  const isWhole = (report?.stage === 'full' || report?.stage === 'fixes') && report.missingReaders.length === 0;
  return isWhole ? report.verdict : null;
}
