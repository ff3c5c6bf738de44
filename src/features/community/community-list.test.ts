import { act, createElement, type ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { mount, propsIn } from '#ui/testing';
import { CommunityList } from './community-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import type { ListFilters } from './list-filters.ts';
import { Loading } from './loading.tsx';

const startListVisit = vi.hoisted(() => vi.fn());

vi.mock('./list-visit.ts', () => ({ startListVisit }));

const inRouter = (inner: ReactElement) => createElement(MemoryRouter, { initialEntries: ['/community'] }, inner);

beforeEach(() => {
  startListVisit.mockReset();
  vi.stubGlobal('history', { state: null });
});

it.each(['generated', 'failed'])('the list replaces the loading message when post generation ends: %s', async (end) => {
  let settle: (isDone: boolean) => void = () => undefined;
  const visit = new Promise((resolve, reject) => {
    settle = (isDone) => (isDone ? resolve({ posts: [], now: new Date(0) }) : reject(new Error('Lost')));
  });
  visit.catch(() => undefined);
  startListVisit.mockReturnValue(visit);
  const { now } = await mount(CommunityList, inRouter);
  expect(propsIn(now(), Loading)).toHaveLength(1);
  await act(async () => settle(end === 'generated'));
  expect(propsIn(now(), Loading)).toHaveLength(0);
  expect(startListVisit).toHaveBeenCalledTimes(1);
});

it('after a reset, all posts are shown, and the search box gets the focus', async () => {
  startListVisit.mockReturnValue({ posts: [], now: new Date(0) });
  const { now } = await mount(CommunityList, inRouter);
  await act(async () => propsIn(now(), FilterBar)[0].type('qr'));
  const focus = vi.fn();
  const { searchRef } = propsIn(now(), FilterBar)[0];
  searchRef.current = { focus } as unknown as HTMLInputElement;
  const posts = (now() as ReactElement<{ children: ReactElement[] }>).props.children[1];
  const { reset, filters } = posts.props as { readonly reset: () => void; readonly filters: ListFilters };
  expect(filters.query).toBe('qr');
  await act(async () => reset());
  expect(propsIn(now(), FilterBar)[0].filters.query).toBe('');
  expect(focus).toHaveBeenCalledTimes(1);
});
