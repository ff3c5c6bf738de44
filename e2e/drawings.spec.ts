import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readSvg, type SafeSvg } from '#uploads/svg';
import { openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';

test.use({ hasDecoders: false });

const FOLDER = new URL('../src/uploads/svg/samples/', import.meta.url);

/** Pixels per side at which pictures are compared. */
const SIDE = 256;

const svgUrl = (file: Buffer): string => `data:image/svg+xml;base64,${file.toString('base64')}`;

/** Returns the mean difference of two pictures, 0 to 255, each drawn by the browser. */
function difference(page: Page, pictures: readonly [string, string]): Promise<number> {
  return page.evaluate(
    async ([side, ...sources]) => {
      const [one, other] = await Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = source;
          await image.decode();
          const context = new OffscreenCanvas(side, side).getContext('2d') as OffscreenCanvasRenderingContext2D;
          context.fillStyle = '#888';
          context.fillRect(0, 0, side, side);
          context.imageSmoothingQuality = 'high';
          context.drawImage(image, 0, 0, side, side);
          return context.getImageData(0, 0, side, side).data;
        }),
      );
      return one.reduce((sum, value, k) => sum + Math.abs(value - other[k]), 0) / one.length;
    },
    [SIDE, ...pictures] as const,
  );
}

test('our copies of SVG files by drawing programs look like the files', async ({ page }) => {
  const differences: Record<string, number> = {};
  for (const name of readdirSync(FOLDER)) {
    const buffer = readFileSync(new URL(name, FOLDER));
    const read = await readSvg(new Uint8Array(buffer), {
      longerSide: SIDE,
      // The only picture that any of these files embeds is such a PNG.
      inspectPixels: () => ({ type: 'image/png', width: 4, height: 4 }),
      pause: async () => undefined,
    });
    expect(read, name).toHaveProperty('text');
    const { text } = read as SafeSvg;
    differences[name] = await difference(page, [svgUrl(Buffer.from(text)), svgUrl(buffer)]);
  }
  expect(Object.keys(differences).length).toBeGreaterThan(10);
  expect(Object.entries(differences).filter(([, value]) => value > 1.5)).toEqual([]);
});

test('an uploaded SVG looks like its file in the browser', async ({ page, context }) => {
  await openGenerator(page);
  await page.getByRole('tab', { name: 'Custom' }).click();
  const blank = await context.newPage();
  // The first has gradients, a blur and text, the second a pattern and a picture.
  for (const name of ['inkscape.svg', 'figma-picture.svg']) {
    const buffer = readFileSync(new URL(name, FOLDER));
    await page.getByLabel('Upload a logo or image').setInputFiles({ name, mimeType: 'image/svg+xml', buffer });
    await expect(page.getByRole('status').filter({ hasText: 'Image added' }), name).toBeVisible();
    const shown = page.getByRole('img', { name: 'Your upload' });
    const kept = (await shown.getAttribute('src')) as string;
    expect(await difference(blank, [kept, svgUrl(buffer)]), name).toBeLessThanOrEqual(1.5);
    await page.getByRole('button', { name: 'Remove Image' }).click();
    await expect(shown).toHaveCount(0);
  }
});
