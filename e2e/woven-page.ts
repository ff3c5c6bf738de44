import type { Page } from '@playwright/test';
import { encodePng } from '#raster';
import { drawSample, type SamplePicture } from '#testing';
import { openCustom } from './generator-page.ts';

/** The text of the codes in these tests. */
export const TEXT = 'https://example.com/abcdef';

/** Opens the generator, enters a text, and chooses an image that can be woven into the code. */
export async function openWithImage(page: Page, name: SamplePicture): Promise<void> {
  await openCustom(page, TEXT);
  await uploadPhoto(page, name);
}

/** Chooses an image that can be woven into the code. The Custom tab must be open. */
export async function uploadPhoto(page: Page, name: SamplePicture): Promise<void> {
  await page.getByText('A photo can become the code itself').waitFor();
  await page.getByLabel('Upload a logo or image').setInputFiles(await photo(name));
}

/** Returns a sample picture of 300 × 300 pixels as a file. */
export async function photo(name: SamplePicture): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  return { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(await encodePng(drawSample(name, 300))) };
}
