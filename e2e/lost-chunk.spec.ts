import type { Page } from '@playwright/test';
import { decode, download, drop, generate, isInteractive, isKept, openGenerator } from './generator-page.ts';
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

test('if the modules for notices or images fail to load, the rest works, and another try loads them', async ({
  page,
}) => {
  const missing = await lose(page, 'toast-host', 'uploads');
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
    missing.delete('uploads');
    await page.getByLabel('Upload a logo or image').setInputFiles(image);
    await expect(page.getByText('Your image will blend with the QR code')).toBeVisible();
  });
});

test('a part that fails to load is reported once, and Try again loads it', async ({ page }) => {
  const missing = await lose(page, 'maker', 'studio');
  const again = page.getByRole('button', { name: 'Try again' });
  await openGenerator(page);

  await test.step('without the maker, Generate reports it, and works once the maker can be loaded', async () => {
    await page.getByLabel('Website URL').fill('example.com');
    await expect(page.getByText("Couldn't load the drawing tools.")).toBeVisible();
    await expect(again).toHaveCount(1);
    const button = page.getByRole('button', { name: 'Generate QR Code' });
    await button.click();
    await expect(page.getByText('Failed to generate QR code. Please try again.').first()).toBeVisible();
    await expect(page.getByText("Couldn't load part of this page.").first()).toBeVisible();
    await expect(button).toBeEnabled();
    missing.delete('maker');
    await generate(page);
    expect(await decode(await download(page))).toEqual(['https://example.com']);
  });

  await test.step('without the studio, a code can still be made; Try again loads the draft and its verdict', async () => {
    await page.getByRole('link', { name: 'Change the design' }).click();
    await page.getByLabel('Website URL').fill('example.org');
    await expect(page.getByText("Couldn't load part of this page.").first()).toBeVisible();
    await expect(page.getByRole('img', { name: 'QR code for https://example.org' })).toHaveCount(0);
    missing.delete('studio');
    await again.click();
    await isInteractive(page);
    await expect(page.getByRole('img', { name: 'QR code for https://example.org' })).toBeVisible();
  });

  await test.step('a template whose module fails to load is reported, and opens after the next reload', async () => {
    missing.add('studio');
    await page.evaluate(() => localStorage.setItem('selectedQRTemplate', '{"content":"example.com"}'));
    await page.reload();
    await expect(page.getByText('Failed to generate QR code from template. Please try again.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Generate QR Code' })).toBeEnabled();
    missing.delete('studio');
    await page.reload();
    await expect(page.getByText('QR code generated successfully from template!')).toBeVisible();
  });
});

test('a weaver that fails to load is reported, and Generate works once the weaver can be loaded', async ({ page }) => {
  let isLost = false;
  await page.route(/\/assets\/weaver-worker-/, (route) => (isLost ? route.abort() : route.continue()));
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
