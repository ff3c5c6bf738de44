import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';

test.use({ hasReaders: false });

const FOLDER = new URL('../src/uploads/svg/samples/', import.meta.url);

/** The mean difference of two pictures, of 255, each drawn as the browser draws it. */
function difference(page: Page, pictures: readonly [string, string]): Promise<number> {
  return page.evaluate(async (sources) => {
    const side = 256;
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
  }, pictures);
}

test('drawings are kept as the browser draws the files that programs wrote', async ({ page, context }) => {
  // Each is drawn with a million pixels, which takes a busy machine seconds.
  test.slow();
  await openGenerator(page);
  await page.getByRole('tab', { name: 'Custom' }).click();
  const blank = await context.newPage();
  const field = page.getByLabel('Upload a logo or image');
  const shown = page.getByRole('img', { name: 'Your upload' });
  const differences: Record<string, number> = {};
  for (const name of readdirSync(FOLDER)) {
    const buffer = readFileSync(new URL(name, FOLDER));
    await field.setInputFiles({ name, mimeType: 'image/svg+xml', buffer });
    await expect(page.getByRole('status').filter({ hasText: 'Image added' }), name).toBeVisible();
    const kept = (await shown.getAttribute('src')) as string;
    differences[name] = await difference(blank, [kept, `data:image/svg+xml;base64,${buffer.toString('base64')}`]);
    await page.getByRole('button', { name: 'Remove Image' }).click();
    await expect(shown).toHaveCount(0);
  }
  expect(Object.keys(differences).length).toBeGreaterThan(10);
  expect(Object.entries(differences).filter(([, value]) => value > 1.5)).toEqual([]);
});
