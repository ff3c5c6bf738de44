import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageOrder, RunOrder, WantedRow } from '#batch';
import { about, decoderModule, PLAIN_ORDER, rowOf } from '#batch/testing';
import { type LabelSheet, labelSheet } from '#sheets';
import { PLAIN_CSV } from '#tables';
import { printCautions } from '#words/rows';
import { WorkerFailure } from '#workers';
import { type MakerPool, type MakeTasks, makeWorks, startMakers } from '#workers/batch';
import { ThreadWorker } from '#workers/testing';
import { CodeRun, PagesRun } from './run.ts';

const WORDS = {
  ...{ manifest: 'manifest.csv', unjudged: 'Unjudged', canceledHere: 'Canceled', cautions: printCautions },
  csv: PLAIN_CSV,
  sentences: (items: readonly string[]) => items.join(' '),
  failures: { empty: 'Empty', 'too-long': 'Long', 'not-read-back': 'Unread', crashed: 'Crashed', broken: 'Broken' },
  verdicts: { everywhere: 'Everywhere', 'good-conditions': 'Good', unlikely: 'Unlikely', not: 'Not' },
  incompleteTitle: ({ title }: { readonly title: string }) => `${title} (incomplete)`,
};

const LABELS: PageOrder = {
  ...{ is: 'labels', sheet: labelSheet('l7160') as LabelSheet, hasCutLines: false },
  ...{ ink: 'rgb', date: new Date(0), title: 'Labels' },
};

/** Called before each request; may throw a failure in place of an answer. */
type Spoil = (kind: keyof MakeTasks, request: { readonly number?: number }[]) => void;

let asked: string[] = [];
let spoil: Spoil = () => undefined;

function makers(): MakerPool {
  const works = makeWorks({
    loadModule: async () => decoderModule(),
    about,
    loadLettering: () => Promise.reject(new Error('No words are printed')),
  });
  const pool = startMakers(() => new ThreadWorker(works), 2);
  return {
    ...pool,
    ask: async (kind, request, options) => {
      asked.push(kind);
      spoil(kind, request as never);
      return pool.ask(kind, request, options);
    },
  };
}

function sourceOf(rows: readonly WantedRow[], order: RunOrder) {
  async function* read() {
    yield* rows;
  }
  return { order, read, date: new Date(2026, 10, 5) };
}

const codeRun = (rows: readonly WantedRow[]) => new CodeRun(sourceOf(rows, PLAIN_ORDER), makers());
const labelRun = (rows: readonly WantedRow[]) =>
  new PagesRun(sourceOf(rows, { ...PLAIN_ORDER, pages: LABELS }), makers());

function crashAt(kind: keyof MakeTasks, number: number, code: WorkerFailure['code'] = 'crashed'): void {
  spoil = (of, request) => {
    if (of === kind && request.some((row) => row.number === number)) throw new WorkerFailure('Maker', code);
  };
}

beforeEach(() => {
  asked = [];
  spoil = () => undefined;
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => vi.restoreAllMocks());

const ROWS: readonly WantedRow[] = [rowOf(2), { number: 3, reason: 'No link' }, rowOf(4, { content: '' }), rowOf(5)];
const manyRows = (count: number) => Array.from({ length: count }, (_, k) => rowOf(k + 2));

describe('a run that makes files', () => {
  async function filesOf(run: CodeRun): Promise<Record<string, string>> {
    const files = unzipSync(new Uint8Array(await (await run.archive(WORDS)).arrayBuffer()));
    return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]));
  }

  it('packs them with a manifest, judges each version once, and lists the rows that were left out', async () => {
    const run = codeRun(ROWS);
    await run.make();
    expect(run.state()).toMatchObject({ phase: 'finished', made: 2, readBack: 2, done: 3, below: [], retryable: 0 });
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
    expect(await filesOf(run)).toEqual(files);
  });

  it('can try failed rows again, and adds them to the archive', async () => {
    const run = codeRun([rowOf(6), rowOf(7), rowOf(8), ...ROWS]);
    crashAt('make', 7);
    await run.make();
    expect(run.state()).toMatchObject({ made: 4, retryable: 1 });
    expect((await filesOf(run))['manifest.csv']).toContain('7,,,,,,,,,,,Crashed');
    spoil = () => undefined;
    await run.retry();
    expect(run.state()).toMatchObject({ phase: 'finished', made: 5, readBack: 5, retryable: 0 });
    const files = await filesOf(run);
    expect(files['item-7.svg']).toContain('https://example.com/7');
    expect(files['manifest.csv']).not.toContain('Crashed');
    expect(files['manifest.csv']).toContain('No link');
  });

  it('offers the codes made so far if it is canceled, and its manifest says where it stopped', async () => {
    const run = codeRun(manyRows(400));
    run.subscribe(() => {
      if (run.state().made > 0) run.cancel();
    });
    await run.make();
    const { phase, made } = run.state();
    expect(phase).toBe('canceled');
    expect(made).toBeGreaterThan(0);
    expect(made).toBeLessThan(400);
    expect(console.error).not.toHaveBeenCalled();
    const files = await filesOf(run);
    expect(Object.keys(files)).toHaveLength(made + 1);
    expect(files['manifest.csv'].split('\r\n').at(-2)).toBe(`${made + 2},,,,,,,,,,,Canceled,`);
    expect(files['manifest.csv']).toContain('Unjudged');
  });

  it.each([
    ['unloaded', 'unloaded'],
    ['thrown', 'failed'],
  ] as const)('ends if its workers fail with the code "%s", in the phase "%s"', async (code, phase) => {
    const run = codeRun(ROWS);
    crashAt('make', 2, code);
    await run.make();
    expect(run.state()).toMatchObject({ phase, made: 0 });
  });

  it('reports how many rows it makes per second', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 20));
    const run = codeRun(manyRows(40));
    const rates: number[] = [];
    const stop = run.subscribe(() => rates.push(run.state().rate));
    await run.make();
    expect(rates[0]).toBe(0);
    expect(Math.max(...rates)).toBeGreaterThan(0);
    stop();
    const { length } = rates;
    await run.retry();
    expect(rates).toHaveLength(length);
  });
});

