import { verdictRank } from '#scanning';
import { ScanBadge } from '#ui';
import { libraryWords } from '#words/library';
import { scanWords } from '#words/scan';

/** The verdict on a code. A verdict that this release does not know is shown as untested. */
export function CodeVerdict({ verdict }: { readonly verdict: string | undefined }) {
  const known = Object.keys(scanWords.verdicts) as (keyof typeof scanWords.verdicts)[];
  const own = known.find((word) => word === verdict);
  return own ? (
    <ScanBadge rank={verdictRank(own)} text={scanWords.verdicts[own]} />
  ) : (
    <ScanBadge text={libraryWords.code.untested} />
  );
}
