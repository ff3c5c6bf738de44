import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { PageOrder, PageRow, RunOrder } from '#batch';
import { hideSecrets } from '#content';
import { type ContentType, type FileChoice, imageOf, type QrDesign } from '#design';
import { cardFor, factLabels, labelFor, type PrintSetup, usePrintSetup } from '#features/printing';
import type { FileOrder } from '#making';
import type { UploadedImage } from '#raster';
import { labelAfter, labelsOn } from '#sheets';
import type { CardProduct } from '#sheets/cards';
import type { ManyChoice } from '#storage';
import type { Mapping, PlannedRow } from '#tables/mapping';
import { type FileFieldsProps, wantedPixels } from '#ui';
import { aboutCodes } from '#words';
import { manyMakeWords } from '#words/many-make';
import { uploads, useAnswer, useFileChoice } from '#workbench';
import { type MakerPool, startMakers } from '#workers/batch';
import { commonDesign, modulesOf, pageRow, planSample, runRows } from './rows.ts';
import { CodeRun, PagesRun, type RunSource, type RunState } from './run.ts';
import type { SurveyReport, TableReading } from './table-worker.ts';
import type { SurveyState } from './use-table.ts';

interface RunInput {
  /** Null until a table is read. */
  readonly reading: TableReading | null;
  readonly survey: SurveyState;
  readonly look: QrDesign;
  /** The mapping. Templates whose words the chosen output cannot print are empty (`printedMapping`). */
  readonly mapping: Mapping;
  readonly many: ManyChoice;
  /** Called when a run has finished, with the number of codes, unless that is 0. */
  readonly onMade: (codes: number) => void;
}

export interface Product {
  readonly setup: PrintSetup;
  readonly card: CardProduct;
  readonly cards: readonly CardProduct[];
}

export interface Run {
  readonly view: RunView | null;
  readonly isChanged: boolean;
  readonly isRunning: boolean;
  /** How many codes the run shall make. */
  readonly wanted: number;
  readonly canMake: boolean;
  readonly make: () => void;
  readonly onSaved: () => void;
}

export interface Order {
  /** With a date in place of the run's. Null while an image loads or a number is invalid. */
  readonly order: RunOrder | null;
  /** The rows on the first page. */
  readonly rows: readonly PageRow[];
  readonly copies: number;
  /** The report on all rows with the current mapping; null without a table or while the rows are being planned. */
  readonly report: SurveyReport | null;
}

export interface FileFields extends FileFieldsProps {
  /** Modules per side of the code with the longest text among the first rows; used to explain sizes. */
  readonly modules: number;
  readonly hasSecrets: boolean;
}

/** Returns everything that is decided about the output, and the run that makes it. */
export function useRun(input: RunInput): {
  readonly product: Product;
  readonly ordered: Order;
  readonly files: FileFields;
  readonly run: Run;
} {
  const { reading, survey, look, mapping: current, many, onMade } = input;
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
  const { view, isChanged, begin } = useRunOf(belonging);
  const [wanted, setWanted] = useState(codes);
  return {
    product: { setup, card, cards },
    ordered: { order, rows, copies, report },
    files: { choice, change, modules, hasSecrets },
    run: {
      ...{ view, isChanged, wanted },
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
    },
  };
}

const NO_PLANS: readonly PlannedRow[] = [];

/** The preview of a sheet shows at most this many labels. */
const MOST_LABELS = 40;

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

let started: MakerPool | null = null;

/** Returns the workers that make codes. They start when they are first used, and end after a minute without work. */
export function makers(): MakerPool {
  started ??= startMakers(() => new Worker(new URL('./maker-worker.ts', import.meta.url), { type: 'module' }));
  return started;
}

export interface RunView {
  readonly run: CodeRun | PagesRun;
  readonly state: RunState;
  readonly date: Date;
}

interface BegunRun extends Pick<RunView, 'run' | 'date'> {
  readonly input: object;
}

const NOTHING = { subscribe: () => () => undefined, state: () => null };

