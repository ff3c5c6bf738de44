import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import type { Fix } from '#scanning';
import type { CodeRecord, GeneratedCode } from '#storage';
import { mount, resultOfHook } from '#ui/testing';
import { useCaptioned } from './use-captioned.ts';
import { useFix } from './use-fix.ts';

const calls = vi.hoisted(() => ({
  ...{ changeCaption: vi.fn(), captionInWork: vi.fn(), tellFailure: vi.fn() },
  ...{ generateAndKeep: vi.fn(), restore: vi.fn(), dispatch: vi.fn() },
  ...{ saveGenerated: vi.fn(), get: vi.fn(), undo: vi.fn() },
}));

vi.mock('#storage', () => ({ changeCaption: calls.changeCaption, saveGenerated: calls.saveGenerated }));
vi.mock('#ui', () => ({ tellFailure: calls.tellFailure }));
vi.mock('#workbench', () => ({
  captionInWork: calls.captionInWork,
  generateAndKeep: calls.generateAndKeep,
  designStore: { restore: calls.restore, dispatch: calls.dispatch, get: calls.get, undo: calls.undo },
}));

const RECORD: CodeRecord = { id: '7', text: 'a', picture: 'data:,', design: { ...DEFAULT_DESIGN, content: 'a' } };
const CODE = { picture: 'data:,', id: '7' } as GeneratedCode;
const FIX = { design: { ...DEFAULT_DESIGN, content: 'fixed' } } as Fix;

beforeEach(() => void vi.resetAllMocks());

it('a changed caption is stored in the record of the code, and in the design in the generator', () => {
  const { design, changeCaption } = resultOfHook(() => useCaptioned(RECORD));
  expect(design).toBe(RECORD.design);
  changeCaption({ caption: 'Menu' });
  expect(calls.changeCaption).toHaveBeenCalledExactlyOnceWith('7', { caption: 'Menu' });
  expect(calls.captionInWork).toHaveBeenCalledExactlyOnceWith(RECORD.design, { caption: 'Menu' });
});

it('a code without a record has no design, and a changed caption is not stored', () => {
  for (const record of [null, undefined]) {
    const { design, changeCaption } = resultOfHook(() => useCaptioned(record));
    expect(design).toBeUndefined();
    changeCaption({ caption: 'Menu' });
  }
  expect([calls.changeCaption, calls.captionInWork].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

it('before a fix, there is no Undo; apply makes the code, restores the stored design, then replaces it', async () => {
  calls.generateAndKeep.mockResolvedValue({ picture: 'data:,fixed' });
  const { apply, undo, isBusy } = resultOfHook(() => useFix(CODE));
  expect([undo, isBusy]).toEqual([undefined, false]);
  apply(FIX);
  await vi.waitFor(() => expect(calls.dispatch).toHaveBeenCalledTimes(1));
  expect(calls.generateAndKeep).toHaveBeenCalledExactlyOnceWith(FIX.design);
  expect(calls.dispatch).toHaveBeenCalledWith({ do: 'fix', design: FIX.design });
  const order = [calls.generateAndKeep, calls.restore, calls.dispatch].map(({ mock }) => mock.invocationCallOrder[0]);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
});

it('a fix whose code cannot be made leaves the design unchanged, and the visitor is told', async () => {
  const error = new Error('broken');
  calls.generateAndKeep.mockRejectedValue(error);
  resultOfHook(() => useFix(CODE)).apply(FIX);
  await vi.waitFor(() => expect(calls.tellFailure).toHaveBeenCalledTimes(1));
  expect(calls.tellFailure).toHaveBeenCalledWith(expect.any(String), error);
  expect([calls.restore, calls.dispatch].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

it('a changed caption of one code is not applied to another code', async () => {
  const { now, again } = await mount(() => useCaptioned(RECORD));
  await act(async () => now().changeCaption({ caption: 'Menu' }));
  expect(now().design).toEqual({ ...RECORD.design, caption: 'Menu' });
  const other = { ...RECORD, id: '8' };
  await again(() => useCaptioned(other));
  expect(now().design).toBe(other.design);
});

it('while a fix is being made, no second one can be applied', async () => {
  calls.generateAndKeep.mockReturnValue(new Promise(() => {}));
  const { now } = await mount(() => useFix(CODE));
  await act(async () => void now().apply(FIX));
  expect(now().isBusy).toBe(true);
  await act(async () => void now().apply(FIX));
  expect(calls.generateAndKeep).toHaveBeenCalledTimes(1);
});

it('a fix can be undone only while its code is shown; Undo restores the earlier code and its design', async () => {
  calls.generateAndKeep.mockResolvedValue({ picture: 'data:,fixed' });
  calls.get.mockReturnValue({ design: FIX.design });
  const { now, again } = await mount(() => useFix(CODE));
  await act(async () => now().apply(FIX));
  expect(now().undo).toBeUndefined();
  await again(() => useFix({ picture: 'data:,other', id: '9' }));
  expect(now().undo).toBeUndefined();
  await again(() => useFix({ picture: 'data:,fixed', id: '8' }));
  await act(async () => now().undo?.());
  expect(calls.saveGenerated).toHaveBeenCalledExactlyOnceWith(CODE);
  expect(calls.undo).toHaveBeenCalledTimes(1);
  expect(now().undo).toBeUndefined();
});

it('undoing a fix keeps a design that was changed after the fix', async () => {
  calls.generateAndKeep.mockResolvedValue({ picture: 'data:,fixed' });
  calls.get.mockReturnValue({ design: DEFAULT_DESIGN });
  const { now, again } = await mount(() => useFix(CODE));
  await act(async () => now().apply(FIX));
  await again(() => useFix({ picture: 'data:,fixed', id: '8' }));
  await act(async () => now().undo?.());
  expect(calls.saveGenerated).toHaveBeenCalledTimes(1);
  expect(calls.undo).not.toHaveBeenCalled();
});
