import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { DEFAULT_DESIGN } from '#design';
import { makePicture } from '#making';
import { decodePng, encodePng, type Pixels, readDataUrl, writeDataUrl } from '#raster';
import { drawSample, WOVEN_DESIGN } from '#testing';
import { decode, download, generate, openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';

/** Leaves enough time to load the decoders and to test all conditions on a busy machine. */
const measured = { timeout: 60_000 };

test.describe.configure({ timeout: 150_000 });

async function fillColors(page: Page, colors: Readonly<Record<string, string>>): Promise<void> {
  await openGenerator(page);
  await page.getByLabel('Website URL').fill('example.com');
  await page.getByRole('tab', { name: 'Custom' }).click();
  for (const [label, color] of Object.entries(colors)) await page.getByLabel(label, { exact: true }).fill(color);
}

function card(page: Page) {
  return page.getByRole('region', { name: 'Preview & Download' });
}

/** Returns the data URL of a white PNG without a code. `bitDepth` is bits per channel. */
function blankPng(bitDepth: 8 | 16): string {
  const png = new PNG({ width: 400, height: 400 });
  png.data = Buffer.alloc((400 * 400 * 4 * bitDepth) / 8, 255);
  return `data:image/png;base64,${PNG.sync.write(png, { bitDepth }).toString('base64')}`;
}

async function openStored(page: Page, picture: string): Promise<void> {
  await page.addInitScript((text) => localStorage.setItem('lastGeneratedQR', text), picture);
  await page.goto('/preview');
}

test('a code that no decoder finds is judged and fixed; its text comes from its record', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/preview');
  await fillColors(page, { Foreground: '#FFFFFF', 'Corner Squares': '#FFFFFF', 'Corner Dots': '#FFFFFF' });

  await test.step('if a picture is shown before its record is stored, its text alternative follows later', async () => {
    const isBlocked = await blockBeforeRecord(page, other);
    await generate(page);
    expect(isBlocked()).toBe(true);
    // No decoder reads this code, so its text can only come from the record.
    await expect(card(other).getByRole('img', { name: 'QR code for https://example.com' })).toBeVisible(measured);
    await other.close();
  });

  await test.step('the preview page judges the code, and offers a fix that can be undone there', () =>
    fixAndUndo(page));

  await test.step('if a stored code is updated before the draft is judged, the verdict follows later', async () => {
    await page.getByRole('link', { name: 'Change the design' }).click();
    const kept = page.getByRole('region', { name: 'Your codes' }).getByRole('article').last();
    await expect(kept).toContainText(/Does not scan|Unlikely to scan/);
    await kept.getByRole('button', { name: 'Edit' }).click();
    // The button appears when the stored design is open. A tab chosen earlier would be reset when the design opens.
    const update = page.getByRole('button', { name: 'Update this code' });
    await expect(update).toBeVisible();
    await page.getByRole('tab', { name: 'Standard' }).click();
    await update.click();
    await expect(kept).toContainText('Scans everywhere', measured);
  });
});

/**
 * Blocks the page between storing its next picture and storing that picture's record, until the other page shows the
 * picture. Returns a function that tells whether the other page has shown it.
 */
async function blockBeforeRecord(page: Page, other: Page): Promise<() => boolean> {
  let isShown = false;
  await page.route('/blocked', async (route) => {
    await expect(card(other).getByRole('img')).toBeVisible(measured);
    isShown = true;
    await route.fulfill({ body: '' });
  });
  await page.evaluate(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      setItem.call(this, key, value);
      if (key !== 'lastGeneratedQR') return;
      Storage.prototype.setItem = setItem;
      const request = new XMLHttpRequest();
      request.open('GET', '/blocked', false);
      request.send();
    };
  });
  return () => isShown;
}

