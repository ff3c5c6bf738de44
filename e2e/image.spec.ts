import { readFileSync } from 'node:fs';
import type { JSHandle, Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { shootDraft } from './draft.ts';
import { arriveAtPreview, decode, download, drop, generate, openGenerator, pixels, upload } from './generator-page.ts';
import { expect, test } from './guards.ts';

// With this factor, the draft on the screen has as many pixels as the finished picture.
test.use({ deviceScaleFactor: 1.6 });

const TEXT = 'https://example.com';

function plainPng(width: number, height: number, [r, g, b]: readonly number[]): Buffer {
  const png = new PNG({ width, height });
  for (let start = 0; start < png.data.length; start += 4) png.data.set([r, g, b, 255], start);
  return PNG.sync.write(png);
}

const RED = plainPng(64, 64, [200, 30, 30]);

test('an image can be uploaded, dropped, pasted and removed, and is drawn; other files are refused', {
  tag: '@smoke',
}, async ({ page }) => {
  await openGenerator(page);
  await test.step('a refused file changes neither the tab nor the history, and an accepted file is a single undo step', () =>
    dropRefusedAndAccepted(page));
  await page.getByLabel('Website URL').fill(TEXT);
  await page.getByRole('tab', { name: 'Custom' }).click();
  await test.step('a file that is no image gives a notice with the reason and changes nothing; Remove Image moves the focus to the file input', () =>
    uploadNoImages(page));
  await test.step('an image can be dropped anywhere on the page, pasted and removed', () => dropAndPaste(page));
  await page.getByRole('button', { name: 'Remove Image' }).click();
  await waitForImages(page);
  await page.goBack();
  await page.getByRole('button', { name: 'Remove Image' }).click();
  await page.getByLabel('Website URL').fill(TEXT);
  await test.step('a centered logo lies on a white box, is as wide as the slider says, and keeps its proportions', () =>
    drawLogos(page));
});

async function drawLogos(page: Page): Promise<void> {
  await upload(page, 'logo.png', 'image/png', RED);
  await expect(page.getByText('Your image will blend with the QR code')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Your upload' })).toBeVisible();
  await expect(page.getByLabel('Logo Size')).toHaveValue('30');
  await expect(page.getByText(/^The logo hides modules, so this code has (\d+) × \1 of them instead of/)).toBeVisible();
  await page.getByLabel('Logo Size').fill('20');
  await expect(page.getByText('20%')).toBeVisible();
  await generate(page);
  const png = await download(page);
  expect(await decode(png)).toEqual([TEXT]);
  const picture = pixels(png);
  // The logo takes 20% of 400 px, which is 80 px, from 160 to 240. Its box extends 5 px farther.
  expect(picture.at(200, 200)).toBe('#c81e1eff');
  for (const [x, y] of [
    [161, 200],
    [238, 200],
    [200, 161],
    [200, 238],
  ])
    expect(picture.at(x, y)).toBe('#c81e1eff');
  for (let x = 156; x < 244; x++) {
    expect(picture.at(x, 157)).toBe('#ffffffff');
    expect(picture.at(x, 242)).toBe('#ffffffff');
  }
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('qrAnalytics') ?? '[]').at(-1))).toMatchObject({
    qrType: 'custom',
    customImage: true,
  });

  await page.goBack();
  await test.step('in the standard style, the image is neither drawn nor counted, but it is kept', async () => {
    await page.getByRole('tab', { name: 'Standard' }).click();
    await generate(page);
    expect(pixels(await download(page)).at(200, 200)).not.toBe('#c81e1eff');
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('qrAnalytics') ?? '[]').at(-1))).toMatchObject({
      qrType: 'standard',
      customImage: false,
    });
    await page.goBack();
    await page.getByRole('tab', { name: 'Custom' }).click();
    await expect(page.getByRole('img', { name: 'Your upload' })).toBeVisible();
  });
  await page.getByLabel('Logo Size').fill('30');
  await upload(page, 'wide.png', 'image/png', plainPng(128, 32, [200, 30, 30]));
  const draft = async () => pixels(await shootDraft(page));
  /** Colors of the draft: above the logo, at its left edge, at its right edge, and at its top edge. */
  const aroundWide = async () => {
    const { at } = await draft();
    return [at(200, 181), at(142, 200), at(257, 200), at(200, 187)];
  };
  // The logo's width is 30% of 400 px: 120 px, from 140 to 260. Its height is a quarter of that, from 185 to 215.
  await expect.poll(aroundWide).toEqual(['#ffffffff', '#c81e1eff', '#c81e1eff', '#c81e1eff']);

  await page.getByLabel('Logo Position').selectOption('Full Width');
  const near = (color: string, wanted: readonly number[]) =>
    wanted.every((channel, index) => {
      const found = Number.parseInt(color.slice(1 + 2 * index, 3 + 2 * index), 16);
      return Math.abs(found - channel) <= 2;
    });
  // The image covers white and black with its color, (200, 30, 30), at 30% opacity.
  const blended = async () => {
    const { at } = await draft();
    return near(at(3, 3), [239, 188, 188]) && near(at(19, 19), [60, 9, 9]);
  };
  await expect.poll(blended).toBe(true);
}

