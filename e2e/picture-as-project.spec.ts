import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { download, drop, generate, openFile, openGenerator, paste, pixels, saveBy } from './generator-page.ts';
import { expect, test } from './guards.ts';
import { redPng } from './sample-code.ts';
import { PHOTO } from './woven-page.ts';

// Without this, the library would fetch the file from another host.
const { buffer } = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm'));
prepareZXingModule({ overrides: { wasmBinary: buffer as ArrayBuffer } });

const upload = (page: Page) => page.getByRole('img', { name: 'Your upload' });

const panelOf = (page: Page) => page.getByRole('region', { name: 'Found in the file' });

test.describe('a saved picture', () => {
  test('contains its design, which the generator opens; a picture without a design is added as an image', {
    tag: '@smoke',
  }, async ({ page }) => {
    await openGenerator(page);
    await page.getByRole('tab', { name: 'Custom' }).click();
    await page.getByRole('textbox', { name: 'Foreground', exact: true }).fill('#0a3d62');
    await page.getByLabel('Website URL').fill('example.com/menu');
    await generate(page);
    const stored = await page.evaluate(() => sessionStorage.getItem('generatedQRImage') ?? '');
    await expect(page.getByText(/^Saved files also contain what you typed and your style,/)).toBeVisible();
    const whole = await download(page);
    const bare = Buffer.from(stored.split(',')[1], 'base64');
    expect(whole.length).toBeGreaterThan(bare.length);
    expect(PNG.sync.read(whole).data).toEqual(PNG.sync.read(bare).data);
    expect(pixels(whole).width).toBe(400);
    await page.getByLabel('Include my design in saved files').uncheck();
    await expect.poll(async () => (await download(page)).equals(bare)).toBe(true);
    await page.getByLabel('Include my design in saved files').check();

    await page.getByRole('tab', { name: 'Print file' }).click();
    await page.getByLabel('Size').fill('35');
    await page.getByRole('radio', { name: '2', exact: true }).check();
    const files: Record<string, Buffer> = { png: whole };
    for (const format of ['SVG', 'PDF']) {
      await page.getByRole('radio', { name: format }).check({ force: true });
      const file = await saveBy(page.getByRole('button', { name: `Download ${format}` }));
      files[format.toLowerCase()] = readFileSync(await file.path());
    }

    await page.getByRole('link', { name: 'Change the design' }).click();
    const url = page.getByLabel('Website URL');
    await test.step('a file opens at once if no work is lost, with the choices with which it was saved', async () => {
      await page.evaluate(() => localStorage.removeItem('fileChoice'));
      await page.getByRole('button', { name: 'New code' }).click();
      await openFile(page, 'a.svg', 'image/svg+xml', files.svg);
      await expect(page.getByText('Design opened from the file.')).toBeVisible();
      await expect(url).toHaveValue('example.com/menu');
      await expect(url).toBeFocused();
      await expect(panelOf(page)).toHaveCount(0);
      await url.fill('example.com/summer');
      await generate(page);
      const again = await saveBy(page.getByRole('button', { name: 'Save as SVG again' }));
      expect(again.suggestedFilename()).toBe('quietzone-example.com-summer-35mm.svg');
      await page.getByRole('tab', { name: 'Print file' }).click();
      await expect(page.getByLabel('Size')).toHaveValue('35');
      await expect(page.getByRole('radio', { name: '2', exact: true })).toBeChecked();
      await page.getByRole('link', { name: 'Change the design' }).click();
    });
    for (const [format, type, bring] of [
      ['png', 'image/png', drop],
      ['pdf', 'application/pdf', openFile],
    ] as const) {
      await url.fill('mine.example');
      await bring(page, `a.${format}`, type, files[format]);
      await panelOf(page).getByRole('button', { name: 'Open this design' }).click();
      await expect(url).toHaveValue('example.com/menu');
      await expect(url).toBeFocused();
      await expect(panelOf(page)).toHaveCount(0);
      await page.keyboard.press('Control+z');
      await expect(url).toHaveValue('mine.example');
    }

    await openFile(page, 'a.pdf', 'application/pdf', files.pdf);
    await expect(panelOf(page).getByRole('button', { name: 'Open this design' })).toBeVisible();
    // A PDF can't be an image.
    await expect(panelOf(page).getByRole('button', { name: 'Use as image' })).toHaveCount(0);
    await panelOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(panelOf(page)).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'QR Content' })).toBeFocused();

    await drop(page, 'a.svg', 'image/svg+xml', files.svg);
    await expect(panelOf(page).getByRole('button', { name: 'Open this design' })).toBeVisible();
    await panelOf(page).getByRole('button', { name: 'Use as image' }).click();
    await expect(page.getByRole('region', { name: 'QR Content' })).toBeFocused();
    await expect(page.getByRole('img', { name: 'Your upload' })).toBeVisible();
    await expect(url).toHaveValue('mine.example');

    // Damages one byte of the compressed design.
    const broken = Buffer.from(whole);
    broken[broken.indexOf('Quietzone design') + 40] ^= 0xff;
    await drop(page, 'a.png', 'image/png', broken);
    await expect(page.getByText('The design in this file is damaged.')).toBeVisible();
    await expect(url).toHaveValue('mine.example');
  });
});

async function foreignCodes(...texts: string[]): Promise<Buffer> {
  const pictures = await Promise.all(
    texts.map(async (text) => {
      const { image } = await writeBarcode(text, { format: 'QRCode', scale: 6, addQuietZones: true });
      return PNG.sync.read(Buffer.from(await (image as Blob).arrayBuffer()));
    }),
  );
  const side = Math.max(...pictures.map(({ height }) => height));
  const whole = new PNG({ width: side * pictures.length, height: side });
  whole.data.fill(255);
  for (const [k, picture] of pictures.entries()) {
    PNG.bitblt(picture, whole, 0, 0, picture.width, picture.height, k * side, 0);
  }
  return PNG.sync.write(whole);
}

