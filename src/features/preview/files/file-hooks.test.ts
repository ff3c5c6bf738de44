import { act, type ChangeEvent } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { LoadFailure } from '#late';
import { DEFAULT_FILE_CHOICE } from '#storage';
import { mount } from '#testing';
import { useFileJob } from './use-file-job.ts';
import { useSettledText } from './use-settled-text.ts';
import { useSpecimen } from './use-specimen.ts';

const calls = vi.hoisted(() => ({ drawSpecimen: vi.fn() }));

vi.mock('./request-file.ts', () => ({ drawSpecimen: calls.drawSpecimen }));

const typed = (value: string) => ({ target: { value } }) as ChangeEvent<HTMLInputElement>;

beforeEach(() => void vi.resetAllMocks());

it('a typed text is used once the visitor has paused for 400 ms, and is shown at once', async () => {
  vi.useFakeTimers();
  const settle = vi.fn();
  const { now } = await mount(() => useSettledText('Menu', settle));
  await act(async () => now().input.onChange(typed('Men')));
  expect(now().input.value).toBe('Men');
  await act(() => vi.advanceTimersByTimeAsync(399));
  await act(async () => now().input.onChange(typed('Me')));
  await act(() => vi.advanceTimersByTimeAsync(399));
  expect(settle).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(settle).toHaveBeenCalledExactlyOnceWith('Me');
  expect(now().input.value).toBe('Menu');
  vi.useRealTimers();
});

it('a typed text is used at once when the visitor leaves the field, and a set text too', async () => {
  const settle = vi.fn();
  const { now } = await mount(() => useSettledText('Menu', settle));
  await act(async () => now().input.onBlur());
  expect(settle).not.toHaveBeenCalled();
  await act(async () => now().input.onChange(typed('Men')));
  await act(async () => now().input.onBlur());
  expect(settle).toHaveBeenCalledExactlyOnceWith('Men');
  await act(async () => now().set('Scan me'));
  expect(settle).toHaveBeenLastCalledWith('Scan me');
});

it('the last drawing of a page stays if the next one fails; only missing fonts are reported', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const drawn = { drawing: 'drawn', troubles: ['cut'] };
  calls.drawSpecimen.mockResolvedValueOnce(drawn);
  const codeOf = (name: string) => ({ name }) as never;
  const [first, second, third] = [codeOf('1'), codeOf('2'), codeOf('3')];
  const { now, again } = await mount(() => useSpecimen(first, DEFAULT_FILE_CHOICE));
  expect(now()).toEqual({ ...drawn, isWithoutFonts: false });
  calls.drawSpecimen.mockRejectedValueOnce(new Error('broken'));
  await again(() => useSpecimen(second, DEFAULT_FILE_CHOICE));
  expect(now()).toEqual({ drawing: 'drawn', troubles: [], isWithoutFonts: false });
  calls.drawSpecimen.mockRejectedValueOnce(new LoadFailure('Not loaded'));
  await again(() => useSpecimen(third, DEFAULT_FILE_CHOICE));
  expect(now()).toEqual({ drawing: 'drawn', troubles: [], isWithoutFonts: true });
});

it('leaving the page cancels the file that is being made', async () => {
  const { now, leave } = await mount(() => useFileJob());
  let signal: AbortSignal | undefined;
  await act(async () => {
    void now().begin((watch) => {
      signal = watch.signal;
      return new Promise(() => {});
    });
  });
  expect([now().isBusy, signal?.aborted]).toEqual([true, false]);
  await leave();
  expect(signal?.aborted).toBe(true);
});
