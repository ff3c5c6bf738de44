import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { carryInPng, readDesignIn } from '#carrying';
import type { QrDesign } from '#design';
import { putSource, readSource } from '../site/uploads/svg-source.ts';
import { generate, openCustom, openFile, openGenerator, saveBy, upload } from './generator-page.ts';
import { expect, test } from './guards.ts';

test.use({ hasDecoders: false });

const FOLDER = new URL('../site/uploads/samples/', import.meta.url);

/** Width and height of the compared pictures, in pixels. */
const SIDE = 256;

const svgUrl = (file: Buffer): string => `data:image/svg+xml;base64,${file.toString('base64')}`;

/** Mean difference of the channels, 0 to 255, in the middle of two pictures, enlarged `zoom` times. */
function difference(page: Page, pictures: readonly [string, string], zoom = 1): Promise<number> {
  return page.evaluate(
    async ([side, times, ...sources]) => {
      const [one, other] = await Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = source;
          await image.decode();
          const context = new OffscreenCanvas(side, side).getContext('2d') as OffscreenCanvasRenderingContext2D;
          context.fillStyle = '#888';
          context.fillRect(0, 0, side, side);
          context.imageSmoothingQuality = 'high';
          const start = (side - side * times) / 2;
          context.drawImage(image, start, start, side * times, side * times);
          return context.getImageData(0, 0, side, side).data;
        }),
      );
      let sum = 0;
      for (let k = 0; k < one.length; k++) sum += Math.abs(one[k] - other[k]);
      return sum / one.length;
    },
    [SIDE, zoom, ...pictures] as const,
  );
}

test('SVG files written by drawing programs keep their looks, in both themes of the visitor', async ({
  page,
  context,
}) => {
  const blank = await context.newPage();
  await openGenerator(page);
  await page.getByRole('tab', { name: 'Custom' }).click();
  const shown = page.getByRole('img', { name: 'Your upload' });
  for (const name of readdirSync(FOLDER)) {
    await test.step(name, async () => {
      const buffer = readFileSync(new URL(name, FOLDER));
      const before = (await shown.count()) > 0 ? await shown.getAttribute('src') : null;
      // One of the files has a style for the dark theme, which the code does not have.
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.getByLabel('Upload a logo or image').setInputFiles({ name, mimeType: 'image/svg+xml', buffer });
      await expect.poll(async () => (await shown.count()) > 0 && (await shown.getAttribute('src'))).not.toBe(before);
      const kept = (await shown.getAttribute('src')) as string;
      expect(await difference(blank, [kept, svgUrl(buffer)])).toBeLessThanOrEqual(1.5);
    });
  }
});

async function uploadSvg(page: Page, svg: string | Buffer): Promise<void> {
  await upload(page, 'logo.svg', 'image/svg+xml', Buffer.from(svg));
  await expect(page.getByText('Image added')).toBeVisible();
}

async function save(page: Page, format: 'SVG' | 'PNG'): Promise<Buffer> {
  await page.getByRole('tab', { name: 'Print file' }).click();
  await page.getByRole('radio', { name: format }).check({ force: true });
  const file = await saveBy(page.getByRole('button', { name: `Download ${format}` }));
  return readFileSync(await file.path());
}

async function openDesign(page: Page, name: string, type: string, file: Buffer): Promise<void> {
  await page.getByRole('button', { name: 'New code' }).click();
  await openFile(page, name, type, file);
  await expect(page.getByLabel('Website URL')).toHaveValue('example.com');
}

/** Returns what an SVG file says from its image to its end. */
const imageIn = (file: Buffer): string => /<g id="image">[\s\S]*/.exec(file.toString())?.[0] ?? '';

const PIXELS_NOTE = /^SVG files will contain this logo as pixels/;

// The first has a style sheet, the second a filter and copies.
for (const name of ['illustrator-old.svg', 'sketch.svg']) {
  test(`${name} stays a vector in SVG files, and when such a file is opened again`, async ({ page, context }) => {
    await openCustom(page, 'example.com');
    await uploadSvg(page, readFileSync(new URL(name, FOLDER)));
    await expect(page.getByText(PIXELS_NOTE)).toHaveCount(0);
    await generate(page);
    const picture: string = await page.evaluate(() => sessionStorage.generatedQRImage);
    await page.getByRole('tab', { name: 'Print file' }).click();
    await page.getByRole('radio', { name: '1', exact: true }).check({ force: true });
    const file = await save(page, 'SVG');
    await expect(page.getByText(/^Your image is saved with/)).toHaveCount(0);
    expect(imageIn(file)).toMatch(/^<g id="image"><svg [^>]*><svg [^>]*>.*<path /);
    expect(imageIn(file)).not.toMatch(/data:|<style|class=|style=/);
    expect(await difference(await context.newPage(), [svgUrl(file), picture], 4)).toBeLessThanOrEqual(3);

    await page.getByRole('link', { name: 'Change the design' }).click();
    await openDesign(page, 'a.svg', 'image/svg+xml', file);
    await generate(page);
    expect((await save(page, 'SVG')).equals(file)).toBe(true);
  });
}