function jpegSample(name: string): Buffer {
  return readFileSync(`core/raster/testing/jpeg-${name}.jpg`);
}

/** Starts on a new page. At the end, the design of this page is the same as before. */
async function dropRefusedAndAccepted(page: Page): Promise<void> {
  const custom = page.getByRole('tab', { name: 'Custom' });
  await drop(page, 'text.png', 'image/png', Buffer.from('this is no image'));
  await expect(page.getByText('Failed to load custom image')).toBeVisible();
  await expect(custom).toHaveAttribute('aria-selected', 'false');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();

  await page.getByRole('button', { name: 'Dismiss' }).click();
  await drop(page, 'logo.png', 'image/png', RED);
  await page.getByRole('button', { name: 'Use it in the design' }).click();
  await expect(custom).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('img', { name: 'Your upload' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(custom).toHaveAttribute('aria-selected', 'false');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
}

/** Starts on the Custom tab of a new page, and ends there without an image. */
async function uploadNoImages(page: Page): Promise<void> {
  const field = page.getByLabel('Upload a logo or image');
  const said = page.locator('label', { has: field }).getByRole('status');
  await expect(said).toHaveText('or drop it here, or paste it');
  await upload(page, 'logo.png', 'image/png', RED);
  await expect(said).toHaveText('Image added');
  const shown = page.getByRole('img', { name: 'Your upload' });
  const before = await shown.getAttribute('src');
  const notice = page.getByText('Failed to load custom image');
  for (const [name, mimeType, content, why] of [
    ['text.png', 'image/png', Buffer.from('this is no image'), /can't read this file as an image/],
    [
      'clear.png',
      'image/png',
      PNG.sync.write(new PNG({ width: 9, height: 9 })),
      /Everything in this image is transparent/,
    ],
    ['cut.jpg', 'image/jpeg', jpegSample('without-eoi-with-trailer').subarray(0, 900), /damaged or incomplete/],
    [
      'web.svg',
      'image/svg+xml',
      Buffer.from('<svg><foreignObject><p/></foreignObject></svg>'),
      /would look different here/,
    ],
  ] as const) {
    await test.step(name, async () => {
      await upload(page, name, mimeType, content);
      await expect(notice).toBeVisible();
      await expect(page.getByRole('group', { name: 'Custom Image Blend' }).getByText(why)).toBeVisible();
      await expect(field).toHaveAccessibleDescription(why);
      await expect(shown).toHaveAttribute('src', before ?? '');
      await expect(page.getByText('Your image will blend with the QR code')).toBeVisible();
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await expect(notice).toHaveCount(0);
    });
  }
  await test.step('the reason disappears when the visitor changes the design', async () => {
    await page.getByLabel('Website URL').fill(`${TEXT}/a`);
    await expect(field).toHaveAccessibleDescription('');
    await expect(
      page.getByRole('group', { name: 'Custom Image Blend' }).getByText(/would look different here/),
    ).toHaveCount(0);
  });
  await test.step('a white logo can have a dark box, which ends with the logo', async () => {
    await upload(page, 'white.svg', 'image/svg+xml', readFileSync('e2e/samples/svg-white-only.svg'));
    await expect(page.getByText('This logo is light, so it disappears on its white box.')).toBeVisible();
    await upload(page, 'logo.png', 'image/png', RED);
    await expect(page.getByText('disappears on its white box')).toHaveCount(0);
    await upload(page, 'white.png', 'image/png', readFileSync('e2e/samples/logo-white-on-transparent.png'));
    await expect(page.getByText('This logo is light, so it disappears on its white box.')).toBeVisible();
    await page.getByRole('button', { name: 'Use a dark box' }).click();
    await expect(page.getByText('disappears on its white box')).toHaveCount(0);
    await expect.poll(async () => pixels(await shootDraft(page)).at(137, 200)).toBe('#222222ff');
    await page.getByLabel('Box Color').fill('#0000aa');
    await expect.poll(async () => pixels(await shootDraft(page)).at(137, 200)).toBe('#0000aaff');
    await upload(page, 'logo.png', 'image/png', RED);
    await expect(shown).toHaveAttribute('src', before ?? '');
    await expect(page.getByLabel('Box Color')).toHaveCount(0);
  });
  await test.step('JPEG files that break the standard are taken if they are complete', async () => {
    for (const name of ['padding-between-segments', 'without-eoi-with-trailer']) {
      const old = await shown.getAttribute('src');
      await upload(page, 'photo.jpg', 'image/jpeg', jpegSample(name));
      await expect(said).toHaveText('Image added');
      await expect(shown).not.toHaveAttribute('src', old ?? '');
      await upload(page, 'logo.png', 'image/png', RED);
      await expect(shown).toHaveAttribute('src', before ?? '');
    }
  });
  await page.getByRole('button', { name: 'Remove Image' }).focus();
  await page.keyboard.press('Enter');
  await expect(said).toHaveText('Image removed');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('');
}

function carried(page: Page): Promise<JSHandle<DataTransfer>> {
  return page.evaluateHandle((base64) => {
    const transfer = new DataTransfer();
    const content = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    transfer.items.add(new File([content], 'logo.png', { type: 'image/png' }));
    return transfer;
  }, RED.toString('base64'));
}

/** Starts on the Custom tab without an image, and ends there with an image. */
async function dropAndPaste(page: Page): Promise<void> {
  const field = page.locator('label', { has: page.getByLabel('Upload a logo or image') });
  const data = await carried(page);
  await field.dispatchEvent('drop', { dataTransfer: data });
  await expect(page.getByRole('img', { name: 'Your upload' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Image' }).click();
  await expect(page.getByRole('img', { name: 'Your upload' })).toHaveCount(0);
  await expect(page.getByText('Click Generate to create your QR code')).toBeVisible();

  await page.getByRole('tab', { name: 'Standard' }).click();
  await page.evaluate((transfer) => {
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }));
  }, data);
  // Elsewhere on the page it is asked about.
  const use = page.getByRole('button', { name: 'Use it in the design' });
  await expect(page.getByRole('tab', { name: 'Standard' })).toHaveAttribute('aria-selected', 'true');
  await use.click();
  await expect(page.getByRole('tab', { name: 'Custom' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('img', { name: 'Your upload' })).toBeVisible();

  // If the clipboard has a picture and text, pasting into a text field inserts the text, and pasting anywhere else adds
  // the picture.
  const pasteWithText = (selector: string) =>
    page.locator(selector).evaluate((target, transfer) => {
      transfer.setData('text/plain', 'copied words');
      const event = new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true });
      return target.dispatchEvent(event);
    }, data);
  await page.getByRole('button', { name: 'Remove Image' }).click();
  await page.getByRole('tab', { name: 'Standard' }).click();
  expect(await pasteWithText('input[inputmode="url"]')).toBe(true);
  await expect(page.getByRole('tab', { name: 'Standard' })).toHaveAttribute('aria-selected', 'true');
  expect(await pasteWithText('main')).toBe(false);
  await use.click();
  await expect(page.getByRole('img', { name: 'Your upload' })).toBeVisible();

  // Cells of a spreadsheet come with a picture of them, which is not meant: a cell is content, several are a table.
  await page.getByRole('button', { name: 'Remove Image' }).click();
  await page.getByRole('tab', { name: 'Standard' }).click();
  await pasteCells(page, data, 'example.com/cell\r\n');
  await expect(page.getByLabel('Website URL')).toHaveValue('example.com/cell');
  await expect(page.getByRole('tab', { name: 'Standard' })).toHaveAttribute('aria-selected', 'true');
  await page.getByLabel('Website URL').blur();
  await pasteCells(page, data, 'Name\tLink\r\nAnna\texample.com/1\r\nBen\texample.com/2\r\n');
  await expect(page.getByText('2 codes, 0 left out, 0 to check.')).toBeVisible();
  await pasteCells(page, data, 'Name\tLink\r\nCleo\texample.com/3\r\n');
  await expect(page.getByText('1 code, 0 left out, 0 to check.')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByLabel('Website URL')).toHaveValue('example.com/cell');
  await page.evaluate(
    (transfer) => {
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }));
    },
    await carried(page),
  );
  await use.click();
  await expect(page.getByRole('img', { name: 'Your upload' })).toBeVisible();

  // A file can be dropped anywhere on the page. While it is dragged over the page, a sheet covers the page.
  await page.getByRole('button', { name: 'Remove Image' }).click();
  await page.getByRole('tab', { name: 'Standard' }).click();
  const isLeftToBrowser = (type: string) =>
    page.locator('h1').evaluate(
      (heading, [kind, dataTransfer]) => {
        const event = new DragEvent(kind as string, { dataTransfer, bubbles: true, cancelable: true } as DragEventInit);
        return heading.dispatchEvent(event);
      },
      [type, data] as const,
    );
  const sheet = page.getByText('Drop the file anywhere');
  for (const leave of [() => isLeftToBrowser('dragleave'), () => page.keyboard.press('Escape')]) {
    expect(await isLeftToBrowser('dragover')).toBe(false);
    await expect(sheet).toBeVisible();
    await leave();
    await expect(sheet).toHaveCount(0, { timeout: 900 });
  }
  expect(await isLeftToBrowser('dragover')).toBe(false);
  await expect(sheet).toBeVisible();
  expect(await isLeftToBrowser('drop')).toBe(false);
  await expect(sheet).toHaveCount(0, { timeout: 900 });
  await use.click();
  await expect(page.getByRole('tab', { name: 'Custom' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('img', { name: 'Your upload' })).toBeVisible();
}

/** Delays every file that is read from now on, until `releaseFiles` is called. */
async function holdFiles(page: Page): Promise<void> {
  await page.evaluate(() => {
    const held = new Promise((resolve) => Object.assign(window, { releaseFiles: resolve }));
    File.prototype.arrayBuffer = async function () {
      await held;
      return Blob.prototype.arrayBuffer.call(this);
    };
  });
}

async function releaseFiles(page: Page): Promise<void> {
  await page.evaluate(() => (Reflect.get(window, 'releaseFiles') as () => void)());
}

/** Starts on the Custom tab without an image, and ends on the preview of the code. */
async function waitForImages(page: Page): Promise<void> {
  const shown = page.getByRole('img', { name: 'Your upload' });
  const notice = page.getByText('Failed to load custom image');

  await test.step('Remove Image removes the current image and cancels the reading of the next one', async () => {
    await upload(page, 'logo.png', 'image/png', RED);
    await expect(shown).toBeVisible();
    await holdFiles(page);
    await upload(page, 'other.png', 'image/png', RED);
    await expect(page.getByText('Reading the image…')).toBeVisible();
    await page.getByRole('button', { name: 'Remove Image' }).click();
    await expect(shown).toHaveCount(0);
    await releaseFiles(page);
    // Files are read in order, so when the notice about `text.png` appears, the canceled file has been read.
    await upload(page, 'text.png', 'image/png', Buffer.from('this is no image'));
    await expect(notice).toBeVisible();
    await expect(page.getByText('Click Generate to create your QR code')).toBeVisible();
    await expect(shown).toHaveCount(0);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice).toHaveCount(0);
  });

  await test.step('Generate waits for an image that is being read, and makes no code if the image is refused', async () => {
    await holdFiles(page);
    await upload(page, 'logo.png', 'image/png', RED.subarray(0, 60));
    await page.getByRole('button', { name: 'Generate QR Code' }).click();
    await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled();
    await releaseFiles(page);
    await expect(notice).toBeVisible();
    await expect(page.getByRole('button', { name: 'Generate QR Code' })).toBeEnabled();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.getItem('qrAnalytics'))).toBeNull();
  });

  await test.step('Generate waits for an image that is being read, and the code contains the image', async () => {
    await holdFiles(page);
    await upload(page, 'logo.png', 'image/png', RED);
    await page.getByRole('button', { name: 'Generate QR Code' }).click();
    await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled();
    await expect(page.getByText('Reading the image…')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('qrAnalytics'))).toBeNull();
    await releaseFiles(page);
    await arriveAtPreview(page);
    expect(pixels(await download(page)).at(200, 200)).toBe('#c81e1eff');
  });
}

/** Pastes cells of a spreadsheet with nothing focused. `picture` is a clipboard with a picture. */
async function pasteCells(page: Page, picture: JSHandle<DataTransfer>, text: string): Promise<void> {
  await page.evaluate(
    ([clipboardData, cells]) => {
      clipboardData.setData('text/plain', cells);
      clipboardData.setData('text/html', `<table><tr><td>${cells}</td></tr></table>`);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [picture, text] as const,
  );
}

test('a scan is taken as an image, and of several pages the first', async ({ page }) => {
  await openGenerator(page);
  await page.getByRole('tab', { name: 'Custom' }).click();
  for (const name of ['palette.tif', 'ycbcr-jpeg.tif', 'pages.tif']) {
    await upload(page, name, 'image/tiff', readFileSync(`core/raster/testing/scans/${name}`));
    const shown = page.getByRole('img', { name: 'Your upload' });
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(111);
  }
  await expect(page.getByText('This file has several pages. The first one is used.')).toBeVisible();
});
