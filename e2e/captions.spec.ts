import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';
import { letteringFor } from '#lettering/testing';
import { decode, generate, openGenerator, saveBy, screenshotOfSvg, stopClock } from './generator-page.ts';
import { expect, test } from './guards.ts';

async function openFormats(page: Page, url = 'example.com/menu'): Promise<void> {
  await page.getByLabel('Website URL').fill(url);
  await generate(page);
  await page.getByRole('tab', { name: 'Print file' }).click();
  await expect(page.getByRole('button', { name: 'Download SVG' })).toBeVisible();
}

function captionOf(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Caption', exact: true });
}

function addressOf(page: Page): Locator {
  return page.getByRole('checkbox', { name: 'Show the address', exact: true });
}

function framesOf(page: Page): Locator {
  return page.getByRole('radiogroup', { name: 'Frame', exact: true });
}

async function saveSvg(page: Page): Promise<Buffer> {
  const file = await saveBy(page.getByRole('button', { name: 'Download SVG' }));
  return readFileSync(await file.path());
}

/** Returns the width and height of an SVG file in millimeters. */
function sizeOf(svg: Buffer): number[] {
  return [...(/width="([\d.]+)mm" height="([\d.]+)mm"/.exec(svg.toString()) ?? [])].slice(1).map(Number);
}

/** Fails unless the decoded text in a screenshot of the saved file is the expected address. */
async function expectReadable(page: Page, svg: Buffer): Promise<void> {
  expect(await decode(await screenshotOfSvg(page.context(), svg))).toEqual(['https://example.com/menu']);
}

test.describe('captions', () => {
  // The last step, in which the fonts fail to load, logs these messages.
  const LOSS = /net::ERR_FAILED|The file cannot be shown beforehand/;
  test.use({ expectedMessages: LOSS });

  test('saved files contain the caption, the address and the frame, and the page says which parts are left out', async ({
    page,
  }) => {
    const losses: string[] = [];
    page.on('console', (message) => {
      if (LOSS.test(message.text())) losses.push(message.text());
    });
    await page.clock.install();
    await openGenerator(page);
    await test.step('saved files contain the caption and the address', () => captionIsSaved(page));
    let framed: number[] = [];
    await test.step('saved files contain the frame', async () => {
      framed = await frameIsSaved(page);
    });
    await test.step('caption and frame survive a reload', () => captionIsKept(page, framed));
    await test.step('a caption in scripts that no hosted font has is drawn in fonts of the browser', () =>
      captionIsTraced(page));
    await test.step('if a browser falsifies canvas pixels, a caption that needs fonts of the browser is left out, and the page says so', () =>
      falsifiedCaptionIsLeftOut(page));
    await test.step('the page says which parts of a caption or an address are not printed', () =>
      leftOutPartsAreNamed(page));
    await test.step('a warning about a doubtful address is shown beside the code’s text and beside the caption', () =>
      doubtfulAddressIsNamed(page));
    expect(losses).toEqual([]);
    await test.step('the page says that the fonts could not be loaded, and the caption appears once they have loaded', () =>
      lostFontsAreNamed(page));
  });
});

