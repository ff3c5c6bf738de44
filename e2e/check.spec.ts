import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { drop, generate, isInteractive, openGenerator, paste } from './generator-page.ts';
import { expect, test } from './guards.ts';
import { cameraFrame, pngOf, printedCode } from './printed-codes.ts';
import { redPng } from './sample-code.ts';

test.use({ hasDecoders: true });

const MENU = 'https://example.com/menu?table=12';
const WIFI = 'WIFI:T:WPA;S:Cafe;P:longenough;;';

async function choose(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  await page.getByLabel('Choose a picture').setInputFiles({ name, mimeType, buffer });
}

const codesOf = (page: Page) => page.getByRole('list', { name: 'Codes in this picture' }).getByRole('button');

test('codes in any picture are found and judged, and made anew in the generator', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.goto('/check');
  await isInteractive(page);

  await test.step('a print says which modules are misread, and how much error correction they use', async () => {
    const print = printedCode(MENU, 8, 12);
    // White on black.
    for (let at = 0; at < print.data.length; at++) if (at % 4 < 3) print.data[at] = 255 - print.data[at];
    await choose(page, 'print.png', 'image/png', pngOf(print));
    await expect(codesOf(page)).toHaveText([/^Opens example\.com\/menu/]);
    await expect(page.getByText('12 of 1,089 modules are misread. They are marked here.')).toBeVisible();
    const blocks = page.getByRole('list', { name: 'Error correction used' }).getByRole('listitem');
    await expect(blocks.first()).toContainText(/^Block 1: [1-9]\d* of \d+/);
    await expect(page.getByText('Unlikely to scan')).not.toHaveCount(0);
    await expect(page.getByText('Make it dark on light.')).toBeVisible();
  });

  await test.step('each of several codes is chosen by the keyboard, and its secrets are masked', async () => {
    await paste(
      page,
      'two.png',
      'image/png',
      pngOf(cameraFrame(1280, 720, printedCode(MENU, 8), printedCode(WIFI, 8))),
    );
    await expect(codesOf(page)).toHaveCount(2);
    await codesOf(page).filter({ hasText: 'Joins the Wi-Fi Cafe' }).press('Enter');
    await expect(page.getByRole('main')).toContainText('••••••••');
    await expect(page.getByRole('main')).not.toContainText('longenough');
    await expect(codesOf(page).filter({ hasText: 'Scans everywhere' })).toHaveCount(2);
  });

  await test.step('a code is made anew in the generator', async () => {
    await page.getByRole('button', { name: 'Make it anew' }).click();
    await expect(page.getByLabel('Network Name (SSID)')).toHaveValue('Cafe');
  });
});

test('an example is checked by one press, and a picture stays over a reload, until another is chosen', async ({
  page,
}) => {
  await page.goto('/check');
  await isInteractive(page);
  const example = page.getByRole('region', { name: 'What a check shows' });
  const figure = page.getByRole('img', { name: 'The picture' });
  await example.getByRole('button', { name: 'Check this example' }).press('Enter');
  await expect(example).toBeHidden();
  for (const again of [false, true]) {
    if (again) await page.reload();
    await expect(codesOf(page)).toHaveText([/^Opens example\.com\/menu/]);
    await expect(page.getByText('Scans in good conditions').first()).toBeVisible();
    await expect(page.getByText('11 of 841 modules are misread. They are marked here.')).toBeVisible();
    await expect(figure).toBeVisible();
    await expect(example).toBeHidden();
  }
  await choose(page, 'print.png', 'image/png', pngOf(printedCode(WIFI, 8)));
  await expect(codesOf(page)).toHaveText([/^Joins the Wi-Fi Cafe.*Scans everywhere/]);
  await page.reload();
  await expect(codesOf(page)).toHaveText([/^Joins the Wi-Fi Cafe/]);
  await choose(page, 'text.png', 'image/png', Buffer.from('no picture'));
  await expect(page.getByText(/^We can't read this file as an image\./)).toBeVisible();
  await page.reload();
  await expect(example).toBeVisible();
});

test('a picture without a code, or that is none, gets a sentence', async ({ page }) => {
  await openGenerator(page);
  await page.getByRole('main').getByRole('link', { name: 'Will it scan?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Will it scan?' })).toBeVisible();
  await drop(page, 'red.png', 'image/png', redPng());
  await expect(page.getByText(/^No code found/)).toBeVisible();
  await page.getByRole('link', { name: 'Type what it should say, and make it new' }).press('Enter');
  await expect(page.getByLabel('Website URL')).toBeFocused();
  await expect(page.getByLabel('Website URL')).toBeInViewport();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await drop(page, 'flyer.pdf', 'application/pdf', Buffer.from('%PDF-1.7'));
  await expect(page.getByText(/^A PDF can't be checked\./)).toBeVisible();
  await choose(page, 'text.png', 'image/png', Buffer.from('no picture'));
  await expect(page.getByText(/^We can't read this file as an image\./)).toBeVisible();
});

test('a picture that was dropped on the home page is checked', async ({ page }) => {
  await openGenerator(page);
  await drop(page, 'print.png', 'image/png', pngOf(printedCode(MENU, 8)));
  const panel = page.getByRole('region', { name: 'Found in the file' });
  await panel.getByRole('link', { name: 'Will it scan?' }).click();
  await expect(codesOf(page)).toHaveText([/^Opens example\.com\/menu/]);
});

test('a picture is compared with a saved code, which stays chosen', async ({ page }) => {
  await openGenerator(page);
  await page.getByLabel('Website URL').fill(MENU);
  await generate(page);
  const made = await page.evaluate(() => sessionStorage.getItem('generatedQRImage') ?? '');
  await page.goto('/check');
  await isInteractive(page);
  for (const [picture, sentence] of [
    [Buffer.from(made.split(',')[1], 'base64'), 'The print matches the saved code, module for module.'],
    [
      pngOf(printedCode(MENU, 8)),
      'The text is the same, but the code was built anew, by another program or from another design.',
    ],
    [pngOf(printedCode(WIFI, 8)), 'This is another code. The saved one does this: Opens example.com/menu.'],
  ] as const) {
    await choose(page, 'print.png', 'image/png', picture);
    if (sentence.startsWith('The print')) {
      await page.getByText('Compare and measure').click();
      await page.getByLabel('Compare with a saved code').selectOption({ index: 1 });
    }
    await expect(page.getByText(sentence)).toBeVisible();
  }
});

test('scans are read as TIFF, and of several pages the first', async ({ page }) => {
  const scan = (name: string): Buffer => readFileSync(`core/raster/testing/scans/${name}`);
  await page.goto('/check');
  await isInteractive(page);
  for (const name of ['group4.tif', 'tiled-jpeg.tif']) {
    await choose(page, name, 'image/tiff', scan(name));
    await expect(codesOf(page)).toHaveText([/^Opens example\.com\/menu/]);
    const shown = page.getByRole('img', { name: 'The picture' });
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(111);
  }
  await choose(page, 'pages.tif', 'image/tiff', scan('pages.tif'));
  await expect(page.getByText('This file has 3 pages. Only the first one was checked.')).toBeVisible();
  await choose(page, 'cmyk.tif', 'image/tiff', scan('cmyk.tif'));
  await expect(page.getByText("This browser can't show this kind of image. Save it as a PNG or JPEG.")).toBeVisible();
});
