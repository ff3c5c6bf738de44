import { act, createElement, type FunctionComponent, type ReactElement } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Post } from '#community';
import { Button } from '#ui';
import { componentIn, mount, propsIn } from '#ui/testing';
import { communityWords } from '#words/community';
import { CommentForm } from './comment-form.tsx';
import { FilterBar } from './filter-bar.tsx';
import { NO_FILTERS } from './list-filters.ts';
import { TimeAgo } from './time-ago.tsx';
import { useAnswer } from './use-answer.ts';
import { useListFilters } from './use-list-filters.ts';
import { useNear } from './use-near.ts';
import { VoteColumn } from './vote-column.tsx';

const [observeNear, showToast] = vi.hoisted(() => [vi.fn(), vi.fn()]);

vi.mock('#ui', async (original) => ({ ...(await original<typeof import('#ui')>()), observeNear, showToast }));

const wait = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  observeNear.mockReset();
});

afterEach(() => void vi.useRealTimers());

/** Opens the list at an address. Gives `history` the key of the router's entry, because `isAtEntry` reads it there. */
async function openList(search = '') {
  const around = (inner: ReactElement) =>
    createElement(MemoryRouter, { initialEntries: ['/before', `/community${search}`], initialIndex: 1 }, inner);
  const page = await mount(() => {
    const [list, location] = [useListFilters(), useLocation()];
    vi.stubGlobal('history', { state: { key: location.key } });
    return { ...list, location, go: useNavigate() };
  }, around);
  return page;
}

it('typed text filters the list at once, and changes the address after 300 ms but adds no history entry', async () => {
  const { now } = await openList();
  for (const query of ['q', 'qr']) {
    await act(async () => now().type(query));
    await wait(299);
  }
  expect([now().filters.query, now().location.search]).toEqual(['qr', '']);
  await wait(1);
  expect(now().location.search).toBe('?q=qr');
  await act(async () => now().go(-1));
  expect(now().location.pathname).toBe('/before');
});

it('leaving the search box writes the typed text into the address at once', async () => {
  const { now } = await openList();
  await act(async () => now().type('qr'));
  await act(async () => now().finishTyping());
  expect(now().location.search).toBe('?q=qr');
});

it('a typed text is not written into the address of a page that the visitor has gone to meanwhile', async () => {
  const { now } = await openList();
  await act(async () => now().type('qr'));
  vi.stubGlobal('history', { state: { key: 'of another page' } });
  await act(async () => now().finishTyping());
  await wait(300);
  expect(now().location.search).toBe('');
});

it('a chosen filter and a reset each get a history entry, through which the visitor can go back', async () => {
  const { now } = await openList();
  const { reset } = now();
  await act(async () => now().choose({ sort: 'top' }));
  await act(async () => now().choose({ language: 'fr' }));
  expect([now().location.search, now().filters]).toEqual([
    '?lang=fr&sort=top',
    { ...NO_FILTERS, language: 'fr', sort: 'top' },
  ]);
  await act(async () => now().reset());
  expect([now().location.search, now().filters, now().reset === reset]).toEqual(['', NO_FILTERS, true]);
  await act(async () => now().go(-2));
  expect([now().location.search, now().filters]).toEqual(['?sort=top', { ...NO_FILTERS, sort: 'top' }]);
});

it('the filters of an address apply when the list opens, and when a link changes the address', async () => {
  const { now } = await openList('?q=margin&sort=old');
  expect(now().filters).toEqual({ ...NO_FILTERS, query: 'margin', sort: 'old' });
  await act(async () => now().go('/community?q=logo'));
  expect(now().filters).toEqual({ ...NO_FILTERS, query: 'logo' });
});

