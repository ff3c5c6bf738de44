import type { PageTrouble } from '#making';
import type { Verdict } from '#scanning';
import type { CardLoss } from '#sheets/cards';
import type { CodeFacts, ManifestRow } from './manifest.ts';
import type { PageRow } from './order.ts';

/** What became of a row: facts about its code, or why it has none. */
export type RowOutcome = MadeOutcome | RowFailure;

export interface MadeOutcome {
  readonly facts: CodeFacts;
  readonly cautions: readonly PrintCaution[];
}

/**
 * Why a row has no code.
 * - `empty`: its content is empty. `too-long`: its text is too long for any code, or for the label.
 * - `not-read-back`: the code could not be read from the finished file or page.
 * - `crashed`: its worker crashed or stopped answering. `broken`: an unexpected error occurred.
 */
export type RowFailure = 'empty' | 'too-long' | 'not-read-back' | 'crashed' | 'broken';

/** Why a part of a page, label or card could not be printed as requested. */
export type PrintCaution = PageTrouble['kind'] | 'words-cut' | 'words-left-out' | `${CardLoss}-lost`;

export interface RowWithoutCode {
  readonly number: number;
  /** Why the run made no code: a kind of failure, or a sentence about what is wrong with the row in the table. */
  readonly because: { readonly failure: RowFailure } | { readonly reason: string };
}

export interface WarnedRow {
  readonly number: number;
  /** Sentences about its content. */
  readonly caution: string;
}

/** A QR code version (1 to 40) whose verdict is below *scans everywhere*. One code of each version is judged. */
export interface BelowEverywhere {
  readonly version: number;
  readonly codes: number;
  readonly verdict: Exclude<Verdict, 'everywhere'>;
  /** The number of the row that was judged. */
  readonly row: number;
}

export interface CautionedRows {
  readonly caution: PrintCaution;
  readonly count: number;
  /** The numbers of the first rows among them. */
  readonly rows: readonly number[];
}

export interface LedgerWords {
  readonly failures: Readonly<Record<RowFailure, string>>;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly cautions: Readonly<Record<PrintCaution, string>>;
  readonly unjudged: string;
  readonly canceledHere: string;
  /** Joins whole sentences. */
  readonly sentences: (items: readonly string[]) => string;
}

interface ManifestFacts {
  readonly type: string;
  readonly fileOf: (name: string) => string;
  /** SHA-256 of the single file with all codes; undefined if each code has a file of its own. */
  readonly sha256?: string;
  readonly isCanceled: boolean;
}

interface VersionTally {
  codes: number;
  worst: WorstRow | null;
  judged: { readonly verdict: Verdict; readonly row: number; readonly reserve: number } | null;
}

interface WorstRow {
  readonly row: PageRow;
  /** How many more codewords of the block could be wrong. Negative if it already has too many to be corrected. */
  readonly reserve: number;
}

const NAMED = 5;

/** Milliseconds until the rate is told. */
const FIRST_RATE = 500;

export class Ledger {
  /** For how many rows a code was made or tried. */
  done = 0;
  made = 0;
  readBack = 0;
  leftOut = 0;
  /** How many codes have a caution, about their content or about what is printed. */
  warned = 0;
  /** How many codes have a content that cannot work. */
  dead = 0;
  readonly failed = new Map<number, PageRow>();
  readonly #most: number;
  readonly #made: (MadeOutcome & Pick<PageRow, 'number' | 'name' | 'caution'>)[] = [];
  readonly #firstWarned: WarnedRow[] = [];
  readonly #leftOut = new Map<number, RowWithoutCode>();
  readonly #versions = new Map<number, VersionTally>();
  readonly #cautioned = new Map<PrintCaution, CautionedRows>();
  #rate = { since: 0, before: 0 };

  /** Keeps the first `most` rows with a code, and as many without: all, for a manifest at the end. */
  constructor(most = Number.POSITIVE_INFINITY) {
    this.#most = most;
  }

  /** The rate counts from now on, a time in milliseconds. */
  begin(now: number): void {
    this.#rate = { since: now, before: this.done };
  }

  /** Returns how many rows are done per second; 0 while unknown. */
  rate(now: number): number {
    const { since, before } = this.#rate;
    return now - since < FIRST_RATE ? 0 : (1000 * (this.done - before)) / (now - since);
  }

