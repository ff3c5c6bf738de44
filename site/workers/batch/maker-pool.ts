import type { BatchRow, CheckedRow, PageRow, PieceRequest, RowFailure, RowOutcome, RunOrder, ZipEntry } from '#batch';
import type { Drawing } from '#drawing';
import type { PdfPiece } from '#drawing/files';
import { imageForWorker } from '#raster';
import type { Verdict } from '#scanning';
import {
  type AskOptions,
  type Shared,
  startPool,
  type Tasks,
  WorkerFailure,
  type WorkerLike,
  type WorkerPool,
} from '#workers';

/** All requests of a run share one `RunOrder`, as a `Shared` value that each worker gets only once. */
export interface MakeTasks {
  readonly make: { readonly request: readonly BatchRow[]; readonly answer: MadeRows };
  /** Makes the codes of rows that will be printed on pages, and reads them back. */
  readonly check: { readonly request: readonly PageRow[]; readonly answer: CheckedRows };
  /** Draws checked rows on pages and writes them as the next piece of a PDF file. */
  readonly pages: { readonly request: PieceRequest; readonly answer: PdfPiece };
  /** Returns the verdict on a row: on its print if the order has a printed size, else on its picture in pixels. */
  readonly judge: { readonly request: BatchRow | PageRow; readonly answer: Verdict };
  /** Draws rows and returns the first page, in millimeters. The answer is null if no row gets a code. */
  readonly draw: { readonly request: readonly PageRow[]; readonly answer: Drawing | null };
  /** Packs a text for the archive, such as the manifest. */
  readonly pack: { readonly request: Blob; readonly answer: ZipEntry };
}

interface Cost {
  /** Milliseconds of work. */
  readonly time: number;
  /** Bytes of the answer that the page keeps in memory until it has taken the answer. */
  readonly bytes: number;
}

/** The results of some rows, and the files of those that were made. */
export interface MadeRows extends Cost {
  /** In the order of the rows. */
  readonly outcomes: readonly RowOutcome[];
  /**
   * Files packed for an archive. Their data is joined in one buffer, which the worker transfers instead of copying: the
   * data of each file begins where that of the previous file ends.
   */
  readonly files: {
    readonly entries: readonly (Omit<ZipEntry, 'data'> & { readonly name: string; readonly packedSize: number })[];
    readonly data: Uint8Array<ArrayBuffer>;
  };
}

/** The checked rows, in the order of the request. */
interface CheckedRows extends Cost {
  readonly checked: readonly (CheckedRow | RowFailure)[];
}

export type MakerPool = WorkerPool<MakeTasks, RunOrder>;

/** Milliseconds. Signs of life come before each row, during downloads and between readings. Woven rows take longest. */
const SILENCE = 120_000;

const MOST_WORKERS = 8;

/** Starts the pool of a run. Its workers must answer with `makeWorks`. By default, its size suits the machine. */
export function startMakers(
  makeWorker: () => WorkerLike,
  size: number = poolSize(navigator.hardwareConcurrency),
): MakerPool {
  return startPool<MakeTasks, RunOrder>({ name: 'Maker', makeWorker, silence: SILENCE, size });
}

/** Leaves a core to the page, if there are more than two. */
function poolSize(cores: number): number {
  return Math.min(MOST_WORKERS, Math.max(1, cores <= 2 ? cores : cores - 1));
}

/** Each worker gets the order once, without the file of its image, because drawing needs only the pixels. */
export function sharedOrder(order: RunOrder): Shared<RunOrder> {
  return {
    value: order,
    copy() {
      const { design, image } = order;
      const light = design.customImage === undefined ? design : { ...design, customImage: '' };
      const copied = image && imageForWorker(image).copy();
      return {
        value: { ...order, design: light, image: copied ? { ...copied.value, vector: image?.vector } : null },
        transfer: copied?.transfer ?? [],
      };
    },
  };
}

/**
 * Desired duration of a request, in milliseconds. That is long compared with the time for messages, but short for a
 * visitor who waits or cancels. It is also so short that few garbage collections happen during a request: objects that
 * survive several of them fill the part of memory that is collected rarely.
 */
const WANTED_TIME = 40;

/** Bytes of an answer. The answers in progress must fit into memory, however large the files are. */
const MOST_BYTES = 4_000_000;

const FIRST_ROWS = 4;
const MOST_ROWS = 400;

