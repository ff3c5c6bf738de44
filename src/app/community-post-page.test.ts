import { createElement } from 'react';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { communityWords } from '#words/community';
import { CommunityAuthorPage } from './community-author-page.tsx';
import { CommunityPostPage } from './community-post-page.tsx';
import { renderPage } from './testing/render-page.ts';

const visits = vi.hoisted(() => ({ usePostVisit: vi.fn(), useAuthorVisit: vi.fn() }));

vi.mock('#features/community', () => ({
  ...visits,
  Loading: ({ children }: { children: string }) => children,
  PostView: () => 'the post',
  AuthorView: () => 'the profile',
  postPath: ({ slug }: { slug: string }) => `/community/post/${slug}`,
  authorPath: ({ username }: { username: string }) => `/community/author/${username}`,
}));

const AUTHOR = { name: 'Ada', username: 'ada' };
const POST = {
  ...{ id: 5, slug: 'quiet-zones-5', title: 'Quiet zones', content: 'x'.repeat(300), author: AUTHOR, language: 'en' },
  ...{ keywords: ['margin'], commentCount: 1, upvotes: 3, downvotes: 1 },
};

function postPage(slug: string) {
  const page = createElement(Route, { path: '/community/post/:slug', element: createElement(CommunityPostPage) });
  return renderPage(createElement(Routes, null, page), `/community/post/${slug}`);
}

function authorPage() {
  const page = createElement(Route, {
    path: '/community/author/:username',
    element: createElement(CommunityAuthorPage),
  });
  return renderPage(createElement(Routes, null, page), '/community/author/ada');
}

beforeEach(() => {
  visits.usePostVisit.mockReturnValue({ post: POST, comments: [] });
  visits.useAuthorVisit.mockReturnValue(undefined);
});

it('while its texts load, a page names neither a post nor a member, and has the canonical address of the list', () => {
  visits.usePostVisit.mockReturnValue(undefined);
  for (const { head, body } of [postPage('quiet-zones-5'), authorPage()]) {
    expect(head).not.toMatch(/Quiet zones|Ada/);
    expect(head).toMatch(/rel="canonical" href="https?:\/\/[^/]+\/community"/);
    expect(body).toMatch(/<a href="\/"[^>]*>Home<\/a>.*<a href="\/community"[^>]*>Community<\/a>/);
  }
});

it('the page of a post is an article with a description of at most 160 characters', () => {
  const { head, body } = postPage('quiet-zones-5');
  expect(body).toContain('the post');
  expect(/name="description" content="(x+)"/.exec(head)?.[1]).toHaveLength(160);
  expect(head).toContain('property="og:type" content="article"');
  expect(head).toMatch(/rel="canonical" href="https?:\/\/[^/]+\/community\/post\/quiet-zones-5"/);
  expect(visits.usePostVisit).toHaveBeenCalledWith('quiet-zones-5');
});

it('a post is not shown at an address with another slug', () => {
  // In a browser, <Navigate> goes to the right address. Rendered to a string, it only warns.
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const { head, body } = postPage('quiet-zoned-5');
  expect(body).not.toContain('the post');
  expect(head).not.toContain('Quiet zones');
  expect(warned.mock.calls.join()).toContain('<Navigate>');
  warned.mockRestore();
});

it('for an unknown post or member, a not-found screen is shown', () => {
  visits.usePostVisit.mockReturnValue(null);
  visits.useAuthorVisit.mockReturnValue(null);
  expect(postPage('x').body).toContain(communityWords.page.missing.post.title);
  expect(authorPage().body).toContain(communityWords.page.missing.user.title);
});

it('the page of a member describes the member as a profile', () => {
  const profile = { ...AUTHOR, bio: 'Prints codes.', badges: [], joinedDate: '2024-05-06' };
  visits.useAuthorVisit.mockReturnValue({ profile });
  const { head, body } = authorPage();
  expect(body).toMatch(/<span aria-current="page">Ada<\/span>.*the profile/);
  expect(head).toContain('property="og:type" content="profile"');
  expect(head).toContain('"@type":"ProfilePage"');
});

it('the structured data of a post counts its score as likes, and has the path from the home page to the post', () => {
  const { head } = postPage('quiet-zones-5');
  const statements = [...head.matchAll(/ld\+json" data-head>(.*?)<\/script>/g)].map(([, text]) => JSON.parse(text));
  const [post, trail] = statements;
  const likes = post.interactionStatistic.find(({ interactionType }: { interactionType: string }) =>
    interactionType.endsWith('LikeAction'),
  );
  expect(likes.userInteractionCount).toBe(3 - 1);
  expect(trail.itemListElement.map(({ item }: { item: string }) => new URL(item).pathname)).toEqual([
    ...['/', '/community', '/community/post/quiet-zones-5'],
  ]);
});

it('the description of a profile names the member and has the bio', () => {
  const profile = { ...AUTHOR, bio: 'Prints codes.', badges: [], joinedDate: '2024-05-06' };
  visits.useAuthorVisit.mockReturnValue({ profile });
  const description = communityWords.page.profileDescription('Ada', 'Prints codes.');
  expect(authorPage().head).toContain(`name="description" content="${description}"`);
});
