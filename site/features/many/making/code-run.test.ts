import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { BatchRow, RunOrder } from '#batch';
import { decoderModule, PLAIN_ORDER, rowOf } from '#batch/testing';
import { manyMakeWords } from '#words/many-make';
import { type AskOptions, WorkerFailure, type WorkerPool } from '#workers';
import { keptOrder, type MakeTasks, makeWorks } from '#workers/batch';
import { CodeRun } from './code-run.ts';
import type { RunRow } from './run-ledger.ts';

const WORDS = {
  manifest: 'manifest.csv',
  failures: { empty: 'Empty', 'too-long': 'Long', 'not-read-back': 'Unread', crashed: 'Crashed', broken: 'Broken' },
  verdicts: { everywhere: 'Everywhere', 'good-conditions': 'Good', unlikely: 'Unlikely', not: 'Not' },
  unjudged: 'Unjudged',
  canceledHere: 'Canceled',
  cautions: manyMakeWords.cautions,
  incompleteTitle: (title: string) => `${title} (incomplete)`,
};

/** Returns a pool that works in this thread. `spoil` is called before each answer, and may throw. */
function poolHere(spoil: (kind: keyof MakeTasks, request: unknown) => void = () => undefined) {
  const works = makeWorks({
    loadModule: async () => decoderModule(),
    loadLettering: () => Promise.reject(new Error('No words are printed')),
  });
  const asked: string[] = [];
  const ask = async (kind: keyof MakeTasks, request: never, { kept, signal }: AskOptions<RunOrder, never>) => {
    asked.push(kind);
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    spoil(kind, request);
    const context = { kept: kept?.value ?? null, signal: signal ?? new AbortController().signal };
    return works[kind](request, {
      ...context,
      progress: () => undefined,
      alive: () => undefined,
      transfer: () => undefined,
    });
  };
  return { asked, pool: { size: 2, ask } as unknown as WorkerPool<MakeTasks, RunOrder> };
}

function startRun(rows: readonly RunRow[], pool: WorkerPool<MakeTasks, RunOrder>): CodeRun {
  async function* read() {
    yield* rows;
  }
  return new CodeRun({ order: PLAIN_ORDER, read, date: new Date(2026, 10, 5) }, pool);
}

async function filesOf(run: CodeRun): Promise<Record<string, string>> {
  const files = unzipSync(new Uint8Array(await (await run.archive(WORDS)).arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]));
}

const ROWS: readonly RunRow[] = [rowOf(2), { number: 3, reason: 'No link' }, rowOf(4, { content: '' }), rowOf(5)];

it('a run makes the codes of the rows, judges each QR version once, and packs files with a manifest', async () => {
  const { pool, asked } = poolHere();
  const run = startRun(ROWS, pool);
  await run.make();
  expect(run.state()).toMatchObject({ phase: 'finished', made: 2, readBack: 2, below: [], retryable: 0 });
  expect(run.state().leftOut).toEqual([
    { number: 3, because: { reason: 'No link' } },
    { number: 4, because: { failure: 'empty' } },
  ]);
  expect(asked.filter((kind) => kind === 'judge')).toHaveLength(1);
  const files = await filesOf(run);
  expect(Object.keys(files)).toEqual(['item-2.svg', 'item-5.svg', 'manifest.csv']);
  expect(files['item-2.svg']).toContain('https://example.com/2');
  const lines = files['manifest.csv'].split('\r\n');
  expect(lines[1]).toMatch(/^2,item-2\.svg,https:\/\/example\.com\/2,url,3,H,Everywhere,0,11,zxing,[0-9a-f]{64},,$/);
  expect(lines.slice(3)).toEqual(['3,,,,,,,,,,,No link,', '4,,,,,,,,,,,Empty,', '']);
});

it('the archive of a run has the same bytes each time it is requested', async () => {
  const run = startRun(ROWS, poolHere().pool);
  await run.make();
  const [one, other] = await Promise.all([run.archive(WORDS), run.archive(WORDS)]);
  expect(Buffer.compare(Buffer.from(await one.arrayBuffer()), Buffer.from(await other.arrayBuffer()))).toBe(0);
});

it('the files in the archive of a run have the date of the run', async () => {
  const run = startRun([rowOf(2)], poolHere().pool);
  await run.make();
  const header = new DataView(await (await run.archive(WORDS)).arrayBuffer());
  // DOS format: years since 1980, month and day.
  expect(header.getUint16(12, true)).toBe(((2026 - 1980) << 9) | (11 << 5) | 5);
});

it('retry makes only the rows that failed, and adds them to the archive', async () => {
  let isSpoiled = true;
  const { pool, asked } = poolHere((kind, request) => {
    const isBad = kind === 'make' && (request as BatchRow[]).some(({ number }) => number === 7);
    if (isBad && isSpoiled) throw new WorkerFailure('Maker', 'crashed');
  });
  const run = startRun([rowOf(6), rowOf(7), rowOf(8), ...ROWS], pool);
  await run.make();
  expect(run.state()).toMatchObject({ made: 4, retryable: 1 });
  expect((await filesOf(run))['manifest.csv']).toContain('7,,,,,,,,,,,Crashed');
  isSpoiled = false;
  asked.length = 0;
  await run.retry();
  expect(run.state()).toMatchObject({ phase: 'finished', made: 5, readBack: 5, retryable: 0 });
  expect(asked.filter((kind) => kind === 'make')).toHaveLength(1);
  const files = await filesOf(run);
  expect(files['item-7.svg']).toContain('https://example.com/7');
  expect(files['manifest.csv']).not.toContain('Crashed');
  expect(files['manifest.csv']).toContain('No link');
});

it('the archive of a canceled run has the codes made so far, and its manifest says where the run stopped', async () => {
  const rows = Array.from({ length: 400 }, (_, k) => rowOf(k + 2));
  const run = startRun(rows, poolHere().pool);
  run.subscribe(() => {
    if (run.state().made > 0) run.cancel();
  });
  await run.make();
  const { phase, made } = run.state();
  expect(phase).toBe('canceled');
  expect(made).toBeGreaterThan(0);
  expect(made).toBeLessThan(400);
  const files = await filesOf(run);
  expect(Object.keys(files)).toHaveLength(made + 1);
  expect(files['manifest.csv'].split('\r\n').at(-2)).toBe(`${made + 2},,,,,,,,,,,Canceled,`);
  expect(files['manifest.csv']).toContain('Unjudged');
});

it.each([
  ['unloaded', 'unloaded'],
  ['thrown', 'failed'],
] as const)('a run whose workers fail with the error code "%s" ends in the phase "%s"', async (code, phase) => {
  const run = startRun(
    ROWS,
    poolHere(() => {
      throw new WorkerFailure('Maker', code);
    }).pool,
  );
  await run.make();
  expect(run.state()).toMatchObject({ phase, made: 0 });
});

it('a run reports each QR version whose codes do not scan everywhere, with the row that was judged', async () => {
  const { pool } = poolHere();
  const run = startRun(ROWS, {
    ...pool,
    ask: (async (kind: keyof MakeTasks, request: never, options: never) =>
      kind === 'judge' ? 'unlikely' : pool.ask(kind, request, options)) as never,
  });
  await run.make();
  expect(run.state().below).toEqual([{ version: 3, codes: 2, verdict: 'unlikely', row: 2 }]);
});

it('keptOrder(order).value is the given order if the order has no image file', () => {
  expect(keptOrder(PLAIN_ORDER).value).toBe(PLAIN_ORDER);
});
