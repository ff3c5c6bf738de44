import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ScanRequest } from '#scanning';
import { judgeWhenStill } from './use-scan.ts';

const judgeApart = vi.hoisted(() => vi.fn());

vi.mock('#scanning', () => ({ judgeApart, startJudges: () => 'judges' }));

const REQUEST = { design: 'a design' } as unknown as ScanRequest;

beforeEach(() => {
  vi.useFakeTimers();
  judgeApart.mockReset();
});

afterEach(() => vi.useRealTimers());

it('a design is judged only after 200 ms without a change', async () => {
  judgeApart.mockResolvedValue(null);
  judgeWhenStill(REQUEST, vi.fn());
  await vi.advanceTimersByTimeAsync(199);
  expect(judgeApart).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(judgeApart).toHaveBeenCalledExactlyOnceWith('judges', REQUEST, expect.anything(), expect.anything());
});

it('every report is passed on, and a failure is passed on together with the last report before it', async () => {
  judgeApart.mockImplementation(async (_judges, _request, _signal, onReport) => {
    for (const report of ['first', 'second']) onReport(report);
    return 'broken';
  });
  const tell = vi.fn();
  judgeWhenStill(REQUEST, tell);
  await vi.runAllTimersAsync();
  expect(tell.mock.calls).toEqual([
    [{ request: REQUEST, report: 'first', failure: null }],
    [{ request: REQUEST, report: 'second', failure: null }],
    [{ request: REQUEST, report: 'second', failure: 'broken' }],
  ]);
});

it('a canceled request is not judged; if its judging has begun, the judging is aborted', async () => {
  judgeApart.mockImplementation(
    (_judges, _request, signal: AbortSignal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  const tell = vi.fn();
  judgeWhenStill(REQUEST, tell)();
  await vi.runAllTimersAsync();
  expect(judgeApart).not.toHaveBeenCalled();
  const cancel = judgeWhenStill(REQUEST, tell);
  await vi.runAllTimersAsync();
  cancel();
  await vi.runAllTimersAsync();
  expect(judgeApart.mock.calls[0][2].aborted).toBe(true);
  expect(tell).not.toHaveBeenCalled();
});
