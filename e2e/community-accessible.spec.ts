import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes, expectMoreContrast, lowContrasts, smallTargets } from './axe.ts';
import { cards, count, holdTexts, openCommunity } from './community-page.ts';
import { isInteractive } from './generator-page.ts';
import { expect, test } from './guards.ts';
import { watchShifts } from './layout-shifts.ts';

/** A post with a picture, three comments and a reply. */
const POST = '/community/post/x-2';

test('the pages of the community pass axe in both themes, fit a phone, and gain contrast if the visitor prefers it', async ({
  page,
}) => {
  await openCommunity(page);
  await test.step('with all cards, targets are at least 24 px and nothing overflows on a phone', () =>
    expectFitting(page));
  await test.step('a list with posts of all four types', async () => {
    // This search finds few posts, but posts of all four types.
    await page.getByRole('searchbox').fill('point');
    await expect(count(page)).not.toHaveText('100 posts available');
    await expectAccessibleInBothThemes(page);
    await expectMoreContrast(page);
  });
  await test.step('an empty list', async () => {
    await page.getByRole('searchbox').fill('zzzz');
    await expect(page.getByText('No posts found.')).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
  await test.step('the not-found screen', async () => {
    await page.goto('/community/post/zzzz');
    await expect(page.getByText('Back to Community')).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
  await test.step('a post with a vote, a new comment and a notice', async () => {
    await openCommunity(page, POST);
    // On subpages of the community too, its link is marked as the current one.
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
    await expect(current).toHaveText(/^Community/);
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
    await expectMoreContrast(page);
    // Without the preference, some text has less contrast, which shows that the check finds it.
    expect(await lowContrasts(page)).not.toEqual([]);
    await expectFitting(page);
  });
  await test.step('the profile of the author', async () => {
    await page.getByRole('link', { name: 'View Author Profile' }).click();
    await expect(page.getByRole('region', { name: 'Badges' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await expectFitting(page);
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

test('nothing moves while content loads or a search changes the list, and the keyboard suffices', async ({ page }) => {
  await page.addInitScript(watchShifts);
  /** Returns how much has shifted since the last call, as a share of the window. */
  let before = 0;
  const moved = async () => {
    const sum: number = await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      return Reflect.get(window, 'countShifts')('all');
    });
    const shifted = sum - before;
    before = sum;
    return shifted;
  };

  for (const { path, waiting, there } of [
    { path: POST, waiting: page.getByRole('main'), there: page.getByRole('heading', { name: 'All Comments' }) },
    { path: '/community/post/-1', waiting: page.getByText('Loading post...'), there: page.getByText('All Comments') },
    { path: '/community/author/user7', waiting: page.getByRole('main'), there: page.getByText('@user7') },
    { path: '/community', waiting: cards(page).first(), there: page.locator('main time[datetime]').first() },
  ]) {
    await test.step(`nothing moves while ${path} loads`, async () => {
      const release = await holdTexts(page);
      await page.goto(path);
      before = 0;
      await expect(waiting).toBeVisible();
      release();
      await expect(there).toBeVisible();
      expect(await moved(), path).toBeLessThan(0.01);
    });
  }

  await test.step('nothing moves while the list loads after a link of another page was followed', async () => {
    // The footer of the earlier page disappears when the list opens. The first call of `moved` drops that shift.
    const release = await holdTexts(page);
    await page.goto('/templates');
    before = 0;
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

  await test.step('a search moves nothing but the list', async () => {
    const places = () =>
      page.evaluate(() =>
        [
          'header',
          'h1',
          'input[type=search]',
          'select',
          'select:last-of-type',
          '[role=status]',
          'main li, main h2',
        ].map((selector) => {
          const { x, y } = document.querySelector(`body ${selector}`)?.getBoundingClientRect() ?? {};
          return [selector, x, y];
        }),
      );
    await page.getByRole('searchbox').focus();
    const atFirst = await places();
    for (const letter of 'print zz') {
      await page.getByRole('searchbox').press(letter === ' ' ? 'Space' : letter);
      expect(await places()).toEqual(atFirst);
    }
    await expect(page.getByText('No posts found.')).toBeVisible();
  });

  await test.step('a post can be found, voted on and answered by keyboard alone', async () => {
    await page.getByRole('searchbox').fill('');
    await page.keyboard.type('ceiling tags read');
    await expect(cards(page)).toHaveCount(1);
    for (let press = 0; press < 3; press++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /^Ceiling tags/ })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    const upvote = page.getByRole('button', { name: 'Upvote' });
    for (let press = 0; press < 3; press++) await page.keyboard.press('Tab');
    await expect(upvote).toBeFocused();
    await page.keyboard.press('Space');
    await expect(upvote).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('textbox', { name: 'Add a comment' }).focus();
    await page.keyboard.type('By keyboard');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tabpanel')).toContainText('By keyboard');
  });
});
