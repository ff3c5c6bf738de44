import type { Page } from '@playwright/test';
import { generatePosts, paragraphsOf } from '#community';
import { PAGES } from '../scripts/hosting/hosting.mjs';
import { expect, test } from './guards.ts';

const SITE_URL = process.env.SITE_URL ?? 'http://localhost:4173';

const ADDRESSES = PAGES.map(({ path }) =>
  path.replace(':slug', '%E4%BA%8C%E7%BB%B4%E7%A0%81-1').replace(':username', 'user1'),
);

test.describe('the HTML of a page', () => {
  test('has its metadata and no inline style, and its security policy comes before its only inline script', async ({
    request,
  }) => {
    for (const address of [...ADDRESSES, '/nowhere']) {
      const html = await (await request.get(address)).text();
      const scripts = html.match(/<script(?![^>]*(src=|application\/ld\+json))[^>]*>/g);
      expect(scripts, address).toEqual(['<script>']);
      expect(html, address).not.toMatch(/<style|\sstyle="/);
      expect(html, address).toMatch(/© 20\d\d Quietzone/);
      expect(html.indexOf('Content-Security-Policy'), address).toBeLessThan(html.indexOf('<script'));
      expect(html, address).toMatch(/<main[^>]*>(<!--\$-->)?<\w/);
      if (address === '/nowhere') continue;
      expect(html, address).toMatch(/<title data-head>.+ \| Quietzone<\/title>/);
      expect(html, address).toMatch(/<meta name="description" content="[^"]{20,}" data-head>/);
      expect(html, address).toMatch(/<meta property="og:title" content="[^"]+" data-head>/);
      // The HTML for posts and authors that are not prerendered has no tags about a single post or author.
      if (/^\/community\/./.test(address)) continue;
      expect(html, address).toMatch(/<meta name="keywords" content="[^"]+" data-head>/);
      expect(html, address).toContain(`<link rel="canonical" href="${SITE_URL}${address}" data-head>`);
      expect(html, address).toContain('application/ld+json');
      expect(html, address).toContain('<h1');
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows content: an example of a code on the home page, and all of the text in a post', {
      tag: '@smoke',
    }, async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('img', { name: /woven from a portrait/ })).toBeVisible();
      await expect(page.getByText('Click Generate to create your QR code')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Restore a backup' })).toBeVisible();
      const [post] = await generatePosts(new Date());
      await page.goto(`/community/post/${post.slug}`);
      await expect(page).toHaveTitle(`${post.title} | Quietzone`);
      await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
      for (const paragraph of paragraphsOf(post.content)) await expect(page.getByText(paragraph)).toBeVisible();
      await page.getByRole('article', { name: post.title }).getByRole('link', { name: post.author.name }).click();
      await expect(page).toHaveTitle(new RegExp(`^${post.author.name} `));
      await expect(page.getByRole('heading', { level: 1, name: post.author.name })).toBeVisible();
      await expect(page.getByRole('link', { name: post.title })).toBeVisible();
    });
  });
});

test('a link opens the next page at its top without loading a document, and going back restores the scroll position', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/');
  await isInteractive(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await page.evaluate(() => scrollTo(0, 350));
  // Playwright's `click` might scroll the page first.
  await navigation.getByRole('link', { name: 'Community' }).dispatchEvent('click');
  await expect(page).toHaveTitle(/Community/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/community$/);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => [scrollY, document.body.scrollHeight - innerHeight > 500])).toEqual([0, true]);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(350);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /:\d+\/$/);
  // The page is still at this scroll position some frames later.
  const later = () =>
    new Promise<number>((resolve) => {
      const after = (frames: number) => (frames ? requestAnimationFrame(() => after(frames - 1)) : resolve(scrollY));
      after(20);
    });
  expect(await page.evaluate(later)).toBe(350);
  expect(documents).toEqual([]);
});

test.describe('a page whose script cannot be loaded', () => {
  test.use({ expectedMessages: /Failed to load resource|dynamically imported module/ });

  test('is loaded from the server if there is a newer release, and otherwise shows the error screen', async ({
    page,
  }) => {
    await page.goto('/many');
    await isInteractive(page);
    let isReleased = false;
    await page.route('/templates', (route) => {
      isReleased = true;
      return route.continue();
    });
    await page.route('/assets/coming-soon-*.js', (route) => (isReleased ? route.continue() : route.abort()));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Templates' }).click();
    await expect(page.getByText('Coming Soon!')).toBeVisible();
    await isInteractive(page);
    expect(isReleased).toBe(true);

    // From here on, the script is missing from the server's release too.
    await page.unrouteAll();
    await page.route('/assets/coming-soon-*.js', (route) => route.abort());
    await page.goto('/templates');
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  });
});

async function isInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    return Object.keys(root?.firstElementChild ?? {}).some((key) => key.startsWith('__react'));
  });
}
