import { CELLS_MAX, COLUMNS_MAX, type Delimiter, TableError } from './table.ts';

interface CsvRecords {
  readonly records: string[][];
  readonly end: number;
  /** Records with a quotation mark that opens no quoted cell (see `readCsv`). Empty without a delimiter. */
  readonly strayQuotes: readonly number[];
  /** Where more text may change the records: the last one, or the first with a quotation mark that is never closed. */
  readonly tail: { readonly record: number; readonly at: number };
}

const [QUOTE, SPACE, CR, LF] = [34, 32, 13, 10];

/**
 * Returns the records of a text by RFC 4180. Line ends may be mixed, and the last may be missing. An empty line is a
 * record of one empty cell. A cell is quoted only if a delimiter, a line break or the end follows its closing quotation
 * mark, apart from spaces. Elsewhere quotation marks are text, so that a forgotten one does not join the following
 * rows. Throws a `TableError` if there are too many cells or columns.
 */
export function readCsv(text: string, delimiter: Delimiter, most = Number.POSITIVE_INFINITY): CsvRecords {
  const records: string[][] = [];
  const strayQuotes: number[] = [];
  const mark = delimiter === '' ? -1 : delimiter.charCodeAt(0);
  let record: string[] = [];
  let cells = 0;
  let at = 0;
  let begin = 0;
  let last = 0;
  let unclosed: CsvRecords['tail'] | null = null;
  const tail = () => unclosed ?? { record: Math.max(0, records.length - 1), at: last };
  while (at < text.length) {
    let end = -1;
    const start = pastSpaces(text, at);
    if (text.charCodeAt(start) === QUOTE) {
      const close = closingQuote(text, start, mark);
      if (close >= 0) {
        record.push(text.slice(start + 1, close).replaceAll('""', '"'));
        end = pastSpaces(text, close + 1);
      } else {
        if (mark >= 0 && strayQuotes.at(-1) !== records.length) strayQuotes.push(records.length);
        if (close === UNCLOSED) unclosed ??= { record: records.length, at: begin };
      }
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
    [last, begin] = [begin, at];
    if (records.length >= most) return { records, strayQuotes, end: at, tail: tail() };
  }
  if (record.length > 0) {
    records.push(record);
    last = begin;
  }
  return { records, strayQuotes, end: Math.min(at, text.length), tail: tail() };
}

function endOfCell(text: string, from: number, mark: number): number {
  let at = from;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === mark || code === LF || code === CR) break;
  }
  return at;
}

function pastSpaces(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) === SPACE) at++;
  return at;
}

const UNCLOSED = -2;

/** The first one not doubled; -1 unless a delimiter, a line break or the end follows after spaces. */
function closingQuote(text: string, from: number, mark: number): number {
  let at = text.indexOf('"', from + 1);
  while (at >= 0 && text.charCodeAt(at + 1) === QUOTE) at = text.indexOf('"', at + 2);
  if (at < 0) return UNCLOSED;
  const after = pastSpaces(text, at + 1);
  const next = text.charCodeAt(after);
  return after === text.length || next === mark || next === LF || next === CR ? at : -1;
}

const SAMPLE_RECORDS = 50;

/** Characters read for a guess: without a limit, one endless line would be read for each delimiter. */
const SAMPLE_CHARACTERS = 200_000;

const SEPARATOR_LINE = /^sep=(.)(?:\r\n?|\n|$)/i;

/** Returns the delimiter and the length of a first line such as `sep=;`, which Excel understands; null without one. */
export function separatorLine(text: string): { readonly delimiter: Delimiter; readonly length: number } | null {
  const [line, delimiter] = SEPARATOR_LINE.exec(text.slice(0, 20)) ?? [];
  const isKnown = delimiter === ',' || delimiter === ';' || delimiter === '\t' || delimiter === '|';
  return line !== undefined && isKnown ? { delimiter, length: line.length } : null;
}

/**
 * Returns the delimiter that splits the largest share of the first records, above half, into equally many cells, at
 * least two; of equal shares, the one with more cells. If there is none, it is empty, and each record is one cell.
 */
