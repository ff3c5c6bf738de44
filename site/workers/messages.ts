/** One kind of work: the types of its request, its answer and its progress reports. */
interface Task {
  readonly request: unknown;
  readonly answer: unknown;
  readonly progress?: unknown;
}

/** The kinds of work that a worker does, by name. Everything in them must survive `postMessage`. */
export type Tasks<T> = { readonly [Kind in keyof T]: Task };

/** What the page sends to a worker. */
export type ToWorker =
  /** The large value that the requests after this message share: see `Kept`. */
  | { readonly is: 'keep'; readonly value: unknown }
  | { readonly is: 'ask'; readonly id: number; readonly kind: PropertyKey; readonly request: unknown }
  | { readonly is: 'cancel'; readonly id: number };

/** What a worker sends to the page. Each message is a sign of life. */
export type FromWorker =
  /** The script has been loaded. */
  | { readonly is: 'ready' }
  | { readonly is: 'alive'; readonly id: number }
  | { readonly is: 'progress'; readonly id: number; readonly progress: unknown }
  | { readonly is: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly is: 'thrown'; readonly id: number; readonly thrown: Thrown };

/**
 * The parts of an error that are sent to the page. `postMessage` would drop the class of the error, and additional
 * properties such as `code`.
 */
export interface Thrown {
  readonly name: string;
  readonly message: string;
  /** The error's `code` if it is a text, otherwise null. */
  readonly code: string | null;
}

/** Returns the parts of an error that can be posted. */
export function thrownOf(error: unknown): Thrown {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), code: null };
  const { name, message } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  return { name, message, code };
}
