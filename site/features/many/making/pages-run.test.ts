import { createHash } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import type { RunOrder } from '#batch';
import { decoderModule, PLAIN_ORDER, rowOf } from '#batch/testing';
import { labelSheet } from '#sheets';
import { manyMakeWords } from '#words/many-make';
import { type AskOptions, WorkerFailure, type WorkerPool } from '#workers';
import { type MakeTasks, makeWorks } from '#workers/batch';
import { PagesRun } from './pages-run.ts';
import type { RunRow } from './run-ledger.ts';

const SHEET = labelSheet('l7160');
if (!SHEET) throw new Error('No sheet');
const LABELS = {
  is: 'labels',
  sheet: SHEET,
  hasCutLines: false,
  ink: 'rgb',
  date: new Date(0),
  title: 'Labels',
} as const;

const WORDS = {
  manifest: 'manifest.csv',
  failures: { empty: 'Empty', 'too-long': 'Long', 'not-read-back': 'Unread', crashed: 'Crashed', broken: 'Broken' },
  verdicts: { everywhere: 'Everywhere', 'good-conditions': 'Good', unlikely: 'Unlikely', not: 'Not' },
  unjudged: 'Unjudged',
  canceledHere: 'Canceled',
  cautions: manyMakeWords.cautions,
  incompleteTitle: (title: string) => `${title} (incomplete)`,
};

/** Replaces the answer to a request, or throws. */
type Change = (kind: keyof MakeTasks, answer: unknown, request: unknown) => unknown;

function poolHere(change: Change = (_, answer) => answer) {
  const works = makeWorks({
    loadModule: async () => decoderModule(),
    loadLettering: () => Promise.reject(new Error('No words are printed')),
  });
  const ask = async (kind: keyof MakeTasks, request: never, { kept, signal }: AskOptions<RunOrder, never>) => {
    signal?.throwIfAborted();
    const context = { kept: kept?.value ?? null, signal: signal ?? new AbortController().signal };
    const idle = { progress: () => undefined, alive: () => undefined, transfer: () => undefined };
    return change(kind, await works[kind](request, { ...context, ...idle }), request);
  };
  return { size: 2, ask } as unknown as WorkerPool<MakeTasks, RunOrder>;
}

function startRun(rows: readonly RunRow[], pool: WorkerPool<MakeTasks, RunOrder>): PagesRun {
  async function* read() {
    yield* rows;
  }
  const order = { ...PLAIN_ORDER, pages: LABELS };
  return new PagesRun({ order, read, date: new Date(0) }, pool);
}

const ROWS: readonly RunRow[] = [
  ...Array.from({ length: 30 }, (_, k) => rowOf(k + 2)),
  { number: 32, reason: 'No link' },
  rowOf(33, { content: '' }),
];

async function pagesOf(run: PagesRun): Promise<number> {
  const file = Buffer.from(await (await run.archive(WORDS)).arrayBuffer()).toString('latin1');
  return file.match(/\/Type \/Page /g)?.length ?? 0;
}

it('a run prints all labels in one file, reads every label back, and lists the rows that were left out', async () => {
  const run = startRun(ROWS, poolHere());
  await run.make();
  expect(run.state()).toMatchObject({ phase: 'finished', made: 30, readBack: 30, below: [] });
  expect(run.state().leftOut.map(({ number }) => number)).toEqual([32, 33]);
  expect(await pagesOf(run)).toBe(2);
  const manifest = await (await run.manifest(WORDS, 'labels.pdf')).text();
  expect(manifest.split('\r\n')[1]).toMatch(/^2,labels\.pdf,https:\/\/example\.com\/2,url,3,H,Everywhere,0,11,zxing,/);
  expect(manifest).toContain('\r\n32,,,,,,,,,,,No link,\r\n33,,,,,,,,,,,Empty,\r\n');
});

it('a run requests the codes of 25 rows at a time', async () => {
  const asked: number[] = [];
  const run = startRun(
    ROWS.slice(0, 30),
    poolHere((kind, answer, request) => {
      if (kind === 'code') asked.push((request as readonly unknown[]).length);
      return answer;
    }),
  );
  await run.make();
  expect(asked).toEqual([25, 5]);
});

it('the result and the manifest of a run name the rows whose words are cut', async () => {
  const run = startRun(
    ROWS.slice(0, 3),
    poolHere((kind, answer) =>
      kind === 'print' ? { ...(answer as object), cautions: [[], ['words-cut'], []] } : answer,
    ),
  );
  await run.make();
  expect(run.state().cautioned).toEqual([{ caution: 'words-cut', count: 1, rows: [3] }]);
  const lines = (await (await run.manifest(WORDS, 'labels.pdf')).text()).split('\r\n');
  expect(lines.filter((line) => line.endsWith(`,,${WORDS.cautions['words-cut']}`))).toEqual([lines[2]]);
});

