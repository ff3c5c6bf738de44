import type { Page } from '@playwright/test';
import { decode, download, generate, headerLink, openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';

test.use({ hasDecoders: false });

/** Fills the local storage completely. */
async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let size = 1 << 22; size >= 1; size >>= 1) {
      try {
        for (;;) localStorage.setItem(`filler-${size}-${localStorage.length}`, 'x'.repeat(size));
      } catch {
        // A smaller piece may still fit.
      }
    }
  });
}

test.describe('disabled storage', () => {
  test.use({ expectedMessages: [/^Cannot \w+ \w+ (from|in|to) \w+Storage/] });

  test('does not prevent the visitor from making a code or choosing a theme', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
    await openGenerator(page);
    await page.getByLabel('Website URL').fill('example.com');
    await generate(page);
    expect(await decode(await download(page))).toEqual(['https://example.com']);
    await page.getByRole('button', { name: /^Theme/ }).click();
    await page.getByRole('radio', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('corrupt or full storage', () => {
  test.use({ expectedMessages: [/holds no/] });

  test('does not prevent the visitor from making a code; records are deleted only to make room', async ({ page }) => {
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));

    await test.step('unreadable values are ignored, and unreadable records stay in the list', async () => {
      const odd = [null, 7, 'text', { id: 3 }, { id: 'old', downloads: 'many' }];
      await page.addInitScript((records) => {
        if (sessionStorage.getItem('prepared')) return;
        sessionStorage.setItem('prepared', 'once');
        localStorage.setItem('qrAnalytics', JSON.stringify(records));
        localStorage.setItem('lastGeneratedQR', 'no picture');
        localStorage.setItem('gradientDirection', 'sideways');
        localStorage.setItem('theme', 'plaid');
      }, odd);
      await page.goto('/preview');
      await expect(page.getByText('Your AI QR code will appear here')).toBeVisible();
      await headerLink(page, 'Home').click();
      await page.getByLabel('Website URL').fill('example.com');
      await generate(page);
      await download(page);
      const records = await page.evaluate(() => JSON.parse(localStorage.getItem('qrAnalytics') ?? '[]'));
      expect(records.slice(0, odd.length)).toEqual(odd);
      expect(records[odd.length]).toMatchObject({ content: 'example.com', downloads: 1 });
    });

    // From here on, every stored value is readable, so the page must not report a value as unreadable.
    told.length = 0;

    await test.step('if other data fills the storage, a code is still made and shown', async () => {
      await page.evaluate(() => localStorage.clear());
      await fillStorage(page);
      await page.goBack();
      await page.getByLabel('Website URL').fill('example.net');
      await generate(page);
      expect(await decode(await download(page))).toEqual(['https://example.net']);
    });

    await test.step('if records fill the storage, the oldest are deleted to make room', async () => {
      await page.evaluate(() => {
        const records = Array.from({ length: 10 }, (_, index) => {
          return { id: String(index + 1), content: 'x'.repeat(200_000), type: 'text', downloads: 0 };
        });
        localStorage.clear();
        localStorage.setItem('qrAnalytics', JSON.stringify(records));
      });
      await fillStorage(page);
      await page.goBack();
      await page.getByLabel('Website URL').fill('example.org');
      await generate(page);
      await expect(page.getByRole('img', { name: 'QR code for https://example.org' })).toBeVisible();
      const { ids, last } = await page.evaluate(() => ({
        ids: JSON.parse(localStorage.getItem('qrAnalytics') ?? '[]').map((record: { id: string }) => Number(record.id)),
        last: localStorage.getItem('lastGeneratedQR'),
      }));
      expect(last).toMatch(/^data:image\/png/);
      expect(ids.length).toBeGreaterThan(1);
      expect(ids[0]).toBeGreaterThan(1);
      expect(ids).toEqual([...ids].sort((a, b) => a - b));
      expect(ids.at(-1)).toBeGreaterThan(1e12);
    });
    expect(told.filter((text) => text.includes('holds no'))).toEqual([]);
  });
});
