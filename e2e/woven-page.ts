import type { Page } from '@playwright/test';
import { encodePng } from '#raster';
import { drawSample, type SamplePicture } from '#weaving/testing';
import { openGenerator } from './generator-page.ts';

/** The text of the codes in these tests. */
export const TEXT = 'https://example.com/abcdef';

/** Opens the generator with a text and an image, ready to be woven. */
export async function openWithImage(page: Page, name: SamplePicture): Promise<void> {
  await openGenerator(page);
  await page.getByLabel('Website URL').fill(TEXT);
  await page.getByRole('tab', { name: 'Custom' }).click();
  await page.getByText('A photo can become the code itself').waitFor();
  const buffer = Buffer.from(await encodePng(drawSample(name, 300)));
  await page.getByLabel('Upload a logo or image').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
}