export function guessDelimiter(text: string): Delimiter {
  const sample = text.slice(0, SAMPLE_CHARACTERS);
  let best: { readonly delimiter: Delimiter; readonly share: number; readonly cells: number } | null = null;
  for (const delimiter of ['\t', ';', ',', '|'] as const) {
    const { records } = readCsv(sample, delimiter, SAMPLE_RECORDS);
    const counts = new Map<number, number>();
    const filled = records.filter((record) => record.length > 1 || record[0].trim() !== '');
    for (const { length } of filled) counts.set(length, (counts.get(length) ?? 0) + 1);
    const [cells, times] = [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0]);
    const share = times / Math.max(1, filled.length);
    if (cells < 2 || share <= 0.5) continue;
    if (!best || share > best.share || (share === best.share && cells > best.cells)) best = { delimiter, share, cells };
  }
  return best?.delimiter ?? '';
}

export interface CsvDialect {
  readonly delimiter: Exclude<Delimiter, ''>;
  readonly lineEnd: '\r\n' | '\n' | '\r';
  readonly quotesAll?: boolean;
}

/** The dialect that spreadsheets open without questions, if the file begins with a byte order mark. */
export const PLAIN_CSV: CsvDialect = { delimiter: ',', lineEnd: '\r\n' };

/** A character that, at the beginning of a CSV file, tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Returns a record as a line with its end. Cells that look like formulas are guarded; `readTable` undoes that. */
export function writeCsvRecord(
  cells: readonly string[],
  { delimiter, lineEnd, quotesAll = false }: CsvDialect,
): string {
  const isAlone = cells.length === 1;
  const written = cells.map((cell) => {
    const guarded = guardCell(cell);
    const mustQuote = quotesAll || /["\r\n]/.test(guarded) || guarded.includes(delimiter) || /^sep=/i.test(cell);
    // A record of one empty cell must be quoted, because it would otherwise be an empty line.
    return mustQuote || (isAlone && cell === '') ? `"${guarded.replaceAll('"', '""')}"` : guarded;
  });
  return written.join(delimiter) + lineEnd;
}

/** Matches a cell that a spreadsheet could take for a formula, or that looks like a result of `guardCell`. */
const LIKE_A_FORMULA = /^'*[=+\-@\t\r\n]/;

const GUARDED = /^'+[=+\-@\t\r\n]/;

/**
 * Replaces a record and keeps all others byte for byte. `number` counts from 1, without a separator line such as
 * `sep=;`. Throws a `RangeError` if there is no such record.
 */
export function replaceRecord(text: string, delimiter: Delimiter, number: number, cells: readonly string[]): string {
  const mark = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  const head = mark + (separatorLine(text.slice(mark))?.length ?? 0);
  const body = text.slice(head);
  const { records, end } = readCsv(body, delimiter, number);
  if (records.length < number || number < 1) throw new RangeError(`No record ${number}`);
  const start = number === 1 ? 0 : readCsv(body, delimiter, number - 1).end;
  const [lineEnd = ''] = /\r\n$|[\r\n]$/.exec(body.slice(start, end)) ?? [];
  const written = cells.map((cell) => {
    const line = delimiter === '' ? cell.replace(/\s*[\r\n]\s*/g, ' ') : cell;
    const safe = cellText(line) === line ? line : guardCell(line);
    const mustQuote = /^ *"|^sep=|[\r\n]/i.test(safe) || (delimiter !== '' && safe.includes(delimiter));
    return mustQuote ? `"${safe.replaceAll('"', '""')}"` : safe;
  });
  return text.slice(0, head) + body.slice(0, start) + written.join(delimiter) + lineEnd + body.slice(end);
}

/** A common way to keep leading zeros in Excel: `="00123"`. */
const TEXT_FORMULA = /^="((?:[^"]|"")*)"$/;

/** Adds an apostrophe to what may be a formula, which can send data away even in quotes, or looks guarded. */
export function guardCell(cell: string): string {
  return LIKE_A_FORMULA.test(cell) ? `'${cell}` : cell;
}

export function unguardCell(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}

/** Returns the text in `="…"`, or a guarded cell without its apostrophe. Other formulas stay as they are. */
export function cellText(cell: string): string {
  const first = cell.charCodeAt(0);
  // 61 is the equals sign, 39 the apostrophe. The first character rules out most cells.
  if (first === 61) return TEXT_FORMULA.exec(cell)?.[1].replaceAll('""', '"') ?? cell;
  return first === 39 ? unguardCell(cell) : cell;
}
