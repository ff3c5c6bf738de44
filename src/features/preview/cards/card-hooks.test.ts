import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { mount } from '#ui/testing';
import { useCardChoice } from './use-card-choice.ts';
import { useDrawnCard } from './use-drawn-card.ts';
import { useLabelRun } from './use-label-run.ts';
import { useOtherCodes } from './use-other-codes.ts';

const calls = vi.hoisted(() => ({
  ...{ prepareCard: vi.fn(), drawCard: vi.fn(), drawRun: vi.fn(), readStoredCode: vi.fn(), remake: vi.fn() },
}));

vi.mock('#sheets/cards', async (original) => ({
  ...(await original<object>()),
  ...{ prepareCard: calls.prepareCard, drawCard: calls.drawCard },
}));
vi.mock('./draw-run.ts', () => ({ drawRun: calls.drawRun }));
vi.mock('#storage', async (original) => ({ ...(await original<object>()), readStoredCode: calls.readStoredCode }));
vi.mock('#workbench', () => ({ remake: calls.remake }));

const [PRODUCT, DRAWING, LETTERING] = [{ id: 'a6' }, { layers: [] }, { is: 'lettering' }] as never[];
const WORDS = { headline: 'Menu' } as never;

beforeEach(() => {
  vi.resetAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

it('a card is drawn after its code is drawn and its fonts are loaded; loading fonts can be retried', async () => {
  calls.drawCard.mockReturnValue('card');
  calls.prepareCard.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(undefined);
  const { now, again } = await mount(() => useDrawnCard(PRODUCT, null, WORDS, LETTERING));
  await again(() => useDrawnCard(PRODUCT, DRAWING, WORDS, null));
  expect(calls.prepareCard).not.toHaveBeenCalled();
  await again(() => useDrawnCard(PRODUCT, DRAWING, WORDS, LETTERING));
  expect(now()).toMatchObject({ card: null, isMissing: true });
  await act(async () => now().retry());
  expect(now()).toMatchObject({ card: 'card', isMissing: false });
});

it('loading fonts for labels can be retried, and a change of the sheet cancels the earlier drawing', async () => {
  const codes: never[] = [];
  const [first, second] = [{ name: 'first' }, { name: 'second' }] as never[];
  calls.drawRun.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('first run');
  const { now, again } = await mount(() => useLabelRun(codes, first, true, LETTERING));
  expect(now()).toMatchObject({ run: null, isMissing: true });
  await act(async () => now().retry());
  expect(now()).toMatchObject({ run: 'first run', isMissing: false });
  let isWanted: (() => boolean) | undefined;
  calls.drawRun.mockImplementationOnce((_order, wanted) => {
    isWanted = wanted;
    return new Promise(() => {});
  });
  await again(() => useLabelRun(codes, second, true, LETTERING));
  expect([now().run, isWanted?.()]).toEqual(['first run', true]);
  calls.drawRun.mockResolvedValueOnce('third run');
  await again(() => useLabelRun(codes, first, false, LETTERING));
  expect([now().run, isWanted?.()]).toEqual(['third run', false]);
});

it('a change of one choice for a card keeps the others', async () => {
  const { now } = await mount(() => useCardChoice());
  await act(async () => {
    now()[1]({ headline: 'Menu' });
    now()[1]({ hasMarks: false });
  });
  expect(now()[0]).toMatchObject({ headline: 'Menu', hasMarks: false, hasAddress: true });
});

it('useOtherCodes keeps the order of ticking, titles codes by name, caption or text, and counts failures', async () => {
  const recordOf = (id: string, part: object, design: object = {}) => ({
    ...{ id, text: 'https://a.example', picture: 'data:,', ...part },
    design: { ...DEFAULT_DESIGN, ...design },
  });
  calls.readStoredCode.mockImplementation(async (id: string) => {
    if (id === 'gone') return null;
    return recordOf(id, id === 'named' ? { name: 'Door' } : {}, id === 'plain' ? {} : { caption: 'Menu' });
  });
  calls.remake.mockImplementation(async ({ id }) => {
    if (id === 'broken') throw new Error('broken');
    return { id };
  });
  const ticked = new Map(['named', 'captioned', 'plain', 'gone', 'broken'].map((id) => [id, null]));
  const { now, again } = await mount(() => useOtherCodes(ticked));
  expect(now().codes.map(({ id, title }) => [id, title])).toEqual([
    ...[
      ['named', 'Door'],
      ['captioned', 'Menu'],
      ['plain', 'a.example'],
    ],
  ]);
  expect(now().failed).toBe(2);
  const before = now();
  await again(() => useOtherCodes(new Map([...ticked.keys()].map((id) => [id, 3]))));
  expect(now()).toBe(before);
  await again(() => useOtherCodes(new Map([...['plain', 'named'].map((id) => [id, null] as const)])));
  expect(now().codes.map(({ id }) => id)).toEqual(['plain', 'named']);
  expect(calls.readStoredCode.mock.calls.filter(([id]) => id === 'plain')).toHaveLength(1);
});
