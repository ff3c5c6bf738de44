import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { isKept, openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';

test('a design survives reloads and closed tabs, and each tab keeps its own', { tag: '@smoke' }, async ({
  page,
  context,
}) => {
  await openGenerator(page);

  await test.step('a duplicated tab starts with the design of the original, and keeps its own from then on', async () => {
    await page.getByLabel('Website URL').fill('both.example');
    await isKept(page, 'both.example');
    // `window.open` copies the session storage to the new tab, as duplicating a tab does.
    const [twin] = await Promise.all([page.waitForEvent('popup'), page.evaluate(() => void window.open('/'))]);
    await expect(twin.getByLabel('Website URL')).toHaveValue('both.example');
    await twin.getByLabel('Website URL').fill('twin.example');
    await isKept(twin, 'twin.example');
    await page.getByLabel('Website URL').fill('first.example');
    await isKept(page, 'first.example');
    await isKept(page, 'twin.example');
    for (const [tab, content] of [
      [twin, 'twin.example'],
      [page, 'first.example'],
    ] as const) {
      await tab.reload();
      await expect(tab.getByLabel('Website URL')).toHaveValue(content);
    }
    await twin.close();
  });

  const another = await context.newPage();
  await test.step('the design with its image survives a reload and a closed tab', async () => {
    await page.getByRole('tab', { name: 'Custom' }).click();
    await page.getByRole('textbox', { name: 'Foreground', exact: true }).fill('#0a3d62');
    const image = new PNG({ width: 40, height: 40 });
    image.data.fill(255);
    await page
      .getByLabel('Upload a logo or image')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG.sync.write(image) });
    await expect(page.getByRole('img', { name: 'Your upload' })).toBeVisible();
    await page.getByLabel('Logo Size').fill('20');
    await page.getByLabel('Website URL').fill('example.com');
    await isKept(page, 'example.com');

    await page.reload();
    await isBack(page);
    await page.close();
    await openGenerator(another);
    await isBack(another);
  });

  await test.step('a design that the visitor begins before the database answers is not replaced by the stored design', async () => {
    await another.addInitScript(() => {
      const { open } = IDBFactory.prototype;
      const waiting: (() => void)[] = [];
      Object.assign(window, { answer: () => waiting[0]?.() });
      IDBFactory.prototype.open = function (...parameters) {
        const request = open.apply(this, parameters);
        request.addEventListener(
          'success',
          (event) => {
            if (waiting.length > 0) return;
            event.stopImmediatePropagation();
            waiting.push(() => request.dispatchEvent(new Event('success')));
          },
          { once: true },
        );
        return request;
      };
    });
    await openGenerator(another);
    await expect(another.getByLabel('Website URL')).toHaveValue('');
    await another.getByLabel('Website URL').fill('mine.example');
    await another.evaluate(() => (window as unknown as { answer: () => void }).answer());
    await isKept(another, 'mine.example');
    await expect(another.getByLabel('Website URL')).toHaveValue('mine.example');
  });
});

async function isBack(page: Page): Promise<void> {
  await expect(page.getByLabel('Website URL')).toHaveValue('example.com');
  await expect(page.getByRole('tab', { name: 'Custom' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('textbox', { name: 'Foreground', exact: true })).toHaveValue('#0a3d62');
  await expect(page.getByRole('img', { name: 'Your upload' })).toBeVisible();
  await expect(page.getByLabel('Logo Size')).toHaveValue('20');
}
