import type { BrowserContext, Page } from '@playwright/test';
import { storedRecords } from './database.ts';
import { generate, headerLink, isKept, openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';

async function deleteEverything(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete everything' }).click();
  const question = page.getByRole('dialog', { name: 'Delete everything?' });
  await question.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByText('Everything was deleted.').last()).toBeVisible();
}

/** Presses *Delete everything* and then *Keep everything* in the dialog. Fails if anything stored has changed. */
async function keepEverything(page: Page): Promise<void> {
  const before = await everythingKept(page);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  const question = page.getByRole('dialog', { name: 'Delete everything?' });
  await expect(question).toContainText('This deletes your code, drafts, counters, and settings.');
  await question.getByRole('button', { name: 'Keep everything' }).click();
  await expect(question).toBeHidden();
  expect(await everythingKept(page)).toBe(before);
}

/** Returns as JSON all that the site has stored: the database, the local storage, and the tab's session storage. */
async function everythingKept(page: Page): Promise<string> {
  const records = await storedRecords(page);
  const storages = await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]);
  return JSON.stringify([records, ...storages]);
}

test('what "Delete everything" has deleted never comes back', async ({ page, context }) => {
  await test.step('no open tab keeps deleted data or stores it again', () => deleteInTwoTabs(page, context));
  await test.step('"Undo" cannot restore a code that was deleted before "Delete everything"', async () => {
    await headerLink(page, 'Home').click();
    const codes = page.getByRole('region', { name: 'Your codes' }).getByRole('article');
    await expect(codes).toHaveCount(2);
    await page.getByRole('button', { name: 'More for first.example/after' }).click();
    await page.getByRole('button', { name: 'Delete first.example/after' }).click();
    await expect(codes).toHaveCount(1);
    await keepEverything(page);
    await deleteEverything(page);
    await expect(page.locator('p', { hasText: 'Codes you generate are saved in this browser' })).toBeFocused();
    await page.getByRole('listitem').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText("Can't undo: everything has been deleted since.")).toBeVisible();
    await expect(codes).toHaveCount(0);
  });
});

async function deleteInTwoTabs(page: Page, context: BrowserContext): Promise<void> {
  await openGenerator(page);
  await page.getByLabel('Website URL').fill('first.example/before');
  await generate(page);
  await headerLink(page, 'Home').click();

  // The other tab shows a finished code, and has counters that could not be stored and an unfinished design.
  const other = await context.newPage();
  await openGenerator(other);
  await other.evaluate(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key === 'qrAnalytics' && Reflect.get(window, 'isFull') !== false)
        throw new DOMException('', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await other.getByLabel('Website URL').fill('second.example/before');
  await generate(other);
  await other.getByRole('link', { name: 'Change the design' }).click();
  await other.getByLabel('Website URL').fill('draft.example/before');
  await isKept(other, 'draft.example/before');
  await other.goBack();

  await page.bringToFront();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await deleteEverything(page);
  await headerLink(page, 'Home').click();
  await expect(page.getByLabel('Website URL')).toHaveValue('');
  await expect(other.getByText('Your AI QR code will appear here')).toBeVisible();
  for (const tab of [page, other]) expect(await everythingKept(tab)).not.toMatch(/before|data:image/);

  // Both tabs make codes again. If a tab still had deleted values in memory, it would store them with its code.
  await headerLink(other, 'Home').click();
  await expect(other.getByLabel('Website URL')).toHaveValue('');
  await expect(other.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await other.evaluate(() => Object.assign(window, { isFull: false }));
  await other.getByLabel('Website URL').fill('second.example/after');
  await generate(other);
  await page.getByLabel('Website URL').fill('first.example/after');
  await generate(page);
  for (const tab of [page, other]) {
    const kept = await everythingKept(tab);
    expect(kept).not.toContain('before');
    expect(kept).toContain('second.example/after');
    expect(kept).toContain('first.example/after');
  }
  const counted = await page.evaluate(() => JSON.parse(localStorage.getItem('qrAnalytics') ?? '[]').length);
  expect(counted).toBe(2);
}
