import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { mount, propsIn } from '#ui/testing';
import { Button } from './button.tsx';
import { CopyAddress } from './copy-address.tsx';
import { FileInput } from './file-input.tsx';
import { NumberField } from './number-field.tsx';
import { takeToasts } from './toast-queue.ts';
import { useFileDrag } from './use-file-drag.ts';

const watchFileDrag = vi.hoisted(() => vi.fn());

vi.mock('./file-drag.ts', () => ({ watchFileDrag }));

beforeEach(() => void takeToasts());

/**
 * Mounts a number field with limits of 10 and 50 mm. Returns its `input`, the `numbers` that it reports, and functions
 * that type into it and leave it.
 */
async function numberField(digits: number) {
  const numbers: number[] = [];
  const field = await mount(() =>
    NumberField({
      ...{ label: 'Size', unit: 'mm', value: 30, limits: { min: 10, max: 50 }, digits, describedBy: 'effect' },
      ...{ limitsText: (min, max) => `${min} to ${max}`, change: (value) => numbers.push(value) },
    }),
  );
  const input = () => propsIn(field.now(), 'input')[0];
  return {
    ...{ input, numbers },
    type: (value: string) => act(async () => input().onChange?.({ target: { value } } as never)),
    leave: () => act(async () => input().onBlur?.({} as never)),
  };
}

it('a typed number within the limits is rounded to the decimal places of the field and used at once', async () => {
  const { type, numbers, input } = await numberField(1);
  for (const text of ['12.34', '9', '', 'x', '50']) await type(text);
  expect(numbers).toEqual([12.3, 50]);
  expect([input().value, input()['aria-invalid'], input()['aria-describedby']]).toEqual(['50', undefined, 'effect']);
});

it('a number outside of the limits is kept while it is typed, and becomes the nearest limit when the field is left', async () => {
  const { type, leave, numbers, input } = await numberField(0);
  await type('7');
  expect([numbers, input().value, input()['aria-invalid']]).toEqual([[], '7', true]);
  expect(input()['aria-describedby']).toMatch(/-error$/);
  await leave();
  expect([numbers, input().value, input()['aria-invalid']]).toEqual([[10], 30, undefined]);
  await type('99');
  await leave();
  await type('');
  await leave();
  expect(numbers).toEqual([10, 50]);
});

/** Mounts the button that copies an address, in a browser whose clipboard takes texts by `writeText`. */
async function copyAddress(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const words = { copy: 'Copy', copied: 'Copied', copyByHand: 'By hand' };
  const { now } = await mount(() => CopyAddress({ address: 'https://site.example/x', words }));
  await act(async () => propsIn(now(), Button)[0].onClick?.({} as never));
  return now;
}

it('an address is copied, and a notice says so', async () => {
  const writeText = vi.fn(async () => undefined);
  const now = await copyAddress(writeText);
  expect(writeText).toHaveBeenCalledExactlyOnceWith('https://site.example/x');
  expect(takeToasts()).toEqual([{ kind: 'success', message: 'Copied' }]);
  expect(propsIn(now(), 'input')).toEqual([]);
});

it('an address that the browser does not copy is shown, and is selected once it has the focus', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const now = await copyAddress(() => Promise.reject(new Error('Not allowed')));
  const [{ value, readOnly, onFocus }] = propsIn(now(), 'input');
  expect([value, readOnly, takeToasts()]).toEqual(['https://site.example/x', true, []]);
  const select = vi.fn();
  onFocus?.({ currentTarget: { select } } as never);
  expect(select).toHaveBeenCalledTimes(1);
});

it('a file input that is closed without a file passes nothing on', async () => {
  const take = vi.fn();
  const { now } = await mount(() => FileInput({ take }));
  propsIn(now(), 'input')[0].onChange?.({ target: { files: [], value: '' } } as never);
  expect(take).not.toHaveBeenCalled();
});

it('useFileDrag tells whether a file is over the page, and passes dropped files to the latest function', async () => {
  const stop = vi.fn();
  watchFileDrag.mockReturnValue(stop);
  const [first, latest] = [vi.fn(), vi.fn()];
  const drag = await mount(() => useFileDrag(first));
  await drag.again(() => useFileDrag(latest));
  expect(watchFileDrag).toHaveBeenCalledTimes(1);
  const [, take, tellOver] = watchFileDrag.mock.calls[0];
  await act(async () => tellOver(true));
  expect(drag.now()).toBe(true);
  const file = new File(['a'], 'a.csv');
  await act(async () => take(file));
  expect([first.mock.calls, latest.mock.calls]).toEqual([[], [[file]]]);
  await drag.leave();
  expect(stop).toHaveBeenCalledTimes(1);
});
