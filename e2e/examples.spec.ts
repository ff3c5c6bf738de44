import { Buffer } from 'node:buffer';
import { encodePng } from '#raster';
import { drawSample } from '#weaving/testing';
import { arriveAtPreview, decode, download, generate, openGenerator, shownText } from './generator-page.ts';
import { expect, test } from './guards.ts';

/** The beginnings of the examples' accessible names. */
const NAMES = [/woven from a portrait/, /dots in a gradient/, /with a logo/];

/** Allows for measuring a verdict. */
const MEASURED = { timeout: 60_000 };

test.describe('without a verdict', () => {
  test.use({ hasDecoders: false });

  test('before anything is typed, the sheet shows an example, and two others on request', async ({ page }) => {
    await openGenerator(page);
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview.getByText('Click Generate to create your QR code')).toBeVisible();
    await expect(preview.getByText(/^An example that scans.*NASA, public domain/)).toBeVisible();
    for (const name of [...NAMES, NAMES[0]]) {
      await expect(preview.getByRole('img', { name })).toBeVisible();
      await preview.getByRole('button', { name: 'Next example' }).click();
    }
    await page.getByLabel('Website URL').fill('https://example.com');
    await expect(preview.getByRole('img', { name: 'QR code for https://example.com' })).toBeVisible();
    await expect(preview.getByText(/An example/)).toHaveCount(0);
  });

  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    test(`the example is not the largest paint at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await expect(page.getByRole('img', { name: NAMES[0] })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const largest = await page.evaluate(
        () =>
          new Promise<string[]>((resolve) => {
            new PerformanceObserver((list) => {
              resolve(
                list
                  .getEntries()
                  .map((entry) => `${Reflect.get(entry, 'url')} ${Reflect.get(entry, 'element')?.tagName}`),
              );
            }).observe({ type: 'largest-contentful-paint', buffered: true });
          }),
      );
      expect(largest.length).toBeGreaterThan(0);
      for (const paint of largest) expect(paint).not.toMatch(/webp|DIV/);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the example is shown', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('img', { name: NAMES[0] })).toBeVisible();
      await expect(page.getByText('Click Generate to create your QR code')).toBeVisible();
    });
  });

  test('a plain code takes two taps from the empty page', async ({ page }) => {
    await openGenerator(page);
    await page.getByLabel('Website URL').click();
    await page.keyboard.type('https://example.com');
    await generate(page);
    expect(await shownText(page)).toEqual(['https://example.com']);
  });
});

test('a woven code of a photograph that scans takes three taps from the empty page', async ({ page }) => {
  test.slow();
  await openGenerator(page);
  const buffer = Buffer.from(await encodePng(drawSample('flower', 300)));
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByText('Use your own photo').click()]);
  await chooser.setFiles({ name: 'portrait.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('Your photo is added. Enter your content to see it in your code.')).toBeVisible();
  await page.getByLabel('Website URL').click();
  await page.keyboard.type('https://example.com/abcdef');
  await page.getByRole('button', { name: 'Generate QR Code' }).click();
  await arriveAtPreview(page);
  await expect(page.getByText('Scans everywhere', { exact: true })).toBeVisible(MEASURED);
  expect(await decode(await download(page))).toEqual(['https://example.com/abcdef']);
});

test('each example gets the verdict "everywhere" for the pixels that the browser decodes', async ({ page }) => {
  test.slow();
  await openGenerator(page);
  const pictures: string[] = [];
  for (const name of NAMES) {
    const example = page.getByRole('img', { name });
    await expect(example).toBeVisible();
    pictures.push(
      await example.evaluate(async (element) => {
        const [, source] = /url\("(.*)"\)/.exec(getComputedStyle(element).borderImageSource) ?? [];
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = image.naturalWidth;
        canvas.height = image.naturalHeight;
        canvas.getContext('2d')?.drawImage(image, 0, 0);
        return canvas.toDataURL('image/png');
      }),
    );
    await page.getByRole('button', { name: 'Next example' }).click();
  }
  for (const [index, picture] of pictures.entries()) {
    expect(await decode(Buffer.from(picture.split(',')[1], 'base64'))).toEqual(['https://example.com']);
    await page.evaluate((url) => {
      sessionStorage.clear();
      localStorage.setItem('lastGeneratedQR', url);
    }, picture);
    await page.goto('/preview');
    await expect(page.getByText('Tested as photographed in 14 ways.'), `example ${index}`).toBeVisible(MEASURED);
    await expect(page.getByText('Scans everywhere', { exact: true }), `example ${index}`).toBeVisible();
  }
});
