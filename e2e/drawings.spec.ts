import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';

test.use({ hasDecoders: false });

const FOLDER = new URL('../site/uploads/samples/', import.meta.url);

/** Width and height of the compared pictures, in pixels. */
const SIDE = 256;

const svgUrl = (file: Buffer): string => `data:image/svg+xml;base64,${file.toString('base64')}`;

/** Lets the browser draw two pictures. Returns the mean difference of their channels, 0 to 255. */
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
      let sum = 0;
      for (let k = 0; k < one.length; k++) sum += Math.abs(one[k] - other[k]);
      return sum / one.length;
    },
    [SIDE, ...pictures] as const,
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
  const names = readdirSync(FOLDER);
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
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
