import type { Locator } from '@playwright/test';
import { openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';

/** The time limit for loading the decoders and testing all conditions on a busy machine. */
const measured = { timeout: 30_000 };

test.describe.configure({ timeout: 90_000 });

/** Changes the content. Returns whether a button can still be pressed in the next animation frame. */
async function isPressableAfterChange(button: Locator): Promise<boolean> {
  return button.evaluate(async (element) => {
    const field = document.querySelector<HTMLInputElement>('form input[type=text]');
    if (!field || !(element instanceof HTMLButtonElement)) throw new Error('nothing to try');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'example.org');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise(requestAnimationFrame);
    return element.isConnected && !element.disabled;
  });
}

test('a fix is applied and undone by keyboard, and cannot be applied to a changed design', async ({ page }) => {
  await openGenerator(page);
  await page.getByLabel('Website URL').fill('example.com');
  await page.getByRole('tab', { name: 'Custom' }).click();
  await page.getByLabel('Foreground', { exact: true }).fill('#FFAF40');
  const fix = page.getByRole('button', { name: /^Darken Foreground/ });
  await expect(fix).toBeEnabled(measured);

  await test.step('Enter applies a fix, the Tab key reaches Undo the fix, and the focus is never lost', async () => {
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

  await test.step('a fix that was offered for an earlier design cannot be applied after a change', async () => {
    await expect(fix).toBeEnabled(measured);
    expect(await isPressableAfterChange(fix)).toBe(false);
    await expect(page.getByLabel('Website URL')).toHaveValue('example.org');
  });
});
