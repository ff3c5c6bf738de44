import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openCustom } from './generator-page.ts';

/** The text of the codes in these tests. */
export const TEXT = 'https://example.com/abcdef';

/** A photograph of 256 × 256 pixels that can be woven into a code. */
export const PHOTO = {
  name: 'photo.webp',
  mimeType: 'image/webp',
  buffer: readFileSync('scripts/pictures/portrait.webp'),
};

/** Opens the generator, enters a text, and chooses a photograph. */
export async function openWithPhoto(page: Page): Promise<void> {
  await openCustom(page, TEXT);
  await uploadPhoto(page);
}

/** Chooses a photograph. The Custom tab must be open. */
export async function uploadPhoto(page: Page): Promise<void> {
  await page.getByText('A photo can become the code itself').waitFor();
  await page.getByLabel('Upload a logo or image').setInputFiles(PHOTO);
}
