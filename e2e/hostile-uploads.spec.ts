import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { decode, download, generate, openCustom, type Picture, pixels, upload } from './generator-page.ts';
import { expect, test } from './guards.ts';
import { animatedGif, blackPng, REFUSED_SVGS, SLOW_SVGS, turnedJpeg } from './hostile-files.ts';

test.use({ hasDecoders: false });

const TEXT = 'https://example.com';

/** Uploads a file and returns the stored image, which must differ from the earlier one. */
async function keep(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<Picture> {
  const shown = page.getByRole('img', { name: 'Your upload' });
  const before = (await shown.count()) > 0 ? await shown.getAttribute('src') : null;
  await upload(page, name, mimeType, buffer);
  await expect.poll(() => shown.getAttribute('src'), name).not.toBe(before);
  const [head, base64] = ((await shown.getAttribute('src')) as string).split(',');
  expect(head, name).toBe('data:image/png;base64');
  return pixels(Buffer.from(base64, 'base64'));
}

/** Generates and downloads the code. The uploaded image is in its middle, with a longer side of 120 pixels. */
async function finish(page: Page): Promise<Picture> {
  await generate(page);
  const png = await download(page);
  expect(await decode(png)).toEqual([TEXT]);
  return pixels(png);
}

function expectColor(picture: Picture, [x, y]: readonly [number, number], color: readonly number[]): void {
  const found = [1, 3, 5].map((start) => Number.parseInt(picture.at(x, y).slice(start, start + 2), 16));
  // JPEG keeps colors only approximately.
  for (const [index, channel] of color.entries()) {
    expect(Math.abs(found[index] - channel), `${found} at ${x}, ${y}`).toBeLessThanOrEqual(12);
  }
}

const RED = [200, 30, 30] as const;
const BLUE = [30, 30, 200] as const;
const WHITE = [255, 255, 255] as const;

/** Lets the browser make a JPEG of 80 × 40 pixels. Its left half is red, and its right half is blue. */
async function redAndBlueJpeg(page: Page): Promise<Buffer> {
  const url = await page.evaluate(
    ([left, right]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 80, height: 40 });
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.fillStyle = `rgb(${left})`;
      context.fillRect(0, 0, 40, 40);
      context.fillStyle = `rgb(${right})`;
      context.fillRect(40, 0, 40, 40);
      return canvas.toDataURL('image/jpeg', 0.95);
    },
    [RED.join(), BLUE.join()],
  );
  return Buffer.from(url.split(',')[1], 'base64');
}

function halfTransparentPng(): Buffer {
  const png = new PNG({ width: 60, height: 60 });
  for (let y = 0; y < 60; y++) {
    for (let x = 0; x < 60; x++) png.data.set([...RED, x < 30 ? 255 : 0], 4 * (y * 60 + x));
  }
  return PNG.sync.write(png);
}

test('uploaded images of many formats are kept and drawn; a file that cannot be drawn changes nothing', async ({
  page,
}) => {
  test.slow();
  await openCustom(page, TEXT);
  const photo = await redAndBlueJpeg(page);
  await keepEveryFile(page, photo);

  await keep(page, 'half.png', 'image/png', halfTransparentPng());
  await test.step('a file that cannot be drawn gives a notice, and the earlier image stays', () =>
    refuseEveryFile(page));
  await test.step('transparent parts of a PNG show the white box, not the code', async () => {
    const picture = await finish(page);
    expectColor(picture, [160, 200], RED);
    for (let y = 145; y < 255; y += 5) {
      for (let x = 205; x < 255; x += 5) expectColor(picture, [x, y], WHITE);
    }
  });

  await page.goBack();
  await test.step('if the browser falsifies canvas pixels, an image keeps its colors or is refused with a reason', () =>
    keepWithFalsifiedCanvas(page, photo));

  await test.step('an animation in a stored template is shown as a still image', async () => {
    const customImage = `data:image/gif;base64,${animatedGif([RED, BLUE]).toString('base64')}`;
    const template = JSON.stringify({ content: TEXT, type: 'url', qrType: 'custom', customImage });
    await page.evaluate((text) => localStorage.setItem('selectedQRTemplate', text), template);
    await page.goto('/');
    await expect(page.getByText('QR code generated successfully from template!')).toBeVisible();
    await page.getByLabel('Logo Size').fill('25');
    const drawn = page.getByRole('region', { name: 'Preview' }).locator('svg image');
    await expect(drawn).toHaveAttribute('href', /^data:image\/png;base64,/);
  });
});

