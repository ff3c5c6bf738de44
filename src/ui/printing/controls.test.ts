import { act, type CSSProperties } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Drawing } from '#drawing';
import { type LabelSheet, labelSheet } from '#sheets';
import { Button, DrawingView, IconButton, Tick } from '#ui';
import { mount, propsIn } from '#ui/testing';
import { UsedLabels } from './label-used.tsx';
import { PagePreview } from './page-preview.tsx';
import { ScreenRuler } from './screen-ruler.tsx';
import { TextButton } from './text-button.tsx';

const storage = vi.hoisted(() => ({ readScreenScale: vi.fn(), writeScreenScale: vi.fn() }));

vi.mock('#storage', async (original) => ({ ...(await original<typeof import('#storage')>()), ...storage }));

const SHEET = labelSheet('l7160') as LabelSheet;
const PAGES = [1, 2, 3].map((width) => ({ drawing: { width } as Drawing }));

beforeEach(() => {
  storage.readScreenScale.mockReset().mockReturnValue(null);
  storage.writeScreenScale.mockReset();
});

async function preview(pages: typeof PAGES = PAGES) {
  const show = (shown: typeof PAGES) => () =>
    PagePreview({ pages: shown, size: { width: 210, height: 297 }, label: 'Page' });
  const { now, again } = await mount(show(pages));
  return {
    now,
    change: (shown: typeof PAGES) => again(show(shown)),
    press: (index: number) => act(async () => propsIn(now(), IconButton)[index].onClick?.({} as never)),
    tick: (checked: boolean) => act(async () => propsIn(now(), Tick)[0].onChange?.({ target: { checked } } as never)),
    shown: () => propsIn(now(), DrawingView).map(({ drawing }) => drawing.width),
  };
}

it('a preview moves between its pages, and shows the last page if the current page is removed', async () => {
  const { shown, press, change } = await preview();
  const [previous, next] = [0, 1];
  await press(previous);
  expect(shown()).toEqual([1]);
  for (let times = 0; times < 4; times++) await press(next);
  expect(shown()).toEqual([3]);
  await press(previous);
  expect(shown()).toEqual([2]);
  await change(PAGES.slice(0, 1));
  expect(shown()).toEqual([1]);
});

it('a page in true size is scaled by the pixels per millimeter that were measured on the screen', async () => {
  storage.readScreenScale.mockReturnValue(4);
  const { now, tick } = await preview();
  const scale = () =>
    propsIn(now(), 'div')
      .map(({ style }) => (style as CSSProperties & Readonly<Record<string, unknown>>)?.['--scale'])
      .find((each) => each !== undefined);
  expect([scale(), propsIn(now(), TextButton).length]).toEqual(['0px', 0]);
  await tick(true);
  expect([scale(), propsIn(now(), TextButton).length]).toEqual(['4px', 1]);
});

it('before a page is shown in true size for the first time, and on request, the screen is measured', async () => {
  const { now, tick, shown } = await preview();
  await tick(true);
  expect([propsIn(now(), ScreenRuler).length, shown()]).toEqual([1, []]);
  await act(async () => propsIn(now(), ScreenRuler)[0].keep(5));
  expect([propsIn(now(), ScreenRuler).length, shown()]).toEqual([0, [1]]);
  await act(async () => propsIn(now(), TextButton)[0].onClick?.({} as never));
  expect(propsIn(now(), ScreenRuler)).toHaveLength(1);
});

it('the width of the frame around a bank card gives the pixels per millimeter, which are stored', async () => {
  const keep = vi.fn();
  const { now } = await mount(() => ScreenRuler({ keep }));
  await act(async () => propsIn(now(), 'input')[0].onChange?.({ target: { valueAsNumber: 428 } } as never));
  expect(propsIn(now(), 'input')[0].value).toBe(428);
  propsIn(now(), Button)[0].onClick?.({} as never);
  expect(keep).toHaveBeenCalledExactlyOnceWith(5);
  expect(storage.writeScreenScale).toHaveBeenCalledExactlyOnceWith(5);
});

/**
 * Mounts the labels of a sheet. The returned `press` presses a key and resolves to the number of prevented default
 * actions. The returned `stops` returns the indexes of the labels that are tab stops.
 */
async function labels(change = vi.fn()) {
  const { now, again } = await mount(() => UsedLabels({ sheet: SHEET, start: 1, used: new Set([3]), change }));
  const focus = vi.fn();
  const group = propsIn(now(), 'fieldset')[0] as { ref?: { current: object } };
  const buttons = Array.from({ length: 21 }, (_, place) => ({ focus: () => focus(place) }));
  if (group.ref) group.ref.current = { querySelectorAll: () => buttons };
  const press = async (key: string) => {
    const preventDefault = vi.fn();
    await act(async () => propsIn(now(), 'fieldset')[0].onKeyDown?.({ key, preventDefault } as never));
    return preventDefault.mock.calls.length;
  };
  const stops = () => propsIn(now(), 'button').flatMap(({ tabIndex }, place) => (tabIndex === 0 ? place : []));
  return { ...{ now, again, press, stops, focus, change } };
}

it('arrow keys move the focus and the tab stop between labels; other keys are left to the browser', async () => {
  const { press, stops, focus } = await labels();
  expect([await press('ArrowRight'), await press('ArrowDown'), await press('a'), await press('Tab')]).toEqual([
    ...[1, 1, 0, 0],
  ]);
  expect([stops(), focus.mock.calls]).toEqual([[4], [[1], [4]]]);
});

it('the tab stop moves to the focused label, or to the last label if a new sheet lacks the focused one', async () => {
  const { now, again, stops } = await labels();
  await act(async () => propsIn(now(), 'button')[20].onFocus?.({} as never));
  expect(stops()).toEqual([20]);
  await again(() => UsedLabels({ sheet: { ...SHEET, rows: 2 }, start: 1, used: new Set(), change: () => undefined }));
  expect(stops()).toEqual([5]);
});

it('a click on a label changes whether it is used', async () => {
  const { now, change } = await labels();
  for (const place of [6, 2]) propsIn(now(), 'button')[place].onClick?.({} as never);
  expect(change.mock.calls.map(([used]) => [...used])).toEqual([[3, 7], []]);
});
