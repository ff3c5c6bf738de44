// Reads tables and plans their rows in a worker: 100,000 rows take seconds.
import type { Redirect } from '#content/redirects';
import {
  type Damage,
  findDays,
  type ReadTable,
  type Recognized,
  readTable,
  type Table,
  TableError,
  type TableErrorCode,
  type TableHints,
  type TableRow,
  tableOfRange,
} from '#tables';
import {
  compileMapping,
  guessMapping,
  type Mapping,
  planRow,
  type Recipe,
  type RowHabits,
  type RowPlan,
  type Survey,
  surveyInSteps,
} from '#tables/mapping';
import { answerPage, type WorkContext, type WorksOf } from '#workers';
import type { RowEdits, TableSource } from './many-set.ts';

export interface TableRequest {
  /** Different for each source, except that a text keeps its key when one of its rows is changed. */
  readonly key: string;
  readonly source: TableSource;
  readonly hints: TableHints;
  readonly edits: RowEdits;
}

/** The facts about a table that the page gets. The rows stay in the worker. */
export interface TableReading {
  readonly columns: readonly string[];
  readonly rows: number;
  /** How the table was read; null for a range of numbers. */
  readonly recognized: Recognized | null;
  readonly damage: readonly Damage[];
  /** How the times and days of all rows are read. */
  readonly habits: RowHabits;
  readonly sample: Table;
  /** The most likely mapping. Its seed is `NO_SEED`. */
  readonly guess: Mapping;
}

export interface SurveyReport
  extends Pick<Survey, 'ready' | 'copies' | 'leftOut' | 'cautioned' | 'hosts' | 'doubt' | 'extremes'> {
  /** Number of rows that are left out, or about which the list of rows has a sentence. */
  readonly problems: number;
}

export interface RowView {
  /** Index among all rows. */
  readonly index: number;
  readonly plan: RowPlan;
  /** The file name without extension, different from all others; empty if the row is left out. */
  readonly fileName: string;
  /** The number of the first row with the same text; null if no earlier row has it. */
  readonly duplicateOf: number | null;
  /** A more frequent host that this row's host resembles; null if there is none. */
  readonly similarTo: string | null;
}

/** With `problemsOnly`, rows without problems are skipped, and `from` and `count` do not count them. */
interface RowsRequest {
  readonly table: TableRequest;
  readonly mapping: Mapping;
  readonly from: number;
  readonly count: number;
  readonly problemsOnly: boolean;
}

export interface TableWork {
  readonly read: {
    readonly request: TableRequest;
    readonly answer: TableReading | { readonly refused: TableErrorCode };
  };
  readonly survey: {
    readonly request: { readonly table: TableRequest; readonly mapping: Mapping };
    readonly answer: SurveyReport;
  };
  readonly rows: { readonly request: RowsRequest; readonly answer: readonly RowView[] };
  readonly row: {
    readonly request: { readonly table: TableRequest; readonly index: number };
    readonly answer: TableRow | null;
  };
  readonly redirects: {
    readonly request: { readonly table: TableRequest; readonly mapping: Mapping };
    readonly answer: readonly Redirect[];
  };
}

const [SAMPLE_ROWS, SAMPLE_CELLS] = [200, 20_000];

/** Guessing plans a few rows, and random texts in them do not matter. */
const NO_SEED = '0'.repeat(32);

/** Milliseconds of work between two checks for cancellation. */
const SLICE = 25;

interface Read extends Omit<ReadTable, 'recognized'> {
  readonly recognized: Recognized | null;
}

interface Opened extends Read {
  readonly habits: RowHabits;
}

let opened: { readonly key: string; readonly table: Promise<Opened> } | null = null;
let surveyed: { readonly key: string; readonly recipe: Recipe; readonly survey: Survey } | null = null;

