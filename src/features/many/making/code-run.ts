import {
  type BatchRow,
  type ManifestRow,
  type RowFailure,
  type RowOutcome,
  type RunOrder,
  WorstRows,
  writeManifest,
} from '#batch';
import { keptOrder, type MadeRows, type MakeTasks, makeRows } from '#batch/worker';
import { ZipWriter } from '#batch/zip';
import type { Verdict } from '#scanning';
import { WorkerFailure, type WorkerPool } from '#workers';

/** A row of a table: a code to be made, or why there is none. */
export type RunRow = BatchRow | { readonly number: number; readonly reason: string };

/** A row that has no code. */
export interface LeftOut {
  readonly number: number;
  /** Why, in a word of the run or a sentence of the table. */
  readonly because: { readonly failure: RowFailure } | { readonly reason: string };
}

/** Codes of a version that do not scan everywhere. */
export interface BelowEverywhere {
  readonly version: number;
  readonly codes: number;
  readonly verdict: Exclude<Verdict, 'everywhere'>;
  /** The number of the row that was judged. */
  readonly row: number;
}

/** How far a run has got. */
export interface RunState {
  readonly phase: 'making' | 'judging' | 'finished' | 'canceled' | 'failed' | 'unloaded';
  /** Rows that were dealt with. */
  readonly done: number;
  /** Codes in the archive, and those of them that were read back. */
  readonly made: number;
  readonly readBack: number;
  readonly leftOut: readonly LeftOut[];
  /** Of those, the rows that may be tried again. */
  readonly retryable: number;
  readonly below: readonly BelowEverywhere[];
  /** Codes per second; 0 as long as nobody knows. */
  readonly rate: number;
}

/** What a run is made of. */
export interface RunSource {
  readonly order: RunOrder;
  /** Rows of the table, made or not. */
  readonly rows: number;
  /** The rows from the first on. */
  readonly read: (signal: AbortSignal) => AsyncIterable<RunRow>;
  /** The date of the files in the archive. */
  readonly date: Date;
}

/** What the archive says in words. */
export interface RunWords {
  readonly manifest: string;
  readonly failures: Readonly<Record<RowFailure, string>>;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly unjudged: string;
  readonly canceledHere: string;
}

type MadeOutcome = Extract<RowOutcome, { readonly facts: unknown }>;

/** What a version's rows come to. */
interface VersionTally {
  codes: number;
  judged: { readonly verdict: Verdict; readonly row: number } | null;
}

const BEGUN: RunState = {
  phase: 'making',
  ...{ done: 0, made: 0, readBack: 0, leftOut: [], retryable: 0, below: [], rate: 0 },
};

/** Codes of one table on their way into an archive. Files are kept as Blobs, which browsers move to disk. */
export class CodeRun {
  readonly #source: RunSource;
  readonly #pool: WorkerPool<MakeTasks, RunOrder>;
  readonly #kept: ReturnType<typeof keptOrder>;
  readonly #listeners = new Set<() => void>();
  readonly #zip: ZipWriter;
  readonly #parts: Blob[] = [];
  /** Rows that were made, in the order of the archive. */
  readonly #made: MadeOutcome[] = [];
  readonly #leftOut = new Map<number, LeftOut>();
  /** Rows that may be tried again. */
  readonly #failed = new Map<number, BatchRow>();
  readonly #worst = new WorstRows();
  readonly #versions = new Map<number, VersionTally>();
  #controller = new AbortController();
  #readBack = 0;
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
    const rows = [...this.#failed.values()];
    this.#failed.clear();
    for (const { number } of rows) this.#leftOut.delete(number);
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
    this.#change({ phase: 'making', done, rate: 0, retryable: 0, leftOut: this.#listLeftOut() });
    try {
      await this.#makeRows(read(signal), signal, done);
      this.#change({ phase: 'judging' });
      await this.#judge(signal);
      this.#change({ phase: 'finished' });
    } catch (error) {
      if (!signal.aborted) console.error(error);
      this.#change({ phase: signal.aborted ? 'canceled' : phaseAfter(error) });
    }
    this.#change({ leftOut: this.#listLeftOut(), retryable: this.#failed.size, below: this.#listBelow() });
  }

  async #makeRows(rows: AsyncIterable<RunRow>, signal: AbortSignal, doneBefore: number): Promise<void> {
    /** Those that were asked for, until they come. */
    const asked = new Map<number, BatchRow>();
    const leaveOut = (row: LeftOut): void => void this.#leftOut.set(row.number, row);
    async function* codes(): AsyncGenerator<BatchRow> {
      for await (const row of rows) {
        if ('reason' in row) leaveOut({ number: row.number, because: { reason: row.reason } });
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
        made: this.#made.length,
        readBack: this.#readBack,
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
      if ('failure' in outcome) {
        this.#leftOut.set(outcome.number, { number: outcome.number, because: { failure: outcome.failure } });
        if (outcome.failure !== 'empty' && outcome.failure !== 'too-long') this.#failed.set(outcome.number, row);
        continue;
      }
      const { version, budget, readBy } = outcome.facts;
      this.#made.push(outcome);
      if (readBy !== null) this.#readBack++;
      const tally = this.#versions.get(version) ?? { codes: 0, judged: null };
      tally.codes++;
      this.#versions.set(version, tally);
      if (budget) this.#worst.add(version, row, budget);
    }
  }

  async #judge(signal: AbortSignal): Promise<void> {
    const asked = this.#worst.unjudged().map(async ([version, worst]) => {
      const verdict = await this.#pool.ask('judge', worst.row, { signal, kept: this.#kept });
      this.#worst.setJudged(version, worst);
      const tally = this.#versions.get(version);
      if (tally) tally.judged = { verdict, row: worst.row.number };
    });
    await Promise.all(asked);
  }

  *#manifestRows(words: RunWords): Generator<ManifestRow> {
    const { design, file } = this.#source.order;
    for (const { number, name, facts } of this.#made) {
      const judged = this.#versions.get(facts.version)?.judged;
      const verdict = judged ? words.verdicts[judged.verdict] : words.unjudged;
      yield { number, file: `${name}.${file.format}`, type: design.type, verdict, facts };
    }
    for (const { number, because } of this.#listLeftOut()) {
      yield { number, reason: 'failure' in because ? words.failures[because.failure] : because.reason };
    }
    if (this.#state.phase !== 'canceled') return;
    yield { number: (this.#made.at(-1)?.number ?? 0) + 1, reason: words.canceledHere };
  }

  #listLeftOut(): LeftOut[] {
    return [...this.#leftOut.values()].sort((one, other) => one.number - other.number);
  }

  #listBelow(): BelowEverywhere[] {
    return [...this.#versions].flatMap(([version, { codes, judged }]) => {
      if (!judged || judged.verdict === 'everywhere') return [];
      return { version, codes, verdict: judged.verdict, row: judged.row };
    });
  }

  #change(part: Partial<RunState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}

function phaseAfter(error: unknown): RunState['phase'] {
  const isUnloaded = error instanceof WorkerFailure && (error.code === 'unloaded' || error.code === 'unavailable');
  return isUnloaded ? 'unloaded' : 'failed';
}
