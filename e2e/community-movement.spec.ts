import { cards, holdTexts } from './community-page.ts';
import { isInteractive } from './generator-page.ts';
import { expect, test } from './guards.ts';
import { watchShifts } from './layout-shifts.ts';

/** A post with a picture, three comments and a reply. */
const POST = '/community/post/x-2';

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
