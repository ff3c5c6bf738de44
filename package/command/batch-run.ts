// Makes all rows of a table in several threads, in order, with memory that does not grow with the table.

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type CheckedRow, groupRows, type ManifestRow, type PageOrder, type PageRow, type ZipEntry } from '#batch';
import type { ContentType } from '#design';
import type { Plan } from '#doors/batch';
import type { PdfPiece } from '#drawing/files';
import type { BatchOutput } from './batch-output.ts';
import type { RowSource, WantedRow } from './batch-rows.ts';
import { CommandError, STATUS, type Status } from './errors.ts';
import { showProgress } from './progress.ts';

/** What is made of the rows. Plain data, which each thread gets. */
export interface BatchOrder {
  readonly plan: Plan;
  readonly type: ContentType;
  /** The first row by its place, from 1, and the distance to the next; null for all rows. */
  readonly shard: readonly [number, number] | null;
  readonly date: Date;
  /** How the codes are arranged on the pages of one PDF. */
  readonly pages?: PageOrder;
}

export interface Request {
  readonly id: number;
  readonly task: 'make' | 'check' | 'print';
  readonly value: unknown;
}

export interface MadeFiles {
  readonly lines: readonly ManifestRow[];
  /** Files for an archive; empty if they are in a folder already. */
  readonly files: readonly { readonly name: string; readonly entry: ZipEntry }[];
}

type LeftOut = Extract<ManifestRow, { readonly reason: string }>;

const ROWS_AT_A_TIME = 40;

/** Requests in progress or done but not taken, per thread. */
const AHEAD = 3;

const REASONS_TOLD = 5;

/** Makes the rows of an order. Resolves with the status. */
export async function runBatch(source: RowSource, order: BatchOrder, output: BatchOutput): Promise<Status> {
  const threads = new Threads({ ...order, folder: output.folder });
  const tally = new Tally();
  try {
    const rows = output.skip(ownRows(source, order), tally);
    if (order.pages) await makePages(rows, order.pages, threads, output, tally);
    else await makeFiles(rows, threads, output, tally);
    await output.finish();
  } catch (error) {
    output.abandon();
    throw error;
  } finally {
    await threads.end();
    showProgress('');
  }
  return tally.tell(output.manifest);
}

async function* ownRows(source: RowSource, { shard }: BatchOrder): AsyncGenerator<WantedRow> {
  const [first, step] = shard ?? [1, 1];
  let place = 0;
  for await (const row of source.read()) if (place++ % step === first - 1) yield row;
}

async function makeFiles(
  rows: AsyncIterable<WantedRow>,
  threads: Threads,
  output: BatchOutput,
  tally: Tally,
): Promise<void> {
  for await (const { asked, answer } of threads.inOrder<MadeFiles>('make', rows)) {
    for (const { name, entry } of answer.files) output.add(name, entry);
    for (const line of inOrder(asked, answer.lines)) {
      output.write(line);
      tally.add(line.number, 'reason' in line ? line.reason : '');
    }
  }
}

/** Puts the lines of rows that were made between those that were left out before. */
function* inOrder<Line>(asked: readonly WantedRow[], made: readonly Line[]): Generator<Line | LeftOut> {
  const lines = made.values();
  for (const row of asked) yield 'reason' in row ? row : (lines.next().value as Line);
}

async function makePages(
  rows: AsyncIterable<WantedRow>,
  pages: PageOrder,
  threads: Threads,
  output: BatchOutput,
  tally: Tally,
): Promise<void> {
  async function* checked(): AsyncGenerator<CheckedRow> {
    for await (const { asked, answer } of threads.inOrder<readonly (CheckedRow | LeftOut)[]>('check', rows)) {
      for (const one of inOrder(asked, answer)) {
        const line: ManifestRow = 'reason' in one ? one : output.lineOf(one);
        output.write(line);
        tally.add(line.number, 'reason' in line ? line.reason : '');
        if (!('reason' in one)) yield one;
      }
    }
  }
  for await (const { rows: printed, isFirst } of groupRows(checked(), pages, true)) {
    const coded = printed.map(({ facts: _, cautions: __, ...own }) => own);
    await output.addPages((start) => threads.ask<PdfPiece>('print', { rows: coded, isFirst, start }));
  }
}

/** Counts rows, and shows the progress. */
export class Tally {
  readonly #begin = performance.now();
  readonly #told: LeftOut[] = [];
  #made = 0;
  #leftOut = 0;
  #shown = 0;
  /** Rows that were made before this run. */
  #before = 0;

  /** Counts a row. An empty reason means that it was made. */
  add(number: number, reason: string, isNew = true): void {
    if (!isNew) this.#before++;
    if (reason === '') this.#made++;
    else if (this.#leftOut++ < REASONS_TOLD) this.#told.push({ number, reason });
    const now = performance.now();
    if (now - this.#shown < 200 || now - this.#begin < 500) return;
    this.#shown = now;
    const rate = (1000 * (this.#made + this.#leftOut - this.#before)) / (now - this.#begin);
    showProgress(`${this.#made} codes, ${this.#leftOut} rows left out, ${Math.round(rate)} rows per second`);
  }

  /** Says which rows were left out, and returns the status. */
  tell(manifest: string): Status {
    if (this.#leftOut === 0) return STATUS.done;
    showProgress('');
    for (const { number, reason } of this.#told) console.error(`quietzone: row ${number} is left out. ${reason}`);
    console.error(`quietzone: ${this.#made} codes, ${this.#leftOut} rows left out; ${manifest} says why.`);
    return STATUS.rowsLeftOut;
  }
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
