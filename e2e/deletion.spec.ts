import type { Page } from '@playwright/test';
import { generate, headerLink, isKept, openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';

test.use({ hasDecoders: false });

async function deleteEverything(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete everything' }).click();
  const question = page.getByRole('dialog', { name: 'Delete everything?' });
  await question.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByText('Everything was deleted.')).toBeVisible();
}

/** Returns, as text, everything that the site stores in the browser and for this tab. */
function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const opened = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('quietzone');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => resolve(opening.result);
    });
    const stores = await Promise.all(
      [...opened.objectStoreNames].map(
        (name) =>
          new Promise((resolve, reject) => {
            const reading = opened.transaction(name).objectStore(name).getAll();
            reading.onerror = () => reject(reading.error);
            reading.onsuccess = () => resolve(reading.result);
          }),
      ),
    );
    opened.close();
    return JSON.stringify([stores, { ...localStorage }, { ...sessionStorage }]);
  });
}

test('after everything is deleted, no tab keeps any of it or stores it again', async ({ page, context }) => {
  await openGenerator(page);
  await page.getByLabel('Website URL').fill('first.example/before');
  await generate(page);

  // The second tab has a finished code, counters that cannot be stored, and a design in work.
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
  await headerLink(other, 'Home').click();
  await other.getByLabel('Website URL').fill('draft.example/before');
  await isKept(other, 'draft.example/before');

  // A third tab shows its own code.
  const third = await context.newPage();
  await openGenerator(third);
  await third.getByLabel('Website URL').fill('third.example/before');
  await generate(third);

  await page.bringToFront();
  await headerLink(page, 'Home').click();
  await deleteEverything(page);
  await expect(page.getByLabel('Website URL')).toHaveValue('');
  await expect(other.getByLabel('Website URL')).toHaveValue('');
  await expect(other.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await expect(third.getByText('Your AI QR code will appear here')).toBeVisible();
  for (const tab of [page, other, third]) expect(await everythingKept(tab)).not.toMatch(/before|data:image/);

  // The tabs still have values in memory, which they would store at their next write.
  await other.evaluate(() => Object.assign(window, { isFull: false }));
  await other.getByLabel('Website URL').fill('second.example/after');
  await generate(other);
  await page.getByLabel('Website URL').fill('first.example/after');
  await generate(page);
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByText('QR code downloaded successfully!')).toBeVisible();
  for (const tab of [page, other, third]) {
    const kept = await everythingKept(tab);
    expect(kept).not.toContain('before');
    expect(kept).toContain('second.example/after');
    expect(kept).toContain('first.example/after');
  }
  const counted = await page.evaluate(() => JSON.parse(localStorage.getItem('qrAnalytics') ?? '[]').length);
  expect(counted).toBe(2);
});

test('Undo does not restore a single deleted code after everything has been deleted', async ({ page }) => {
  await openGenerator(page);
  for (const content of ['first.example', 'second.example']) {
    await page.getByLabel('Website URL').fill(content);
    await generate(page);
    await headerLink(page, 'Home').click();
  }
  const codes = page.getByRole('region', { name: 'Your codes' }).getByRole('article');
  await page.getByRole('button', { name: 'More for second.example' }).click();
  await page.getByRole('button', { name: 'Delete second.example' }).click();
  await expect(codes).toHaveCount(1);
  await deleteEverything(page);
  await expect(page.locator('p', { hasText: 'Codes you generate are kept in this browser' })).toBeFocused();
  await page.getByRole('listitem').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText("Can't undo: everything has been deleted since.")).toBeVisible();
  await expect(codes).toHaveCount(0);
});
