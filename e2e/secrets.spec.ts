import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { generate, openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/**
 * One secret of each kind. Each row has the button of the content type, the label of the input, the typed content, and
 * words by which the page names the code without showing the secret. Other ways to write secrets are tested in
 * `secrets.test.ts` and `without-secrets.test.ts`.
 */
const FORMS = [
  ['URL', 'Website URL', 'ftp://jane:hunter2@ftp.example.com/x', 'ftp.example.com/x'],
  ['Text', 'Text Content', ' otpauth://totp/a?secret=hunter2', 'one-time password'],
  ['Text', 'Text Content', 'WIFI:S:Guest;T:WPA;P:hunter2hunter2;;', 'Guest'],
  ['vCard', 'Vcard Content', 'Jane\nhttps://u:hunter2@host.example', 'Jane'],
] as const;

test('no secret is on the page, in its title, in the web storage, in a saved file or in a link', async ({ page }) => {
  await openGenerator(page);
  for (const [type, label, typed, seen] of FORMS) {
    await test.step(typed.trim(), async () => {
      await page.getByRole('button', { name: type, exact: true }).click();
      await page.getByLabel(label).fill(typed);
      const drawn = page.getByRole('region', { name: 'Preview' }).getByRole('img');
      await expect(drawn).toHaveAccessibleName(new RegExp(seen));
      expect(await drawn.ariaSnapshot()).not.toContain('hunter2');
      await page.getByText('Share this design').click();
      const link = await copyLink(page);
      await generate(page);
      await expectNoSecretOnPage(page);
      await expectNoSecretInFiles(page);

      await page.getByRole('link', { name: 'Change the design' }).click();
      const card = page.getByRole('region', { name: 'Your codes' }).getByRole('article').first();
      await expect(card.getByRole('heading')).toContainText(seen);
      expect(await card.evaluate((element) => element.outerHTML)).not.toContain('hunter2');

      // Opening the link shows the content without the secret, and a note that the secret was left out.
      await page.evaluate((hash) => location.assign(hash), new URL(link).hash);
      await expect(page.getByText(/left out of this link/)).toBeVisible();
      await expect(page.getByLabel(label)).not.toHaveValue(/hunter2/);
    });
  }
});

async function expectNoSecretOnPage(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByText('•••').first()).toBeVisible();
  expect(await page.title()).not.toContain('hunter2');
  // The page's content includes printed text, text for screen readers, and all attributes.
  expect(await page.content()).not.toContain('hunter2');
  const stores = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href]),
  );
  expect(JSON.parse(stores)[0].qrAnalytics).toContain('content');
  expect(stores).not.toContain('hunter2');
}

async function expectNoSecretInFiles(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Include my design in saved files' }).uncheck();
  await page.getByText('More formats').click();
  for (const format of ['SVG', 'PDF']) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      (async () => {
        await page.getByRole('radio', { name: format }).check();
        await page.getByRole('button', { name: `Download ${format}` }).click();
      })(),
    ]);
    expect(download.suggestedFilename()).not.toContain('hunter2');
    const file = await readFile(await download.path());
    expect(file.length).toBeGreaterThan(500);
    // In a PDF file, texts may have two bytes per letter, in hexadecimal.
    const text = file.toString('latin1').replaceAll('\0', '');
    expect(text).not.toContain('hunter2');
    expect(text).not.toMatch(/(?:00)?68(?:00)?75(?:00)?6e(?:00)?74(?:00)?65(?:00)?72(?:00)?32/i);
  }
}

async function copyLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.').last()).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}
