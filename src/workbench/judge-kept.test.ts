import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import type { CodeRecord } from '#storage';
import { judgeKept } from './judge-kept.ts';

const CODE: CodeRecord = { id: '1', design: DEFAULT_DESIGN, text: 'text', picture: 'picture' };
const REPORT = { stage: 'full', verdict: 'everywhere', missingDecoders: [] };

const calls = vi.hoisted(() => ({ judgeApart: vi.fn(), changeCode: vi.fn(), readStoredCode: vi.fn() }));

vi.mock('#scanning', () => ({ judgeApart: calls.judgeApart, startJudges: () => null }));
vi.mock('#uploads', () => ({ loadImage: async (source: string) => `image ${source}` }));
vi.mock('#storage', () => ({ changeCode: calls.changeCode, readStoredCode: calls.readStoredCode }));

/** Lets the judges send these reports. */
function judgeWith(...reports: object[]): void {
  calls.judgeApart.mockImplementation(async (_judges, _request, _signal, onReport) => {
    for (const report of reports) onReport(report);
  });
}

beforeEach(() => {
  judgeWith(REPORT);
  calls.readStoredCode.mockResolvedValue(CODE);
});

afterEach(() => {
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

it('judgeKept stores the last complete verdict with the code', async () => {
  judgeWith({ ...REPORT, stage: 'quick', verdict: 'unlikely' }, REPORT, { ...REPORT, missingDecoders: ['zbar'] });
  await judgeKept(CODE);
  expect(calls.changeCode).toHaveBeenCalledExactlyOnceWith('1', { verdict: 'everywhere' });
});

it('judgeKept judges no code that has a verdict', async () => {
  await judgeKept({ ...CODE, verdict: 'unlikely' });
  expect(calls.judgeApart).not.toHaveBeenCalled();
});

it.each([
  ['was deleted', null],
  ['got another picture', { ...CODE, picture: 'another' }],
])('judgeKept stores nothing with a code that meanwhile %s', async (_name, now) => {
  calls.readStoredCode.mockResolvedValue(now);
  await judgeKept(CODE);
  expect(calls.changeCode).not.toHaveBeenCalled();
});

it('judgeKept stores nothing without a complete report, and logs an error instead of rejecting', async () => {
  judgeWith({ ...REPORT, stage: 'quick' });
  await judgeKept(CODE);
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  calls.judgeApart.mockRejectedValue(new Error('broken'));
  await judgeKept(CODE);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(calls.changeCode).not.toHaveBeenCalled();
});

it('judgeKept judges a code with its image, and loads no image for a code that has none', async () => {
  const design = { ...DEFAULT_DESIGN, qrType: 'custom', customImage: 'data:,' } as const;
  await judgeKept({ ...CODE, design });
  await judgeKept(CODE);
  expect(calls.judgeApart.mock.calls.map(([, request]) => request)).toEqual([
    { design, image: 'image data:,' },
    { design: DEFAULT_DESIGN, image: null },
  ]);
});
