import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import {
  type BelowEverywhere,
  type CautionedRows,
  type CheckedRow,
  Ledger,
  type LedgerWords,
  type PageOrder,
  type PageRow,
  type RowFailure,
  type RowWithoutCode,
  type RunOrder,
  type WantedRow,
  writeManifest,
  writePages,
  ZipWriter,
} from '#batch';
import { PdfFile } from '#drawing/files';
import type { CsvDialect } from '#tables';
import { WorkerFailure } from '#workers';
import { askRows, type MadeRows, type MakerPool, sharedOrder } from '#workers/batch';

export interface RunState {
  readonly phase: 'making' | 'judging' | 'finished' | 'canceled' | 'failed' | 'unloaded';
  readonly done: number;
  /** How many codes are in the file: an archive or a PDF. */
  readonly made: number;
  readonly readBack: number;
  /** How many codes have a content that cannot work. */
  readonly dead: number;
  readonly leftOut: readonly RowWithoutCode[];
  /** How many of the rows that were left out can be tried again. */
  readonly retryable: number;
  readonly below: readonly BelowEverywhere[];
  readonly cautioned: readonly CautionedRows[];
  /** Processed rows per second; 0 while unknown. */
  readonly rate: number;
}

const BEGUN: RunState = {
  phase: 'making',
  ...{ done: 0, made: 0, readBack: 0, dead: 0, leftOut: [], retryable: 0, below: [], cautioned: [], rate: 0 },
};

export interface RunSource {
  readonly order: RunOrder;
  readonly read: (signal: AbortSignal) => AsyncIterable<WantedRow>;
  /** The date of the files in an archive. */
  readonly date: Date;
}

export interface RunWords extends LedgerWords {
  readonly manifest: string;
  /** How a manifest is written. */
  readonly csv: CsvDialect;
  readonly incompleteTitle: (values: { readonly title: string }) => string;
}

/** Makes the codes of one table, and puts them into a file. This class contains what the runs of all outputs share. */
abstract class TableRun {
  protected readonly source: RunSource;
  protected readonly pool: MakerPool;
  protected readonly shared: ReturnType<typeof sharedOrder>;
  protected readonly ledger = new Ledger();
  readonly #listeners = new Set<() => void>();
  #controller = new AbortController();
  #state = BEGUN;

  constructor(source: RunSource, pool: MakerPool) {
    this.source = source;
    this.pool = pool;
    this.shared = sharedOrder(source.order);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): RunState => this.#state;

  abstract get size(): number;

  abstract archive(words: RunWords): Promise<Blob>;

  /** Rejects with a `WorkerFailure` if no single row is the cause, or with the reason of `signal`. */
  protected abstract makeRows(rows: AsyncIterable<PageRow>, signal: AbortSignal): Promise<void>;

  /** Makes the codes of all rows. Resolves when the run has ended in any way. */
  make(): Promise<void> {
    return this.#run((signal) => this.source.read(signal));
  }

  retry(): Promise<void> {
    const rows = this.ledger.takeBack();
    return this.#run(async function* () {
      yield* rows;
    });
  }

  cancel(): void {
    this.#controller.abort();
  }

  protected get isCanceled(): boolean {
    return this.#state.phase === 'canceled';
  }

  protected fail(row: PageRow, failure: RowFailure): void {
    this.ledger.add(row, failure);
    this.tell();
  }

  protected tell(): void {
    const { done, made, readBack, dead } = this.ledger;
    this.#change({ done, made, readBack, dead, rate: this.ledger.rate(performance.now()) });
  }

  async #run(read: (signal: AbortSignal) => AsyncIterable<WantedRow>): Promise<void> {
    this.#controller = new AbortController();
    const { signal } = this.#controller;
    const { ledger } = this;
    ledger.begin(performance.now());
    this.#change({ phase: 'making', done: ledger.done, rate: 0, retryable: 0, leftOut: ledger.withoutCode() });
    try {
      await this.makeRows(this.#wanted(read(signal)), signal);
      this.#change({ phase: 'judging' });
      await ledger.judge((row) => this.pool.ask('judge', row, { signal, shared: this.shared }));
      this.#change({ phase: 'finished' });
    } catch (error) {
      if (!signal.aborted) console.error(error);
      const isUnloaded = error instanceof WorkerFailure && error.code === 'unloaded';
      this.#change({ phase: signal.aborted ? 'canceled' : isUnloaded ? 'unloaded' : 'failed' });
    }
    this.#change({
      ...{ leftOut: ledger.withoutCode(), retryable: ledger.failed.size },
      ...{ below: ledger.below(), cautioned: ledger.cautioned() },
    });
  }

  async *#wanted(rows: AsyncIterable<WantedRow>): AsyncGenerator<PageRow> {
    for await (const row of rows) {
      if ('reason' in row) this.ledger.leaveOut({ number: row.number, because: { reason: row.reason } });
      else yield row;
    }
  }

  #change(part: Partial<RunState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}

