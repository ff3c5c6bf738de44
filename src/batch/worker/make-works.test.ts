import { expect, it, vi } from 'vitest';
import type { RunOrder } from '#batch';
import { decoderModule, FILE_ORDERS, PLAIN_ORDER, rowOf } from '#batch/testing';
import { makeWorks } from './make-works.ts';

const calls = vi.hoisted(() => ({ judgePrint: vi.fn(), judgeSpecimen: vi.fn() }));

vi.mock('#scanning/prints', async (original) => ({
  ...(await original<typeof import('#scanning/prints')>()),
  judgePrint: calls.judgePrint.mockResolvedValue({ verdict: 'by print' }),
}));
vi.mock('#scanning/verdict', async (original) => ({
  ...(await original<typeof import('#scanning/verdict')>()),
  judgeSpecimen: calls.judgeSpecimen.mockResolvedValue({ verdict: 'by picture' }),
}));

const CONTEXT = {
  ...{ signal: new AbortController().signal, kept: PLAIN_ORDER },
  ...{ progress: () => undefined, alive: () => undefined, transfer: () => undefined },
};

const loadLettering = () => Promise.reject(new Error('No words are printed'));

it('the decoder is loaded once, and not at all if files are not read back', async () => {
  const loadModule = vi.fn(async () => decoderModule());
  const works = makeWorks({ loadModule, loadLettering });
  const made = await works.make([rowOf(1)], { ...CONTEXT, kept: { ...PLAIN_ORDER, isReadBack: false } });
  expect(made.outcomes).toMatchObject([{ facts: { readBy: null, budget: null } }]);
  expect(loadModule).not.toHaveBeenCalled();
  await works.make([rowOf(1)], CONTEXT);
  await works.judge(rowOf(1), CONTEXT);
  expect(loadModule).toHaveBeenCalledTimes(1);
});

it('a code is judged on its print if the order has a printed size, else on its picture', async () => {
  const works = makeWorks({ loadModule: async () => decoderModule(), loadLettering });
  const verdictOn = (file: RunOrder['file']) => works.judge(rowOf(1), { ...CONTEXT, kept: { ...PLAIN_ORDER, file } });
  const { png, svg, pdf } = FILE_ORDERS;
  calls.judgePrint.mockClear();
  expect(await verdictOn(png)).toBe('by picture');
  for (const file of [svg, pdf, { ...png, size: { mm: 25, dpi: 300 } }]) expect(await verdictOn(file)).toBe('by print');
  expect(calls.judgePrint.mock.calls.map(([print]) => print.mm)).toEqual([30, 30, 25]);
});