test.describe('an SVG that is slow to draw', () => {
  // While the page draws, the answer of the database can come too late.
  test.use({ expectedMessages: /kept for this visit only/ });

  test('is refused with a reason, or drawn as large as it can be without delay', async ({ page }) => {
    test.slow();
    await openCustom(page, TEXT);
    const shown = page.getByRole('img', { name: 'Your upload' });
    const notice = page.getByText('Failed to load custom image');
    const why = page
      .getByRole('group', { name: 'Custom Image Blend' })
      .getByText(/^(This|Everything in this) (SVG|image)/);
    for (const [name, text] of Object.entries({ ...REFUSED_SVGS, ...SLOW_SVGS })) {
      await test.step(name, async () => {
        await upload(page, `${name}.svg`, 'image/svg+xml', Buffer.from(text));
        await expect(name in REFUSED_SVGS ? notice : shown.or(notice)).toBeVisible();
        if (await notice.isVisible()) {
          await expect(why).toBeVisible();
          await page.getByRole('button', { name: 'Dismiss' }).click();
          await expect(notice).toHaveCount(0);
        } else {
          await page.getByRole('button', { name: 'Remove Image' }).click();
          await expect(shown).toHaveCount(0);
        }
      });
    }
  });
});

/** Uploads files that must all be refused. The Custom tab must be open with an image, which no upload may change. */
async function refuseEveryFile(page: Page): Promise<void> {
  const shown = page.getByRole('img', { name: 'Your upload' });
  const before = await shown.getAttribute('src');
  const notice = page.getByText('Failed to load custom image');
  const png = PNG.sync.write(new PNG({ width: 40, height: 40 }));
  for (const [name, type, content] of [
    ['20,000 pixels in both directions', 'image/png', blackPng(20_000, 20_000)],
    ['four billion pixels in one row', 'image/png', withSize(png, 0xffffffff, 1)],
    ['no pixels at all', 'image/png', withSize(png, 0, 0)],
    ['an empty file', 'image/png', Buffer.alloc(0)],
    ['an HTML page named as a picture', 'image/jpeg', Buffer.from('<!doctype html><img src=/none>')],
    ['half an animation', 'image/gif', animatedGif([RED, BLUE]).subarray(0, 60)],
    [
      'an SVG cut short',
      'image/svg+xml',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect'),
    ],
    ['an archive', 'application/zip', Buffer.from('PK\x03\x04'.padEnd(200, '\0'))],
  ] as const) {
    await test.step(name, async () => {
      await upload(page, 'second', type, content);
      await expect(notice).toBeVisible();
      await expect(shown).toHaveAttribute('src', before ?? '');
      await expect(page.getByLabel('Website URL')).toHaveValue(TEXT);
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await expect(notice).toHaveCount(0);
    });
  }
}

/** Returns the PNG with another size in its header. The header's checksum stays the same, so it is wrong. */
function withSize(file: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(file);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  return changed;
}

/** The Custom tab must be open. Uploads images of many formats, which are kept upright, complete and small enough. */
async function keepEveryFile(page: Page, photo: Buffer): Promise<void> {
  await test.step('a JPEG is recognized by its bytes, although its name and type are those of other formats', async () => {
    const image = await keep(page, 'letter.txt', 'image/svg+xml', photo);
    expect([image.width, image.height]).toEqual([80, 40]);
    expectColor(image, [20, 20], RED);
    expectColor(image, [60, 20], BLUE);
  });

  await test.step('the first frame of an animation is kept', async () => {
    const image = await keep(page, 'two.gif', 'image/gif', animatedGif([RED, BLUE, BLUE]));
    expectColor(image, [4, 4], RED);
  });

  for (const { orientation, size, red, blue } of [
    { orientation: 3, size: [80, 40], red: [60, 20], blue: [20, 20] },
    { orientation: 6, size: [40, 80], red: [20, 20], blue: [20, 60] },
    { orientation: 8, size: [40, 80], red: [20, 60], blue: [20, 20] },
  ] as const) {
    await test.step(`a JPEG with the EXIF orientation ${orientation} is turned upright`, async () => {
      const image = await keep(page, `${orientation}.jpg`, 'image/jpeg', turnedJpeg(photo, orientation));
      expect([image.width, image.height]).toEqual(size);
      expectColor(image, red, RED);
      expectColor(image, blue, BLUE);
    });
  }

  for (const { name, svg, size } of [
    {
      name: 'neither size nor view box',
      svg: '<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="#c81e1e"/></svg>',
      size: [1024, 512],
    },
    {
      name: 'a view box only',
      svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 40"><rect width="10" height="40" fill="#c81e1e"/></svg>',
      size: [256, 1024],
    },
  ] as const) {
    await test.step(`an SVG with ${name} fills its whole picture`, async () => {
      const image = await keep(page, 'logo.svg', 'image/svg+xml', Buffer.from(svg));
      expect([image.width, image.height]).toEqual(size);
      expectColor(image, [1, 1], RED);
      expectColor(image, [image.width - 2, image.height - 2], RED);
    });
  }

  await test.step('a large photograph is scaled down until its longer side has 1024 pixels', async () => {
    await dropLargePhoto(page);
    const shown = page.getByRole('img', { name: 'Your upload' });
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
      .toEqual([1024, 768]);
  });
}

