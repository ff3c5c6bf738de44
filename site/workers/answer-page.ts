import type { FromWorker } from './pool.ts';

interface Task {
  readonly request: unknown;
  readonly answer: unknown;
  readonly progress?: unknown;
}

/** The kinds of work that a worker does, by name. Everything in them must survive `postMessage`. */
export type Tasks<T> = { readonly [Kind in keyof T]: Task };

export type ToWorker =
  /** The large value that the requests after this message share: see `Shared`. */
  | { readonly is: 'share'; readonly value: unknown }
  | { readonly is: 'ask'; readonly id: number; readonly kind: PropertyKey; readonly request: unknown }
  | { readonly is: 'cancel'; readonly id: number };

/** `postMessage` would drop the class of an error, and additional properties such as `code`. */
export interface Thrown {
  readonly name: string;
  readonly message: string;
  /** The error's `code` if it is a text, otherwise null. */
  readonly code: string | null;
}

export interface WorkContext<K = unknown, P = unknown> {
  /** Aborts when nobody needs the answer any more. */
  readonly signal: AbortSignal;
  /** The value passed with this request (`AskOptions.shared`), else with an earlier one. Null if there is none. */
  readonly shared: K | null;
  /** Reports progress to the caller. Counts as a sign of life. */
  readonly progress: (progress: P) => void;
  /** A sign of life, at most one per second. From the work itself: a timer would also run while the work hangs. */
  readonly alive: () => void;
  /** Transfers a buffer of the answer to the page instead of copying it. */
  readonly transfer: (buffer: ArrayBuffer) => void;
}

/** An error in one reaches the page as a `WorkerFailure` with the error's name, message and code. */
export type WorksOf<T extends Tasks<T>, K> = {
  readonly [Kind in keyof T]: (
    request: T[Kind]['request'],
    context: WorkContext<K, T[Kind]['progress']>,
  ) => T[Kind]['answer'] | Promise<T[Kind]['answer']>;
};

interface PagePort {
  postMessage(message: FromWorker, options?: { readonly transfer?: Transferable[] }): void;
  addEventListener(type: 'message', listener: (event: { readonly data: ToWorker }) => void): void;
}

/** Milliseconds between two signs of life. */
const SIGN_EVERY = 1000;

/** Answers the page's requests. To be called once; nothing else may use the worker's messages. */
export function answerPage<T extends Tasks<T>, K = never>(works: WorksOf<T, K>, port: PagePort = self): void {
  let shared: K | null = null;
  const controllers = new Map<number, AbortController>();

  async function answer(id: number, kind: keyof T, request: T[keyof T]['request']): Promise<void> {
    const controller = new AbortController();
    controllers.set(id, controller);
    const transfer: Transferable[] = [];
    let lastSign = performance.now();
    const context: WorkContext<K, T[keyof T]['progress']> = {
      signal: controller.signal,
      shared,
      progress: (progress) => {
        lastSign = performance.now();
        port.postMessage({ is: 'progress', id, progress });
      },
      alive: () => {
        if (performance.now() - lastSign < SIGN_EVERY) return;
        lastSign = performance.now();
        port.postMessage({ is: 'alive', id });
      },
      transfer: (buffer) => transfer.push(buffer),
    };
    try {
      port.postMessage({ is: 'answer', id, answer: await works[kind](request, context) }, { transfer });
    } catch (error) {
      port.postMessage({ is: 'thrown', id, thrown: thrownOf(error) });
    } finally {
      controllers.delete(id);
    }
  }

  port.addEventListener('message', ({ data: message }) => {
    if (message.is === 'share') shared = message.value as K;
    else if (message.is === 'cancel') controllers.get(message.id)?.abort();
    else void answer(message.id, message.kind as keyof T, message.request);
  });
  port.postMessage({ is: 'ready' });
}

export function thrownOf(error: unknown): Thrown {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), code: null };
  const { name, message } = error;
  return { name, message, code: 'code' in error && typeof error.code === 'string' ? error.code : null };
}
