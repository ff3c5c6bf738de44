import { expect, it, vi } from 'vitest';
import type { Drawing } from '#drawing';
import { type FakeWorker, stubWorkers } from '#workers/testing';
import { writePngApart } from './write-png-apart.ts';

// Runs before the imports, which then load all modules anew. Otherwise, a module that an earlier test file in this
// thread has loaded could have started the worker already.
vi.hoisted(() => vi.resetModules());

const workers = stubWorkers();

/** Asks for a file, and lets the worker finish loading. */
function ask(watch: Partial<Parameters<typeof writePngApart>[3]> = {}) {
  const order = { format: 'png', size: { pixels: 400 }, margin: 4, title: '', carried: null } as const;
  const whole = { signal: new AbortController().signal, onProgress: () => undefined, ...watch };
  const answer = writePngApart({} as Drawing, '', order, whole).catch(
    (error: { readonly code?: string }) => error.code ?? error,
  );
  const worker = workers.at(-1) as FakeWorker;
  worker.load();
  return { answer, worker };
}

it('a worker that wrote a file is ended after ten seconds without work', async () => {
  const shares: number[] = [];
  const { answer, worker } = ask({ onProgress: (share) => shares.push(share) });
  worker.report(0.5);
  worker.answer(new Uint8Array([7]));
  expect([await answer, shares]).toEqual([new Uint8Array([7]), [0.5]]);
  vi.advanceTimersByTime(9999);
  expect(worker.isEnded).toBe(false);
  vi.advanceTimersByTime(1);
  expect(worker.isEnded).toBe(true);
});

it('a worker counts as dead after a minute without a report', async () => {
  const { answer, worker } = ask();
  vi.advanceTimersByTime(50_000);
  worker.report(0.1);
  vi.advanceTimersByTime(58_000);
  expect(worker.isEnded).toBe(false);
  vi.advanceTimersByTime(3000);
  expect([worker.isEnded, await answer]).toEqual([true, 'silent']);
});

it('canceling a file ends its worker at once', async () => {
  const controller = new AbortController();
  const { answer, worker } = ask({ signal: controller.signal });
  controller.abort('gone');
  expect([worker.isEnded, await answer]).toEqual([true, 'gone']);
});
