import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PrintedCode } from '#scanning';
import { askPrintVerdict } from './use-print-verdict.ts';

const judgePrintApart = vi.hoisted(() => vi.fn());

vi.mock('#scanning', () => ({ judgePrintApart, startJudges: () => 'judges' }));

const PRINT = { print: 'a print' } as unknown as PrintedCode;

beforeEach(() => {
  judgePrintApart.mockReset();
});

afterEach(() => vi.restoreAllMocks());

it('askPrintVerdict resolves to the report, and waits at most 15 s for it', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  judgePrintApart.mockResolvedValue('report');
  expect(await askPrintVerdict(PRINT)).toBe('report');
  expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000);
  expect(judgePrintApart).toHaveBeenCalledExactlyOnceWith('judges', PRINT, timeout.mock.results[0].value);
});

it('askPrintVerdict resolves to null if the print could not be judged, or not in time', async () => {
  judgePrintApart.mockResolvedValueOnce(null);
  expect(await askPrintVerdict(PRINT)).toBeNull();
  judgePrintApart.mockRejectedValueOnce(new DOMException('', 'TimeoutError'));
  expect(await askPrintVerdict(PRINT)).toBeNull();
});
