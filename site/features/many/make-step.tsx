import { type Dispatch, useEffect, useMemo, useState } from 'react';
import type { PageRow, RunOrder } from '#batch';
import { hideSecrets } from '#content';
import { imageOf, type QrDesign } from '#design';
import { addressImages, type Drawing } from '#drawing';
import { CardPreview, cardFor, LabelPreview, labelFor, type PrintSetup, usePrintSetup } from '#features/printing';
import type { UploadedImage } from '#raster';
import { type LabelSheet, labelsOn } from '#sheets';
import type { CardProduct } from '#sheets/cards';
import type { ManyChoice } from '#storage';
import type { Mapping } from '#tables/mapping';
import { Note, Step } from '#ui';
import { manyMakeWords } from '#words/many-make';
import { cardWords } from '#words/printing';
import { uploads, useFileChoice, whenStill } from '#workbench';
import { keptOrder } from '#workers/batch';
import styles from './making/making.module.css';
import { OutputFields } from './making/output-fields.tsx';
import { makers, RunActions, useRun } from './making/run-actions.tsx';
import { runOrder } from './making/run-order.ts';
import { RunProgress, RunResult } from './making/run-status.tsx';
import type { ManyAction } from './many-set.ts';
import { commonDesign, modulesOf, pageRow, planSample, runRows } from './rows.ts';
import type { TableReading } from './table-work.ts';
import type { SurveyState } from './use-table.ts';

interface MakeStepProps {
  readonly reading: TableReading;
  readonly survey: SurveyState;
  readonly look: QrDesign;
  /** The mapping. Templates whose words the chosen output cannot print are empty (`printedMapping`). */
  readonly mapping: Mapping;
  readonly dispatch: Dispatch<ManyAction>;
  readonly choice: ManyChoice;
  readonly changeChoice: (part: Partial<ManyChoice>) => void;
  /** Called when a run has finished, with the number of codes, unless that is 0. */
  readonly onMade: (codes: number) => void;
}

export function MakeStep(props: MakeStepProps) {
  const { reading, survey, look, mapping: current, dispatch, choice: many, changeChoice: changeMany, onMade } = props;
  const { of } = survey;
  const mapping = of?.mapping;
  // While the report is about an earlier mapping, no run may start: it would make other codes than the fields show.
  const report = mapping === current ? survey.report : null;
  const codes = report?.ready ?? 0;
  const copies = survey.latest?.copies ?? 0;
  const plans = useMemo(() => (mapping ? planSample(reading, mapping) : []), [reading, mapping]);
  const modules = useMemo(() => modulesOf(plans.map(({ text }) => text)), [plans]);
  const hasSecrets = useMemo(() => plans.some(({ text }) => hideSecrets(text) !== text), [plans]);
  const design = useMemo(() => (mapping ? commonDesign(look, mapping) : look), [look, mapping]);
  const image = useImageOf(design);
  const [choice, change] = useFileChoice();
  const { output } = many;
  const isPrinted = output === 'labels' || output === 'cards';
  const setup = usePrintSetup(labelFor(many.sheet, navigator.languages));
  const { card, cards } = cardFor(many.card, current.type === 'wifi');
  const { sheet, correction, first, place } = setup;
  const headed = output === 'cards' ? card.id : null;
  const extremes = survey.latest?.extremes;
  const sizedBy = useMemo(() => (extremes ?? []).map((plan) => pageRow(plan, plan.fileName, null)), [extremes]);
  const order = useMemo(
    () =>
      image === undefined
        ? null
        : runOrder({ design, image }, many, choice, { sheet, correction, first, place, card, sizedBy }, new Date(0)),
    [design, image, many, choice, sheet, correction, first, place, card, sizedBy],
  );
  const input = useMemo(() => (report && order && of ? { order, of } : null), [report, order, of]);
  const count = isPrinted ? rowsShown(output, sheet) : 0;
  const rows = useMemo(
    () => plans.slice(0, count).map((plan) => pageRow(plan, plan.fileName, headed)),
    [plans, count, headed],
  );
  const { view, begin } = useRun(input);
  const [wanted, setWanted] = useState(codes);
  const isRunning = view?.state.phase === 'making' || view?.state.phase === 'judging';

  function make(): void {
    const date = new Date();
    const dated =
      image === undefined ? null : runOrder({ design, image }, many, choice, { ...setup, card, sizedBy }, date);
    if (!dated || !of) return;
    setWanted(codes);
    begin({ order: dated, read: (signal) => runRows(of, reading, headed, signal), date }, onMade);
  }

  const canMake = codes > 0 && image !== undefined && (output !== 'labels' || setup.free > 0);
  return (
    <Step number={5} title={manyMakeWords.title}>
      <div className={styles.panel}>
        <fieldset className={styles.order} disabled={isRunning} data-printed={isPrinted || undefined}>
          <OutputFields
            {...{ many, changeMany, setup, card, cards, choice, change, modules, hasSecrets, copies }}
            {...{ mapping: current, columns: reading.columns, dispatch }}
          />
          {isPrinted && <OutputPreview {...{ output, setup, card, rows }} order={order} />}
        </fieldset>
        {report && codes === 0 && <Note>{manyMakeWords.none}</Note>}
        {report?.doubt && <Note tone="warning">{manyMakeWords.doubts[report.doubt]}</Note>}
        <RunActions view={view} canMake={canMake} make={make} />
        {isRunning && <RunProgress state={view.state} codes={wanted} />}
        {view && !isRunning && <RunResult view={view} codes={wanted} />}
        {isPrinted && view?.state.phase === 'finished' && <Note>{cardWords.printNote}</Note>}
      </div>
    </Step>
  );
}

