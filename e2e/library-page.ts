import type { Locator, Page } from '@playwright/test';
import { putRecords, storedRecords } from './database.ts';
import { generate } from './generator-page.ts';

export function codesRegion(page: Page): Locator {
  return page.getByRole('region', { name: 'Your codes' });
}

export function codesOf(page: Page): Locator {
  return codesRegion(page).getByRole('article');
}

/** Generates the code of a link and goes back to the home page. */
export async function makeCode(page: Page, content: string): Promise<void> {
  await page.getByLabel('Website URL').fill(content);
  await generate(page);
  await page.getByRole('link', { name: 'Change the design' }).click();
}

/** Adds older copies of the only code to the database. Their texts end in numbers from 1 on. */
export async function copyInDatabase(page: Page, count: number): Promise<void> {
  const [code] = await storedRecords(page, 'codes');
  const [picture] = await storedRecords(page, 'pictures');
  const copies = Array.from({ length: count }, (_, k) => ({
    ...code,
    id: String(Number(code.id) - k - 1),
    text: `https://example.com/${k + 1}`,
  }));
  await putRecords(
    page,
    'pictures',
    copies.map(() => picture),
    copies.map(({ id }) => id),
  );
  await putRecords(page, 'codes', copies);
}

export async function choose(card: Locator, name: string): Promise<void> {
  await card.getByRole('button', { name: /^More for/ }).click();
  await card.getByRole('button', { name }).click();
}
