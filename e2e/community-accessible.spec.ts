import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './axe.ts';
import { cards, count, holdTexts, openCommunity } from './community-page.ts';
import { isInteractive } from './generator-page.ts';
import { expect, test } from './guards.ts';

/** A post with a picture, three comments and a reply. */
const POST = '/community/post/x-2';
const AUTHOR = '/community/author/hannah-whitcombe';
const PATHS = ['/community', POST, AUTHOR];

test.use({ hasDecoders: false });

/** Milliseconds after which a page counts as hung; a visit takes a few seconds. */
const PATIENCE = 17_000;

/**
 * Visits pages in a new tab. Sometimes Chromium's headless shell stops responding on a page, with and without axe, for
 * unknown reasons. Then the visit is repeated in another tab, at most twice. If a visit finds problems, the test fails
 * at once.
 */
async function visit(context: BrowserContext, look: (page: Page) => Promise<void>): Promise<void> {
  for (let attempt = 1; attempt <= 3; attempt++) {
    const page = await context.newPage();
    const looked = look(page).then(() => true);
    const isAnswered = await Promise.race([
      looked,
      new Promise<false>((resolve) => setTimeout(resolve, PATIENCE, false)),
    ]);
    if (isAnswered) return page.close();
    looked.catch(() => undefined);
    page.close().catch(() => undefined);
  }
  throw new Error('Three pages did not answer');
}

test('lists and not-found screens pass axe in both themes, and cards fit a phone', async ({ context }) => {
  await visit(context, async (page) => {
    await openCommunity(page);
    await test.step('with all cards, targets are at least 24 px and nothing overflows on a phone', () =>
      expectFitting(page));
    await test.step('a list with posts of all four types passes axe', async () => {
      await page.getByRole('searchbox').fill('point');
      await expect(count(page)).not.toHaveText('100 posts available');
      await expectAccessibleInBothThemes(page);
    });
    await test.step('a list in Chinese passes axe', async () => {
      await page.getByRole('searchbox').fill('');
      await page.getByLabel('Language').selectOption('zh');
      await expect(page).toHaveURL('/community?lang=zh');
      await expect(cards(page).first().getByRole('heading')).toHaveAttribute('lang', 'zh');
      await expectAccessibleInBothThemes(page);
    });
    await test.step('an empty list passes axe', async () => {
      await page.getByRole('searchbox').fill('zzzz');
      await expect(page.getByText('No posts found.')).toBeVisible();
      await expectAccessibleInBothThemes(page);
    });
    for (const path of ['/community/post/zzzz', '/community/author/zzzz']) {
      await test.step(`the not-found screen of ${path} passes axe`, async () => {
        await page.goto(path);
        await expect(page.getByText('Back to Community')).toBeVisible();
        await expectAccessibleInBothThemes(page);
      });
    }
  });
});

test('a post and a profile pass axe in both themes and fit a phone', async ({ context }) => {
  await visit(context, async (page) => {
    await openCommunity(page, POST);
    await test.step('a post with a vote, a new comment and a notice passes axe and fits', async () => {
      await page.getByRole('button', { name: 'Upvote' }).click();
      await page.getByPlaceholder('Add a comment...').fill('A comment');
      await page.getByRole('button', { name: 'Post Comment' }).click();
      const notice = page.getByText('Comment added!').last();
      await expect(notice).toBeVisible();
      // The notice stays while it has the focus.
      await page.keyboard.press('F8');
      // The page has scrolled to the new comment. At the top of the page, no target is cut off by the window's edge.
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessibleInBothThemes(page);
      await expect(notice).toBeVisible();
      await expectFitting(page);
    });
    await test.step('the profile of the author passes axe and fits', async () => {
      await page.getByRole('link', { name: 'View Author Profile' }).click();
      await expect(page.getByRole('region', { name: 'Badges' })).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await expectFitting(page);
    });
  });
});

/** Expects every target to be at least 24 px in a window 390 px wide, and the page not to overflow at 320 px. */
async function expectFitting(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await smallTargets(page, 24), page.url()).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, page.url()).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 720 });
}

test.describe('on touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('every target is at least 44 px', async ({ page }) => {
    for (const path of PATHS) {
      await openCommunity(page, path);
      expect(await smallTargets(page, 44), path).toEqual([]);
    }
  });
});

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

test('a search moves nothing but the list, and a post can be read, voted on and answered by keyboard alone', async ({
  page,
}) => {
  await openCommunity(page);
  const places = () =>
    page.evaluate(() =>
      ['header', 'h1', 'input[type=search]', 'select', 'select:last-of-type', '[role=status]', 'main li, main h2'].map(
        (selector) => {
          const { x, y } = document.querySelector(`body ${selector}`)?.getBoundingClientRect() ?? {};
          return [selector, x, y];
        },
      ),
    );
  const before = await places();
  for (const letter of 'print zz') {
    await page.getByRole('searchbox').press(letter === ' ' ? 'Space' : letter);
    expect(await places()).toEqual(before);
  }
  await expect(page.getByText('No posts found.')).toBeVisible();

  await page.getByRole('searchbox').fill('');
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

test('content that is loaded later does not move what is already on the page', async ({ page }) => {
  await page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      takeShifts: () => {
        add(observer.takeRecords());
        const taken = sum;
        sum = 0;
        return taken;
      },
    });
  });
  /** Returns how much has shifted since the last call, as a share of the window. */
  const moved = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      return (window as unknown as { takeShifts(): number }).takeShifts();
    });

  for (const { path, waiting, there } of [
    { path: POST, waiting: page.getByRole('main'), there: page.getByRole('heading', { name: 'All Comments' }) },
    { path: '/community/post/-1', waiting: page.getByText('Loading post...'), there: page.getByText('All Comments') },
    { path: '/community/author/user7', waiting: page.getByRole('main'), there: page.getByText('@user7') },
    { path: '/community', waiting: cards(page).first(), there: page.locator('main time[datetime]').first() },
  ]) {
    const release = await holdTexts(page);
    await page.goto(path);
    await expect(waiting).toBeVisible();
    release();
    await expect(there).toBeVisible();
    expect(await moved(), path).toBeLessThan(0.01);
  }

  // The footer of the earlier page disappears when the list opens. The first call of `moved` drops that shift.
  const release = await holdTexts(page);
  await page.goto('/templates');
  await isInteractive(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/community"]')?.click());
  await expect(page.getByText('Loading posts...')).toBeVisible();
  await moved();
  release();
  await expect(cards(page).first()).toBeVisible();
  expect(await moved()).toBeLessThan(0.01);

  // An inserted line moves the page, which shows that `moved` measures shifts.
  await page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('hr')));
  expect(await moved()).toBeGreaterThan(0.001);
});
