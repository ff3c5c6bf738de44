// A run: the rows of a table, in order, until each has a code in a file or a reason why not. Workers or threads make rows,
// check them and write their pages; each wing has its own, and divides the rows among them.

import type { PdfFile, PdfPiece, PdfStart } from '#drawing/files';
import { freeLabels, labelsOn } from '#sheets';
import type { RowFailure, RowOutcome } from './ledger.ts';
import {
  type CheckedRow,
  type CodedRow,
  checkPageRow,
  type PageGroup,
  type PagesOrder,
  rowDrawer,
} from './make-pages.ts';
import { makeRow, type RowTools } from './make-row.ts';
import { type BatchRow, type PageOrder, type PageRow, type RunOrder, rowFileName } from './order.ts';

/** A row to make, or why there is no code of it. */
export type WantedRow = PageRow | { readonly number: number; readonly reason: string };

/** Of a worker or thread. */
export interface MakerTools extends RowTools {
  /** Called before each row. */
  readonly alive?: () => void;
  /** Returns what an unexpected error means for its row. By default it ends the run. */
  readonly onFault?: (row: BatchRow, error: unknown) => RowFailure;
}

/** Makes the files of rows, and gives each to `take`. Returns what became of the rows, in their order. */
export async function makeRows(
  rows: readonly BatchRow[],
  order: RunOrder,
  tools: MakerTools,
  take: (name: string, file: Uint8Array<ArrayBuffer>) => void,
): Promise<RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
  for (const row of rows) {
    const made = await watched(row, tools, () => makeRow(row, order, tools));
    if (typeof made !== 'string') take(rowFileName(row, order), made.file);
    outcomes.push(typeof made === 'string' ? made : { facts: made.facts, cautions: made.cautions });
  }
  return outcomes;
}

/** Makes the codes of rows, and reads each back from its label, card or page. In the order of the rows. */
export async function checkRows(
  rows: readonly PageRow[],
  order: PagesOrder,
  tools: MakerTools,
): Promise<(CheckedRow | RowFailure)[]> {
  const { decoder, lettering } = tools;
  if (!decoder) throw new TypeError('Pages are always read back');
  const draw = rowDrawer(order, lettering);
  const checked: (CheckedRow | RowFailure)[] = [];
  for (const row of rows) checked.push(await watched(row, tools, () => checkPageRow(row, order, draw, decoder)));
  return checked;
}

async function watched<Made>(
  row: BatchRow,
  { alive, onFault }: MakerTools,
  make: () => Promise<Made>,
): Promise<Made | RowFailure> {
  alive?.();
  try {
    return await make();
  } catch (error) {
    if (!onFault) throw error;
    return onFault(row, error);
  }
}

/** A request for the next piece of a PDF file. Plain data that can be sent to a worker. */
export interface PieceRequest extends PageGroup<CodedRow> {
  readonly start: PdfStart;
}

/**
 * Puts checked rows onto the pages of a file, group by group. Yields the bytes of each group with its rows; a row whose
 * copies are in several groups comes with each. `isFirst`: whether the file has no pages yet.
 */
export async function* writePages(
  rows: AsyncIterable<CheckedRow>,
  pages: PageOrder,
  { file, isFirst }: { readonly file: PdfFile; readonly isFirst: boolean },
  write: (request: PieceRequest) => Promise<PdfPiece>,
): AsyncGenerator<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly rows: readonly CheckedRow[] }> {
  for await (const group of groupRows(rows, pages, isFirst)) {
    const coded = group.rows.map(({ facts: _, cautions: __, ...row }) => row);
    const bytes = file.add(await write({ rows: coded, isFirst: group.isFirst, start: file.start }));
    yield { bytes, rows: group.rows };
  }
}

/** How many labels a group has, before rounding to whole sheets. */
const LABELS = 42;

/** How many pages a group has if there are no labels. */
const PAGES = 12;

/** Divides rows, and their copies, into groups that fill whole pages; with `isFirst`, from the first sheet on. */
export async function* groupRows<Row extends CodedRow>(
  rows: AsyncIterable<Row>,
  pages: PageOrder,
  isFirst: boolean,
): AsyncGenerator<PageGroup<Row>> {
  let [group, begins]: [Row[], boolean] = [[], isFirst];
  let room = roomOf(pages, begins);
  for await (const coded of rows) {
    for (let left = coded.row.copies; left > 0; ) {
      const copies = Math.min(left, room);
      group.push({ ...coded, row: { ...coded.row, copies } });
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

function roomOf(pages: PageOrder, isFirst: boolean): number {
  if (pages.is !== 'labels') return PAGES;
  const count = labelsOn(pages.sheet);
  const sheets = Math.max(1, Math.round(LABELS / count));
  const free = isFirst && pages.first ? freeLabels(pages.sheet, pages.first) : count;
  // A first sheet without a free label is skipped.
  return free > 0 ? free + (sheets - 1) * count : sheets * count;
}