test('a large PNG of an SVG logo has edges as sharp as its modules', async ({ page }) => {
  await openCustom(page, 'example.com');
  await uploadSvg(page, readFileSync(new URL('icon-filled.svg', FOLDER)));
  await page.getByLabel('Logo Size').fill('50');
  await generate(page);
  await page.getByRole('tab', { name: 'Print file' }).click();
  await page.getByRole('radio', { name: 'PNG' }).check({ force: true });
  await page.getByRole('radio', { name: 'Pixels' }).check({ force: true });
  await page.getByLabel('Width').fill('4000');
  const { width, height, data } = PNG.sync.read(await save(page, 'PNG'));
  const row = Array.from({ length: width / 2 }, (_, k) => data[4 * ((height >> 1) * width + (width >> 2) + k)]);
  expect(row.filter((value) => value > 20 && value < 235).length).toBeLessThanOrEqual(4);
});

test('an SVG says that its picture or its font is missing, and when it becomes pixels', async ({ page }) => {
  const svgOf = (content: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><rect width="20" height="9"/>${content}</svg>`;
  const font = 'This SVG has text in a font that is not installed here.';
  await openCustom(page, 'example.com');
  await uploadSvg(page, svgOf('<image href="file:///C:/logo.png" width="9" height="9"/>'));
  await expect(page.getByText(/^This SVG shows a picture from another file/)).toBeVisible();
  await expect(page.getByText(PIXELS_NOTE)).toHaveCount(0);
  await uploadSvg(page, svgOf('<style>text { font-family: "No Such Font", Nor This }</style><text y="18">Ab</text>'));
  await expect(page.getByText(font)).toBeVisible();
  await expect(page.getByText(PIXELS_NOTE)).toBeVisible();
  await expect(page.getByText(/^This SVG shows a picture/)).toHaveCount(0);
  await uploadSvg(page, svgOf('<text y="18" font-family="No Such Font, sans-serif">Ab</text>'));
  await expect(page.getByText(font)).toBeVisible();
  await uploadSvg(page, svgOf('<text y="18" font-family="sans-serif">Ab</text>'));
  await expect(page.getByText(font)).toHaveCount(0);
  await expect(page.getByText(PIXELS_NOTE)).toBeVisible();
});

test('the vector in a file of somebody else loses scripts and addresses, or is replaced by its pixels if it looks different', async ({
  page,
}) => {
  await openCustom(page, 'example.com');
  await uploadSvg(page, readFileSync(new URL('svgo.svg', FOLDER)));
  await generate(page);
  const saved = await save(page, 'PNG');
  const design = await designIn(saved);
  const kept = Buffer.from(String(design.customImage).split(',')[1], 'base64');
  const source = Buffer.from((await readSource(new Uint8Array(kept))) ?? []).toString();
  const end = '</svg>';
  const hostile = source
    .replace('<svg ', '<svg onload="alert(1)" cursor="url(https://evil.example/c)" ')
    .replace(
      end,
      '<script>alert(1)</script><style>@import "https://evil.example/s"; * { mask-image: image-set("https://evil.example/m" 1x) }</style>' +
        '<a href="javascript:alert(1)"><g class="evil" style="background:url(https://evil.example/b)"/></a>' +
        '<switch><foreignObject width="9" height="9"><i xmlns="http://www.w3.org/1999/xhtml">a</i></foreignObject><g/></switch>' +
        `<image href="https://evil.example/i" width="9" height="9"/><use href="https://evil.example/u#a"/>${end}`,
    );
  expect(hostile.length).toBeGreaterThan(source.length + 300);
  const different = source.replace(end, `<rect width="99" height="99"/>${end}`);
  for (const [one, isVector] of [
    [hostile, true],
    [different, false],
  ] as const) {
    await page.getByRole('link', { name: 'Change the design' }).click();
    await openDesign(page, 'a.png', 'image/png', await withSource(saved, design, kept, one));
    await generate(page);
    const image = imageIn(await save(page, 'SVG'));
    expect(image.includes('<svg')).toBe(isVector);
    expect(image.includes('<image')).toBe(!isVector);
    expect(image).not.toMatch(/script|evil|onload|foreignObject|style/i);
  }
});

async function designIn(file: Buffer): Promise<QrDesign> {
  const reading = await readDesignIn(new Uint8Array(file));
  if (reading.is !== 'design') throw new Error('No design');
  return reading.design;
}

async function withSource(picture: Buffer, design: QrDesign, image: Buffer, source: string): Promise<Buffer> {
  const bare = new Uint8Array(PNG.sync.write(PNG.sync.read(image)));
  const customImage = `data:image/png;base64,${Buffer.from(await putSource(bare, source)).toString('base64')}`;
  const file = new Uint8Array(PNG.sync.write(PNG.sync.read(picture)));
  return Buffer.from(await carryInPng(file, { ...design, customImage }));
}
