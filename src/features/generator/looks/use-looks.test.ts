import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import type { Look } from '#looks';
import { Button } from '#ui';
import { mount, propsIn } from '#ui/testing';
import { LooksGroup } from './looks-group.tsx';
import type { LookFacts } from './looks-state.ts';
import { useLooks } from './use-looks.ts';

type Tell = (id: string, facts: LookFacts) => void;

const calls = vi.hoisted(() => ({
  ...{ findLooks: vi.fn(), testLooks: vi.fn(), testNow: vi.fn(), dispatch: vi.fn(), design: null as unknown },
}));

vi.mock('./ask-looks.ts', () => ({
  ...{ findLooks: calls.findLooks, testLooks: calls.testLooks, testNow: calls.testNow },
}));
vi.mock('#workbench', () => ({
  useDesign: () => ({ design: calls.design }),
  designStore: { get: () => ({ design: calls.design, edited: '7' }), dispatch: calls.dispatch },
  whenStill: (_ms: number, start: (signal: AbortSignal) => void) => {
    const controller = new AbortController();
    start(controller.signal);
    return () => controller.abort();
  },
}));

const DESIGN: QrDesign = { ...DEFAULT_DESIGN, content: 'Hello', type: 'text' };
const lookOf = (id: string) => ({ id, style: { ...DEFAULT_DESIGN.style, moduleShape: 'dots' } }) as unknown as Look;
const PAGES = [[[lookOf('a'), lookOf('b')], [lookOf('c')]], [[lookOf('d')]]];

/** Reports facts about a look to `useLooks`, as `testLooks` does after a test of that look. */
const tell: Tell = (id, facts) => calls.testLooks.mock.lastCall?.[4](id, facts);

beforeEach(() => {
  vi.resetAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  calls.design = DESIGN;
  calls.findLooks.mockImplementation(async (design) => ({ design, image: null, pages: PAGES }));
  calls.testLooks.mockReturnValue(new Promise(() => {}));
  calls.testNow.mockReturnValue(new Promise(() => {}));
});

it('pressing a tested look applies it at once, and the design still counts as opened from the same code', async () => {
  const { now } = await mount(() => useLooks());
  await act(async () => tell('a', { answer: 'passes', picture: 'data:,a' }));
  await act(async () => now().choose(0));
  expect(calls.dispatch).toHaveBeenCalledTimes(1);
  expect(calls.dispatch.mock.calls[0][0]).toMatchObject({
    ...{ do: 'replace', edited: '7', design: { content: 'Hello', style: { moduleShape: 'dots' } } },
  });
  expect(now().notice).toBeNull();
});

it('a pressed look that is not tested is tested first, and applied once it passes', async () => {
  let answer: (facts: LookFacts) => void = () => {};
  calls.testNow.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const { now } = await mount(() => useLooks());
  await act(async () => now().choose(1));
  expect([now().notice, now().places?.map(({ isWanted }) => isWanted)]).toEqual(['testing', [false, true]]);
  expect(calls.testNow.mock.calls[0][1]).toBe(PAGES[0][1][0]);
  expect(calls.dispatch).not.toHaveBeenCalled();
  await act(async () => answer({ answer: 'passes' }));
  expect([calls.dispatch.mock.calls.length, now().notice]).toEqual([1, null]);
});

it('a pressed look that fails is not applied, and the visitor is told that another one has replaced it', async () => {
  const { now } = await mount(() => useLooks());
  await act(async () => now().choose(0));
  await act(async () => tell('a', { answer: 'fails' }));
  expect([calls.dispatch.mock.calls.length, now().notice]).toEqual([0, 'replaced']);
  expect(now().places?.[0]).toMatchObject({ shown: { look: PAGES[0][0][1] }, isWanted: false });
});

it('after the text has changed, looks of the earlier text cannot be chosen', async () => {
  const { now, again } = await mount(() => useLooks());
  await act(async () => tell('a', { answer: 'passes' }));
  calls.findLooks.mockReturnValue(new Promise(() => {}));
  calls.design = { ...DESIGN, content: 'Hello!' };
  await again(() => useLooks());
  await act(async () => now().choose(0));
  expect([calls.dispatch.mock.calls.length, now().notice]).toEqual([0, null]);
});

it('a change of the style alone does not find looks again', async () => {
  const { again } = await mount(() => useLooks());
  calls.design = { ...DESIGN, qrType: 'custom', style: { ...DESIGN.style, moduleShape: 'dots' } };
  await again(() => useLooks());
  expect(calls.findLooks).toHaveBeenCalledTimes(1);
});

it('retry repeats the tests that could not be done, and keeps the facts about the other looks', async () => {
  const { now } = await mount(() => useLooks());
  await act(async () => {
    tell('a', { answer: 'untested', picture: 'data:,a' });
    tell('c', { answer: 'passes' });
  });
  expect(now().isUntested).toBe(true);
  await act(async () => now().retry());
  expect(now().isUntested).toBe(false);
  expect([...(calls.testLooks.mock.lastCall?.[2] ?? [])]).toEqual([['c', { answer: 'passes' }]]);
});

it('a failed request is reported, and the next try removes the report', async () => {
  calls.findLooks.mockRejectedValueOnce(new Error('offline'));
  const { now } = await mount(() => useLooks());
  expect([now().isUntested, now().places]).toEqual([true, null]);
  await act(async () => now().retry());
  expect([now().isUntested, now().places?.length]).toEqual([false, 2]);
});

it('turning the page drops a pressed look and its notice, and the last page leads back to the first', async () => {
  const { now } = await mount(() => LooksGroup());
  const turn = () =>
    act(async () =>
      propsIn(now(), Button)
        .at(-1)
        ?.onClick?.({} as never),
    );
  const buttons = () => propsIn(now(), Button).length;
  await turn();
  expect([buttons(), calls.testLooks.mock.lastCall?.[1]]).toEqual([2, 1]);
  await turn();
  expect([buttons(), calls.testLooks.mock.lastCall?.[1]]).toEqual([1, 0]);
  const looks = await mount(() => useLooks());
  await act(async () => looks.now().choose(0));
  expect(looks.now().notice).toBe('testing');
  await act(async () => looks.now().turnTo(1));
  expect([looks.now().notice, looks.now().page, looks.now().places?.length]).toEqual([null, 1, 1]);
});
