import { beforeEach, expect, it, vi } from 'vitest';
import { ButtonLink, GhostCode } from '#ui';
import { insideOf, mount, propsIn } from '#ui/testing';
import { previewWords } from '#words/preview';
import { FinishedCode } from './finished-code.tsx';
import { Preview } from './preview.tsx';

const calls = vi.hoisted(() => ({ code: null as unknown, isGenerating: false, isBusy: false }));

vi.mock('./finished-code.tsx', () => ({ FinishedCode: () => null }));
vi.mock('./use-fix.ts', () => ({ useFix: () => ({ isBusy: calls.isBusy, apply: () => {} }) }));
vi.mock('#storage', async (original) => ({
  ...(await original<object>()),
  generatedCode: { subscribe: () => () => {}, get: () => calls.code, isGenerating: () => calls.isGenerating },
}));

const CODE = { picture: 'data:,', id: '7' };

async function pageOf(state: Partial<typeof calls>) {
  Object.assign(calls, { code: null, isGenerating: false, isBusy: false, ...state });
  return (await mount(() => Preview())).now();
}

const isWaiting = (page: unknown) => propsIn(page, 'p').some(({ children }) => children === previewWords.generating);

beforeEach(() => void vi.resetAllMocks());

it('the page shows the last code, or a waiting message while another code is being made', async () => {
  const page = await pageOf({ code: CODE });
  expect(propsIn(page, FinishedCode)[0].code).toBe(CODE);
  const generating = await pageOf({ code: CODE, isGenerating: true });
  expect([propsIn(generating, FinishedCode).length, isWaiting(generating)]).toEqual([0, true]);
});

it('while a code is being fixed, the page shows the unfixed code and no waiting message', async () => {
  const page = await pageOf({ code: CODE, isGenerating: true, isBusy: true });
  expect([propsIn(page, FinishedCode).length, isWaiting(page)]).toEqual([1, false]);
});

it('without a code, the page leads to the generator, but not while the first code is being made', async () => {
  const { now } = await mount(insideOf(await pageOf({}), 'NoCode'));
  expect(propsIn(now(), ButtonLink)[0].to).toBe('/');
  const generating = await pageOf({ isGenerating: true });
  expect(() => insideOf(generating, 'NoCode')).toThrow(RangeError);
  expect(propsIn(generating, GhostCode)).toHaveLength(1);
});
