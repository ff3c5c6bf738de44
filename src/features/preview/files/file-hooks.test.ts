import { act, type ChangeEvent } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { LoadFailure } from '#late';
import { makeCode } from '#making';
import { DEFAULT_FILE_CHOICE } from '#storage';
import { AddressCautions, Button, Tick } from '#ui';
import { mount, propsIn } from '#ui/testing';
import { CaptionFields } from './caption-fields.tsx';
import { FrameChoices } from './frame-choices.tsx';
import { useFileJob } from './use-file-job.ts';
import { useSettledText } from './use-settled-text.ts';
import { useSpecimen } from './use-specimen.ts';

const calls = vi.hoisted(() => ({ drawSpecimen: vi.fn() }));

vi.mock('./request-file.ts', () => ({ drawSpecimen: calls.drawSpecimen }));

const typed = (value: string) => ({ target: { value } }) as ChangeEvent<HTMLInputElement>;

beforeEach(() => void vi.resetAllMocks());

it('a typed text is shown at once, but used only after the visitor has paused for 400 ms', async () => {
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

it('a typed text is used when the visitor leaves the field, and a text passed to `set` is used at once', async () => {
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

const CAPTIONED: QrDesign = { ...DEFAULT_DESIGN, content: 'https://bit.ly/menu' };
const CODE = { made: makeCode(CAPTIONED, null), design: CAPTIONED, image: null };

async function captionFields() {
  const change = vi.fn();
  const specimen = { drawing: null, troubles: [], isWithoutFonts: false };
  const { now } = await mount(() => CaptionFields({ code: CODE, change, specimen, pageSize: null }));
  return { now, change };
}

it('a caption is stored without spaces around it, once the visitor leaves the field', async () => {
  const { now, change } = await captionFields();
  await act(async () => propsIn(now(), 'input')[0].onChange?.(typed(' Scan me ')));
  expect(change).not.toHaveBeenCalled();
  await act(async () => propsIn(now(), 'input')[0].onBlur?.({} as never));
  expect(change).toHaveBeenCalledExactlyOnceWith({ caption: 'Scan me' });
});

it('a suggested caption is used at once, and the focus moves to the field, because the button disappears', async () => {
  const { now, change } = await captionFields();
  const focus = vi.fn();
  Object.assign(document, { getElementById: () => ({ focus }) });
  const [suggestion] = propsIn(now(), Button);
  await act(async () => suggestion.onClick?.({} as never));
  expect(change).toHaveBeenCalledExactlyOnceWith({ caption: suggestion.children });
  expect(focus).toHaveBeenCalledTimes(1);
});

it('cautions about the address are shown; ticking the address or choosing a frame changes the design', async () => {
  const { now, change } = await captionFields();
  expect(propsIn(now(), AddressCautions)).toEqual([{ text: CODE.made.text }]);
  propsIn(now(), Tick)[0].onChange?.({ target: { checked: true } } as never);
  expect(change).toHaveBeenLastCalledWith({ showAddress: true });
  propsIn(now(), FrameChoices)[0].choose('line');
  expect(change).toHaveBeenLastCalledWith({ frame: 'line' });
});
