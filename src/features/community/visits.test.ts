import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { generatePosts } from '#community';
import { resultOfHook } from '#ui/testing';
import { CommunityList } from './community-list.tsx';
import { NO_FILTERS } from './list-filters.ts';
import { prepareListVisit, startListVisit } from './list-visit.ts';
import { prepareAuthorVisit, useAuthorVisit } from './use-author-visit.ts';
import { useComments } from './use-comments.ts';
import { useListFilters } from './use-list-filters.ts';
import { preparePostVisit, usePostVisit } from './use-post-visit.ts';
import { VISITOR } from './visitor.ts';

const showToast = vi.hoisted(() => vi.fn());

vi.mock('#ui', async (original) => ({ ...(await original<typeof import('#ui')>()), showToast }));

async function authorVisit(username: string) {
  await prepareAuthorVisit(username);
  return resultOfHook(() => useAuthorVisit(username));
}

async function postVisit(slug: string) {
  await preparePostVisit(slug);
  return resultOfHook(() => usePostVisit(slug));
}

const isSorted = (dates: readonly string[]) => dates.every((date, k) => k === 0 || dates[k - 1] <= date);

it('authorVisit returns a profile and posts, newest first; the visitor has none; unknown names give null', async () => {
  const { profile, posts } = (await authorVisit('jonas-lindner')) ?? {};
  expect(profile).toMatchObject({ username: 'jonas-lindner' });
  expect(posts?.length).toBeGreaterThan(1);
  expect(isSorted(posts?.map(({ createdAt }) => createdAt).toReversed() ?? [])).toBe(true);
  expect(await authorVisit('you')).toMatchObject({ profile: { name: VISITOR.name, bio: VISITOR.bio }, posts: [] });
  expect(await authorVisit('nobody')).toBeNull();
});

it('postVisit returns a post with its comments, oldest first, and null for an unknown slug', async () => {
  const [{ slug }] = (await generatePosts(new Date())).filter(({ commentCount }) => commentCount > 2);
  const { post, comments } = (await postVisit(slug)) ?? {};
  expect(post?.slug).toBe(slug);
  expect(comments).toHaveLength(post?.commentCount ?? 0);
  expect(isSorted(comments?.map(({ createdAt }) => createdAt) ?? [])).toBe(true);
  expect(await postVisit('no-such-title')).toBeNull();
});

it('comments have a total, and begin with the newest; a notice confirms a new comment unless it is blank', async () => {
  const [{ slug }] = (await generatePosts(new Date())).filter(({ commentCount }) => commentCount > 2);
  const visit = await postVisit(slug);
  if (!visit) throw new Error('No post');
  const given = { ...visit, post: { ...visit.post, commentCount: 40 } };
  const { comments, count, sort, post } = resultOfHook(() => useComments(given));
  expect([count, sort]).toEqual([40, 'new']);
  expect(comments).toEqual(visit.comments.toReversed());
  expect(post(' \n')).toBe(false);
  expect(showToast).not.toHaveBeenCalled();
  expect(post('Works for me.')).toBe(true);
  expect(showToast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'success', duration: 2000 }));
});

it('a comment that was just posted gets the focus when it appears, unless the visitor keeps writing', async () => {
  const [{ slug }] = await generatePosts(new Date());
  const visit = await postVisit(slug);
  if (!visit) throw new Error('No post');
  const { comments, post, arrive } = resultOfHook(() => useComments(visit));
  const focus = vi.fn();
  const appear = (id: string) => arrive({ id, focus } as unknown as HTMLElement);
  const posted = `comment-${visit.post.id}-${comments.length + 1}`;
  vi.stubGlobal('document', { activeElement: { tagName: 'BODY' } });
  appear(posted);
  post('Works for me.');
  appear(comments[0].id);
  expect(focus).not.toHaveBeenCalled();
  appear(posted);
  appear(posted);
  expect(focus).toHaveBeenCalledTimes(1);
  vi.stubGlobal('document', { activeElement: { tagName: 'TEXTAREA' } });
  post('And for me.');
  appear(posted);
  expect(focus).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

it('a list is prerendered without filters, whatever the address says', () => {
  expect(resultOfHook(useListFilters, '/community?q=margin&lang=fr').filters).toEqual(NO_FILTERS);
});

it('startListVisit returns a promise or, after prepareListVisit, all posts, which are then prerendered', async () => {
  expect(startListVisit()).toBeInstanceOf(Promise);
  await prepareListVisit();
  expect(startListVisit()).toMatchObject({ posts: { length: 100 }, now: expect.any(Date) });
  const page = renderToStaticMarkup(createElement(MemoryRouter, null, createElement(CommunityList)));
  expect(page.match(/<article/g)).toHaveLength(100);
});
