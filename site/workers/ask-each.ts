import type { Tasks } from './answer-page.ts';
import { type AskOptions, WorkerFailure, type WorkerPool } from './pool.ts';

export type Each<Request, Answer> =
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
  { signal, kept }: Pick<AskOptions<K, never>, 'signal' | 'kept'> = {},
): AsyncGenerator<Each<T[Kind]['request'], T[Kind]['answer']>> {
  const own = new AbortController();
  const both = signal ? AbortSignal.any([signal, own.signal]) : own.signal;
  const pending: Promise<Each<T[Kind]['request'], T[Kind]['answer']>>[] = [];
  const ask = async (request: T[Kind]['request']): Promise<Each<T[Kind]['request'], T[Kind]['answer']>> => {
    try {
      return { request, answer: await pool.ask(kind, request, { signal: both, ...(kept && { kept }) }) };
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
