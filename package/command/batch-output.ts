// Where the files of a batch go: into a folder, a ZIP or a PDF, with a manifest. Nothing has its name before it is whole.

import { once } from 'node:events';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { crc32, createDeflateRaw } from 'node:zlib';
import {
  type Ledger,
  MANIFEST_COLUMNS,
  MANIFEST_START,
  type ManifestRow,
  manifestLine,
  type WantedRow,
  type ZipEntry,
  ZipWriter,
} from '#batch';
import { PdfFile } from '#drawing/files';
import type { OutputKind } from './batch.ts';
import { type ManifestRecord, readRecords } from './batch-merge.ts';
import type { BatchOrder } from './batch-run.ts';
import { CommandError, STATUS, usageError } from './errors.ts';
import { told, unfinishedBeside, WholeFile } from './files.ts';

export interface BatchOutput {
  /** The folder to which threads write; null if they return files. */
  readonly folder: { readonly path: string; readonly isForced: boolean } | null;
  /** The name of the manifest, to be told. */
  readonly manifest: string;
  /** Returns the rows that are not there yet. */
  skip(rows: AsyncIterable<WantedRow>, ledger: Ledger): AsyncIterable<WantedRow>;
  add(name: string, entry: ZipEntry): void;
  /** The file whose bytes `addPages` gets. */
  readonly pdf: PdfFile;
  addPages(bytes: Uint8Array): void;
  fileOf(name: string): string;
  write(line: ManifestRow): void;
  finish(): Promise<void>;
  /** Removes what is not finished, except what `--resume` needs. */
  abandon(): void;
}

interface OutputOrder {
  readonly kind: OutputKind;
  readonly path: string;
  readonly isForced: boolean;
  readonly isResumed: boolean;
  readonly order: BatchOrder;
}

export function openOutput(wanted: OutputOrder): Promise<BatchOutput> {
  return { folder: openFolder, zip: openZip, pdf: openPdf }[wanted.kind](wanted);
}

async function openFolder({ path, isForced, isResumed, order }: OutputOrder): Promise<BatchOutput> {
  told(path, () => mkdirSync(path, { recursive: true }));
  const root = told(path, () => realpathSync(path));
  const name = order.shard ? `manifest-${order.shard.join('-of-')}.csv` : 'manifest.csv';
  const final = join(root, name);
  const unfinished = join(root, `.${name}.unfinished`);
  if (isFile(unfinished) && !isResumed && !isForced) {
    throw new CommandError(
      STATUS.notWritten,
      `${path} is unfinished. Add --resume to go on, or --force to begin anew.`,
    );
  }
  const before = isResumed ? linesBefore(final, unfinished) : null;
  const manifest = new WholeFile(final, isForced || isResumed, unfinished);
  const lines = new Lines((text) => manifest.write(text));
  return {
    ...partsOf(order),
    // A file that is present without a line was finished just before the run ended.
    folder: { path: root, isForced: isForced || isResumed },
    manifest: join(path, name),
    async *skip(rows, ledger) {
      let recorded = before === null ? null : readRecords(before);
      for await (const row of rows) {
        const record = (await recorded?.next())?.value;
        if (record && isRecorded(record, row, root, order)) {
          lines.write(record.text);
          ledger.recall(row, record.cells[REASON], record.cells[CAUTION]);
          continue;
        }
        if (recorded) {
          recorded = null;
          lines.flush();
          if (before !== final) rmSync(before!, { force: true });
        }
        yield row;
      }
    },
    write: (line) => lines.write(manifestLine(line)),
    async finish() {
      lines.flush();
      manifest.finish();
      if (before !== null && before !== final) rmSync(before, { force: true });
    },
    abandon() {
      lines.flush();
      manifest.abandon('keep');
    },
  };
}

const [NUMBER, FILE, REASON, CAUTION] = ['row', 'file', 'left out because', 'caution'].map((name) =>
  (MANIFEST_COLUMNS as readonly string[]).indexOf(name),
);

/** Returns the file with the lines of earlier runs; null if there is none. */
function linesBefore(final: string, unfinished: string): string | null {
  const before = `${unfinished}.before`;
  // A run that ended while it copied the lines left the older ones.
  if (!isFile(before) && isFile(unfinished)) told(unfinished, () => renameSync(unfinished, before));
  if (isFile(before)) return before;
  return isFile(final) ? final : null;
}