it('labels that cannot be read back are left out of the file, and can be tried again', async () => {
  let sheets = 0;
  const run = startRun(
    ROWS.slice(0, 22),
    poolHere((kind, answer) => {
      if (kind === 'print') sheets++;
      if (kind !== 'read' || sheets > 1) return answer;
      return (answer as unknown[]).map((outcome, k) => (k % 21 === 0 ? { failure: 'not-read-back' } : outcome));
    }),
  );
  await run.make();
  // The first label of each of two pages was not read.
  expect(run.state()).toMatchObject({ phase: 'finished', made: 20, readBack: 20, retryable: 2 });
  expect(run.state().leftOut).toEqual([
    { number: 2, because: { failure: 'not-read-back' } },
    { number: 23, because: { failure: 'not-read-back' } },
  ]);
  expect(await pagesOf(run)).toBe(1);
  await run.retry();
  expect(run.state()).toMatchObject({ phase: 'finished', made: 22, readBack: 22, leftOut: [] });
  expect(await pagesOf(run)).toBe(2);
});

it('a canceled run offers the sheets made so far, in a file marked as incomplete', async () => {
  const many = Array.from({ length: 400 }, (_, k) => rowOf(k + 2));
  const run = startRun(many, poolHere());
  run.subscribe(() => {
    if (run.state().made > 0) run.cancel();
  });
  await run.make();
  const { phase, made } = run.state();
  expect(phase).toBe('canceled');
  expect(made % 42).toBe(0);
  expect(made).toBeLessThan(400);
  expect(await pagesOf(run)).toBe(made / 21);
  const manifest = await (await run.manifest(WORDS, 'labels.pdf')).text();
  expect(manifest.split('\r\n').at(-2)).toBe(`${made + 2},,,,,,,,,,,Canceled,`);
  const file = Buffer.from(await (await run.archive(WORDS)).arrayBuffer());
  expect(manifest).toContain(createHash('sha256').update(file).digest('hex'));
  const incomplete = Buffer.from('Labels (incomplete)', 'utf16le').swap16().toString('hex');
  expect(file.toString('latin1')).toContain(incomplete);
});

it('if printing a row crashes the worker, only this row is left out', async () => {
  const isBad = (request: unknown): boolean =>
    (request as { rows?: { row: { number: number } }[] }).rows?.some(({ row }) => row.number === 7) ?? false;
  const run = startRun(
    ROWS.slice(0, 20),
    poolHere((kind, answer, request) => {
      if (kind === 'print' && isBad(request)) throw new WorkerFailure('Maker', 'crashed');
      return answer;
    }),
  );
  await run.make();
  expect(run.state()).toMatchObject({ phase: 'finished', made: 19, readBack: 19, retryable: 1 });
  expect(run.state().leftOut).toEqual([{ number: 7, because: { failure: 'crashed' } }]);
});

it('if the copies of a row fill several groups of sheets, the row is still counted only once', async () => {
  const run = startRun([rowOf(1, { copies: 60 } as object), rowOf(2)], poolHere());
  await run.make();
  expect(run.state()).toMatchObject({ phase: 'finished', made: 2, readBack: 2 });
  expect(await pagesOf(run)).toBe(3);
});

it('a row with copies in several groups counts once if it cannot be printed', async () => {
  const isBad = (request: unknown): boolean =>
    (request as { rows?: { row: { number: number } }[] }).rows?.some(({ row }) => row.number === 1) ?? false;
  const run = startRun(
    [rowOf(1, { copies: 60 } as object), rowOf(2)],
    poolHere((kind, answer, request) => {
      if (kind === 'print' && isBad(request)) throw new WorkerFailure('Maker', 'crashed');
      return answer;
    }),
  );
  await run.make();
  expect(run.state()).toMatchObject({ phase: 'finished', made: 1, done: 2, retryable: 1 });
});

it('rows that are tried again are not printed on the first sheet, where some labels may be used already', async () => {
  const firsts: boolean[] = [];
  let isDown = true;
  const run = startRun(
    ROWS.slice(0, 3),
    poolHere((kind, answer, request) => {
      const { rows, isFirst } = request as { readonly rows: readonly unknown[]; readonly isFirst: boolean };
      if (kind === 'print' && rows.length > 0) firsts.push(isFirst);
      const isUnread = kind === 'read' && isDown;
      isDown &&= kind !== 'read';
      return isUnread
        ? (answer as unknown[]).map((outcome, k) => (k === 0 ? { failure: 'not-read-back' } : outcome))
        : answer;
    }),
  );
  await run.make();
  expect(run.state()).toMatchObject({ made: 2, retryable: 1 });
  // The group is printed twice: the second time without the row that was not read back.
  expect(firsts).toEqual([true, true]);
  await run.retry();
  expect([run.state().made, firsts]).toEqual([3, [true, true, false]]);
});

