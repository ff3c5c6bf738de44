import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import {
  type BatchRow,
  type CheckedRow,
  groupRows,
  type PageOrder,
  type PageRow,
  type RowFailure,
  writeManifest,
  ZipWriter,
} from '#batch';
import { PdfFile } from '#drawing/files';
import { WorkerFailure } from '#workers';
import { askRows, keptOrder, type MadeRows, type MakerPool } from '#workers/batch';
import { BEGUN, RunLedger, type RunRow, type RunSource, type RunState, type RunWords } from './run-ledger.ts';

/** Makes the codes of one table, and puts them into a file. This class contains what the runs of all outputs share. */
abstract class TableRun {
  protected readonly source: RunSource;
  protected readonly pool: MakerPool;
  protected readonly kept: ReturnType<typeof keptOrder>;
  protected readonly ledger = new RunLedger();
  readonly #listeners = new Set<() => void>();
  #controller = new AbortController();
  #state = BEGUN;
  #rate = { begin: 0, before: 0 };

  constructor(source: RunSource, pool: MakerPool) {
    this.source = source;
    this.pool = pool;
    this.kept = keptOrder(source.order);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): RunState => this.#state;

  /** Bytes of the file so far. */
  abstract get size(): number;

  abstract archive(words: RunWords): Promise<Blob>;

  /** Rejects with a `WorkerFailure` if no single row is the cause, or with the reason of `signal`. */
  protected abstract makeRows(rows: AsyncIterable<BatchRow>, signal: AbortSignal): Promise<void>;

  /** Makes the codes of all rows. Resolves when the run has ended in any way. */
  make(): Promise<void> {
    return this.#run((signal) => this.source.read(signal), 0);
  }

  retry(): Promise<void> {
    const { failed } = this.ledger;
    const rows = [...failed.values()];
    failed.clear();
    for (const { number } of rows) this.ledger.takeBack(number);
    return this.#run(async function* () {
      yield* rows;
    }, this.#state.done - rows.length);
  }

  cancel(): void {
    this.#controller.abort();
  }

  protected get isCanceled(): boolean {
    return this.#state.phase === 'canceled';
  }

  protected fail(row: BatchRow, failure: RowFailure): void {
    this.ledger.add({ number: row.number, name: row.name, failure }, row);
    this.advance(1);
  }

  protected advance(rows: number): void {
    const done = this.#state.done + rows;
    const { begin, before } = this.#rate;
    const seconds = (performance.now() - begin) / 1000;
    const { made, readBack } = this.ledger;
    this.#change({ done, made: made.length, readBack, rate: seconds < 0.5 ? 0 : (done - before) / seconds });
  }

  async #run(read: (signal: AbortSignal) => AsyncIterable<RunRow>, done: number): Promise<void> {
    this.#controller = new AbortController();
    const { signal } = this.#controller;
    const { ledger } = this;
    this.#rate = { begin: performance.now(), before: done };
    this.#change({ phase: 'making', done, rate: 0, retryable: 0, leftOut: ledger.leftOut() });
    try {
      await this.makeRows(this.#wanted(read(signal)), signal);
      this.#change({ phase: 'judging' });
      await ledger.judge(this.pool, this.kept, signal);
      this.#change({ phase: 'finished' });
    } catch (error) {
      if (!signal.aborted) console.error(error);
      const isUnloaded = error instanceof WorkerFailure && error.code === 'unloaded';
      this.#change({ phase: signal.aborted ? 'canceled' : isUnloaded ? 'unloaded' : 'failed' });
    }
    this.#change({
      ...{ leftOut: ledger.leftOut(), retryable: ledger.failed.size },
      ...{ below: ledger.below(), cautioned: ledger.cautioned() },
    });
  }

  /** Yields the rows that give a code, and records the others as left out. */
  async *#wanted(rows: AsyncIterable<RunRow>): AsyncGenerator<BatchRow> {
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
    for (const piece of writeManifest(rows)) {
      texts.push(piece);
      // Lets the page respond while a long manifest is written.
      await new Promise((resolve) => setTimeout(resolve));
    }
    const entry = await this.pool.ask('pack', new Blob(texts), {});
    const end = this.#zip.end([{ name: words.manifest, entry }]);
    return new Blob([...this.#parts, ...end], { type: 'application/zip' });
  }

  protected async makeRows(rows: AsyncIterable<BatchRow>, signal: AbortSignal): Promise<void> {
    for await (const { rows: asked, answer } of askRows(this.pool, 'make', this.kept, rows, signal)) {
      signal.throwIfAborted();
      if (!answer) {
        this.fail(asked[0], 'crashed');
        continue;
      }
      this.#addFiles(answer.files);
      for (const [k, outcome] of answer.outcomes.entries()) this.ledger.add(outcome, asked[k]);
      this.advance(asked.length);
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
    return new Blob([...writeManifest(rows)], { type: 'text/csv' });
  }

  get #order(): PageOrder {
    const { pages } = this.source.order;
    if (!pages) throw new TypeError('A run without pages');
    return pages;
  }

  #end(incompleteTitle: RunWords['incompleteTitle']): Uint8Array<ArrayBuffer> {
    const { title, ink, date } = this.#order;
    return this.#file.end({ title: this.isCanceled ? incompleteTitle(title) : title, ink, date });
  }

  protected async makeRows(rows: AsyncIterable<BatchRow>, signal: AbortSignal): Promise<void> {
    const groups = groupRows(this.#checked(rows, signal), this.#order, this.#parts.length === 0);
    for await (const { rows: printed, isFirst } of groups) {
      const rowsOnly = printed.map(({ facts: _, cautions: __, ...coded }) => coded);
      const request = { rows: rowsOnly, isFirst, start: this.#file.start };
      const bytes = this.#file.add(await this.pool.ask('print', request, { signal, kept: this.kept }));
      this.#parts.push(new Blob([bytes]));
      this.#digest.update(bytes);
      for (const one of printed) this.#record(one);
    }
  }

  async *#checked(rows: AsyncIterable<BatchRow>, signal: AbortSignal): AsyncGenerator<CheckedRow> {
    for await (const { rows: asked, answer } of askRows(this.pool, 'check', this.kept, pageRows(rows), signal)) {
      for (const [k, row] of asked.entries()) {
        const checked = answer ? answer.checked[k] : 'crashed';
        if (typeof checked === 'string') this.fail(row, checked);
        else yield checked;
      }
    }
  }

  #record({ row, facts, cautions }: CheckedRow): void {
    const { number, name } = row;
    if (number === this.#last) return;
    this.#last = number;
    this.ledger.add({ number, name, facts, cautions }, row);
    this.advance(1);
  }
}

async function* pageRows(rows: AsyncIterable<BatchRow & Partial<PageRow>>): AsyncGenerator<PageRow> {
  for await (const row of rows) yield { ...row, copies: row.copies ?? 1, lines: row.lines ?? [] };
}
