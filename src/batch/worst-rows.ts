import { type BatchRow, type RowBudget, reserveOf } from './batch-row.ts';

/** The row of a version whose worst block has the least error correction left. */
export interface WorstRow {
  readonly row: BatchRow;
  readonly budget: RowBudget;
}

/**
 * Keeps the row with the smallest reserve of each version (`reserveOf`). Rows of one version differ only in their data,
 * so the verdict on the worst one is valid for the others.
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
   * Returns the worst rows that still need a verdict, by version: no row of the version was judged, or only one with a
   * larger reserve.
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
