import { type CodedLabel, type LabelRow, type RunOrder, type SheetFile, sha256Of, writeManifest } from '#batch';
import { keptOrder, type MakeTasks } from '#batch/worker';
import { askEach, type WorkerPool } from '#workers';
import { phaseAfter } from './code-run.ts';
import { BEGUN, RunLedger, type RunRow, type RunSource, type RunState, type RunWords } from './run-ledger.ts';

/** Labels whose codes are made at a time. */
const AT_A_TIME = 25;

/** Codes of one table on their way onto sheets of labels: one PDF file. */
export class SheetRun {
  readonly #source: RunSource;
  readonly #pool: WorkerPool<MakeTasks, RunOrder>;
  readonly #kept: ReturnType<typeof keptOrder>;
  readonly #listeners = new Set<() => void>();
  readonly #controller = new AbortController();
  readonly #ledger = new RunLedger();
  #file: Uint8Array<ArrayBuffer> = new Uint8Array(0);
  #state = BEGUN;

  constructor(source: RunSource, pool: WorkerPool<MakeTasks, RunOrder>) {
    this.#source = source;
    this.#pool = pool;
    this.#kept = keptOrder(source.order);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): RunState => this.#state;

  /** Bytes of the file. */
  get size(): number {
    return this.#file.length;
  }

  /** Makes all labels. Resolves when the run has ended in any way. */
  async make(): Promise<void> {
    const { signal } = this.#controller;
    try {
      const labels = await this.#codeRows(signal);
      this.#change({ phase: 'judging' });
      await this.#print(labels, signal);
      await this.#ledger.judge(this.#pool, this.#kept, signal);
      this.#change({ phase: 'finished' });
    } catch (error) {
      if (!signal.aborted) console.error(error);
      this.#change({ phase: signal.aborted ? 'canceled' : phaseAfter(error) });
    }
    const { made, readBack } = this.#ledger;
    const counts = this.#file.length > 0 ? { made: made.length, readBack } : { made: 0, readBack: 0 };
    this.#change({ ...counts, leftOut: this.#ledger.leftOut(), below: this.#ledger.below() });
  }

  cancel(): void {
    this.#controller.abort();
  }

  /** Returns the sheets. */
  async archive(): Promise<Blob> {
    return new Blob([this.#file], { type: 'application/pdf' });
  }

  /** Returns what is said of each row. */
  async manifest(words: RunWords, name: string): Promise<Blob> {
    const rows = this.#ledger.manifestRows(words, this.#source.order.design.type, () => name, false);
    return new Blob([...writeManifest(rows)], { type: 'text/csv' });
  }

  /** Makes the codes of all rows, some at a time. */
  async #codeRows(signal: AbortSignal): Promise<CodedLabel[]> {
    const ledger = this.#ledger;
    const begin = performance.now();
    const labels: CodedLabel[] = [];
    let done = 0;
    const requests = inGroups(this.#source.read(signal), (number, reason) =>
      ledger.leaveOut({ number, because: { reason } }),
    );
    for await (const each of askEach(this.#pool, 'code', requests, { signal, kept: this.#kept })) {
      if ('failure' in each) throw each.failure;
      for (const [k, made] of each.answer.entries()) {
        const row = each.request[k];
        if (typeof made === 'string') ledger.add({ number: row.number, name: row.name, failure: made }, row);
        else labels.push(made);
      }
      done += each.request.length;
      const seconds = (performance.now() - begin) / 1000;
      this.#change({ done, made: labels.length, rate: seconds < 0.5 ? 0 : done / seconds });
    }
    return labels;
  }

  /** Prints labels and reads them back; those that are not read are left out, and the others printed again. */
  async #print(labels: readonly CodedLabel[], signal: AbortSignal): Promise<void> {
    if (labels.length === 0) return;
    const sheet = await this.#pool.ask('sheet', labels, { signal, kept: this.#kept });
    const outcomes = await this.#readBack(sheet, labels, signal);
    const unread = labels.filter((_, k) => 'failure' in outcomes[k]);
    for (const { row } of unread) {
      this.#ledger.leaveOut({ number: row.number, because: { failure: 'not-read-back' } });
    }
    if (unread.length > 0) {
      await this.#print(
        labels.filter((label) => !unread.includes(label)),
        signal,
      );
      return;
    }
    for (const [k, { row }] of labels.entries()) {
      const outcome = outcomes[k];
      if ('facts' in outcome) this.#ledger.add({ number: row.number, name: row.name, facts: outcome.facts }, row);
    }
    this.#file = sheet.file;
  }

  async #readBack({ file, places, pages }: SheetFile, labels: readonly CodedLabel[], signal: AbortSignal) {
    const sha256 = sha256Of(file);
    const requests = Array.from({ length: pages }, (_, page) => {
      const own = places.flatMap((place, k) => (place.page === page ? [{ made: labels[k].made, place }] : []));
      return { file, page, sha256, labels: own };
    });
    const outcomes = [];
    for await (const each of askEach(this.#pool, 'read', requests, { signal, kept: this.#kept })) {
      if ('failure' in each) {
        if (each.failure.code !== 'crashed') throw each.failure;
        outcomes.push(...each.request.labels.map(() => ({ failure: 'not-read-back' }) as const));
      } else outcomes.push(...each.answer);
    }
    return outcomes;
  }

  #change(part: Partial<RunState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}

/** Groups the rows that are to be made; the others are told. */
async function* inGroups(
  rows: AsyncIterable<RunRow>,
  leaveOut: (number: number, reason: string) => void,
): AsyncGenerator<readonly LabelRow[]> {
  let group: LabelRow[] = [];
  for await (const row of rows) {
    if ('reason' in row) leaveOut(row.number, row.reason);
    else group.push({ ...row, copies: row.copies ?? 1, lines: row.lines ?? [] });
    if (group.length < AT_A_TIME) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