/**
 * A run belongs to its input: everything that decides the codes and their file, as one object that is replaced whenever
 * a part of it changes. Then the run is canceled if it is still working, and its result is gone. So it is when the
 * visitor leaves the page or begins another run.
 */
function useRunOf(input: object | null): {
  readonly view: RunView | null;
  readonly isChanged: boolean;
  readonly begin: (source: RunSource, onMade: (codes: number) => void) => void;
} {
  const [begun, setBegun] = useState<BegunRun | null>(null);
  const current = begun !== null && begun.input === input ? begun : null;
  const { subscribe, state: read } = current?.run ?? NOTHING;
  const state = useSyncExternalStore<RunState | null>(subscribe, read, () => null);
  const run = current?.run;
  useEffect(() => () => run?.cancel(), [run]);

  function begin(source: RunSource, onMade: (codes: number) => void): void {
    if (!input) return;
    const next = source.order.pages ? new PagesRun(source, makers()) : new CodeRun(source, makers());
    setBegun({ run: next, date: source.date, input });
    void next.make().then(() => {
      const { phase, made } = next.state();
      if (phase === 'finished' && made > 0) onMade(made);
    });
  }

  return {
    view: current && state && { run: current.run, date: current.date, state },
    isChanged: begun !== null && current === null,
    begin,
  };
}

interface PagesSetup extends Pick<PrintSetup, 'sheet' | 'correction' | 'first' | 'place'> {
  readonly card: CardProduct;
  /** The rows that decide the size of all codes on labels. */
  readonly sizedBy: readonly PageRow[];
}

interface Look {
  readonly design: QrDesign;
  readonly image: UploadedImage | null;
}

/** Null if the visitor's own numbers for the label sheet are invalid. `date` is written into PDF files. */
export function runOrder(
  look: Look,
  many: ManyChoice,
  choice: FileChoice,
  setup: PagesSetup,
  date: Date,
): RunOrder | null {
  const { output, tellsSecrets } = many;
  const order = { ...look, file: fileOrder(output, choice, date), tellsSecrets, isReadBack: true };
  if (output === 'svg' || output === 'png' || output === 'pdf') return order;
  const pages = pageOrder({ output, type: look.design.type ?? 'url' }, many, choice, setup, date);
  return pages && { ...order, pages };
}

function pageOrder(
  { output, type }: { readonly output: 'labels' | 'cards' | 'one-pdf'; readonly type: ContentType },
  many: ManyChoice,
  { isBlackOnly }: FileChoice,
  { sheet, correction, first, place, card, sizedBy }: PagesSetup,
  date: Date,
): PageOrder | null {
  const { hasCutLines, hasMarks, hasAddress, hasPassword } = many;
  const common = {
    ink: isBlackOnly ? 'black' : 'rgb',
    date,
    title: manyMakeWords.titles[output],
    description: aboutCodes(type),
  } as const;
  switch (output) {
    case 'labels':
      return (
        sheet && { ...common, is: 'labels', sheet, correction, first, hasCutLines, sizedBy, ...(place && { place }) }
      );
    case 'cards': {
      const labels = factLabels(many);
      return { ...common, is: 'cards', product: card.id, hasMarks, hasAddress, hasPassword, labels };
    }
    case 'one-pdf':
      return { ...common, is: 'codes' };
  }
}

function fileOrder(output: ManyChoice['output'], choice: FileChoice, date: Date): FileOrder {
  const { mm, margin, isBlackOnly } = choice;
  // `makeRow` replaces this empty title with the name of the row.
  const common = { margin, title: '', carried: null };
  switch (output) {
    case 'svg':
      return { ...common, format: 'svg', mm };
    case 'png':
      return { ...common, format: 'png', size: wantedPixels(choice) };
    case 'pdf':
    case 'one-pdf':
    case 'labels':
    case 'cards':
      return { ...common, format: 'pdf', mm, ink: isBlackOnly ? 'black' : 'rgb', date };
  }
}
