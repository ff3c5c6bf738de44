import {
  type BatchRow,
  type CodedRow,
  codePageRow,
  designOfRow,
  drawRows,
  makeRow,
  type PageOrder,
  type PageRow,
  printOfFile,
  printOfRow,
  printRows,
  type RowOutcome,
  type RowTools,
  type RunOrder,
  readPrinted,
  rowFileName,
} from '#batch';
import { GrowingBytes, packEntry } from '#batch/zip';
import type { Lettering } from '#lettering';
import { hasWords, makeUndrawn } from '#making';
import { judgePrint } from '#scanning/judging';
import { specimenOf } from '#scanning/pixels';
import { type Decoder, type DecoderModule, loadDecoders, loadFileReader, PlainReadings } from '#scanning/tunnel';
import { inspect, type JudgeTools, judgeSpecimen, type Verdict } from '#scanning/verdict';
import type { WorkContext, WorksOf } from '#workers';
import type { MadeRows, MakeTasks, PackedFile } from './make-tasks.ts';

/** Functions that load the decoder and the fonts for a run. A worker and a test have different ones. */
export interface MakePlace {
  /** Returns the module of the zxing decoder. Calls `alive` while it loads. */
  readonly loadModule: (alive: () => void) => Promise<DecoderModule>;
  /** Returns the lettering for captions and other printed words. Called only if there are such words, or for cards. */
  readonly loadLettering: () => Promise<Lettering>;
}

/** Returns the functions that answer the tasks of a run, for any kind of worker. */
export function makeWorks({ loadModule, loadLettering }: MakePlace): WorksOf<MakeTasks, RunOrder> {
  const plain = new PlainReadings();
  const images = new Map();
  /** Buffers of earlier requests, to be used again. */
  const spare: GrowingBytes[] = [];
  let module: Promise<DecoderModule> | null = null;
  let decoder: Promise<Decoder> | null = null;
  let decoders: Promise<readonly Decoder[]> | null = null;

  /** Loads the module once. After a failure, the next request loads it again. */
  function moduleOnce(alive: () => void): Promise<DecoderModule> {
    module ??= loadModule(alive).catch((error: unknown) => {
      module = null;
      decoder = null;
      decoders = null;
      throw error;
    });
    return module;
  }

  /** Returns the lettering, or null if none of these rows prints words. Every card counts as printing words. */
  async function letteringFor(rows: readonly (BatchRow | PageRow)[], { design, pages }: RunOrder) {
    const hasPrint = rows.some((row) => {
      if (pages?.is === 'cards') return true;
      if (pages?.is !== 'labels') return hasWords(designOfRow(row, design));
      return Boolean(row.caption) || ('lines' in row && row.lines.some((line) => line !== ''));
    });
    return hasPrint ? await loadLettering() : null;
  }

  return {
    async make(rows, { kept, alive, transfer }) {
      const order = orderOf(kept);
      if (order.isReadBack) decoder ??= moduleOnce(alive).then(loadFileReader);
      const loaded = await decoder;
      const lettering = await letteringFor(rows, order);
      const packed = spare.pop() ?? new GrowingBytes();
      packed.clear();
      const made = await makeRows(rows, order, { decoder: loaded, images, lettering }, packed, alive);
      spare.push(packed);
      transfer(made.files.data.buffer);
      return made;
    },
    async judge(row, { kept, alive, signal }) {
      decoders ??= moduleOnce(alive).then(loadDecoders);
      const pause = async (): Promise<void> => {
        alive();
        signal.throwIfAborted();
      };
      const order = orderOf(kept);
      // `decoders` becomes null if the module fails to load while the fonts load.
      const [loaded, lettering] = await Promise.all([decoders, letteringFor([row], order)]);
      return judgeRow(row, order, { decoders: loaded, plain, pause }, lettering);
    },
    async code(rows, { kept, alive }) {
      const order = orderOf(kept);
      return rows.map((row) => {
        alive();
        const made = codePageRow(row, order, pagesOf(order));
        return typeof made === 'string' ? made : { row, made };
      });
    },
    async draw(rows, { kept, alive }) {
      const order = orderOf(kept);
      const pages = pagesOf(order);
      const coded = rows.flatMap((row): CodedRow[] => {
        alive();
        const made = codePageRow(row, order, pages);
        return typeof made === 'string' ? [] : [{ row, made }];
      });
      if (coded.length === 0) return null;
      const drawn = await drawRows(coded, order, pages, await letteringFor(rows, order), true);
      return drawn.pages[0]?.drawing ?? null;
    },
    async print({ rows, isFirst }, { kept, alive, transfer }) {
      const order = orderOf(kept);
      alive();
      const lettering = await letteringFor(
        rows.map(({ row }) => row),
        order,
      );
      const printed = await printRows(rows, order, pagesOf(order), lettering, isFirst);
      transfer(printed.part.data.buffer);
      return printed;
    },
    async read({ codes, ...pages }, { kept, alive }) {
      decoder ??= moduleOnce(alive).then(loadFileReader);
      const { tellsSecrets } = orderOf(kept);
      return readPrinted(pages, codes, { decoder: await decoder, tellsSecrets });
    },
    pack: async (text) => packEntry(new Uint8Array(await text.arrayBuffer()), true),
  };
}

