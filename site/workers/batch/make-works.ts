import {
  type BatchRow,
  type CodedRow,
  checkRows,
  codePageRow,
  designOfRow,
  drawRows,
  GrowingBytes,
  makeRows,
  type PageRow,
  type PagesOrder,
  packEntry,
  printOfFile,
  printsWords,
  type RowTools,
  type RunOrder,
  rowDrawer,
  writeRows,
} from '#batch';
import type { Lettering } from '#lettering';
import { makeUndrawn } from '#making';
import { judgePrint } from '#scanning/judging';
import { specimenOf } from '#scanning/pixels';
import { type Decoder, type DecoderModule, loadDecoders, loadFileReader, PlainReadings } from '#scanning/tunnel';
import { inspect, type JudgeTools, judgeSpecimen, type Verdict } from '#scanning/verdict';
import type { WorksOf } from '#workers';
import type { MadeRows, MakeTasks } from './maker-pool.ts';

/** Functions that load the decoder and the fonts for a run. A worker and a test have different ones. */
export interface MakePlace {
  /** Returns the module of the zxing decoder. Calls `alive` while it loads. */
  readonly loadModule: (alive: () => void) => Promise<DecoderModule>;
  /** Returns the lettering for captions and other printed words. Called only if there are such words, or for cards. */
  readonly loadLettering: () => Promise<Lettering>;
  readonly about: RowTools['about'];
}

export function makeWorks({ loadModule, loadLettering, about }: MakePlace): WorksOf<MakeTasks, RunOrder> {
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

  async function letteringFor(rows: readonly (BatchRow | PageRow)[], order: RunOrder): Promise<Lettering | null> {
    return printsWords(rows, order) ? await loadLettering() : null;
  }

  return {
    async make(rows, { shared, alive, transfer }) {
      const order = orderOf(shared);
      if (order.isReadBack) decoder ??= moduleOnce(alive).then(loadFileReader);
      const loaded = await decoder;
      const lettering = await letteringFor(rows, order);
      const begin = performance.now();
      const packed = spare.pop() ?? new GrowingBytes();
      packed.clear();
      const entries: MadeRows['files']['entries'][number][] = [];
      const tools = { decoder: loaded, images, lettering, about, alive, onFault: broken };
      const outcomes = await makeRows(rows, order, tools, (name, file) => {
        const { data, ...entry } = packEntry(file, order.file.format === 'svg');
        packed.add(data);
        entries.push({ name, ...entry, packedSize: data.length });
      });
      const data = packed.bytes();
      spare.push(packed);
      transfer(data.buffer);
      return { outcomes, files: { entries, data }, time: performance.now() - begin, bytes: data.length };
    },

    async check(rows, { shared, alive }) {
      const begin = performance.now();
      const order = pagesOf(shared);
      decoder ??= moduleOnce(alive).then(loadFileReader);
      const tools = { decoder: await decoder, images, about, alive, onFault: broken };
      const checked = await checkRows(rows, order, { ...tools, lettering: await letteringFor(rows, order) });
      return { checked, time: performance.now() - begin, bytes: 0 };
    },

    async pages({ start, ...group }, { shared, alive, transfer }) {
      const order = pagesOf(shared);
      alive();
      const rows = group.rows.map(({ row }) => row);
      const piece = await writeRows(group, order, await letteringFor(rows, order), start);
      transfer(piece.data.buffer);
      return piece;
    },
    async judge(row, { shared, alive, signal }) {
      decoders ??= moduleOnce(alive).then(loadDecoders);
      const pause = async (): Promise<void> => {
        alive();
        signal.throwIfAborted();
      };
      const order = orderOf(shared);
      // `decoders` becomes null if the module fails to load while the fonts load.
      const [loaded, lettering] = await Promise.all([decoders, letteringFor([row], order)]);
      return judgeRow(row, order, { decoders: loaded, plain, pause }, lettering);
    },
    async draw(rows, { shared, alive }) {
      const order = pagesOf(shared);
      const coded = rows.flatMap((row): CodedRow[] => {
        alive();
        const made = codePageRow(row, order);
        return typeof made === 'string' ? [] : [{ row, made }];
      });
      if (coded.length === 0) return null;
      const [page] = await drawRows({ rows: coded, isFirst: true }, order, await letteringFor(rows, order));
      return page?.drawing ?? null;
    },
    pack: async (text) => packEntry(new Uint8Array(await text.arrayBuffer()), true),
  };
}

function orderOf(shared: RunOrder | null): RunOrder {
  if (!shared) throw new TypeError('A run without an order');
  return shared;
}

function pagesOf(shared: RunOrder | null): PagesOrder {
  const order = orderOf(shared);
  if (!hasPages(order)) throw new TypeError('A run without pages');
  return order;
}

function hasPages(order: RunOrder): order is PagesOrder {
  return order.pages !== undefined;
}

function broken({ number }: BatchRow, error: unknown): 'broken' {
  console.warn(`Row ${number} is not made:`, error);
  return 'broken';
}

async function judgeRow(
  row: BatchRow | PageRow,
  order: RunOrder,
  tools: JudgeTools,
  lettering: Lettering | null,
): Promise<Verdict> {
  if (hasPages(order)) {
    const own: PageRow = { copies: 1, lines: [], ...row };
    const made = codePageRow(own, order);
    if (typeof made === 'string') throw new TypeError(`A row without a code is judged: ${made}`);
    const { print } = await rowDrawer(order, lettering)({ row: own, made });
    return (await judgePrint(print, tools)).verdict;
  }
  const { design, image, file } = order;
  const mm = file.format !== 'png' ? file.mm : 'mm' in file.size ? file.size.mm : null;
  if (mm !== null) {
    const made = makeUndrawn(designOfRow(row, design), image);
    return (await judgePrint(await printOfFile(row, made, order, mm, lettering), tools)).verdict;
  }
  const specimen = specimenOf(designOfRow(row, design), image);
  return (await judgeSpecimen(specimen, inspect(specimen), tools)).verdict;
}
