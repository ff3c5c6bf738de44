import { type BatchRow, type RowBudget, reserveOf } from './batch-row.ts';

/**
 * A row and its error budget. The row is the first one with the smallest reserve among all rows whose codes have the
 * same version.
 */
export interface WorstRow {
  readonly row: BatchRow;
  readonly budget: RowBudget;
}

/**
 * Keeps, for each version, the row with the smallest reserve (`reserveOf`). Codes of the same version differ only in
 * their data, so the verdict on the worst of them is valid for the others too.
 */
export class WorstRows {
  readonly #worst = new Map<number, WorstRow>();
  /** The reserve of the last judged row, by version. */
  readonly #judged = new Map<number, number>();

  add(version: number, row: BatchRow, budget: RowBudget): void {
    const known = this.#worst.get(version);
    if (!known || reserveOf(budget) < reserveOf(known.budget)) this.#worst.set(version, { row, budget });
  }

  /**
   * Returns the worst rows that still need a verdict, each with its version. A worst row needs one if no row of its
   * version was judged, or if the last judged one had a larger reserve.
   */
  unjudged(): readonly (readonly [version: number, worst: WorstRow])[] {
    return [...this.#worst].filter(([version, { budget }]) => {
      const judged = this.#judged.get(version);
      return judged === undefined || reserveOf(budget) < judged;
    });
  }

  /** Records that the worst row of a version has a verdict. */
  setJudged(version: number, { budget }: WorstRow): void {
    this.#judged.set(version, reserveOf(budget));
  }
}
