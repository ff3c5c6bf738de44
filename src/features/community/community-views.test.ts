import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { type AuthorProfile, type Comment, generatePosts, type Post, profileOf } from '#community';
import { communityWords } from '#words/community';
import { Avatar, PostPicture } from './art-view.tsx';
import { AuthorView } from './author-view.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import { CommentsSection } from './comments-section.tsx';
import { FilterBar } from './filter-bar.tsx';
import { NO_FILTERS } from './list-filters.ts';
import { PostCard } from './post-card.tsx';
import { PostList } from './post-list.tsx';
import { PostView } from './post-view.tsx';
import { LanguageStamp, Tags } from './stamp.tsx';
import { TimeAgo } from './time-ago.tsx';
import { VisitDate } from './visit-date.tsx';
import { VISITOR } from './visitor.ts';
import { VoteColumn } from './vote-column.tsx';

const NOW = new Date(Date.UTC(2026, 5, 1));
const POSTS = await generatePosts(NOW);
const rendered = (element: ReactElement) => renderToStaticMarkup(createElement(MemoryRouter, null, element));
const postThat = (isWanted: (post: Post) => boolean) => POSTS.find(isWanted) as Post;
const FRENCH = postThat(({ language }) => language === 'fr');
const ENGLISH = postThat(({ language, image }) => language === 'en' && image !== undefined);
const AUTHOR = ENGLISH.author;

it('a prerendered date has no exact time, which would differ from visit to visit', () => {
  const date = '2026-05-30T00:00:00.000Z';
  const ago = rendered(createElement(TimeAgo, { date, now: NOW }));
  expect(ago).toContain('2 days ago');
  expect(ago).not.toContain(date);
  const exact = rendered(createElement(VisitDate, { date, write: () => 'May 30' }));
  expect(exact).toBe('<time>May 30</time>');
});

it('a post shows the day on which it was written, and a profile the month in which the person joined', () => {
  const visit = { post: ENGLISH, comments: [], now: NOW };
  const created = new Date(ENGLISH.createdAt).toLocaleDateString('en', { dateStyle: 'long' });
  expect(rendered(createElement(PostView, { visit }))).toContain(`>${created}</time>`);
  const profile = profileOf(AUTHOR.username, NOW) as AuthorProfile;
  const joined = new Date(profile.joinedDate).toLocaleDateString('en', { year: 'numeric', month: 'long' });
  expect(rendered(createElement(AuthorView, { visit: { profile, posts: [], now: NOW } }))).toContain(
    `>${joined}</time>`,
  );
});

it('a list shows its posts in the order that is chosen in its filters', () => {
  const idsIn = (sort: 'new' | 'old') => {
    const filters = { ...NO_FILTERS, sort };
    const page = rendered(createElement(PostList, { posts: POSTS, now: NOW, filters, reset: () => undefined }));
    return [...page.matchAll(/<li id="(post-\d+)"/g)].map(([, id]) => id);
  };
  expect([idsIn('new')[0], idsIn('old')[0]]).toEqual(['post-100', 'post-1']);
});

it('labels and tags in another language than English have a lang attribute', () => {
  expect(rendered(createElement(LanguageStamp, { language: 'fr' }))).toMatch(/lang="fr"[^>]*>Français</);
  expect(rendered(createElement(LanguageStamp, { language: 'en' }))).not.toContain('lang=');
  expect(rendered(createElement(Tags, { tags: ['code'], language: 'fr' }))).toMatch(/<ul[^>]*lang="fr"/);
});

it('a picture has a text alternative, and is drawn unless isDrawn is false; an avatar has no text alternative', () => {
  const picture = (isDrawn?: boolean) => rendered(createElement(PostPicture, { post: ENGLISH, isDrawn }));
  expect(picture()).toMatch(/role="img" aria-label="[^"]+"/);
  expect([picture(), picture(true), picture(false)].map((page) => page.includes('<path'))).toEqual([true, true, false]);
  const avatar = rendered(createElement(Avatar, { avatar: 'a', size: 'small' }));
  expect(avatar).toContain('aria-hidden="true"');
  expect(avatar).not.toContain('aria-label');
});

