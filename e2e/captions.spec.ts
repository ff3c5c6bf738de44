import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { letteringFor } from '#lettering/testing';
import { decode, generate, openGenerator, screenshotOfSvg } from './generator-page.ts';
import { expect, test } from './guards.ts';

test.use({ hasDecoders: false });

/** Makes a code and opens More formats. `before` is the text of an earlier visit, which is restored first. */
async function openFormats(page: Page, url = 'example.com/menu', before = ''): Promise<void> {
  await openGenerator(page);
  await expect(page.getByLabel('Website URL')).toHaveValue(before);
  await page.getByLabel('Website URL').fill(url);
  await generate(page);
  await page.getByText('More formats').click();
  await expect(page.getByRole('button', { name: 'Download SVG' })).toBeVisible();
}

async function saveSvg(page: Page): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download SVG' }).click(),
  ]);
  return readFileSync(await file.path());
}

/** Returns the page's width and height in millimeters. */
function sizeOf(svg: Buffer): number[] {
  return [...(/width="([\d.]+)mm" height="([\d.]+)mm"/.exec(svg.toString()) ?? [])].slice(1).map(Number);
}

test('saved files have the caption, the address and the frame, which are kept with the design', async ({
  page,
  browser,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (/\.(woff|wasm)$/.test(request.url())) fonts.push(new URL(request.url()).pathname);
  });
  await openFormats(page);
  expect(sizeOf(await saveSvg(page))).toEqual([30, 30]);
  expect(fonts).toEqual([]);

  const address = page.getByRole('checkbox', { name: 'Show the address', exact: true });
  await expect(address).not.toBeChecked();
  const caption = page.getByRole('textbox', { name: 'Caption', exact: true });
  await page.getByRole('button', { name: 'See the menu' }).click();
  await expect(caption).toBeFocused();
  await expect(caption).toHaveValue('See the menu');
  await expect(address).toBeChecked();
  await expect(page.getByText('Prints example.com, so people can compare')).toBeVisible();
  await expect(page.getByText(/^The whole page is 30 × [34]\d\.?\d? mm\.$/)).toBeVisible();
  const captioned = await saveSvg(page);
  expect(sizeOf(captioned)[0]).toBe(30);
  expect(sizeOf(captioned)[1]).toBeGreaterThan(34);
  expect(captioned.toString()).toContain('<g id="words">');
  expect(captioned.toString()).not.toContain('<text');
  expect(await decode(await screenshotOfSvg(browser, captioned))).toEqual(['https://example.com/menu']);
  // These words need one font file for each weight.
  expect(fonts.filter((path) => path.endsWith('.woff'))).toHaveLength(2);

  for (const found of [
    page.getByLabel('Caption', { exact: true }),
    page.getByLabel('Show the address', { exact: true }),
    page.getByLabel('Frame', { exact: true }),
    page.getByRole('radiogroup', { name: 'Frame', exact: true }),
    page.getByText('Cards and labels', { exact: true }),
  ]) {
    await expect(found).toHaveCount(1);
  }
  const frames = page.getByRole('radiogroup', { name: 'Frame', exact: true });
  await expect(frames.getByRole('radio')).toHaveCount(5);
  await frames.getByRole('radio', { name: 'Tab' }).check();
  await expect(page.getByText(/^The whole page is 3[6-8]\.?\d? × 4\d\.?\d? mm\.$/)).toBeVisible();
  const framed = await saveSvg(page);
  expect(framed.toString()).toContain('<g id="frame">');
  expect(await decode(await screenshotOfSvg(browser, framed))).toEqual(['https://example.com/menu']);

  // The caption is stored in the record and in the design in work, where it can be undone.
  await page.reload();
  await page.getByText('More formats').click();
  await expect(caption).toHaveValue('See the menu');
  await expect(frames.getByRole('radio', { name: 'Tab' })).toBeChecked();
  // Cards and labels also start with the caption, until the visitor types other words.
  await page.getByText('Cards and labels', { exact: true }).click();
  const product = page.getByLabel('Product', { exact: true });
  await expect(page.getByLabel('Headline', { exact: true })).toHaveValue('See the menu');
  await product.selectOption({ label: 'Label sheet L7160' });
  await expect(page.getByLabel('Words on the label', { exact: true })).toHaveValue('See the menu');
  await address.uncheck();
  const [before, after] = [sizeOf(framed), sizeOf(await saveSvg(page))];
  expect(after[1]).toBeLessThan(before[1]);
});

test('the page says which parts of a caption or an address are not printed', async ({ page }) => {
  const long = `${'long-name-'.repeat(5)}x.example.org`;
  await openFormats(page, long);
  const caption = page.getByRole('textbox', { name: 'Caption', exact: true });
  await caption.fill('Seventeen words and more '.repeat(4));
  await expect(page.getByText(`${long} doesn't fit on one line and is left out.`)).toBeVisible();
  await caption.fill('Menu \uE000');
  await expect(page.getByText("These characters can't be printed and are left out")).toBeVisible();
  await caption.fill('Menu');
  await expect(page.getByText("These characters can't be printed")).toBeHidden();
});

test('a caption in scripts that no hosted font has is drawn in fonts of the browser', async ({ page, browser }) => {
  await openFormats(page);
  await page.getByRole('textbox', { name: 'Caption', exact: true }).fill('תפריט 菜单');
  await expect(page.getByText(/^The whole page is/)).toBeVisible();
  const svg = (await saveSvg(page)).toString();
  const [, d = ''] = /<g id="words"><path fill="#000000" d="([^"]*)"/.exec(svg) ?? [];
  // These words are traced from pixels, so they have only horizontal and vertical lines. The address has curves.
  expect(d.split(/[cl]/)[0].length).toBeGreaterThan(1000);
  expect(await decode(await screenshotOfSvg(browser, Buffer.from(svg)))).toEqual(['https://example.com/menu']);
});

