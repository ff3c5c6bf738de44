import type { Page } from '@playwright/test';
import { putRecords, storedRecords } from './database.ts';
import {
  arriveAtPreview,
  decode,
  download,
  generate,
  headerLink,
  isInteractive,
  openGenerator,
  shownText,
} from './generator-page.ts';
import { expect, test } from './guards.ts';
import { choose, codesOf, makeCode } from './library-page.ts';

const NOT_SAVED = "This browser couldn't save this code. It will be gone when you leave.";

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
  test.use({ expectedMessages: /^Cannot \w+ \w+ (from|in|to) \w+Storage|kept for this visit only/ });

  test('does not prevent the visitor from making a code, which is listed for this visit, or choosing a theme', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
      IDBFactory.prototype.open = () => {
        throw new DOMException('Not in a private window', 'InvalidStateError');
      };
    });
    await openGenerator(page);
    await page.getByLabel('Website URL').fill('example.com');
    await generate(page);
    expect(await decode(await download(page))).toEqual(['https://example.com']);
    await page.getByRole('link', { name: 'Change the design' }).click();
    await expect(codesOf(page)).toHaveCount(1);
    await expect(codesOf(page).getByText(NOT_SAVED)).toBeVisible();
    await choose(codesOf(page), 'Delete');
    await expect(codesOf(page)).toHaveCount(0);
    await expect(page.locator(':focus')).toContainText('Codes you generate are saved in this browser');
    await page.getByRole('button', { name: /^Theme/ }).click();
    await page.getByRole('radio', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('corrupt or full storage', () => {
  test.use({ expectedMessages: /kept for this visit only|The record of a code is damaged|no dates today/ });

  test('does not prevent the visitor from making a code', {
    tag: '@smoke',
  }, async ({ page }) => {
    await openGenerator(page);
    await test.step('if other data fills the storage, a code is still made and shown', async () => {
      await fillStorage(page);
      await page.getByLabel('Website URL').fill('example.net');
      await generate(page);
      expect(await decode(await download(page))).toEqual(['https://example.net']);
      await page.evaluate(() => localStorage.clear());
    });

    await test.step('with a full database, codes are listed with a note that they are not saved', async () => {
      await page.evaluate(() => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await headerLink(page, 'Home').click();
      await makeCode(page, 'unsaved.example');
      await expect(codesOf(page).first().getByRole('heading')).toHaveText('unsaved.example');
      await expect(codesOf(page).first().getByText(NOT_SAVED)).toBeVisible();
    });

    await test.step('the list of codes leaves out a damaged record', async () => {
      await page.reload();
      const [code] = await storedRecords(page, 'codes');
      await putRecords(page, 'codes', [{ ...code, id: 'damaged' }]);
      await page.reload();
      await isInteractive(page);
      await expect(codesOf(page).getByRole('heading').first()).toHaveText('example.net');
    });

    await test.step('a message replaces a list that fails to render, and a code can still be made', async () => {
      await page.addInitScript(() => {
        Intl.DateTimeFormat.prototype.formatToParts = () => {
          throw new Error('no dates today');
        };
        Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
          get() {
            throw new Error('no dates today');
          },
        });
      });
      await page.reload();
      await isInteractive(page);
      await expect(page.getByText("Couldn't show your codes.")).toBeVisible();
      await page.getByLabel('Website URL').fill('second.example');
      await generate(page);
    });
  });
});

test('two tabs that generate at once keep two codes, and each tab shows its own', async ({ page, context }) => {
  const tabs = [page, await context.newPage()];
  for (const [index, tab] of tabs.entries()) {
    await openGenerator(tab);
    await tab.getByLabel('Website URL').fill(`tab${index}.example`);
  }
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Generate QR Code' }).click()));
  for (const [index, tab] of tabs.entries()) {
    await arriveAtPreview(tab);
    await expect(tab.getByRole('img', { name: `QR code for https://tab${index}.example` })).toBeVisible();
    expect(await shownText(tab)).toEqual([`https://tab${index}.example`]);
  }
  // If both tabs read the list of records before either wrote it, one record is lost. No code may be.
  await expect
    .poll(async () => (await storedRecords(page, 'codes')).map(({ design }) => design.content).sort())
    .toEqual(['tab0.example', 'tab1.example']);
});
