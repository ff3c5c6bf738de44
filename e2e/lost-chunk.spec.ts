import type { Page } from '@playwright/test';
import { decode, download, generate, isInteractive, openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';
import { PHOTO, TEXT } from './woven-page.ts';

// In these tests, some lazily loaded modules fail to load. The rest of the page must still work.
test.use({
  expectedMessages:
    /ERR_FAILED|LoadFailure|dynamically imported module|Unable to preload CSS|WorkerFailure|Failed to generate/,
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

test('a part that fails to load is reported once, the rest of the page works, and another try loads it', async ({
  page,
}) => {
  const missing = await lose(page, 'toast-host', 'uploads', 'touched', 'weaver-worker');
  const again = page.getByRole('button', { name: 'Try again' });
  const button = page.getByRole('button', { name: 'Generate QR Code' });
  await openGenerator(page);

  await test.step('a notice whose module failed to load is missing, and the next notice is shown', async () => {
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/toast-host-'));
    await button.click();
    await lost;
    await expect(page.getByText('Please enter content for your QR code')).toHaveCount(0);
    missing.delete('toast-host');
    await button.click();
    await expect(page.getByText('Please enter content for your QR code').first()).toBeVisible();
  });

  await test.step('without what makes codes, Generate reports it; Try again loads the draft', async () => {
    await page.getByLabel('Website URL').fill('example.com');
    await expect(page.getByText("Couldn't load part of this page.")).toBeVisible();
    await expect(again).toHaveCount(1);
    await button.click();
    await expect(page.getByText('Failed to generate QR code. Please try again.').first()).toBeVisible();
    await expect(button).toBeEnabled();
    // A try that began earlier may not bring it before the press, which would take the button away.
    await page.exposeFunction('restore', () => missing.delete('touched'));
    await page.evaluate(() => addEventListener('pointerdown', () => Reflect.get(window, 'restore')(), { once: true }));
    await again.click();
    await isInteractive(page);
    await expect(page.getByRole('img', { name: 'QR code for https://example.com' })).toBeVisible();
    await generate(page);
    expect(await decode(await download(page))).toEqual(['https://example.com']);
  });

  await test.step('a template whose module fails to load is reported, and opens after the next reload', async () => {
    await openGenerator(page);
    missing.add('touched');
    await page.evaluate((text) => localStorage.setItem('selectedQRTemplate', `{"content":"${text}"}`), TEXT);
    await page.reload();
    await expect(page.getByText('Failed to generate QR code from template. Please try again.')).toBeVisible();
    await expect(button).toBeEnabled();
    missing.delete('touched');
    await page.reload();
    await expect(page.getByText('QR code generated successfully from template!')).toBeVisible();
  });

  await test.step('an image whose reader fails to load is reported, and can be chosen again', async () => {
    await page.getByRole('tab', { name: 'Custom' }).click();
    await page.getByLabel('Upload a logo or image').setInputFiles(PHOTO);
    await expect(page.getByText('Failed to load custom image')).toBeVisible();
    missing.delete('uploads');
    await page.getByLabel('Upload a logo or image').setInputFiles(PHOTO);
    await expect(page.getByText('Your image will blend with the QR code')).toBeVisible();
  });

  await test.step('a weaver that fails to load is reported, and Generate works once it can be loaded', async () => {
    await page.getByLabel('Logo Position').selectOption('Full Width');
    await page.getByRole('radio', { name: 'Woven into the code' }).check();
    await expect(page.getByText("Couldn't load the weaving tool.").first()).toBeVisible();
    await button.click();
    await expect(page.getByText('Failed to generate QR code. Please try again.').first()).toBeVisible();
    await expect(page.getByText("Couldn't load the weaving tool.")).not.toHaveCount(0);
    await expect(button).toBeEnabled();
    missing.delete('weaver-worker');
    await generate(page);
    expect(await decode(await download(page))).toEqual([TEXT]);
  });
});
