import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchBytes } from './fetch-bytes.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns a response whose body arrives in these parts. */
function answerOf(parts: readonly number[][]): Response {
  const body = new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(Uint8Array.from(part));
      controller.close();
    },
  });
  return new Response(body);
}

it('fetchBytes returns all bytes, and calls onProgress for each part', async () => {
  vi.stubGlobal('fetch', async () => answerOf([[1, 2], [3], [4, 5, 6]]));
  const onProgress = vi.fn();
  expect(new Uint8Array(await fetchBytes('/file', onProgress))).toEqual(Uint8Array.of(1, 2, 3, 4, 5, 6));
  expect(onProgress).toHaveBeenCalledTimes(3);
});

it.each([
  ['a lost request', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error of the server', async () => new Response('', { status: 503 })],
])('fetchBytes tries once more after %s', async (_, fail) => {
  const fetch = vi.fn(fail).mockImplementationOnce(fail);
  vi.stubGlobal('fetch', fetch);
  const lost = expect(fetchBytes('/file', () => undefined)).rejects.toThrow(/Failed to fetch|status 503/);
  await vi.runAllTimersAsync();
  await lost;
  expect(fetch).toHaveBeenCalledTimes(2);
  const answers = [fail, async () => answerOf([[7]])];
  vi.stubGlobal('fetch', () => answers.shift()?.());
  const late = fetchBytes('/file', () => undefined);
  await vi.runAllTimersAsync();
  expect(new Uint8Array(await late)).toEqual(Uint8Array.of(7));
});
