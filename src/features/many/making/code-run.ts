import { type BatchRow, type RunOrder, writeManifest } from '#batch';
import { keptOrder, type MadeRows, type MakeTasks, makeRows } from '#batch/worker';
import { ZipWriter } from '#batch/zip';
import { WorkerFailure, type WorkerPool } from '#workers';
import { BEGUN, RunLedger, type RunRow, type RunSource, type RunState, type RunWords } from './run-ledger.ts';

/** Codes of one table on their way into an archive. Files are kept as Blobs, which browsers move to disk. */
export class CodeRun {
  readonly #source: RunSource;
  readonly #pool: WorkerPool<MakeTasks, RunOrder>;
  readonly #kept: ReturnType<typeof keptOrder>;
  readonly #listeners = new Set<() => void>();
  readonly #zip: ZipWriter;
  readonly #parts: Blob[] = [];
  readonly #ledger = new RunLedger();
  #controller = new AbortController();
  #state = BEGUN;

  constructor(source: RunSource, pool: WorkerPool<MakeTasks, RunOrder>) {
    this.#source = source;
    this.#pool = pool;
    this.#kept = keptOrder(source.order);
    this.#zip = new ZipWriter(source.date);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): RunState => this.#state;

  /** Makes all rows. Resolves when the run has ended in any way. */
  make(): Promise<void> {
    return this.#run((signal) => this.#source.read(signal));
  }

  /** Makes the rows that failed once more. */
  retry(): Promise<void> {
    const { failed } = this.#ledger;
    const rows = [...failed.values()];
    failed.clear();
    for (const { number } of rows) this.#ledger.takeBack(number);
    return this.#run(async function* () {
      yield* rows;
    }, this.#state.done - rows.length);
  }

  /** Bytes of the archive so far, without its manifest. */
  get size(): number {
    return this.#zip.length;
  }

  cancel(): void {
    this.#controller.abort();
  }

  /** Returns the archive of all that was made, with its manifest. */
  async archive(words: RunWords): Promise<Blob> {
    const texts: string[] = [];
    for (const piece of writeManifest(this.#manifestRows(words))) {
      texts.push(piece);
      // Long manifests leave the page its turns.
      await new Promise((resolve) => setTimeout(resolve));
    }
    const entry = await this.#pool.ask('pack', new Blob(texts), {});
    return new Blob([...this.#parts, ...this.#zip.end([{ name: words.manifest, entry }])], { type: 'application/zip' });
  }

  async #run(read: (signal: AbortSignal) => AsyncIterable<RunRow>, done = 0): Promise<void> {
    this.#controller = new AbortController();
    const { signal } = this.#controller;
    this.#change({ phase: 'making', done, rate: 0, retryable: 0, leftOut: this.#ledger.leftOut() });
    try {
      await this.#makeRows(read(signal), signal, done);
      this.#change({ phase: 'judging' });
      await this.#ledger.judge(this.#pool, this.#kept, signal);
      this.#change({ phase: 'finished' });
    } catch (error) {
      if (!signal.aborted) console.error(error);
      this.#change({ phase: signal.aborted ? 'canceled' : phaseAfter(error) });
    }
    const { failed } = this.#ledger;
    this.#change({ leftOut: this.#ledger.leftOut(), retryable: failed.size, below: this.#ledger.below() });
  }

  async #makeRows(rows: AsyncIterable<RunRow>, signal: AbortSignal, doneBefore: number): Promise<void> {
    /** Those that were asked for, until they come. */
    const asked = new Map<number, BatchRow>();
    const ledger = this.#ledger;
    async function* codes(): AsyncGenerator<BatchRow> {
      for await (const row of rows) {
        if ('reason' in row) ledger.leaveOut({ number: row.number, because: { reason: row.reason } });
        else {
          asked.set(row.number, row);
          yield row;
        }
      }
    }
    const begin = performance.now();
    let count = 0;
    for await (const made of makeRows(this.#pool, this.#kept, codes(), signal)) {
      signal.throwIfAborted();
      this.#take(made, asked);
      count += made.outcomes.length;
      const seconds = (performance.now() - begin) / 1000;
      this.#change({
        done: doneBefore + count,
        made: ledger.made.length,
        readBack: ledger.readBack,
        rate: seconds < 0.5 ? 0 : count / seconds,
      });
    }
  }

  #take({ outcomes, files: { entries, data } }: MadeRows, asked: Map<number, BatchRow>): void {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let at = 0;
    for (const { name, method, crc, size, packedSize } of entries) {
      const packed = data.subarray(at, at + packedSize);
      parts.push(this.#zip.add({ name, entry: { method, crc, size, data: packed } }), packed);
      at += packedSize;
    }
    if (parts.length > 0) this.#parts.push(new Blob(parts));
    for (const outcome of outcomes) {
      const row = asked.get(outcome.number) as BatchRow;
      asked.delete(outcome.number);
      this.#ledger.add(outcome, row);
    }
  }

  #manifestRows(words: RunWords) {
    const { design, file } = this.#source.order;
    const isCanceled = this.#state.phase === 'canceled';
    return this.#ledger.manifestRows(words, design.type, (name) => `${name}.${file.format}`, isCanceled);
  }

  #change(part: Partial<RunState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}

/** How a run ends with an error. */
export function phaseAfter(error: unknown): RunState['phase'] {
  const isUnloaded = error instanceof WorkerFailure && (error.code === 'unloaded' || error.code === 'unavailable');
  return isUnloaded ? 'unloaded' : 'failed';
}
