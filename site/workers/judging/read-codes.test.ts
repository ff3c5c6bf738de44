import { expect, it, vi } from 'vitest';
import type { Pixels } from '#raster';
import { stubWorkers } from '#workers/testing';
import { readCodes } from './read-codes.ts';

const PICTURE: Pixels = { width: 1, height: 1, data: Uint8ClampedArray.of(1, 2, 3, 255) };
const CODE = { text: 'x', version: 1, level: 'H', mask: 0 } as const;

const started = stubWorkers();

function read(): ReturnType<typeof readCodes> {
  return readCodes(PICTURE, new AbortController().signal);
}

it('readCodes ends its worker after each picture, and starts another for the next', async () => {
  for (const [count, codes] of [[CODE], []].entries()) {
    const found = read();
    expect(started).toHaveLength(count + 1);
    started[count].answer(codes);
    expect(await found).toEqual(codes);
    vi.advanceTimersByTime(1);
    expect(started[count].isEnded).toBe(true);
  }
});

it('readCodes rejects if the worker is silent for 20 seconds after it has loaded', async () => {
  const found = read();
  const failed = expect(found).rejects.toMatchObject({ name: 'WorkerFailure', code: 'silent' });
  started[0].load();
  vi.advanceTimersByTime(19_999);
  expect(started[0].isEnded).toBe(false);
  vi.advanceTimersByTime(1);
  expect(started[0].isEnded).toBe(true);
  await failed;
});

it('readCodes rejects with the reason of its signal', async () => {
  const controller = new AbortController();
  const found = readCodes(PICTURE, controller.signal);
  controller.abort('closed');
  await expect(found).rejects.toBe('closed');
});