const cardOf = (post: Post, isFirst: boolean) => rendered(createElement(PostCard, { post, now: NOW, isFirst }));

it('only the first cards of a list draw their pictures immediately', () => {
  const drawings = (isFirst: boolean) => cardOf(ENGLISH, isFirst).match(/data-drawn="true"/g)?.length ?? 0;
  expect([drawings(true), drawings(false)]).toEqual([1, 0]);
});

it('a card links to its post and to its author', () => {
  const page = cardOf(FRENCH, true);
  expect(page).toMatch(new RegExp(`<h2[^>]*lang="fr"[^>]*><a href="/community/post/${FRENCH.slug}"`));
  expect(page).toContain(`href="/community/author/${FRENCH.author.username}"`);
});

const listOf = (filters: object) =>
  rendered(
    createElement(PostList, { posts: POSTS, now: NOW, filters: { ...NO_FILTERS, ...filters }, reset: () => undefined }),
  );

it('the list counts the posts, and draws the pictures of the first three', () => {
  const page = listOf({});
  expect(page).toContain(`role="status">${communityWords.list.available(POSTS.length)}<`);
  const drawn = page
    .split('<article')
    .slice(1)
    .map((card) => card.includes('data-drawn="true"'));
  expect(drawn.slice(3).some(Boolean)).toBe(false);
  expect(drawn.slice(0, 3)).toEqual(
    [...page.matchAll(/data-picture="(\w+)"/g)].slice(0, 3).map(([, hasPicture]) => hasPicture === 'true'),
  );
});

it('an empty list says that it is empty, and has a button that resets the filters', () => {
  const page = listOf({ query: 'no such words' });
  expect(page).toContain(communityWords.list.none.title.replaceAll("'", '&#x27;'));
  expect(page).toContain(communityWords.list.none.text.replaceAll("'", '&#x27;'));
  expect(page).toContain(communityWords.list.none.reset);
  expect(page).not.toContain('<article');
});

it('the button that posts a comment is disabled while the comment is empty', () => {
  expect(rendered(createElement(CommentForm, { post: () => true }))).toMatch(/type="submit"[^>]*disabled=""/);
});

const REPLY = { id: 'reply', author: AUTHOR, content: 'Yes', createdAt: NOW.toISOString(), upvotes: 1, downvotes: 0 };
const COMMENT = { ...REPLY, id: 'comment', content: 'Hello', replies: [REPLY] } as unknown as Comment;

const itemOf = (comment: Comment) =>
  rendered(createElement(CommentItem, { comment, language: 'fr', now: NOW, arrive: () => undefined }));

it("comments have the lang attribute of their post, except for the visitor's own comments, which have none", () => {
  expect(itemOf(COMMENT).match(/lang="fr"/g)).toHaveLength(2);
  expect(itemOf({ ...COMMENT, author: VISITOR, replies: [] })).not.toContain('lang=');
});

it('a comment can take the focus and can be replied to; a reply can do neither', () => {
  const page = itemOf(COMMENT);
  expect(page.match(/tabindex="-1"/g)).toHaveLength(1);
  expect(page.split(`>${communityWords.comments.reply}<`)).toHaveLength(1 + 1);
  expect(itemOf({ ...COMMENT, replies: [] })).not.toContain('<ol');
});

function sectionOf(comments: readonly Comment[]): string {
  const actions = { chooseSort: () => undefined, post: () => true, arrive: () => undefined };
  const discussion = { count: 7, comments, sort: 'new' as const, ...actions };
  return rendered(createElement(CommentsSection, { discussion, language: 'en', now: NOW }));
}

it('a post without comments has the form for a comment, but no tabs for the order of comments', () => {
  expect(sectionOf([])).toContain(communityWords.comments.heading(7));
  expect(sectionOf([])).not.toContain('role="tab"');
  expect(sectionOf([COMMENT]).match(/role="tab"/g)?.length).toBeGreaterThan(1);
});

