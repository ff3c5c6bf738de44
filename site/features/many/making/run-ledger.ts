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
import type { Verdict } from '#scanning';
import type { keptOrder, MakerPool } from '#workers/batch';

export type RunRow =
  | (BatchRow & Partial<Pick<PageRow, 'copies' | 'lines' | 'figure'>>)
  | { readonly number: number; readonly reason: string };

export interface RowWithoutCode {
  readonly number: number;
  /** Why the run made no code: a kind of failure, or a sentence about what is wrong with the row in the table. */
  readonly because: { readonly failure: RowFailure } | { readonly reason: string };
}

/** A QR code version (1 to 40) whose verdict is below *scans everywhere*. One code of each version is judged. */
export interface BelowEverywhere {
  readonly version: number;
  readonly codes: number;
  readonly verdict: Exclude<Verdict, 'everywhere'>;
  /** The number of the row that was judged. */
  readonly row: number;
}

/** Rows with words that could not be printed as requested. */
export interface CautionedRows {
  readonly caution: PrintCaution;
  readonly count: number;
  /** The numbers of the first rows among them. */
  readonly rows: readonly number[];
}

export interface RunState {
  readonly phase: 'making' | 'judging' | 'finished' | 'canceled' | 'failed' | 'unloaded';
  /** How many rows were processed. */
  readonly done: number;
  /** How many codes are in the file: an archive or a PDF. */
  readonly made: number;
  /** How many of the codes in the file were read back. */
  readonly readBack: number;
  readonly leftOut: readonly RowWithoutCode[];
  /** How many of the rows that were left out can be tried again. */
  readonly retryable: number;
  readonly below: readonly BelowEverywhere[];
  readonly cautioned: readonly CautionedRows[];
  /** Processed rows per second; 0 while unknown. */
  readonly rate: number;
}

export interface RunSource {
  readonly order: RunOrder;
  readonly read: (signal: AbortSignal) => AsyncIterable<RunRow>;
  /** The date of the files in an archive. */
  readonly date: Date;
}

export interface RunWords {
  readonly manifest: string;
  readonly failures: Readonly<Record<RowFailure, string>>;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly cautions: Readonly<Record<PrintCaution, string>>;
  readonly unjudged: string;
  readonly canceledHere: string;
  readonly incompleteTitle: (title: string) => string;
}

interface ManifestFacts {
  readonly type: string;
  readonly fileOf: (name: string) => string;
  /** SHA-256 of the single file with all codes; undefined if each code has a file of its own. */
  readonly sha256?: string;
  readonly isCanceled: boolean;
}

type MadeOutcome = Extract<RowOutcome, { readonly facts: unknown }>;

interface VersionTally {
  codes: number;
  judged: { readonly verdict: Verdict; readonly row: number } | null;
}

const NAMED = 5;

export const BEGUN: RunState = {
  phase: 'making',
  ...{ done: 0, made: 0, readBack: 0, leftOut: [], retryable: 0, below: [], cautioned: [], rate: 0 },
};

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

  /** Judges the row of each version with the least error correction to spare, unless one like it was judged before. */
  async judge(pool: MakerPool, kept: ReturnType<typeof keptOrder>, signal: AbortSignal): Promise<void> {
    const asked = this.#worst.unjudged().map(async ([version, worst]) => {
      const verdict = await pool.ask('judge', worst.row, { signal, kept });
      this.#worst.setJudged(version, worst);
      const tally = this.#versions.get(version);
      if (tally) tally.judged = { verdict, row: worst.row.number };
    });
    await Promise.all(asked);
  }

  *manifestRows(words: RunWords, { type, fileOf, sha256, isCanceled }: ManifestFacts): Generator<ManifestRow> {
    for (const { number, name, facts: own, cautions } of this.made) {
      const judged = this.#versions.get(own.version)?.judged;
      const verdict = judged ? words.verdicts[judged.verdict] : words.unjudged;
      const facts = { ...own, sha256: sha256 ?? own.sha256 };
      const caution = cautions.map((each) => words.cautions[each]).join(' ');
      yield { number, file: fileOf(name), type, verdict, facts, caution };
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
