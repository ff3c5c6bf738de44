import type { BatchRow, RunOrder } from '#batch';
import { WorkerFailure, type WorkerPool } from '#workers';
import { keptOrder, type MakeTasks } from '#workers/batch';
import { BEGUN, RunLedger, type RunRow, type RunSource, type RunState } from './run-ledger.ts';

type Rows = AsyncIterable<RunRow>;

/** Makes the codes of one table, and puts them into files. This class contains what the runs of all outputs share. */
export abstract class TableRun {
  protected readonly source: RunSource;
  protected readonly pool: WorkerPool<MakeTasks, RunOrder>;
  protected readonly kept: ReturnType<typeof keptOrder>;
  protected readonly ledger = new RunLedger();
  readonly #listeners = new Set<() => void>();
  #controller = new AbortController();
  #state = BEGUN;
  #rate = { begin: 0, before: 0 };

  constructor(source: RunSource, pool: WorkerPool<MakeTasks, RunOrder>) {
    this.source = source;
    this.pool = pool;
    this.kept = keptOrder(source.order);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): RunState => this.#state;

  /** Bytes of the file so far. */
  abstract get size(): number;

  /**
   * Makes the codes of rows, and records the results. Rejects with a `WorkerFailure` if a worker fails and no single
   * row is the cause. If `signal` is aborted, rejects with the signal's reason.
   */
  protected abstract makeRows(rows: AsyncIterable<BatchRow>, signal: AbortSignal): Promise<void>;

  /** Makes the codes of all rows. Resolves when the run has ended in any way. */
  make(): Promise<void> {
    return this.#run((signal) => this.source.read(signal), 0);
  }

  /** Tries to make the codes of the failed rows again. */
  retry(): Promise<void> {
    const { failed } = this.ledger;
    const rows = [...failed.values()];
    failed.clear();
    for (const { number } of rows) this.ledger.takeBack(number);
    return this.#run(async function* () {
      yield* rows;
    }, this.#state.done - rows.length);
  }

  cancel(): void {
    this.#controller.abort();
  }

  /** Reports that `rows` more rows were processed. */
  protected advance(rows: number): void {
    const done = this.#state.done + rows;
    const { begin, before } = this.#rate;
    const seconds = (performance.now() - begin) / 1000;
    const { made, readBack } = this.ledger;
    this.#change({ done, made: made.length, readBack, rate: seconds < 0.5 ? 0 : (done - before) / seconds });
  }

  async #run(read: (signal: AbortSignal) => Rows, done: number): Promise<void> {
    this.#controller = new AbortController();
    const { signal } = this.#controller;
    const { ledger } = this;
    this.#rate = { begin: performance.now(), before: done };
    this.#change({ phase: 'making', done, rate: 0, retryable: 0, leftOut: ledger.leftOut() });
    try {
      await this.makeRows(this.#wanted(read(signal)), signal);
      this.#change({ phase: 'judging' });
      await ledger.judge(this.pool, this.kept, signal);
      this.#change({ phase: 'finished' });
    } catch (error) {
      if (!signal.aborted) console.error(error);
      this.#change({ phase: signal.aborted ? 'canceled' : phaseAfter(error) });
    }
    this.#change({
      ...{ leftOut: ledger.leftOut(), retryable: ledger.failed.size },
      ...{ below: ledger.below(), cautioned: ledger.cautioned() },
    });
  }

  /** Yields the rows that give a code, and records the others as left out. */
  async *#wanted(rows: Rows): AsyncGenerator<BatchRow> {
    for await (const row of rows) {
      if ('reason' in row) this.ledger.leaveOut({ number: row.number, because: { reason: row.reason } });
      else yield row;
    }
  }

  #change(part: Partial<RunState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}

/** Returns the phase of a run that ended with an error. */
function phaseAfter(error: unknown): RunState['phase'] {
  const isUnloaded = error instanceof WorkerFailure && error.code === 'unloaded';
  return isUnloaded ? 'unloaded' : 'failed';
}
