import { type ReactNode, useMemo, useState } from 'react';
import type { PageRow } from '#batch';
import type { ContentType, QrDesign } from '#design';
import type { UploadedImage } from '#raster';
import type { CardId } from '#sheets/cards';
import type { ManyChoice } from '#storage';
import { Note } from '#ui';
import { cardWords } from '#words/cards';
import { manyMakeWords } from '#words/many-make';
import { useFileChoice } from '#workbench';
import styles from './making.module.css';
import { OutputFields } from './output-fields.tsx';
import { OutputPreview } from './output-preview.tsx';
import { rowsShown } from './previewed-rows.ts';
import { RunActions } from './run-actions.tsx';
import type { RunRow } from './run-ledger.ts';
import { runOrder } from './run-order.ts';
import { RunProgress } from './run-progress.tsx';
import { RunResult } from './run-result.tsx';
import { usePrintSetup } from './use-print-setup.ts';
import { useRun } from './use-run.ts';

/**
 * Returns the fields for the words that are printed on labels or cards. `hasFigure` says whether a number is printed
 * on the card in large type.
 */
export type WordsOf = (output: 'labels' | 'cards', hasFigure: boolean) => ReactNode;

interface MakePanelProps {
  /** How many codes the table gives; 0 until all rows have been checked. */
  readonly codes: number;
  /** Whether all rows have been checked. */
  readonly isCounted: boolean;
  /** How many labels or pages the table's codes fill, by the latest count; 0 before the first count. */
  readonly copies: number;
  /**
   * Reads the rows of the table, from the first on. If a card is given, rows without a caption get the usual headline
   * of that card.
   */
  readonly read: (signal: AbortSignal, card: CardId | null) => AsyncIterable<RunRow>;
  /** Returns the first rows in the form that `read` yields, without the rows that give no code. */
  readonly sample: (card: CardId | null) => readonly PageRow[];
  readonly type: ContentType;
  readonly design: QrDesign;
  /** The design's image; undefined while it loads. */
  readonly image: UploadedImage | null | undefined;
  /** Modules per side of the code with the longest text among the first rows. The size fields use this number. */
  readonly modules: number;
  readonly hasSecrets: boolean;
  /** Returns the fields for the words on labels and cards. */
  readonly wordsOf: WordsOf;
  /** The options for the codes. */
  readonly many: ManyChoice;
  readonly changeMany: (part: Partial<ManyChoice>) => void;
  /** Called with the number of codes when a run has finished. Not called if that number is 0. */
  readonly onMade: (codes: number) => void;
}

/** Makes the codes of a table: the choice of output, progress, and the download. */
export function MakePanel(props: MakePanelProps) {
  const {
    codes,
    isCounted,
    copies,
    read,
    sample,
    type,
    design,
    image,
    modules,
    hasSecrets,
    wordsOf,
    many,
    changeMany,
    onMade,
  } = props;
  const [choice, change] = useFileChoice();
  const setup = usePrintSetup(many, type);
  const { view, begin } = useRun();
  const [wanted, setWanted] = useState(codes);
  const { output } = many;
  const printedOn = output === 'labels' || output === 'cards' ? output : null;
  const isPrinted = printedOn !== null;
  const { label, printed, first, card } = setup;
  const headed = output === 'cards' ? card.id : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the preview depends on these parts of the setup.
  const shown = useMemo(
    () => (image === undefined || !isPrinted ? null : runOrder({ design, image }, many, choice, setup, new Date(0))),
    [design, image, many, choice, label, printed.sheet, printed.correction, first, card, isPrinted],
  );
  const count = rowsShown(output, printed.sheet);
  const rows = useMemo(() => (isPrinted ? sample(headed).slice(0, count) : []), [isPrinted, sample, headed, count]);
  const isRunning = view?.state.phase === 'making' || view?.state.phase === 'judging';

  function make(): void {
    const date = new Date();
    const order = image === undefined ? null : runOrder({ design, image }, many, choice, setup, date);
    if (!order) return;
    setWanted(codes);
    begin({ order, read: (signal) => read(signal, headed), date }, onMade);
  }

  const words = printedOn && wordsOf(printedOn, card.type.number !== undefined);
  const canMake = codes > 0 && image !== undefined && (output !== 'labels' || setup.hasFree);
  return (
    <div className={styles.panel}>
      <fieldset className={styles.order} disabled={isRunning} data-printed={isPrinted || undefined}>
        <OutputFields {...{ many, changeMany, setup, choice, change, modules, hasSecrets, words, copies }} />
        {isPrinted && <OutputPreview output={output} setup={setup} order={shown} rows={rows} />}
      </fieldset>
      {isCounted && codes === 0 && <Note>{manyMakeWords.none}</Note>}
      <RunActions view={view} canMake={canMake} make={make} />
      {isRunning && <RunProgress state={view.state} codes={wanted} />}
      {view && !isRunning && <RunResult state={view.state} codes={wanted} />}
      {isPrinted && view?.state.phase === 'finished' && <Note>{cardWords.printNote}</Note>}
    </div>
  );
}
