import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { cards, openCommunity } from './community-page.ts';
import { expect, test } from './guards.ts';

const POST = '/community/post/x-1';
const AUTHOR = '/community/author/hannah-whitcombe';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme axe finds nothing`, () => {
    test.use({ colorScheme });

    for (const path of ['/community', '/community?lang=zh', '/community/post/x-11', POST, AUTHOR]) {
      test(`at ${path}`, async ({ page }) => {
        await openCommunity(page, path);
        await expectAccessible(page);
      });
    }

    test('where nothing was found', async ({ page }) => {
      await openCommunity(page);
      await page.getByRole('searchbox').fill('zzzz');
      await expect(page.getByText('No posts found.')).toBeVisible();
      await expectAccessible(page);
      for (const path of ['/community/post/zzzz', '/community/author/zzzz']) {
        await page.goto(path);
        await expect(page.getByText('Back to Community')).toBeVisible();
        await expectAccessible(page);
      }
    });

    test('with a vote, a comment and their notices', async ({ page }) => {
      await openCommunity(page, POST);
      await page.getByRole('button', { name: 'Upvote' }).click();
      await page.getByPlaceholder('Add a comment...').fill('A comment');
      await page.getByRole('button', { name: 'Post Comment' }).click();
      await expect(page.getByText('Comment added!')).toBeVisible();
      await expectAccessible(page);
    });
  });
}

for (const path of ['/community', POST, AUTHOR]) {
  test(`nothing is lost at 320 px at ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openCommunity(page, path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  for (const { pointer, least } of [
    { pointer: 'mouse', least: 24 },
    { pointer: 'finger', least: 44 },
  ]) {
    test(`every target is at least ${least} px for a ${pointer} at ${path}`, async ({ browser, baseURL }) => {
      const isMobile = pointer === 'finger';
      const viewport = { width: 390, height: 844 };
      const context = await browser.newContext({ baseURL, hasTouch: isMobile, isMobile, viewport });
      const page = await context.newPage();
      await openCommunity(page, path);
      expect(await smallTargets(page, least)).toEqual([]);
      await context.close();
    });
  }
}

function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate(
    (limit) =>
      [...document.querySelectorAll('main :is(a, button, select, input, textarea)')]
        .filter((target) => !target.closest('nav') && target.checkVisibility({ contentVisibilityAuto: true }))
        .map((target) => ({ box: target.getBoundingClientRect(), html: target.outerHTML.slice(0, 120) }))
        .filter(({ box }) => Math.min(box.width, box.height) < limit - 0.5)
        .map(({ box, html }) => `${Math.round(box.width)} × ${Math.round(box.height)} ${html}`),
    least,
  );
}

test('a post can be read, voted on and answered by keyboard alone', async ({ page }) => {
  await openCommunity(page);
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('ceiling tags read');
  await expect(cards(page)).toHaveCount(1);
  for (let count = 0; count < 3; count++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Ceiling tags/ })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  const upvote = page.getByRole('button', { name: 'Upvote' });
  for (let count = 0; count < 3; count++) await page.keyboard.press('Tab');
  await expect(upvote).toBeFocused();
  await page.keyboard.press('Space');
  await expect(upvote).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('textbox', { name: 'Add a comment' }).focus();
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel')).toContainText('By keyboard');
});

test('typing and loading leave the page still: nothing moves by itself', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/community', POST, AUTHOR]) {
    await openCommunity(page, path);
    const sum = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((total, value) => total + value, 0),
    );
    expect(sum).toBeLessThan(0.01);
  }
});
