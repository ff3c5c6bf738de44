import {
  type BatchRow,
  type ManifestRow,
  type PageRow,
  type PrintCaution,
  type RowFailure,
  type RowOutcome,
  type RunOrder,
  WorstRows,
} from '#batch';
import type { keptOrder, MakeTasks } from '#batch/worker';
import type { Verdict } from '#scanning';
import type { WorkerPool } from '#workers';

/** A row of a table: a code to be made, or why there is none. */
export type RunRow =
  | (BatchRow & Partial<Pick<PageRow, 'copies' | 'lines' | 'figure'>>)
  | { readonly number: number; readonly reason: string };

/** A row that has no code. */
export interface RowWithoutCode {
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

/** Rows whose words could not be printed as they were wanted. */
export interface CautionedRows {
  readonly caution: PrintCaution;
  readonly count: number;
  /** The numbers of the first of them. */
  readonly rows: readonly number[];
}

/** How far a run has got. */
export interface RunState {
  readonly phase: 'making' | 'judging' | 'finished' | 'canceled' | 'failed' | 'unloaded';
  /** Rows that were dealt with. */
  readonly done: number;
  /** Codes in the archive, and those of them that were read back. */
  readonly made: number;
  readonly readBack: number;
  readonly leftOut: readonly RowWithoutCode[];
  /** Of those, the rows that may be tried again. */
  readonly retryable: number;
  readonly below: readonly BelowEverywhere[];
  readonly cautioned: readonly CautionedRows[];
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
  readonly incompleteTitle: (title: string) => string;
}

/** What a manifest says of all rows alike. */
interface ManifestFacts {
  readonly type: string;
  /** Returns the file of a row with a name. */
  readonly fileOf: (name: string) => string;
  /** The digest of the one file that all codes are in; absent if each has its own. */
  readonly sha256?: string;
  readonly isCanceled: boolean;
}

type MadeOutcome = Extract<RowOutcome, { readonly facts: unknown }>;

/** What a version's rows come to. */
interface VersionTally {
  codes: number;
  judged: { readonly verdict: Verdict; readonly row: number } | null;
}

/** Rows of a caution that are named. */
const NAMED = 5;

/** The state of a run that has just begun. */
export const BEGUN: RunState = {
  phase: 'making',
  ...{ done: 0, made: 0, readBack: 0, leftOut: [], retryable: 0, below: [], cautioned: [], rate: 0 },
};

/** What became of the rows of a run. */
export class RunLedger {
  /** Rows that were made, in the order of the file. */
  readonly made: MadeOutcome[] = [];
  /** Rows that may be tried again. */
  readonly failed = new Map<number, BatchRow>();
  readBack = 0;
  readonly #leftOut = new Map<number, RowWithoutCode>();
  readonly #worst = new WorstRows();
  readonly #versions = new Map<number, VersionTally>();
  readonly #cautioned = new Map<PrintCaution, CautionedRows>();

  leaveOut(row: RowWithoutCode): void {
    this.#leftOut.set(row.number, row);
  }

  takeBack(number: number): void {
    this.#leftOut.delete(number);
  }

  add(outcome: RowOutcome, row: BatchRow): void {
    if ('failure' in outcome) {
      this.leaveOut({ number: outcome.number, because: { failure: outcome.failure } });
      if (outcome.failure !== 'empty' && outcome.failure !== 'too-long') this.failed.set(outcome.number, row);
      return;
    }
    const { version, budget, readBy } = outcome.facts;
    this.made.push(outcome);
    if (readBy !== null) this.readBack++;
    const tally = this.#versions.get(version) ?? { codes: 0, judged: null };
    tally.codes++;
    this.#versions.set(version, tally);
    if (budget) this.#worst.add(version, row, budget);
    for (const caution of outcome.cautions) {
      const { count, rows } = this.#cautioned.get(caution) ?? { count: 0, rows: [] };
      const named = rows.length < NAMED ? [...rows, outcome.number] : rows;
      this.#cautioned.set(caution, { caution, count: count + 1, rows: named });
    }
  }

  /** Has the worst row of each version judged that no verdict holds for yet. */
  async judge(
    pool: WorkerPool<MakeTasks, RunOrder>,
    kept: ReturnType<typeof keptOrder>,
    signal: AbortSignal,
  ): Promise<void> {
    const asked = this.#worst.unjudged().map(async ([version, worst]) => {
      const verdict = await pool.ask('judge', worst.row, { signal, kept });
      this.#worst.setJudged(version, worst);
      const tally = this.#versions.get(version);
      if (tally) tally.judged = { verdict, row: worst.row.number };
    });
    await Promise.all(asked);
  }

  *manifestRows(words: RunWords, { type, fileOf, sha256, isCanceled }: ManifestFacts): Generator<ManifestRow> {
    for (const { number, name, facts } of this.made) {
      const judged = this.#versions.get(facts.version)?.judged;
      const verdict = judged ? words.verdicts[judged.verdict] : words.unjudged;
      yield { number, file: fileOf(name), type, verdict, facts: sha256 === undefined ? facts : { ...facts, sha256 } };
    }
    for (const { number, because } of this.leftOut()) {
      yield { number, reason: 'failure' in because ? words.failures[because.failure] : because.reason };
    }
    if (isCanceled) yield { number: (this.made.at(-1)?.number ?? 0) + 1, reason: words.canceledHere };
  }

  leftOut(): RowWithoutCode[] {
    return [...this.#leftOut.values()].sort((one, other) => one.number - other.number);
  }

  cautioned(): CautionedRows[] {
    return [...this.#cautioned.values()];
  }

  below(): BelowEverywhere[] {
    return [...this.#versions].flatMap(([version, { codes, judged }]) => {
      if (!judged || judged.verdict === 'everywhere') return [];
      return { version, codes, verdict: judged.verdict, row: judged.row };
    });
  }
}
