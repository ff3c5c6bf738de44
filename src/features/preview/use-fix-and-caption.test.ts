import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import type { Fix } from '#scanning';
import type { CodeRecord, GeneratedCode } from '#storage';
import { resultOfHook } from '#ui/testing';
import { useCaptioned } from './use-captioned.ts';
import { useFix } from './use-fix.ts';

const calls = vi.hoisted(() => ({
  ...{ changeCaption: vi.fn(), captionInWork: vi.fn(), tellFailure: vi.fn() },
  ...{ generateAndKeep: vi.fn(), restore: vi.fn(), dispatch: vi.fn() },
}));

vi.mock('#storage', () => ({ changeCaption: calls.changeCaption, saveGenerated: vi.fn() }));
vi.mock('#ui', () => ({ tellFailure: calls.tellFailure }));
vi.mock('#workbench', () => ({
  captionInWork: calls.captionInWork,
  generateAndKeep: calls.generateAndKeep,
  designStore: { restore: calls.restore, dispatch: calls.dispatch, get: vi.fn(), undo: vi.fn() },
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

it('a code without a record has no design, and no caption of it is stored', () => {
  for (const record of [null, undefined]) {
    const { design, changeCaption } = resultOfHook(() => useCaptioned(record));
    expect(design).toBeUndefined();
    changeCaption({ caption: 'Menu' });
  }
  expect([calls.changeCaption, calls.captionInWork].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

it('a fix makes its code, then replaces the design that was restored in the generator; before that, nothing can be undone', async () => {
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
