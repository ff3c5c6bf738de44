import { act, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { mount, propsIn } from '#ui/testing';
import { StyleGroup } from './style-group.tsx';

const stored = vi.hoisted(() => ({ readOpenGroup: vi.fn(), writeOpenGroup: vi.fn() }));

vi.mock('#storage', () => stored);

function isOpen(isFirst = false): boolean {
  const props = { name: 'colors', title: 'Colors', value: 'black on white', isFirst, children: 'fields' };
  const markup = renderToStaticMarkup(createElement(StyleGroup, props));
  expect(markup).toMatch(
    /aria-labelledby="([^"]+)".*<h3 id="\1"[^>]*>Colors<\/h3> <span[^>]*>· black on white<\/span>/,
  );
  return markup.includes('open=""');
}

/** Makes the window this large, in rem. */
function resize(width: number, height: number): void {
  vi.stubGlobal('matchMedia', (query: string) => {
    const [, side, least] = /\((width|height)>=(\d+)rem\)/.exec(query) ?? [];
    return { matches: (side === 'width' ? width : height) >= Number(least) };
  });
}

beforeEach(() => {
  stored.readOpenGroup.mockReturnValue(null);
});

it.each([
  [48, 30, true],
  [47, 30, false],
  [48, 29, false],
])('the first group starts open in a window of %i × %i rem; other groups start open: %s', (width, height, open) => {
  resize(width, height);
  expect([isOpen(), isOpen(true)]).toEqual([open, true]);
});

it('a group starts open or closed as the visitor left it, whatever the size of the window', () => {
  resize(100, 100);
  stored.readOpenGroup.mockReturnValue(false);
  expect([isOpen(), isOpen(true)]).toEqual([false, false]);
  resize(20, 20);
  stored.readOpenGroup.mockReturnValue(true);
  expect(isOpen()).toBe(true);
  expect(stored.readOpenGroup).toHaveBeenLastCalledWith('colors');
});

it('the open state is stored when the visitor clicks a heading, not when the browser opens a group', async () => {
  resize(20, 20);
  const { now } = await mount(() => StyleGroup({ name: 'colors', title: '', value: '', children: null }));
  await act(async () => propsIn(now(), 'details')[0].onToggle?.({ currentTarget: { open: true } } as never));
  expect(propsIn(now(), 'details')[0].open).toBe(true);
  expect(stored.writeOpenGroup).not.toHaveBeenCalled();
  propsIn(now(), 'summary')[0].onClick?.({} as never);
  expect(stored.writeOpenGroup).toHaveBeenCalledExactlyOnceWith('colors', false);
});
