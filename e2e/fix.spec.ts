import type { Page } from '@playwright/test';
import { openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';

/** Decoders are loaded and all conditions are read, perhaps on a busy machine. */
const measured = { timeout: 30_000 };

test.describe.configure({ timeout: 90_000 });

/** A design with an amber foreground, and the fix that is offered for it. */
async function offeredFix(page: Page) {
  await openGenerator(page);
  await page.getByLabel('Website URL').fill('example.com');
  await page.getByRole('tab', { name: 'Custom' }).click();
  await page.getByLabel('Foreground', { exact: true }).fill('#FFAF40');
  const fix = page.getByRole('button', { name: /^Darken Foreground/ });
  await expect(fix).toBeEnabled(measured);
  return fix;
}

test('a fix of an earlier design cannot take back what was changed since', async ({ page }) => {
  const fix = await offeredFix(page);
  const element = await fix.elementHandle();
  // Whether it can be pressed in the first frame after a change.
  const isPressable = await page.evaluate(async (button) => {
    const field = document.querySelector<HTMLInputElement>('form input[type=text]');
    if (!field || !(button instanceof HTMLButtonElement)) throw new Error('nothing to try');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'example.org');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise(requestAnimationFrame);
    return button.isConnected && !button.disabled;
  }, element);
  expect(isPressable).toBe(false);
  await expect(page.getByLabel('Website URL')).toHaveValue('example.org');
});

test('the keyboard stays at the verdict when a fix is made and taken back', async ({ page }) => {
  const fix = await offeredFix(page);
  await fix.press('Enter');
  const undo = page.getByRole('button', { name: 'Undo the fix' });
  await expect(undo).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Foreground', { exact: true })).toHaveValue('#FFAF40');
  await expect(undo).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
});
