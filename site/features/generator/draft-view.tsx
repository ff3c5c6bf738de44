import { type CSSProperties, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { contentVerdict } from '#content';
import { type ContentType, detailOf, type QrDesign, type Weave } from '#design';
import type { Drawing } from '#drawing';
import type { MadeCode } from '#making';
import { type Fix, type ScanReport, saidVerdict } from '#scanning';
import type { BlockBudget } from '#scanning/pixels';
import {
  Disclosure,
  DrawingView,
  isTested,
  pressClass,
  revealClass,
  ScanBadge,
  ScanFigures,
  ScanReasons,
  ScanTrouble,
  VerdictLine,
  VisuallyHidden,
} from '#ui';
import { typeWords, verdictText } from '#words';
import { generatorWords } from '#words/generator';
import { contentWords } from '#words/generator-content';
import { scanWords } from '#words/scanning';
import { type Draft, finalVerdict, type ReadyDraft, rememberVerdict, type Scan, useScan } from '#workbench';
import styles from './draft.module.css';

interface DraftDrawingProps {
  readonly draft: ReadyDraft;
  readonly label: string;
}

/** A new code is revealed from its corners, a newly woven picture row by row. */
export function DraftDrawing({ draft, label }: DraftDrawingProps) {
  const { drawing, woven } = draft.made;
  const turn = useWeavesBefore(draft);
  const view = <DrawingView className={woven ? undefined : revealClass} drawing={drawing} label={label} />;
  return woven ? (
    <div key={turn} className={pressClass} style={rowsOf(draft.made)}>
      {view}
    </div>
  ) : (
    view
  );
}

function rowsOf({ drawing, code }: MadeCode): CSSProperties {
  return { '--rows': drawing.code ? drawing.code.grid.edges.length - 1 : code.size } as CSSProperties;
}

interface WovenFrom {
  readonly image: ReadyDraft['image'];
  readonly weave: Weave | undefined;
}

function isSameWoven(now: WovenFrom, last: WovenFrom): boolean {
  if (!now.weave || !last.weave) return false;
  const isSameLook = now.weave.look === last.weave.look && detailOf(now.weave) === detailOf(last.weave);
  return now.image === last.image && isSameLook;
}

function useWeavesBefore({ image, made: { woven } }: ReadyDraft): number {
  const [last, setLast] = useState({ image, weave: woven?.weave, count: 0 });
  if (!woven || isSameWoven({ image, weave: woven.weave }, last)) return last.count;
  setLast({ image, weave: woven.weave, count: last.count + 1 });
  return last.count + 1;
}

interface EnlargePictureProps {
  readonly drawing: Drawing;
  readonly label: string;
  readonly className: string;
}

/** A tap shows the picture over the whole page, and another tap leads back. */
export function EnlargePicture({ drawing, label, className }: EnlargePictureProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-label={generatorWords.enlarge} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <dialog ref={showOverPage} className={styles.dialog} aria-label={label} onClose={() => setIsOpen(false)}>
          <form method="dialog" className={styles.whole}>
            <button type="submit" className={styles.close} aria-label={generatorWords.closeEnlarged}>
              <DrawingView drawing={drawing} label="" className={styles.picture} />
            </button>
          </form>
        </dialog>
      )}
    </>
  );
}

function showOverPage(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal();
}

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
  const question = contentVerdict(draft.design) === 'open-network' ? contentWords.askOpenNetwork : undefined;
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
      {line &&
        createPortal(
          <div ref={verdict} className={styles.line} tabIndex={-1} data-stale={(report && !isCurrent) || undefined}>
            {(report || question) && (
              <VerdictLine
                report={report}
                isCurrent={isCurrent}
                question={question}
                apply={applyFix}
                undo={undo && (() => act(undo))}
              />
            )}
            <ScanTrouble report={report} failure={scan.isCurrent ? scan.failure : null} retry={scan.retry} />
          </div>,
          line,
        )}
      <Disclosure title={scanWords.report.title} aside={<MoreReasons report={report} />}>
        <div className={styles.verdict} data-stack="l column" data-stale={!isCurrent || undefined}>
          {report && (
            <ScanReasons
              report={report}
              isCurrent={isCurrent}
              before={draft.made.drawing}
              draw={drawDesign}
              apply={applyFix}
            />
          )}
          {measured ? (
            <div className={styles.details} data-stale={measured !== report || undefined}>
              <ScanFigures report={measured} />
            </div>
          ) : (
            <p data-text="soft small">{scanWords.testing}</p>
          )}
        </div>
      </Disclosure>
    </>
  );
}

/** How many reasons follow the one in the verdict's line. */
function MoreReasons({ report }: { readonly report: ScanReport | null }) {
  const count = report && isTested(report) ? report.reasons.length - 1 : 0;
  if (count < 1) return null;
  return (
    <span className={styles.more}>
      <span aria-hidden="true">{`+${count}`}</span>
      <VisuallyHidden>{scanWords.report.more({ count })}</VisuallyHidden>
    </span>
  );
}

interface SlipLineProps {
  readonly draft: Draft;
  readonly type: ContentType;
}

/** In place of a verdict: the field that prevents a code. */
export function SlipLine({ draft, type }: SlipLineProps) {
  if (draft.state !== 'impossible' || draft.reason !== 'content') return null;
  const { input, fields } = typeWords(type);
  const field = fields?.[draft.field]?.label ?? input;
  return <ScanBadge rank={2} text={draft.isMissing ? contentWords.missing({ field }) : contentWords.fix({ field })} />;
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

function marginIn(report: Pick<ScanReport, 'used' | 'correctable'> | null, isCurrent: boolean): BlockBudget | null {
  return isCurrent && report ? { wrong: report.used, correctable: report.correctable } : null;
}

function announcedVerdict({ report, isCurrent }: Pick<Scan, 'report' | 'isCurrent'>): string {
  const said = isCurrent && report && isTested(report) ? saidVerdict(report) : null;
  return said ? verdictText(said) : '';
}
