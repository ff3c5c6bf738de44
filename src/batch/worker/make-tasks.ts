import type {
  BatchRow,
  CodedLabel,
  LabelPlace,
  LabelRow,
  ReadOutcome,
  RowFailure,
  RowOutcome,
  SheetFile,
} from '#batch';
import type { ZipEntry } from '#batch/zip';
import type { UndrawnCode } from '#making';
import type { Verdict } from '#scanning/verdict';

/** What the workers of a run do. The order of the run is the value that all requests share. */
export interface MakeTasks {
  readonly make: { readonly request: readonly BatchRow[]; readonly answer: MadeRows };
  /** Returns the verdict about the picture of a row, by every reader under every condition. */
  readonly judge: { readonly request: BatchRow; readonly answer: Verdict };
  /** Makes the codes of labels. */
  readonly code: { readonly request: readonly LabelRow[]; readonly answer: readonly (CodedLabel | RowFailure)[] };
  /** Writes labels on sheets. */
  readonly sheet: { readonly request: readonly CodedLabel[]; readonly answer: SheetFile };
  /** Reads labels of one page back. */
  readonly read: { readonly request: PageToRead; readonly answer: readonly ReadOutcome[] };
  /** Packs a text for the archive, such as the manifest. */
  readonly pack: { readonly request: Blob; readonly answer: ZipEntry };
}

/** A page of a file, and the labels that are looked for on it. */
export interface PageToRead {
  readonly file: Uint8Array<ArrayBuffer>;
  readonly page: number;
  readonly sha256: string;
  readonly labels: readonly { readonly made: UndrawnCode; readonly place: LabelPlace }[];
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