it('useAnswer asks each new question, returns no answer to an earlier one, and throws if ask rejects', async () => {
  const ask = vi.fn(async (question: string) => `answer to ${question}`);
  const { now, again } = await mount(() => useAnswer('one', ask));
  expect(now()).toBe('answer to one');
  ask.mockReturnValueOnce(new Promise(() => undefined));
  await again(() => useAnswer('two', ask));
  expect([now(), ask.mock.calls]).toEqual([undefined, [['one'], ['two']]]);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fail = () => Promise.reject(new Error('No answer'));
  await expect(mount(() => useAnswer('three', fail))).rejects.toThrow('No answer');
});

it('text that was typed into the search box before hydration is kept', async () => {
  const type = vi.fn();
  const props = { filters: NO_FILTERS, type, finishTyping: () => undefined, choose: () => undefined };
  const searchRef = { current: { value: 'early' } as HTMLInputElement };
  await mount(() => FilterBar({ ...props, searchRef }));
  expect(type).toHaveBeenCalledExactlyOnceWith('early');
  const same = { current: { value: 'qr' } as HTMLInputElement };
  await mount(() => FilterBar({ ...props, filters: { ...NO_FILTERS, query: 'qr' }, searchRef: same }));
  expect(type).toHaveBeenCalledTimes(1);
});

it('after hydration, a time has its exact date, and also a title in words once the pointer is on it', async () => {
  const date = new Date(2026, 10, 5, 17, 6).toISOString();
  const { now } = await mount(() => TimeAgo({ date, now: new Date(2026, 10, 8) }));
  const [{ dateTime, title, onPointerEnter }] = propsIn(now(), 'time');
  expect([dateTime, title]).toEqual([date, undefined]);
  const currentTarget = { title: '' };
  onPointerEnter?.({ currentTarget } as never);
  expect(currentTarget.title).toMatch(/^Nov 5, 2026, 5:06\sPM$/);
});

it('an arrow votes, pressing it again removes the vote, and each press shows a notice', async () => {
  const { now } = await mount(() => VoteColumn({ post: { upvotes: 5, downvotes: 2 } as Post }));
  const arrows = () =>
    propsIn(now(), componentIn(now(), 'Arrow') as FunctionComponent) as unknown as {
      isPressed: boolean;
      press: () => void;
    }[];
  const pressed = async (index: number) => {
    await act(async () => arrows()[index].press());
    return arrows().map(({ isPressed }) => isPressed);
  };
  const [up, down] = [0, 1];
  expect([await pressed(up), await pressed(down), await pressed(down)]).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
  const { upvoted, downvoted } = communityWords.post;
  expect(showToast.mock.calls.map(([{ message }]) => message)).toEqual([upvoted, downvoted, downvoted]);
});

it('the text box for a comment is emptied once the comment is accepted, and keeps its text otherwise', async () => {
  const post = vi.fn((text: string) => text === 'Works.');
  const { now } = await mount(() => CommentForm({ post }));
  const area = () => propsIn(now(), 'textarea')[0];
  const type = (value: string) => act(async () => area().onChange?.({ target: { value } } as never));
  const submit = () =>
    act(async () => propsIn(now(), 'form')[0].onSubmit?.({ preventDefault: () => undefined } as never));
  await type(' ');
  await submit();
  expect(area().value).toBe(' ');
  await type('Works.');
  expect(propsIn(now(), Button)[0].disabled).toBe(false);
  await act(async () => area().onKeyDown?.({ nativeEvent: { key: 'Enter', ctrlKey: true } } as never));
  expect([area().value, post.mock.calls]).toEqual(['', [[' '], ['Works.']]]);
});

it('an element is near once it was within 800 px of the window, and stays so', async () => {
  const stop = vi.fn();
  observeNear.mockReturnValue(stop);
  const element = {} as HTMLElement;
  const { now } = await mount(() => {
    const [isNear, ref] = useNear<HTMLElement>(false);
    ref.current ??= element;
    return isNear;
  });
  expect([now(), observeNear.mock.calls[0].slice(0, 2)]).toEqual([false, [element, '800px']]);
  await act(async () => observeNear.mock.calls[0][2]());
  expect([now(), stop.mock.calls.length]).toEqual([true, 1]);
  expect(observeNear).toHaveBeenCalledTimes(1);
});
