import type { BatchRow, RowFailure, RunOrder } from '#batch';
import { askEach, type Kept, type WorkerFailure, type WorkerPool } from '#workers';
import type { MadeRows, MakeTasks } from './make-tasks.ts';

/**
 * Wanted duration of a request in milliseconds: long compared with its messages, short for a visitor who waits or
 * cancels. The facts about its rows outlive few garbage collections: the facts of longer requests fill the memory that
 * is collected rarely.
 */
const WANTED_TIME = 40;

/**
 * Bytes of files that a request may produce, so that requests in progress fit into memory, however large the files are.
 */
const MOST_BYTES = 4_000_000;

/** Rows of a request, at first and at most. */
const FIRST_ROWS = 4;
const MOST_ROWS = 400;

/**
 * Has rows made by the workers of a pool, and yields their results, in order. Rows are drawn as results are taken, so
 * that memory does not grow with their number. A row whose worker crashes is left out; the other rows of its request
 * are made in a new worker. Throws the `WorkerFailure` if no worker can be started, and the reason of the signal.
 */
export async function* makeRows(
  pool: WorkerPool<MakeTasks, RunOrder>,
  order: Kept<RunOrder>,
  rows: Iterable<BatchRow> | AsyncIterable<BatchRow>,
  signal: AbortSignal,
): AsyncGenerator<MadeRows> {
  let size = FIRST_ROWS;
  for await (const each of askEach(
    pool,
    'make',
    requestsOf(rows, () => size),
    { signal, kept: order },
  )) {
    if ('answer' in each) {
      size = nextSize(each.request.length, each.answer);
      yield each.answer;
    } else yield* makeOneByOne(pool, order, each.request, each.failure, signal);
  }
}

function nextSize(rows: number, { time, files }: MadeRows): number {
  const byTime = (rows * WANTED_TIME) / Math.max(1, time);
  const byBytes = (rows * MOST_BYTES) / Math.max(1, files.data.length);
  return Math.max(1, Math.min(MOST_ROWS, Math.floor(Math.min(byTime, byBytes))));
}

async function* requestsOf(
  rows: Iterable<BatchRow> | AsyncIterable<BatchRow>,
  sizeNow: () => number,
): AsyncGenerator<readonly BatchRow[]> {
  let request: BatchRow[] = [];
  for await (const row of rows) {
    request.push(row);
    if (request.length < sizeNow()) continue;
    yield request;
    request = [];
  }
  if (request.length > 0) yield request;
}

/** Makes the rows of a failed request one by one, so that only the faulty one is left out. */
async function* makeOneByOne(
  pool: WorkerPool<MakeTasks, RunOrder>,
  order: Kept<RunOrder>,
  rows: readonly BatchRow[],
  failure: WorkerFailure,
  signal: AbortSignal,
): AsyncGenerator<MadeRows> {
  if (failure.code === 'unavailable' || failure.code === 'unloaded' || failure.code === 'thrown') throw failure;
  if (rows.length === 1) {
    yield leftOut(rows[0], 'crashed');
    return;
  }
  const singles = rows.map((row) => [row]);
  for await (const each of askEach(pool, 'make', singles, { signal, kept: order })) {
    if ('answer' in each) yield each.answer;
    else yield* makeOneByOne(pool, order, each.request, each.failure, signal);
  }
}

function leftOut({ number, name }: BatchRow, failure: RowFailure): MadeRows {
  return {
    outcomes: [{ number, name, failure }],
    files: { entries: [], data: new Uint8Array(0) },
    time: 0,
  };
}
