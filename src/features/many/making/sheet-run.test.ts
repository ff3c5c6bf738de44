import { expect, it } from 'vitest';
import type { RunOrder } from '#batch';
import { PLAIN_ORDER, readerModule, rowOf } from '#batch/testing';
import { type MakeTasks, makeWorks } from '#batch/worker';
import { labelSheet } from '#sheets';
import { type AskOptions, WorkerFailure, type WorkerPool } from '#workers';
import type { RunRow } from './run-ledger.ts';
import { SheetRun } from './sheet-run.ts';

const SHEET = labelSheet('l7160');
if (!SHEET) throw new Error('No sheet');
const LABELS = { sheet: SHEET, hasCutLines: false, ink: 'rgb', date: new Date(0), title: 'Labels' } as const;

const WORDS = {
  manifest: 'manifest.csv',
  failures: { empty: 'Empty', 'too-long': 'Long', 'not-read-back': 'Unread', crashed: 'Crashed', broken: 'Broken' },
  verdicts: { everywhere: 'Everywhere', 'good-conditions': 'Good', unlikely: 'Unlikely', not: 'Not' },
  unjudged: 'Unjudged',
  canceledHere: 'Canceled',
};

/** A pool that works here; `change` may replace an answer, or throw. */
function poolHere(change: (kind: keyof MakeTasks, answer: unknown) => unknown = (_, answer) => answer) {
  const works = makeWorks({
    loadModule: async () => readerModule(),
    loadLettering: () => Promise.reject(new Error('No words are printed')),
  });
  const ask = async (kind: keyof MakeTasks, request: never, { kept, signal }: AskOptions<RunOrder, never>) => {
    signal?.throwIfAborted();
    const context = { kept: kept?.value ?? null, signal: signal ?? new AbortController().signal };
    const idle = { progress: () => undefined, alive: () => undefined, transfer: () => undefined };
    return change(kind, await works[kind](request, { ...context, ...idle }));
  };
  return { size: 2, ask } as unknown as WorkerPool<MakeTasks, RunOrder>;
}

function startRun(rows: readonly RunRow[], pool: WorkerPool<MakeTasks, RunOrder>): SheetRun {
  async function* read() {
    yield* rows;
  }
  const order = { ...PLAIN_ORDER, labels: LABELS };
  return new SheetRun({ order, rows: rows.length, read, date: new Date(0) }, pool);
}

const ROWS: readonly RunRow[] = [
  ...Array.from({ length: 30 }, (_, k) => rowOf(k + 2)),
  { number: 32, reason: 'No link' },
  rowOf(33, { content: '' }),
];

async function pagesOf(run: SheetRun): Promise<number> {
  const file = Buffer.from(await (await run.archive()).arrayBuffer()).toString('latin1');
  return file.match(/\/Type \/Page /g)?.length ?? 0;
}

it('prints all labels in one file, reads each back, and tells what was left out', async () => {
  const run = startRun(ROWS, poolHere());
  await run.make();
  expect(run.state()).toMatchObject({ phase: 'finished', made: 30, readBack: 30, below: [] });
  expect(run.state().leftOut.map(({ number }) => number)).toEqual([32, 33]);
  expect(await pagesOf(run)).toBe(2);
  const manifest = await (await run.manifest(WORDS, 'labels.pdf')).text();
  expect(manifest.split('\r\n')[1]).toMatch(/^2,labels\.pdf,https:\/\/example\.com\/2,url,3,H,Everywhere,0,11,zxing,/);
  expect(manifest).toContain('\r\n32,,,,,,,,,,,No link\r\n33,,,,,,,,,,,Empty\r\n');
});

it('prints the others again without a label that is not read back', async () => {
  let sheets = 0;
  const run = startRun(
    ROWS.slice(0, 22),
    poolHere((kind, answer) => {
      if (kind === 'sheet') sheets++;
      if (kind !== 'read' || sheets > 1) return answer;
      return (answer as unknown[]).map((outcome, k) => (k === 0 ? { failure: 'not-read-back' } : outcome));
    }),
  );
  await run.make();
  // The first label of each of two pages was not read.
  expect(run.state()).toMatchObject({ phase: 'finished', made: 20, readBack: 20 });
  expect(run.state().leftOut).toEqual([
    { number: 2, because: { failure: 'not-read-back' } },
    { number: 23, because: { failure: 'not-read-back' } },
  ]);
  expect(await pagesOf(run)).toBe(1);
});

it('offers nothing when it is canceled: a sheet is whole or not at all', async () => {
  const run = startRun(
    ROWS,
    poolHere((kind, answer) => {
      if (kind === 'code') run.cancel();
      return answer;
    }),
  );
  await run.make();
  expect(run.state()).toMatchObject({ phase: 'canceled', made: 0, readBack: 0 });
});

it('tells that it cannot go on', async () => {
  const run = startRun(
    ROWS,
    poolHere((kind, answer) => {
      if (kind === 'sheet') throw new WorkerFailure('Maker', 'unloaded');
      return answer;
    }),
  );
  await run.make();
  expect(run.state()).toMatchObject({ phase: 'unloaded', made: 0 });
});
