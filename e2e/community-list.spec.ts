import type { Page } from '@playwright/test';
import { generatePosts, LANGUAGES, type Post, sortPosts } from '#community';
import { cards, count, holdTexts, openCommunity, readCards, structuredData } from './community-page.ts';
import { expect, test } from './guards.ts';
import { holdFiles } from './held-files.ts';

let posts: readonly Post[];

test.beforeAll(async () => {
  posts = await generatePosts(new Date());
});

test('the list shows all posts, can be sorted, filtered and searched, and can be used while posts load', {
  tag: '@smoke',
}, async ({ page }) => {
  await openCommunity(page);
  await test.step('the list has its breadcrumb, its heading and all posts, the newest first', () => listIsWhole(page));
  await page.evaluate(() => scrollTo(0, 0));
  await test.step('the list can be sorted, filtered and searched', () => listIsFiltered(page));
  await test.step('the loading message appears after 0.35 s, also if the visitor prefers reduced motion', async () => {
    const release = await holdTexts(page);
    await page.goto('/templates');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Community' }).click();
    const loading = page.getByText('Loading posts...');
    await expect(loading).toBeVisible();
    const frame = loading.locator('..');
    await expect(frame).toHaveCSS('transition-delay', '0.35s');
    await expect(frame).toHaveCSS('opacity', '1');
    release();
    await expect(cards(page)).toHaveCount(posts.length);
    await expect(loading).toHaveCount(0);
  });
  await test.step('the prerendered cards stay, and the search box works, while the posts load', async () => {
    const release = await holdTexts(page);
    await page.goto('/community');
    await page.getByRole('button', { name: /^Theme/ }).click();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox').fill(posts[0].title);
    await expect(page).toHaveURL(/\?q=/);
    await expect(cards(page)).toHaveCount(posts.length);
    await expect(page.getByText('Loading posts...')).toHaveCount(0);
    release();
    await expect(cards(page)).toHaveCount(1);
    await expect(page.locator(`#${posts[0].id}`)).toBeVisible();
  });
  await test.step('text that was typed into the search box before hydration is kept', async () => {
    const release = await holdFiles(page, '**/assets/community-*.js');
    await page.goto('/community', { waitUntil: 'commit' });
    await page.getByRole('searchbox').fill(posts[0].title);
    release();
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByRole('searchbox')).toHaveValue(posts[0].title);
  });
});

async function listIsWhole(page: Page): Promise<void> {
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByRole('listitem')).toHaveText(['Home', 'Community']);
  await expect(page.getByRole('heading', { level: 1, name: 'QR Code Community' })).toBeVisible();
  await expect(page.getByPlaceholder(/posts, QR topics and keywords/)).toBeVisible();
  await expect(count(page)).toHaveText(`${posts.length} posts available`);
  const read = await readCards(page);
  expect(read.map(({ id }) => id)).toEqual(posts.map(({ id }) => id).reverse());

  await test.step('the age of a post has its exact date in words under the pointer', async () => {
    const age = cards(page).first().locator('time');
    await expect(age).not.toHaveAttribute('title');
    await age.hover();
    await expect(age).toHaveAttribute('title', /[A-Z][a-z]+.* 20\d\d/);
  });

  await test.step('the list has its metadata', async () => {
    await expect(page).toHaveTitle('QR Code Community | Quietzone');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/community$/);
    const types = (await structuredData(page)).map((statement) => statement['@type']);
    expect(types).toEqual(['WebPage', 'BreadcrumbList']);
  });

  await test.step('the excerpt on a card has two lines', async () => {
    const lines = await cards(page)
      .first()
      .locator('p[lang], p')
      .evaluateAll((paragraphs) =>
        paragraphs
          .filter((paragraph) => getComputedStyle(paragraph).webkitLineClamp === '2')
          .map((paragraph) => paragraph.clientHeight / Number.parseFloat(getComputedStyle(paragraph).lineHeight)),
      );
    expect(lines).toEqual([2]);
  });

  await test.step('the picture of a card is drawn, in a space of 16:9, once the card is near the window', async () => {
    const last = posts.find(({ image }) => image) as Post;
    const picture = page.locator(`#${last.id} svg[role=img]`);
    await expect(picture.locator('use')).toHaveCount(0);
    await page.locator(`#${last.id}`).scrollIntoViewIfNeeded();
    await expect(picture.locator('use')).toHaveCount(1);
    const box = await picture.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  });

  await test.step('a card shows all facts about its post', async () => {
    for (const post of posts) {
      const card = read.find(({ id }) => id === post.id);
      expect(card).toMatchObject({
        title: post.title,
        score: Math.max(0, post.upvotes - post.downvotes),
        comments: post.commentCount,
      });
      // The dates of posts count back from now. The page and this test compute them some seconds apart.
      expect(Math.abs((card?.date ?? 0) - Date.parse(post.createdAt))).toBeLessThan(5 * 60_000);
    }
    for (const type of ['question', 'guide', 'tip', 'discussion']) {
      const post = posts.findLast((candidate) => candidate.type === type && candidate.language === 'es') as Post;
      const card = page.locator(`#${post.id}`);
      await card.scrollIntoViewIfNeeded();
      await expect(card.getByText(type, { exact: false }).first()).toBeVisible();
      await expect(card.getByText('Español', { exact: true })).toBeVisible();
      await expect(card.getByRole('link', { name: post.title })).toHaveAttribute(
        'href',
        `/community/post/${post.slug}`,
      );
      await expect(card.getByRole('link', { name: post.author.name })).toHaveAttribute(
        'href',
        `/community/author/${post.author.username}`,
      );
      await expect(card.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([...post.tags]);
      await expect(card.getByRole('img')).toHaveCount(post.image ? 1 : 0);
      await expect(card.getByRole('heading')).toHaveAttribute('lang', 'es');
      await expect(card.locator('time')).toHaveText(/^\d+ (minute|hour|day|month)s? ago$/);
    }
  });
}

