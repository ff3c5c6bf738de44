import { type BatchRow, type CodedRow, FileDigest, type PageOrder, type PageRow, writeManifest } from '#batch';
import { type NumberedPart, PdfJoiner } from '#drawing/files';
import { askEach, WorkerFailure } from '#workers';
import type { MakeTasks } from '#workers/batch';
import { type GroupedRow, groupsOf, type PageGroup } from './page-groups.ts';
import type { RunWords } from './run-ledger.ts';
import { TableRun } from './table-run.ts';

/** How many rows a worker turns into codes per request. */
const AT_A_TIME = 25;

type Printed = MakeTasks['print']['answer'];

/** A group that is printed, but not read back yet. */
interface Pending {
  readonly group: PageGroup;
  readonly printed: Printed;
  readonly part: NumberedPart;
}

/**
 * Puts codes onto the pages of one PDF file: labels, cards, or one page per code. Each group of rows is printed, read
 * back from its bytes, and added to the file. The file is kept as Blobs.
 */
export class PagesRun extends TableRun {
  readonly #parts: Blob[] = [];
  readonly #digest = new FileDigest();
  readonly #joiner = new PdfJoiner((bytes) => {
    this.#parts.push(new Blob([bytes]));
    this.#digest.add(bytes);
  });
  #isBegun = false;

  /** The kind of pages. */
  get output(): 'labels' | 'cards' | 'one-pdf' {
    const { is } = this.#order;
    return is === 'codes' ? 'one-pdf' : is;
  }

  get size(): number {
    return this.#joiner.length;
  }

  /** Returns the PDF file with all codes made so far. */
  async archive({ incompleteTitle }: RunWords): Promise<Blob> {
    return new Blob([...this.#parts, this.#end(incompleteTitle)], { type: 'application/pdf' });
  }

  /** Returns the manifest. `name` is the name of the PDF file. */
  async manifest(words: RunWords, name: string): Promise<Blob> {
    const rows = this.ledger.manifestRows(words, {
      type: this.source.order.design.type ?? 'url',
      fileOf: () => name,
      sha256: this.#digest.hexWith(this.#end(words.incompleteTitle)),
      isCanceled: this.#isCanceled,
    });
    return new Blob([...writeManifest(rows)], { type: 'text/csv' });
  }

  get #isCanceled(): boolean {
    return this.state().phase === 'canceled';
  }

  get #order(): PageOrder {
    const { pages } = this.source.order;
    if (!pages) throw new TypeError('A run without pages');
    return pages;
  }

  #end(incompleteTitle: RunWords['incompleteTitle']): Uint8Array<ArrayBuffer> {
    const { title, ink, date } = this.#order;
    return this.#joiner.end({ title: this.#isCanceled ? incompleteTitle(title) : title, ink, date });
  }

  protected async makeRows(rows: AsyncIterable<BatchRow>, signal: AbortSignal): Promise<void> {
    const groups = groupsOf(this.#code(rows, signal), this.#order, !this.#isBegun);
    const asked = new WeakMap<MakeTasks['read']['request'], Pending>();
    const requests = this.#toRead(this.#print(groups, signal), asked);
    for await (const each of askEach(this.pool, 'read', requests, { signal, kept: this.kept })) {
      const pending = asked.get(each.request) as Pending;
      if ('answer' in each) await this.#take(pending, each.answer, signal);
      else await this.#drop(pending, each.failure, signal);
      this.#isBegun = true;
    }
  }

  /** Makes the codes of rows, several rows per request. */
  async *#code(rows: AsyncIterable<BatchRow>, signal: AbortSignal): AsyncGenerator<CodedRow> {
    const options = { signal, kept: this.kept };
    for await (const each of askEach(this.pool, 'code', inGroups(rows), options)) {
      const answers = 'answer' in each ? each.answer : await this.#codeOneByOne(each.request, each.failure, signal);
      for (const [k, made] of answers.entries()) {
        if (typeof made !== 'string') yield made;
        else {
          const row = each.request[k];
          this.ledger.add({ number: row.number, name: row.name, failure: made }, row);
          this.advance(1);
        }
      }
    }
  }

  async #codeOneByOne(rows: readonly PageRow[], failure: WorkerFailure, signal: AbortSignal) {
    throwIfLasting(failure);
    const answers: MakeTasks['code']['answer'][number][] = [];
    for await (const each of askEach(
      this.pool,
      'code',
      rows.map((row) => [row]),
      { signal, kept: this.kept },
    )) {
      if ('failure' in each) throwIfLasting(each.failure);
      answers.push('answer' in each ? each.answer[0] : 'crashed');
    }
    return answers;
  }

  async *#print(
    groups: AsyncIterable<PageGroup>,
    signal: AbortSignal,
  ): AsyncGenerator<{ readonly group: PageGroup; readonly printed: Printed }> {
    for await (const each of askEach(this.pool, 'print', groups, { signal, kept: this.kept })) {
      const group = each.request as PageGroup;
      if ('answer' in each) yield { group, printed: each.answer };
      else yield* this.#printOneByOne(group, each.failure, signal);
    }
  }

  /** Tries to print each row of a group by itself. Then prints the group without the rows that failed. */
  async *#printOneByOne(group: PageGroup, failure: WorkerFailure, signal: AbortSignal) {
    throwIfLasting(failure);
    const good: GroupedRow[] = [];
    const singles = group.rows.map((row) => ({ rows: [row], isFirst: false }));
    for await (const each of askEach(this.pool, 'print', singles, { signal, kept: this.kept })) {
      const row = each.request.rows[0] as GroupedRow;
      if ('answer' in each) good.push(row);
      else {
        throwIfLasting(each.failure);
        this.#fail(row, 'crashed');
      }
    }
    if (good.length === 0) return;
    const rest = { ...group, rows: good };
    yield { group: rest, printed: await this.pool.ask('print', rest, { signal, kept: this.kept }) };
  }

  async *#toRead(
    groups: AsyncIterable<{ readonly group: PageGroup; readonly printed: Printed }>,
    asked: WeakMap<MakeTasks['read']['request'], Pending>,
  ): AsyncGenerator<MakeTasks['read']['request']> {
    for await (const { group, printed } of groups) {
      const part = this.#joiner.number(printed.part);
      const request = requestOf(part, group, printed);
      asked.set(request, { group, printed, part });
      yield request;
    }
  }

  /**
   * Adds a group's pages to the file if all its codes were read back. Otherwise, makes the pages again without the rows
   * whose codes were not read back.
   */
  async #take(
    { group, printed, part }: Pending,
    outcomes: MakeTasks['read']['answer'],
    signal: AbortSignal,
  ): Promise<void> {
    const unread = new Set(newCodes(group).filter((_, k) => 'failure' in outcomes[k]));
    if (unread.size === 0) {
      this.#joiner.add(part);
      for (const [k, { row }] of newCodes(group).entries()) {
        const outcome = outcomes[k];
        if (!('facts' in outcome)) continue;
        const { number, name } = row;
        const cautions = printed.cautions[group.rows.findIndex((own) => own.row.number === number)] ?? [];
        this.ledger.add({ number, name, facts: { ...outcome.facts, sha256: '' }, cautions }, row);
      }
      this.advance(newCodes(group).length);
      return;
    }
    for (const row of unread) this.#fail(row, 'not-read-back');
    await this.#again(
      group.rows.filter((row) => !unread.has(row)),
      group,
      signal,
    );
  }

  /**
   * Called if reading a group back has crashed the worker. To find the faulty row, puts each row of the group on a page
   * of its own and reads that page back.
   */
  async #drop({ group }: Pending, failure: WorkerFailure, signal: AbortSignal): Promise<void> {
    throwIfLasting(failure);
    if (group.rows.length === 1) {
      this.#fail(group.rows[0], 'crashed');
      return;
    }
    for (const row of group.rows) await this.#again([row], { ...group, isFirst: false }, signal);
  }

  async #again(rows: readonly GroupedRow[], { isFirst }: PageGroup, signal: AbortSignal): Promise<void> {
    if (rows.length === 0) return;
    const group = { rows, isFirst };
    const options = { signal, kept: this.kept };
    const printed = await this.pool.ask('print', group, options);
    const part = this.#joiner.number(printed.part);
    try {
      await this.#take(
        { group, printed, part },
        await this.pool.ask('read', requestOf(part, group, printed), options),
        signal,
      );
    } catch (error) {
      if (!(error instanceof WorkerFailure)) throw error;
      await this.#drop({ group, printed, part }, error, signal);
    }
  }

  #fail({ row, isContinued }: GroupedRow, failure: 'crashed' | 'not-read-back'): void {
    if (isContinued) return;
    this.ledger.add({ number: row.number, name: row.name, failure }, row);
    this.advance(1);
  }
}

/** Returns the rows of a group, except a row that is continued from the previous group. */
function newCodes({ rows }: PageGroup): readonly GroupedRow[] {
  return rows.filter(({ isContinued }) => !isContinued);
}

function requestOf(part: NumberedPart, group: PageGroup, { places }: Printed): MakeTasks['read']['request'] {
  const { pages, images, data, table } = part;
  const codes = group.rows.flatMap(({ made, isContinued }, k) => (isContinued ? [] : [{ made, place: places[k] }]));
  return { bytes: [{ data, table }, images], pages, codes };
}

/** Throws the failure if no worker can be started, or if every row would fail in the same way. */
function throwIfLasting(failure: WorkerFailure): void {
  if (failure.code === 'unloaded' || failure.code === 'thrown') throw failure;
}

async function* inGroups(rows: AsyncIterable<BatchRow & Partial<PageRow>>): AsyncGenerator<readonly PageRow[]> {
  let group: PageRow[] = [];
  for await (const row of rows) {
    group.push({ ...row, copies: row.copies ?? 1, lines: row.lines ?? [] });
    if (group.length < AT_A_TIME) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
