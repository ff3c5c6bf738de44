import { openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';

test('Undo and Redo step through the design, by keys and by buttons', { tag: '@smoke' }, async ({ page }) => {
  // The clock of the page stands still, so the page sees no pause in the typing, even on a slow machine.
  await page.clock.setFixedTime(new Date());
  await openGenerator(page);
  const [undo, redo] = [page.getByRole('button', { name: 'Undo' }), page.getByRole('button', { name: 'Redo' })];
  await expect(undo).toBeDisabled();
  await expect(redo).toBeDisabled();
  const url = page.getByLabel('Website URL');
  await url.pressSequentially('example.com');
  await page.getByRole('tab', { name: 'Custom' }).click();
  await page.getByRole('textbox', { name: 'Foreground', exact: true }).fill('#0a3d62');

  // Text that was typed into a field without a pause is a single step.
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('textbox', { name: 'Foreground', exact: true })).toHaveValue('#000000');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('tab', { name: 'Standard' })).toHaveAttribute('aria-selected', 'true');
  await url.focus();
  await page.keyboard.press('Control+z');
  await expect(url).toHaveValue('');
  await expect(undo).toBeDisabled();
  await page.keyboard.press('Control+Shift+z');
  await expect(url).toHaveValue('example.com');
  await page.keyboard.press('Control+y');
  await expect(page.getByRole('tab', { name: 'Custom' })).toHaveAttribute('aria-selected', 'true');

  // Choosing a type clears the content; Undo restores it.
  await page.getByRole('button', { name: 'Email' }).click();
  await expect(redo).toBeDisabled();
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(url).toHaveValue('example.com');
  await redo.press('Enter');
  await expect(page.getByLabel('Email Address')).toHaveValue('');

  await test.step('while a dialog is open, the key for Undo does not change the design', async () => {
    await page.setViewportSize({ width: 767, height: 800 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Email Address')).toHaveValue('');
    await page.keyboard.press('Control+z');
    await expect(url).toHaveValue('example.com');
  });
});
