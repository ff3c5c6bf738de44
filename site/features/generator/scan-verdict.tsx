import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { QrDesign } from '#design';
import type { Drawing } from '#drawing';
import { type Fix, type ScanReport, saidVerdict } from '#scanning';
import type { BlockBudget } from '#scanning/pixels';
import { Disclosure, isTested, ScanFigures, ScanReasons, ScanTrouble, VerdictLine, VisuallyHidden } from '#ui';
import { verdictText } from '#words';
import { contentWords } from '#words/generator-content';
import { scanWords } from '#words/scanning';
import { type Draft, finalVerdict, type ReadyDraft, rememberVerdict, type Scan, useScan } from '#workbench';
import styles from './draft.module.css';
import { isOpenNetwork } from './entry-cautions.tsx';

interface ScanVerdictProps {
  readonly draft: ReadyDraft;
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
  const final = scan.isCurrent ? finalVerdict(report) : null;
  useEffect(() => {
    if (final) rememberVerdict(draft.design, final);
  }, [draft.design, final]);

  function act(change: () => void): void {
    change();
    // The pressed button disappears, so the focus moves to the verdict.
    verdict.current?.focus({ preventScroll: true });
  }

  function applyFix(fix: Fix): void {
    act(() => apply(fix));
  }

  return (
    <>
      {/* A live region must exist before its text. */}
      <Announcement scan={scan} />
      <ScanTrouble report={report} failure={scan.isCurrent ? scan.failure : null} retry={scan.retry} />
      {report &&
        line &&
        createPortal(
          <div ref={verdict} className={styles.line} tabIndex={-1} data-stale={!isCurrent || undefined}>
            <VerdictLine
              report={report}
              isCurrent={isCurrent}
              note={isOpenNetwork(draft.made.text) ? contentWords.openNetwork : undefined}
              apply={applyFix}
              undo={undo && (() => act(undo))}
            />
          </div>,
          line,
        )}
      {report && (
        <div className={styles.verdict} data-stack="l start" data-stale={!isCurrent || undefined}>
          <ScanReasons
            report={report}
            isCurrent={isCurrent}
            before={draft.made.drawing}
            draw={drawDesign}
            apply={applyFix}
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
  const said = isCurrent && report && isTested(report) ? saidVerdict(report) : null;
  return said ? verdictText(said) : '';
}
