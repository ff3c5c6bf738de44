import type { Page } from '@playwright/test';
import { generatePosts, type Post } from '#community';
import { expectNotFound, holdTexts, openPost } from './community-page.ts';
import { expect, test } from './guards.ts';

// The router warns of an address that is not UTF-8.
test.use({ hasDecoders: false, timezoneId: 'Asia/Tokyo', expectedMessages: [/malformed URL segment/] });

let posts: readonly Post[];

test.beforeAll(async () => {
  posts = await generatePosts(new Date());
});

test('a post is found by its address', async ({ page }) => {
  await test.step('a part of a slug opens the post and becomes the full address, and slugs may be Chinese or Japanese', () =>
    addressIsCorrected(page));
  await test.step('an address that matches no post shows the not-found screen', () =>
    expectNotFound(page, ['/community/post/nothing-like-it', '/community/post/%E0%A4%A'], 'Post'));
  await test.step('the page of a post says that it is loading until the post is ready', async () => {
    const release = await holdTexts(page);
    await page.goto('/community/post/x-1');
    await expect(page.getByText('Loading post...')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1, name: posts[0].title })).toBeVisible();
    await expect(page.getByText('Loading post...')).toHaveCount(0);
  });
  await test.step('a prerendered post shows no dates until its texts load; its dates count back from the visit', () =>
    datesAreThoseOfThisVisit(page));
});

async function addressIsCorrected(page: Page): Promise<void> {
  const post = posts.find(({ id, language }) => language === 'de' && id.length === 7) as Post;
  const { slug } = post;
  await page.goto(`/community/post/${slug.slice(3, 30)}`);
  await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
  await expect(page).toHaveURL(`/community/post/${encodeURI(slug)}`);
  await page.goBack();
  // Going back once leaves the site, because correcting the address added no history entry.
  await expect(page).toHaveURL('about:blank');
  for (const language of ['zh', 'ja']) {
    const other = posts.find((candidate) => candidate.language === language) as Post;
    await openPost(page, other);
    await expect(page.getByRole('heading', { level: 1, name: other.title })).toHaveAttribute('lang', language);
  }
}

async function datesAreThoseOfThisVisit(page: Page): Promise<void> {
  const DAY = 86_400_000;
  const visit = Date.now() + 200 * DAY;
  await page.clock.setFixedTime(visit);
  const release = await holdTexts(page);
  const [post] = posts;
  await page.goto(`/community/post/${post.slug}`);
  const heading = page.getByRole('heading', { level: 1, name: post.title });
  await expect(heading).toBeVisible();
  await heading.evaluate((element) => Object.assign(element, { isPrerendered: true }));
  await expect(page.getByRole('heading', { name: `Comments (${post.commentCount})` })).toBeVisible();
  await expect(page.locator('main time[datetime]')).toHaveCount(0);

  release();
  await expect(page.locator('main article time[datetime]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Upvote' }).click();
  await expect(page.getByText('Upvoted!')).toBeVisible();
  expect(await heading.evaluate((element) => 'isPrerendered' in element)).toBe(true);
  const posted = page.locator('main article time').first();
  const age = visit - Date.parse((await posted.getAttribute('datetime')) ?? '');
  const expected = Date.now() - Date.parse(post.createdAt);
  expect(Math.abs(age - expected)).toBeLessThan(DAY / 24);
  await expect(posted).toHaveText(
    new Date(visit - age).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'Asia/Tokyo' }),
  );
}
