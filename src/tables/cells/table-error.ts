/** Why a file is no table. */
export type TableErrorCode =
  /** It holds something else than text: a picture, a program. */
  | 'binary'
  /** A workbook of Excel 97 to 2003, or one with a password: both have the same outer form. */
  | 'old-workbook'
  /** An archive without a workbook that can be read, such as an ODS or XLSB file. */
  | 'no-workbook'
  /** An archive whose content cannot be read. */
  | 'damaged'
  /** More bytes than are read. */
  | 'too-large'
  /** More cells, or more columns, than are read. */
  | 'too-many-cells'
  | 'empty';

/** A file that is no table. */
export class TableError extends Error {
  override readonly name = 'TableError';
  readonly code: TableErrorCode;

  constructor(code: TableErrorCode, cause?: unknown) {
    super(`No table: ${code}`, { cause });
    this.code = code;
  }
}