export const TABLE_WORKS: WorksOf<TableWork, never> = {
  async read(request) {
    try {
      const { table, recognized, damage, habits } = await open(request);
      const few = Math.max(1, Math.min(SAMPLE_ROWS, Math.floor(SAMPLE_CELLS / table.columns.length)));
      const sample = { ...table, rows: table.rows.slice(0, few) };
      const guess = guessMapping(sample, NO_SEED);
      return { columns: table.columns, rows: table.rows.length, recognized, damage, habits, sample, guess };
    } catch (error) {
      if (error instanceof TableError) return { refused: error.code };
      throw error;
    }
  },
  async survey({ table, mapping }, context) {
    const {
      problems,
      doubt,
      fileNames: _,
      duplicateOf: __,
      similar: ___,
      held: ____,
      redirects: _____,
      ...facts
    } = (await survey(table, mapping, context)).survey;
    // Running numbers are what a range was asked for.
    const isMeant = doubt === 'counters' && table.source.is === 'range';
    return { ...facts, problems: problems.length, doubt: isMeant ? null : doubt };
  },
  async row({ table, index }) {
    return (await open(table)).table.rows[index] ?? null;
  },
  async redirects({ table, mapping }, context) {
    return (await survey(table, mapping, context)).survey.redirects;
  },
  async rows({ table, mapping, from, count, problemsOnly }, context) {
    const { rows } = (await open(table)).table;
    const { survey: all, recipe } = await survey(table, mapping, context);
    const places = problemsOnly
      ? all.problems.subarray(from, from + count)
      : rangeOf(from, Math.min(from + count, rows.length));
    return Array.from(places, (index): RowView => {
      const problem = all.held.get(index);
      const { number } = rows[index];
      const plan: RowPlan = problem
        ? { is: 'left-out', number, problem: { kind: 'redirect', problem } }
        : planRow(recipe, rows[index]);
      const host = plan.is === 'ready' ? plan.host : null;
      return {
        index,
        plan,
        fileName: all.fileNames[index],
        duplicateOf: all.duplicateOf.get(index) ?? null,
        similarTo: (host !== null && all.similar.get(host)) || null,
      };
    });
  },
};

/** Returns the requested table. The latest table is cached, so that it is read only once; a failure is not cached. */
function open(request: TableRequest): Promise<Opened> {
  const key = keyOf(request);
  if (opened?.key !== key) {
    const table = read(request).then((whole) => withHabits(withEdits(whole, request.edits)));
    opened = { key, table };
    table.catch(() => {
      if (opened?.table === table) opened = null;
    });
  }
  return opened.table;
}

/** The worker caches the latest table under this key. */
function keyOf({ key, source, hints, edits }: TableRequest): string {
  return JSON.stringify([key, source.is === 'text' ? source.text : '', hints, edits]);
}

/** Times without a zone are in that of the visitor. */
function withHabits(whole: Read): Opened {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { ...whole, habits: { zone, days: findDays(whole.table) } };
}

function withEdits(whole: Read, edits: RowEdits): Read {
  const { columns, rows } = whole.table;
  if (Object.keys(edits).length === 0) return whole;
  const changed = rows.map((row): TableRow => {
    const own = edits[row.number];
    if (!own) return row;
    const cells = columns.map((_, column) => own[column] ?? row.cells[column] ?? '');
    // A typed text takes the place of a formula without a result.
    const { fault, ...rest } = row;
    return fault && !(fault.column in own) ? { ...rest, fault, cells } : { ...rest, cells };
  });
  return { ...whole, table: { columns, rows: changed } };
}

async function read({ source, hints }: TableRequest): Promise<Read> {
  switch (source.is) {
    case 'text':
      return readTable(source.text, hints);
    case 'file':
      return readTable(new Uint8Array(await source.file.arrayBuffer()), hints);
    case 'range':
      return { table: tableOfRange(source.range), recognized: null, damage: [] };
  }
}

async function survey(
  request: TableRequest,
  mapping: Mapping,
  context: WorkContext,
): Promise<{ recipe: Recipe; survey: Survey }> {
  const { table, habits } = await open(request);
  const key = JSON.stringify([keyOf(request), mapping]);
  if (surveyed?.key === key) return surveyed;
  const recipe = compileMapping(mapping, table.columns, habits);
  const steps = surveyInSteps(recipe, table.rows);
  for (let since = performance.now(); ; ) {
    const step = steps.next();
    if (step.done) {
      surveyed = { key, recipe, survey: step.value };
      return surveyed;
    }
    if (performance.now() - since < SLICE) continue;
    context.alive();
    // Messages, such as a cancellation, arrive only while this function waits for a timer.
    await new Promise((resolve) => setTimeout(resolve));
    context.signal.throwIfAborted();
    since = performance.now();
  }
}

function rangeOf(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, k) => from + k);
}

answerPage(TABLE_WORKS);
