import { type BatchRow, type RowBudget, reserveOf } from './batch-row.ts';

/** The row of a version whose picture has used up most of what can be corrected. */
export interface WorstRow {
  readonly row: BatchRow;
  readonly budget: RowBudget;
}

/**
 * Keeps the row with the least reserve of each version. All rows of a version look alike but for their data, so the
 * verdict of the worst one holds for the others.
 */
export class WorstRows {
  readonly #worst = new Map<number, WorstRow>();
  /** The reserves of those that were judged. */
  readonly #judged = new Map<number, number>();

  add(version: number, row: BatchRow, budget: RowBudget): void {
    const known = this.#worst.get(version);
    if (!known || reserveOf(budget) < reserveOf(known.budget)) this.#worst.set(version, { row, budget });
  }

  /** Returns the rows that no verdict holds for yet, by version: no row was judged, or only one with more reserve. */
  unjudged(): readonly (readonly [version: number, worst: WorstRow])[] {
    return [...this.#worst].filter(([version, { budget }]) => {
      const judged = this.#judged.get(version);
      return judged === undefined || reserveOf(budget) < judged;
    });
  }

  /** Notes that a verdict has been found for the worst row of a version. */
  setJudged(version: number, { budget }: WorstRow): void {
    this.#judged.set(version, reserveOf(budget));
  }
}
