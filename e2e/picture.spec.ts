import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { DEFAULT_DESIGN, DEFAULT_STYLE, type QrDesign } from '#design';
import { rasterize } from '#drawing';
import { makeCode } from '#making';
import type { Pixels } from '#raster';
import { shootDraft } from './draft.ts';
import { download, generate, headerLink, isInteractive } from './generator-page.ts';
import { expect, test } from './guards.ts';

// The draft is 250 CSS pixels wide. With this factor, it is 400 screen pixels wide, as wide as the picture.
test.use({ deviceScaleFactor: 1.6, viewport: { width: 1000, height: 800 } });

const TEXT = 'https://example.com/a-drawing-in-three-forms';
const SIDE = 400;

/** An opaque image of four colors. */
const LOGO = fourColors(300, 240);

/** Designs whose draft is compared with the computed picture. If `isSaved`, the downloaded file is compared too. */
const cases: readonly { name: string; design: Partial<QrDesign>; image?: Pixels; isSaved?: boolean }[] = [
  { name: 'the standard style', design: { qrType: 'standard' } },
  {
    name: 'four colors',
    design: {
      style: {
        ...DEFAULT_STYLE,
        foregroundColor: '#0A3D62',
        backgroundColor: '#FDE',
        cornerSquaresColor: '#7A1F1F',
        cornerDotsColor: '123',
      },
    },
  },
  {
    name: 'semi-transparent colors on a semi-transparent background',
    design: {
      style: { ...DEFAULT_STYLE, foregroundColor: '#0A3D62C0', backgroundColor: '#FFCC0040', cornerDotsColor: '#1238' },
    },
    isSaved: true,
  },
  {
    name: 'a linear gradient',
    design: { style: { ...DEFAULT_STYLE, gradientType: 'linear', gradientColor1: '#300', gradientColor2: '#00F' } },
  },
  {
    name: 'a radial gradient that does not paint the corner squares',
    design: {
      style: {
        ...DEFAULT_STYLE,
        cornerSquaresColor: '#045',
        gradientType: 'radial',
        gradientColor1: '#5433FF',
        gradientColor2: '#100',
      },
    },
  },
  { name: 'a logo in the center', design: { imageSize: 24 }, image: LOGO, isSaved: true },
  { name: 'an image over the whole code', design: { imagePosition: 'full' }, image: LOGO },
];

test('the draft on the screen and the saved file equal the picture that drawQrCode computes', async ({ page }) => {
  await page.goto('/templates');
  await isInteractive(page);
  for (const { name, design: changes, image, isSaved } of cases) {
    await test.step(name, async () => {
      const customImage = image && `data:image/png;base64,${encodePng(image).toString('base64')}`;
      const design: QrDesign = { ...DEFAULT_DESIGN, content: TEXT, qrType: 'custom', customImage, ...changes };
      const calculated = calculate(design, image);
      // The browser scales images differently than `rasterize`, so pixels near an edge between colors of the image are
      // not compared.
      const isComparable = image ? awayFromEdges(design, image) : () => true;

      await openTemplate(page, design);
      // The page shows the finished code of a template until the visitor types something. Then it shows a draft.
      await page.getByLabel('Website URL').fill('x');
      await page.getByLabel('Website URL').fill(TEXT);
      const draft = page.getByRole('region', { name: 'Preview' }).locator('svg');
      await expect(draft.and(page.getByRole('img', { name: `QR code for ${TEXT}` }))).toBeVisible();
      const drafted = PNG.sync.read(await shootDraft(page));
      expect([drafted.width, drafted.height]).toEqual([SIDE, SIDE]);
      expect(difference(drafted, overWhite(calculated), isComparable)).toBeLessThanOrEqual(3);

      if (isSaved) {
        await generate(page);
        const saved = PNG.sync.read(await download(page));
        expect([saved.width, saved.height]).toEqual([SIDE, SIDE]);
        expect(difference(saved, calculated, isComparable)).toBeLessThanOrEqual(2);
      }
    });
  }
});

function calculate(design: QrDesign, image?: Pixels): Pixels {
  return rasterize(makeCode(design, image ? { pixels: image, href: '' } : null).drawing);
}

/** Opens a design as a template by clicking links in the header. These links load no document. */
async function openTemplate(page: Page, design: QrDesign): Promise<void> {
  await headerLink(page, 'Templates').click();
  await expect(page).toHaveURL('/templates');
  await page.evaluate((text) => localStorage.setItem('selectedQRTemplate', text), JSON.stringify(design));
  await headerLink(page, 'Home').click();
  await expect(page.getByRole('region', { name: 'Preview' }).locator('img')).toBeVisible();
}

/**
 * Returns the largest difference of a channel between two pictures, among the pixels for which `isCompared` is true.
 */
function difference(
  first: Pick<PNG, 'data'>,
  second: Pick<Pixels, 'data'>,
  isCompared: (x: number, y: number) => boolean,
) {
  let largest = 0;
  for (let index = 0; index < SIDE * SIDE; index++) {
    if (!isCompared(index % SIDE, Math.floor(index / SIDE))) continue;
    for (let channel = 0; channel < 4; channel++) {
      const at = 4 * index + channel;
      largest = Math.max(largest, Math.abs(first.data[at] - second.data[at]));
    }
  }
  return largest;
}

function overWhite({ width, height, data }: Pixels): Pixels {
  const flat = new Uint8ClampedArray(data.length);
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] / 255;
    for (let channel = 0; channel < 3; channel++) flat[at + channel] = data[at + channel] * alpha + 255 * (1 - alpha);
    flat[at + 3] = 255;
  }
  return { width, height, data: flat };
}

/** Returns a function that tells whether a pixel is more than three pixels away from every edge between two colors of
 *  the image. */
function awayFromEdges(design: QrDesign, image: Pixels): (x: number, y: number) => boolean {
  const longest =
    design.imagePosition === 'full' ? SIDE * (image.width / image.height) : (SIDE * design.imageSize) / 100;
  const scale = longest / image.width;
  const far = (at: number, length: number): boolean =>
    [-0.5, 0, 0.5].every((edge) => Math.abs(at + 0.5 - SIDE / 2 - edge * length) > 3);
  return (x, y) => far(x, image.width * scale) && far(y, image.height * scale);
}

function fourColors(width: number, height: number): Pixels {
  const data = new Uint8ClampedArray(4 * width * height);
  const colors = [
    [200, 30, 30],
    [30, 120, 30],
    [30, 30, 160],
    [90, 90, 90],
  ];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const quarter = (x < width / 2 ? 0 : 1) + (y < height / 2 ? 0 : 2);
      data.set([...colors[quarter], 255], 4 * (y * width + x));
    }
  }
  return { width, height, data };
}

function encodePng({ width, height, data }: Pixels): Buffer {
  const png = new PNG({ width, height });
  png.data.set(data);
  return PNG.sync.write(png);
}
