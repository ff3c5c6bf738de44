import * as v from 'valibot';
import { type Tasks, type Thrown, type ToWorker, thrownOf } from './answer-page.ts';

export interface PoolOptions {
  /** The worker's name in messages in the console. */
  readonly name: string;
  /** Starts a worker whose script calls `answerPage`. May throw. */
  readonly makeWorker: () => WorkerLike;
  /** Milliseconds without a sign of life before a worker that works counts as dead. */
  readonly silence: number;
  /** Maximum number of workers. Default: 1. */
  readonly size?: number;
  /** Milliseconds after which an unused worker is ended to free its memory. Default: a minute. */
  readonly idle?: number;
}

/** The part of `Worker` that a pool uses. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** A large value that several requests share, such as an image. */
export interface Shared<K> {
  /** The value itself. It is not sent again to a worker that has it already. */
  readonly value: K;
  /** Returns a copy to be sent to a worker, and the buffers in it that can be transferred instead of copied again. */
  readonly copy: () => { readonly value: K; readonly transfer: Transferable[] };
}

export interface AskOptions<K, P> {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: P) => void;
  /** A large value that the work needs besides the request. It is sent only to a worker that does not have it. */
  readonly shared?: Shared<K>;
}

/** A pool of workers. Each worker answers one request at a time, and requests wait in their order. */
export interface WorkerPool<T extends Tasks<T>, K = never> {
  /**
   * Resolves to the answer. A request whose worker crashes or cannot be loaded is tried once more in a new worker. A
   * request whose worker falls silent is not tried again. Rejects with a `WorkerFailure`. If the signal aborts, rejects
   * at once with the signal's reason, and asks the worker to give up; one that goes on is ended after two
   * seconds.
   */
  ask<Kind extends keyof T>(
    kind: Kind,
    request: T[Kind]['request'],
    options?: AskOptions<K, T[Kind]['progress']>,
  ): Promise<T[Kind]['answer']>;
  readonly size: number;
}

/**
 * Why a worker gave no answer.
 * - `unloaded`: its script could not be loaded, or the browser cannot start workers.
 * - `crashed`: it ended with an error.
 * - `silent`: it gave no sign of life for too long. For example, it ran out of memory.
 * - `thrown`: the work itself threw an error.
 */
export type WorkerFailureCode = 'unloaded' | 'crashed' | 'silent' | 'thrown';

/** A failed request. Canceled requests reject with the reason of their signal instead. */
export class WorkerFailure extends Error {
  override readonly name = 'WorkerFailure';
  readonly code: WorkerFailureCode;
  /** The error of the work. Null unless the code is `thrown`. */
  readonly thrown: Thrown | null;

  constructor(worker: string, code: WorkerFailureCode, thrown: Thrown | null = null) {
    super(thrown ? `${worker}: ${thrown.name}: ${thrown.message}` : `${worker}: ${code}`);
    this.code = code;
    this.thrown = thrown;
  }
}

const FROM_WORKER = v.variant('is', [
  v.object({ is: v.literal('ready') }),
  v.object({ is: v.literal('alive'), id: v.number() }),
  v.object({ is: v.literal('progress'), id: v.number(), progress: v.unknown() }),
  v.object({ is: v.literal('answer'), id: v.number(), answer: v.unknown() }),
  v.object({
    is: v.literal('thrown'),
    id: v.number(),
    thrown: v.object({ name: v.string(), message: v.string(), code: v.nullable(v.string()) }),
  }),
]);

export type FromWorker = v.InferOutput<typeof FROM_WORKER>;

/** Milliseconds. A download gives no sign of life, and ending the worker would only start it again. */
const LOAD_SILENCE = 120_000;

/** Milliseconds before a script that could not be loaded is loaded again. */
const AGAIN_AFTER = 1000;

/** Milliseconds that a worker may take to give up a canceled request. Then it is ended. */
const GIVE_UP = 2000;

/** Milliseconds between two checks of a worker's silence. */
const TICK = 500;

const MINUTE = 60_000;

interface Job<K> {
  readonly kind: PropertyKey;
  readonly request: unknown;
  readonly shared: Shared<K> | undefined;
  readonly signal: AbortSignal | undefined;
  readonly onProgress: (progress: unknown) => void;
  readonly settle: (outcome: Outcome) => void;
  /** Whether a worker has died over it. */
  hasFailed: boolean;
}

type Outcome =
  | { readonly is: 'answer'; readonly answer: unknown }
  | { readonly is: 'thrown'; readonly thrown: Thrown }
  | { readonly is: 'dead'; readonly code: 'unloaded' | 'crashed' | 'silent' };

interface Hand<K> {
  /** The job that it does or is giving up. */
  readonly job: () => Job<K> | null;
  readonly begin: (job: Job<K>) => void;
  readonly cancel: () => void;
}

