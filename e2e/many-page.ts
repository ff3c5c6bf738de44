import type { Locator, Page } from '@playwright/test';
import { isInteractive } from './generator-page.ts';

/** Opens the page for many codes and waits until it answers. */
export async function openMany(page: Page): Promise<void> {
  await page.goto('/many');
  await isInteractive(page);
}

/** Thirty links as a spreadsheet puts them into the clipboard. */
export const THIRTY_LINKS = [
  'Table\tName\tLink',
  ...Array.from({ length: 30 }, (_, k) => `${k + 1}\tGuest ${k + 1}\thttps://example.com/t/${k + 1}`),
].join('\n');

/** The text area for a table. */
export function tableArea(page: Page): Locator {
  return page.getByLabel('Table', { exact: true });
}

/** The row of the list with a spreadsheet's number. */
export function rowOf(page: Page, number: number): Locator {
  const name = `Show row ${number.toLocaleString('en')}`;
  return page.getByRole('row').filter({ has: page.getByRole('button', { name, exact: true }) });
}
