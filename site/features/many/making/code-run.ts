import { type BatchRow, writeManifest } from '#batch';
import { ZipWriter } from '#batch/zip';
import { type MadeRows, makeRows } from '#workers/batch';
import type { RunWords } from './run-ledger.ts';
import { TableRun } from './table-run.ts';

/**
 * Makes the codes of a table and packs them into an archive. Files are kept as Blobs, which browsers can move to disk.
 */
export class CodeRun extends TableRun {
  readonly #zip = new ZipWriter(this.source.date);
  readonly #parts: Blob[] = [];

  get size(): number {
    return this.#zip.length;
  }

  /** Returns the archive of all codes made so far, with its manifest. */
  async archive(words: RunWords): Promise<Blob> {
    const texts: string[] = [];
    for (const piece of writeManifest(this.#manifestRows(words))) {
      texts.push(piece);
      // Lets the page respond while a long manifest is written.
      await new Promise((resolve) => setTimeout(resolve));
    }
    const entry = await this.pool.ask('pack', new Blob(texts), {});
    const end = this.#zip.end([{ name: words.manifest, entry }]);
    return new Blob([...this.#parts, ...end], { type: 'application/zip' });
  }

  protected async makeRows(rows: AsyncIterable<BatchRow>, signal: AbortSignal): Promise<void> {
    /** Rows that were requested and not answered yet, by number. */
    const asked = new Map<number, BatchRow>();
    async function* noted(): AsyncGenerator<BatchRow> {
      for await (const row of rows) {
        asked.set(row.number, row);
        yield row;
      }
    }
    for await (const made of makeRows(this.pool, this.kept, noted(), signal)) {
      signal.throwIfAborted();
      this.#take(made, asked);
      this.advance(made.outcomes.length);
    }
  }

  #take({ outcomes, files: { entries, data } }: MadeRows, asked: Map<number, BatchRow>): void {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let at = 0;
    for (const { name, method, crc, size, packedSize } of entries) {
      const packed = data.subarray(at, at + packedSize);
      parts.push(this.#zip.add({ name, entry: { method, crc, size, data: packed } }), packed);
      at += packedSize;
    }
    if (parts.length > 0) this.#parts.push(new Blob(parts));
    for (const outcome of outcomes) {
      const row = asked.get(outcome.number) as BatchRow;
      asked.delete(outcome.number);
      this.ledger.add(outcome, row);
    }
  }

  #manifestRows(words: RunWords) {
    const { design, file } = this.source.order;
    const isCanceled = this.state().phase === 'canceled';
    return this.ledger.manifestRows(words, {
      ...{ type: design.type ?? 'url', isCanceled },
      fileOf: (name) => `${name}.${file.format}`,
    });
  }
}
