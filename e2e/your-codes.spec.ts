import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { decode, generate, isInteractive, isKept, openGenerator, saveBy } from './generator-page.ts';
import { expect, test } from './guards.ts';
import { choose, codesOf, copyInDatabase, makeCode } from './library-page.ts';

test('an edited code can be updated in place or saved as a new code; “New code” empties the generator', {
  tag: '@smoke',
}, async ({ page }) => {
  await openGenerator(page);
  const url = page.getByLabel('Website URL');
  const [update, add] = [
    page.getByRole('button', { name: 'Update this code', exact: true }),
    page.getByRole('button', { name: 'Save as new', exact: true }),
  ];
  const newCode = page.getByRole('button', { name: 'New code', exact: true });
  await expect(newCode).toHaveCount(0);
  await makeCode(page, 'first.example');
  await makeCode(page, 'second.example');
  const codes = codesOf(page);
  await choose(codes.last(), 'Rename');
  const name = page.getByLabel('Code name');
  await name.fill('Side door');
  // In a field outside the generator, the browser handles Ctrl+Z: it reverts the text of the field, not the design.
  await name.press('Control+z');
  await expect(name).toHaveValue('');
  await expect(url).toHaveValue('second.example');
  await name.fill('Side door');
  await name.press('Enter');
  // Rename selects the present name, so typing replaces it.
  await choose(codes.last(), 'Rename');
  await page.keyboard.type('Front door');
  await page.keyboard.press('Enter');
  await expect(update).toHaveCount(0);

  // The notice about editing appears after the code was opened. On a low screen, the page scrolls to it.
  await page.setViewportSize({ width: 844, height: 390 });
  await codes.last().getByRole('button', { name: 'Edit' }).click();
  await expect(url).toBeFocused();
  await expect(page.getByText('You are editing Front door')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.getByText("A printed code can't be changed later")).toBeVisible();
  await url.fill('first.example/winter');
  // A reload keeps the edited code.
  await isKept(page, 'first.example/winter');
  await page.reload();
  await isInteractive(page);
  await expect(url).toHaveValue('first.example/winter');
  await update.click();
  await expect(page.getByText('Code updated.')).toBeVisible();
  await expect(update).toBeFocused();
  const updated = codes.last().getByRole('img', { name: 'QR code for https://first.example/winter' });
  await expect(updated).toBeVisible();
  await expect.poll(async () => decode(await updated.screenshot())).toEqual(['https://first.example/winter']);
  await expect(codes.getByRole('heading')).toHaveText(['second.example', 'Front door']);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('qrAnalytics') ?? '').length)).toBe(3);

  await expect(codes.filter({ hasText: /Updated \w/ })).toHaveCount(1);
  await expect(codes.last()).toContainText('Updated');

  await page.getByRole('listitem').getByRole('button', { name: 'Undo' }).click();
  await expect(codes.last().getByRole('img', { name: 'QR code for https://first.example', exact: true })).toBeVisible();
  await expect(codes.last()).not.toContainText('Updated');
  await expect(url).toHaveValue('first.example/winter');

  await add.click();
  await expect(codes.getByRole('heading')).toHaveText(['first.example/winter', 'second.example', 'Front door']);
  await expect(page.getByText('You are editing first.example/winter')).toBeVisible();

  await newCode.click();
  await expect(url).toHaveValue('');
  await expect(url).toBeFocused();
  await expect(update).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(url).toHaveValue('first.example/winter');
  await expect(update).toBeVisible();
  await url.fill('');
  await update.click();
  await expect(page.getByText('Please enter content for your QR code')).toBeVisible();
  await newCode.click();
  await expect(url).toBeFocused();
  await expect(update).toHaveCount(0);

  // A deleted code can no longer be updated.
  await codes.last().getByRole('button', { name: 'Edit' }).click();
  await expect(update).toBeVisible();
  await choose(codes.last(), 'Delete');
  await expect(update).toHaveCount(0);
  // The last code was deleted, so the focus is on the code before it.
  await expect(codes).toHaveCount(2);
  await expect(codes.last().getByRole('button', { name: 'Edit' })).toBeFocused();

  await makeCode(page, 'third.example');
  await generate(page);
  await newCode.click();
  await expect(page).toHaveURL('/');
  await expect(url).toHaveValue('');
  await page.keyboard.press('Control+z');
  await expect(url).toHaveValue('third.example');
});

