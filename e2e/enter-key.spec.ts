import type { Page } from '@playwright/test';
import { openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';
import { PHOTO } from './woven-page.ts';

/**
 * Marks every enabled field outside the section “QR Content”. Skips fields for colors and files, because Enter opens a
 * picker in them. Returns how many marked fields of each type there are.
 */
function markFields(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const counts: Record<string, number> = {};
    const fields = document.querySelectorAll<HTMLInputElement>('main input:not([type=color], [type=file])');
    for (const field of fields) {
      const step = field.closest('section')?.querySelector('h2')?.textContent;
      if (step === 'QR Content' || field.matches(':disabled')) continue;
      field.dataset.enter = '';
      counts[field.type] = (counts[field.type] ?? 0) + 1;
    }
    return counts;
  });
}

/** Presses Enter in every field that `markFields` marked. Fails if a code is generated, even for a moment. */
async function pressEnterInMarked(page: Page): Promise<void> {
  await page.evaluate(() => {
    const button = document.querySelector('button[type=submit]') as HTMLButtonElement;
    new MutationObserver(() => Object.assign(window, { hasBeenDisabled: true })).observe(button, {
      attributeFilter: ['disabled'],
    });
  });
  for (const field of await page.locator('[data-enter]').all()) await field.press('Enter');
  // Generating a code disables the button at once, which the observer would have seen.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expect(page.getByRole('button', { name: 'Generate QR Code' })).toBeEnabled();
  expect(await page.evaluate(() => 'hasBeenDisabled' in window)).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem('qrAnalytics'))).toBeNull();
  await expect(page).toHaveURL('/');
}

test('Enter in a field of the style generates no code', async ({ page }) => {
  await openGenerator(page);
  await page.getByLabel('Website URL').fill('example.com');
  await page.getByRole('tab', { name: 'Custom' }).click();
  await page.getByRole('button', { name: 'Mojito' }).click();
  const plain = await markFields(page);
  // The four text fields hold the two colors of the gradient and the two corner colors. The gradient hides the fields
  // for the foreground and the background. The slider for the logo size is disabled, because there is no logo.
  expect(plain).toMatchObject({ text: 4 });
  expect(plain.radio).toBeGreaterThanOrEqual(15);
  await pressEnterInMarked(page);

  await page.getByLabel('Upload a logo or image').setInputFiles(PHOTO);
  await page.getByRole('button', { name: 'Weave it into the code' }).click();
  await expect(page.getByLabel('Sturdier')).toBeVisible();
  const woven = await markFields(page);
  expect(woven).toMatchObject({ checkbox: 1, range: 4 });
  expect(woven.radio).toBeGreaterThanOrEqual(4);
  await pressEnterInMarked(page);
});
