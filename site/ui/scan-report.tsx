import { ArrowRight, Undo2, WandSparkles } from 'lucide-react';
import { useMemo } from 'react';
import type { ContentVerdict } from '#content';
import type { QrDesign } from '#design';
import type { Drawing } from '#drawing';
import {
  type CodeVerdict,
  type Fix,
  leadingVerdict,
  type PrintReport,
  type Reason,
  type ScanFailure,
  type ScanReport,
  saidVerdict,
  verdictRank,
} from '#scanning';
import { changeText, contentReason, findingWords, pictureText, verdictText } from '#words';
import { scanWords } from '#words/scanning';
import { Button } from './button.tsx';
import { DrawingView } from './drawing-view.tsx';
import { TryAgain } from './error-boundary.tsx';
import styles from './scan-report.module.css';
import { correctionLines, isTested, noFixText, passesLines, printSentence, testsText } from './scan-words.ts';
import { VisuallyHidden } from './surfaces.tsx';

interface OfferProps {
  readonly report: ScanReport;
  /** Whether the report is about the current design. A fix for an earlier one would undo later changes. */
  readonly isCurrent: boolean;
  readonly apply: (fix: Fix) => void;
}

interface VerdictLineProps extends Omit<OfferProps, 'report'> {
  /** Null until there is one. */
  readonly report: ScanReport | null;
  /** Takes the place of a good verdict until it is answered. */
  readonly question?: string;
  readonly undo?: () => void;
}

/** The verdict, and directly below it the gravest reason with its fix. The other reasons follow in `ScanReasons`. */
export function VerdictLine({ report, isCurrent, apply, question, undo }: VerdictLineProps) {
  // A verdict that further tests may change is not said yet.
  const said = report && isTested(report) ? saidVerdict(report) : null;
  if (!report || !said) {
    return (
      <>
        {question ? <ScanBadge rank={2} text={question} /> : <ScanBadge text={scanWords.testing} />}
        {report?.verdict && <p className={styles.sentence}>{scanWords.testingOn}</p>}
      </>
    );
  }
  const { reason, fix } = leadOf(report);
  const dead = contentReason(said);
  return (
    <>
      {question && verdictRank(leadingVerdict(said)) < 2 ? (
        <ScanBadge rank={2} text={question} />
      ) : (
        <VerdictBadge verdict={said} />
      )}
      {dead && <p className={styles.sentence}>{dead}</p>}
      {reason && <p className={styles.sentence}>{findingWords(reason.finding).sentence}</p>}
      {!dead && !reason && <p className={styles.sentence}>{testsText(report)}</p>}
      {reason?.whyNoFix && !fix && <p className={styles.sentence}>{noFixText(reason.whyNoFix, false)}</p>}
      {(fix || undo) && (
        <div className={styles.ways} data-row="xs">
          {fix && <FixButton fix={fix} isCurrent={isCurrent} apply={apply} />}
          {undo && <UndoFix undo={undo} />}
        </div>
      )}
    </>
  );
}

/** The gravest reason and the fix offered for it: its own one or, without that, the one for all reasons. */
function leadOf({ reasons: [reason], everything }: ScanReport): { readonly reason?: Reason; readonly fix: Fix | null } {
  return { reason, fix: reason?.fix ?? everything };
}

interface ScanReasonsProps extends OfferProps {
  /** The drawing of the current design; null while it cannot be drawn. */
  readonly before: Drawing | null;
  /** Draws a design, to show the effect of a fix. Returns null if the design cannot be drawn. */
  readonly draw: (design: QrDesign) => Drawing | null;
}

/** What the fix in `VerdictLine` changes, then the other reasons, each with its fix or why it has none. */
export function ScanReasons({ report, before, draw, isCurrent, apply }: ScanReasonsProps) {
  const { fix: lead } = leadOf(report);
  const others = report.reasons.slice(1);
  const { everything } = report;
  return (
    <>
      {lead && <FixPreview fix={lead} before={before} draw={draw} />}
      {others.length > 0 && (
        <ul className={styles.reasons} data-stack="l column">
          {others.map(({ finding, fix, whyNoFix }) => (
            <li key={finding.id} className={styles.reason} data-stack="s column" data-kind={finding.kind}>
              <p>{findingWords(finding).sentence}</p>
              {fix ? (
                <>
                  <FixPreview fix={fix} before={before} draw={draw} />
                  <FixButton fix={fix} isCurrent={isCurrent} apply={apply} />
                </>
              ) : (
                whyNoFix && <p className={styles.note}>{noFixText(whyNoFix, everything !== null)}</p>
              )}
            </li>
          ))}
        </ul>
      )}
      {everything && everything !== lead && (
        <div data-stack="xs start">
          <Button size="small" disabled={!isCurrent} onClick={() => apply(everything)}>
            <WandSparkles aria-hidden="true" />
            {scanWords.fixEverything}
          </Button>
          <ChangeList lines={everything.changes.map(changeText)} />
        </div>
      )}
    </>
  );
}

interface ScanBadgeProps {
  /** The verdict's rank, which decides color and shape. 0 is best; undefined if unknown. */
  readonly rank?: 0 | 1 | 2 | 3;
  readonly text: string;
}