/** Applies a fix on the preview page, and undoes it. The page must show a code that no decoder finds. */
async function fixAndUndo(page: Page): Promise<void> {
  const status = card(page).getByRole('status');
  const picture = card(page).getByRole('img', { name: /^QR code for/ });
  await expect(status).toHaveText(/^(Does not scan|Unlikely to scan)$/, measured);
  await expect(card(page).getByText('Testing the code…')).toHaveCount(0);
  const before = await picture.getAttribute('src');
  await card(page)
    .getByRole('button', { name: /Darken|black on white|opaque|these changes/i })
    .first()
    .click(measured);
  await expect(status).toHaveText(/^Scans (everywhere|in good conditions)$/, measured);
  await expect(picture).not.toHaveAttribute('src', String(before));
  // The pressed button is gone, so the result has the focus.
  const focusedResult = card(page).locator('div:focus');
  await expect(focusedResult).toContainText('Undo the fix');
  expect(await decode(await download(page))).toEqual(['https://example.com']);
  await card(page).getByRole('button', { name: 'Undo the fix' }).click();
  await expect(picture).toHaveAttribute('src', String(before));
  await expect(focusedResult).toContainText('Scan details');
}

test.describe('a picture whose design is unknown', () => {
  test.use({ expectedMessages: [/no decompression today/] });

  test('is judged by its pixels alone, or gets a sentence that says why it is not judged', async ({ page }) => {
    await test.step('a woven picture is judged', async () => {
      const { picture } = await makePicture(WOVEN_DESIGN, { pixels: drawSample('flower', 300), href: '' });
      await openStored(page, picture);
      await expect(card(page).getByRole('status')).toHaveText('Scans everywhere', measured);
      await card(page).getByText('Scan details').click();
      await expect(card(page).getByText(/^Error correction level L:/)).toBeVisible();
      await expect(card(page).getByText('https://example.com/abcdef')).toBeVisible();
    });

    await test.step('for a blank picture, the page says that no code was found', async () => {
      await openStored(page, blankPng(8));
      await expect(card(page).getByText(/Our test scanners can't find a code in this picture/)).toBeVisible(measured);
    });

    await test.step('for a PNG with 16 bits per channel, the page says that the browser could not test the code', async () => {
      await openStored(page, blankPng(16));
      await expect(card(page).getByText(/This browser couldn't test the code/)).toBeVisible(measured);
    });

    await test.step('for a mirrored code, which is read but cannot be measured, the page says so', async () => {
      const { picture } = await makePicture({ ...DEFAULT_DESIGN, content: 'https://example.com' }, null);
      const { width, height, data } = (await decodePng(
        readDataUrl(picture)?.bytes as Uint8Array<ArrayBuffer>,
      )) as Pixels;
      const pixels = new Uint32Array(data.slice().buffer);
      for (let y = 0; y < height; y++) pixels.subarray(width * y, width * (y + 1)).reverse();
      const png = await encodePng({ width, height, data: new Uint8ClampedArray(pixels.buffer) });
      await openStored(page, writeDataUrl('image/png', png));
      await expect(
        card(page).getByText(/Our test scanners find a code in this picture, but we can't measure it/),
      ).toBeVisible(measured);
    });

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
      await openStored(page, blankPng(8));
      await expect(card(page).getByText(/This browser couldn't test the code/)).toBeVisible(measured);
    });
  });
});

test('a picture never shows the verdict of another, and generating a design again keeps its verdict', async ({
  page,
  context,
}) => {
  await test.step('generating the same design again updates its card, and keeps the verdict of the draft', () =>
    generateAgain(page));
  await test.step('a finished picture is judged by its own pixels, and never gets the verdict of an earlier one', async () =>
    judgeInOtherTab(page, await context.newPage()));
});

/** Generates one design twice, then another one. Ends on the home page, which can send its workers no more requests. */
async function generateAgain(page: Page): Promise<void> {
  await openGenerator(page);
  await page.getByLabel('Website URL').fill('example.com');
  const draft = page.getByRole('region', { name: 'Preview', exact: true });
  await expect(draft.getByRole('status').filter({ hasText: 'Scans everywhere' })).toHaveCount(1, measured);
  // From now on, the page can send no requests to its workers, so nothing new is measured.
  await page.evaluate(() => {
    Worker.prototype.postMessage = () => undefined;
  });
  await generate(page);
  await page.getByRole('link', { name: 'Change the design' }).click();
  const codes = page.getByRole('region', { name: 'Your codes' }).getByRole('article');
  await expect(codes).toHaveCount(1);
  await expect(codes).toContainText('Scans everywhere');
  await page.getByRole('button', { name: 'More for example.com' }).click();
  await page.getByRole('button', { name: 'Rename example.com' }).click();
  await page.getByLabel('Code name').fill('Front door');
  await page.keyboard.press('Enter');
  await generate(page);
  await page.getByRole('link', { name: 'Change the design' }).click();
  await expect(codes).toHaveCount(1);
  await expect(codes.getByRole('heading')).toHaveText('Front door');
  await expect(codes).toContainText('Scans everywhere');
  await page.getByLabel('Website URL').fill('example.com/other');
  await generate(page);
  await page.getByRole('link', { name: 'Change the design' }).click();
  await expect(codes).toHaveCount(2);
  await expect(codes.first()).toContainText('Not tested yet');
}

/**
 * Checks two verdicts on the preview page in another tab: first the verdict on the latest code, then the verdict on a
 * code that this function generates in `page`. The code that is the latest at the start must scan, and `page` must no
 * longer be able to send requests to its workers.
 */
async function judgeInOtherTab(page: Page, other: Page): Promise<void> {
  await other.goto('/preview');
  await expect(card(other).getByRole('status')).toHaveText('Scans everywhere', measured);
  await card(other).getByText('Scan details').click();
  const table = card(other).getByRole('table');
  await expect(table.getByRole('row').filter({ hasText: 'As is' }).getByRole('cell')).toHaveText(
    ['Passes', 'Passes'],
    measured,
  );
  await expect.poll(() => table.getByRole('row').count(), measured).toBeGreaterThan(10);
  await expect(card(other).getByRole('img', { name: /misread modules marked/ })).toBeVisible();
  await recordShown(other);
  await page.getByRole('tab', { name: 'Custom' }).click();
  await page.getByLabel('Website URL').fill('example.com/second');
  await page.getByLabel('Foreground', { exact: true }).fill('#FFE05D');
  await page.getByLabel('Corner Squares', { exact: true }).fill('#FFE05D');
  await generate(page);
  await expect(card(other).getByRole('img', { name: 'QR code for https://example.com/second' })).toBeVisible(measured);
  await expect(card(other).getByRole('status')).toHaveText(/^(Unlikely to scan|Does not scan)$/, measured);
  const second = await card(other)
    .getByRole('img', { name: /^QR code for/ })
    .getAttribute('src');
  const shown = await other.evaluate(() => [...(Reflect.get(window, 'shown') as Set<string>)]);
  const withSecond = shown
    .map((text) => JSON.parse(text) as [string, string, string])
    .filter(([picture]) => second?.endsWith(picture));
  expect(withSecond.length).toBeGreaterThan(0);
  for (const [, text, status] of withSecond) {
    expect(text).not.toContain('other');
    expect(status).not.toBe('Scans everywhere');
  }
}

/** Begins to record in `window.shown` which picture, name and verdict the preview page shows together. */
async function recordShown(other: Page): Promise<void> {
  await other.evaluate(() => {
    const shown = new Set<string>();
    Object.assign(window, { shown });
    const note = (): void => {
      const image = document.querySelector<HTMLImageElement>('main img[data-print]');
      const status = document.querySelector('main section [role=status]');
      shown.add(JSON.stringify([image?.src.slice(-4000), image?.alt, status?.textContent]));
    };
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
}

test.describe('a draft whose image cannot be read', () => {
  test.use({ expectedMessages: [/ImageError|Failed to generate QR code/] });

  test('has no verdict, because no code can be made from it', async ({ page }) => {
    const broken = { content: 'example.com', qrType: 'custom', customImage: 'data:image/png;base64,AAAA' };
    await page.addInitScript((text) => localStorage.setItem('selectedQRTemplate', text), JSON.stringify(broken));
    await page.goto('/');
    const preview = page.getByRole('region', { name: 'Preview', exact: true });
    await expect(preview.getByText(/We can't read this file as an image/)).toBeVisible(measured);
    await expect(preview.getByText(/^Scans|to scan$|not scan$|^Testing/)).toHaveCount(0);
  });
});
