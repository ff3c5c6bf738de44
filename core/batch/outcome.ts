import type { ErrorCorrectionLevel } from '#engine';
import type { PageTrouble } from '#making';
import type { CardLoss } from '#sheets/cards';
import type { BatchRow } from './run-order.ts';

export type RowOutcome =
  | {
      readonly number: number;
      readonly name: string;
      readonly facts: CodeFacts;
      readonly cautions: readonly PrintCaution[];
    }
  | { readonly number: number; readonly name: string; readonly failure: RowFailure };

/**
 * Why a row has no code.
 * - `empty`: its content is empty. `too-long`: its text is too long for any code, or for the label.
 * - `not-read-back`: the code could not be read from the finished file or page.
 * - `crashed`: its worker crashed or stopped answering. `broken`: an unexpected error occurred.
 */
export type RowFailure = 'empty' | 'too-long' | 'not-read-back' | 'crashed' | 'broken';

/** Why a part of a page, label or card could not be printed as requested. */
export type PrintCaution = PageTrouble['kind'] | 'words-cut' | 'words-left-out' | `${CardLoss}-lost`;

export interface CodeFacts {
  /** The text of the code. Secrets in it are hidden, unless the visitor wants them in the manifest. */
  readonly text: string;
  readonly version: number;
  readonly level: ErrorCorrectionLevel;
  /** The error budget of the block with the fewest corrections left. Null if reading back is turned off. */
  readonly budget: RowBudget | null;
  /** The SHA-256 of the code's own file, in hexadecimal. Null if the code is on a page of a common file. */
  readonly sha256: string | null;
  /** The decoder that read the code. Null if reading back is turned off. */
  readonly readBy: string | null;
}

/** How many corrections a block of a code uses, and how many are possible. */
export interface RowBudget {
  readonly used: number;
  readonly correctable: number;
}

interface WorstRow {
  readonly row: BatchRow;
  /** How many more codewords of the block could be wrong. Negative if it already has too many to be corrected. */
  readonly reserve: number;
}

/** Keeps the worst row of each version: codes of a version differ only in data, so its verdict is valid for all. */
export class WorstRows {
  readonly #worst = new Map<number, WorstRow>();
  readonly #judged = new Map<number, number>();

  add(version: number, row: BatchRow, { used, correctable }: RowBudget): void {
    const known = this.#worst.get(version);
    const reserve = correctable - used;
    if (!known || reserve < known.reserve) this.#worst.set(version, { row, reserve });
  }

  /** Returns, with its version, each worst row without a verdict for its version at an equal or smaller reserve. */
  unjudged(): readonly (readonly [version: number, worst: WorstRow])[] {
    return [...this.#worst].filter(([version, { reserve }]) => {
      const judged = this.#judged.get(version);
      return judged === undefined || reserve < judged;
    });
  }

  setJudged(version: number, { reserve }: WorstRow): void {
    this.#judged.set(version, reserve);
  }
}
