import type { Page } from '@playwright/test';
import { openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';

test.use({ hasDecoders: false });

/** Returns how many pixels the row of types can scroll, and whether the button is visible in it. */
function typeRow(page: Page, name: string): Promise<{ rest: number; isInSight: boolean }> {
  return page.getByRole('group', { name: 'Content type' }).evaluate((row, wanted) => {
    const box = row.getBoundingClientRect();
    const button = [...row.querySelectorAll('button')].find(({ textContent }) => textContent === wanted);
    const { left = -1, right = -1 } = button?.getBoundingClientRect() ?? {};
    return { rest: row.scrollWidth - row.clientWidth, isInSight: left >= box.left && right <= box.right };
  }, name);
}

/** Returns the least space between a type's name and the border of its button, in pixels. */
function spaceBesideTypes(page: Page): Promise<number> {
  return page.getByRole('group', { name: 'Content type' }).evaluate((row) => {
    const spaces = [...row.querySelectorAll('button')].map((button) => {
      const name = document.createRange();
      name.selectNodeContents(button.lastChild as Node);
      const [box, text] = [button.getBoundingClientRect(), name.getBoundingClientRect()];
      return Math.min(text.left - box.left, box.right - text.right);
    });
    return Math.min(...spaces);
  });
}

test('all types fit side by side on a wide page; on a turned phone the chosen one is visible', async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await openGenerator(page);
  expect(await typeRow(page, 'URL')).toEqual({ rest: 0, isInSight: true });
  expect(await spaceBesideTypes(page)).toBeGreaterThan(5);

  await page.setViewportSize({ width: 844, height: 390 });
  await page.getByRole('button', { name: 'WiFi' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => typeRow(page, 'WiFi')).toMatchObject({ isInSight: true });
});

test('a select beside the content has its arrow', async ({ page }) => {
  await openGenerator(page);
  await page.getByRole('button', { name: 'WiFi' }).click();
  await page.getByText('Password and security').click();
  const security = page.getByLabel('Security');
  await expect(security).toHaveCSS('background-image', /conic-gradient/);
  await expect(security).toHaveCSS('padding-inline-end', '36px');
});

test('a checkbox is named by its label, and its hint is directly below', async ({ page }) => {
  await openGenerator(page);
  await page.getByRole('button', { name: 'WiFi' }).click();
  await page.getByText('Password and security').click();
  const tick = page.getByRole('checkbox', { name: 'Hidden network', exact: true });
  const hint = page.getByText("A network that doesn't show its name to nearby phones.");
  await expect(tick).toHaveAccessibleDescription("A network that doesn't show its name to nearby phones.");
  const bottom = await page
    .getByText('Hidden network', { exact: true })
    .evaluate((words) => words.getBoundingClientRect().bottom);
  const top = await hint.evaluate((words) => words.getBoundingClientRect().top);
  expect(top - bottom).toBeLessThan(4);
  await page.getByText('Hidden network', { exact: true }).click();
  await expect(tick).toBeChecked();
});