it('at first, neither vote button is pressed, and the score is upvotes minus downvotes', () => {
  const page = rendered(createElement(VoteColumn, { post: ENGLISH }));
  expect(page.match(/aria-pressed="false"/g)).toHaveLength(2);
  expect(page).toContain(`</span>${ENGLISH.upvotes - ENGLISH.downvotes}<`);
});

it('a profile lists its posts, or says that there are none', () => {
  const profile = { ...AUTHOR, language: 'fr', bio: 'Hello', joinedDate: NOW.toISOString(), karma: 7, badges: [] };
  const viewOf = (posts: readonly Post[]) =>
    rendered(createElement(AuthorView, { visit: { profile, posts, now: NOW } as never }));
  expect(viewOf(POSTS.slice(0, 3)).match(/data-card-link/g)).toHaveLength(3);
  expect(viewOf([])).toContain(communityWords.profile.none.title.replaceAll("'", '&#x27;'));
  expect(viewOf([])).toMatch(/<p dir="auto" lang="fr">Hello/);
});

it('different texts give different avatars, and a picture has a lang attribute if its post is not in English', () => {
  const drawn = (avatar: string) => rendered(createElement(Avatar, { avatar, size: 'small' }));
  expect(drawn('ada')).not.toBe(drawn('bo'));
  const french = postThat(({ language, image }) => language === 'fr' && image !== undefined);
  const langOf = (post: Post) => /lang="(\w+)"/.exec(rendered(createElement(PostPicture, { post })))?.[1];
  expect([langOf(french), langOf(ENGLISH)]).toEqual(['fr', undefined]);
});

it('a profile has the badges and the karma of its person', () => {
  const profile = { ...AUTHOR, bio: 'Hello', joinedDate: NOW.toISOString(), karma: 1234, badges: ['Helpful'] };
  const page = rendered(createElement(AuthorView, { visit: { profile, posts: [], now: NOW } as never }));
  expect(page).toContain(communityWords.profile.badgeNames.Helpful);
  expect(page).toContain(communityWords.profile.karma(1234));
});

const barOf = (filters: object) =>
  rendered(
    createElement(FilterBar, {
      ...{ filters: { ...NO_FILTERS, ...filters }, searchRef: { current: null } },
      ...{ type: () => undefined, finishTyping: () => undefined, choose: () => undefined },
    }),
  );

it('the bar above the list has a search box, a language filter and a sort selector, which show the filters', () => {
  const page = barOf({ query: 'margin', language: 'fr', sort: 'top' });
  expect(page).toMatch(/<input[^>]*type="search"[^>]*value="margin"/);
  const options = [...page.matchAll(/<option value="(\w+)"([^>]*)>/g)].map(([, value, rest]) =>
    rest.includes('selected') ? `${value} (chosen)` : value,
  );
  expect(options).toEqual([
    ...['all', 'en', 'es', 'fr (chosen)', 'de', 'zh', 'ja'],
    ...['new', 'top (chosen)', 'controversial', 'comments', 'old'],
  ]);
  expect(page).toMatch(/<option value="de" lang="de">Deutsch</);
  expect(page).not.toContain('lang="en"');
});

const viewOf = (post: Post) => rendered(createElement(PostView, { visit: { post, comments: [], now: NOW } }));

it('the page of a post names its author, its date, its language and its type', () => {
  const page = viewOf(FRENCH);
  const byline = page.slice(0, page.indexOf('<h1'));
  expect(byline).toContain(`href="/community/author/${FRENCH.author.username}"`);
  expect(byline).toMatch(/ ago<\/time>/);
  expect(byline).toContain('>Français<');
  expect(byline).toContain(`>${communityWords.types[FRENCH.type]}<`);
});

it('the page of a post has its paragraphs and its number of comments, but a picture only if the post has one', () => {
  const bare = postThat(({ image }) => image === undefined);
  expect([ENGLISH, bare].map((post) => viewOf(post).includes('role="img"'))).toEqual([true, false]);
  const post = { ...ENGLISH, content: 'One.\n\nTwo.', commentCount: 17 };
  expect(viewOf(post)).toMatch(/<p dir="auto">One\.<\/p><p dir="auto">Two\.<\/p>/);
  expect(viewOf(post)).toContain(communityWords.commentCount(17));
});
