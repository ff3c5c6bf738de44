import type { Locator, Page } from '@playwright/test';
import { expect } from './guards.ts';

export async function openFields(page: Page, button: string): Promise<Locator> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const panel = page.getByRole('region', { name: 'QR Content' });
  await panel.locator('summary').click();
  await expect(panel.locator('details').locator('input, textarea').first()).toBeVisible();
  return panel;
}

export async function loadTemplate(page: Page, template: object): Promise<void> {
  await page.addInitScript((text) => localStorage.setItem('selectedQRTemplate', text), JSON.stringify(template));
  await page.goto('/');
  await expect(page.getByText('QR code generated successfully from template!')).toBeVisible();
}
