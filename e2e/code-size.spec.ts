import type { Page } from '@playwright/test';
import { openFields } from './fields-page.ts';
import { openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';
import { codesOf, makeCode } from './library-page.ts';

// The first step tries to generate a code from a text that no code can contain.
test.use({ expectedMessages: /Failed to generate QR code/ });

test('the page says how large a code must be printed, and which field has too long a text', async ({ page }) => {
  await openGenerator(page);
  await test.step('Generate, Update this code and Save as new move the focus to a field whose text is too long for any code', () =>
    focusMovesToLongField(page));
  await test.step('one character more, and the code has the next version and a larger print size', async () => {
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    // ISO/IEC 18004, Table 7: at level H, version 9 has room for 98 bytes. It is 53 modules wide.
    await page.getByLabel('Text Content').fill('x'.repeat(98));
    await expect(page.getByText('Print at 25 mm or larger.', { exact: true })).toBeVisible();
    await page.getByLabel('Text Content').fill('x'.repeat(99));
    await expect(page.getByText(/^Print at 26 mm or larger\./)).toBeVisible();
  });
  await test.step('for a contact, the print size depends on the text; a field whose text is too long is marked', () =>
    longFieldIsNamed(page));
});

async function focusMovesToLongField(page: Page): Promise<void> {
  const url = page.getByLabel('Website URL');
  await url.fill('ä'.repeat(1500));
  await page.getByRole('button', { name: 'Generate QR Code' }).click();
  await expect(page.getByText('Failed to generate QR code. Please try again.').first()).toBeVisible();
  await expect(url).toBeFocused();

  await makeCode(page, 'example.com');
  await codesOf(page).getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('button', { name: 'Update this code' })).toBeVisible();
  await url.fill('ä'.repeat(1500));
  for (const name of ['Update this code', 'Save as new']) {
    await test.step(name, async () => {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(url).toBeFocused();
    });
  }
  await expect(codesOf(page)).toHaveCount(1);
}

async function longFieldIsNamed(page: Page): Promise<void> {
  const panel = await openFields(page, 'vCard');
  await page.getByLabel('Vcard Content').fill('Zoë');
  await expect(panel.getByText(/^Print at \d\d mm or larger\.$/)).toBeVisible();
  const note = panel.getByLabel('Note');
  await note.fill('x'.repeat(600));
  await expect(panel.getByText(/^Print at \d\d mm or larger\. Less text makes a smaller code\.$/)).toBeVisible();
  await note.fill('ä'.repeat(1500));
  await expect(note).toHaveAttribute('aria-invalid', 'true');
  await expect(panel.getByRole('status').filter({ hasText: 'This text is too long for a QR code' })).toBeVisible();
  await expect(panel.getByText(/^Print at/)).toHaveCount(0);
  await expect(page.getByLabel('Vcard Content')).not.toHaveAttribute('aria-invalid');
  await note.fill('');
  await page.getByLabel('Vcard Content').fill('ä'.repeat(1500));
  await expect(page.getByLabel('Vcard Content')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Vcard Content')).toHaveAccessibleDescription(/This text is too long for a QR code/);
}
