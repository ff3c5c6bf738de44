import type { ScanReport, Verdict } from '#scanning';

/** Returns the verdict that is kept with a code: a full one of all scanners; null as long as there is none. */
export function keptVerdict(report: ScanReport | null): Verdict | null {
  const isWhole = (report?.stage === 'full' || report?.stage === 'fixes') && report.missingReaders.length === 0;
  return isWhole ? report.verdict : null;
}