function isFile(path: string): boolean {
  return existsSync(path) && lstatSync(path).isFile();
}

/** Whether a line tells what became of a row, and the file is there. Rejects if the line is that of another table. */
function isRecorded({ cells }: ManifestRecord, row: WantedRow, root: string, order: BatchOrder): boolean {
  const file = 'reason' in row ? '' : partsOf(order).fileOf(row.name);
  const isLeftOut = cells[REASON] !== '';
  if (cells[NUMBER] !== String(row.number) || (!isLeftOut && cells[FILE] !== file)) {
    throw usageError(`The folder was begun with another table or other options. Use those, or another folder.`);
  }
  return isLeftOut || isFile(join(root, file));
}

/** Collects lines, because writing each alone is slow. */
class Lines {
  #text = '';
  readonly #write: (text: string) => void;

  constructor(write: (text: string) => void) {
    this.#write = write;
    this.write(MANIFEST_START);
  }

  write(line: string): void {
    this.#text += line;
    if (this.#text.length > 16_384) this.flush();
  }

  flush(): void {
    const text = this.#text;
    this.#text = '';
    if (text !== '') this.#write(text);
  }
}

function partsOf({ plan }: BatchOrder): Pick<BatchOutput, 'folder' | 'skip' | 'add' | 'pdf' | 'addPages' | 'fileOf'> {
  const none = (): never => {
    throw new TypeError('The output has no such part');
  };
  return {
    ...{ folder: null, add: none, addPages: none, pdf: new PdfFile() },
    skip: (rows) => rows,
    fileOf: (name) => `${name}.${plan.format ?? 'svg'}`,
  };
}

async function openZip({ path, isForced, order }: OutputOrder): Promise<BatchOutput> {
  const file = new WholeFile(path, isForced);
  // The manifest is the last file in the archive. Until then it is on the disk, because it may be large.
  const spool = `${unfinishedBeside(path)}.manifest`;
  rmSync(spool, { force: true });
  const packed = createWriteStream(spool, { flags: 'wx' });
  const deflate = createDeflateRaw();
  deflate.pipe(packed);
  const zip = new ZipWriter(order.date);
  let [crc, size] = [0, 0];
  const lines = new Lines((text) => {
    const bytes = Buffer.from(text);
    crc = crc32(bytes, crc);
    size += bytes.length;
    // Rows are made much more slowly than their lines are deflated, so nothing piles up.
    deflate.write(bytes);
  });
  return {
    ...partsOf(order),
    manifest: 'manifest.csv in the archive',
    add(name, entry) {
      file.write(zip.add({ name, entry }));
      file.write(entry.data);
    },
    write: (line) => lines.write(manifestLine(line)),
    async finish() {
      lines.flush();
      deflate.end();
      await once(packed, 'close');
      const data = { length: packed.bytesWritten };
      file.write(zip.add({ name: 'manifest.csv', entry: { method: 8, crc, size, data } }));
      for await (const bytes of createReadStream(spool) as AsyncIterable<Buffer>) file.write(bytes);
      for (const bytes of zip.end([])) file.write(bytes);
      file.finish();
      rmSync(spool, { force: true });
    },
    abandon() {
      deflate.destroy();
      packed.destroy();
      file.abandon();
      rmSync(spool, { force: true });
    },
  };
}

async function openPdf({ path, isForced, order }: OutputOrder): Promise<BatchOutput> {
  const { pages } = order;
  if (!pages) throw new TypeError('A PDF without pages');
  const listed = `${path.slice(0, -'.pdf'.length)}.manifest.csv`;
  const file = new WholeFile(path, isForced);
  let manifest: WholeFile;
  try {
    manifest = new WholeFile(listed, isForced);
  } catch (error) {
    file.abandon();
    throw error;
  }
  const lines = new Lines((text) => manifest.write(text));
  const pdf = new PdfFile();
  return {
    ...partsOf(order),
    ...{ manifest: listed, pdf },
    fileOf: () => basename(path),
    addPages: (bytes) => file.write(bytes),
    write: (line) => lines.write(manifestLine(line)),
    async finish() {
      file.write(pdf.end({ ...pages, date: order.date }));
      lines.flush();
      file.finish();
      manifest.finish();
    },
    abandon() {
      file.abandon();
      manifest.abandon();
    },
  };
}
