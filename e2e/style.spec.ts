import type { Page } from '@playwright/test';
import { shootDraft } from './draft.ts';
import { decode, download, generate, openGenerator, type Picture, pixels } from './generator-page.ts';
import { expect, test } from './guards.ts';
import { corners, luma, places, SAMPLE_TEXT } from './sample-code.ts';

// With this factor, the draft has 400 × 400 pixels of the screen, like the finished picture. `picture.spec.ts` tests
// that draft and picture look the same.
test.use({ deviceScaleFactor: 1.6 });

/** Types a link and opens the Custom tab. The code has no logo. It has version 3, so it is 29 modules wide. */
async function openCustom(page: Page): Promise<void> {
  await openGenerator(page);
  await page.getByLabel('Website URL').fill(SAMPLE_TEXT);
  await page.getByRole('tab', { name: 'Custom' }).click();
}

test('the standard style is black on white, each color field colors its own part, and a gradient follows its settings', {
  tag: '@smoke',
}, async ({ page }) => {
  await openGenerator(page);
  await page.getByLabel('Website URL').fill(SAMPLE_TEXT);
  await expect(page.getByText('Create a simple black and white QR code')).toBeVisible();
  await generate(page);
  const standard = await readPicture(page);
  for (const [name, [x, y]] of Object.entries(places)) {
    expect(standard.at(x, y), name).toBe(name === 'background' ? '#ffffffff' : '#000000ff');
  }
  const colors = new Set(
    Array.from({ length: 160000 }, (_, index) => standard.at(index % 400, Math.floor(index / 400))),
  );
  expect([...colors].sort()).toEqual(['#000000ff', '#ffffffff']);

  await page.goBack();
  await page.getByRole('tab', { name: 'Custom' }).click();
  for (const [label, typed] of [
    ['Foreground', '#0A3D62'],
    ['Background', 'FDE'],
    ['Corner Squares', '#7A1F1Fff'],
    ['Corner Dots', '#123f'],
  ]) {
    await page.getByLabel(label, { exact: true }).fill(typed);
  }
  await generate(page);
  const colored = await readPicture(page);
  expect(Object.entries(places).map(([name, [x, y]]) => [name, colored.at(x, y)])).toEqual([
    ['foreground', '#0a3d62ff'],
    ['background', '#ffddeeff'],
    ['ring', '#7a1f1fff'],
    ['center', '#112233ff'],
  ]);

  await page.goBack();
  const forCorners = page.getByRole('button', { name: 'Use for corners too' });
  await expect(forCorners).toHaveCount(0);
  await page.getByLabel('Foreground', { exact: true }).fill('#0A3D63');
  await forCorners.press('Enter');
  await expect(page.getByLabel('Corner Squares', { exact: true })).toHaveValue('#0A3D63');
  await expect(page.getByLabel('Corner Dots', { exact: true })).toHaveValue('#0A3D63');
  await expect(forCorners).toBeFocused();
  await page.getByRole('button', { name: 'Reset style' }).click();
  await expect(forCorners).toHaveCount(0);
  await page.getByRole('radio', { name: 'Linear' }).click();
  await page.getByLabel('Color 1', { exact: true }).fill('#000000');
  await page.getByLabel('Color 2', { exact: true }).fill('#808080');
  const draft = async () => pixels(await shootDraft(page));
  const rise = async (first: keyof typeof corners, second: keyof typeof corners) => {
    const picture = await draft();
    return luma(picture.at(...corners[second])) - luma(picture.at(...corners[first]));
  };

  await test.step('unless a direction was chosen, a linear gradient runs to the bottom right', async () => {
    await expect.poll(() => rise('topLeft', 'topRight')).toBeGreaterThan(20);
    const picture = await draft();
    expect(picture.at(...corners.topRight)).toBe(picture.at(...corners.bottomLeft));
  });

  await test.step('a gradient runs in the chosen direction, which is stored', async () => {
    for (const button of ['to right', 'to bottom', 'to bottom right', 'to bottom left']) {
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('gradientDirection'))).toBe(button);
    }
    await expect.poll(() => rise('topRight', 'topLeft')).toBeGreaterThan(20);
    expect(await rise('topLeft', 'bottomLeft')).toBeGreaterThan(20);
  });

  await test.step('a new page begins with the stored direction', async () => {
    await openGenerator(page);
    await page.getByRole('tab', { name: 'Custom' }).click();
    await page.getByRole('radio', { name: 'Linear' }).click();
    await expect(page.getByRole('button', { name: 'to bottom left' })).toHaveAttribute('aria-pressed', 'true');
  });
});