function orderOf(kept: WorkContext<RunOrder>['kept']): RunOrder {
  if (!kept) throw new TypeError('A run without an order');
  return kept;
}

function pagesOf({ pages }: RunOrder): PageOrder {
  if (!pages) throw new TypeError('A run without pages');
  return pages;
}

/**
 * Makes rows, and appends each finished file to `packed`. Separate files would survive several garbage collections
 * until the request ends, and fill the part of memory that is collected rarely.
 */
async function makeRows(
  rows: readonly BatchRow[],
  order: RunOrder,
  tools: RowTools,
  packed: GrowingBytes,
  alive: () => void,
): Promise<MadeRows> {
  const begin = performance.now();
  const outcomes: RowOutcome[] = [];
  const entries: PackedFile[] = [];
  for (const row of rows) {
    alive();
    const { number, name } = row;
    const made = await makeRow(row, order, tools).catch((error: unknown) => {
      console.warn(`Row ${number} is not made:`, error);
      return 'broken' as const;
    });
    if (typeof made === 'string') {
      outcomes.push({ number, name, failure: made });
      continue;
    }
    outcomes.push({ number, name, facts: made.facts, cautions: made.cautions });
    const { method, crc, size, data } = packEntry(made.file, order.file.format === 'svg');
    packed.add(data);
    entries.push({ name: rowFileName(row, order), method, crc, size, packedSize: data.length });
  }
  return { outcomes, files: { entries, data: packed.bytes() }, time: performance.now() - begin };
}

async function judgeRow(
  row: BatchRow | PageRow,
  order: RunOrder,
  tools: JudgeTools,
  lettering: Lettering | null,
): Promise<Verdict> {
  const { design, image, pages, file } = order;
  const mm = file.format !== 'png' ? file.mm : 'mm' in file.size ? file.size.mm : null;
  if (pages) {
    const own: PageRow = { copies: 1, lines: [], ...row };
    const made = codePageRow(own, order, pages);
    if (typeof made === 'string') throw new TypeError(`A row without a code is judged: ${made}`);
    return (await judgePrint(await printOfRow({ row: own, made }, order, pages, lettering), tools)).verdict;
  }
  if (mm !== null) {
    const made = makeUndrawn(designOfRow(row, design), image);
    return (await judgePrint(await printOfFile({ row, made }, order, mm, lettering), tools)).verdict;
  }
  const specimen = specimenOf(designOfRow(row, design), image);
  return (await judgeSpecimen(specimen, inspect(specimen), tools)).verdict;
}
