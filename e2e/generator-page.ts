import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readBarcodes } from 'zxing-wasm/reader';
import { expect } from './guards.ts';

/** Opens the home page and waits until it answers: what is typed before React has taken over is not the subject here. */
export async function openGenerator(page: Page): Promise<void> {
  await page.goto('/');
  await isInteractive(page);
}

/** Waits until React has taken over the prerendered page. */
export async function isInteractive(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const root = document.getElementById('root');
        return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
      }),
    )
    .toBe(true);
}

/** Presses the main button and waits for the preview page's picture. */
export async function generate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate QR Code' }).click();
  await page.waitForURL('/preview');
  await expect(page.getByRole('img', { name: /^QR code for|^Your QR code/ })).toBeVisible();
}

/** Downloads the picture from the preview page: the file's bytes. */
export async function download(page: Page): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('ai-qr-code.png');
  return readFile(await file.path());
}

/** The texts of the QR codes in a picture, as an independent reader reads them. */
export async function decode(picture: Uint8Array): Promise<string[]> {
  const results = await readBarcodes(picture, { formats: ['QRCode'], tryHarder: true });
  return results.filter((result) => result.isValid).map((result) => result.text);
}

/** A picture's pixels, decoded by the browser. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** The colour at a point as `#rrggbbaa`. */
  at(x: number, y: number): string;
}

/** Decodes a PNG in the page. */
export async function pixels(page: Page, png: Buffer): Promise<Picture> {
  const { width, height, data } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext(
      '2d',
    ) as OffscreenCanvasRenderingContext2D;
    context.drawImage(bitmap, 0, 0);
    const image = context.getImageData(0, 0, bitmap.width, bitmap.height);
    return { width: image.width, height: image.height, data: [...image.data] };
  }, png.toString('base64'));
  return {
    width,
    height,
    at(x, y) {
      const start = (y * width + x) * 4;
      return `#${data
        .slice(start, start + 4)
        .map((channel) => channel.toString(16).padStart(2, '0'))
        .join('')}`;
    },
  };
}
