import { Buffer } from 'node:buffer';
import type { Locator, Page } from '@playwright/test';
import { encodePng } from '#raster';
import { drawSample } from '#testing';
import {
  arriveAtPreview,
  decode,
  download,
  generate,
  isInteractive,
  openGenerator,
  shownText,
} from './generator-page.ts';
import { expect, test } from './guards.ts';

/** Parts of the accessible names of the examples, in the order in which the page shows the examples. */
const NAMES = [/woven from a portrait/, /dots in a gradient/, /with a logo/];

/** Lets an assertion wait up to a minute for a verdict. */
const MEASURED = { timeout: 60_000 };

/** Returns each element that was the page's largest contentful paint so far, as its URL and its tag name. */
function largestPaints(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            list.getEntries().map((entry) => `${Reflect.get(entry, 'url')} ${Reflect.get(entry, 'element')?.tagName}`),
          );
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

test.describe('without a verdict', () => {
  test.use({ hasDecoders: false });

  test('the example is never the largest paint, and a plain code can be made beside it', async ({ page }) => {
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await test.step(`the example is not the largest paint at ${width} px`, async () => {
        await page.setViewportSize({ width, height });
        await page.goto('/');
        await expect(page.getByRole('img', { name: NAMES[0] })).toBeVisible();
        await page.waitForLoadState('networkidle');
        const largest = await largestPaints(page);
        expect(largest.length).toBeGreaterThan(0);
        for (const paint of largest) expect(paint).not.toMatch(/webp|DIV/);
      });
    }

    await test.step('two taps on the empty page make a plain code: one on the field, one on Generate', async () => {
      await isInteractive(page);
      await page.getByLabel('Website URL').click();
      await page.keyboard.insertText('https://example.com');
      await generate(page);
      expect(await shownText(page)).toEqual(['https://example.com']);
    });
  });
});

/** Draws the shown example on a canvas, and returns its pixels as the data URL of a PNG. */
function decodedByBrowser(example: Locator): Promise<string> {
  return example.evaluate(async (element) => {
    const [, source] = /url\("(.*)"\)/.exec(getComputedStyle(element).borderImageSource) ?? [];
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/png');
  });
}

/** Shows the pictures on a preview page, one after the other. Fails unless the page gives each the best verdict. */
async function expectScansEverywhere(page: Page, pictures: readonly string[]): Promise<void> {
  const preview = await page.context().newPage();
  for (const [index, picture] of pictures.entries()) {
    const name = `example ${index}`;
    expect(await decode(Buffer.from(picture.split(',')[1], 'base64')), name).toEqual(['https://example.com']);
    await page.evaluate((url) => localStorage.setItem('lastGeneratedQR', url), picture);
    // From then on, the preview page shows each picture as soon as `page` stores it.
    if (index === 0) await preview.goto('/preview');
    await expect(preview.locator('main img[data-print]'), name).toHaveAttribute('src', picture);
    await expect(preview.getByText('Tested as photographed in 14 ways.'), name).toBeVisible(MEASURED);
    await expect(preview.getByText('Scans everywhere', { exact: true }), name).toBeVisible();
  }
  await preview.close();
}

test('the empty page shows examples that scan, and three taps make a code like the first example', async ({ page }) => {
  test.slow();
  await openGenerator(page);
  const preview = page.getByRole('region', { name: 'Preview' });
  const pictures: string[] = [];

  await test.step('the empty page shows an example, and "Next example" leads to two others and back', async () => {
    await expect(preview.getByText('Click Generate to create your QR code')).toBeVisible();
    await expect(preview.getByText(/^An example that scans.*NASA, public domain/)).toBeVisible();
    for (const name of NAMES) {
      await expect(preview.getByRole('img', { name })).toBeVisible();
      pictures.push(await decodedByBrowser(preview.getByRole('img', { name })));
      await preview.getByRole('button', { name: 'Next example' }).click();
    }
    await expect(preview.getByRole('img', { name: NAMES[0] })).toBeVisible();
  });

  await test.step('each example file, decoded by the browser, gets the verdict "Scans everywhere"', () =>
    expectScansEverywhere(page, pictures));

  await test.step('from the empty page, three taps weave a photograph into a code that scans', async () => {
    const buffer = Buffer.from(await encodePng(drawSample('flower', 300)));
    const choosing = page.waitForEvent('filechooser');
    await page.getByText('Use your own photo').click();
    await (await choosing).setFiles({ name: 'portrait.png', mimeType: 'image/png', buffer });
    await expect(page.getByText('Your photo is added. Enter your content to see it in your code.')).toBeVisible();
    await page.getByLabel('Website URL').click();
    await page.keyboard.insertText('https://example.com/abcdef');
    await expect(preview.getByRole('img', { name: 'QR code for https://example.com/abcdef' })).toBeVisible();
    await expect(preview.getByText(/An example/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Generate QR Code' }).click();
    await arriveAtPreview(page);
    await expect(page.getByText('Scans everywhere', { exact: true })).toBeVisible(MEASURED);
    expect(await decode(await download(page))).toEqual(['https://example.com/abcdef']);
  });
});
