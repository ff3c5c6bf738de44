import type { ScanFailure, ScanReport } from '#scanning';
import { TryAgain } from './try-again.tsx';

interface ScanTroubleProps {
  readonly report: ScanReport | null;
  /** Why there is no report, or no further one. */
  readonly failure: ScanFailure | null;
  /** Tests the same once more. */
  readonly retry: () => void;
}

/** What went wrong with a test that another try may mend. */
export function ScanTrouble({ report, failure, retry }: ScanTroubleProps) {
  return <TryAgain problem={problemOf(report, failure)} retry={retry} />;
}

function problemOf(report: ScanReport | null, failure: ScanFailure | null): string | null {
  if (failure === 'unloaded') return "Couldn't load the scan test. Check your connection.";
  if (failure === 'broken') {
    return report?.verdict
      ? 'The search for fixes stopped before it was done.'
      : 'This browser could not test the picture. Scan it before you print it.';
  }
  if (report && report.missingReaders.length > 0) {
    return "Couldn't load one of the two test scanners. With the other one alone, no code gets “Scans everywhere”.";
  }
  return null;
}
