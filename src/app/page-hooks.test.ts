import { act, createElement, type ReactElement } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { Generator } from '#features/generator';
import { YourCodes } from '#features/library';
import { mount, propsIn } from '#ui/testing';
import { generatorWords } from '#words/generator';
import { Head } from './head.tsx';
import { HEAD_MARK, headTags, type PageHead } from './head-tags.ts';
import { Header } from './header.tsx';
import { HomePage } from './home-page.tsx';
import { NavDrawer } from './nav-drawer.tsx';
import { NavLinks } from './nav-links.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import { useArrival } from './use-arrival.ts';

const calls = vi.hoisted(() => ({
  open: vi.fn(),
  undo: vi.fn(),
  restore: vi.fn(),
  showToast: vi.fn(),
  wearTheme: vi.fn(),
}));

vi.mock('#workbench', async (original) => ({
  ...(await original<typeof import('#workbench')>()),
  designStore: { open: calls.open, undo: calls.undo },
}));
vi.mock('#ui', async (original) => ({ ...(await original<typeof import('#ui')>()), showToast: calls.showToast }));
vi.mock('./wear-theme.ts', () => ({ wearTheme: calls.wearTheme }));
vi.mock('#features/library/restoring', () => ({ restore: calls.restore }));

const inRouter = (inner: ReactElement) => createElement(MemoryRouter, { initialEntries: ['/a', '/b'] }, inner);

beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset();
});

it('after a navigation, the main content gets the focus, and the page starts at the top unless the visitor went back', async () => {
  const [focus, scrollTo] = [vi.fn(), vi.fn()];
  const { now } = await mount(() => {
    useArrival(useLocation().pathname);
    return useNavigate();
  }, inRouter);
  Object.assign(document, { querySelector: () => ({ focus }) });
  Object.assign(window, { scrollTo });
  const counts = () => [focus.mock.calls.length, scrollTo.mock.calls.length];
  expect(counts()).toEqual([0, 0]);
  await act(async () => now()('/c'));
  expect(counts()).toEqual([1, 1]);
  await act(async () => now()(-1));
  expect(counts()).toEqual([2, 1]);
});

it('a chosen theme is stored and applied, and a click with the pointer closes the menu of themes', async () => {
  const { now, leave } = await mount(ThemeMenu);
  const hidePopover = vi.fn();
  const menu = propsIn(now(), 'fieldset')[0] as { ref?: { current: object } };
  if (menu.ref) menu.ref.current = { hidePopover };
  const [light, dark] = propsIn(now(), 'input');
  await act(async () => dark.onChange?.({} as never));
  expect(calls.wearTheme).toHaveBeenCalledTimes(1);
  propsIn(now(), 'label')[1].onClick?.({ detail: 0 } as never);
  expect(hidePopover).not.toHaveBeenCalled();
  propsIn(now(), 'label')[1].onClick?.({ detail: 1 } as never);
  expect(hidePopover).toHaveBeenCalledTimes(1);
  await leave();
  light.onChange?.({} as never);
  expect(calls.wearTheme).toHaveBeenCalledTimes(1);
});

it('startNew scrolls to the generator, and offers an undo only if it has changed the design', async () => {
  const frames: (() => void)[] = [];
  const { now } = await mount(HomePage);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  const [{ startNew, restoreBackup }] = propsIn(now(), Generator);
  calls.open.mockResolvedValueOnce(false);
  await startNew();
  expect([frames.length, calls.showToast.mock.calls.length]).toEqual([1, 0]);
  calls.open.mockResolvedValueOnce(true);
  await startNew();
  const [{ message, action }] = calls.showToast.mock.calls[0];
  expect([frames.length, message, action.label]).toEqual([2, generatorWords.newStarted, generatorWords.undo]);
  action.onClick();
  expect(calls.undo).toHaveBeenCalledTimes(1);
  const file = new Blob(['backup']);
  await restoreBackup(file);
  expect(calls.restore).toHaveBeenCalledExactlyOnceWith(file);
});

