import { useCallback, useEffect, useMemo, useState } from 'react';
import { readRows } from './table-desk.ts';
import type { RowView } from './table-work.ts';
import type { Surveyed } from './use-survey.ts';

/** The height of every row in pixels. It is the same for all, so that the position of any row can be computed. */
export const ROW_HEIGHT = 56;

/** Rows that are fetched together. */
const BLOCK = 100;

/** Rows rendered above and below the visible ones. */
const SPARE = 10;

/** The most blocks that are cached. The one that was fetched first is dropped first. */
const BLOCKS_MAX = 40;

/** The part of the list that is rendered. A place is an index in the list, which may be filtered by problems. */
interface RowWindow {
  /** The place of the first row to render. */
  readonly from: number;
  /** The place after the last row to render. */
  readonly to: number;
  /** Returns the row at a place; null while it is fetched. */
  readonly rowAt: (place: number) => RowView | null;
  /** To be called with the scrolling element whenever it scrolls. */
  readonly look: (element: HTMLElement) => void;
}

interface Blocks {
  readonly of: Surveyed;
  readonly problemsOnly: boolean;
  readonly blocks: ReadonlyMap<number, readonly RowView[]>;
}

/** Returns the visible rows of a list of `total` rows, fetched from the worker on demand. */
export function useRowWindow(of: Surveyed, problemsOnly: boolean, total: number): RowWindow {
  const [sight, setSight] = useState({ first: 0, count: 12 });
  const [known, setKnown] = useState<Blocks | null>(null);
  const blocks = known?.of === of && known.problemsOnly === problemsOnly ? known.blocks : NO_BLOCKS;
  const from = Math.max(0, Math.min(sight.first, total - sight.count) - SPARE);
  const to = Math.min(total, from + sight.count + 2 * SPARE);
  const [firstBlock, lastBlock] = [Math.floor(from / BLOCK), Math.floor(Math.max(from, to - 1) / BLOCK)];
  const missing = useMemo(() => {
    const wanted = Array.from({ length: lastBlock - firstBlock + 1 }, (_, k) => firstBlock + k);
    return wanted.find((block) => !blocks.has(block)) ?? null;
  }, [blocks, firstBlock, lastBlock]);
  useEffect(() => {
    if (missing === null || total === 0) return;
    const controller = new AbortController();
    const request = { table: of.request, mapping: of.mapping, from: missing * BLOCK, count: BLOCK, problemsOnly };
    readRows(request, controller.signal).then(
      (rows) => setKnown((before) => withBlock(before, of, problemsOnly, missing, rows)),
      (error: unknown) => {
        if (!controller.signal.aborted) console.error(error);
      },
    );
    return () => controller.abort();
  }, [of, problemsOnly, missing, total]);
  const rowAt = useCallback(
    (place: number) => blocks.get(Math.floor(place / BLOCK))?.[place % BLOCK] ?? null,
    [blocks],
  );
  const look = useCallback((element: HTMLElement) => {
    const first = Math.floor(element.scrollTop / ROW_HEIGHT);
    const count = Math.ceil(element.clientHeight / ROW_HEIGHT) + 1;
    setSight((before) => {
      // A smaller move shows only rows that are rendered already.
      const isNear = Math.abs(before.first - first) < SPARE / 2 && before.count === count;
      return isNear ? before : { first, count };
    });
  }, []);
  return { from, to, rowAt, look };
}

const NO_BLOCKS: ReadonlyMap<number, readonly RowView[]> = new Map();

function withBlock(
  before: Blocks | null,
  of: Surveyed,
  problemsOnly: boolean,
  block: number,
  rows: readonly RowView[],
): Blocks {
  const isSame = before?.of === of && before.problemsOnly === problemsOnly;
  const kept = isSame ? [...before.blocks].slice(1 - BLOCKS_MAX) : [];
  return { of, problemsOnly, blocks: new Map([...kept, [block, rows]]) };
}
