import type { RawTable } from '#tables/cells';
import { openArchive } from './archive.ts';
import { fillMerged } from './fill-merged.ts';
import { readSharedStrings, readStyles, readWorkbookPart } from './read-parts.ts';
import { readSheet } from './read-sheet.ts';

/**
 * Reads one sheet of a workbook (XLSX, ECMA-376): the sheet with the index `chosen`, or else the first visible sheet
 * that is not empty. If all visible sheets are empty, reads the first of them, and if all sheets are hidden, the first
 * sheet. `inflatedMax` limits the bytes of all parts together. Rejects with a `TableError`.
 */
export async function readWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  chosen?: number,
  inflatedMax?: number,
): Promise<RawTable> {
  const archive = openArchive(bytes, inflatedMax);
  const { sheets, is1904 } = await readWorkbookPart(archive);
  const context = { strings: await readSharedStrings(archive), styles: await readStyles(archive), is1904 };
  const visible = sheets.findIndex(({ isHidden }) => !isHidden);
  const first = chosen !== undefined && chosen in sheets ? chosen : Math.max(0, visible);
  const others = sheets.flatMap(({ isHidden }, index) =>
    isHidden || index === first || chosen !== undefined ? [] : index,
  );
  let sheet = first;
  let read = await readSheet(archive, sheets[sheet].path, context);
  for (const other of others) {
    if (read.rows.length > 0) break;
    const next = await readSheet(archive, sheets[other].path, context);
    if (next.rows.length > 0) [sheet, read] = [other, next];
  }
  return {
    recognized: {
      kind: 'workbook',
      encoding: null,
      delimiter: null,
      sheetNames: sheets.map(({ name }) => name),
      sheet,
    },
    rows: read.rows,
    damage: fillMerged(read.rows, read.merged),
  };
}
