import { useCallback, useMemo, useRef } from 'react';
import { type QrDesign, weaveOf } from '#design';
import { type Drawing, edgeOf, gridSize, type ModuleGrid } from '#drawing';
import { type ScanReport, saidVerdict } from '#scanning';
import {
  Disclosure,
  isTested,
  ScanBadge,
  ScanFigures,
  ScanReasons,
  ScanTrouble,
  VerdictLine,
  VisuallyHidden,
} from '#ui';
import { verdictText } from '#words';
import { conditions, scanWords } from '#words/scanning';
import { makeDraft, type Scan } from '#workbench';
import type { KnownCode } from './finished-code.tsx';
import styles from './scan-result.module.css';
import type { FixInPlace } from './use-fix.ts';

interface FinishedVerdictProps {
  /** What this browser knows of the finished code. Null until the code has been looked up. */
  readonly finished: KnownCode | null;
  readonly scan: Scan;
  readonly fix: FixInPlace;
}

export function FinishedVerdict({ finished, scan: { report, failure }, fix }: FinishedVerdictProps) {
  const line = useRef<HTMLDivElement>(null);
  const isReadable = !finished || finished.request !== null;
  const said = report && isTested(report) ? saidVerdict(report) : null;

  function act(change: () => void): void {
    change();
    // The pressed button disappears, so the focus moves to the verdict.
    line.current?.focus({ preventScroll: true });
  }

  return (
    <div ref={line} className={styles.line} data-stack="center top" tabIndex={-1}>
      {/* A live region announces only text that appears after the region itself. */}
      <VisuallyHidden>
        <span role="status">{said && verdictText(said)}</span>
      </VisuallyHidden>
      {report?.verdict ? (
        <VerdictLine
          report={report}
          isCurrent={!fix.isBusy}
          apply={(offer) => act(() => fix.apply(offer))}
          undo={fix.undo && (() => act(() => fix.undo?.()))}
        />
      ) : failure === 'no-code' || failure === 'unidentified' ? (
        <p className={styles.words} data-text="soft small">
          {NO_ANSWER[failure]}
        </p>
      ) : !isReadable ? (
        <p className={styles.words} data-text="soft small">
          {scanWords.troubles.untested}
        </p>
      ) : (
        failure === null && <ScanBadge text={scanWords.testing} />
      )}
    </div>
  );
}

interface ScanResultProps extends FinishedVerdictProps {
  /** The finished picture's data URL. */
  readonly picture: string;
}

/** The verdict comes from tests of the picture's own pixels, not of a new drawing. */
export function ScanResult({
  picture,
  finished,
  scan: { report, failure, retry },
  fix: { isBusy, apply },
}: ScanResultProps) {
  const result = useRef<HTMLDivElement>(null);
  const hasOffers = report?.reasons.some((reason) => reason.fix) ?? false;
  const { before, draw } = useDrawings(finished, hasOffers);

  function act(change: () => void): void {
    change();
    // The pressed button disappears, so the focus moves to the result.
    result.current?.focus({ preventScroll: true });
  }

  return (
    <div ref={result} className={styles.result} data-stack="s start top" tabIndex={-1}>
      <ScanTrouble report={report} failure={failure} retry={retry} />
      {report && (
        <ScanReasons
          report={report}
          isCurrent={!isBusy}
          before={before}
          draw={draw}
          apply={(offer) => act(() => apply(offer))}
        />
      )}
      {report && <ScanDetails report={report} picture={picture} />}
    </div>
  );
}

const NO_ANSWER = {
  'no-code': scanWords.troubles.noCode,
  unidentified: scanWords.troubles.unidentified,
} as const;

/** Until `isWanted`, `before` is null and `draw` returns null. `draw` keeps the design's image. */
function useDrawings(finished: KnownCode | null, isWanted: boolean) {
  const request = finished?.request && 'design' in finished.request ? finished.request : null;
  const draw = useCallback(
    (design: QrDesign): Drawing | null => {
      // Weaving takes longer than an animation frame, so woven designs are not shown side by side.
      if (!request || !isWanted || (request.image && weaveOf(design))) return null;
      const draft = makeDraft(design, request.image);
      return draft.state === 'ready' ? draft.made.drawing : null;
    },
    [isWanted, request],
  );
  const before = useMemo(() => request && draw(request.design), [draw, request]);
  return { before, draw };
}

interface ScanDetailsProps {
  readonly report: ScanReport;
  /** The finished picture's data URL. */
  readonly picture: string;
}

const SCANNERS = ['zxing', 'jsqr'] as const;

const words = scanWords.report;

function ScanDetails({ report, picture }: ScanDetailsProps) {
  const rows = useMemo(() => {
    const conditions = [...new Set(report.readings.map(({ condition }) => condition))];
    return conditions.map((condition) => ({
      condition,
      answers: SCANNERS.map((id) =>
        report.readings.find((reading) => reading.condition === condition && reading.decoder === id),
      ),
    }));
  }, [report.readings]);
  return (
    <Disclosure title={words.title} className={styles.details}>
      <div className={styles.content}>
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{words.caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{words.condition}</th>
              {SCANNERS.map((id) => (
                <th key={id} scope="col">
                  {words.scanners[id]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ condition, answers }) => (
              <tr key={condition}>
                <th scope="row">{conditions[condition]}</th>
                {answers.map((answer, index) => (
                  <td key={SCANNERS[index]} data-right={answer?.isRight}>
                    {answer ? (answer.isRight ? words.pass : words.fail) : words.untried}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <div data-stack="l">
          <figure className={styles.figure} data-stack="s" data-text="soft small">
            {!report.isCutOut && <MarkedCode grid={report.specimen.grid} misread={report.misread} picture={picture} />}
            <figcaption>{modulesText(report)}</figcaption>
          </figure>
          <ScanFigures report={report} />
        </div>
      </div>
    </Disclosure>
  );
}

function modulesText({ misread: { length: count }, specimen, isCutOut }: ScanReport): string {
  if (count === 0) return words.noneMisread;
  const all = specimen.code.size ** 2;
  return (isCutOut ? words.misread : words.misreadMarked)({ count, all });
}

interface MarkedCodeProps {
  readonly grid: ModuleGrid;
  /** Indices of the misread modules: y × size + x. */
  readonly misread: readonly number[];
  /** The finished picture's data URL. */
  readonly picture: string;
}

function MarkedCode({ grid, misread, picture }: MarkedCodeProps) {
  const size = gridSize(grid);
  const d = misread.map((module) => outlineOf(grid, module)).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={scanWords.report.markedCode({ count: misread.length })}>
      <image href={picture} width={size} height={size} />
      <path d={d} fill="#ff2d55" fillOpacity="0.55" stroke="#ff2d55" strokeWidth={size / 300} />
    </svg>
  );
}

function outlineOf(grid: ModuleGrid, module: number): string {
  const [x, y] = [module % grid.modules, Math.floor(module / grid.modules)];
  const [left, top] = [edgeOf(grid, x), edgeOf(grid, y)];
  const width = edgeOf(grid, x + 1) - left;
  return `M${left} ${top}h${width}v${edgeOf(grid, y + 1) - top}h${-width}z`;
}
