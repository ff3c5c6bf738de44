/** The height of every row in pixels. It is the same for all, so that the position of any row can be computed. */
export const ROW_HEIGHT = 56;

/** Rows that are fetched together. */
export const BLOCK = 100;

/** Rows rendered above and below the visible ones. */
const SPARE = 10;

/** The most blocks that are cached. The one that was fetched first is dropped first. */
const BLOCKS_MAX = 40;

/** The rows that the visitor sees in the list: the place of the first one, and how many there are. */
export interface RowSight {
  readonly first: number;
  readonly count: number;
}

/** The rows to render: from the place `from` up to, but not including, the place `to`. */
export interface RowSpan {
  readonly from: number;
  readonly to: number;
}

/** The rows that are visible before the list has been measured. */
export const FIRST_SIGHT: RowSight = { first: 0, count: 12 };

/**
 * Returns the visible rows of a list that is `height` pixels high and scrolled by `top` pixels. Returns the earlier
 * result `before` if the number of rows is the same and the list has moved by only a few rows, because `before`
 * and the spare rows rendered above and below it then include all visible rows.
 */
export function nextSight(before: RowSight, top: number, height: number): RowSight {
  const first = Math.floor(top / ROW_HEIGHT);
  const count = Math.ceil(height / ROW_HEIGHT) + 1;
  const isNear = Math.abs(before.first - first) < SPARE / 2 && before.count === count;
  return isNear ? before : { first, count };
}

/** Returns the rows to render of a list of `total` rows. */
export function spanAround({ first, count }: RowSight, total: number): RowSpan {
  const from = Math.max(0, Math.min(first, total - count) - SPARE);
  return { from, to: Math.min(total, from + count + 2 * SPARE) };
}

/** Returns the first block that these rows need and that is not cached; null if there is none. */
export function missingBlock({ from, to }: RowSpan, blocks: ReadonlyMap<number, unknown>): number | null {
  const [first, last] = [Math.floor(from / BLOCK), Math.floor(Math.max(from, to - 1) / BLOCK)];
  const wanted = Array.from({ length: last - first + 1 }, (_, k) => first + k);
  return wanted.find((block) => !blocks.has(block)) ?? null;
}

/** Returns the row at a place of the list; null if its block is not cached. */
export function rowInBlocks<Row>(blocks: ReadonlyMap<number, readonly Row[]>, place: number): Row | null {
  return blocks.get(Math.floor(place / BLOCK))?.[place % BLOCK] ?? null;
}

/** Returns the cached blocks with another one. Drops the block that was fetched first if there are too many. */
export function withBlock<Row>(
  blocks: ReadonlyMap<number, readonly Row[]>,
  block: number,
  rows: readonly Row[],
): ReadonlyMap<number, readonly Row[]> {
  return new Map([...[...blocks].slice(1 - BLOCKS_MAX), [block, rows]]);
}
