import type { ScanReport, Verdict } from '#scanning';

/**
 * Returns the verdict to store with a code, or null if the report is missing, is an early one, or was made without one
 * of the decoders.
 */
export function keptVerdict(report: ScanReport | null): Verdict | null {
  const isWhole = (report?.stage === 'full' || report?.stage === 'fixes') && report.missingDecoders.length === 0;
  return isWhole ? report.verdict : null;
}
