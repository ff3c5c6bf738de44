import { expect, test } from './guards.ts';

test.use({ serviceWorkers: 'allow', expectedMessages: /Failed to load resource|404: no page at/ });

test('after one visit the whole site works offline', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
  await context.setOffline(true);

  await test.step('a code is generated', async () => {
    await page.getByLabel('Website URL').fill('example.com');
    await page.getByRole('button', { name: 'Generate QR Code' }).click();
    await page.waitForURL('/preview');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('ai-qr-code.png');
  });

  await test.step('every page opens', async () => {
    for (const [address, title] of [
      ['/', /Generator/],
      ['/templates', /Templates/],
      ['/analytics', /Analytics/],
      ['/preview', /Preview/],
      ['/community', /Community/],
      ['/nowhere', /not found/],
    ] as const) {
      await page.goto(address);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('main')).toBeVisible();
    }
  });

  await test.step('the file with the licenses opens', async () => {
    await page.goto('/licenses.txt');
    await expect(page.getByText('react-dom')).toBeVisible();
    await page.goto('/licences.txt');
    await expect(page).toHaveTitle(/not found/);
  });
});