test('all fields of the custom style show and change the same design', async ({ page }) => {
  await openCustom(page);

  await test.step('the eight presets and the four quick pairs are offered by name', async () => {
    await expect(page.getByRole('group', { name: 'Gradient presets' }).getByRole('button')).toHaveText([
      'Electric Violet',
      'Sunset',
      'Ocean Green',
      'Amber Fire',
      'Cosmic Fusion',
      'Mojito',
      'Crimson Tide',
      'Deep Space',
    ]);
    await expect(page.getByRole('group', { name: 'Quick gradients' }).getByRole('button')).toHaveText([
      'Purple Ocean',
      'Sunset',
      'Ocean Green',
      'Amber Fire',
    ]);
  });

  await test.step('a screen reader tells the pairs that are in both rows apart', async () => {
    for (const row of ['Gradient presets', 'Quick gradients']) {
      const sunset = page.getByRole('group', { name: row }).getByRole('button', { name: 'Sunset', exact: true });
      await expect(sunset).toHaveAccessibleDescription(row);
    }
  });

  await test.step('colors and direction of a gradient are disabled until there is one', async () => {
    const controls = [page.getByLabel('Color 1', { exact: true }), page.getByRole('button', { name: 'to right' })];
    for (const control of controls) await expect(control).toBeDisabled();
    await expect(page.getByText('Choose a gradient to set its colors and direction.')).toBeVisible();
    await page.getByLabel('Gradient Type').selectOption('Radial');
    for (const control of controls) await expect(control).toBeEnabled();
    // Only a linear gradient has a direction.
    await page.getByRole('button', { name: 'to right' }).click();
    await expect(page.getByLabel('Gradient Type')).toHaveValue('linear');
    await page.getByRole('radio', { name: 'None' }).click();
    for (const control of controls) await expect(control).toBeDisabled();
  });

  await test.step('the two gradient sections always show the same state', async () => {
    const select = page.getByLabel('Gradient Type');
    const options = page.getByRole('group', { name: 'Gradient Options' });
    await expect(select).toHaveValue('');
    await expect(options.getByRole('radio', { name: 'None' })).toBeChecked();

    await page.getByRole('button', { name: 'Deep Space' }).click();
    await expect(select).toHaveValue('linear');
    await expect(options.getByRole('radio', { name: 'Linear' })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Deep Space' })).toHaveAttribute('aria-pressed', 'true');

    await select.selectOption('Radial');
    await expect(options.getByRole('radio', { name: 'Radial' })).toBeChecked();
    await options.getByRole('button', { name: 'Amber Fire' }).click();
    const presets = page.getByRole('group', { name: 'Gradient presets' });
    await expect(presets.getByRole('button', { name: 'Amber Fire' })).toHaveAttribute('aria-pressed', 'true');
    await options.getByRole('radio', { name: 'None' }).click();
    await expect(select).toHaveValue('');
    await expect(presets.getByRole('button', { name: 'Amber Fire' })).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('Enter in a field of the style generates no code', async () => {
    const [text, radio] = [page.getByLabel('Corner Dots', { exact: true }), page.getByRole('radio', { name: 'None' })];
    for (const field of [text, radio, page.getByLabel('Gradient Type')]) await field.press('Enter');
    await expect(page.getByRole('button', { name: 'Generate QR Code' })).toBeEnabled();
    expect(await page.evaluate(() => localStorage.getItem('qrAnalytics'))).toBeNull();
  });

  await test.step('the picker and the hex field follow each other', async () => {
    await page.getByLabel('Foreground picker').fill('#336699');
    await expect(page.getByLabel('Foreground', { exact: true })).toHaveValue('#336699');
    await page.getByLabel('Foreground', { exact: true }).fill('#abc');
    await expect(page.getByLabel('Foreground picker')).toHaveValue('#aabbcc');
    // Picking an opaque color keeps the transparency that was typed.
    await page.getByLabel('Foreground', { exact: true }).fill('#1238');
    await page.getByLabel('Foreground picker').fill('#445566');
    await expect(page.getByLabel('Foreground', { exact: true })).toHaveValue('#44556688');
  });

  await test.step('while a color is typed, the draft stays and no error is shown; leaving the field shows the error', async () => {
    const field = page.getByLabel('Foreground', { exact: true });
    const draft = page.getByRole('img', { name: /^QR code for/ });
    const complaint = page.getByText(/Use 3, 4, 6, or 8 hex digits|We can't read one of the colors/);
    await field.fill('');
    for (const key of '#0A3D62') {
      await field.press(key);
      // A change of the design reaches the draft within two frames.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      await expect(draft).toBeVisible({ timeout: 1 });
      await expect(complaint).toHaveCount(0, { timeout: 1 });
    }
    await expect.poll(() => draft.innerHTML()).toMatch(/#0a3d62/i);
    await field.press('Backspace');
    await expect(field).toHaveValue('#0A3D6');
    await expect(complaint).toHaveCount(0, { timeout: 1 });
    await field.blur();
    await expect(field).toHaveAccessibleDescription(/hex digits/);
    await expect(complaint).toHaveCount(2);
    await expect(draft).toBeVisible();
    await field.press('End');
    await field.press('2');
    await expect(complaint).toHaveCount(0);

    // The first Undo drops unfinished text, which is not part of the design yet.
    await field.press('Backspace');
    await field.press('Control+z');
    await expect(field).toHaveValue('#0A3D62');
  });

  await test.step('Reset style restores the default colors and keeps the content', async () => {
    await page.getByLabel('Foreground', { exact: true }).fill('#0A3D62');
    await page.getByRole('button', { name: 'Mojito' }).click();
    await page.getByRole('button', { name: 'Reset style' }).click();
    await expect(page.getByLabel('Foreground', { exact: true })).toHaveValue('#000000');
    await expect(page.getByRole('radio', { name: 'None' })).toBeChecked();
    await expect(page.getByLabel('Website URL')).toHaveValue(SAMPLE_TEXT);
  });
});

async function readPicture(page: Page): Promise<Picture> {
  const png = await download(page);
  expect(await decode(png)).toEqual([SAMPLE_TEXT]);
  const picture = pixels(png);
  expect([picture.width, picture.height]).toEqual([400, 400]);
  return picture;
}
