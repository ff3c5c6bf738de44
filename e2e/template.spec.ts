import { decode, download, headerLink, isKept, openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';

const template = {
  content: 'example.com',
  type: 'url',
  qrType: 'custom',
  style: { foregroundColor: '#0A3D62' },
  unknown: { anything: true },
};

function store(value: string) {
  return [
    (text: string) => {
      if (!sessionStorage.getItem('stored')) localStorage.setItem('selectedQRTemplate', text);
      sessionStorage.setItem('stored', 'once');
    },
    value,
  ] as const;
}

test('a saved template is opened once, its code is made and shown on the home page, and the template is removed', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.addInitScript(...store(JSON.stringify(template)));
  await page.goto('/');
  await expect(page.getByText('Template loaded successfully!')).toBeVisible();
  await expect(page.getByText('QR code generated successfully from template!')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByLabel('Website URL')).toHaveValue('example.com');
  await expect(page.getByRole('tab', { name: 'Custom' })).toHaveAttribute('aria-selected', 'true');

  const shown = page.getByRole('region', { name: 'Preview' }).locator('img');
  const [, base64] = (await shown.getAttribute('src'))?.split(',') ?? [];
  expect(await decode(Buffer.from(base64, 'base64'))).toEqual(['https://example.com']);
  const stored = await page.evaluate(() => ({
    template: localStorage.getItem('selectedQRTemplate'),
    records: JSON.parse(localStorage.getItem('qrAnalytics') ?? '[]'),
  }));
  expect(stored.template).toBeNull();
  expect(stored.records).toMatchObject([{ content: 'example.com', qrType: 'custom' }]);

  await test.step('Preview & Download opens the preview page, and adds no second record', async () => {
    await page.getByRole('region', { name: 'Preview' }).getByRole('link', { name: 'Preview & Download' }).click();
    await expect(page).toHaveURL('/preview');
    await expect(page.getByRole('img', { name: 'QR code for https://example.com' })).toBeVisible();
    expect(await decode(await download(page))).toEqual(['https://example.com']);
    const records = await page.evaluate(() => JSON.parse(localStorage.getItem('qrAnalytics') ?? '[]'));
    expect(records).toMatchObject([{ content: 'example.com', downloads: 1 }]);
    await page.goBack();
  });

  await page.getByLabel('Website URL').fill('example.org');
  await isKept(page, 'example.org');
  await page.reload();
  // The reload restores the design, and does not open the template again.
  await expect(page.getByLabel('Website URL')).toHaveValue('example.org');
  await expect(page.getByText('Template loaded successfully!')).toHaveCount(0);
});

test.describe('a broken template', () => {
  test.use({ expectedMessages: /template|Failed to generate QR code/i });

  test('is logged and removed; one without content says that its code could not be generated', async ({ page }) => {
    await openGenerator(page);
    for (const [text, words] of [
      ['{"content":', null],
      ['{"type":"fax"}', null],
      ['{"type":"text"}', 'Failed to generate QR code from template. Please try again.'],
    ] as const) {
      await test.step(text, async () => {
        await headerLink(page, 'Templates').click();
        // The address changes before the page does.
        await expect(page.getByRole('heading', { level: 1, name: 'Templates' })).toBeVisible();
        await page.evaluate((value) => localStorage.setItem('selectedQRTemplate', value), text);
        const logged = page.waitForEvent('console', (message) => message.type() === 'error');
        await headerLink(page, 'Home').click();
        await logged;
        await expect(page.getByRole('button', { name: 'Generate QR Code' })).toBeEnabled();
        expect(await page.evaluate(() => localStorage.getItem('selectedQRTemplate'))).toBeNull();
        if (words) await expect(page.getByText(words)).toBeVisible();
        else await expect(page.getByText(/Template loaded/)).toHaveCount(0);
      });
    }
  });
});
