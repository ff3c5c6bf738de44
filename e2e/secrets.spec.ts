import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openFields } from './fields-page.ts';
import { decode, download, generate, openGenerator, saveBy } from './generator-page.ts';
import { expect, test } from './guards.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/**
 * A secret in an address and one in a payload. Each row has the button of the content type, the label of the input, the typed content, and
 * words by which the page names the code without showing the secret. Other ways to write secrets are tested in
 * `secrets.test.ts` and `without-secrets.test.ts`.
 */
const FORMS = [
  ['URL', 'Website URL', 'ftp://jane:hunter2@ftp.example.com/x', 'ftp.example.com/x'],
  ['Text', 'Text Content', 'WIFI:S:Guest;T:WPA;P:hunter2hunter2;;', 'Guest'],
] as const;

test('no secret is on the page, in its title, in the web storage, in a record, in a saved file or in a link', async ({
  page,
}) => {
  await openGenerator(page);
  await test.step('a password is not visible until the visitor shows it', async () => {
    const panel = await openFields(page, 'WiFi');
    await page.getByLabel('Network Name (SSID)').fill('Home');
    const password = panel.getByLabel('Password', { exact: true });
    await password.fill('hunter2hunter2');
    await expect(password).toHaveAttribute('type', 'password');
    await expect(page.getByRole('img', { name: 'QR code for the Wi-Fi network Home' })).toBeVisible();
    await expect(panel.getByText('WIFI:T:WPA;S:Home;P:••••••••;;')).toBeVisible();
    expect(await page.locator('body').innerHTML()).not.toContain('>hunter2');
    await panel.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(panel.getByText('WIFI:T:WPA;S:Home;P:hunter2hunter2;;')).toBeVisible();

    await generate(page);
    const main = page.getByRole('main');
    await expect(main.getByText('••••••••', { exact: true })).toBeVisible();
    await main.getByText('Raw text').click();
    await expect(main.getByText('WIFI:T:WPA;S:Home;P:••••••••;;')).toBeVisible();
    await expect(page.getByRole('img', { name: 'QR code for the Wi-Fi network Home', exact: true })).toBeVisible();
    expect(await page.content()).not.toContain('hunter2');
    expect(page.url()).not.toContain('hunter2');
    const stores = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
    );
    expect(stores).toContain('Home');
    expect(stores).not.toContain('hunter2');
    await main.getByRole('button', { name: 'Show password' }).click();
    await expect(main.getByText('hunter2hunter2', { exact: true })).toBeVisible();
    await expect(main.getByText('WIFI:T:WPA;S:Home;P:hunter2hunter2;;')).toBeVisible();
    await main.getByRole('button', { name: 'Hide password' }).click();
    await expect(main.getByText('WIFI:T:WPA;S:Home;P:••••••••;;')).toBeVisible();

    // In the list of codes, the name of the network is the title of its code.
    await page.getByRole('link', { name: 'Change the design' }).click();
    const code = page.getByRole('region', { name: 'Your codes' }).getByRole('article');
    await expect(code.getByRole('heading')).toHaveText('Home');
    await expect(code.getByText('WiFi', { exact: true })).toBeVisible();
    await expect(code).not.toContainText('hunter2hunter2');
  });

  await test.step('a password inside a pasted code is masked in the analytics record', async () => {
    await page.getByRole('button', { name: 'WiFi', exact: true }).click();
    const whole = 'WIFI:S:Home;T:WPA;P:hunter2hunter2;;';
    await page.getByLabel('Network Name (SSID)').fill(whole);
    await generate(page);
    expect(await decode(await download(page))).toEqual([whole]);
    const records = await page.evaluate(() => JSON.parse(localStorage.getItem('qrAnalytics') ?? '[]'));
    expect(records).toMatchObject([{ content: 'Home' }, { content: 'WIFI:S:Home;T:WPA;P:••••••••;;', type: 'wifi' }]);
  });

  await page.getByRole('link', { name: 'Change the design' }).click();
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
  await page.getByRole('tab', { name: 'Print file' }).click();
  for (const format of ['SVG', 'PDF']) {
    await page.getByRole('radio', { name: format }).check();
    const download = await saveBy(page.getByRole('button', { name: `Download ${format}` }));
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