/** Returns the loaded image of a design; null if it has no image or loading failed; undefined while the image loads. */
function useImageOf(design: QrDesign): UploadedImage | null | undefined {
  const source = imageOf(design);
  const [answer, setAnswer] = useState<{ readonly source: string; readonly image: UploadedImage | null } | null>(null);
  useEffect(() => {
    if (source === undefined) return;
    let isCurrent = true;
    const answerWith = (image: UploadedImage | null): void => {
      if (isCurrent) setAnswer({ source, image });
    };
    uploads
      .load()
      .then(async ({ loadImage, sharpImage }) => sharpImage(source, await loadImage(source)))
      .then(answerWith, (error: unknown) => {
        console.error(error);
        answerWith(null);
      });
    return () => {
      isCurrent = false;
    };
  }, [source]);
  if (source === undefined) return null;
  return answer?.source === source ? answer.image : undefined;
}

interface OutputPreviewProps {
  readonly output: ManyChoice['output'];
  readonly setup: PrintSetup;
  readonly card: CardProduct;
  readonly order: RunOrder | null;
  readonly rows: readonly PageRow[];
}

function OutputPreview({ output, setup, card, order, rows }: OutputPreviewProps) {
  const page = useFirstPage(rows, order);
  if (output === 'labels') return <LabelPreview setup={setup} pages={page ? [page] : []} />;
  const pages = order?.pages?.is === 'cards' ? order.pages : null;
  return <CardPreview product={card} page={pages && page} hasMarks={pages?.hasMarks ?? false} />;
}

const MOST_LABELS = 40;

/** Returns how many of the first rows an output's preview shows. `sheet` is the label sheet, null if it is invalid. */
function rowsShown(output: ManyChoice['output'], sheet: LabelSheet | null): number {
  return output === 'labels' && sheet ? Math.min(MOST_LABELS, labelsOn(sheet)) : 1;
}

const PAUSE = 300;

/** Until the first page is drawn, returns the page that was drawn before, or null if there was none. */
function useFirstPage(rows: readonly PageRow[], order: RunOrder | null): Drawing | null {
  const [page, setPage] = useState<Drawing | null>(null);
  useEffect(() => {
    if (!order?.pages || order.pages.is === 'codes') return;
    const draw = async (signal: AbortSignal): Promise<void> => {
      const drawn = await makers().ask('draw', rows, { signal, kept: keptOrder(order) });
      setPage(drawn && (await addressImages(drawn)));
    };
    return whenStill(PAUSE, (signal) => {
      draw(signal).catch((error: unknown) => {
        if (!signal.aborted) console.error(error);
      });
    });
  }, [rows, order]);
  return page;
}