  leaveOut(row: RowWithoutCode): void {
    this.leftOut++;
    if (this.#leftOut.size < this.#most) this.#leftOut.set(row.number, row);
  }

  /** Counts a row that an earlier run made, or left out for a reason. */
  recall(row: { readonly number: number } & Partial<PageRow>, reason: string, caution: string): void {
    if (reason !== '') {
      this.leaveOut({ number: row.number, because: { reason } });
      return;
    }
    this.made++;
    this.#warn(row, caution !== '');
  }

  #warn({ number, caution, isDead }: Pick<PageRow, 'number' | 'caution' | 'isDead'>, isWarned: boolean): void {
    if (isWarned) this.warned++;
    if (isDead) this.dead++;
    if (caution && this.#firstWarned.length < NAMED) this.#firstWarned.push({ number, caution });
  }

  /** Returns the first rows with a caution about their content, with its sentences. */
  firstWarned(): readonly WarnedRow[] {
    return this.#firstWarned;
  }

  /** Takes the rows that failed out of the ledger, so that they can be tried again. */
  takeBack(): readonly PageRow[] {
    const rows = [...this.failed.values()];
    for (const { number } of rows) this.#leftOut.delete(number);
    this.leftOut -= rows.length;
    this.done -= rows.length;
    this.failed.clear();
    return rows;
  }

  add(row: PageRow, outcome: RowOutcome): void {
    const { number, name } = row;
    this.done++;
    if (typeof outcome === 'string') {
      this.leaveOut({ number, because: { failure: outcome } });
      if (outcome !== 'empty' && outcome !== 'too-long' && this.failed.size < this.#most) this.failed.set(number, row);
      return;
    }
    const { facts, cautions } = outcome;
    const { version, budget, readBy } = facts;
    this.made++;
    const { caution: said } = row;
    if (this.#made.length < this.#most) {
      this.#made.push({ number, name, facts, cautions, ...(said !== undefined && { caution: said }) });
    }
    this.#warn(row, said !== undefined || cautions.length > 0);
    if (readBy !== null) this.readBack++;
    const tally = this.#versions.get(version) ?? { codes: 0, worst: null, judged: null };
    this.#versions.set(version, tally);
    tally.codes++;
    const reserve = budget ? budget.correctable - budget.used : Number.POSITIVE_INFINITY;
    if (reserve < (tally.worst?.reserve ?? Number.POSITIVE_INFINITY)) tally.worst = { row, reserve };
    for (const caution of cautions) {
      const { count, rows } = this.#cautioned.get(caution) ?? { count: 0, rows: [] };
      const named = rows.length < NAMED ? [...rows, number] : rows;
      this.#cautioned.set(caution, { caution, count: count + 1, rows: named });
    }
  }

  /** Judges the row of each version with the fewest corrections left, once. Codes of a version differ only in data. */
  async judge(ask: (row: PageRow) => Promise<Verdict>): Promise<void> {
    const unjudged = [...this.#versions.values()].filter(
      ({ worst, judged }) => worst && (!judged || worst.reserve < judged.reserve),
    );
    await Promise.all(
      unjudged.map(async (tally) => {
        const { row, reserve } = tally.worst as WorstRow;
        tally.judged = { verdict: await ask(row), row: row.number, reserve };
      }),
    );
  }

  *manifestRows(words: LedgerWords, { type, fileOf, sha256, isCanceled }: ManifestFacts): Generator<ManifestRow> {
    for (const { number, name, facts: own, cautions, caution: said } of this.#made) {
      const judged = this.#versions.get(own.version)?.judged;
      const verdict = judged ? words.verdicts[judged.verdict] : words.unjudged;
      const facts = { ...own, sha256: sha256 ?? own.sha256 };
      const printed = cautions.map((each) => words.cautions[each]);
      const caution = words.sentences([...(said === undefined ? [] : [said]), ...printed]);
      yield { number, file: fileOf(name), type, verdict, facts, caution };
    }
    for (const { number, because } of this.withoutCode()) {
      yield { number, reason: 'failure' in because ? words.failures[because.failure] : because.reason };
    }
    if (isCanceled) yield { number: (this.#made.at(-1)?.number ?? 0) + 1, reason: words.canceledHere };
  }

  /** Returns the kept rows without a code, in the order of their numbers. */
  withoutCode(): RowWithoutCode[] {
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
