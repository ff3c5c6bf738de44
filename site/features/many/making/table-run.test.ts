import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BatchRow } from '#batch';
import { PLAIN_ORDER, rowOf } from '#batch/testing';
import { WorkerFailure, type WorkerPool } from '#workers';
import type { RunRow } from './run-ledger.ts';
import { TableRun } from './table-run.ts';

let now = 0;

/** A run that takes 100 ms per row. `fail` is called before each row, and may throw. */
class SlowRun extends TableRun {
  readonly size = 0;
  readonly rates: number[] = [];
  fail: (row: BatchRow) => void = () => undefined;

  protected async makeRows(rows: AsyncIterable<BatchRow>): Promise<void> {
    for await (const row of rows) {
      this.fail(row);
      now += 100;
      this.advance(1);
      this.rates.push(this.state().rate);
    }
  }
}

function runOf(...rows: readonly RunRow[]): SlowRun {
  async function* read() {
    yield* rows;
  }
  const source = { order: PLAIN_ORDER, read, date: new Date(0) };
  return new SlowRun(source, {} as WorkerPool<never, never> as never);
}

beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => vi.restoreAllMocks());

it('a run reports the rate 0 until it has taken half a second', async () => {
  const run = runOf(...[2, 3, 4, 5, 6, 7].map((number) => rowOf(number)));
  await run.make();
  expect(run.rates).toEqual([0, 0, 0, 0, 10, 10]);
});

it('rows that have a reason instead of a code are not processed, and are listed as left out', async () => {
  const run = runOf(rowOf(2), { number: 3, reason: 'No link' }, rowOf(4));
  await run.make();
  expect(run.state()).toMatchObject({ phase: 'finished', done: 2 });
  expect(run.state().leftOut).toEqual([{ number: 3, because: { reason: 'No link' } }]);
});

it('a listener is called in every phase of a run until it is removed', async () => {
  const run = runOf(rowOf(2));
  const phases: string[] = [];
  const stop = run.subscribe(() => phases.push(run.state().phase));
  await run.make();
  expect(new Set(phases)).toEqual(new Set(['making', 'judging', 'finished']));
  stop();
  const { length } = phases;
  await run.retry();
  expect(phases).toHaveLength(length);
});

it.each([
  [new WorkerFailure('Maker', 'unloaded'), 'unloaded'],
  [new WorkerFailure('Maker', 'crashed'), 'failed'],
  [new Error('Other'), 'failed'],
] as const)('a run that ends with the error "%s" is in the phase "%s"', async (error, phase) => {
  const run = runOf(rowOf(2));
  run.fail = () => {
    throw error;
  };
  await run.make();
  expect(run.state().phase).toBe(phase);
});

it('a canceled run is in the phase "canceled" even if an error ended it, and logs no error', async () => {
  const run = runOf(rowOf(2));
  run.fail = () => {
    run.cancel();
    throw new Error('Other');
  };
  await run.make();
  expect(run.state().phase).toBe('canceled');
  expect(console.error).not.toHaveBeenCalled();
});
