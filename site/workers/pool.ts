import { type Clock, REAL_CLOCK } from './clock.ts';
import { WorkerFailure } from './failure.ts';
import { type Errand, type Hand, type Kept, type Outcome, pageHand, type WorkerLike, workerHand } from './hands.ts';
import type { Tasks } from './messages.ts';
import type { WorksOf } from './work-context.ts';

/** How a pool starts its workers and how long it waits for them. */
export interface PoolOptions<T extends Tasks<T>, K> {
  /** The worker's name in messages in the console. */
  readonly name: string;
  /** Starts a worker whose script calls `answerPage`. May throw. */
  readonly makeWorker: () => WorkerLike;
  /** Milliseconds without a sign of life before a worker counts as dead, for each kind of work. */
  readonly silence: Readonly<Record<keyof T, number>>;
  /** Maximum number of workers; see `poolSize`. Default: 1. */
  readonly size?: number;
  /**
   * What happens to the worker of a canceled request: it is ended, or asked to give up. Use `ask` if its work checks
   * the signal often and starting another worker is expensive. Default: `end`.
   */
  readonly onCancel?: 'end' | 'ask';
  /** Milliseconds after which unused workers are ended to free their memory. Default: a minute. */
  readonly idle?: number;
  /**
   * Loads functions that do the same work on the page's own thread. They are used only if `makeWorker` throws, never
   * because a worker that was started has failed.
   */
  readonly loadWorks?: () => Promise<WorksOf<T, K>>;
  readonly clock?: Clock;
}

export interface AskOptions<K, P> {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: P) => void;
  /**
   * Whether the request is idle work: all other waiting requests start before it. Another request that finds no free
   * worker interrupts it, and it starts again later; this needs a pool with `onCancel: 'ask'`. Default: false.
   */
  readonly isIdle?: boolean;
  /** A large value that the work needs besides the request. It is sent only to a worker that does not have it. */
  readonly kept?: Kept<K>;
}

/** A pool of workers. Each worker answers one request at a time. */
export interface WorkerPool<T extends Tasks<T>, K = never> {
  /**
   * Resolves to the answer. A request whose worker crashes or cannot be loaded is tried once more in a new worker. A
   * request whose worker falls silent is not tried again. Rejects with a `WorkerFailure`, or with the signal's reason.
   */
  ask<Kind extends keyof T>(
    kind: Kind,
    request: T[Kind]['request'],
    options?: AskOptions<K, T[Kind]['progress']>,
  ): Promise<T[Kind]['answer']>;
  /**
   * Like `ask`, but requests in the same lane replace each other: a new one discards the one that waits, whose promise
   * resolves to null. A running request is never discarded.
   */
  askInLane<Kind extends keyof T>(
    lane: string,
    kind: Kind,
    request: T[Kind]['request'],
    options?: AskOptions<K, T[Kind]['progress']>,
  ): Promise<T[Kind]['answer'] | null>;
  /** Maximum number of workers. */
  readonly size: number;
}

/**
 * Milliseconds that a worker's script may take to load. The time is long, because a download gives no sign of life, and
 * ending the worker would only start the download again.
 */
export const LOAD_SILENCE = 120_000;

/** Milliseconds before a script that could not be loaded is loaded again. */
export const LOAD_AGAIN_AFTER = 1000;

/** Maximum number of tries for a request. */
const TRIES = 2;

const MINUTE = 60_000;

interface Job<K> extends Omit<Errand<K>, 'id'> {
  readonly lane: string | null;
  readonly isIdle: boolean;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (reason: unknown) => void;
  tries: number;
}

