import { useMemo } from 'react';
import { Note, PrintVerdict, TryAgain } from '#ui';
import {
  type LabelId,
  LabelPreview,
  OWN_SHEET,
  OwnSheetFields,
  PrinterFields,
  ROLL,
  RollFields,
  usePrintedSheet,
} from '#ui/printing';
import { cardWords } from '#words/cards';
import { labelWords } from '#words/labels';
import { type Remade, siteLettering, useLate, usePrintVerdict } from '#workbench';
import type { RunCode } from './draw-run.ts';
import { LabelActions } from './label-actions.tsx';
import { OtherCodesChoice } from './label-codes.tsx';
import { LabelFields } from './label-fields.tsx';
import { LabelMeaning } from './label-meaning.tsx';
import styles from './print-desk.module.css';
import { useLabelChoice } from './use-label-choice.ts';
import { useLabelPages } from './use-label-pages.ts';
import { printOfLabel, useLabelRun, usualTitle } from './use-label-run.ts';
import { useOtherCodes } from './use-other-codes.ts';

interface LabelDeskProps {
  readonly code: Remade;
  /** The record's id. */
  readonly id: string;
  /** Other codes that are ticked from the start. */
  readonly given: readonly string[];
  readonly product: LabelId;
}

/** The fields for labels, their preview, and their file. */
export function LabelDesk({ code, id, given, product }: LabelDeskProps) {
  const [choice, change] = useLabelChoice(product, given);
  const printed = usePrintedSheet(product);
  const { sheet, problem, correction } = printed;
  const { loaded: lettering, isMissing, retry } = useLate(siteLettering);
  const others = useOtherCodes(choice.others);
  const title = choice.title ?? usualTitle(code);
  const codes = useMemo((): RunCode[] => [{ id, code, title }, ...others.codes], [id, code, title, others]);
  const state = useLabelRun(codes, sheet, choice.hasAddress, lettering);
  const { run } = state;
  const { copies, labels, pages, hasFree, ink } = useLabelPages(run, sheet, choice, correction);
  const first = run?.sheet === sheet ? run?.first : null;
  const print = useMemo(() => first && printOfLabel(code.made.text, first), [code, first]);
  const verdict = usePrintVerdict(print ?? null);
  if (isMissing || state.isMissing) {
    return <TryAgain className={styles.waiting} problem={cardWords.unloaded} retry={isMissing ? retry : state.retry} />;
  }
  return (
    <div className={styles.card}>
      <LabelPreview
        product={product}
        sheet={sheet}
        paper={printed.paper}
        pages={pages}
        choice={choice}
        change={change}
        hasFree={hasFree}
      />
      <div className={styles.fields}>
        {product === OWN_SHEET && <OwnSheetFields own={printed.own} change={printed.changeOwn} problem={problem} />}
        {product === ROLL && <RollFields roll={printed.roll} change={printed.changeRoll} />}
        {sheet && (
          <LabelFields
            code={code}
            sheet={sheet}
            choice={choice}
            copies={copies.first}
            change={change}
            isBlack={ink.isBlack}
          />
        )}
        <OtherCodesChoice
          id={id}
          others={choice.others}
          copies={copies.others}
          change={(changed) => change({ others: changed })}
        />
        <PrinterFields correction={correction} change={printed.changeCorrection} />
        {run && sheet && <LabelMeaning run={run} sheet={sheet} title={title} failed={others.failed} />}
        {first && <PrintVerdict {...verdict} />}
        {pages.length > 0 && <Note>{labelWords.sheets(labels, pages.length)}</Note>}
        {sheet && lettering && (
          <LabelActions
            {...{ product, sheet, correction, lettering, text: code.made.text, ink: ink.name }}
            pages={hasFree && first ? pages : []}
            codeWidth={first ? first.layout.moduleWidth * first.made.code.size : null}
          />
        )}
      </div>
    </div>
  );
}