const shapes = [
  <path
    key="0"
    d="M8 1a7 7 0 1 1 0 14a7 7 0 0 1 0-14zM6.9 11.2l5-5-1.2-1.2-3.8 3.8-1.8-1.8-1.2 1.2z"
    fillRule="evenodd"
  />,
  <path key="1" d="M8 1a7 7 0 1 1 0 14a7 7 0 0 1 0-14zM8 3a5 5 0 0 0 0 10z" fillRule="evenodd" />,
  <path key="2" d="M8 1l7.5 13.5h-15zM7.1 6v4.2h1.8V6zM7.1 11.4v1.7h1.8v-1.7z" fillRule="evenodd" />,
  <path key="3" d="M3.2 1.4L8 6.2l4.8-4.8 1.8 1.8L9.8 8l4.8 4.8-1.8 1.8L8 9.8l-4.8 4.8-1.8-1.8L6.2 8 1.4 3.2z" />,
];

export function VerdictBadge({ verdict }: { readonly verdict: CodeVerdict }) {
  return <ScanBadge rank={verdictRank(leadingVerdict(verdict))} text={verdictText(verdict)} />;
}

/** A verdict on a code as shape, words and color. The meaning stays clear if one of the three is missing. */
export function ScanBadge({ rank, text }: ScanBadgeProps) {
  return (
    <span className={styles.badge} data-rank={rank}>
      <ScanShape rank={rank} />
      <span>{text}</span>
    </span>
  );
}

export function ScanShape({ rank }: Pick<ScanBadgeProps, 'rank'>) {
  return (
    <svg className={styles.shape} data-rank={rank} viewBox="0 0 16 16" aria-hidden="true" fill="currentColor">
      {rank === undefined ? (
        <circle cx="8" cy="8" r="5.5" fill="none" stroke="currentColor" strokeDasharray="3 2.5" />
      ) : (
        shapes[rank]
      )}
    </svg>
  );
}

/** The figures behind a verdict: the number of passed tests, the error correction, and the figures of each reason. */
export function ScanFigures({ report }: { readonly report: ScanReport }) {
  const reasons = report.reasons.map(({ finding }) => ({ id: finding.id, ...findingWords(finding) }));
  return (
    <ul className={styles.figures} data-stack="s" data-text="soft small figures">
      {[...passesLines(report), ...correctionLines(report)].map((line) => (
        <li key={line}>{line}</li>
      ))}
      {reasons
        // The gravest one may be cut in the verdict's line.
        .filter(({ details }, index) => index === 0 || details.length > 0)
        .map(({ id, sentence, details }) => (
          <li key={id}>
            <p>{sentence}</p>
            {details.map((line) => (
              <p key={line} className={styles.figure}>
                {line}
              </p>
            ))}
          </li>
        ))}
    </ul>
  );
}

interface FixPreviewProps extends Pick<ScanReasonsProps, 'before' | 'draw'> {
  readonly fix: Fix;
}

function FixPreview({ fix, before, draw }: FixPreviewProps) {
  const after = useMemo(() => draw(fix.design), [draw, fix.design]);
  const lines = fix.changes.map(changeText);
  return (
    <div data-stack="s start column">
      {before && after && (
        <div className={styles.change} data-line="s">
          <DrawingView className={styles.small} drawing={before} label="" />
          <ArrowRight aria-hidden="true" />
          <DrawingView className={styles.small} drawing={after} label="" />
          <p className={styles.fixOfferNote} data-text="soft small">
            <VisuallyHidden>{scanWords.withFix[fix.verdict]}</VisuallyHidden>
            <span aria-hidden="true">{pictureText(fix.verdict)}</span>
          </p>
        </div>
      )}
      {lines.length > 1 && <ChangeList lines={lines} />}
    </div>
  );
}

interface FixButtonProps extends Omit<OfferProps, 'report'> {
  readonly fix: Fix;
}

function FixButton({ fix, isCurrent, apply }: FixButtonProps) {
  const lines = fix.changes.map(changeText);
  return (
    <Button size="small" disabled={!isCurrent} onClick={() => apply(fix)}>
      {lines.length > 1 ? scanWords.applyAll : lines[0]}
    </Button>
  );
}

function ChangeList({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function UndoFix({ undo }: { undo: () => void }) {
  return (
    <Button size="small" variant="quiet" onClick={undo}>
      <Undo2 aria-hidden="true" />
      {scanWords.undoFix}
    </Button>
  );
}

interface PrintVerdictProps {
  /** Null until it is known. */
  readonly report: PrintReport | null;
  readonly isUntested: boolean;
  readonly content: ContentVerdict;
  /** Said of a print that does not scan everywhere, in place of the cause found by size and design. */
  readonly cause?: string;
}

const { atSize } = scanWords;

/** The verdict on a code at its print size, with a sentence on the scanning distance or on what to do. */
export function PrintVerdict({ report, isUntested, content, cause }: PrintVerdictProps) {
  const said = report && { picture: report.verdict, content };
  const dead = said && contentReason(said);
  return (
    <div className={styles.verdict} role="status">
      {said && dead ? (
        <>
          <VerdictBadge verdict={said} />
          <p className={styles.sentence}>{dead}</p>
        </>
      ) : report ? (
        <>
          <ScanBadge rank={verdictRank(report.verdict)} text={atSize.verdicts[report.verdict](report)} />
          <p className={styles.sentence}>
            {report.verdict === 'everywhere' ? printSentence(report) : (cause ?? printSentence(report))}
          </p>
        </>
      ) : isUntested ? (
        <p className={styles.sentence}>{atSize.untested}</p>
      ) : (
        <ScanBadge text={atSize.testing} />
      )}
    </div>
  );
}

interface ScanTroubleProps {
  readonly report: ScanReport | null;
  /** Why there is no report, or why it is incomplete. */
  readonly failure: ScanFailure | null;
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