it('a run ends in the phase "unloaded" if a worker cannot be loaded', async () => {
  const run = startRun(
    ROWS,
    poolHere((kind, answer) => {
      if (kind === 'print') throw new WorkerFailure('Maker', 'unloaded');
      return answer;
    }),
  );
  await run.make();
  expect(run.state()).toMatchObject({ phase: 'unloaded', made: 0 });
});

it('if reading a group back crashes the worker, its rows are printed on separate pages and read back singly', async () => {
  const isBad = (request: unknown): boolean =>
    (request as { codes?: { made: { text: string } }[] }).codes?.some(({ made }) => made.text.endsWith('/7')) ?? false;
  const run = startRun(
    ROWS.slice(0, 7),
    poolHere((kind, answer, request) => {
      if (kind === 'read' && isBad(request)) throw new WorkerFailure('Maker', 'crashed');
      return answer;
    }),
  );
  await run.make();
  expect(run.state()).toMatchObject({ phase: 'finished', made: 6, readBack: 6, retryable: 1 });
  expect(run.state().leftOut).toEqual([{ number: 7, because: { failure: 'crashed' } }]);
  expect(await pagesOf(run)).toBe(6);
});

it('if making codes crashes the worker, only the row that causes the crash is left out', async () => {
  const isBad = (request: unknown) => (request as { number: number }[]).some(({ number }) => number === 7);
  const run = startRun(
    ROWS.slice(0, 7),
    poolHere((kind, answer, request) => {
      if (kind === 'code' && isBad(request)) throw new WorkerFailure('Maker', 'crashed');
      return answer;
    }),
  );
  await run.make();
  expect(run.state()).toMatchObject({ phase: 'finished', made: 6, readBack: 6, retryable: 1 });
  expect(run.state().leftOut).toEqual([{ number: 7, because: { failure: 'crashed' } }]);
});

it.each(['code', 'print', 'read'] as const)(
  'a run fails after one request if its task "%s" throws an error',
  async (spoiled) => {
    const asked: string[] = [];
    const run = startRun(
      ROWS.slice(0, 5),
      poolHere((kind, answer) => {
        if (kind !== spoiled) return answer;
        asked.push(kind);
        throw new WorkerFailure('Maker', 'thrown');
      }),
    );
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await run.make();
    expect([run.state().phase, asked.length]).toEqual(['failed', 1]);
  },
);

it.each(['code', 'print'] as const)(
  'a run ends if a "%s" request crashes and no worker can be loaded to try its rows one by one',
  async (task) => {
    let failures = 0;
    const pool = poolHere((kind, answer) => {
      if (kind === task) throw new WorkerFailure('Maker', failures++ === 0 ? 'crashed' : 'unloaded');
      return answer;
    });
    const run = startRun(ROWS.slice(0, 3), pool);
    await run.make();
    expect(run.state()).toMatchObject({ phase: 'unloaded', leftOut: [] });
  },
);

it('if reading back two rows crashes the worker, each is printed again alone, and not on the first sheet', async () => {
  const firsts: boolean[] = [];
  const pool = poolHere((kind, answer, request) => {
    const { isFirst, codes } = request as { readonly isFirst: boolean; readonly codes: readonly unknown[] };
    if (kind === 'print') firsts.push(isFirst);
    if (kind === 'read' && codes.length > 1) throw new WorkerFailure('Maker', 'crashed');
    return answer;
  });
  const run = startRun(ROWS.slice(0, 2), pool);
  await run.make();
  expect([run.state().made, firsts]).toEqual([2, [true, false, false]]);
});

it('a caution names the right row, even if the group begins with the remaining copies of an earlier row', async () => {
  const pool = poolHere((kind, answer, request) => {
    if (kind !== 'print') return answer;
    const { rows } = request as { readonly rows: readonly { readonly row: { readonly number: number } }[] };
    return { ...(answer as object), cautions: rows.map(({ row }) => (row.number === 2 ? ['words-cut'] : [])) };
  });
  const run = startRun([rowOf(1, { copies: 60 } as object), rowOf(2)], pool);
  await run.make();
  expect(run.state().cautioned).toEqual([{ caution: 'words-cut', count: 1, rows: [2] }]);
});
