import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { decode, download, generate, openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';

test.use({ hasDecoders: true });

function card(page: Page) {
  return page.getByRole('region', { name: 'Preview & Download' });
}

function codes(page: Page) {
  return page.getByRole('region', { name: 'Your codes' }).getByRole('article');
}

/** Opens the preview page with this picture, given as a data URL. */
async function openStored(page: Page, picture: string): Promise<void> {
  await page.goto('/preview');
  await page.evaluate((text) => {
    sessionStorage.clear();
    localStorage.setItem('lastGeneratedQR', text);
  }, picture);
  await page.reload();
}

function dataUrl(png: PNG): string {
  return `data:image/png;base64,${PNG.sync.write(png).toString('base64')}`;
}

function blankPng(): string {
  const png = new PNG({ width: 400, height: 400 });
  png.data = Buffer.alloc(400 * 400 * 4, 255);
  return dataUrl(png);
}

test('a finished code is judged, fixed, and keeps its verdict; its text comes from its record', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/preview');
  await openGenerator(page);
  await page.getByLabel('Website URL').fill('example.com');

  await test.step('generating the same design again updates its card, and keeps the verdict of the draft', () =>
    generateAgain(page));

  await test.step('a code that this tab cannot judge is judged by the other tab', async () => {
    await expect(card(other).getByRole('status')).toHaveText('Scans everywhere');
    await card(other).getByText('Scan details').click();
    const table = card(other).getByRole('table');
    await expect(table.getByRole('row').filter({ hasText: 'As is' }).getByRole('cell')).toHaveText([
      'Passes',
      'Passes',
    ]);
    await expect.poll(() => table.getByRole('row').count()).toBeGreaterThan(10);
    await expect(card(other).getByRole('img', { name: /misread modules marked/ })).toBeVisible();
  });

  await page.getByRole('tab', { name: 'Custom' }).click();
  await page.getByLabel('Website URL').fill('example.com/second');
  for (const label of ['Foreground', 'Corner Squares', 'Corner Dots'])
    await page.getByLabel(label, { exact: true }).fill('#FFFFFF');

  await generate(page);
  await expect(card(other).getByRole('img', { name: 'QR code for https://example.com/second' })).toBeVisible();
  await expect(card(other).getByRole('status')).toHaveText(/^(Unlikely to scan|Does not scan)$/);

  await test.step('the preview page offers a fix that can be undone there', () => fixAndUndo(other));

  await test.step('a size in print has a verdict of its own, a size in pixels has none', async () => {
    await other.getByRole('tab', { name: 'Print file' }).click();
    await other.getByRole('radio', { name: 'SVG' }).check();
    await expect(other.getByText(/^(Does not scan|Unlikely to scan) at [\d.]+ mm$/)).toBeVisible();
    await other.getByLabel('Transparent background').check();
    const verdictOn = (name: string) => other.getByRole('group', { name, exact: true }).getByRole('status');
    await expect(verdictOn('On white')).toContainText(/^(Does not scan|Unlikely to scan) at [\d.]+ mm/);
    await expect(verdictOn('On a dark background')).toContainText(/^(Scans|Unlikely to scan) at [\d.]+ mm/);
    await other.getByLabel('Transparent background').uncheck();
    await other.getByRole('radio', { name: 'PNG' }).check();
    await other.getByRole('radio', { name: 'Pixels' }).check();
    await expect(other.getByText(/ at [\d.]+ mm|^Testing this size/)).toHaveCount(0);
  });

  await test.step('if a stored code is updated before the draft is judged, the verdict follows later', async () => {
    await other.getByRole('link', { name: 'Change the design' }).click();
    // The other card of this text is that of the fixed code.
    const kept = codes(other).filter({ hasText: 'example.com/second' }).last();
    await expect(kept).toContainText(/Does not scan|Unlikely to scan/);
    await kept.getByRole('button', { name: 'Edit' }).click();
    // The button appears when the stored design is open. A tab chosen earlier would be reset when the design opens.
    const update = other.getByRole('button', { name: 'Update this code' });
    await expect(update).toBeVisible();
    await other.getByRole('tab', { name: 'Standard' }).click();
    await update.click();
    await expect(kept).toContainText('Scans everywhere');
  });
});

