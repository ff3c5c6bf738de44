import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PrintedCode } from '#scanning';
import { askPrintVerdict, judgePrintWhenStill } from './use-print-verdict.ts';

const judgePrintApart = vi.hoisted(() => vi.fn());

vi.mock('#scanning', () => ({ judgePrintApart, startJudges: () => 'judges' }));

const PRINT = { print: 'a print' } as unknown as PrintedCode;

beforeEach(() => {
  judgePrintApart.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('askPrintVerdict resolves to the report, and waits at most 15 s for it', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  judgePrintApart.mockResolvedValue('report');
  expect(await askPrintVerdict(PRINT)).toBe('report');
  expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000);
  expect(judgePrintApart).toHaveBeenCalledExactlyOnceWith('judges', PRINT, timeout.mock.results[0].value);
});

it('askPrintVerdict resolves to null if the print cannot be judged, or if the judging takes too long', async () => {
  judgePrintApart.mockResolvedValueOnce(null);
  expect(await askPrintVerdict(PRINT)).toBeNull();
  judgePrintApart.mockRejectedValueOnce(new DOMException('', 'TimeoutError'));
  expect(await askPrintVerdict(PRINT)).toBeNull();
});

it('a print is judged only after it has stayed the same for 300 ms', async () => {
  vi.useFakeTimers();
  judgePrintApart.mockResolvedValue('report');
  const tell = vi.fn();
  judgePrintWhenStill(PRINT, tell);
  await vi.advanceTimersByTimeAsync(299);
  expect(judgePrintApart).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(tell).toHaveBeenCalledExactlyOnceWith({ print: PRINT, verdict: { report: 'report', isUntested: false } });
  judgePrintApart.mockResolvedValue(null);
  judgePrintWhenStill(PRINT, tell);
  await vi.runAllTimersAsync();
  expect(tell).toHaveBeenLastCalledWith({ print: PRINT, verdict: { report: null, isUntested: true } });
});

it('the function that judgePrintWhenStill returns cancels the judging, before or after its start', async () => {
  vi.useFakeTimers();
  judgePrintApart.mockImplementation(
    (_judges, _print, signal: AbortSignal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  const tell = vi.fn();
  judgePrintWhenStill(PRINT, tell)();
  await vi.runAllTimersAsync();
  expect(judgePrintApart).not.toHaveBeenCalled();
  const cancel = judgePrintWhenStill(PRINT, tell);
  await vi.runAllTimersAsync();
  cancel();
  await vi.runAllTimersAsync();
  expect(judgePrintApart.mock.calls[0][2].aborted).toBe(true);
  expect(tell).not.toHaveBeenCalled();
});