it('once the visitor uses the generator, the home page sets isInUse of the list of codes to true', async () => {
  const { now } = await mount(HomePage);
  expect(propsIn(now(), YourCodes)[0].isInUse).toBe(false);
  await act(async () => propsIn(now(), Generator)[0].prepareNext());
  expect(propsIn(now(), YourCodes)[0].isInUse).toBe(true);
});

it('the header has its own background once the page has scrolled', async () => {
  let see: (entries: readonly object[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
      constructor(seen: typeof see) {
        see = seen;
      }
    },
  );
  const { now } = await mount(Header);
  const hasScrolled = () => propsIn(now(), 'header')[0]['data-scrolled' as 'id'];
  expect(hasScrolled()).toBeUndefined();
  await act(async () => see([{ isIntersecting: false }]));
  expect(hasScrolled()).toBe(true);
  await act(async () => see([{ isIntersecting: true }]));
  expect(hasScrolled()).toBeUndefined();
});

it('a link, the close button and a click on the backdrop close the drawer, but other clicks do not', async () => {
  const { now } = await mount(NavDrawer);
  const [showModal, close] = [vi.fn(), vi.fn()];
  const dialog = propsIn(now(), 'dialog')[0] as { ref?: { current: object }; onClick?: (event: never) => void };
  if (dialog.ref) dialog.ref.current = { showModal, close };
  const [opener, closer] = propsIn(now(), 'button');
  opener.onClick?.({} as never);
  expect(showModal).toHaveBeenCalledTimes(1);
  dialog.onClick?.({ target: {}, currentTarget: dialog } as never);
  expect(close).not.toHaveBeenCalled();
  dialog.onClick?.({ target: dialog, currentTarget: dialog } as never);
  closer.onClick?.({} as never);
  propsIn(now(), NavLinks)[0].onChoose?.();
  expect(close).toHaveBeenCalledTimes(3);
});

it('the not-found page logs the path that does not exist', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await mount(NotFoundPage, (inner) => createElement(MemoryRouter, { initialEntries: ['/nowhere'] }, inner));
  expect(warn).toHaveBeenCalledExactlyOnceWith('404: no page at /nowhere');
});

const PAGE: PageHead = { title: 'A', description: 'B', keywords: ['c'], structuredData: [] };

it('a page replaces the marked elements of the head with its own, unless they are already equal', async () => {
  let marked: FakeTag[] = [];
  class FakeTag {
    readonly written: string[] = [];
    textContent = '';
    constructor(element: string) {
      this.written.push(element);
    }
    setAttribute = (name: string, value: string) => void this.written.push(`${name}=${value}`);
    isEqualNode = (other: FakeTag) =>
      String([this.written, this.textContent]) === String([other.written, other.textContent]);
    remove = () => {
      marked = marked.filter((tag) => tag !== this);
    };
  }
  const append = vi.fn((...tags: FakeTag[]) => void marked.push(...tags));
  const head = { querySelectorAll: () => marked, append };
  vi.stubGlobal('document', { head, createElement: (element: string) => new FakeTag(element) });
  const { again } = await mount(() => Head(PAGE));
  const tags = headTags(PAGE);
  expect(marked.map(({ written }) => written[0])).toEqual(tags.map(({ element }) => element));
  expect(marked.every(({ written }) => written.at(-1) === `${HEAD_MARK}=`)).toBe(true);
  expect(marked[0].textContent).toBe(tags[0].text);
  await again(() => Head({ ...PAGE }));
  expect(append).toHaveBeenCalledTimes(1);
  await mount(() => Head({ ...PAGE }));
  expect(append).toHaveBeenCalledTimes(1);
  await again(() => Head({ ...PAGE, title: 'Other' }));
  expect([append.mock.calls.length, marked.length]).toEqual([2, tags.length]);
  expect(marked[0].textContent).toMatch(/^Other/);
});