/** Generates one design twice, then another one. Ends on the home page, which can send its workers no more requests. */
async function generateAgain(page: Page): Promise<void> {
  const draft = page.getByRole('region', { name: 'Preview', exact: true });
  await expect(draft.getByRole('status').filter({ hasText: 'Scans everywhere' })).toHaveCount(1);
  // From now on, the page can send no requests to its workers, so nothing new is measured.
  await page.evaluate(() => {
    Worker.prototype.postMessage = () => undefined;
  });
  await generate(page);
  await page.getByRole('link', { name: 'Change the design' }).click();
  await expect(codes(page)).toHaveCount(1);
  await expect(codes(page)).toContainText('Scans everywhere');
  await page.getByRole('button', { name: 'More for example.com' }).click();
  await page.getByRole('button', { name: 'Rename example.com' }).click();
  await page.getByLabel('Code name').fill('Front door');
  await page.keyboard.press('Enter');
  await generate(page);
  await page.getByRole('link', { name: 'Change the design' }).click();
  await expect(codes(page)).toHaveCount(1);
  await expect(codes(page).getByRole('heading')).toHaveText('Front door');
  await expect(codes(page)).toContainText('Scans everywhere');
  await page.getByLabel('Website URL').fill('example.com/other');
  await generate(page);
  await page.getByRole('link', { name: 'Change the design' }).click();
  await expect(codes(page)).toHaveCount(2);
  await expect(codes(page).first()).toContainText('Not tested yet');
}

/** Applies a fix on the preview page, and undoes it. The page must show a code that no decoder finds. */
async function fixAndUndo(page: Page): Promise<void> {
  const status = card(page).getByRole('status');
  const picture = card(page).getByRole('img', { name: /^QR code for/ });
  const before = await picture.getAttribute('src');
  await card(page)
    .getByRole('button', { name: /Darken|black on white|opaque|these changes/i })
    .first()
    .click();
  await expect(status).toHaveText(/^Scans (everywhere|in good conditions)$/);
  await expect(picture).not.toHaveAttribute('src', String(before));
  // The pressed button is gone, so the result has the focus.
  const focusedResult = card(page).locator('div:focus');
  await expect(focusedResult).toContainText('Undo the fix');
  expect(await decode(await download(page))).toEqual(['https://example.com/second']);
  await card(page).getByRole('button', { name: 'Undo the fix' }).click();
  await expect(picture).toHaveAttribute('src', String(before));
  await expect(focusedResult).toContainText('Does not scan');
}

test.describe('a picture whose design is unknown', () => {
  test.use({ expectedMessages: /no decompression today|ImageError|Failed to generate QR code/ });

  test('is judged by its pixels alone, or gets a sentence that says why it is not judged', async ({ page }) => {
    // The stored picture of a code without its record: the database is emptied.
    const mirrored = new PNG({ width: 400, height: 400 });

    await test.step('a draft whose image cannot be read has no verdict, because no code can be made from it', async () => {
      await page.goto('/preview');
      const broken = { content: 'example.com', qrType: 'custom', customImage: 'data:image/png;base64,AAAA' };
      await page.evaluate((text) => localStorage.setItem('selectedQRTemplate', text), JSON.stringify(broken));
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
      const preview = page.getByRole('region', { name: 'Preview', exact: true });
      await expect(preview.getByText(/We can't read this file as an image/)).toBeVisible();
      await expect(preview.getByText(/^Scans|to scan$|not scan$|^Testing/)).toHaveCount(0);
      await page.getByRole('button', { name: 'New code', exact: true }).click();
      await page.getByLabel('Website URL').fill('example.com');
      await generate(page);
      const { data } = PNG.sync.read(await download(page));
      for (let y = 0; y < 400; y++) {
        for (let x = 0; x < 400; x++) data.copy(mirrored.data, 4 * (400 * y + x), 4 * (400 * y + 399 - x));
      }
    });

    for (const [name, picture, sentence] of [
      ['a blank picture', blankPng(), /Our test scanners can't find a code in this picture/],
      [
        'a mirrored code, which is read but cannot be measured',
        dataUrl(mirrored),
        /Our test scanners find a code in this picture, but we can't measure it/,
      ],
    ] as const) {
      await test.step(name, async () => {
        await openStored(page, picture);
        await expect(card(page).getByText(sentence)).toBeVisible();
      });
    }

    await test.step('if decompression fails, the page says that the browser could not test the code', async () => {
      await page.addInitScript(() => {
        Object.assign(window, {
          DecompressionStream: class {
            constructor() {
              throw new Error('no decompression today');
            }
          },
        });
      });
      await openStored(page, blankPng());
      await expect(card(page).getByText(/This browser couldn't test the code/)).toBeVisible();
    });
  });
});
