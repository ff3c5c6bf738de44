import { openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';

test('a link says where it leads; shorter ways to write it are offered, and only taken by a press', async ({
  page,
}) => {
  await openGenerator(page);
  const link = page.getByLabel('Website URL');
  const panel = page.getByRole('region', { name: 'QR Content' });
  await link.fill('https://www.example.com/menu?utm_source=poster&utm_medium=print&id=7');
  await expect(panel.getByText('Opens example.com.')).toBeVisible();
  // Offers wait until the visitor leaves the field.
  await expect(panel.getByRole('button', { name: 'Remove tracking' })).toBeHidden();
  await link.blur();
  await expect(
    panel.getByText(/This link tracks visitors \(utm_source, utm_medium\).*version \d+ instead/),
  ).toBeVisible();
  await panel.getByRole('button', { name: 'Remove tracking' }).click();
  await expect(link).toHaveValue('https://www.example.com/menu?id=7');
  await expect(link).toBeFocused();
  await expect(panel.getByRole('button', { name: 'Remove tracking' })).toBeHidden();

  // At level H, version 2 holds 14 bytes, or 20 capitals.
  await link.fill('https://example.com/');
  await link.blur();
  await expect(
    panel.getByText(/With the host in capitals, the code gets smaller: version 2 instead of 3/),
  ).toBeVisible();
  await panel.getByRole('button', { name: 'Use capitals' }).click();
  await expect(link).toHaveValue('HTTPS://EXAMPLE.COM/');

  await page.reload();
  // The link of before the reload would come between what is typed.
  await expect(link).toHaveValue('HTTPS://EXAMPLE.COM/');
  await link.fill('mailto:jane@example.com');
  await expect(panel.getByText(/^Opens/)).toBeHidden();
});

test('a code never expires, unless its link goes through a service', async ({ page }) => {
  await openGenerator(page);
  const link = page.getByLabel('Website URL');
  const promise = page.getByText('Never expires.');
  await link.fill('https://example.com/menu');
  await expect(promise).toBeVisible();
  for (const service of ['https://bit.ly/abc', 'https://wa.me/4915112345678', 'https://t.me/name']) {
    await link.fill(service);
    await expect(promise).toBeHidden();
    await expect(page.getByText(/^Print at/)).toBeVisible();
  }
});