test.describe('with decoders', () => {
  test.use({ hasDecoders: true, expectedMessages: /ERR_FAILED|WorkerFailure/ });

  test('codes of another program are read from a dropped picture, and one of them can be edited', async ({ page }) => {
    await openGenerator(page);
    await test.step('if the worker that searches for codes fails to load, the image is added, and a notice says so', async () => {
      await page.route('**/assets/codes-worker-*', (route) => route.abort());
      await drop(page, 'photo.png', 'image/png', redPng());
      await expect(page.getByText('Your image will blend with the QR code')).toBeVisible();
      const notice = page.getByRole('listitem').filter({ hasText: "Couldn't look for codes in this image." });
      await expect(notice).toContainText(
        'The image was added. To look for codes, check your connection and add it again.',
      );
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
    });

    await page.getByLabel('Website URL').fill('mine.example');
    // Screen readers announce a text only if its live region was there first, so the regions are listed before the drop.
    const regions = await page.locator('main [role=status]').elementHandles();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByLabel('Website URL')).not.toBeInViewport();
    await drop(
      page,
      'codes.png',
      'image/png',
      await foreignCodes('https://bit.ly/3abc', 'WIFI:T:WPA;S:Cafe;P:longenough;;'),
    );
    const panel = panelOf(page);
    await expect(panel.getByRole('heading', { name: 'There are 2 codes in this image' })).toBeVisible();
    await expect(panel.getByRole('heading')).toBeInViewport({ ratio: 1 });
    const texts = await Promise.all(regions.map((region) => region.textContent()));
    expect(texts).toContain('There are 2 codes in this image');
    await panel.getByRole('radio', { name: /bit\.ly/ }).check();
    await expect(panel.getByText('This code leads to bit.ly, which forwards')).toBeVisible();
    await expect(
      panel.getByText(/This code has \d+ × \d+ modules: version \d+, error correction [LMQH], and mask \d\./),
    ).toBeVisible();
    await expect(panel.getByText(/A code made here would have .*error correction H/)).toBeVisible();
    await panel.getByRole('radio', { name: /Cafe/ }).check();
    await expect(panel).not.toContainText('longenough');
    await panel.getByRole('button', { name: 'Edit this code' }).press('Enter');
    await expect(page.getByLabel('Network Name (SSID)')).toHaveValue('Cafe');
    await expect(page.getByLabel('Network Name (SSID)')).toBeFocused();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('longenough');
    // The dropped picture has not become the logo.
    await page.getByRole('tab', { name: 'Custom' }).click();
    await expect(page.getByRole('img', { name: 'Your upload' })).toHaveCount(0);

    await test.step('a code that is small in a photo or a scan, or faint, is found', async () => {
      for (const [name, type, text] of [
        ['photo-12mp-code-170px.jpg', 'image/jpeg', 'https://example.com/table/17'],
        ['scan-a4-300dpi-15mm-code.jpg', 'image/jpeg', 'https://example.com/flyer/2026/summer'],
        ['faint-code.png', 'image/png', 'https://example.com/faint'],
      ]) {
        await drop(page, name, type, readFileSync(`e2e/samples/${name}`));
        await expect(panel.getByRole('heading', { name: 'There is a code in this image' })).toBeVisible();
        await expect(panel.getByText(text)).toBeVisible();
        await panel.getByRole('button', { name: 'Close' }).click();
      }
    });

    await test.step('a picture without a code changes nothing until the visitor has chosen', async () => {
      await page.getByRole('button', { name: 'Remove Image' }).click();
      for (const [bring, name, type, bytes] of [
        [drop, 'logo.png', 'image/png', redPng()],
        [paste, 'logo.png', 'image/png', redPng()],
        [openFile, 'cat.jpg', PHOTO.mimeType, PHOTO.buffer],
      ] as const) {
        await bring(page, name, type, bytes);
        await expect(panel.getByRole('heading', { name: 'No code found in this picture' })).toBeVisible();
        await panel.getByRole('button', { name: 'Type what it should say' }).press('Enter');
        await expect(panel).toHaveCount(0);
        await expect(page.getByLabel('Network Name (SSID)')).toBeFocused();
        await expect(upload(page)).toHaveCount(0);
      }
      await drop(page, 'logo.png', 'image/png', redPng());
      await panel.getByRole('button', { name: 'Use it in the design' }).press('Enter');
      await expect(page.getByRole('region', { name: 'QR Content' })).toBeFocused();
      await expect(upload(page)).toBeVisible();
      await expect(page.getByLabel('Logo Position')).toHaveValue('center');
    });

    await test.step('a photo is woven when it is used', async () => {
      await drop(page, 'cat.jpg', PHOTO.mimeType, PHOTO.buffer);
      await panel.getByRole('button', { name: 'Use it in the design' }).click();
      await expect(page.getByLabel('Logo Position')).toHaveValue('full');
      await expect(page.getByRole('radio', { name: 'Woven into the code' })).toBeChecked();
    });

    await test.step('what is uploaded as an image is the image at once', async () => {
      await page.getByRole('button', { name: 'Remove Image' }).click();
      await page.getByLabel('Upload a logo or image').setInputFiles({
        name: 'logo.png',
        mimeType: 'image/png',
        buffer: redPng(),
      });
      await expect(upload(page)).toBeVisible();
      await expect(panel).toHaveCount(0);
    });
  });
});
