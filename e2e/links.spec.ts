import type { Page } from '@playwright/test';
import { isInteractive, openGenerator, upload } from './generator-page.ts';
import { expect, test } from './guards.ts';
import { redPng } from './sample-code.ts';

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  expectedMessages: /The clipboard takes no text/,
});

async function copyLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.').last()).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a link opens a design', { tag: '@smoke' }, async ({ page, browser }) => {
  await openGenerator(page);

  await test.step('an address whose username was left out of the link makes no code until the address is changed', async () => {
    const address = page.getByLabel('Website URL');
    await address.fill('https://jane:secret@example.com/x');
    await page.getByText('Share this design').click();
    await page.getByRole('button', { name: 'Copy link' }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.evaluate((hash) => location.assign(hash), new URL(link).hash);
    await expect(address).toHaveValue('https://example.com/x');
    const missing = page.getByText('The username and password were left out of this link.');
    await expect(missing).toBeVisible();
    await expect(page.getByRole('img', { name: /^QR code for/ })).toHaveCount(0);
    await address.fill('https://example.com/y');
    await expect(missing).toHaveCount(0);
    await expect(page.getByRole('img', { name: 'QR code for https://example.com/y' })).toBeVisible();
  });

  await test.step('a link leaves out the image, and says so on both sides; opened again, it adds no undo step', async () => {
    await page.getByRole('tab', { name: 'Custom' }).click();
    await upload(page, 'logo.png', 'image/png', redPng());
    await page.getByText('Share this design').click();
    await expect(page.getByText('Your image is left out because images are too large for links.')).toBeVisible();
    const link = await copyLink(page);
    const notice = page.getByRole('listitem').filter({ hasText: 'Design opened from the link.' }).last();
    await page.evaluate((hash) => location.assign(hash), new URL(link).hash);
    await expect(notice).toContainText("Its image is missing because links don't include images.");
    await expect(page.getByRole('img', { name: 'Your upload' })).toHaveCount(0);
    await expect(notice.getByRole('button', { name: 'Undo' })).toBeVisible();
    await page.evaluate((hash) => location.assign(hash), new URL(link).hash);
    await expect(page).toHaveURL('/');
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await expect(page.getByRole('img', { name: 'Your upload' })).toBeVisible();
  });

  await test.step('a design with too much text for a link offers none', async () => {
    const before = await page.getByLabel('Website URL').inputValue();
    await page
      .getByLabel('Website URL')
      .fill(Array.from({ length: 700 }, (_, k) => (k * k * 7919).toString(36)).join(' '));
    await expect(page.getByText(/^This link would have [\d,]+ characters\./)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
    await page.getByLabel('Website URL').fill(before);
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeEnabled();
  });

  await test.step('a damaged link, or one from a newer version, is reported and changes nothing; a readable link fills the content', async () => {
    await page.getByLabel('Website URL').fill('mine.example');
    for (const [hash, words] of [
      ['#design=1.AAAAAHicq1ZKzs8rSc0rAQAU', 'This link is cut off or damaged.'],
      ['#design=9.AAAA', 'This link was made by a newer version.'],
      ['#text=x&type=telex', 'This link is cut off or damaged.'],
    ] as const) {
      await page.evaluate((fragment) => location.assign(fragment), hash);
      await expect(page.getByText(words).last()).toBeVisible();
      await expect(page).toHaveURL('/');
      await expect(page.getByLabel('Website URL')).toHaveValue('mine.example');
    }
    await page.evaluate(() => location.assign('#text=%2B1%20415&type=phone'));
    await expect(page.getByLabel('Phone Number')).toHaveValue('+1 415');
  });

  await test.step('a copied link opens the design in another browser, with Undo, and contains the password only on request', async () => {
    await page.getByRole('button', { name: 'WiFi' }).click();
    await page.getByLabel('Network Name (SSID)').fill('Café');
    await page.getByText('Password and security').click();
    await page.getByLabel('Password', { exact: true }).fill('longenough');
    await page.getByText('Share this design').click();
    await expect(page.getByText('The password is left out.')).toBeVisible();
    const open = await copyLink(page);
    await page.getByLabel('Include the password.').check();
    const whole = await copyLink(page);
    expect(open.length).toBeLessThan(whole.length);
    expect(new URL(whole).pathname).toBe('/');
    await test.step('if the clipboard refuses, the link is shown, and selected on focus', () =>
      expectLinkByHand(page, whole));

    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto(open);
    await isInteractive(elsewhere);
    const name = elsewhere.getByLabel('Network Name (SSID)');
    await expect(name).toHaveValue('Café');
    await expect(elsewhere).toHaveURL('/');
    // No code is made or judged until the password is typed again, because a code without it is for an open network.
    const password = elsewhere.getByLabel('Password', { exact: true });
    const missing = elsewhere.getByText('The password was left out of this link. Type it again.');
    const code = elsewhere.getByRole('img', { name: 'QR code for the Wi-Fi network Café' });
    await expect(missing).toBeVisible();
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await expect(code).toHaveCount(0);
    await elsewhere.getByRole('button', { name: 'Generate QR Code' }).click();
    await expect(elsewhere.getByText('This link came without a password or key.')).toBeVisible();
    await expect(password).toBeFocused();
    // Nothing was generated.
    expect(await elsewhere.evaluate(() => localStorage.length)).toBe(0);
    await password.pressSequentially('long');
    await expect(missing).toHaveCount(0);
    await expect(code).toBeVisible();
    await password.clear();
    await expect(missing).toBeVisible();
    await expect(code).toHaveCount(0);
    await elsewhere.getByRole('button', { name: 'The network is open' }).click();
    await expect(missing).toHaveCount(0);
    await expect(password).toBeFocused();
    await expect(elsewhere.getByLabel('Security')).toHaveValue('none');
    await expect(elsewhere.getByText('WIFI:T:nopass;S:Café;;')).toBeVisible();
    await expect(code).toBeVisible();
    // Changes that follow fast are one step, so a slow machine has more of them.
    await expect(async () => {
      await elsewhere.keyboard.press('Control+z');
      await expect(elsewhere.getByLabel('Website URL')).toHaveValue('', { timeout: 1000 });
    }).toPass();

    // The link also works while the page is open with another design.
    await elsewhere.getByLabel('Website URL').fill('mine.example');
    await elsewhere.evaluate((hash) => location.assign(hash), new URL(whole).hash);
    await expect(elsewhere.getByLabel('Password', { exact: true })).toHaveValue('longenough');
    await elsewhere.keyboard.press('Control+z');
    await expect(elsewhere.getByLabel('Website URL')).toHaveValue('mine.example');
    await elsewhere.context().close();
  });
});

async function expectLinkByHand(page: Page, link: string): Promise<void> {
  await page.evaluate(() => {
    navigator.clipboard.writeText = async () => {
      throw new DOMException('', 'NotAllowedError');
    };
  });
  const field = page.getByLabel("This browser doesn't allow the page to copy. Copy the link yourself:");
  await expect(field).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(field).toHaveValue(link);
  await field.focus();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(link);
}
