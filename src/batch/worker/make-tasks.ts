import type { BatchRow, RowOutcome } from '#batch';
import type { ZipEntry } from '#batch/zip';
import type { Verdict } from '#scanning/verdict';

/** What the workers of a run do. The order of the run is the value that all requests share. */
export interface MakeTasks {
  readonly make: { readonly request: readonly BatchRow[]; readonly answer: MadeRows };
  /** Returns the verdict about the picture of a row, by every reader under every condition. */
  readonly judge: { readonly request: BatchRow; readonly answer: Verdict };
  /** Packs a text for the archive, such as the manifest. */
  readonly pack: { readonly request: Blob; readonly answer: ZipEntry };
}

/** What became of some rows, and the files of those that were made. */
export interface MadeRows {
  /** In the order of the rows. */
  readonly outcomes: readonly RowOutcome[];
  readonly files: PackedFiles;
  /** Milliseconds that they took. */
  readonly time: number;
}

/** Files as they lie in an archive, one after another in few buffers, because those are moved and not copied. */
export interface PackedFiles {
  readonly entries: readonly PackedFile[];
  readonly data: Uint8Array<ArrayBuffer>;
}

/** A file that was made; its data begin where those of the file before end. */
export interface PackedFile {
  readonly name: string;
  readonly method: 0 | 8;
  readonly crc: number;
  readonly size: number;
  readonly packedSize: number;
}
