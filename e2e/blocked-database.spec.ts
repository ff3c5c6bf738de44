import type { Page } from '@playwright/test';
import { generate, headerLink, isInteractive } from './generator-page.ts';
import { expect, test } from './guards.ts';

// The page logs that codes are kept in memory only.
test.use({ hasDecoders: true, expectedMessages: [/kept for this visit only/] });

/** From the next load of the page on, requests to open the database never get an answer. */
async function blockDatabase(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...parameters) {
      const request = open.apply(this, parameters);
      for (const type of ['success', 'error', 'upgradeneeded']) {
        request.addEventListener(type, (event) => event.stopImmediatePropagation());
      }
      return request;
    };
  });
}

test('links, verdicts and files work although the database never answers', async ({ page }) => {
  await blockDatabase(page);
  await test.step('a link opens', async () => {
    await page.goto('/#text=linked.example');
    await expect(page.getByText('Design opened from the link.')).toBeVisible();
    await expect(page.getByRole('textbox').first()).toHaveValue('linked.example');
  });

  await test.step('a code is made and judged, and can be downloaded as SVG', async () => {
    await generate(page);
    const card = page.getByRole('region', { name: 'Preview & Download' });
    await expect(card.getByRole('status').first()).toHaveText('Scans everywhere');
    await page.getByRole('tab', { name: 'Print file' }).click();
    await expect(page.getByRole('button', { name: 'Download SVG' })).toBeVisible();
  });

  await test.step('the code is listed with a note that it is gone after this visit', async () => {
    await headerLink(page, 'Home').click();
    await expect(page.getByText("This browser couldn't save this code. It will be gone when you leave.")).toBeVisible();
  });

  await test.step('after a reload the picture is judged, and the page says that only the picture can be saved', async () => {
    await page.goto('/preview');
    await isInteractive(page);
    await page.getByRole('tab', { name: 'Print file' }).click();
    await expect(page.getByText(/only save the picture itself/).first()).toBeVisible();
    await page.getByRole('tab', { name: 'Image' }).click();
    const card = page.getByRole('region', { name: 'Preview & Download' });
    await expect(card.getByRole('status').first()).toHaveText('Scans everywhere');
    await page.getByRole('link', { name: 'Change the design' }).click();
    await expect(page).toHaveURL('/');
  });

  await test.step('deleting everything fails, and the page says so', async () => {
    await page.getByLabel('Website URL').fill('other.example');
    await generate(page);
    await headerLink(page, 'Home').click();
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click();
    await expect(page.getByText("Couldn't delete everything. Try again.")).toBeVisible();
  });
});
