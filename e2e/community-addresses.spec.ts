import type { Page } from '@playwright/test';
import { generatePosts, type Post, profileOf } from '#community';
import { expectNotFound, holdTexts, openCommunity, openPost, structuredData } from './community-page.ts';
import { expect, test } from './guards.ts';

// The router warns of an address that is not UTF-8.
test.use({ timezoneId: 'Asia/Tokyo', expectedMessages: [/malformed URL segment/] });

let posts: readonly Post[];

test.beforeAll(async () => {
  posts = await generatePosts(new Date());
});

test('posts and authors are found by their addresses, and the page of an author shows the author and their posts', async ({
  page,
}) => {
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
  await test.step('a profile has its metadata, and shows the author and their posts, the newest first', () =>
    profileIsShown(page));
  await test.step('a comment links to the profile of its author, also if the visitor wrote it; a profile without posts says so', () =>
    profilesOpenFromComments(page));
  await test.step('an unknown name shows the User Not Found screen', () =>
    expectNotFound(page, ['/community/author/nobody', '/community/author/%E0%A4%A'], 'User'));
  await test.step('the page of an author says that it is loading until the profile is ready', async () => {
    const release = await holdTexts(page);
    const { author } = posts[0];
    // An address spelled differently from the site's links is not prerendered.
    await page.goto(`/community/author/${author.username.replaceAll('-', '%2D')}`);
    await expect(page.getByText('Loading user profile...')).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1, name: author.name })).toBeVisible();
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

async function profileIsShown(page: Page): Promise<void> {
  const { author } = posts.find(({ language }) => language === 'de') as Post;
  const profile = profileOf(author.username, new Date());
  if (!profile) throw new Error('The author has no profile');
  const own = posts.filter((post) => post.author.username === author.username).reverse();
  await openCommunity(page, `/community/author/${author.username}`);
  await expect(page).toHaveTitle(`${author.name} (@${author.username}) | Quietzone`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/community\/author\/[\w-]+$/);
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'profile');
  const [stated, trail] = await structuredData(page);
  expect(stated).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: { '@type': 'Person', name: author.name, alternateName: author.username },
  });
  expect(trail['@type']).toBe('BreadcrumbList');

  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByRole('listitem')).toHaveText(['Home', 'Community', author.name]);
  await expect(page.getByRole('heading', { level: 1, name: author.name })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText(`@${author.username}`)).toBeVisible();
  await expect(main.getByText(/^Joined [A-Z]\w+ 20\d\d$/)).toBeVisible();
  await expect(main.getByText(`${profile.karma.toLocaleString('en')} Karma`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'About' }).getByText(profile.bio)).toHaveAttribute('lang', 'de');
  const badges = page.getByRole('region', { name: 'Badges' });
  await expect(badges.getByRole('listitem')).toHaveText([...profile.badges]);

  const tiles = page.getByRole('region', { name: `Posts by ${author.name}` });
  await expect(tiles.getByRole('heading', { level: 3 })).toHaveText(own.map(({ title }) => title));
  const first = tiles.locator('> ol > li').first();
  await expect(first.getByText(new RegExp(`^${own[0].type}$`, 'i'))).toBeVisible();
  await expect(first.locator('time')).toHaveText(/ago$/);
  await expect(first.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([...own[0].tags]);
  await expect(first).toContainText(own[0].commentCount === 1 ? '1 comment' : `${own[0].commentCount} comments`);
  await first.locator('time').click();
  await expect(page.getByRole('heading', { level: 1, name: own[0].title })).toBeVisible();
}

/** Follows links in comments to the profiles of their authors. The page of a post must already be open. */
async function profilesOpenFromComments(page: Page): Promise<void> {
  const link = page.getByRole('tabpanel').getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(/\/community\/author\/user\d+$/);
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expect(page.getByText('No posts found for this user.')).toBeVisible();
  await expect(page.getByText("This user hasn't made any posts yet.")).toBeVisible();

  await page.goBack();
  await page.getByPlaceholder('Add a comment...').fill('Mine');
  await page.getByRole('button', { name: 'Post Comment' }).click();
  const comment = page.getByRole('tabpanel').getByRole('article').filter({ hasText: 'Mine' }).first();
  await comment.getByRole('link', { name: 'You', exact: true }).click();
  await expect(page).toHaveURL('/community/author/you');
  for (const arrive of [() => undefined, () => page.reload()]) {
    await arrive();
    await expect(page.getByRole('heading', { level: 1, name: 'You', exact: true })).toBeVisible();
    await expect(page.getByText('@you')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Posts by You' })).toBeVisible();
    await expect(page.getByText('No posts found for this user.')).toBeVisible();
    await expect(page.getByText("This user hasn't made any posts yet.")).toBeVisible();
  }
}