describe('a run that prints labels', () => {
  async function fileOf(run: PagesRun) {
    const file = Buffer.from(await (await run.archive(WORDS)).arrayBuffer());
    return { file, pages: file.toString('latin1').match(/\/Type \/Page /g)?.length ?? 0 };
  }

  async function manifestOf(run: PagesRun): Promise<string[]> {
    return (await (await run.manifest(WORDS, 'labels.pdf')).text()).split('\r\n');
  }

  it('writes all labels into one file, reads every label back, and lists the rows that were left out', async () => {
    const run = labelRun([...manyRows(30), { number: 32, reason: 'No link' }, rowOf(33, { content: '' })]);
    await run.make();
    expect(run.state()).toMatchObject({ phase: 'finished', made: 30, readBack: 30, done: 31, below: [] });
    expect(run.state().leftOut.map(({ number }) => number)).toEqual([32, 33]);
    const { file, pages } = await fileOf(run);
    expect([pages, run.output]).toEqual([2, 'labels']);
    const lines = await manifestOf(run);
    const sha256 = createHash('sha256').update(file).digest('hex');
    expect(lines[1]).toBe(`2,labels.pdf,https://example.com/2,url,3,H,Everywhere,0,11,zxing,${sha256},,`);
    expect(lines.slice(31, 33)).toEqual(['32,,,,,,,,,,,No link,', '33,,,,,,,,,,,Empty,']);
  });

  it('leaves out only the row that crashes its worker, and prints it after the others if it is tried again', async () => {
    const run = labelRun(manyRows(22));
    crashAt('check', 7);
    await run.make();
    expect(run.state()).toMatchObject({ phase: 'finished', made: 21, done: 22, retryable: 1 });
    expect(run.state().leftOut).toEqual([{ number: 7, because: { failure: 'crashed' } }]);
    expect((await fileOf(run)).pages).toBe(1);
    spoil = () => undefined;
    await run.retry();
    expect(run.state()).toMatchObject({ phase: 'finished', made: 22, leftOut: [] });
    expect((await fileOf(run)).pages).toBe(2);
  });

  it('counts a row once if its copies fill several groups of sheets', async () => {
    const run = labelRun([rowOf(1, { copies: 60 }), rowOf(2)]);
    await run.make();
    expect(run.state()).toMatchObject({ phase: 'finished', made: 2, readBack: 2, done: 2 });
    expect((await fileOf(run)).pages).toBe(3);
  });

  it('offers the sheets made so far if it is canceled, in a file marked as incomplete', async () => {
    const run = labelRun(manyRows(400));
    run.subscribe(() => {
      if (run.state().made > 0) run.cancel();
    });
    await run.make();
    const { phase, made } = run.state();
    expect(phase).toBe('canceled');
    expect([made % 42, made < 400]).toEqual([0, true]);
    const { file, pages } = await fileOf(run);
    expect(pages).toBe(made / 21);
    const incomplete = Buffer.from('Labels (incomplete)', 'utf16le').swap16().toString('hex');
    expect(file.toString('latin1')).toContain(incomplete);
    const lines = await manifestOf(run);
    expect(lines.at(-2)).toBe(`${made + 2},,,,,,,,,,,Canceled,`);
    expect(lines[1]).toContain(createHash('sha256').update(file).digest('hex'));
  });

  it('fails if its pages cannot be written', async () => {
    const run = labelRun(manyRows(3));
    spoil = (kind) => {
      if (kind === 'pages') throw new WorkerFailure('Maker', 'crashed');
    };
    await run.make();
    expect(run.state()).toMatchObject({ phase: 'failed', made: 0 });
  });
});
