import {
  type BatchRow,
  codeLabelRow,
  designOfRow,
  type LabelOrder,
  makeRow,
  makeSheetFile,
  type RowOutcome,
  type RowTools,
  type RunOrder,
  readSheetPage,
  rowFileName,
} from '#batch';
import { packEntry, type ZipEntry } from '#batch/zip';
import type { Lettering } from '#lettering';
import { hasWords } from '#making';
import { joinBytes } from '#raster';
import { specimenOf } from '#scanning/pixels';
import { loadFileReader, loadReaders, PlainReadings, type Reader, type ReaderModule } from '#scanning/tunnel';
import { inspect, type JudgeTools, judgeSpecimen, type Verdict } from '#scanning/verdict';
import type { WorkContext, WorksOf } from '#workers';
import type { MadeRows, MakeTasks } from './make-tasks.ts';

/** What the work of a run needs of where it runs. */
export interface MakePlace {
  /** Returns the module of the strong reader; `alive` is to be called while it arrives. */
  readonly loadModule: (alive: () => void) => Promise<ReaderModule>;
  /** Returns what prints captions; only asked for if there are any. */
  readonly loadLettering: () => Promise<Lettering>;
}

/** Returns the work of a run, for a worker of any kind. */
export function makeWorks({ loadModule, loadLettering }: MakePlace): WorksOf<MakeTasks, RunOrder> {
  const plain = new PlainReadings();
  const images = new Map();
  let module: Promise<ReaderModule> | null = null;
  let reader: Promise<Reader> | null = null;
  let readers: Promise<readonly Reader[]> | null = null;

  /** A module that does not come is asked for again with the next request. */
  function moduleOnce(alive: () => void): Promise<ReaderModule> {
    module ??= loadModule(alive).catch((error: unknown) => {
      module = null;
      reader = null;
      readers = null;
      throw error;
    });
    return module;
  }

  return {
    async make(rows, { kept, alive }) {
      const order = orderOf(kept);
      if (order.isReadBack) reader ??= moduleOnce(alive).then(loadFileReader);
      const hasPrint = rows.some((row) => hasWords(designOfRow(row, order.design)));
      const lettering = hasPrint ? await loadLettering() : null;
      return makeRows(rows, order, { reader: await reader, images, lettering }, alive);
    },
    async judge(row, { kept, alive, signal }) {
      readers ??= moduleOnce(alive).then(loadReaders);
      const pause = async (): Promise<void> => {
        alive();
        signal.throwIfAborted();
      };
      return judgeRow(row, orderOf(kept), { readers: await readers, plain, pause });
    },
    async code(rows, { kept, alive }) {
      const order = orderOf(kept);
      return rows.map((row) => {
        alive();
        const made = codeLabelRow(row, order, labelsOf(order));
        return typeof made === 'string' ? made : { row, made };
      });
    },
    async sheet(labels, { kept, alive }) {
      const order = orderOf(kept);
      alive();
      const words = labels.flatMap(({ row }) => [row.caption ?? '', ...row.lines]).filter((text) => text !== '');
      const lettering = words.length > 0 ? await loadLettering() : null;
      await lettering?.prepare([...words, '…'], 'bold');
      await lettering?.prepare([...words, '…'], 'regular');
      return makeSheetFile(labels, order, labelsOf(order), lettering);
    },
    async read({ file, page, labels, sha256 }, { kept, alive }) {
      reader ??= moduleOnce(alive).then(loadFileReader);
      const { tellsSecrets } = orderOf(kept);
      return readSheetPage(file, page, labels, { reader: await reader, sha256, tellsSecrets });
    },
    pack: async (text) => packEntry(new Uint8Array(await text.arrayBuffer()), true),
  };
}

function orderOf(kept: WorkContext<RunOrder>['kept']): RunOrder {
  if (!kept) throw new TypeError('A run without an order');
  return kept;
}

function labelsOf({ labels }: RunOrder): LabelOrder {
  if (!labels) throw new TypeError('A run without labels');
  return labels;
}

async function makeRows(
  rows: readonly BatchRow[],
  order: RunOrder,
  tools: RowTools,
  alive: () => void,
): Promise<MadeRows> {
  const begin = performance.now();
  const outcomes: RowOutcome[] = [];
  const packed: { readonly name: string; readonly entry: ZipEntry }[] = [];
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
    outcomes.push({ number, name, facts: made.facts });
    packed.push({ name: rowFileName(row, order), entry: packEntry(made.file, order.file.format === 'svg') });
  }
  const entries = packed.map(({ name, entry: { method, crc, size, data } }) => {
    return { name, method, crc, size, packedSize: data.length };
  });
  const data = joinBytes(packed.map(({ entry }) => entry.data));
  return { outcomes, files: { entries, data }, time: performance.now() - begin };
}

async function judgeRow(row: BatchRow, { design, image }: RunOrder, tools: JudgeTools): Promise<Verdict> {
  const specimen = specimenOf(designOfRow(row, design), image);
  return (await judgeSpecimen(specimen, inspect(specimen), tools)).verdict;
}