test('a caption that needs the browser’s fonts is left out, and the page says so, if the browser falsifies canvas pixels', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const read = CanvasRenderingContext2D.prototype.getImageData;
    CanvasRenderingContext2D.prototype.getImageData = function (...area) {
      const image = read.apply(this, area);
      image.data[image.data.length >> 1] ^= 1;
      return image;
    };
  });
  await openFormats(page);
  await page.getByRole('textbox', { name: 'Caption', exact: true }).fill('תפריט');
  await expect(page.getByText('The caption is left out')).toBeVisible();
  expect((await saveSvg(page)).toString()).toContain('<g id="words">');
});

test.describe('without a network', () => {
  test.use({ expectedMessages: /net::ERR_FAILED|The file cannot be shown beforehand/ });

  test('the page says that the fonts could not be loaded, and prints the caption once they are', async ({ page }) => {
    let isLost = true;
    await page.route(/\.woff$/, (route) => (isLost ? route.abort() : route.continue()));
    await openFormats(page);
    await page.getByRole('textbox', { name: 'Caption', exact: true }).fill('See the menu');
    await expect(page.getByText("Couldn't load the fonts for the caption.")).toBeVisible();
    isLost = false;
    await page.getByRole('radio', { name: 'Ticket' }).check();
    await expect(page.getByText(/^The whole page is/)).toBeVisible();
    await expect(page.getByText("Couldn't load the fonts for the caption.")).toBeHidden();
  });
});

test('the page warns about an address that is hard to trust, beside the text of the code and beside the caption', async ({
  page,
}) => {
  await openFormats(page, 'http://192.0.2.7:8080/menu');
  await expect(page.getByText('192.0.2.7 is a number, not a name.').first()).toBeVisible();
  await expect(page.getByText('This link uses port 8080.').first()).toBeVisible();
  await expect(page.getByText('so the connection is not encrypted').first()).toBeVisible();
  // The warning now appears twice: beside the text of the code, and beside the caption that prints the address.
  await page.getByRole('textbox', { name: 'Caption', exact: true }).fill('Menu');
  await expect(page.getByText('192.0.2.7 is a number, not a name.')).toHaveCount(2);

  const cautions = [
    ['https://example.com@bit.ly/menu', 'This link leads to bit.ly.', 'goes through bit.ly'],
    ['https://раypal.com/menu', 'mixes letters of different alphabets', 'Phones may show'],
    ['https://аррӏе.com/menu', 'letters that look like Latin ones', 'Phones may show'],
  ];
  let before = 'http://192.0.2.7:8080/menu';
  for (const [url, ...sentences] of cautions) {
    await openFormats(page, url, before);
    before = url;
    for (const sentence of sentences) await expect(page.getByText(sentence).first(), url).toBeVisible();
  }
});

/** A line in each script of the hosted fonts, with kerning, ligatures and marks. */
const LINES = [
  { text: 'See the menu: AVATAR, Tokyo, 17.30', font: 'familjen-grotesk/files/familjen-grotesk-latin-700-normal.woff' },
  { text: 'office, fish, flow, affine', font: 'familjen-grotesk/files/familjen-grotesk-latin-700-normal.woff' },
  { text: 'Δείτε τον κατάλογο', font: 'noto-sans/files/noto-sans-greek-700-normal.woff' },
  { text: 'Смотреть меню', font: 'noto-sans/files/noto-sans-cyrillic-700-normal.woff' },
];

test('the outlines of words look like the words that the browser draws in the same font', async ({ page }) => {
  const EM = 80;
  const require = createRequire(import.meta.url);
  const lettering = await letteringFor(LINES.map(({ text }) => text));
  for (const { text, font } of LINES) {
    const box = { width: 2000, lines: 1, size: EM, leastSize: EM, align: 'start', weight: 'bold' } as const;
    const { d, baselines, height } = lettering.layOut(text, box);
    const bytes = readFileSync(require.resolve(`@fontsource/${font}`)).toString('base64');
    const drawn = await page.evaluate(
      async ({ text, d, baseline, height, bytes, em }) => {
        const face = new FontFace(
          'Hosted',
          Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0)),
        );
        document.fonts.add(await face.load());
        const paint = (draw: (context: CanvasRenderingContext2D) => void): Uint8ClampedArray => {
          const canvas = document.createElement('canvas');
          [canvas.width, canvas.height] = [2000, Math.ceil(height)];
          const context = canvas.getContext('2d');
          if (!context) throw new Error('No canvas');
          draw(context);
          return context.getImageData(0, 0, canvas.width, canvas.height).data;
        };
        const asText = paint((context) => {
          context.font = `${em}px Hosted`;
          // Without this setting, letters are placed on whole pixels.
          context.textRendering = 'geometricPrecision';
          context.fillText(text, 0, Math.round(baseline));
        });
        const asOutlines = paint((context) => {
          // Browsers place text on whole pixels.
          context.translate(0, Math.round(baseline) - baseline);
          context.fill(new Path2D(d));
        });
        document.fonts.delete(face);
        let [ink, other] = [0, 0];
        for (let k = 3; k < asText.length; k += 4) {
          ink += asText[k];
          other += Math.abs(asText[k] - asOutlines[k]);
        }
        return { ink, other };
      },
      { text, d, baseline: baselines[0], height, bytes, em: EM },
    );
    // The ink covers some 8,000 pixels. Browsers smooth edges slightly differently; a missing ligature or kerning
    // changes far more.
    expect(drawn.ink / 255, text).toBeGreaterThan(5000);
    expect(drawn.other / drawn.ink, text).toBeLessThan(0.02);
  }
});
