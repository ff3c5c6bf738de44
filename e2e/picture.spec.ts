import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { shootDraft } from './draft.ts';
import { download, generate, headerLink, openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';

// The draft is 250 CSS pixels wide. With this factor, it is 400 screen pixels wide, as wide as the picture.
test.use({ deviceScaleFactor: 1.6, viewport: { width: 1000, height: 800 } });

const TEXT = 'https://example.com/a-drawing-in-two-forms';
const SIDE = 400;

/** Width and height of the image in the pictures, in pixels. */
const [WIDTH, HEIGHT] = [300, 240];

const customImage = `data:image/png;base64,${fourColors().toString('base64')}`;

/** Designs whose draft, which the browser draws, must look like the finished picture, which the site's own code paints. */
const DESIGNS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'semi-transparent colors on a semi-transparent background': {
    style: { foregroundColor: '#0A3D62C0', backgroundColor: '#FFCC0040', cornerDotsColor: '#1238' },
  },
  'a radial gradient that does not paint the corner squares': {
    style: {
      cornerSquaresColor: '#045',
      gradientType: 'radial',
      gradientColor1: '#5433FF',
      gradientColor2: '#100',
    },
  },
  'a logo in the center': { imageSize: 24, customImage },
  'an image over the whole code': { imagePosition: 'full', customImage },
};

test('the draft on the screen looks like the finished picture', async ({ page }) => {
  await openGenerator(page);
  // Each design has a text of its own, by which its draft is told from the one before.
  for (const [index, [name, changes]] of Object.entries(DESIGNS).entries()) {
    const text = `${TEXT}-${index}`;
    await test.step(name, async () => {
      const design = { content: text, type: 'url', qrType: 'custom', ...changes };
      await openTemplate(page, design);
      // The page shows the finished code of a template until the visitor types something. Then it shows a draft.
      await page.getByLabel('Website URL').fill('x');
      await page.getByLabel('Website URL').fill(text);
      const draft = page.getByRole('region', { name: 'Preview' }).locator('svg');
      await expect(draft.and(page.getByRole('img', { name: `QR code for ${text}` }))).toBeVisible();
      const drafted = PNG.sync.read(await shootDraft(page));
      expect([drafted.width, drafted.height]).toEqual([SIDE, SIDE]);

      await generate(page);
      const saved = PNG.sync.read(await download(page));
      expect([saved.width, saved.height]).toEqual([SIDE, SIDE]);
      expect(largestDifference(drafted, overWhite(saved), isComparable(design))).toBeLessThanOrEqual(3);
    });
  }
});

/** Opens a design as a template by clicking links in the header. These links load no document. */
async function openTemplate(page: Page, design: object): Promise<void> {
  await headerLink(page, 'Templates').click();
  // The address changes before the page does.
  await expect(page.getByRole('heading', { level: 1, name: 'Templates' })).toBeVisible();
  await page.evaluate((text) => localStorage.setItem('selectedQRTemplate', text), JSON.stringify(design));
  await headerLink(page, 'Home').click();
  await expect(page.getByRole('region', { name: 'Preview' }).locator('img')).toBeVisible();
}

function largestDifference(one: PNG, other: PNG, isCompared: (x: number, y: number) => boolean): number {
  let largest = 0;
  for (let index = 0; index < SIDE * SIDE; index++) {
    if (!isCompared(index % SIDE, Math.floor(index / SIDE))) continue;
    for (let at = 4 * index; at < 4 * index + 4; at++)
      largest = Math.max(largest, Math.abs(one.data[at] - other.data[at]));
  }
  return largest;
}

function overWhite({ width, height, data }: PNG): PNG {
  const flat = new PNG({ width, height });
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] / 255;
    for (let channel = 0; channel < 3; channel++)
      flat.data[at + channel] = Math.round(data[at + channel] * alpha + 255 * (1 - alpha));
    flat.data[at + 3] = 255;
  }
  return flat;
}

/** More than three pixels from every edge between two colors. Browsers scale images differently than the site. */
function isComparable(design: Readonly<Record<string, unknown>>): (x: number, y: number) => boolean {
  if (!design.customImage) return () => true;
  const longest =
    design.imagePosition === 'full' ? SIDE * (WIDTH / HEIGHT) : (SIDE * (design.imageSize as number)) / 100;
  const far = (at: number, length: number): boolean =>
    [-0.5, 0, 0.5].every((edge) => Math.abs(at + 0.5 - SIDE / 2 - edge * length) > 3);
  return (x: number, y: number) => far(x, longest) && far(y, (HEIGHT / WIDTH) * longest);
}

function fourColors(): Buffer {
  const png = new PNG({ width: WIDTH, height: HEIGHT });
  const colors = [
    [200, 30, 30],
    [30, 120, 30],
    [30, 30, 160],
    [90, 90, 90],
  ];
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const quarter = (x < WIDTH / 2 ? 0 : 1) + (y < HEIGHT / 2 ? 0 : 2);
      png.data.set([...colors[quarter], 255], 4 * (y * WIDTH + x));
    }
  }
  return PNG.sync.write(png);
}