async function captionIsSaved(page: Page): Promise<void> {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (/\.(woff|wasm)$/.test(request.url())) fonts.push(new URL(request.url()).pathname);
  });
  await openFormats(page);
  expect(sizeOf(await saveSvg(page))).toEqual([30, 30]);
  expect(fonts).toEqual([]);

  await test.step('a typed caption is used after a pause of 400 ms, or when the visitor leaves the field', async () => {
    await stopClock(page);
    for (const typed of ['S', 'See']) {
      await captionOf(page).fill(typed);
      await page.clock.runFor(390);
      // As soon as the page uses the caption, it checks the box 'Show the address'.
      await expect(addressOf(page)).not.toBeChecked();
    }
    await page.clock.runFor(20);
    await expect(addressOf(page)).toBeChecked();
    await captionOf(page).fill('');
    await expect(addressOf(page)).toBeChecked();
    await captionOf(page).blur();
    await expect(addressOf(page)).not.toBeChecked();
    await page.clock.resume();
  });
  await page.getByRole('button', { name: 'See the menu' }).click();
  await expect(captionOf(page)).toBeFocused();
  await expect(captionOf(page)).toHaveValue('See the menu');
  await expect(addressOf(page)).toBeChecked();
  await expect(page.getByText('Prints example.com, so people can compare')).toBeVisible();
  await expect(page.getByText(/^The whole page is 30 × [34]\d\.?\d? mm\.$/)).toBeVisible();
  const captioned = await saveSvg(page);
  expect(sizeOf(captioned)[0]).toBe(30);
  expect(sizeOf(captioned)[1]).toBeGreaterThan(34);
  expect(captioned.toString()).toContain('<g id="words">');
  expect(captioned.toString()).not.toContain('<text');
  await expectReadable(page, captioned);
  // These words need one font file for each weight.
  expect(fonts.filter((path) => path.endsWith('.woff'))).toHaveLength(2);
}

async function frameIsSaved(page: Page): Promise<number[]> {
  for (const found of [
    page.getByLabel('Caption', { exact: true }),
    page.getByLabel('Show the address', { exact: true }),
    page.getByLabel('Frame', { exact: true }),
    framesOf(page),
    page.getByText('Cards and labels', { exact: true }),
  ]) {
    await expect(found).toHaveCount(1);
  }
  await expect(framesOf(page).getByRole('radio')).toHaveCount(5);
  await framesOf(page).getByRole('radio', { name: 'Tab' }).check();
  await expect(page.getByText(/^The whole page is 3[6-8]\.?\d? × 4\d\.?\d? mm\.$/)).toBeVisible();
  const framed = await saveSvg(page);
  expect(framed.toString()).toContain('<g id="frame">');
  await expectReadable(page, framed);
  return sizeOf(framed);
}

async function captionIsKept(page: Page, framed: number[]): Promise<void> {
  // The record of the code contains the caption.
  await page.reload();
  await page.getByRole('tab', { name: 'Print file' }).click();
  await expect(captionOf(page)).toHaveValue('See the menu');
  await expect(framesOf(page).getByRole('radio', { name: 'Tab' })).toBeChecked();
  // The fields for the words on cards and labels also contain the caption, until the visitor types other words.
  await page.getByRole('tab', { name: 'Cards and labels' }).click();
  const product = page.getByLabel('Product', { exact: true });
  await expect(page.getByLabel('Headline', { exact: true })).toHaveValue('See the menu');
  await product.selectOption('label-l7160');
  await expect(page.getByLabel('Label text', { exact: true })).toHaveValue('See the menu');
  await page.getByRole('tab', { name: 'Print file' }).click();
  await addressOf(page).uncheck();
  expect(sizeOf(await saveSvg(page))[1]).toBeLessThan(framed[1]);
}

async function captionIsTraced(page: Page): Promise<void> {
  await addressOf(page).check();
  await framesOf(page).getByRole('radio', { name: 'None' }).check();
  await captionOf(page).fill('תפריט 菜单');
  await expect(page.getByText(/^The whole page is/)).toBeVisible();
  const svg = (await saveSvg(page)).toString();
  const [, d = ''] = /<g id="words"><path fill="#000000" d="([^"]*)"/.exec(svg) ?? [];
  // These words are traced from pixels, so they have only horizontal and vertical lines. The address has curves.
  expect(d.split(/[cl]/)[0].length).toBeGreaterThan(1000);
  await expectReadable(page, Buffer.from(svg));
}

async function falsifiedCaptionIsLeftOut(page: Page): Promise<void> {
  await page.reload();
  await page.evaluate(() => {
    const read = CanvasRenderingContext2D.prototype.getImageData;
    CanvasRenderingContext2D.prototype.getImageData = function (...area) {
      const image = read.apply(this, area);
      image.data[image.data.length >> 1] ^= 1;
      return image;
    };
  });
  await page.getByRole('tab', { name: 'Print file' }).click();
  await captionOf(page).fill('תפריט');
  await expect(page.getByText('The caption is left out')).toBeVisible();
  expect((await saveSvg(page)).toString()).toContain('<g id="words">');
}

