import { Buffer } from 'node:buffer';
import type { Locator, Page } from '@playwright/test';
import { arriveAtPreview, decode, download, generate, isInteractive, shownText } from './generator-page.ts';
import { expect, test } from './guards.ts';
import { PHOTO } from './woven-page.ts';

/** Parts of the accessible names of the examples, in the order in which the page shows the examples. */
const NAMES = [/woven from a portrait/, /dots in a gradient/, /with a logo/];

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

/** Draws the shown example on a canvas, and returns its pixels as a PNG. */
async function decodedByBrowser(example: Locator): Promise<Buffer> {
  const url = await example.evaluate(async (element) => {
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
  return Buffer.from(url.split(',')[1], 'base64');
}

test('the empty page shows examples that scan, and a few taps make a plain code or one like the first example', async ({
  page,
}) => {
  const preview = page.getByRole('region', { name: 'Preview' });

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
  await isInteractive(page);

  await test.step('the empty page shows an example, and "Next example" leads to two others and back; each decodes', async () => {
    await expect(preview.getByText('Click Generate to create your QR code')).toBeVisible();
    await expect(preview.getByText(/^A working example.*NASA, public domain/)).toBeVisible();
    for (const name of NAMES) {
      const example = preview.getByRole('img', { name });
      expect(await decode(await decodedByBrowser(example)), String(name)).toEqual(['https://example.com']);
      await preview.getByRole('button', { name: 'Next example' }).click();
    }
    await expect(preview.getByRole('img', { name: NAMES[0] })).toBeVisible();
  });

  await test.step('two taps on the empty page make a plain code: one on the field, one on Generate', async () => {
    await page.getByLabel('Website URL').click();
    await page.keyboard.insertText('https://example.com');
    await generate(page);
    expect(await shownText(page)).toEqual(['https://example.com']);
  });

  await test.step('from the empty page, three taps weave a photograph into a code', async () => {
    await page.getByRole('button', { name: 'New code', exact: true }).click();
    const choosing = page.waitForEvent('filechooser');
    await page.getByText('Use your own photo').click();
    await (await choosing).setFiles(PHOTO);
    await expect(preview.getByRole('img', { name: 'A sample QR code with your picture' })).toBeVisible();
    await expect(page.getByText('A sample with your picture. Enter your content')).toBeVisible();
    await page.getByLabel('Website URL').click();
    await page.keyboard.insertText('https://example.com/abcdef');
    await expect(preview.getByRole('img', { name: 'QR code for https://example.com/abcdef' })).toBeVisible();
    await expect(preview.getByText(/An example/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Generate QR Code' }).click();
    await arriveAtPreview(page);
    expect(await decode(await download(page))).toEqual(['https://example.com/abcdef']);
  });
});
