import { useMemo, useState } from 'react';
import type { PageRow, RunOrder } from '#batch';
import { hideSecrets } from '#content';
import { imageOf, type QrDesign } from '#design';
import { cardFor, labelFor, type PrintSetup, usePrintSetup } from '#features/printing';
import type { UploadedImage } from '#raster';
import { labelAfter, labelsOn } from '#sheets';
import type { CardProduct } from '#sheets/cards';
import type { ManyChoice } from '#storage';
import type { Mapping, PlannedRow } from '#tables/mapping';
import type { FileFieldsProps } from '#ui';
import { uploads, useAnswer, useFileChoice } from '#workbench';
import { type RunView, useRun } from './making/run-actions.tsx';
import { runOrder } from './making/run-order.ts';
import { commonDesign, modulesOf, pageRow, planSample, runRows } from './rows.ts';
import type { SurveyReport, TableReading } from './table-work.ts';
import type { SurveyState } from './use-table.ts';

interface MakingInput {
  /** Null until a table is read. */
  readonly reading: TableReading | null;
  readonly survey: SurveyState;
  readonly look: QrDesign;
  /** The mapping. Templates whose words the chosen output cannot print are empty (`printedMapping`). */
  readonly mapping: Mapping;
  readonly many: ManyChoice;
  readonly changeMany: (part: Partial<ManyChoice>) => void;
  /** Called when a run has finished, with the number of codes, unless that is 0. */
  readonly onMade: (codes: number) => void;
}

export interface Making extends FileFieldsProps, Pick<MakingInput, 'many' | 'changeMany' | 'mapping' | 'reading'> {
  readonly setup: PrintSetup;
  readonly card: CardProduct;
  readonly cards: readonly CardProduct[];
  /** Modules per side of the code with the longest text among the first rows; used to explain sizes. */
  readonly modules: number;
  readonly hasSecrets: boolean;
  /** How many labels or pages the codes fill; 0 while unknown. */
  readonly copies: number;
  /** The report on all rows with the current mapping; null without a table or while the rows are being planned. */
  readonly report: SurveyReport | null;
  /** What is made of each row, with a date in place of the run's. Null while an image loads or a number is invalid. */
  readonly order: RunOrder | null;
  /** The rows on the first page. */
  readonly rows: readonly PageRow[];
  readonly view: RunView | null;
  readonly isChanged: boolean;
  readonly isRunning: boolean;
  /** How many codes the run shall make. */
  readonly wanted: number;
  readonly canMake: boolean;
  readonly make: () => void;
  /** To be called when the result of a run has been saved. */
  readonly onSaved: () => void;
}

/** Returns everything that is decided about the output, and the run that makes it. */
export function useMaking(input: MakingInput): Making {
  const { reading, survey, look, mapping: current, many, changeMany, onMade } = input;
  const { of } = survey;
  const mapping = of?.mapping;
  // While the report is about an earlier mapping, no run may start: it would make other codes than the fields show.
  const report = mapping === current ? survey.report : null;
  const codes = report?.ready ?? 0;
  const copies = survey.latest?.copies ?? 0;
  const plans = useMemo(() => (reading && mapping ? planSample(reading, mapping) : NO_PLANS), [reading, mapping]);
  const modules = useMemo(() => modulesOf(plans.map(({ text }) => text)), [plans]);
  const hasSecrets = useMemo(() => plans.some(({ text }) => hideSecrets(text) !== text), [plans]);
  const { type } = current;
  const design = useMemo(() => commonDesign(look, type), [look, type]);
  const image = useImageOf(design);
  const [choice, change] = useFileChoice();
  const { output } = many;
  const setup = usePrintSetup(labelFor(many.sheet, navigator.languages));
  const { card, cards } = cardFor(many.card, type === 'wifi');
  const { sheet, correction, first, place, free } = setup;
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
  const belonging = useMemo(() => (report && order && of ? { order, of } : null), [report, order, of]);
  const count = output === 'labels' ? Math.min(MOST_LABELS, sheet ? labelsOn(sheet) : 0) : output === 'cards' ? 1 : 0;
  const rows = useMemo(
    () => plans.slice(0, count).map((plan) => pageRow(plan, plan.fileName, headed)),
    [plans, count, headed],
  );
  const { view, isChanged, begin } = useRun(belonging);
  const [wanted, setWanted] = useState(codes);
  return {
    ...{ reading, mapping: current, many, changeMany, choice, change, setup, card, cards, modules, hasSecrets, copies },
    ...{ report, order, rows, view, isChanged, wanted },
    isRunning: view?.state.phase === 'making' || view?.state.phase === 'judging',
    canMake: codes > 0 && order !== null && (output !== 'labels' || free > 0),
    make() {
      if (!order || !of || !reading) return;
      const date = new Date();
      setWanted(codes);
      begin({ order: datedOrder(order, date), read: (signal) => runRows(of, reading, headed, signal), date }, onMade);
    },
    onSaved() {
      if (output === 'labels' && sheet) setup.changeNext(labelAfter(copies, sheet, first));
    },
  };
}

const NO_PLANS: readonly PlannedRow[] = [];

/** The preview of a sheet shows at most this many labels. */
const MOST_LABELS = 40;

/** Returns an order whose PDF files have this date. */
export function datedOrder({ file, pages, ...order }: RunOrder, date: Date): RunOrder {
  return {
    ...order,
    file: file.format === 'pdf' ? { ...file, date } : file,
    ...(pages && { pages: { ...pages, date } }),
  };
}

/** Returns the loaded image of a design; null if it has no image or loading failed; undefined while the image loads. */
function useImageOf(design: QrDesign): UploadedImage | null | undefined {
  const source = imageOf(design);
  const load = async (address: string): Promise<UploadedImage> => {
    const { loadImage, sharpImage } = await uploads.load();
    return sharpImage(address, await loadImage(address));
  };
  const { value, error } = useAnswer([source], source === undefined ? null : () => load(source));
  return source === undefined || error !== undefined ? null : value;
}
