// Makes all rows of a table in several threads, in order, with memory that does not grow with the table.

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import {
  type CheckedRow,
  Ledger,
  type ManifestRow,
  type PageOrder,
  type PageRow,
  type RowFailure,
  type RowOutcome,
  type WantedRow,
  writePages,
  type ZipEntry,
} from '#batch';
import type { ContentType } from '#design';
import { cautionOf, type Plan } from '#doors/batch';
import type { PdfPiece } from '#drawing/files';
import { printCautionText } from '#words';
import { failures } from '#words/rows';
import type { BatchOutput } from './batch-output.ts';
import type { RowSource } from './batch-rows.ts';
import { CommandError, STATUS, type Status } from './errors.ts';
import { showProgress } from './files.ts';

/** What is made of the rows. Plain data, which each thread gets. */
export interface BatchOrder {
  readonly plan: Plan;
  readonly type: ContentType;
  /** The first row by its place, from 1, and the distance to the next; null for all rows. */
  readonly shard: readonly [number, number] | null;
  readonly date: Date;
  readonly pages?: PageOrder;
}

export interface Request {
  readonly id: number;
  readonly task: 'make' | 'check' | 'pages';
  readonly value: unknown;
}

export interface MadeFiles {
  /** In the order of the rows. */
  readonly outcomes: readonly RowOutcome[];
  /** Files for an archive; empty if they are in a folder already. */
  readonly files: readonly { readonly name: string; readonly entry: ZipEntry }[];
}

const ROWS_AT_A_TIME = 40;

/** Requests in progress or done but not taken, per thread. */
const AHEAD = 3;

const REASONS_TOLD = 5;

/** Makes the rows of an order. Resolves with the status. */
export async function runBatch(source: RowSource, order: BatchOrder, output: BatchOutput): Promise<Status> {
  const threads = new Threads({ ...order, folder: output.folder });
  // A few rows are told. The manifest, which has all, is written meanwhile.
  const ledger = new Ledger(REASONS_TOLD);
  const record = recorder(ledger, order, output);
  ledger.begin(performance.now());
  try {
    const rows = output.skip(ownRows(source, order), ledger);
    if (order.pages) await makePages(rows, order.pages, threads, output, record);
    else await makeFiles(rows, threads, output, record);
    await output.finish();
  } catch (error) {
    output.abandon();
    throw error;
  } finally {
    await threads.end();
    showProgress('');
  }
  return tellEnd(ledger, output.manifest);
}

async function* ownRows(source: RowSource, { shard }: BatchOrder): AsyncGenerator<WantedRow> {
  const [first, step] = shard ?? [1, 1];
  let place = 0;
  for await (const row of source.read()) if (place++ % step === first - 1) yield row;
}

type Recorder = (row: WantedRow, outcome: RowOutcome) => void;

function recorder(ledger: Ledger, { type }: BatchOrder, output: BatchOutput): Recorder {
  let shown = performance.now();

  function lineOf({ number, name, caution: said }: PageRow, outcome: RowOutcome): ManifestRow {
    if (typeof outcome === 'string') return { number, reason: failures[outcome] };
    const { facts, cautions } = outcome;
    return { number, file: output.fileOf(name), type, verdict: '', facts, caution: cautionOf(said, cautions) };
  }

  return (row, outcome) => {
    if ('reason' in row) ledger.leaveOut({ number: row.number, because: row });
    else ledger.add(row, outcome);
    output.write('reason' in row ? row : lineOf(row, outcome));
    const now = performance.now();
    if (now - shown < 200) return;
    shown = now;
    const rate = Math.round(ledger.rate(now));
    if (rate > 0) showProgress(`${ledger.made} codes, ${ledger.leftOut} rows left out, ${rate} rows per second`);
  };
}

function tellEnd(ledger: Ledger, manifest: string): Status {
  const { made, leftOut, warned, dead } = ledger;
  if (leftOut + warned === 0) return STATUS.done;
  showProgress('');
  for (const { number, because } of ledger.withoutCode()) {
    const reason = 'failure' in because ? failures[because.failure] : because.reason;
    console.error(`quietzone: row ${number} is left out. ${reason}`);
  }
  for (const { number, caution } of ledger.firstWarned()) console.error(`quietzone: row ${number}: ${caution}`);
  for (const { caution, ...rows } of ledger.cautioned()) console.error(`quietzone: ${printCautionText(caution, rows)}`);
  const counts = [`${made} codes`, `${leftOut} rows left out`];
  if (warned > 0) counts.push(`${warned} with a caution`);
  if (dead > 0) counts.push(`${dead} that cannot work`);
  console.error(`quietzone: ${counts.join(', ')}; ${manifest} says why.`);
  return leftOut + dead > 0 ? STATUS.rowsLeftOut : STATUS.done;
}

