import type { ScanReport, Verdict } from '#scanning';

/** Returns the verdict to keep with a code: a full one with all scanners; null until there is one. */
export function keptVerdict(report: ScanReport | null): Verdict | null {
  const isWhole = (report?.stage === 'full' || report?.stage === 'fixes') && report.missingReaders.length === 0;
  return isWhole ? report.verdict : null;
}
