import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { generatorWords } from '#words/generator';
import { useGeneration } from './use-generation.ts';

const calls = vi.hoisted(() => ({
  showToast: vi.fn(),
  tellFailure: vi.fn(),
  generateAndKeep: vi.fn(),
  isBlank: vi.fn(),
  design: null as unknown,
}));

vi.mock('#ui', () => ({ showToast: calls.showToast, tellFailure: calls.tellFailure }));
vi.mock('#workbench', () => ({
  designStore: { get: () => ({ design: calls.design }) },
  generateAndKeep: calls.generateAndKeep,
  loadMaker: async () => ({ isBlank: calls.isBlank }),
}));

const TYPED: QrDesign = { ...DEFAULT_DESIGN, content: 'x' };
const settled = vi.fn();

let generation: ReturnType<typeof useGeneration>;

function Page() {
  generation = useGeneration(settled);
  return null;
}

beforeEach(() => {
  vi.resetAllMocks();
  calls.design = TYPED;
  calls.isBlank.mockReturnValue(false);
  settled.mockResolvedValue(true);
  renderToStaticMarkup(createElement(StaticRouter, { location: '/' }, createElement(Page)));
});

it('make waits until no file is being read, and then makes the code of the design as it is at that time', async () => {
  const later = { ...TYPED, customImage: 'data:,' };
  settled.mockImplementation(async () => {
    calls.design = later;
    return true;
  });
  const make = vi.fn(async () => {});
  expect(await generation.make(make)).toBe(true);
  expect(make).toHaveBeenCalledExactlyOnceWith(later);
  expect(calls.showToast).not.toHaveBeenCalled();
});

it('if the content or a secret is missing, or making fails, nothing is made and the visitor is told why', async () => {
  const make = vi.fn(async () => {});
  calls.design = DEFAULT_DESIGN;
  expect(await generation.make(make)).toBe(false);
  expect(settled).not.toHaveBeenCalled();
  calls.design = { ...TYPED, leftOut: { password: 'password' } };
  calls.isBlank.mockReturnValue(true);
  expect(await generation.make(make)).toBe(false);
  calls.design = TYPED;
  expect(await generation.make(make)).toBe(false);
  expect(calls.showToast.mock.calls.map(([{ message }]) => message)).toEqual([
    ...[generatorWords.noContent, generatorWords.secretLeftOut, generatorWords.noContent],
  ]);
  expect(make).not.toHaveBeenCalled();
  calls.isBlank.mockReturnValue(false);
  const error = new Error('broken');
  expect(await generation.make(() => Promise.reject(error))).toBe(false);
  expect(calls.tellFailure).toHaveBeenCalledExactlyOnceWith(generatorWords.notGenerated, error);
});

it('if a file for the design was refused, nothing is made, and the visitor is not told a second time', async () => {
  settled.mockResolvedValue(false);
  const make = vi.fn(async () => {});
  expect(await generation.make(make)).toBe(false);
  expect([make, calls.showToast, calls.tellFailure].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
});

it('while a code is being made, no second code can be made; afterwards, it can', async () => {
  let finish = (): void => undefined;
  const first = generation.make(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  await vi.waitFor(() => expect(calls.isBlank).toHaveBeenCalledTimes(1));
  const second = vi.fn(async () => {});
  expect(await generation.make(second)).toBe(false);
  expect(calls.showToast).not.toHaveBeenCalled();
  finish();
  expect(await first).toBe(true);
  expect(await generation.make(second)).toBe(true);
});

it('a visitor who goes to another page while the code is being made stays there', async () => {
  vi.stubGlobal('history', { state: { key: 'here' } });
  calls.generateAndKeep.mockImplementation(async () => {
    vi.stubGlobal('history', { state: { key: 'elsewhere' } });
  });
  expect(await generation.generate()).toBe(true);
  expect(calls.generateAndKeep).toHaveBeenCalledExactlyOnceWith(TYPED);
  expect(calls.tellFailure).not.toHaveBeenCalled();
});
