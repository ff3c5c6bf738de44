import { useCallback, useEffect, useMemo, useState } from 'react';
import type { RowView } from './table-worker.ts';
import { type Surveyed, tables } from './use-table.ts';

/** In pixels if the root's text has the usual 16. The same for all, so that any position can be computed. */
export const ROW_HEIGHT = 56;

const BLOCK = 100;

const SPARE = 10;

const BLOCKS_MAX = 40;

interface RowSight {
  readonly first: number;
  readonly count: number;
}

interface RowSpan {
  readonly from: number;
  readonly to: number;
}

/** The rows that are visible before the list has been measured. */
const FIRST_SIGHT: RowSight = { first: 0, count: 12 };

/**
 * Returns the visible rows of a list that is `height` pixels high and scrolled by `top` pixels, both at the usual text
 * size. Returns the earlier result `before` if the number of rows is the same and the list has moved by only a few
 * rows, because `before` and the spare rows rendered above and below it then include all visible rows.
 */
function nextSight(before: RowSight, top: number, height: number): RowSight {
  const first = Math.floor(top / ROW_HEIGHT);
  const count = Math.ceil(height / ROW_HEIGHT) + 1;
  const isNear = Math.abs(before.first - first) < SPARE / 2 && before.count === count;
  return isNear ? before : { first, count };
}

function spanAround({ first, count }: RowSight, total: number): RowSpan {
  const from = Math.max(0, Math.min(first, total - count) - SPARE);
  return { from, to: Math.min(total, from + count + 2 * SPARE) };
}

/** Returns the first block that these rows need and that is not cached; null if there is none. */
function missingBlock({ from, to }: RowSpan, blocks: ReadonlyMap<number, unknown>): number | null {
  const [first, last] = [Math.floor(from / BLOCK), Math.floor(Math.max(from, to - 1) / BLOCK)];
  const wanted = Array.from({ length: last - first + 1 }, (_, k) => first + k);
  return wanted.find((block) => !blocks.has(block)) ?? null;
}

/** The fields of an open row, between the rows of the list. */
export interface RowGap {
  /** The place of the row above them. */
  readonly after: number;
  /** In pixels. */
  readonly height: number;
}

/** A place is an index in the list, which has either all rows or only those with problems. */
interface RowWindow extends RowSpan {
  /** Returns the row at a place; null while the row is being fetched. */
  readonly rowAt: (place: number) => RowView | null;
  /** To be called with the scrolling element whenever it scrolls. */
  readonly look: (element: HTMLElement) => void;
}

interface Blocks {
  readonly of: Surveyed;
  readonly problemsOnly: boolean;
  readonly blocks: ReadonlyMap<number, readonly RowView[]>;
}

export function useRowWindow(of: Surveyed, problemsOnly: boolean, total: number, gap: RowGap | null): RowWindow {
  const [sight, setSight] = useState(FIRST_SIGHT);
  const [known, setKnown] = useState<Blocks | null>(null);
  const blocks = blocksOf(known, of, problemsOnly);
  const { from, to } = spanAround(sight, total);
  const missing = useMemo(() => missingBlock({ from, to }, blocks), [from, to, blocks]);
  useEffect(() => {
    if (missing === null || total === 0) return;
    const controller = new AbortController();
    const request = { table: of.request, mapping: of.mapping, from: missing * BLOCK, count: BLOCK, problemsOnly };
    tables.ask('rows', request, { signal: controller.signal }).then(
      (rows) =>
        setKnown((before) => {
          const cached = [...blocksOf(before, of, problemsOnly)].slice(1 - BLOCKS_MAX);
          return { of, problemsOnly, blocks: new Map([...cached, [missing, rows]]) };
        }),
      (error: unknown) => {
        if (!controller.signal.aborted) console.error(error);
      },
    );
    return () => controller.abort();
  }, [of, problemsOnly, missing, total]);
  // While changed rows are fetched, the list shows them as they were.
  const shown = blocks.size === 0 && known?.of.request.key === of.request.key ? known.blocks : blocks;
  const rowAt = (place: number) => shown.get(Math.floor(place / BLOCK))?.[place % BLOCK] ?? null;
  const gapTop = gap ? (gap.after + 1) * ROW_HEIGHT : Number.POSITIVE_INFINITY;
  const gapHeight = gap?.height ?? 0;
  const look = useCallback(
    ({ scrollTop, clientHeight }: HTMLElement) => {
      const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      const hidden = Math.min(gapHeight, Math.max(0, scrollTop - gapTop * scale));
      setSight((before) => nextSight(before, (scrollTop - hidden) / scale, clientHeight / scale));
    },
    [gapTop, gapHeight],
  );
  return { from, to, rowAt, look };
}

const NO_BLOCKS: Blocks['blocks'] = new Map();

/** Returns the cached blocks; none if they are of another table or mapping, or filtered in another way. */
function blocksOf(known: Blocks | null, of: Surveyed, problemsOnly: boolean): Blocks['blocks'] {
  return known?.of === of && known.problemsOnly === problemsOnly ? known.blocks : NO_BLOCKS;
}