/** Makes a file for each row and packs the files into an archive. They are kept as Blobs, which browsers move to disk. */
export class CodeRun extends TableRun {
  readonly #zip = new ZipWriter(this.source.date);
  readonly #parts: Blob[] = [];

  get size(): number {
    return this.#zip.length;
  }

  async archive(words: RunWords): Promise<Blob> {
    const { design, file } = this.source.order;
    const rows = this.ledger.manifestRows(words, {
      ...{ type: design.type ?? 'url', isCanceled: this.isCanceled },
      fileOf: (name) => `${name}.${file.format}`,
    });
    const texts: string[] = [];
    for (const piece of writeManifest(rows, words.csv)) {
      texts.push(piece);
      // Lets the page respond while a long manifest is written.
      await new Promise((resolve) => setTimeout(resolve));
    }
    const entry = await this.pool.ask('pack', new Blob(texts), {});
    const end = this.#zip.end([{ name: words.manifest, entry }]);
    return new Blob([...this.#parts, ...end], { type: 'application/zip' });
  }

  protected async makeRows(rows: AsyncIterable<PageRow>, signal: AbortSignal): Promise<void> {
    for await (const { rows: asked, answer } of askRows(this.pool, 'make', this.shared, rows, signal)) {
      signal.throwIfAborted();
      if (!answer) {
        this.fail(asked[0], 'crashed');
        continue;
      }
      this.#addFiles(answer.files);
      for (const [k, outcome] of answer.outcomes.entries()) this.ledger.add(asked[k], outcome);
      this.tell();
    }
  }

  #addFiles({ entries, data }: MadeRows['files']): void {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let at = 0;
    for (const { name, method, crc, size, packedSize } of entries) {
      const packed = data.subarray(at, at + packedSize);
      parts.push(this.#zip.add({ name, entry: { method, crc, size, data: packed } }), packed);
      at += packedSize;
    }
    if (parts.length > 0) this.#parts.push(new Blob(parts));
  }
}

/**
 * Puts codes onto the pages of one PDF file: labels, cards, or one page per code. The workers make the codes of rows
 * and read them back; one worker at a time writes the rows that passed, page after page. The file is kept as Blobs.
 */
export class PagesRun extends TableRun {
  readonly #file = new PdfFile();
  readonly #digest = sha256.create();
  readonly #parts: Blob[] = [];
  /** The number of the last row that is in the file. Its remaining copies may follow. */
  #last: number | null = null;

  get output(): 'labels' | 'cards' | 'one-pdf' {
    const { is } = this.#order;
    return is === 'codes' ? 'one-pdf' : is;
  }

  get size(): number {
    return this.#file.length;
  }

  async archive({ incompleteTitle }: RunWords): Promise<Blob> {
    return new Blob([...this.#parts, this.#end(incompleteTitle)], { type: 'application/pdf' });
  }

  /** Returns the manifest. `name` is the name of the PDF file. */
  async manifest(words: RunWords, name: string): Promise<Blob> {
    const rows = this.ledger.manifestRows(words, {
      type: this.source.order.design.type ?? 'url',
      fileOf: () => name,
      sha256: bytesToHex(this.#digest.clone().update(this.#end(words.incompleteTitle)).digest()),
      isCanceled: this.isCanceled,
    });
    return new Blob([...writeManifest(rows, words.csv)], { type: 'text/csv' });
  }

  get #order(): PageOrder {
    const { pages } = this.source.order;
    if (!pages) throw new TypeError('A run without pages');
    return pages;
  }

  #end(incompleteTitle: RunWords['incompleteTitle']): Uint8Array<ArrayBuffer> {
    const { title } = this.#order;
    return this.#file.end({ ...this.#order, ...(this.isCanceled && { title: incompleteTitle({ title }) }) });
  }

  protected async makeRows(rows: AsyncIterable<PageRow>, signal: AbortSignal): Promise<void> {
    const file = { file: this.#file, isFirst: this.#parts.length === 0 };
    const written = writePages(this.#checked(rows, signal), this.#order, file, (request) =>
      this.pool.ask('pages', request, { signal, shared: this.shared }),
    );
    for await (const { bytes, rows: own } of written) {
      this.#parts.push(new Blob([bytes]));
      this.#digest.update(bytes);
      for (const one of own) this.#record(one);
    }
  }

  async *#checked(rows: AsyncIterable<PageRow>, signal: AbortSignal): AsyncGenerator<CheckedRow> {
    for await (const { rows: asked, answer } of askRows(this.pool, 'check', this.shared, rows, signal)) {
      for (const [k, row] of asked.entries()) {
        const checked = answer ? answer.checked[k] : 'crashed';
        if (typeof checked === 'string') this.fail(row, checked);
        else yield checked;
      }
    }
  }

  #record(checked: CheckedRow): void {
    const { row } = checked;
    if (row.number === this.#last) return;
    this.#last = row.number;
    this.ledger.add(row, checked);
    this.tell();
  }
}
