import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readSvg, type SafeSvg } from '#uploads/svg';
import { openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';

const FOLDER = new URL('../site/uploads/svg/samples/', import.meta.url);

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

/** Returns, by name, the mean difference between each SVG file and the copy that `readSvg` makes of it. */
async function differencesOfCopies(page: Page): Promise<Record<string, number>> {
  const differences: Record<string, number> = {};
  for (const name of readdirSync(FOLDER)) {
    const buffer = readFileSync(new URL(name, FOLDER));
    const read = await readSvg(new Uint8Array(buffer), {
      longerSide: SIDE,
      // Only one of these files embeds a picture: a PNG of this size.
      inspectPixels: () => ({ type: 'image/png', width: 4, height: 4 }),
      pause: async () => undefined,
    });
    expect(read, name).toHaveProperty('text');
    const { text } = read as SafeSvg;
    differences[name] = await difference(page, [svgUrl(Buffer.from(text)), svgUrl(buffer)]);
  }
  return differences;
}

test('SVG files written by drawing programs keep their looks', async ({ page, context }) => {
  const blank = await context.newPage();

  await test.step('the copies that readSvg makes look like the files', async () => {
    const differences = await differencesOfCopies(blank);
    expect(Object.keys(differences).length).toBeGreaterThan(10);
    expect(Object.entries(differences).filter(([, value]) => value > 1.5)).toEqual([]);
  });

  await test.step('an uploaded SVG looks like the same file drawn by the browser', async () => {
    await openGenerator(page);
    await page.getByRole('tab', { name: 'Custom' }).click();
    // The first file has gradients, a blur and text; the second has a pattern and an embedded picture.
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
});
