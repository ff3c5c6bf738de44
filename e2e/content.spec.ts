import { contentTypes } from './content-types.ts';
import { decode, download, generate, pixels } from './generator-page.ts';
import { expect, test } from './guards.ts';
import { holdFiles } from './held-files.ts';

test('the generator keeps text typed before it loads, and offers the types in their order', { tag: '@smoke' }, async ({
  page,
}) => {
  await test.step('text that is typed before the scripts have loaded is kept', async () => {
    const release = await holdFiles(page, '**/assets/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByLabel('Website URL').fill('example.com');
    release();
    await expect(page.getByRole('img', { name: 'QR code for https://example.com' })).toBeVisible();
    await expect(page.getByLabel('Website URL')).toHaveValue('example.com');
  });

  await test.step('the generator offers the types in their order, each with its field; the first, URL, is chosen', async () => {
    await page.getByLabel('Website URL').fill('');
    const buttons = page.getByRole('group', { name: 'Content type' }).getByRole('button');
    await expect(buttons).toHaveText([...contentTypes.map(({ button }) => button), 'More']);
    await expect(buttons.first()).toHaveAttribute('aria-pressed', 'true');
    for (const { button, label, placeholder, typed, text, shownAs } of contentTypes) {
      await page.getByRole('button', { name: button, exact: true }).click();
      const field = page.getByLabel(label, { exact: true });
      // Choosing this type has cleared the text that was typed for the previous type.
      await expect(field).toHaveValue('');
      await expect(field).toHaveAttribute('placeholder', placeholder);
      await expect(field).toHaveAccessibleDescription(button === 'vCard' ? /^The first line is the name\./ : '');
      await field.fill(typed);
      const draft = page.getByRole('region', { name: 'Preview' }).getByRole('img');
      // The accessible name of a draft has no line breaks.
      const name = (shownAs ?? text).trim().replaceAll(/\s+/g, ' ');
      await expect(draft).toHaveAttribute('aria-label', `QR code for ${name}`);
    }
  });

  await test.step('choosing a type clears the typed text', async () => {
    await page.getByRole('button', { name: 'URL', exact: true }).click();
    await expect(page.getByLabel('Website URL')).toHaveValue('');
  });

  await test.step('the arrow keys move along the types without choosing one', async () => {
    await page.getByRole('button', { name: 'URL', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: 'Email', exact: true })).toBeFocused();
    await expect(page.getByRole('button', { name: 'URL', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('End');
    await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();
  });

  await test.step('the encoded text is shown if it differs from the typed text', async () => {
    const field = page.getByLabel('Website URL');
    await field.fill('example.com');
    await expect(page.getByText('https://example.com', { exact: true })).toBeVisible();
    await field.fill('https://example.com');
    await expect(page.getByText(/Your code will contain/)).toHaveCount(0);
  });

  await test.step('a javascript: address gets a caution, and is encoded as typed', async () => {
    const field = page.getByLabel('Website URL');
    await expect(field).toHaveAccessibleDescription('');
    await field.fill('javascript:alert(1)');
    await expect(field).toHaveAccessibleDescription(/\S/);
    await expect(page.getByRole('img', { name: 'QR code for javascript:alert(1)', exact: true })).toBeVisible();
  });

  await test.step('the text field is at least 120 px high', async () => {
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    const box = await page.getByLabel('Text Content').boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(120);
  });

  await test.step('the downloaded code is a PNG of 400 × 400 pixels that decodes to the typed text', async () => {
    await page.getByLabel('Text Content').fill('Grüße\n東京 🌍');
    await generate(page);
    const png = await download(page);
    expect(await decode(png)).toEqual(['Grüße\n東京 🌍']);
    const picture = pixels(png);
    expect([picture.width, picture.height]).toEqual([400, 400]);
  });
});
