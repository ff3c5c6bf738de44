import type { Page } from '@playwright/test';
import { type Comment, generateComments, generatePosts, type Post, sortComments } from '#community';
import { openPost, structuredData } from './community-page.ts';
import { expect, test } from './guards.ts';

let posts: readonly Post[];

test.beforeAll(async () => {
  posts = await generatePosts(new Date());
});

function find(matches: (post: Post) => boolean): Post {
  return posts.find(matches) as Post;
}

test('the page of a post shows the post and its comments, and accepts comments and votes', { tag: '@smoke' }, async ({
  page,
}) => {
  const post = find(
    ({ image, language, tags, upvotes, commentCount }) =>
      Boolean(image) && language === 'es' && tags.length === 4 && upvotes > 10 && commentCount > 12,
  );
  const comments = await generateComments(post, new Date());
  await openPost(page, post);
  await test.step('the page of a post shows all parts of the post, and has its metadata', () =>
    postIsWhole(page, post, comments));
  await test.step('all comments are shown in the language of the post, with replies below their comment', () =>
    commentsAreWhole(page, post, comments));
  await test.step('comments can be sorted', () => commentsAreSorted(page, comments));
  await test.step('comments are added', () => commentsAreAdded(page, post));
  await test.step('the score counts a vote for a post, and the other buttons of the post do nothing', () =>
    votesAreCounted(page));
});

async function postIsWhole(page: Page, post: Post, comments: readonly Comment[]): Promise<void> {
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByRole('listitem')).toHaveText(['Home', 'Community', post.title]);
  const article = page.getByRole('article', { name: post.title });
  await expect(article.getByRole('heading', { level: 1, name: post.title })).toHaveAttribute('lang', 'es');
  await expect(article.getByRole('link', { name: post.author.name })).toBeVisible();
  await expect(article.getByText(/^Posted .+\(\d+ \w+ ago\)$/)).toBeVisible();
  await expect(article.getByText('Español', { exact: true })).toBeVisible();
  await expect(article.getByText(new RegExp(`^${post.type}$`, 'i'))).toBeVisible();
  await expect(article.getByRole('img', { name: /Dibujo/ })).toHaveAttribute('lang', 'es');
  const paragraphs = post.content.split('\n').filter((line) => line.trim() !== '');
  expect(paragraphs.length).toBeGreaterThan(1);
  await expect(article.locator('[lang=es] > p')).toHaveText(paragraphs);
  await expect(article.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([...post.tags]);
  const keywords = page.getByRole('region', { name: 'Related keywords' });
  await expect(keywords.getByRole('listitem')).toHaveText([...post.keywords]);
  await expect(page.getByRole('link', { name: 'View Author Profile' })).toHaveAttribute(
    'href',
    `/community/author/${post.author.username}`,
  );

  await expect(page).toHaveTitle(`${post.title} | Quietzone`);
  const address = new RegExp(`/community/post/${encodeURI(post.slug)}$`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', post.keywords.join(', '));
  const description = post.content.replace(/\s+/g, ' ').slice(0, 160).trimEnd();
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
  const [posting, trail] = await structuredData(page);
  expect(posting).toMatchObject({
    '@type': 'DiscussionForumPosting',
    headline: post.title,
    text: post.content,
    datePublished: '2023-01-01',
    inLanguage: 'es',
    author: { '@type': 'Person', name: post.author.name, alternateName: post.author.username },
  });
  expect(posting.url).toMatch(address);
  expect(posting.comment).toHaveLength(comments.length);
  const counts = (posting.interactionStatistic as { userInteractionCount: number }[]).map(
    (statistic) => statistic.userInteractionCount,
  );
  expect(counts).toEqual([Math.max(0, post.upvotes - post.downvotes), post.commentCount]);
  expect(trail['@type']).toBe('BreadcrumbList');
}

async function votesAreCounted(page: Page): Promise<void> {
  const post = find(
    ({ image, language, upvotes, downvotes, commentCount }) =>
      !image && language === 'en' && upvotes - downvotes > 5 && commentCount > 1,
  );
  await openPost(page, post);

  await test.step('an English post without a picture shows none, and its heading has no lang attribute', async () => {
    await expect(page.getByRole('article', { name: post.title }).getByRole('img')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang');
  });

  await test.step('Share, Save, Report and the comments button change nothing', async () => {
    const address = page.url();
    const before = await page.getByRole('main').textContent();
    for (const name of ['Share', 'Save', 'Report', `${post.commentCount} comments`]) {
      await page.getByRole('button', { name, exact: true }).click();
    }
    await page.getByRole('button', { name: 'Reply' }).first().click();
    expect(page.url()).toBe(address);
    expect(await page.getByRole('main').textContent()).toBe(before);
  });

  await test.step('a notice confirms each vote, and the vote is gone once the visitor leaves the page', async () => {
    await page.getByRole('button', { name: 'Upvote' }).click();
    await expect(page.getByText('Upvoted!')).toBeVisible();
    await expect(page.getByText('Your vote has been recorded')).toBeVisible();
    await expect(page.getByText(`Score: ${post.upvotes - post.downvotes + 1}`)).toBeAttached();
    await page.getByRole('button', { name: 'Downvote' }).click();
    await expect(page.getByText('Downvoted!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Downvote' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(`Score: ${post.upvotes - post.downvotes - 1}`)).toBeAttached();

    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Community' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'QR Code Community' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Downvote' })).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByText(`Score: ${post.upvotes - post.downvotes}`)).toBeAttached();
  });
}

function texts(page: Page): Promise<(string | null)[]> {
  return page
    .getByRole('tabpanel')
    .locator('> ol > li > article > p:last-of-type')
    .evaluateAll((paragraphs) => paragraphs.map((paragraph) => paragraph.textContent));
}