/** Lets the browser make a JPEG of three million pixels, filled with noise, and drops it on the upload field. */
async function dropLargePhoto(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const tile = Object.assign(document.createElement('canvas'), { width: 400, height: 300 });
    const small = tile.getContext('2d') as CanvasRenderingContext2D;
    const noise = small.createImageData(400, 300);
    for (let at = 0; at < noise.data.length; at++) noise.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
    small.putImageData(noise, 0, 0);
    const photo = Object.assign(document.createElement('canvas'), { width: 2000, height: 1500 });
    const large = photo.getContext('2d') as CanvasRenderingContext2D;
    large.fillStyle = large.createPattern(tile, 'repeat') as CanvasPattern;
    large.fillRect(0, 0, 2000, 1500);
    const blob = await new Promise<Blob | null>((resolve) => photo.toBlob(resolve, 'image/jpeg', 0.9));
    const transfer = new DataTransfer();
    transfer.items.add(new File(blob ? [blob] : [], 'photo.jpg', { type: 'image/jpeg' }));
    const field = document.querySelector('label input[accept^="image"]') as HTMLInputElement;
    field.closest('label')?.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true }));
  });
}

/** Simulates browsers that resist fingerprinting: pixels read from a canvas are noise. */
function falsifyCanvas(): void {
  const getImageData = CanvasRenderingContext2D.prototype.getImageData;
  CanvasRenderingContext2D.prototype.getImageData = function (...parameters) {
    const read = getImageData.apply(this, parameters);
    for (let k = 0; k < read.data.length; k++) if (k % 4 < 3) read.data[k] = Math.random() * 256;
    return read;
  };
  const toBlob = HTMLCanvasElement.prototype.toBlob;
  HTMLCanvasElement.prototype.toBlob = function (...parameters) {
    const context = this.getContext('2d');
    context?.putImageData(context.getImageData(0, 0, this.width, this.height), 0, 0);
    toBlob.apply(this, parameters);
  };
}

/** Uploaded images must keep their colors or be refused. The Custom tab must be open with an image. */
async function keepWithFalsifiedCanvas(page: Page, jpeg: Buffer): Promise<void> {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path fill="#c81e1e" d="M0 0h1v1H0z"/><path fill="#1e1ec8" d="M1 0h1v1H1z"/></svg>',
  );
  await page.evaluate(falsifyCanvas);

  await test.step('photographs and drawings keep their colors', async () => {
    const photo = await keep(page, 'photo.jpg', '', turnedJpeg(jpeg, 3));
    expectColor(photo, [20, 20], BLUE);
    expectColor(photo, [60, 20], RED);
    const drawing = await keep(page, 'logo.svg', '', svg);
    expectColor(drawing, [256, 256], RED);
    expectColor(drawing, [768, 256], BLUE);
  });

  await test.step('without VideoFrame, images that need a canvas are refused, but a PNG is still kept', async () => {
    await page.evaluate(() => Reflect.deleteProperty(window, 'VideoFrame'));
    await page.getByRole('button', { name: 'Remove Image' }).click();
    const why = page.getByRole('group', { name: 'Custom Image Blend' }).getByText(/changes the pixels of images/);
    const notice = page.getByText('Failed to load custom image');
    for (const [name, buffer] of [
      ['photo.jpg', jpeg],
      ['logo.svg', svg],
    ] as const) {
      await upload(page, name, '', buffer);
      await expect(notice, name).toBeVisible();
      await expect(why, name).toBeVisible();
      await expect(page.getByRole('img', { name: 'Your upload' })).toHaveCount(0);
      // The notice of the last download may still be visible. It also has a button named Dismiss.
      await page.getByRole('listitem').filter({ has: notice }).getByRole('button', { name: 'Dismiss' }).click();
      await expect(notice).toHaveCount(0);
    }
    const png = new PNG({ width: 40, height: 40 });
    for (let k = 0; k < png.data.length; k += 4) png.data.set([...RED, 255], k);
    await keep(page, 'logo.png', 'image/png', PNG.sync.write(png));
    expect((await finish(page)).at(200, 200)).toBe('#c81e1eff');
  });
}
