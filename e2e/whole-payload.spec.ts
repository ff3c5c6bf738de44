import type { Page } from '@playwright/test';
import { loadTemplate } from './fields-page.ts';
import { decode, openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a whole payload can be split into the fields of its type', async ({ page }) => {
  await test.step('a pasted payload is split if the field was empty, but not after other text; Undo reverts this', () =>
    pastePayload(page));
  await test.step('a payload loaded with a template is not split until the visitor presses a button', () =>
    loadPayload(page));
});

async function pastePayload(page: Page): Promise<void> {
  const payload = 'SMSTO:+14155550123:line1\nline2 ünï😀';
  await openGenerator(page);
  const preview = page.getByRole('region', { name: 'Preview', exact: true });
  const draft = preview.getByRole('img', { name: /^QR code for/ });
  await page.getByRole('button', { name: 'SMS', exact: true }).click();
  const number = page.getByLabel('Sms Content');
  await number.fill('x');
  // Typing the first letter loads the module that recognizes payloads.
  await expect(page.getByText(/Your code will contain/)).toBeVisible();
  await number.fill('');
  await page.evaluate((text) => navigator.clipboard.writeText(text), payload);
  await number.press('ControlOrMeta+v');
  await expect(number).toHaveValue('+14155550123');
  await expect(page.getByLabel('Message')).toHaveValue('line1\nline2 ünï😀');
  await expect(page.getByText('Split into fields.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).filter({ hasText: 'Undo' }).click();
  await expect(number).toBeFocused();
  await expect(page.getByText('Split into fields.')).toHaveCount(0);
  await expect(page.getByLabel('Message')).toHaveValue('');
  await page.getByRole('button', { name: 'Split it into fields' }).click();
  await expect(number).toHaveValue('+14155550123');
  await expect(number).toBeFocused();
  await expect.poll(async () => decode(await draft.screenshot())).toEqual([payload]);

  // A payload that is pasted behind typed text is not split.
  await page.getByRole('button', { name: 'WiFi', exact: true }).click();
  const name = page.getByLabel('Network Name (SSID)');
  await name.fill('x');
  await page.evaluate(() => navigator.clipboard.writeText('WIFI:T:nopass;S:Guest;;'));
  await name.press('End');
  await name.press('ControlOrMeta+v');
  await expect(name).toHaveValue('xWIFI:T:nopass;S:Guest;;');
}

async function loadPayload(page: Page): Promise<void> {
  const content = 'WIFI:T:WPA;S:Home;P:longenough;H:true;;';
  await loadTemplate(page, { type: 'wifi', content });
  await expect(page.getByLabel('Network Name (SSID)')).toHaveValue(content);
  const summary = page.locator('summary', { hasText: 'Password and security' });
  await expect(summary).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Split it into fields' }).click();
  await expect(page.getByLabel('Network Name (SSID)')).toHaveValue('Home');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('longenough');
  await expect(page.getByLabel('Hidden network')).toBeChecked();
  await expect(page.getByRole('code').getByText('WIFI:T:WPA;S:Home;P:••••••••;H:true;;')).toBeVisible();
}
