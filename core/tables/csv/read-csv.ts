import { CELLS_MAX, COLUMNS_MAX, type Delimiter, TableError } from '#tables/cells';

/** The records of a text, each a list of cells. */
export interface CsvRecords {
  readonly records: string[][];
  /**
   * Indices of the records in which a cell starts with a quotation mark, but does not count as quoted (see `readCsv`).
   * Empty if the text has no delimiter.
   */
  readonly strayQuotes: readonly number[];
}

const [QUOTE, CR, LF] = [34, 13, 10];

/**
 * Returns the records of a text by RFC 4180. CR, LF and CRLF each end a record, and may be mixed. Line breaks within
 * quotes belong to the cell. The last line break may be missing. An empty line is a record of one empty cell.
 *
 * A cell that starts with a quotation mark is quoted only if a delimiter, a line break or the end of the text follows
 * its closing quotation mark. Any other cell ends at the next delimiter or line break, and its quotation marks are part
 * of its text. So a forgotten quotation mark does not join the following rows into one cell.
 *
 * Stops after `most` records. Throws a `TableError` if there are too many cells or columns.
 */
export function readCsv(text: string, delimiter: Delimiter, most = Number.POSITIVE_INFINITY): CsvRecords {
  const records: string[][] = [];
  const strayQuotes: number[] = [];
  const mark = delimiter === '' ? -1 : delimiter.charCodeAt(0);
  let record: string[] = [];
  let cells = 0;
  let at = 0;
  while (at < text.length) {
    let end = -1;
    if (text.charCodeAt(at) === QUOTE) {
      end = closingQuote(text, at, mark);
      if (end >= 0) record.push(text.slice(at + 1, end++).replaceAll('""', '"'));
      else if (mark >= 0 && strayQuotes.at(-1) !== records.length) strayQuotes.push(records.length);
    }
    if (end < 0) {
      end = endOfCell(text, at, mark);
      record.push(text.slice(at, end));
    }
    if (++cells > CELLS_MAX || record.length > COLUMNS_MAX) throw new TableError('too-many-cells');
    if (end < text.length && text.charCodeAt(end) === mark) {
      at = end + 1;
      // A delimiter at the very end of the text is followed by an empty cell.
      if (at === text.length) record.push('');
      continue;
    }
    at = end + (text.charCodeAt(end) === CR && text.charCodeAt(end + 1) === LF ? 2 : 1);
    records.push(record);
    record = [];
    if (records.length >= most) return { records, strayQuotes };
  }
  if (record.length > 0) records.push(record);
  return { records, strayQuotes };
}

function endOfCell(text: string, from: number, mark: number): number {
  let at = from;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === mark || code === LF || code === CR) break;
  }
  return at;
}

/**
 * Returns the position of the closing quotation mark of a cell that starts with a quotation mark at `from`. It is the
 * first one after `from` that is not doubled. Returns -1 if there is none, or if anything but a delimiter, a line break
 * or the end of the text follows it.
 */
function closingQuote(text: string, from: number, mark: number): number {
  let at = text.indexOf('"', from + 1);
  while (at >= 0 && text.charCodeAt(at + 1) === QUOTE) at = text.indexOf('"', at + 2);
  if (at < 0) return -1;
  const next = text.charCodeAt(at + 1);
  return at + 1 === text.length || next === mark || next === LF || next === CR ? at : -1;
}
