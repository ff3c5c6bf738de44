import { expect, it, vi } from 'vitest';
import { type FakeWorker, stubWorkers } from '#workers/testing';
import { readRow } from './table-desk.ts';
import type { TableRequest } from './table-source.ts';

// Runs before the imports, which then load all modules anew. Otherwise, a module that an earlier test file in this
// thread has loaded could have started the worker already.
vi.hoisted(() => vi.resetModules());

const TABLE: TableRequest = { key: 'a', source: { is: 'text', text: 'a' }, hints: {} };
const workers = stubWorkers();

/** Asks for a row, and lets the worker finish loading. */
function ask(signal = new AbortController().signal) {
  const answer = readRow(TABLE, 0, signal).catch((error: { readonly code?: string }) => error.code ?? error);
  const worker = workers.at(-1) as FakeWorker;
  worker.load();
  return { answer, worker };
}

it('the worker for tables is ended after half an hour without work, and not before', async () => {
  const { answer, worker } = ask();
  worker.answer(null);
  expect(await answer).toBeNull();
  vi.advanceTimersByTime(30 * 60_000 - 1);
  expect(worker.isEnded).toBe(false);
  vi.advanceTimersByTime(1);
  expect(worker.isEnded).toBe(true);
});

it('the worker for tables counts as dead after two minutes without a sign of life', async () => {
  const { answer, worker } = ask();
  vi.advanceTimersByTime(118_000);
  expect(worker.isEnded).toBe(false);
  vi.advanceTimersByTime(3000);
  expect(worker.isEnded).toBe(true);
  expect(await answer).toBe('silent');
});

it('canceling a request does not end the worker, because the table would be lost', async () => {
  const controller = new AbortController();
  const { answer, worker } = ask(controller.signal);
  controller.abort('gone');
  expect(await answer).toBe('gone');
  expect(worker.isEnded).toBe(false);
});
