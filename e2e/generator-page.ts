import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Download, JSHandle, Locator, Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { storedRecords } from './database.ts';
import { expect } from './guards.ts';

// Without this, the library would fetch the file from another host.
const { buffer } = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: buffer as ArrayBuffer } });

/** Opens the home page and waits until it is interactive. Other tests cover text that is typed before hydration. */
export async function openGenerator(page: Page): Promise<void> {
  await page.goto('/');
  await isInteractive(page);
}

/** Waits until React has hydrated the prerendered page. The content of `main` is hydrated last. */
export async function isInteractive(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(hasReactTakenOver), { intervals: [50] }).toBe(true);
  // Effects run after the frame that shows the rendering.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** Returns whether React has hydrated the page. The browser runs this function, in the page. */
export function hasReactTakenOver(): boolean {
  const last = document.querySelector('main > :last-child');
  return last !== null && Object.keys(last).some((key) => key.startsWith('__reactProps'));
}

/** Time then passes only when the test advances it. `page.clock.install` must have been called before. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

export async function generate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate QR Code' }).click();
  await arriveAtPreview(page);
}

export async function arriveAtPreview(page: Page): Promise<void> {
  await page.waitForURL('/preview');
  // The generator disappears a moment after the address changes, and the picture of its draft has the same name as the
  // picture on the preview page. So the heading of the preview page is awaited first.
  await expect(page.getByRole('heading', { level: 1, name: 'Preview Your QR Code' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR code (for|of)|^Your QR code/ })).toBeVisible();
}

export async function drop(page: Page, name: string, type: string, bytes: Buffer): Promise<void> {
  await page.locator('body').dispatchEvent('drop', { dataTransfer: await carry(page, name, type, bytes) });
}

export async function openFile(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a saved file', exact: true }).click();
  await (await choosing).setFiles({ name, mimeType, buffer });
}

export async function paste(page: Page, name: string, type: string, bytes: Buffer): Promise<void> {
  await page.evaluate(
    (clipboardData) => document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true })),
    await carry(page, name, type, bytes),
  );
}

function carry(page: Page, ...[name, type, bytes]: [string, string, Buffer]): Promise<JSHandle<DataTransfer>> {
  return page.evaluateHandle(
    ([fileName, fileType, base64]) => {
      const transfer = new DataTransfer();
      const content = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      transfer.items.add(new File([content], fileName, { type: fileType }));
      return transfer;
    },
    [name, type, bytes.toString('base64')] as const,
  );
}

/** Downloads the picture from the preview page; returns the file's bytes. */
export async function download(page: Page): Promise<Buffer> {
  const file = await saveBy(page.getByRole('button', { name: 'Download' }));
  expect(file.suggestedFilename()).toBe('ai-qr-code.png');
  return readFile(await file.path());
}

/** Presses a button that saves a file. */
export async function saveBy(button: Locator): Promise<Download> {
  const [file] = await Promise.all([button.page().waitForEvent('download'), button.click()]);
  return file;
}

export async function decode(picture: Uint8Array): Promise<string[]> {
  const results = await readBarcodes(picture, { formats: ['QRCode'], tryHarder: true });
  return results.filter((result) => result.isValid).map((result) => result.text);
}

export async function shownText(page: Page): Promise<string[]> {
  const picture = page.getByRole('main').locator('img[src^="data:image/png"]').first();
  const [, base64] = String(await picture.getAttribute('src')).split(',');
  return decode(Buffer.from(base64, 'base64'));
}

export function headerLink(page: Page, name: string): Locator {
  return page.getByRole('banner').getByRole('link', { name, exact: true });
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** The color at a point as `#rrggbbaa`. */
  at(x: number, y: number): string;
}

export function pixels(png: Buffer): Picture {
  const { width, height, data } = PNG.sync.read(png);
  return {
    width,
    height,
    at(x, y) {
      const start = (y * width + x) * 4;
      return `#${data.toString('hex', start, start + 4)}`;
    },
  };
}

/** So that reloading the tab restores it. With `isWoven`, the design must have a woven image. */
export async function isKept(page: Page, content: string, isWoven = false): Promise<void> {
  const kept = async () =>
    (await storedRecords(page, 'drafts')).map(({ design }) => ({
      content: design.content,
      isWoven: Boolean(design.weave),
    }));
  await expect.poll(kept).toContainEqual({ content, isWoven });
}

export async function screenshotOfSvg(browser: Browser | BrowserContext, svg: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  await page.setViewportSize({ width: 500, height: 500 });
  await page.setContent(`<img width="400" src="data:image/svg+xml;base64,${svg.toString('base64')}">`);
  await page.evaluate(() => document.querySelector('img')?.decode());
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

export async function openCustom(page: Page, text: string): Promise<void> {
  await openGenerator(page);
  await page.getByLabel('Website URL').fill(text);
  await page.getByRole('tab', { name: 'Custom' }).click();
}

export async function upload(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  await page.getByLabel('Upload a logo or image').setInputFiles({ name, mimeType, buffer });
}
