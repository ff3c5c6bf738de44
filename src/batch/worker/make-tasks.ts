import type { BatchRow, CodedRow, PageRow, PrintedRows, ReadOutcome, RowFailure, RowOutcome } from '#batch';
import type { CodePlace, PageBytes } from '#batch/read-back';
import type { ZipEntry } from '#batch/zip';
import type { Drawing } from '#drawing';
import type { UndrawnCode } from '#making';
import type { Verdict } from '#scanning/verdict';

/** The tasks of a run's workers. All requests share the order of the run as their kept value. */
export interface MakeTasks {
  readonly make: { readonly request: readonly BatchRow[]; readonly answer: MadeRows };
  /** Returns the verdict about a row: at its printed size if it has one, else about its picture. */
  readonly judge: { readonly request: BatchRow | PageRow; readonly answer: Verdict };
  /** Makes the codes of rows for pages. */
  readonly code: { readonly request: readonly PageRow[]; readonly answer: readonly (CodedRow | RowFailure)[] };
  /** Returns the first page of rows, in millimeters; null if none of them has a code that fits. */
  readonly draw: { readonly request: readonly PageRow[]; readonly answer: Drawing | null };
  /** Prints rows on pages. */
  readonly print: { readonly request: RowsToPrint; readonly answer: PrintedRows };
  /** Reads the codes of pages back. */
  readonly read: { readonly request: PagesToRead; readonly answer: readonly ReadOutcome[] };
  /** Packs a text for the archive, such as the manifest. */
  readonly pack: { readonly request: Blob; readonly answer: ZipEntry };
}

/** Rows for whole pages. */
export interface RowsToPrint {
  readonly rows: readonly CodedRow[];
  /** Whether they begin on the first sheet of the file. */
  readonly isFirst: boolean;
}

/** Pages of a file, and the codes to be found on them. */
export interface PagesToRead extends PageBytes {
  readonly codes: readonly { readonly made: UndrawnCode; readonly place: CodePlace }[];
}

/** The results of some rows, and the files of those that were made. */
export interface MadeRows {
  /** In the order of the rows. */
  readonly outcomes: readonly RowOutcome[];
  readonly files: PackedFiles;
  /** Milliseconds that they took. */
  readonly time: number;
}

/** Files in the form of an archive, joined into few buffers, because buffers are moved and not copied. */
export interface PackedFiles {
  readonly entries: readonly PackedFile[];
  readonly data: Uint8Array<ArrayBuffer>;
}

/** A file; its data begins where the previous file's data ends. */
export interface PackedFile {
  readonly name: string;
  readonly method: 0 | 8;
  readonly crc: number;
  readonly size: number;
  readonly packedSize: number;
}