async function commentsAreWhole(page: Page, post: Post, comments: readonly Comment[]): Promise<void> {
  await expect(page.getByRole('heading', { name: `Comments (${post.commentCount})` })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'All Comments' })).toBeVisible();
  const items = page.getByRole('tabpanel').locator('> ol > li');
  const entries = items.locator('> article');
  await expect(entries).toHaveCount(comments.length);
  await expect(entries.locator('time')).toHaveText(comments.map(() => /ago$/));
  await expect(entries.getByRole('button', { name: 'Reply' })).toHaveCount(comments.length);
  expect((await texts(page)).toSorted()).toEqual(comments.map(({ content }) => content).toSorted());
  const answered = comments.find(({ replies }) => replies.length > 0) as Comment;
  const item = items.filter({ hasText: answered.content });
  const entry = item.locator('> article');
  await expect(entry.getByRole('link', { name: answered.author.name }).first()).toHaveAttribute(
    'href',
    `/community/author/${answered.author.username}`,
  );
  await expect(entry.locator('> p:last-of-type')).toHaveAttribute('lang', 'es');
  await expect(entry).toContainText(`Upvotes: ${answered.upvotes}`);
  await expect(entry).toContainText(`Downvotes: ${answered.downvotes}`);
  const replies = item.getByRole('list', { name: 'Replies' }).getByRole('article');
  await expect(replies.locator('> p:last-of-type')).toHaveText(answered.replies.map(({ content }) => content));
  const indent = ((await replies.first().boundingBox())?.x ?? 0) - ((await entry.boundingBox())?.x ?? 0);
  expect(indent).toBeGreaterThan(16);
  await expect(items.getByRole('list', { name: 'Replies' })).toHaveCount(
    comments.filter(({ replies }) => replies.length > 0).length,
  );
}

async function commentsAreSorted(page: Page, comments: readonly Comment[]): Promise<void> {
  const tabs = page.getByRole('tablist').getByRole('tab');
  await expect(tabs).toHaveText(['New', 'Top', 'Controversial', 'Old']);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  for (const tab of await tabs.all()) {
    await expect(page.locator(`[id="${await tab.getAttribute('aria-controls')}"]`)).toHaveRole('tabpanel');
  }
  for (const sort of ['top', 'old'] as const) {
    const tab = page.getByRole('tab', { name: new RegExp(`^${sort}$`, 'i') });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: new RegExp(`^${sort}$`, 'i') })).toBeVisible();
    expect(await texts(page)).toEqual(sortComments(comments, sort).map(({ content }) => content));
  }
}

async function commentsAreAdded(page: Page, post: Post): Promise<void> {
  const box = page.getByPlaceholder('Add a comment...');
  const button = page.getByRole('button', { name: 'Post Comment' });

  await test.step('the arrow keys choose the order', async () => {
    await page.getByRole('tab', { name: 'New' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Top' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab', { name: 'Top' })).toBeFocused();
  });

  await test.step('a blank comment cannot be posted', async () => {
    await expect(button).toBeDisabled();
    await box.fill(' \n\t ');
    await expect(button).toBeDisabled();
    await box.press('ControlOrMeta+Enter');
    await box.evaluate((area: HTMLTextAreaElement) => area.form?.requestSubmit());
    await expect(page.getByRole('heading', { name: `Comments (${post.commentCount})` })).toBeVisible();
    await expect(page.getByText('Comment added!')).toHaveCount(0);
    await box.fill('a');
    await expect(button).toBeEnabled();
  });

  await test.step('a new comment appears on top, even if the oldest comments come first', async () => {
    await page.getByRole('tab', { name: 'Old' }).click();
    await box.fill('  First line\n<b>second</b> line  ');
    await button.click();
    await expect(page.getByText('Comment added!')).toBeVisible();
    await expect(page.getByText('Your comment has been posted successfully')).toBeVisible();
    await expect(box).toHaveValue('');
    await expect(button).toBeDisabled();
    await expect(page.getByRole('heading', { name: `Comments (${post.commentCount + 1})` })).toBeVisible();
    await expect(page.getByRole('button', { name: `${post.commentCount + 1} comments` })).toBeVisible();
    expect((await texts(page))[0]).toBe('First line\n<b>second</b> line');
    const entry = page.getByRole('tabpanel').getByRole('article').first();
    await expect(entry).toBeFocused();
    await expect(entry).toContainText('just now');
    await expect(entry).toContainText('Upvotes: 0');
    await expect(entry).toContainText('Downvotes: 0');

    await box.fill('Another');
    await box.press('ControlOrMeta+Enter');
    await expect(page.getByRole('heading', { name: `Comments (${post.commentCount + 2})` })).toBeVisible();
    expect((await texts(page))[0]).toBe('Another');
    await expect(box).toBeFocused();
  });

  await test.step('Ctrl+Enter does not post the comment while an input method is composing a word', async () => {
    await box.fill('日本');
    const input = await page.context().newCDPSession(page);
    await input.send('Input.imeSetComposition', { text: 'ご', selectionStart: 1, selectionEnd: 1 });
    await box.press('ControlOrMeta+Enter');
    await expect(page.getByRole('heading', { name: `Comments (${post.commentCount + 2})` })).toBeVisible();
    await expect(box).toHaveValue(/日本/);
    await input.send('Input.insertText', { text: '語' });
    await box.press('ControlOrMeta+Enter');
    await expect(page.getByRole('heading', { name: `Comments (${post.commentCount + 3})` })).toBeVisible();
    expect((await texts(page))[0]).toBe('日本語');
  });

  await test.step('new comments are gone after a reload', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: `Comments (${post.commentCount})` })).toBeVisible();
  });
}
