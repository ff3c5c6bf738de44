import type { Page } from '@playwright/test';
import { openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';

/** Returns by how many pixels the row of types can scroll, and whether its button `name` is visible and centered. */
function typeRow(page: Page, name: string): Promise<{ rest: number; isInSight: boolean; isCentered: boolean }> {
  return page.getByRole('group', { name: 'Content type' }).evaluate((row, wanted) => {
    const box = row.getBoundingClientRect();
    const button = [...row.querySelectorAll('button')].find(({ textContent }) => textContent === wanted);
    const { left = -1, right = -1 } = button?.getBoundingClientRect() ?? {};
    return {
      rest: row.scrollWidth - row.clientWidth,
      isInSight: left >= box.left && right <= box.right,
      isCentered: Math.abs(left + right - (box.left + box.right)) < 4,
    };
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

test('every screen shows the chosen type; a select has an arrow; a checkbox has a label and hint', async ({ page }) => {
  await test.step('a wide page shows all types; on a phone, the chosen type moves to the center and the page does not scroll', async () => {
    await page.setViewportSize({ width: 1180, height: 820 });
    await openGenerator(page);
    expect(await typeRow(page, 'URL')).toMatchObject({ rest: 0, isInSight: true });
    expect(await spaceBesideTypes(page)).toBeGreaterThan(5);

    await page.setViewportSize({ width: 844, height: 390 });
    await page.getByRole('button', { name: 'WiFi' }).click();
    const row = page.getByRole('group', { name: 'Content type' });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => typeRow(page, 'WiFi')).toMatchObject({ isInSight: true, isCentered: true });
    await expect(row).not.toBeInViewport();

    // Before a click, Playwright scrolls to the button if it is out of sight. These two buttons are in sight.
    await row.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    for (const name of ['vCard', 'WiFi']) {
      await page.getByRole('button', { name }).click();
      await expect.poll(() => typeRow(page, name)).toMatchObject({ isInSight: true, isCentered: true });
    }
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });

  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByText('Password and security').click();

  await test.step('a select among the detail fields has its arrow', async () => {
    const security = page.getByLabel('Security');
    await expect(security).toHaveCSS('background-image', /conic-gradient/);
    await expect(security).toHaveCSS('padding-inline-end', '36px');
  });

  await test.step('a checkbox is named by its label, and its hint is directly below', async () => {
    const tick = page.getByRole('checkbox', { name: 'Hidden network', exact: true });
    const hint = page.getByText("A network that doesn't show its name to nearby phones.");
    await expect(tick).toHaveAccessibleDescription("A network that doesn't show its name to nearby phones.");
    const name = page.getByText('Hidden network', { exact: true });
    const bottom = await name.evaluate((words) => words.getBoundingClientRect().bottom);
    const top = await hint.evaluate((words) => words.getBoundingClientRect().top);
    expect(top - bottom).toBeLessThan(4);
    await name.click();
    await expect(tick).toBeChecked();
  });
});
