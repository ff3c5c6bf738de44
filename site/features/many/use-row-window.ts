import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  BLOCK,
  FIRST_SIGHT,
  missingBlock,
  nextSight,
  type RowSpan,
  rowInBlocks,
  spanAround,
  withBlock,
} from './row-window.ts';
import type { Surveyed } from './survey-state.ts';
import { readRows } from './table-desk.ts';
import type { RowView } from './table-work.ts';

/**
 * The part of the list that is rendered. A place is an index in the list. The list has either all rows or only the
 * rows with problems.
 */
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

/** Returns the visible rows of a list of `total` rows, fetched from the worker on demand. */
export function useRowWindow(of: Surveyed, problemsOnly: boolean, total: number): RowWindow {
  const [sight, setSight] = useState(FIRST_SIGHT);
  const [known, setKnown] = useState<Blocks | null>(null);
  const blocks = blocksOf(known, of, problemsOnly);
  const { from, to } = spanAround(sight, total);
  const missing = useMemo(() => missingBlock({ from, to }, blocks), [from, to, blocks]);
  useEffect(() => {
    if (missing === null || total === 0) return;
    const controller = new AbortController();
    const request = { table: of.request, mapping: of.mapping, from: missing * BLOCK, count: BLOCK, problemsOnly };
    readRows(request, controller.signal).then(
      (rows) =>
        setKnown((before) => {
          const cached = blocksOf(before, of, problemsOnly);
          return { of, problemsOnly, blocks: withBlock(cached, missing, rows) };
        }),
      (error: unknown) => {
        if (!controller.signal.aborted) console.error(error);
      },
    );
    return () => controller.abort();
  }, [of, problemsOnly, missing, total]);
  const rowAt = useCallback((place: number) => rowInBlocks(blocks, place), [blocks]);
  const look = useCallback(({ scrollTop, clientHeight }: HTMLElement) => {
    setSight((before) => nextSight(before, scrollTop, clientHeight));
  }, []);
  return { from, to, rowAt, look };
}

const NO_BLOCKS: Blocks['blocks'] = new Map();

/** Returns the cached blocks; none if they are of another table or mapping, or filtered in another way. */
function blocksOf(known: Blocks | null, of: Surveyed, problemsOnly: boolean): Blocks['blocks'] {
  return known?.of === of && known.problemsOnly === problemsOnly ? known.blocks : NO_BLOCKS;
}
