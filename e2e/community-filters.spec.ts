import type { BrowserContext, Page } from '@playwright/test';
import { cards, count, openCommunity, readCards } from './community-page.ts';
import { expect, test } from './guards.ts';
import { holdFiles } from './held-files.ts';

const FEW = '/community?q=point';

test('the address contains the filters, and going back restores the list', async ({ page, context }) => {
  await openCommunity(page);
  await test.step('the address contains the filters that differ from the defaults; choosing one adds a history entry, typing does not', () =>
    addressFollowsFilters(page));
  await test.step('opening a shared address or reloading keeps the filters, and the link in the navigation resets them', () =>
    addressRestoresFilters(page));
  // With few cards, going back is fast.
  await page.getByRole('searchbox').fill('point');
  await expect(page).toHaveURL(FEW);
  await expect(count(page)).not.toHaveText('100 posts available');
  await test.step('going back from a post restores the list and its scroll position', () => goingBackRestores(page));
  await page.getByLabel('Sort by').selectOption('new');
  await page.getByRole('searchbox').fill('point');
  await expect(page).toHaveURL(FEW);
  await test.step('a click on a card opens its post, and other clicks keep their usual effect', () =>
    clicksOpenPosts(page, context));
  await test.step('leaving the search box writes the typed text into the address', () => searchIsKept(page));
});

async function addressFollowsFilters(page: Page): Promise<void> {
  const length = () => page.evaluate(() => history.length);
  const before = await length();
  await page.getByRole('searchbox').pressSequentially('logo & print', { delay: 20 });
  await expect(page).toHaveURL('/community?q=logo+%26+print');
  expect(await length()).toBe(before);
  await page.getByRole('search').getByLabel('Language').selectOption('de');
  await expect(page).toHaveURL('/community?q=logo+%26+print&lang=de');
  await page.getByLabel('Sort by').selectOption('top');
  await expect(page).toHaveURL('/community?q=logo+%26+print&lang=de&sort=top');
  await page.getByRole('search').getByLabel('Language').selectOption('all');
  await page.getByRole('searchbox').fill('');
  await expect(page).toHaveURL('/community?sort=top');
  await page.getByLabel('Sort by').selectOption('new');
  await expect(page).toHaveURL('/community');

  await page.getByRole('searchbox').fill('print');
  await expect(page).toHaveURL('/community?q=print');
  await page.getByLabel('Sort by').selectOption('old');
  await expect(page).toHaveURL('/community?q=print&sort=old');
  await page.goBack();
  await expect(page).toHaveURL('/community?q=print');
  await expect(page.getByLabel('Sort by')).toHaveValue('new');
  await expect(page.getByRole('searchbox')).toHaveValue('print');
  await page.goForward();
  await expect(page.getByLabel('Sort by')).toHaveValue('old');
}

async function addressRestoresFilters(page: Page): Promise<void> {
  await openCommunity(page, '/community?q=print&lang=en&sort=controversial');
  await expect(page.getByRole('searchbox')).toHaveValue('print');
  await expect(page.getByRole('search').getByLabel('Language')).toHaveValue('en');
  await expect(page.getByLabel('Sort by')).toHaveValue('controversial');
  await expect(count(page)).not.toHaveText('100 posts available');
  const order = async () => (await readCards(page)).map(({ id }) => id);
  const shared = await order();
  expect(shared.length).toBeGreaterThan(3);
  await page.reload();
  await expect.poll(order).toEqual(shared);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Community' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByRole('search').getByLabel('Language')).toHaveValue('all');
  await expect(page.getByLabel('Sort by')).toHaveValue('new');
  await expect(count(page)).toHaveText('100 posts available');
}