export function startPool<T extends Tasks<T>, K = never>(options: PoolOptions): WorkerPool<T, K> {
  const { name, makeWorker, silence, size = 1, idle = MINUTE } = options;
  const hands = new Set<Hand<K>>();
  let waiting: readonly Job<K>[] = [];
  let lastId = 0;

  function runNext(): void {
    const [job, ...others] = waiting;
    if (!job) return;
    const free = [...hands].find((hand) => hand.job() === null);
    if (!free && hands.size >= size) return;
    waiting = others;
    try {
      (free ?? startHand()).begin(job);
    } catch (error) {
      console.warn(`${name}: no worker can be started`, error);
      job.settle({ is: 'dead', code: 'unloaded' });
    }
    runNext();
  }

  /** Called when a hand has ended its job. Tries the job once more if its worker died. */
  function settle(job: Job<K>, outcome: Outcome): void {
    if (outcome.is !== 'dead' || outcome.code === 'silent' || job.hasFailed) {
      job.settle(outcome);
      return;
    }
    job.hasFailed = true;
    const repeat = (): void => {
      if (!job.signal?.aborted) waiting = [job, ...waiting];
      runNext();
    };
    if (outcome.code === 'unloaded') setTimeout(repeat, AGAIN_AFTER);
    else repeat();
  }

  function startHand(): Hand<K> {
    const worker = makeWorker();
    let job: Job<K> | null = null;
    let id = 0;
    let isLoaded = false;
    let sharedValue: K | undefined;
    /** Milliseconds that are left until the worker counts as dead. */
    let left = 0;
    /** Ticks of the page's own timer do not advance while the page, and with it the worker, is frozen. */
    let watch: ReturnType<typeof setInterval> | undefined;
    let rest: ReturnType<typeof setTimeout> | undefined;

    const isCanceled = (): boolean => job?.signal?.aborted === true;
    const post = (message: ToWorker, transfer: Transferable[] = []): void => worker.postMessage(message, transfer);

    function finish(outcome: Outcome): void {
      clearInterval(watch);
      const ended = isCanceled() ? null : job;
      job = null;
      if (outcome.is !== 'dead') rest = setTimeout(end, idle);
      if (ended) settle(ended, outcome);
      runNext();
    }

    function end(): void {
      hands.delete(hand);
      worker.terminate();
    }

    function die(code: 'unloaded' | 'crashed' | 'silent'): void {
      if (!hands.has(hand)) return;
      end();
      finish({ is: 'dead', code });
    }

    worker.addEventListener('message', ({ data }: Event & { readonly data?: unknown }) => {
      const parsed = v.safeParse(FROM_WORKER, data);
      if (!parsed.success) {
        die('crashed');
        return;
      }
      const message = parsed.output;
      isLoaded = true;
      if (!isCanceled()) left = silence;
      if (message.is === 'ready' || message.is === 'alive' || message.id !== id || !job) return;
      if (message.is !== 'progress') finish(message);
      else if (!isCanceled()) job.onProgress(message.progress);
    });
    worker.addEventListener('error', () => die(isLoaded ? 'crashed' : 'unloaded'));
    worker.addEventListener('messageerror', () => die('crashed'));

    const hand: Hand<K> = {
      job: () => job,
      begin(next) {
        clearTimeout(rest);
        job = next;
        lastId++;
        id = lastId;
        left = isLoaded ? silence : LOAD_SILENCE;
        watch = setInterval(() => {
          left -= TICK;
          if (left <= 0) die('silent');
        }, TICK);
        const { kind, request, shared } = next;
        try {
          if (shared && shared.value !== sharedValue) {
            const { value, transfer } = shared.copy();
            post({ is: 'share', value }, transfer);
            sharedValue = shared.value;
          }
          post({ is: 'ask', id, kind, request });
        } catch (error) {
          // The request contains a value that cannot be posted, so the worker never received it.
          finish({ is: 'thrown', thrown: thrownOf(error) });
        }
      },
      cancel() {
        post({ is: 'cancel', id });
        if (isLoaded) left = GIVE_UP;
      },
    };
    hands.add(hand);
    return hand;
  }

  function cancel(job: Job<K>): void {
    waiting = waiting.filter((other) => other !== job);
    for (const hand of hands) if (hand.job() === job) hand.cancel();
  }

  function ask(kind: PropertyKey, request: unknown, asked: AskOptions<K, never> = {}): Promise<unknown> {
    const { signal, onProgress, shared } = asked;
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const onAbort = (): void => {
        cancel(job);
        reject(signal?.reason);
      };
      const job: Job<K> = {
        kind,
        request,
        shared,
        signal,
        hasFailed: false,
        onProgress: (progress) => onProgress?.(progress as never),
        settle(outcome) {
          signal?.removeEventListener('abort', onAbort);
          if (outcome.is === 'answer') resolve(outcome.answer);
          else if (outcome.is === 'thrown') reject(new WorkerFailure(name, 'thrown', outcome.thrown));
          else reject(new WorkerFailure(name, outcome.code));
        },
      };
      signal?.addEventListener('abort', onAbort);
      waiting = [...waiting, job];
      runNext();
    });
  }

  return { size, ask: (kind, request, asked) => ask(kind, request, asked) as Promise<never> };
}
