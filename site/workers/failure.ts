import type { Thrown } from './messages.ts';

/**
 * Why a worker gave no answer.
 * - `unavailable`: the browser cannot start workers, and the page cannot do the work itself (no `loadWorks`).
 * - `unloaded`: the worker's script, or the functions that `loadWorks` loads for the page, could not be loaded.
 * - `crashed`: the worker ended with an error.
 * - `silent`: it gave no sign of life for too long. For example, it ran out of memory.
 * - `thrown`: the work itself threw an error.
 */
export type WorkerFailureCode = 'unavailable' | 'unloaded' | 'crashed' | 'silent' | 'thrown';

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
