import { openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';

test('the judging worker ends after a minute without use, and starts again when it is needed', async ({ page }) => {
  await page.clock.install();
  await openGenerator(page);
  const workers = () => page.workers().length;
  const preview = page.getByRole('region', { name: 'Preview', exact: true });
  /** Types an address, runs the clock of the page for 1 s, so that the draft is judged, and waits for the verdict. */
  const ask = async (path: string) => {
    await page.getByLabel('Website URL').fill(path);
    await expect(page.getByRole('img', { name: `QR code for https://${path}`, exact: true })).toBeVisible();
    await page.clock.runFor(1000);
    await expect(preview.getByRole('status')).toHaveText('Scans everywhere', { timeout: 30_000 });
    await expect(preview.locator('[data-stale]')).toHaveCount(0);
    expect(workers()).toBe(1);
  };
  /** Runs the clock of the page for ten seconds. Returns whether the worker is gone then. */
  const isGone = async () => {
    await page.clock.runFor(10_000);
    return workers() === 0;
  };

  await ask('example.com');
  await page.clock.runFor(50_000);
  await ask('example.com/again');
  await page.clock.runFor(50_000);
  expect(workers()).toBe(1);
  await expect.poll(isGone, { timeout: 20_000 }).toBe(true);
  await ask('example.com/and-again');
});
