import type { BatchRow, CodedRow, PageRow, PrintedRows, ReadOutcome, RowFailure, RowOutcome } from '#batch';
import type { CodePlace, PageBytes } from '#batch/read-back';
import type { ZipEntry } from '#batch/zip';
import type { Drawing } from '#drawing';
import type { UndrawnCode } from '#making';
import type { Verdict } from '#scanning/verdict';

/**
 * The tasks of the workers of a run, which makes the codes of a table. All requests of a run share one `RunOrder`. It
 * is a `Kept` value, so each worker gets it only once.
 */
export interface MakeTasks {
  readonly make: { readonly request: readonly BatchRow[]; readonly answer: MadeRows };
  /** Returns the verdict on a row: on its print if the order has a printed size, else on its picture in pixels. */
  readonly judge: { readonly request: BatchRow | PageRow; readonly answer: Verdict };
  /** Makes the codes of rows that will be printed on pages. */
  readonly code: { readonly request: readonly PageRow[]; readonly answer: readonly (CodedRow | RowFailure)[] };
  /** Draws rows and returns the first page, in millimeters. The answer is null if no row gets a code. */
  readonly draw: { readonly request: readonly PageRow[]; readonly answer: Drawing | null };
  /** Prints rows on pages. */
  readonly print: { readonly request: RowsToPrint; readonly answer: PrintedRows };
  /** Reads the codes of pages back. */
  readonly read: { readonly request: PagesToRead; readonly answer: readonly ReadOutcome[] };
  /** Packs a text for the archive, such as the manifest. */
  readonly pack: { readonly request: Blob; readonly answer: ZipEntry };
}

/** Rows that fill whole pages. */
export interface RowsToPrint {
  readonly rows: readonly CodedRow[];
  /** Whether they are printed on the first pages of the file. */
  readonly isFirst: boolean;
}

/** Pages of a file, and the codes that must be found on them. */
export interface PagesToRead extends PageBytes {
  readonly codes: readonly { readonly made: UndrawnCode; readonly place: CodePlace }[];
}

/** The results of some rows, and the files of those that were made. */
export interface MadeRows {
  /** In the order of the rows. */
  readonly outcomes: readonly RowOutcome[];
  readonly files: PackedFiles;
  /** Milliseconds that making the rows took. */
  readonly time: number;
}

/**
 * Files packed for an archive. Their data is joined in one buffer, so that the worker can transfer the buffer to the
 * page instead of copying the data.
 */
export interface PackedFiles {
  readonly entries: readonly PackedFile[];
  readonly data: Uint8Array<ArrayBuffer>;
}

/** A packed file. Its data begins in `PackedFiles.data` where the previous file's data ends. */
export interface PackedFile {
  readonly name: string;
  readonly method: 0 | 8;
  readonly crc: number;
  readonly size: number;
  readonly packedSize: number;
}
