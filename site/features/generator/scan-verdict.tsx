import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { QrDesign } from '#design';
import type { Drawing } from '#drawing';
import { type Fix, type ScanReport, verdictRank } from '#scanning';
import type { BlockBudget } from '#scanning/pixels';
import { Disclosure, ScanBadge, ScanFigures, ScanReasons, ScanTrouble, testsText, UndoFix, VisuallyHidden } from '#ui';
import { scanWords } from '#words/scan';
import { type Draft, keptVerdict, type ReadyDraft, rememberVerdict, type Scan, useScan } from '#workbench';
import styles from './draft.module.css';

interface ScanVerdictProps {
  readonly draft: ReadyDraft;
  /** Whether the design has changed since this draft was made. */
  readonly isLate: boolean;
  readonly draw: (design: QrDesign) => Draft;
  readonly apply: (fix: Fix) => void;
  readonly undo?: () => void;
  readonly line: HTMLElement | null;
  readonly tellMargin: (margin: BlockBudget | null) => void;
}

export function ScanVerdict({ draft, isLate, draw, apply, undo, line, tellMargin }: ScanVerdictProps) {
  const request = useMemo(() => ({ design: draft.design, image: draft.image }), [draft]);
  const scan = useScan(request);
  const { report } = scan;
  // The earlier figures stay while new ones are measured, so that nothing below them moves.
  const [measured, setMeasured] = useState<ScanReport | null>(null);
  if (report?.verdict && report !== measured) setMeasured(report);
  const isCurrent = scan.isCurrent && !isLate;
  const verdict = useRef<HTMLDivElement>(null);
  const drawDesign = useCallback((design: QrDesign): Drawing | null => drawingOf(draw(design)), [draw]);
  useEffect(() => tellMargin(marginIn(report, isCurrent)), [report, isCurrent, tellMargin]);
  const final = scan.isCurrent ? keptVerdict(report) : null;
  useEffect(() => {
    if (final) rememberVerdict(draft.design, final);
  }, [draft.design, final]);

  function act(change: () => void): void {
    change();
    // The pressed button disappears, so the focus moves to the verdict.
    verdict.current?.focus({ preventScroll: true });
  }

  return (
    <>
      {/* A live region must exist before its text. */}
      <Announcement scan={scan} />
      <ScanTrouble report={report} failure={scan.isCurrent ? scan.failure : null} retry={scan.retry} />
      {report && line && createPortal(<VerdictLine report={report} isStale={!isCurrent} />, line)}
      {report && (
        <div ref={verdict} className={styles.verdict} tabIndex={-1} data-stale={!isCurrent || undefined}>
          {undo && <UndoFix undo={() => act(undo)} />}
          <ScanReasons
            report={report}
            isCurrent={isCurrent}
            before={draft.made.drawing}
            draw={drawDesign}
            apply={(fix) => act(() => apply(fix))}
          />
          {measured && (
            <div className={styles.details} data-stale={measured !== report || undefined}>
              <Disclosure title={scanWords.report.title}>
                <ScanFigures report={measured} />
              </Disclosure>
            </div>
          )}
        </div>
      )}
    </>
  );
}

function drawingOf(draft: Draft): Drawing | null {
  return draft.state === 'ready' ? draft.made.drawing : null;
}

function VerdictLine({ report, isStale }: { readonly report: ScanReport; readonly isStale: boolean }) {
  const { verdict } = report;
  return (
    <div className={styles.line} data-stale={isStale || undefined}>
      {verdict ? (
        <>
          <ScanBadge rank={verdictRank(verdict)} text={scanWords.verdicts[verdict]} />
          <p className={styles.figures}>{testsText(report)}</p>
        </>
      ) : (
        <ScanBadge text={scanWords.testing} />
      )}
    </div>
  );
}

function Announcement({ scan }: { scan: Scan }) {
  return (
    <VisuallyHidden>
      <span role="status">{announcedVerdict(scan)}</span>
    </VisuallyHidden>
  );
}

export function marginIn(
  report: Pick<ScanReport, 'used' | 'correctable'> | null,
  isCurrent: boolean,
): BlockBudget | null {
  return isCurrent && report ? { wrong: report.used, correctable: report.correctable } : null;
}

export function announcedVerdict({ report, isCurrent }: Pick<Scan, 'report' | 'isCurrent'>): string {
  const isMeasured = isCurrent && (report?.stage === 'full' || report?.stage === 'fixes');
  return isMeasured && report.verdict ? scanWords.verdicts[report.verdict] : '';
}
