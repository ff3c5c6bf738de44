import { decode, download, drop, generate, isKept, openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';
import { openWithImage, TEXT } from './woven-page.ts';

const LOGO = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>');

// In these tests, modules that are loaded on demand fail to load. As little as possible must be lost.
test.use({
  hasDecoders: false,
  expectedMessages:
    /ERR_FAILED|LoadFailure|dynamically imported module|Unable to preload CSS|WorkerFailure|Failed to generate/,
});

test('without the module for verdicts the code is made all the same', async ({ page }) => {
  await page.route('**/assets/scan-verdict-*', (route) => route.abort());
  await openGenerator(page);
  await page.getByLabel('Website URL').fill('example.com');
  await expect(page.getByRole('img', { name: 'QR code for https://example.com' })).toBeVisible();
  await expect(page.getByText("Couldn't load the scan test. Check your connection.")).toBeVisible();
  await generate(page);
  expect(await decode(await download(page))).toEqual(['https://example.com']);
});

test('lost modules for notices, images and fields are reported or done without, and load on another try', async ({
  page,
}) => {
  const isLost = { notices: true, maker: true, fields: true };
  await page.route('**/assets/toast-host-*.js', (route) => (isLost.notices ? route.abort() : route.continue()));
  await page.route('**/assets/maker-*.js', (route) => (isLost.maker ? route.abort() : route.continue()));
  await page.route('**/assets/content-help-*', (route) => (isLost.fields ? route.abort() : route.continue()));
  await openGenerator(page);

  await test.step('notices that could not be shown appear with the next one', async () => {
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/toast-host-'));
    await page.getByRole('button', { name: 'Generate QR Code' }).click();
    await lost;
    await expect(page.getByText('Please enter content for your QR code')).toHaveCount(0);
    isLost.notices = false;
    await page.getByRole('button', { name: 'Generate QR Code' }).click();
    await expect(page.getByText('Please enter content for your QR code').first()).toBeVisible();
  });

  await test.step('an image that cannot be read yet is reported, and can be chosen again', async () => {
    await page.getByRole('tab', { name: 'Custom' }).click();
    const image = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: LOGO };
    await page.getByLabel('Upload a logo or image').setInputFiles(image);
    await expect(page.getByText('Failed to load custom image')).toBeVisible();
    isLost.maker = false;
    await page.getByLabel('Upload a logo or image').setInputFiles(image);
    await expect(page.getByText('Your image will blend with the QR code')).toBeVisible();
  });

  await test.step('without the module for the fields of a type, its code is made all the same', async () => {
    await page.getByRole('button', { name: 'WiFi', exact: true }).click();
    const summary = page.locator('summary', { hasText: 'Password and security' });
    await summary.click();
    await expect(page.getByText("Couldn't load these fields.").first()).toBeVisible();
    await page.getByLabel('Network Name (SSID)').fill('Guest');
    // The code's name is loaded with the same module.
    await expect(page.getByRole('img', { name: 'QR code', exact: true })).toBeVisible();
    isLost.fields = false;
    await summary.click();
    await summary.click();
    await page.getByLabel('Password', { exact: true }).fill('longenough');
    const draft = page.getByRole('img', { name: 'QR code for the Wi-Fi network Guest' });
    await expect.poll(async () => decode(await draft.screenshot())).toEqual(['WIFI:T:WPA;S:Guest;P:longenough;;']);
  });
});

test('without the module that draws codes the page says so, and the next press works once the network is back', async ({
  page,
}) => {
  let isLost = true;
  await page.route('**/assets/maker-*.js', (route) => (isLost ? route.abort() : route.continue()));
  await openGenerator(page);
  await page.getByLabel('Website URL').fill('example.com');
  await expect(page.getByText("Couldn't load the drawing tools.")).toBeVisible();
  const button = page.getByRole('button', { name: 'Generate QR Code' });
  await button.click();
  await expect(page.getByText('Failed to generate QR code. Please try again.').first()).toBeVisible();
  await expect(page.getByText("Couldn't load part of this page.").first()).toBeVisible();
  await expect(button).toBeEnabled();
  isLost = false;
  await generate(page);
  expect(await decode(await download(page))).toEqual(['https://example.com']);
});

test('without the weaver nothing hangs: the failure is reported, and the next press works once the network is back', async ({
  page,
}) => {
  let isLost = false;
  await page.route(/\/assets\/(weaver-worker|answer-weaver)-/, (route) => (isLost ? route.abort() : route.continue()));
  await openWithImage(page, 'flower');
  await page.getByRole('button', { name: 'Weave it into the code' }).click();
  await isKept(page, TEXT, true);
  // After a reload the design is still here, and its weaver must be loaded again.
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

test('without the panel for a dropped picture the page says so, and another try loads the panel', async ({ page }) => {
  let isLost = true;
  await page.route('**/assets/found-panel-*', (route) => (isLost ? route.abort() : route.continue()));
  await openGenerator(page);
  await page.getByLabel('Website URL').fill('example.com');
  await generate(page);
  const picture = await download(page);
  await page.getByRole('link', { name: 'Change the design' }).click();
  await drop(page, 'a.png', 'image/png', picture);
  await expect(page.getByText("Couldn't show what was found in this file.")).toBeVisible();
  isLost = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Open this design' })).toBeVisible();
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

test('a template whose module is lost stays saved, and the failure is reported', async ({ page }) => {
  let isLost = true;
  await page.route('**/assets/load-template-*', (route) => (isLost ? route.abort() : route.continue()));
  await page.goto('/analytics');
  await page.evaluate(() => localStorage.setItem('selectedQRTemplate', '{"content":"example.com"}'));
  await page.goto('/');
  await expect(page.getByText('Failed to generate QR code from template. Please try again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate QR Code' })).toBeEnabled();
  isLost = false;
  await page.reload();
  await expect(page.getByText('QR code generated successfully from template!')).toBeVisible();
});