/** Some rows and the answer about them. The answer is null for a single row whose worker crashed or fell silent. */
interface Answered<Kind extends 'make' | 'check', Row> {
  readonly rows: readonly Row[];
  readonly answer: MakeTasks[Kind]['answer'] | null;
}

/**
 * Makes rows in the workers of a pool, and yields the answers in order. It takes rows only as answers are consumed, so
 * memory does not grow with the number of rows. If a worker crashes or stops answering, the rows of its request are
 * made again, one by one. Throws the `WorkerFailure` if the code of a worker cannot be loaded, or if a worker throws an
 * error. Throws the reason of `signal` if `signal` is aborted.
 */
export async function* askRows<Kind extends 'make' | 'check', Row extends MakeTasks[Kind]['request'][number]>(
  pool: MakerPool,
  kind: Kind,
  order: Shared<RunOrder>,
  rows: Iterable<Row> | AsyncIterable<Row>,
  signal: AbortSignal,
): AsyncGenerator<Answered<Kind, Row>> {
  let size = FIRST_ROWS;
  const options = { signal, shared: order };
  for await (const each of askEach(
    pool,
    kind,
    requestsOf(rows, () => size),
    options,
  )) {
    const asked = each.request as readonly Row[];
    if ('answer' in each) {
      size = nextSize(asked.length, each.answer);
      yield { rows: asked, answer: each.answer };
      continue;
    }
    throwIfLasting(each.failure);
    if (asked.length === 1) {
      yield { rows: asked, answer: null };
      continue;
    }
    const singles = asked.map((row) => [row]);
    for await (const single of askEach(pool, kind, singles, options)) {
      if ('failure' in single) throwIfLasting(single.failure);
      yield { rows: single.request as readonly Row[], answer: 'answer' in single ? single.answer : null };
    }
  }
}

function nextSize(rows: number, { time, bytes }: Cost): number {
  const byTime = (rows * WANTED_TIME) / Math.max(1, time);
  const byBytes = (rows * MOST_BYTES) / Math.max(1, bytes);
  return Math.max(1, Math.min(MOST_ROWS, Math.floor(Math.min(byTime, byBytes))));
}

/** Throws a failure that would happen with any rows. */
function throwIfLasting(failure: WorkerFailure): void {
  if (failure.code === 'unloaded' || failure.code === 'thrown') throw failure;
}

async function* requestsOf<Row>(
  rows: Iterable<Row> | AsyncIterable<Row>,
  sizeNow: () => number,
): AsyncGenerator<readonly Row[]> {
  let request: Row[] = [];
  for await (const row of rows) {
    request.push(row);
    if (request.length < sizeNow()) continue;
    yield request;
    request = [];
  }
  if (request.length > 0) yield request;
}

type Each<Request, Answer> =
  | { readonly request: Request; readonly answer: Answer }
  | { readonly request: Request; readonly failure: WorkerFailure };

/**
 * Sends requests to the pool and yields the result of each, in the order of the requests. A failure affects only its
 * own request. Requests are taken from `requests` only as results are consumed, so at most two per worker are in
 * progress. Throws the reason of `signal` if that is aborted. Ending the loop cancels the requests in progress.
 */
export async function* askEach<T extends Tasks<T>, Kind extends keyof T, K = never>(
  pool: WorkerPool<T, K>,
  kind: Kind,
  requests: Iterable<T[Kind]['request']> | AsyncIterable<T[Kind]['request']>,
  { signal, shared }: Pick<AskOptions<K, never>, 'signal' | 'shared'> = {},
): AsyncGenerator<Each<T[Kind]['request'], T[Kind]['answer']>> {
  const own = new AbortController();
  const both = signal ? AbortSignal.any([signal, own.signal]) : own.signal;
  const pending: Promise<Each<T[Kind]['request'], T[Kind]['answer']>>[] = [];
  const ask = async (request: T[Kind]['request']): Promise<Each<T[Kind]['request'], T[Kind]['answer']>> => {
    try {
      return { request, answer: await pool.ask(kind, request, { signal: both, ...(shared && { shared }) }) };
    } catch (failure) {
      if (failure instanceof WorkerFailure) return { request, failure };
      throw failure;
    }
  };
  try {
    for await (const request of requests) {
      const asked = ask(request);
      // A rejection is handled below, where the result is awaited. Until then, it must not be reported as unhandled.
      asked.catch(() => undefined);
      pending.push(asked);
      if (pending.length >= 2 * pool.size) yield await (pending.shift() as (typeof pending)[0]);
    }
    for (const asked of pending) yield await asked;
  } finally {
    own.abort();
  }
}
