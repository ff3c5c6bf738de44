import { expect, it } from 'vitest';
import { addToasts, closeToast, type ShownToast } from './shown-toasts.ts';

function toasts(...ids: readonly number[]): ShownToast[] {
  return ids.map((id) => ({ kind: 'info', message: String(id), id, isOpen: true }));
}

function idsOf(shown: readonly ShownToast[]): number[] {
  return shown.map(({ id }) => id);
}

it('at most three notices are shown, and the oldest is removed first', () => {
  expect(idsOf(addToasts(toasts(1, 2), toasts(3)))).toEqual([1, 2, 3]);
  expect(idsOf(addToasts(toasts(1, 2, 3), toasts(4)))).toEqual([2, 3, 4]);
  expect(idsOf(addToasts([], toasts(1, 2, 3, 4, 5)))).toEqual([3, 4, 5]);
});

it('a closed notice stays in the list, but is removed before any other when the next notice arrives', () => {
  const closing = closeToast(toasts(1, 2, 3), 2);
  expect(closing.map(({ isOpen }) => isOpen)).toEqual([true, false, true]);
  expect(idsOf(addToasts(closing, toasts(4)))).toEqual([1, 3, 4]);
});
