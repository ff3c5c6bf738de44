import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import type { GeneratedCode } from '#storage';
import { mount } from '#ui/testing';
import { useFinishedCode } from './use-finished-code.ts';
import { useSavedPicture } from './use-saved-picture.ts';

const calls = vi.hoisted(() => ({
  ...{ findOutAbout: vi.fn(), carryDesign: vi.fn(), isBare: false, tellCodes: () => {}, stopped: vi.fn() },
}));

vi.mock('./known-code.ts', async (original) => ({ ...(await original<object>()), findOutAbout: calls.findOutAbout }));
vi.mock('./carried-picture.ts', () => ({ carryDesign: calls.carryDesign }));
vi.mock('./use-bare-files.ts', () => ({ useBareFiles: () => calls.isBare }));
vi.mock('#storage', () => ({
  subscribeToCodes: (listener: () => void) => {
    calls.tellCodes = listener;
    return calls.stopped;
  },
}));

const CODE: GeneratedCode = { picture: 'data:,1', id: '1' };
const UNKNOWN = { record: null, source: null, request: null };
const KNOWN = { record: { id: '1' }, source: null, request: null };

beforeEach(() => {
  vi.resetAllMocks();
  calls.isBare = false;
});

it('a finished code is looked up again when codes change, until its record is found', async () => {
  calls.findOutAbout.mockResolvedValueOnce(UNKNOWN).mockResolvedValueOnce(KNOWN);
  const { now, leave } = await mount(() => useFinishedCode(CODE));
  expect(now()).toBe(UNKNOWN);
  await act(async () => calls.tellCodes());
  expect(now()).toBe(KNOWN);
  await act(async () => calls.tellCodes());
  expect(calls.findOutAbout).toHaveBeenCalledTimes(2);
  await leave();
  expect(calls.stopped).toHaveBeenCalledTimes(1);
});

it('while another code is looked up, the answer about the earlier one is not returned', async () => {
  calls.findOutAbout.mockResolvedValueOnce(KNOWN).mockReturnValueOnce(new Promise(() => {}));
  const { now, again } = await mount(() => useFinishedCode(CODE));
  expect(now()).toBe(KNOWN);
  await again(() => useFinishedCode({ picture: 'data:,2', id: '2' }));
  expect(now()).toBeNull();
});

it('an answer that arrives after another code was shown is dropped', async () => {
  let answer: (known: object) => void = () => {};
  calls.findOutAbout.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  calls.findOutAbout.mockResolvedValueOnce(UNKNOWN);
  const { now, again } = await mount(() => useFinishedCode(CODE));
  const other = { picture: 'data:,2', id: '2' };
  await again(() => useFinishedCode(other));
  await act(async () => answer(KNOWN));
  expect(now()).toBe(UNKNOWN);
});

it('the picture to save carries the design, unless the design is unknown or the visitor excludes it', async () => {
  calls.carryDesign.mockResolvedValue('with design');
  const { now, again } = await mount(() => useSavedPicture('plain', undefined));
  expect(await now()()).toBe('plain');
  await again(() => useSavedPicture('plain', DEFAULT_DESIGN));
  expect(await now()()).toBe('with design');
  expect(calls.carryDesign).toHaveBeenCalledExactlyOnceWith('plain', DEFAULT_DESIGN);
  calls.isBare = true;
  await again(() => useSavedPicture('plain', DEFAULT_DESIGN));
  expect(await now()()).toBe('plain');
});

it('the picture is saved without its design if the design cannot be embedded', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  calls.carryDesign.mockRejectedValue(new Error('broken'));
  const { now } = await mount(() => useSavedPicture('plain', DEFAULT_DESIGN));
  expect(await now()()).toBe('plain');
});
