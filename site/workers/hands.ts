import { type Clock, startWatchdog } from './clock.ts';
import { type FromWorker, type Thrown, type ToWorker, thrownOf } from './messages.ts';
import type { WorkContext } from './work-context.ts';

/** A large value that several requests share, such as an image. */
export interface Kept<K> {
  /** The value itself. It is not sent again to a worker that has it already. */
  readonly value: K;
  /** Returns a copy to be sent to a worker, and the buffers in it that can be transferred instead of copied again. */
  readonly copy: () => { readonly value: K; readonly transfer: Transferable[] };
}

/** One request on its way to a worker or to the page's own thread. */
export interface Errand<K> {
  readonly id: number;
  readonly kind: PropertyKey;
  readonly request: unknown;
  readonly kept: Kept<K> | null;
  /** Milliseconds without a sign of life before the worker counts as dead. */
  readonly silence: number;
  readonly onProgress: (progress: unknown) => void;
}

/** How an errand ended. The hand can be used again after an answer or an error of the work. */
export type Outcome =
  | { readonly is: 'answer'; readonly answer: unknown }
  | { readonly is: 'thrown'; readonly thrown: Thrown }
  /** The errand was not done, and the hand must not be used again. */
  | { readonly is: 'dead'; readonly code: 'unavailable' | 'unloaded' | 'crashed' | 'silent' };

/** Does one errand at a time, in a worker or on the page's own thread. */
export interface Hand<K> {
  /** Begins an errand and reports its outcome, unless `end` is called first. */
  do(errand: Errand<K>, onOutcome: (outcome: Outcome) => void): void;
  /** Asks the hand to give up its errand. The errand's outcome is still reported, and may even be an answer. */
  cancel(): void;
  /** Ends the hand at once. No outcome is reported afterwards. */
  end(): void;
  /** Whether the hand can do another errand. */
  isAlive(): boolean;
}

/** The part of `Worker` that a pool uses. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/**
 * Returns a hand that works in a worker. `loadSilence` is the time in milliseconds that the worker's script may take to
 * load.
 */
export function workerHand<K>(worker: WorkerLike, loadSilence: number, clock: Clock): Hand<K> {
  let isLoaded = false;
  let isDead = false;
  let keptValue: K | undefined;
  let current: { readonly errand: Errand<K>; readonly onOutcome: (outcome: Outcome) => void } | null = null;
  let watchdog: ReturnType<typeof startWatchdog> | null = null;

  const post = (message: ToWorker, transfer: Transferable[] = []): void => worker.postMessage(message, transfer);

  function watch(ms: number): void {
    watchdog?.stop();
    watchdog = startWatchdog(clock, ms, () => die('silent'));
  }

  function finish(outcome: Outcome): void {
    watchdog?.stop();
    const ended = current;
    current = null;
    ended?.onOutcome(outcome);
  }

  function die(code: 'unloaded' | 'crashed' | 'silent'): void {
    isDead = true;
    worker.terminate();
    finish({ is: 'dead', code });
  }

  worker.addEventListener('message', (event) => {
    const message = (event as MessageEvent<FromWorker>).data;
    if (!isLoaded) {
      isLoaded = true;
      if (current) watch(current.errand.silence);
    }
    watchdog?.reset();
    if (message.is === 'ready' || message.id !== current?.errand.id) return;
    if (message.is === 'progress') current.errand.onProgress(message.progress);
    else if (message.is !== 'alive') finish(message);
  });
  worker.addEventListener('error', () => die(isLoaded ? 'crashed' : 'unloaded'));
  worker.addEventListener('messageerror', () => die('crashed'));

  return {
    do(errand, onOutcome) {
      current = { errand, onOutcome };
      watch(isLoaded ? errand.silence : loadSilence);
      const { id, kind, request, kept } = errand;
      try {
        if (kept && kept.value !== keptValue) {
          keptValue = kept.value;
          const copied = kept.copy();
          post({ is: 'keep', value: copied.value }, copied.transfer);
        }
        post({ is: 'ask', id, kind, request });
      } catch (error) {
        // The request contains a value that cannot be posted, so the worker never received it.
        finish({ is: 'thrown', thrown: thrownOf(error) });
      }
    },
    cancel() {
      if (current) post({ is: 'cancel', id: current.errand.id });
    },
    end() {
      isDead = true;
      watchdog?.stop();
      current = null;
      worker.terminate();
    },
    isAlive: () => !isDead,
  };
}

/** The functions that do the work, by kind of work. */
type Works<K> = Readonly<Record<PropertyKey, (request: unknown, context: WorkContext<K>) => unknown>>;

/** Returns a hand that works on the page's own thread, for browsers that cannot start workers. */
export function pageHand<K>(loadWorks: (() => Promise<object>) | undefined): Hand<K> {
  let controller = new AbortController();
  let isEnded = false;

  async function work({ kind, request, kept, onProgress }: Errand<K>, signal: AbortSignal): Promise<Outcome> {
    const context: WorkContext<K> = {
      signal,
      kept: kept?.value ?? null,
      progress: (progress) => {
        if (!signal.aborted) onProgress(progress);
      },
      alive: () => undefined,
      transfer: () => undefined,
    };
    if (!loadWorks) return { is: 'dead', code: 'unavailable' };
    const works = (await loadWorks().catch(warn)) as Works<K> | null;
    if (!works) return { is: 'dead', code: 'unloaded' };
    try {
      return { is: 'answer', answer: await works[kind](request, context) };
    } catch (error) {
      return { is: 'thrown', thrown: thrownOf(error) };
    }
  }

  function warn(error: unknown): null {
    console.warn('The work for the page could not be loaded', error);
    return null;
  }

  return {
    do(errand, onOutcome) {
      const own = new AbortController();
      controller = own;
      void work(errand, own.signal).then((outcome) => {
        if (!isEnded) onOutcome(outcome);
      });
    },
    cancel: () => controller.abort(),
    end() {
      isEnded = true;
      controller.abort();
    },
    isAlive: () => !isEnded,
  };
}