// The orders, the languages and what a search finds are tested in Node.
async function listIsFiltered(page: Page): Promise<void> {
  const ids = async () => (await readCards(page)).map(({ id }) => id);
  await test.step('the list can be sorted', async () => {
    const select = page.getByLabel('Sort by');
    await expect(select.getByRole('option')).toHaveText(['Newest', 'Top', 'Controversial', 'Most comments', 'Oldest']);
    await select.selectOption('top');
    await expect.poll(ids).toEqual(sortPosts(posts, 'top').map(({ id }) => id));
    await select.selectOption('old');
    await expect.poll(ids).toEqual(posts.map(({ id }) => id));
  });

  await test.step('the list can be filtered by language', async () => {
    const select = page.getByRole('search').getByLabel('Language');
    await expect(select.getByRole('option')).toHaveText(['All languages', ...LANGUAGES.map(({ name }) => name)]);
    await select.selectOption({ label: 'Español' });
    const spanish = posts.filter(({ language }) => language === 'es').map(({ id }) => id);
    await expect.poll(ids).toEqual(spanish);
    await expect(count(page)).toHaveText(`${spanish.length} posts available`);
    await select.selectOption('all');
  });

  await test.step('a search finds a post by its title in capitals', async () => {
    const post = posts.find(({ language }) => language === 'es') as Post;
    await page.getByRole('searchbox', { name: 'Search' }).fill(post.title.toUpperCase());
    await expect(count(page)).not.toHaveText(`${posts.length} posts available`);
    expect(await ids()).toContain(post.id);
  });

  await test.step('an empty list says that no posts were found, and Reset Filters shows all posts again', async () => {
    await page.getByRole('search').getByLabel('Language').selectOption({ label: 'Français' });
    await page.getByLabel('Sort by').selectOption('top');
    await page.getByRole('searchbox').fill('zzzz');
    await expect(page.getByRole('heading', { name: 'No posts found.' })).toBeVisible();
    await expect(page.getByText('Try adjusting your search or filters.')).toBeVisible();
    await expect(count(page)).toHaveText('0 posts available');
    await page.getByRole('button', { name: 'Reset Filters' }).click();
    await expect(count(page)).toHaveText(`${posts.length} posts available`);
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expect(page.getByRole('search').getByLabel('Language')).toHaveValue('all');
    await expect(page.getByLabel('Sort by')).toHaveValue('new');
    await expect(page).toHaveURL('/community');
  });
}

test('without JavaScript, the list shows every post, and each post links to its own page', async ({ request }) => {
  const html = await (await request.get('/community')).text();
  expect(html.match(/<li id="post-/g)).toHaveLength(posts.length);
  for (const { slug } of posts) expect(html).toContain(`href="/community/post/${slug}"`);
});
