import type { Page } from '@playwright/test';
import { decode, download, drop, generate, isKept, openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';
import { openWithImage, TEXT } from './woven-page.ts';

const LOGO = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>');

// In these tests, some lazily loaded modules fail to load. The rest of the page must still work.
test.use({
  hasDecoders: false,
  expectedMessages:
    /ERR_FAILED|LoadFailure|dynamically imported module|Unable to preload CSS|WorkerFailure|Failed to generate/,
});

test.describe('without the worker that searches images for codes', () => {
  test.use({ hasDecoders: true });

  test('an image is added, and a notice says that it was not searched', async ({ page }) => {
    await page.route('**/assets/codes-worker-*', (route) => route.abort());
    await openGenerator(page);
    await drop(page, 'photo.svg', 'image/svg+xml', LOGO);
    await expect(page.getByText('Your image will blend with the QR code')).toBeVisible();
    const notice = page.getByRole('listitem').filter({ hasText: "Couldn't look for codes in this image." });
    await expect(notice).toContainText(
      'The image was added. To look for codes, check your connection and add it again.',
    );
  });
});

/** Makes the modules fail to load. Returns them as a set; deleting a module from it lets the module load again. */
async function lose(page: Page, ...modules: string[]): Promise<Set<string>> {
  const lost = new Set(modules);
  const pattern = new RegExp(`/assets/(${modules.join('|')})-`);
  await page.route(pattern, (route) =>
    lost.has(String(pattern.exec(route.request().url())?.[1])) ? route.abort() : route.continue(),
  );
  return lost;
}

test('if the modules for notices, images or fields fail to load, the rest works, and another try loads them', async ({
  page,
}) => {
  const missing = await lose(page, 'toast-host', 'maker', 'content-help');
  await openGenerator(page);

  await test.step('a notice whose module failed to load is missing, and the next notice is shown', async () => {
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/toast-host-'));
    await page.getByRole('button', { name: 'Generate QR Code' }).click();
    await lost;
    await expect(page.getByText('Please enter content for your QR code')).toHaveCount(0);
    missing.delete('toast-host');
    await page.getByRole('button', { name: 'Generate QR Code' }).click();
    await expect(page.getByText('Please enter content for your QR code').first()).toBeVisible();
  });

  await test.step('an image whose reader fails to load is reported, and can be chosen again', async () => {
    await page.getByRole('tab', { name: 'Custom' }).click();
    const image = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: LOGO };
    await page.getByLabel('Upload a logo or image').setInputFiles(image);
    await expect(page.getByText('Failed to load custom image')).toBeVisible();
    missing.delete('maker');
    await page.getByLabel('Upload a logo or image').setInputFiles(image);
    await expect(page.getByText('Your image will blend with the QR code')).toBeVisible();
  });

  await test.step('without the module for detail fields, a draft is shown; with another try, the fields load', async () => {
    await page.getByRole('button', { name: 'WiFi', exact: true }).click();
    const summary = page.locator('summary', { hasText: 'Password and security' });
    await summary.click();
    await expect(page.getByText("Couldn't load these fields.").first()).toBeVisible();
    await page.getByLabel('Network Name (SSID)').fill('Guest');
    // The accessible name is incomplete, because the missing module would have added the name of the network.
    await expect(page.getByRole('img', { name: 'QR code', exact: true })).toBeVisible();
    missing.delete('content-help');
    await summary.click();
    await summary.click();
    await page.getByLabel('Password', { exact: true }).fill('longenough');
    const draft = page.getByRole('img', { name: 'QR code for the Wi-Fi network Guest' });
    await expect.poll(async () => decode(await draft.screenshot())).toEqual(['WIFI:T:WPA;S:Guest;P:longenough;;']);
  });
});

test('a module that fails to load affects only its own part of making a code', async ({ page }) => {
  const missing = await lose(page, 'maker', 'load-template', 'scan-verdict', 'found-panel');
  await openGenerator(page);

  await test.step('a lost module for drawing is reported, and Generate works once the module can be loaded', async () => {
    await page.getByLabel('Website URL').fill('example.com');
    await expect(page.getByText("Couldn't load the drawing tools.")).toBeVisible();
    const button = page.getByRole('button', { name: 'Generate QR Code' });
    await button.click();
    await expect(page.getByText('Failed to generate QR code. Please try again.').first()).toBeVisible();
    await expect(page.getByText("Couldn't load part of this page.").first()).toBeVisible();
    await expect(button).toBeEnabled();
    missing.delete('maker');
    await generate(page);
    expect(await decode(await download(page))).toEqual(['https://example.com']);
  });

  const picture = await test.step('without the module for verdicts, a code can still be made', async () => {
    await page.getByRole('link', { name: 'Change the design' }).click();
    await page.getByLabel('Website URL').fill('example.org');
    await expect(page.getByRole('img', { name: 'QR code for https://example.org' })).toBeVisible();
    await expect(page.getByText("Couldn't load the scan test. Check your connection.")).toBeVisible();
    await generate(page);
    const saved = await download(page);
    expect(await decode(saved)).toEqual(['https://example.org']);
    return saved;
  });

  await test.step('if the panel for a dropped picture fails to load, the page says so, and Try again loads it', async () => {
    await page.getByRole('link', { name: 'Change the design' }).click();
    await drop(page, 'a.png', 'image/png', picture);
    await expect(page.getByText("Couldn't show what was found in this file.")).toBeVisible();
    missing.delete('found-panel');
    // The page has two buttons Try again: the first loads the panel, the second loads the scan test.
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByRole('button', { name: 'Open this design' })).toBeVisible();
  });

  await test.step('a template whose module fails to load is reported, and opens after the next reload', async () => {
    await page.evaluate(() => localStorage.setItem('selectedQRTemplate', '{"content":"example.com"}'));
    await page.reload();
    await expect(page.getByText('Failed to generate QR code from template. Please try again.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Generate QR Code' })).toBeEnabled();
    missing.delete('load-template');
    await page.reload();
    await expect(page.getByText('QR code generated successfully from template!')).toBeVisible();
  });
});

test('a weaver that fails to load is reported, and Generate works once the weaver can be loaded', async ({ page }) => {
  let isLost = false;
  await page.route(/\/assets\/(weaver-worker|answer-weaver)-/, (route) => (isLost ? route.abort() : route.continue()));
  await openWithImage(page, 'flower');
  await page.getByRole('button', { name: 'Weave it into the code' }).click();
  await isKept(page, TEXT, true);
  // After the reload, the restored design needs the weaver, which can no longer be loaded.
  isLost = true;
  await page.reload();
  await expect(page.getByText("Couldn't load the weaving tool.").first()).toBeVisible();
  const button = page.getByRole('button', { name: 'Generate QR Code' });
  await button.click();
  await expect(page.getByText('Failed to generate QR code. Please try again.').first()).toBeVisible();
  await expect(page.getByText("Couldn't load the weaving tool.")).not.toHaveCount(0);
  await expect(button).toBeEnabled();
  isLost = false;
  await generate(page);
  expect(await decode(await download(page))).toEqual([TEXT]);
});
