// A thread that makes rows: into files of a folder, packed for an archive, or checked for the pages of a PDF.

import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import {
  checkRows,
  makeRows,
  type PageRow,
  type PagesOrder,
  type PieceRequest,
  packEntry,
  printsWords,
  type RunOrder,
  writeRows,
} from '#batch';
import { fileReader, orderOf } from '#doors/batch';
import { loadWords } from '#doors/lettering';
import { aboutCode } from '#words';
import type { BatchOrder, MadeFiles, Request } from './batch-run.ts';
import { CommandError } from './errors.ts';
import { writeFile } from './files.ts';

export interface WorkerOrder extends BatchOrder {
  /** The folder for files, and whether present ones are replaced; null if files are returned. */
  readonly folder: { readonly path: string; readonly isForced: boolean } | null;
}

const { plan, type, pages, folder } = workerData as WorkerOrder;

const order: Promise<RunOrder> = orderOf(plan).then((own) => ({ ...own, design: { ...own.design, type } }));

async function pagesOrder(): Promise<PagesOrder> {
  if (!pages) throw new TypeError('A run without pages');
  return { ...(await order), pages };
}

const images = new Map();

async function toolsFor(rows: readonly PageRow[], own: RunOrder) {
  const lettering = printsWords(rows, own) ? await loadWords(plan.font) : null;
  return { decoder: await fileReader(), images, lettering, about: aboutCode };
}

async function makeFiles(rows: readonly PageRow[]): Promise<MadeFiles> {
  const own = await order;
  const files: MadeFiles['files'][number][] = [];
  const outcomes = await makeRows(rows, own, await toolsFor(rows, own), (name, file) => {
    // Left unfinished under a name that the next run uses again.
    if (folder) writeFile(join(folder.path, name), file, folder.isForced, join(folder.path, `.${name}.unfinished`));
    else files.push({ name, entry: packEntry(file, own.file.format === 'svg') });
  });
  return { outcomes, files };
}

async function check(rows: readonly PageRow[]) {
  const own = await pagesOrder();
  return checkRows(rows, own, await toolsFor(rows, own));
}

async function writeGroup({ start, ...group }: PieceRequest) {
  const own = await pagesOrder();
  const rows = group.rows.map(({ row }) => row);
  return writeRows(group, own, printsWords(rows, own) ? await loadWords(plan.font) : null, start);
}

parentPort?.on('message', async ({ id, task, value }: Request) => {
  try {
    const run = { make: makeFiles, check, pages: writeGroup }[task] as (value: unknown) => Promise<unknown>;
    parentPort?.postMessage({ id, answer: await run(value) });
  } catch (error) {
    const { message, stack } = error as Error;
    parentPort?.postMessage({ id, error: { message, stack, status: error instanceof CommandError && error.status } });
  }
});
