import { decode, download, generate, openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';

/** What is fetched late, and does not come, is missed as little as possible. */
test.use({ expectedMessages: /ERR_FAILED|dynamically imported module|Unable to preload CSS/ });

test('without the verdict the code is made all the same', async ({ page }) => {
  await page.route('**/assets/scan-verdict-*', (route) => route.abort());
  await openGenerator(page);
  const lost = page.waitForEvent('requestfailed');
  await page.getByLabel('Website URL').fill('example.com');
  await lost;
  await expect(page.getByRole('img', { name: 'QR code for https://example.com' })).toBeVisible();
  await generate(page);
  expect(await decode(await download(page))).toEqual(['https://example.com']);
});

test('without the fields of a type its code is made all the same, and they can be asked for again', async ({
  page,
}) => {
  let isLost = true;
  await page.route('**/assets/content-help-*', (route) => (isLost ? route.abort() : route.continue()));
  await openGenerator(page);
  await page.getByRole('button', { name: 'WiFi', exact: true }).click();
  const summary = page.locator('summary', { hasText: 'Password and security' });
  await summary.click();
  await expect(page.getByText('These fields could not be loaded.').first()).toBeVisible();
  await page.getByLabel('Network Name (SSID)').fill('Guest');
  await expect(page.getByRole('img', { name: 'QR code for the Wi-Fi network Guest' })).toBeVisible();
  isLost = false;
  await summary.click();
  await summary.click();
  await page.getByLabel('Password', { exact: true }).fill('longenough');
  await generate(page);
  expect(await decode(await download(page))).toEqual(['WIFI:T:WPA;S:Guest;P:longenough;;']);
});

test('notices that could not be shown come with the next one', async ({ page }) => {
  let isLost = true;
  await page.route('**/assets/toast-host-*.js', (route) => (isLost ? route.abort() : route.continue()));
  await openGenerator(page);
  const lost = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Generate QR Code' }).click();
  await lost;
  await expect(page.getByText('Please enter content for your QR code')).toHaveCount(0);
  isLost = false;
  await page.getByRole('button', { name: 'Generate QR Code' }).click();
  await expect(page.getByText('Please enter content for your QR code').first()).toBeVisible();
});

test('an image that cannot be read yet is told, and can be chosen again', async ({ page }) => {
  let isLost = true;
  await page.route('**/assets/maker-*.js', (route) => (isLost ? route.abort() : route.continue()));
  await openGenerator(page);
  await page.getByRole('tab', { name: 'Custom' }).click();
  const image = {
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'),
  };
  await page.getByLabel('Upload a logo or image').setInputFiles(image);
  await expect(page.getByText('Failed to load custom image')).toBeVisible();
  isLost = false;
  await page.getByLabel('Upload a logo or image').setInputFiles(image);
  await expect(page.getByText('Your image will blend with the QR code')).toBeVisible();
});