async function leftOutPartsAreNamed(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Change the design' }).click();
  const long = `${'long-name-'.repeat(5)}x.example.org`;
  await openFormats(page, long);
  await captionOf(page).fill('Seventeen words and more '.repeat(4));
  await expect(page.getByText(`${long} doesn't fit on one line and is left out.`)).toBeVisible();
  await captionOf(page).fill('Menu \uE000');
  await expect(page.getByText("These characters can't be printed and are left out")).toBeVisible();
  await captionOf(page).fill('Menu');
  await expect(page.getByText("These characters can't be printed")).toBeHidden();
}

async function doubtfulAddressIsNamed(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Change the design' }).click();
  await openFormats(page, 'http://192.0.2.7:8080/menu');
  // Unit tests check all cautions about addresses and their wording.
  await expect(page.getByText('192.0.2.7 is a number, not a name.').last()).toBeVisible();
  await expect(page.getByText('This link uses port 8080.').last()).toBeVisible();
  await expect(page.getByText('so the connection is not encrypted').last()).toBeVisible();
  await expect(captionOf(page)).toHaveValue('Menu');
  // The warning is shown beside the caption, with which the address is printed, and beside the text of the code.
  await expect(page.getByText('192.0.2.7 is a number, not a name.')).toHaveCount(2);
  await page.getByRole('tab', { name: 'Image' }).click();
  await expect(page.getByText('192.0.2.7 is a number, not a name.').first()).toBeVisible();
}

async function lostFontsAreNamed(page: Page): Promise<void> {
  let isLost = true;
  await page.route(/\.woff$/, (route) => (isLost ? route.abort() : route.continue()));
  await page.reload();
  await page.getByRole('tab', { name: 'Print file' }).click();
  // The specimen is a picture of the page as the file will contain it. It is hidden from screen readers.
  const specimen = page.getByRole('figure', { includeHidden: true }).locator('svg');
  await captionOf(page).fill('');
  await addressOf(page).uncheck();
  await expect(specimen).toHaveCount(1);
  await captionOf(page).fill('See the menu');
  await expect(page.getByText("Couldn't load the fonts for the caption.")).toBeVisible();
  // The earlier specimen is still shown.
  await expect(specimen).toHaveCount(1);
  isLost = false;
  await framesOf(page).getByRole('radio', { name: 'Ticket' }).check();
  await expect(page.getByText(/^The whole page is/)).toBeVisible();
  await expect(page.getByText("Couldn't load the fonts for the caption.")).toBeHidden();
}

/** Texts in each script of the hosted fonts, with letter pairs that are kerned or joined, and with accents. */
const LINES = [
  { text: 'See the menu: AVATAR, Tokyo, 17.30', font: 'familjen-grotesk/files/familjen-grotesk-latin-700-normal.woff' },
  { text: 'office, fish, flow, affine', font: 'familjen-grotesk/files/familjen-grotesk-latin-700-normal.woff' },
  { text: 'Δείτε τον κατάλογο', font: 'noto-sans/files/noto-sans-greek-700-normal.woff' },
  { text: 'Смотреть меню', font: 'noto-sans/files/noto-sans-cyrillic-700-normal.woff' },
];

test('words drawn as outlines look like the same words set by the browser in the same font', async ({ page }) => {
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
          // Browsers place the baseline of text on a whole pixel, so the outlines are moved there.
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
    // The ink covers some 8,000 pixels. The browser smooths the edges of text and of outlines slightly differently. A
    // missing ligature, or missing kerning, would make a far larger difference.
    expect(drawn.ink / 255, text).toBeGreaterThan(5000);
    expect(drawn.other / drawn.ink, text).toBeLessThan(0.02);
  }
});