test('selected codes can be printed, saved, put on labels and used as a table; a search without results says so', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.toggleAttribute('data-printed', true);
  });
  await openGenerator(page);
  await makeCode(page, 'example.com/0');
  await copyInDatabase(page, 29);
  await page.reload();
  await isInteractive(page);
  // Until the draft and its notes have their places, buttons below could move away from the pointer.
  await expect(page.getByRole('img', { name: 'QR code for https://example.com/0' }).first()).toBeVisible();
  await expect(page.getByText('Never expires.')).toBeVisible();
  const list = page.getByRole('region', { name: 'Your codes' });
  await expect(codesOf(page)).toHaveCount(24);
  await list.getByRole('button', { name: 'Show all 30 codes' }).click();
  await expect(codesOf(page)).toHaveCount(30);
  const search = list.getByRole('searchbox');
  await search.fill('example.com/12');
  await expect(list.getByText('1 of 30 codes')).toBeVisible();
  await expect(codesOf(page).getByRole('heading')).toHaveText('example.com/12');
  await search.fill('no such code');
  await expect(list.getByText('No code matches “no such code”.')).toBeVisible();
  await list.getByRole('button', { name: 'Clear the search' }).click();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');

  await list.getByRole('button', { name: 'Select', exact: true }).click();
  const bar = page.getByRole('region', { name: 'Selected codes' });
  await expect(bar.getByRole('status')).toHaveText('No code selected');
  // Without a selection, the actions do nothing, but the keyboard still reaches them.
  for (const name of ['Print sheet', 'Label sheet', 'Download ZIP', 'Use as a table']) {
    const action = bar.getByRole('button', { name });
    await expect(action).toBeDisabled();
    await action.press('Enter');
    await expect(action).toBeFocused();
  }
  await bar.getByRole('button', { name: 'Select all 30' }).click();
  await expect(bar.getByRole('status')).toHaveText('30 codes selected');
  await bar.getByRole('button', { name: 'Print sheet' }).click();
  await expect(page.locator('body[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  // Exactly the pictures of the thirty codes are printed.
  const onPaper = await page.evaluate(() =>
    [...document.querySelectorAll('img, svg')]
      .filter((picture) => picture.checkVisibility())
      .map(({ tagName }) => tagName),
  );
  expect(onPaper).toEqual(Array(30).fill('IMG'));
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

  await bar.getByRole('button', { name: 'Clear the selection' }).click();
  for (const name of ['Select example.com/0', 'Select example.com/2'])
    await list.getByRole('checkbox', { name }).first().check();
  const file = await saveBy(bar.getByRole('button', { name: 'Download ZIP' }));
  expect(file.suggestedFilename()).toBe('quietzone-2-codes.zip');
  const zipped = unzipSync(await readFile(await file.path()));
  expect(Object.keys(zipped)).toEqual(['example.com-0.png', 'example.com-2.png']);
  expect(await decode(zipped['example.com-0.png'])).toEqual(['https://example.com/0']);

  await bar.getByRole('button', { name: 'Label sheet' }).click();
  await expect(page).toHaveURL('/preview');
  await expect(page.getByText('2 labels on 1 page.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'example.com/2', exact: true })).toBeChecked();
  await page.goBack();

  await list.getByRole('button', { name: 'Select', exact: true }).click();
  await list.getByRole('checkbox', { name: 'Select example.com/0' }).check();
  await bar.getByRole('button', { name: 'Done' }).click();
  await expect(list.getByRole('button', { name: 'Select', exact: true })).toBeFocused();
  await list.getByRole('button', { name: 'Select', exact: true }).click();
  for (const name of ['Select example.com/0', 'Select example.com/2'])
    await list.getByRole('checkbox', { name }).first().check();
  await bar.getByRole('button', { name: 'Use as a table' }).click();
  await expect(page.getByText('2 codes, 0 left out, 0 to check.')).toBeVisible();
});