/** Makes a pool. Its workers start when they are first needed. */
export function startPool<T extends Tasks<T>, K = never>(options: PoolOptions<T, K>): WorkerPool<T, K> {
  const { name, makeWorker, silence, size = 1, onCancel = 'end', idle = MINUTE, clock = REAL_CLOCK } = options;
  let waiting: readonly Job<K>[] = [];
  let free: readonly Hand<K>[] = [];
  const running = new Map<Job<K>, Hand<K>>();
  /** Hands (workers, or the page) whose request was canceled or interrupted, until they have given it up. */
  const leaving = new Set<Hand<K>>();
  /** Whether starting a worker has failed. */
  let isWorkerless = false;
  /** Whether a script failed to load less than `LOAD_AGAIN_AFTER` ago, so that the next start must wait. */
  let isHolding = false;
  let lastId = 0;
  let stopIdling = (): void => undefined;

  function takeHand(): Hand<K> | null {
    free = free.filter((hand) => hand.isAlive());
    const [first, ...others] = free;
    if (first) {
      free = others;
      return first;
    }
    const most = isWorkerless ? 1 : size;
    return isHolding || running.size + leaving.size >= most ? null : startHand();
  }

  function startHand(): Hand<K> {
    if (!isWorkerless) {
      try {
        return workerHand(makeWorker(), LOAD_SILENCE, clock);
      } catch (error) {
        console.warn(`${name}: no worker can be started`, error);
        isWorkerless = true;
      }
    }
    return pageHand(options.loadWorks);
  }

  function runNext(): void {
    while (waiting.length > 0) {
      const hand = takeHand();
      if (!hand) return;
      const job = waiting.find(({ isIdle }) => !isIdle) ?? waiting[0];
      waiting = waiting.filter((other) => other !== job);
      running.set(job, hand);
      job.tries++;
      lastId++;
      hand.do({ ...job, id: lastId }, (outcome) => finish(job, hand, outcome));
    }
  }

  function finish(job: Job<K>, hand: Hand<K>, outcome: Outcome): void {
    // A request that is not running any more was canceled or interrupted.
    const isWanted = running.get(job) === hand && running.delete(job);
    leaving.delete(hand);
    if (outcome.is !== 'dead') setFree(hand);
    if (isWanted) settle(job, outcome);
    runNext();
  }

  /**
   * Interrupts a running idle request if a request that is not idle is waiting. Does nothing while a worker is still
   * giving up another request. Called after all requests that can start have started.
   */
  function interrupt(): void {
    if (onCancel !== 'ask' || leaving.size > 0 || !waiting.some(({ isIdle }) => !isIdle)) return;
    const [idle] = [...running].filter(([job]) => job.isIdle).slice(-1);
    if (!idle) return;
    const [job, hand] = idle;
    running.delete(job);
    job.tries--;
    waiting = [job, ...waiting];
    leaving.add(hand);
    hand.cancel();
  }

  function settle(job: Job<K>, outcome: Outcome): void {
    if (outcome.is === 'answer') job.resolve(outcome.answer);
    else if (outcome.is === 'thrown') job.reject(new WorkerFailure(name, 'thrown', outcome.thrown));
    else if (outcome.code === 'silent' || job.tries >= TRIES) job.reject(new WorkerFailure(name, outcome.code));
    else {
      waiting = [job, ...waiting];
      if (outcome.code === 'unloaded') hold();
    }
  }

  function hold(): void {
    isHolding = true;
    clock.after(LOAD_AGAIN_AFTER, () => {
      isHolding = false;
      runNext();
    });
  }

  function setFree(hand: Hand<K>): void {
    free = [...free, hand];
    stopIdling();
    stopIdling = clock.after(idle, () => {
      for (const unused of free) unused.end();
      free = [];
    });
  }

  function cancel(job: Job<K>): void {
    waiting = waiting.filter((other) => other !== job);
    const hand = running.get(job);
    if (!hand) return;
    running.delete(job);
    if (onCancel === 'ask') {
      leaving.add(hand);
      hand.cancel();
    } else {
      hand.end();
      runNext();
    }
  }

  function ask(
    lane: string | null,
    kind: keyof T,
    request: unknown,
    { signal, onProgress, kept, isIdle = false }: AskOptions<K, never> = {},
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      const onAbort = (): void => {
        cancel(job);
        reject(signal?.reason);
      };
      const forget = (): void => signal?.removeEventListener('abort', onAbort);
      const job: Job<K> = {
        lane,
        isIdle,
        kind,
        request,
        kept: kept ?? null,
        silence: silence[kind],
        tries: 0,
        onProgress: (progress) => {
          if (running.has(job)) onProgress?.(progress as never);
        },
        resolve: (answer) => {
          forget();
          resolve(answer);
        },
        reject: (reason) => {
          forget();
          reject(reason);
        },
      };
      signal?.addEventListener('abort', onAbort);
      const replaced = waiting.filter((other) => lane !== null && other.lane === lane);
      waiting = [...waiting.filter((other) => !replaced.includes(other)), job];
      for (const other of replaced) other.resolve(null);
      runNext();
      interrupt();
    });
  }

  return {
    size,
    ask: (kind, request, asked) => ask(null, kind, request, asked) as Promise<never>,
    askInLane: (lane, kind, request, asked) => ask(lane, kind, request, asked) as Promise<never>,
  };
}
