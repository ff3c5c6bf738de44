import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openCustom } from './generator-page.ts';

export const TEXT = 'https://example.com/abcdef';

export const PHOTO = {
  name: 'photo.webp',
  mimeType: 'image/webp',
  buffer: readFileSync('e2e/samples/portrait.webp'),
};

export async function openWithPhoto(page: Page): Promise<void> {
  await openCustom(page, TEXT);
  await uploadPhoto(page);
}

export async function uploadPhoto(page: Page): Promise<void> {
  await page.getByText('A photo can become the code itself').waitFor();
  await page.getByLabel('Upload a logo or image').setInputFiles(PHOTO);
}
