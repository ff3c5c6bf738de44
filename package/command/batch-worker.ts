// A thread that makes rows: into files of a folder, packed for an archive, or checked for the pages of a PDF.

import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import {
  type CodedRow,
  checkPageRow,
  type ManifestRow,
  type PageGroup,
  type PageRow,
  type PagesOrder,
  packEntry,
  printsWords,
  type RunOrder,
  rowDrawer,
  rowFileName,
  writeRows,
} from '#batch';
import { failureText, fileReader, makePlanned, orderOf } from '#doors/batch';
import { loadWords } from '#doors/lettering';
import type { PdfStart } from '#drawing/files';
import type { BatchOrder, Request } from './batch-run.ts';
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

async function makeFiles(rows: readonly PageRow[]) {
  const made = await order;
  const lines: ManifestRow[] = [];
  const files = [];
  for (const row of rows) {
    const { bytes, line } = await makePlanned(row, made, plan.font);
    lines.push(line);
    if (!bytes) continue;
    const name = rowFileName(row, made);
    // Left unfinished under a name that the next run uses again.
    if (folder) writeFile(join(folder.path, name), bytes, folder.isForced, join(folder.path, `.${name}.unfinished`));
    else files.push({ name, entry: packEntry(bytes, made.file.format === 'svg') });
  }
  return { lines, files };
}

async function check(rows: readonly PageRow[]) {
  const own = await pagesOrder();
  const draw = rowDrawer(own, printsWords(rows, own) ? await loadWords(plan.font) : null);
  const checked = [];
  for (const row of rows) {
    const answer = await checkPageRow(row, own, draw, await fileReader());
    checked.push(typeof answer === 'string' ? { number: row.number, reason: failureText(answer) } : answer);
  }
  return checked;
}

async function print({ start, ...group }: PageGroup<CodedRow> & { readonly start: PdfStart }) {
  const own = await pagesOrder();
  const rows = group.rows.map(({ row }) => row);
  return writeRows(group, own, printsWords(rows, own) ? await loadWords(plan.font) : null, start);
}

parentPort?.on('message', async ({ id, task, value }: Request) => {
  try {
    const run = { make: makeFiles, check, print }[task] as (value: unknown) => Promise<unknown>;
    parentPort?.postMessage({ id, answer: await run(value) });
  } catch (error) {
    const { message, stack } = error as Error;
    parentPort?.postMessage({ id, error: { message, stack, status: error instanceof CommandError && error.status } });
  }
});
