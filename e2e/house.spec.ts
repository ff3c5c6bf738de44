import { PAGES } from '../scripts/hosting.mjs';
import { expect, test } from './guards.ts';

test('the home page hydrates and navigates', async ({ page }) => {
  expect(PAGES[0].path).toBe('/');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Templates' }).click();
  await expect(page).toHaveTitle(/Templates/);
});
