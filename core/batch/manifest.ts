import type { ErrorCorrectionLevel } from '#engine';
import { BYTE_ORDER_MARK, type CsvDialect, PLAIN_CSV, writeCsvRecord } from '#tables';

/** The columns of a manifest, which lists every row of a run. Programs find them by these names in every language. */
export const MANIFEST_COLUMNS = [
  'row',
  'file',
  'text',
  'type',
  'version',
  'level',
  'verdict of version',
  'corrections used',
  'corrections possible',
  'read back by',
  'SHA-256',
  'left out because',
  'caution',
] as const;

export interface CodeFacts {
  /** The text of the code. Secrets in it are hidden, unless the visitor wants them in the manifest. */
  readonly text: string;
  readonly version: number;
  readonly level: ErrorCorrectionLevel;
  /** The error budget of the block with the fewest corrections left. Null if reading back is turned off. */
  readonly budget: RowBudget | null;
  /** The SHA-256 of the code's own file, in hexadecimal. Null if the code is on a page of a common file. */
  readonly sha256: string | null;
  /** The decoder that read the code. Null if reading back is turned off. */
  readonly readBy: string | null;
}

export interface RowBudget {
  readonly used: number;
  readonly correctable: number;
}

/** One line of a manifest: the file of a row's code, or the reason why the row has no file. */
export type ManifestRow =
  | {
      readonly number: number;
      readonly file: string;
      readonly type: string;
      readonly verdict: string;
      readonly facts: CodeFacts;
      /** Says in words what may not work, and what could not be printed as requested. Empty if nothing. */
      readonly caution: string;
    }
  | { readonly number: number; readonly reason: string };

export const MANIFEST_START = startOf(PLAIN_CSV);

/** Number of rows in one piece: a few milliseconds of work. */
const ROWS_IN_PIECE = 500;

/** Yields a manifest as CSV in pieces. Cells that look like formulas are guarded; `readTable` removes the guards. */
export function* writeManifest(rows: Iterable<ManifestRow>, dialect = PLAIN_CSV): Generator<string> {
  let piece = startOf(dialect);
  let count = 0;
  for (const row of rows) {
    piece += writeCsvRecord(cellsOf(row), dialect);
    if (++count % ROWS_IN_PIECE !== 0) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

/** Returns a row as a line of a manifest, with its line break. */
export function manifestLine(row: ManifestRow): string {
  return writeCsvRecord(cellsOf(row), PLAIN_CSV);
}

function startOf(dialect: CsvDialect): string {
  return BYTE_ORDER_MARK + writeCsvRecord(MANIFEST_COLUMNS, dialect);
}

function cellsOf(row: ManifestRow): readonly string[] {
  if ('reason' in row) return [String(row.number), ...Array(10).fill(''), row.reason, ''];
  const { number, file, type, verdict, facts, caution } = row;
  const { text, version, level, budget, readBy, sha256 } = facts;
  return [
    String(number),
    file,
    text,
    type,
    String(version),
    level,
    verdict,
    budget ? String(budget.used) : '',
    budget ? String(budget.correctable) : '',
    readBy ?? '',
    sha256 ?? '',
    '',
    caution,
  ];
}
