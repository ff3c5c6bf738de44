/** Why a file cannot be read as a table. */
export type TableErrorCode =
  /** A file that is not text but, for example, a picture or a program. */
  | 'binary'
  /** A workbook of Excel 97 to 2003, or one with a password: both have the same container. */
  | 'old-workbook'
  /** An archive without a readable workbook, such as an ODS or XLSB file. */
  | 'no-workbook'
  /** An archive whose content cannot be read. */
  | 'damaged'
  /** More bytes than the limit. */
  | 'too-large'
  /** More cells or columns than the limit. */
  | 'too-many-cells'
  /** A text without any filled row. */
  | 'empty';

/** Thrown for a file that cannot be read as a table. */
export class TableError extends Error {
  override readonly name = 'TableError';
  readonly code: TableErrorCode;

  constructor(code: TableErrorCode, cause?: unknown) {
    super(`No table: ${code}`, { cause });
    this.code = code;
  }
}