async function makeFiles(
  rows: AsyncIterable<WantedRow>,
  threads: Threads,
  output: BatchOutput,
  record: Recorder,
): Promise<void> {
  for await (const { asked, answer } of threads.inOrder<MadeFiles>('make', rows)) {
    for (const { name, entry } of answer.files) output.add(name, entry);
    for (const [row, outcome] of inOrder(asked, answer.outcomes)) record(row, outcome);
  }
}

/** Pairs rows with what was made of them. Rows that were left out before get nothing. */
function* inOrder<Made>(asked: readonly WantedRow[], made: readonly Made[]): Generator<[row: WantedRow, made: Made]> {
  const all = made.values();
  for (const row of asked) yield [row, 'reason' in row ? (undefined as Made) : (all.next().value as Made)];
}

async function makePages(
  rows: AsyncIterable<WantedRow>,
  pages: PageOrder,
  threads: Threads,
  output: BatchOutput,
  record: Recorder,
): Promise<void> {
  async function* checked(): AsyncGenerator<CheckedRow> {
    for await (const { asked, answer } of threads.inOrder<readonly (CheckedRow | RowFailure)[]>('check', rows)) {
      for (const [row, outcome] of inOrder(asked, answer)) {
        record(row, outcome);
        if (!('reason' in row) && typeof outcome !== 'string') yield outcome;
      }
    }
  }
  const written = writePages(checked(), pages, { file: output.pdf, isFirst: true }, (request) =>
    threads.ask<PdfPiece>('pages', request),
  );
  for await (const { bytes } of written) output.addPages(bytes);
}

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
}

class Threads {
  readonly #threads: readonly Thread[];
  #id = 0;

  constructor(order: unknown) {
    this.#threads = Array.from({ length: availableParallelism() }, () => startThread(order));
  }

  ask<Answer>(task: Request['task'], value: unknown): Promise<Answer> {
    const [least] = [...this.#threads].sort((one, other) => one.waiting.size - other.waiting.size);
    const id = this.#id++;
    return new Promise<Answer>((resolve, reject) => {
      least.waiting.set(id, { resolve, reject });
      least.worker.postMessage({ id, task, value } satisfies Request);
    });
  }

  /** Asks about the rows that are not left out already, some at a time. */
  async *inOrder<Answer>(task: Request['task'], rows: AsyncIterable<WantedRow>) {
    const asked: { readonly asked: readonly WantedRow[]; readonly answer: Promise<Answer> }[] = [];
    const begin = (some: readonly WantedRow[]): void => {
      const answer = this.ask<Answer>(
        task,
        some.filter((row): row is PageRow => !('reason' in row)),
      );
      // It is awaited later.
      answer.catch(() => undefined);
      asked.push({ asked: some, answer });
    };
    async function* first(count: number) {
      for (const one of asked.splice(0, Math.max(0, asked.length - count))) {
        yield { asked: one.asked, answer: await one.answer };
      }
    }
    let some: WantedRow[] = [];
    for await (const row of rows) {
      some.push(row);
      if (some.length < ROWS_AT_A_TIME) continue;
      begin(some);
      some = [];
      yield* first(AHEAD * this.#threads.length);
    }
    if (some.length > 0) begin(some);
    yield* first(0);
  }

  async end(): Promise<void> {
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }
}

function startThread(workerData: unknown): Thread {
  const folder = new URL('./dist/', import.meta.resolve('quietzone/package.json'));
  const worker = new Worker(new URL('batch-worker.js', folder), { workerData });
  const waiting = new Map<number, Waiting>();
  worker.on('message', ({ id, answer, error }) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error) asked?.reject(errorOf(error));
    else asked?.resolve(answer as never);
  });
  worker.on('error', (error) => {
    for (const { reject } of waiting.values()) reject(error);
  });
  return { worker, waiting };
}

interface ThreadError {
  readonly message: string;
  readonly stack?: string;
  /** Of a `CommandError`, otherwise false. */
  readonly status: Status | false;
}

function errorOf({ message, stack, status }: ThreadError): Error {
  return status === false ? Object.assign(new Error(message), { stack }) : new CommandError(status, message);
}