async function goingBackRestores(page: Page): Promise<void> {
  await test.step('after a post was opened near the top of the list, going back shows the heading where it was', async () => {
    for (const left of [120]) {
      await page.evaluate((y) => scrollTo(0, y), left);
      const heading = page.getByRole('heading', { level: 1, name: 'QR Code Community' });
      const top = (await heading.boundingBox())?.y;
      await cards(page).first().getByRole('heading').getByRole('link').click();
      await expect(page.getByRole('heading', { name: 'All Comments' })).toBeVisible();
      await page.mouse.wheel(0, 900);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
      await page.goBack();
      await expect(page.getByRole('searchbox')).toBeVisible();
      // The page takes some frames to restore the position.
      await expect.poll(async () => (await heading.boundingBox())?.y).toBe(top);
    }
  });

  await test.step('after a post was opened far down the list, going back shows its card where it was', async () => {
    await page.getByRole('searchbox').fill('code');
    await page.getByLabel('Sort by').selectOption('top');
    await expect(page).toHaveURL('/community?q=code&sort=top');
    // The list changes after the address. The cards keep moving until they are in the new order.
    const scores = async () => (await readCards(page)).map(({ score }) => score);
    await expect.poll(async () => String((await scores()).sort((a, b) => b - a)) === String(await scores())).toBe(true);
    const card = cards(page).nth(25);
    await card.scrollIntoViewIfNeeded();
    await expect(card).toBeInViewport();
    const id = await card.getAttribute('id');
    const top = (await page.locator(`#${id}`).boundingBox())?.y ?? Number.NaN;
    await card.getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'All Comments' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('code');
    await expect(page.getByLabel('Sort by')).toHaveValue('top');
    await expect(page.locator(`#${id}`)).toBeInViewport();
    await expect
      .poll(async () => Math.abs(((await page.locator(`#${id}`).boundingBox())?.y ?? Number.NaN) - top))
      .toBeLessThan(30);
  });
}

async function clicksOpenPosts(page: Page, context: BrowserContext): Promise<void> {
  await test.step('a middle or Ctrl click on the link of a card opens a tab; elsewhere, it does nothing', async () => {
    const card = cards(page).nth(1);
    const excerpt = card.locator('p').nth(2);
    await excerpt.click({ button: 'middle' });
    await excerpt.click({ button: 'right' });
    await page.keyboard.press('Escape');
    await excerpt.click({ modifiers: ['ControlOrMeta'] });
    const link = card.getByRole('heading').getByRole('link');
    for (const click of [() => link.click({ button: 'middle' }), () => link.click({ modifiers: ['ControlOrMeta'] })]) {
      const [tab] = await Promise.all([context.waitForEvent('page'), click()]);
      await expect(tab).toHaveURL(/\/community\/post\//);
      await tab.close();
    }
    await expect(page).toHaveURL(FEW);
    await expect(card).toBeVisible();
  });

  await test.step('a click anywhere on a card opens its post', async () => {
    const card = cards(page)
      .filter({ has: page.getByRole('img') })
      .first();
    const title = (await card.getByRole('heading').textContent()) ?? '';
    for (const part of [card.locator('p').first(), card.getByRole('img')]) {
      await part.click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.goBack();
      await expect(card).toBeVisible();
    }
  });

  await test.step('the link to the author opens the profile without loading a document', async () => {
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const author = cards(page).nth(2).getByRole('link').last();
    const name = (await author.textContent()) ?? '';
    await author.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
}

async function searchIsKept(page: Page): Promise<void> {
  await page.clock.install();
  await openCommunity(page);

  await test.step('writing the search into the address does not stop the visitor from reaching a page that loads slowly', async () => {
    const release = await holdFiles(page, '**/assets/post-and-author-pages-*.js');
    await page.getByRole('searchbox').fill('print');
    await expect(count(page)).not.toHaveText('100 posts available');
    const link = cards(page).first().getByRole('heading').getByRole('link');
    const title = (await link.textContent()) ?? '';
    await link.click();
    // This is longer than the pause after which the typed text is written into the address.
    await page.clock.fastForward(1000);
    release();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/community?q=print');
  });

  await test.step('the address keeps the search even if a card is clicked at once', async () => {
    const before = String(await count(page).textContent());
    await page.getByRole('searchbox').fill('logo');
    // The cards move until only the found posts are shown.
    await expect(count(page)).not.toHaveText(before);
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'All Comments' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/community?q=logo');
    await expect(page.getByRole('searchbox')).toHaveValue('logo');
  });
}
