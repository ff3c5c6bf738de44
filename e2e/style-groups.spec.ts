import type { Page } from '@playwright/test';
import { openCustom, openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';
import { groupLine, styleGroup } from './style-groups.ts';
import { TEXT, uploadPhoto } from './woven-page.ts';

const TITLES = ['Colors', 'Shapes', 'Gradient', 'Image'] as const;

test('the groups of the style show their values, and say which settings do not apply', async ({ page }) => {
  test.slow();
  await openCustom(page, TEXT);
  await test.step('the logo size is disabled until there is an image', async () => {
    await expect(page.getByRole('slider', { name: 'Logo Size' })).toBeDisabled();
  });
  await test.step('color fields show their contrast, and an option for a shape says if it makes codes harder to scan', () =>
    expectCosts(page));
  await page.getByLabel('Foreground', { exact: true }).fill('#000000');
  await uploadPhoto(page);
  await test.step('the heading of each group shows its value, and a sentence replaces settings that do not apply', () =>
    expectValues(page));
});

async function expectCosts(page: Page): Promise<void> {
  const colors = styleGroup(page, 'Colors');
  await expect(colors.getByText('Contrast 21:1.')).toHaveCount(3);
  await page.getByLabel('Foreground', { exact: true }).fill('#767676');
  await expect(colors.getByText('Contrast 4.5:1. Phones need 5.5:1.')).toHaveCount(1);

  const rings = page.getByRole('group', { name: 'Corner squares' });
  for (const name of ['Rounded', 'Circle', 'Leaf']) {
    await expect(rings.getByRole('radio', { name })).toHaveAccessibleDescription(/^Rounded corners: some scanners/);
  }
  await expect(rings.getByRole('radio', { name: 'Square' })).toHaveAccessibleDescription('');
}

async function expectValues(page: Page): Promise<void> {
  const line = (title: (typeof TITLES)[number]) => groupLine(page, title);
  await expect(line('Colors')).toHaveText('Colors · black on white');
  await expect(line('Shapes')).toHaveText('Shapes · squares');
  await expect(line('Gradient')).toHaveText('Gradient · none');
  await expect(line('Image')).toHaveText('Image · photo.webp, in the center');

  await page.getByLabel('Foreground', { exact: true }).fill('#0A3D62');
  await expect(line('Colors')).toHaveText('Colors · dark blue on white, corners black');
  await page.getByRole('group', { name: 'Corner dots' }).getByRole('radio', { name: 'Circle' }).check();
  await expect(line('Shapes')).toHaveText('Shapes · squares, round corner dots');
  await page.getByRole('group', { name: 'Gradient presets' }).getByRole('button', { name: 'Sunset' }).click();
  await page.getByRole('button', { name: 'to right', exact: true }).click();
  await expect(line('Gradient')).toHaveText('Gradient · Sunset, to the right');
  await expect(line('Colors')).toHaveText('Colors · a gradient on white');
  await expect(page.getByLabel('Foreground', { exact: true })).toHaveCount(0);
  await expect(page.getByText('The gradient replaces the foreground color')).toBeVisible();

  // A field with an invalid color is shown even if the gradient replaces its color, so that it can be corrected.
  await page.getByRole('radio', { name: 'None' }).check();
  await page.getByLabel('Foreground', { exact: true }).fill('#12345');
  await page.getByRole('radio', { name: 'Linear' }).check();
  await expect(page.getByLabel('Foreground', { exact: true })).toHaveValue('#12345');
  await page.getByLabel('Foreground', { exact: true }).fill('#123456');
  await expect(page.getByLabel('Foreground', { exact: true })).toBeFocused();

  const size = page.getByRole('slider', { name: 'Logo Size' });
  await expect(size).toBeEnabled();
  await page.getByLabel('Logo Position').selectOption('Full Width');
  await expect(size).toBeDisabled();
  await page.getByRole('button', { name: 'Weave it into the code' }).click();
  await expect(size).toBeDisabled();
  await expect(line('Image')).toHaveText('Image · photo.webp, woven');
  await expect(styleGroup(page, 'Shapes').getByRole('radio')).toHaveCount(0);
  const gradient = styleGroup(page, 'Gradient');
  await expect(gradient).toContainText('A woven picture has its own colors.');
  for (const control of await gradient.locator('button, select, input').all()) await expect(control).toBeDisabled();
  await expect(page.getByText('A woven picture has its own shapes.')).toBeVisible();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('at first only the first group is open, and after a reload the groups are as the visitor left them', async ({
    page,
  }) => {
    await openGenerator(page);
    await page.getByRole('tab', { name: 'Custom' }).click();
    const open = () =>
      page.locator('details:has(summary h3)').evaluateAll((all) => all.map((group) => group.hasAttribute('open')));
    await expect.poll(open).toEqual([true, false, false, false]);
    await expect(page.getByLabel('Logo Position')).toBeAttached();
    await groupLine(page, 'Colors').click();
    await groupLine(page, 'Gradient').press('Enter');
    // Opens the group without a click. The browser does the same if the visitor searches the page for words in a closed
    // group. The site does not remember that such a group was open.
    await styleGroup(page, 'Image').evaluate((group: HTMLDetailsElement) => {
      group.open = true;
    });
    await expect.poll(open).toEqual([false, false, true, true]);
    await expect(page.getByLabel('Logo Position')).toBeVisible();
    await page.reload();
    await page.getByRole('tab', { name: 'Custom' }).click();
    await expect.poll(open).toEqual([false, false, true, false]);

    await test.step('with an invalid stored value, only the first group is open', async () => {
      await page.evaluate(() => localStorage.setItem('openGroups', '{"colors":"no","gradient":[1]'));
      await page.reload();
      await page.getByRole('tab', { name: 'Custom' }).click();
      await expect.poll(open).toEqual([true, false, false, false]);
    });
  });
});
