import { CELLS_MAX, COLUMNS_MAX, type RawRow, type RowFault, TableError } from '#tables/cells';
import type { Archive } from './archive.ts';
import { formatNumber, type NumberFormat } from './number-format.ts';
import { readPart, unescapeText } from './read-parts.ts';

/** Parts of the workbook to which the cells of a sheet refer. */
export interface SheetContext {
  readonly strings: readonly string[];
  readonly styles: readonly NumberFormat[];
  readonly is1904: boolean;
}

/** The rows of a sheet, and the ranges of its merged cells, such as `B1:C2`. */
export interface SheetRows {
  readonly rows: RawRow[];
  readonly merged: readonly string[];
}

/** Maximum number of ranges of merged cells. Further ones are ignored. */
const MERGED_MAX = 100_000;

/** Maximum number of rows, as in Excel. */
const ROW_MAX = 1_048_576;

interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly style: string;
  hasFormula: boolean;
  value: string;
}

/**
 * Reads the rows of a sheet. Formulas are not calculated: their cells get the results that are in the file. Rejects
 * with a `TableError` if the sheet cannot be read, or has too many cells or columns.
 */
export async function readSheet(archive: Archive, path: string, context: SheetContext): Promise<SheetRows> {
  const rows: RawRow[] = [];
  const merged: string[] = [];
  let [number, cells, cell, fault]: [number, string[], OpenCell | null, RowFault | null] = [0, [], null, null];
  let [count, isValue, isReading] = [0, false, false];

  function addCell({ column, type, style, hasFormula, value }: OpenCell): void {
    count += column + 1 - cells.length;
    if (count > CELLS_MAX || column >= COLUMNS_MAX) throw new TableError('too-many-cells');
    // An empty value is possible for a formula that gives a text, but not for one that gives a number.
    if (type === 'e') fault ??= { kind: 'error-value', column };
    else if (hasFormula && value === '' && type !== 'str') fault ??= { kind: 'no-value', column };
    while (cells.length < column) cells.push('');
    cells[column] = type === 'e' ? '' : cellText(value, type, Number(style), context);
  }

  await readPart(archive, path, {
    open(name, attributes) {
      switch (name) {
        case 'row':
          number = rowNumber(attributes.r, number);
          [cells, fault] = [[], null];
          break;
        case 'c': {
          const { r, t = 'n', s = '0' } = attributes;
          cell = { column: columnOf(r) ?? cells.length, type: t, style: s, hasFormula: false, value: '' };
          break;
        }
        case 'f':
          if (cell) cell.hasFormula = true;
          break;
        case 'rPh':
          isReading = true;
          break;
        case 'mergeCell':
          if (merged.length < MERGED_MAX) merged.push(attributes.ref ?? '');
      }
      isValue = name === 'v' || (name === 't' && !isReading);
    },
    close(name) {
      isValue = false;
      if (name === 'rPh') isReading = false;
      else if (name === 'c' && cell) {
        addCell(cell);
        cell = null;
      } else if (name === 'row' && cells.length > 0) rows.push({ number, cells, ...(fault && { fault }) });
    },
    text(text) {
      if (isValue && cell) cell.value += text;
    },
  });
  return { rows, merged };
}

function cellText(value: string, type: string, style: number, { strings, styles, is1904 }: SheetContext): string {
  switch (type) {
    case 's':
      return strings[Number(value)] ?? '';
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE';
    case 'n':
      return formatNumber(value, styles[style] ?? { is: 'number' }, is1904);
    default:
      return unescapeText(value);
  }
}

function rowNumber(written: string | undefined, before: number): number {
  const number = Number(written ?? before + 1);
  return Number.isInteger(number) && number >= 1 && number <= ROW_MAX ? number : before + 1;
}

/** Returns the index of the column in a reference such as `AB12`. Returns null if there is none. */
export function columnOf(reference: string | undefined): number | null {
  const [letters] = /^[A-Z]{1,3}(?=\d)/i.exec(reference ?? '') ?? [];
  if (letters === undefined) return null;
  return [...letters.toUpperCase()].reduce((index, letter) => 26 * index + letter.charCodeAt(0) - 64, 0) - 1;
}
