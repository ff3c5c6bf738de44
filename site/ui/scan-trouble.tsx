import type { ScanFailure, ScanReport } from '#scanning';
import { scanWords } from '#words/scan';
import { TryAgain } from './try-again.tsx';

interface ScanTroubleProps {
  readonly report: ScanReport | null;
  /** Why there is no report, or why it is incomplete. */
  readonly failure: ScanFailure | null;
  /** Repeats the test. */
  readonly retry: () => void;
}

/** Shows what went wrong with a test, and a button to try again. Shows nothing if trying again cannot help. */
export function ScanTrouble({ report, failure, retry }: ScanTroubleProps) {
  return <TryAgain problem={problemOf(report, failure)} retry={retry} />;
}

function problemOf(report: ScanReport | null, failure: ScanFailure | null): string | null {
  const { troubles } = scanWords;
  if (failure === 'unloaded') return troubles.unloaded;
  if (failure === 'broken') return report?.verdict ? troubles.stopped : troubles.untested;
  return report && report.missingDecoders.length > 0 ? troubles.missingScanner : null;
}
