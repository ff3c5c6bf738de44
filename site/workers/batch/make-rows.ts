import type { BatchRow, RowFailure, RunOrder } from '#batch';
import { askEach, type Kept, type WorkerFailure, type WorkerPool } from '#workers';
import type { MadeRows, MakeTasks } from './make-tasks.ts';

/**
 * Desired duration of a request, in milliseconds. That is long compared with the time for messages, but short for a
 * visitor who waits or cancels. It is also so short that few garbage collections happen during a request: objects that
 * survive several of them fill the part of memory that is collected rarely.
 */
const WANTED_TIME = 40;

/**
 * Desired maximum number of bytes of the files in an answer. The answers to all requests in progress must fit into
 * memory, however large the files are.
 */
const MOST_BYTES = 4_000_000;

/** Number of rows in the first requests, and maximum number of rows in any request. */
const FIRST_ROWS = 4;
const MOST_ROWS = 400;

/**
 * Makes rows in the workers of a pool, and yields the results in order. It takes rows only as results are consumed, so
 * memory does not grow with the number of rows. A row whose worker crashes or stops answering is left out, and the
 * other rows of its request are made again, one by one. Throws the `WorkerFailure` if no worker can be started, if the
 * code of a worker cannot be loaded, or if a worker throws an error. Throws the reason of `signal` if `signal` is
 * aborted.
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

/** Makes the rows of a failed request one by one, so that only the row that causes the failure is left out. */
async function* makeOneByOne(
  pool: WorkerPool<MakeTasks, RunOrder>,
  order: Kept<RunOrder>,
  rows: readonly BatchRow[],
  failure: WorkerFailure,
  signal: AbortSignal,
): AsyncGenerator<MadeRows> {
  if (failure.code === 'unloaded' || failure.code === 'thrown') throw failure;
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
