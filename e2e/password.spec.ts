import { openFields } from './fields-page.ts';
import { decode, download, generate, openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';

test('a password is hidden on the page, and is in no record', async ({ page }) => {
  await openGenerator(page);

  await test.step('a password is not visible until the visitor shows it', async () => {
    const panel = await openFields(page, 'WiFi');
    await page.getByLabel('Network Name (SSID)').fill('Home');
    const password = panel.getByLabel('Password', { exact: true });
    await password.fill('hunter2hunter2');
    await expect(password).toHaveAttribute('type', 'password');
    await expect(page.getByRole('img', { name: 'QR code for the Wi-Fi network Home' })).toBeVisible();
    await expect(panel.getByText('WIFI:T:WPA;S:Home;P:••••••••;;')).toBeVisible();
    expect(await page.locator('body').innerHTML()).not.toContain('>hunter2');
    await panel.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(panel.getByText('WIFI:T:WPA;S:Home;P:hunter2hunter2;;')).toBeVisible();

    await generate(page);
    const main = page.getByRole('main');
    await expect(main.getByText('WIFI:T:WPA;S:Home;P:••••••••;;')).toBeVisible();
    await expect(page.getByRole('img', { name: 'QR code for the Wi-Fi network Home', exact: true })).toBeVisible();
    expect(await page.content()).not.toContain('hunter2');
    expect(page.url()).not.toContain('hunter2');
    const stores = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
    );
    expect(stores).toContain('Home');
    expect(stores).not.toContain('hunter2');
    await main.getByRole('button', { name: 'Show password' }).click();
    await expect(main.getByText('WIFI:T:WPA;S:Home;P:hunter2hunter2;;')).toBeVisible();
    await main.getByRole('button', { name: 'Hide password' }).click();
    await expect(main.getByText('WIFI:T:WPA;S:Home;P:••••••••;;')).toBeVisible();

    // In the list of codes, the name of the network is the title of its code.
    await page.getByRole('link', { name: 'Change the design' }).click();
    const code = page.getByRole('region', { name: 'Your codes' }).getByRole('article');
    await expect(code.getByRole('heading')).toHaveText('Home');
    await expect(code.getByText('WIFI:T:WPA;S:Home;P:••••••••;;')).toBeVisible();
  });

  await test.step('a password inside a pasted code is masked in the analytics record', async () => {
    await page.getByRole('button', { name: 'WiFi', exact: true }).click();
    const whole = 'WIFI:S:Home;T:WPA;P:hunter2hunter2;;';
    await page.getByLabel('Network Name (SSID)').fill(whole);
    await generate(page);
    expect(await decode(await download(page))).toEqual([whole]);
    const records = await page.evaluate(() => JSON.parse(localStorage.getItem('qrAnalytics') ?? '[]'));
    expect(records).toMatchObject([{ content: 'Home' }, { content: 'WIFI:S:Home;T:WPA;P:••••••••;;', type: 'wifi' }]);
  });
});
