import type { Page } from '@playwright/test';
import { loadTemplate } from './fields-page.ts';
import { decode, openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('pasted lines and payloads are sorted out, unfinished colors are dropped, and cautions wait for a pause', async ({
  page,
}) => {
  await page.clock.install();
  await openGenerator(page);
  await test.step('the first of several pasted addresses is kept, and a note says so', () => pasteLines(page));
  await test.step('Ctrl+Z drops unfinished text but keeps the color; Redo and the Undo button change the color', () =>
    typeColors(page));
  await test.step('a caution waits until the visitor pauses or leaves the field', () => typeSlowly(page));
  await page.clock.resume();
  await test.step('a pasted payload is split if the field was empty, but not after other text; Undo reverts this', () =>
    pastePayload(page));
  await test.step('a payload loaded with a template is not split until the visitor presses a button', () =>
    loadPayload(page));
});

async function pasteLines(page: Page): Promise<void> {
  const address = page.getByLabel('Website URL');
  await address.focus();
  await page.evaluate(() =>
    navigator.clipboard.writeText('https://a.example\r\nhttps://b.example\nhttps://c.example\n'),
  );
  await page.keyboard.press('ControlOrMeta+v');
  await expect(address).toHaveValue('https://a.example');
  const told = page.getByRole('status').getByText('You pasted 3 lines, but this code holds one.');
  await expect(told).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code for https://a.example', exact: true })).toBeVisible();
  await page.keyboard.type('/x');
  await expect(address).toHaveValue('https://a.example/x');
  await expect(told).toHaveCount(0);

  // An email may have several recipients, so its field keeps every pasted address.
  await page.getByRole('button', { name: 'Email' }).click();
  await page.getByLabel('Email Address').focus();
  await page.evaluate(() => navigator.clipboard.writeText('a@a.example\nb@b.example'));
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.getByLabel('Email Address')).toHaveValue('a@a.example, b@b.example');
}

async function typeColors(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Custom' }).click();
  const color = page.getByRole('textbox', { name: 'Foreground', exact: true });
  await color.fill('#0A3D62');
  await color.fill('#12');
  await color.press('Control+z');
  await expect(color).toHaveValue('#0A3D62');
  await color.press('Control+z');
  await expect(color).toHaveValue('#000000');

  // Redo with its key changes the color and removes unfinished text. So does the Undo button if the focus stays in the
  // field when the button is pressed, as by voice control.
  await color.fill('#12');
  await color.press('Control+y');
  await expect(color).toHaveValue('#0A3D62');
  await color.fill('#12');
  await page.getByRole('button', { name: 'Undo', exact: true }).dispatchEvent('click');
  await expect(color).toHaveValue('#000000');
}

async function typeSlowly(page: Page): Promise<void> {
  const address = page.getByLabel('Email Address');
  const caution = page.getByText('has no @');
  // From here on, the clock of the page moves only with `runFor`. A longer leap would end the time limit of the database.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
  await address.fill('');
  await address.pressSequentially('jane');
  await expect(page.getByText('Your code will contain').locator('..')).toContainText('mailto:jane');
  await page.clock.runFor(900);
  await address.press('t');
  await page.clock.runFor(900);
  await expect(caution).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(caution).toContainText('“janet” has no @');
  // The caution keeps its words while the visitor types on, so that it is not announced again with each letter.
  await address.press('h');
  await page.clock.runFor(100);
  await expect(caution).toContainText('“janet” has no @');
  await address.press('@');
  await expect(caution).toHaveCount(0);
  await address.press('Backspace');
  await page.clock.runFor(100);
  await address.blur();
  await page.clock.runFor(300);
  await expect(caution).toContainText('“janeth” has no @');
}

async function pastePayload(page: Page): Promise<void> {
  const payload = 'SMSTO:+14155550123:line1\nline2 ünï😀';
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

  // A payload of another type can be switched to, even if the field takes only its first line.
  await page.getByRole('button', { name: 'URL', exact: true }).click();
  const link = page.getByLabel('Website URL');
  await page.evaluate(() =>
    navigator.clipboard.writeText(
      'BEGIN:VCARD\nVERSION:3.0\nN:Doe;Jane\nFN:Jane Doe\nTEL;TYPE=CELL:+14155550123\nEND:VCARD\n',
    ),
  );
  await link.press('ControlOrMeta+v');
  await expect(page.getByText('This is a complete vCard code.')).toBeVisible();
  await expect(page.getByText(/^You pasted/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Switch to vCard' }).click();
  await expect(page.getByRole('button', { name: 'vCard', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Mobile')).toHaveValue('+14155550123');
  await expect(page.getByRole('textbox').first()).toBeFocused();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(link).toHaveValue('BEGIN:VCARD');

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
