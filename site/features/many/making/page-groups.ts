import type { CodedRow, PageOrder } from '#batch';
import { labelsOn } from '#sheets';

/** Rows that are printed together. Every group except possibly the last fills its pages. */
export interface PageGroup {
  readonly rows: readonly GroupedRow[];
  /** Whether this group begins on the first sheet, where some labels may already be missing. */
  readonly isFirst: boolean;
}

export interface GroupedRow extends CodedRow {
  /** Whether the previous group contains copies of the same row. If so, this row does not count as a new code. */
  readonly isContinued: boolean;
}

/** How many labels a group has, before rounding to whole sheets. */
const LABELS = 42;

/** How many pages a group has if there are no labels. Each page has one code. */
const PAGES = 12;

/**
 * Divides coded rows into groups that fill whole sheets, so that groups can be printed separately. With `isFirst`, the
 * first group begins on the first sheet, where some labels may already be missing.
 */
export async function* groupsOf(
  rows: AsyncIterable<CodedRow>,
  pages: PageOrder,
  isFirst: boolean,
): AsyncGenerator<PageGroup> {
  let [group, begins]: [GroupedRow[], boolean] = [[], isFirst];
  let room = roomOf(pages, begins);
  for await (const { row, made } of rows) {
    for (let left = row.copies; left > 0; ) {
      const copies = Math.min(left, room);
      group.push({ row: { ...row, copies }, made, isContinued: left < row.copies });
      left -= copies;
      room -= copies;
      if (room > 0) continue;
      yield { rows: group, isFirst: begins };
      [group, begins] = [[], false];
      room = roomOf(pages, begins);
    }
  }
  if (group.length > 0) yield { rows: group, isFirst: begins };
}

/** Returns how many copies fit into a group. */
function roomOf(pages: PageOrder, isFirst: boolean): number {
  if (pages.is !== 'labels') return PAGES;
  const { sheet, first } = pages;
  const count = labelsOn(sheet);
  const sheets = Math.max(1, Math.round(LABELS / count));
  if (!isFirst || !first) return sheets * count;
  const free = Array.from({ length: count }, (_, place) => place + 1).filter(
    (label) => label >= first.start && !first.used.has(label),
  ).length;
  // A first sheet without a free label is skipped.
  return free > 0 ? free + (sheets - 1) * count : sheets * count;
}
