import { readFile } from 'node:fs/promises';
import { arriveAtPreview, drop, isInteractive, isKept, openGenerator, paste, saveBy } from './generator-page.ts';
import { expect, test } from './guards.ts';
import { choose, codesOf, codesRegion, makeCode } from './library-page.ts';

test('generated codes are kept, backed up, edited and deleted', { tag: '@smoke' }, async ({
  page,
  context,
  baseURL,
}) => {
  await openGenerator(page);
  await page.getByLabel('Website URL').focus();
  await expect(page.getByText('Codes you generate are saved in this browser')).toBeVisible();

  await test.step('the database is created again if it is cleared while the page is open', async () => {
    const browser = await context.newCDPSession(page);
    await makeCode(page, 'cleared.example');
    // These checks wait until the page has finished reading and writing: clearing the database would abort a running
    // transaction, and the page would log that.
    await expect(codesOf(page).getByRole('img', { name: 'QR code for https://cleared.example' })).toBeVisible();
    await isKept(page, 'cleared.example');
    await browser.send('Storage.clearDataForOrigin', { origin: baseURL as string, storageTypes: 'indexeddb' });
    await makeCode(page, 'first.example');
    await expect(codesOf(page).getByRole('heading')).toHaveText(['first.example']);
    await expect(codesOf(page).getByText("couldn't save this code")).toHaveCount(0);
    await isKept(page, 'first.example');
    await page.reload();
    await isInteractive(page);
    await expect(page.getByLabel('Website URL')).toHaveValue('first.example');
    await expect(codesOf(page).getByRole('heading')).toHaveText(['first.example']);
  });

  await test.step('the browser can be asked to keep the codes, and the page says what it answered', async () => {
    const ask = codesRegion(page).getByRole('button', { name: 'Ask the browser to keep them' });
    for (const isPromised of [false, true]) {
      await page.evaluate((answer) => {
        navigator.storage.persist = async () => answer;
      }, isPromised);
      await ask.click();
      if (!isPromised) await expect(page.getByText('The browser declined.')).toBeVisible();
    }
    await expect(ask).toHaveCount(0);
    await expect(page.getByText(/^This browser keeps your codes until you delete them\./)).toBeVisible();
  });

  await test.step('a backup that is dropped, chosen or pasted restores deleted codes and overwrites nothing', async () => {
    const file = await saveBy(page.getByRole('button', { name: 'Back up this code' }));
    expect(file.suggestedFilename()).toMatch(/^quietzone-codes-\d{4}-\d\d-\d\d\.json$/);
    await expect(page.getByText('Backup downloaded.')).toBeVisible();
    const buffer = await readFile(await file.path());

    await page.getByRole('button', { name: 'Delete everything' }).click();
    const question = page.getByRole('dialog', { name: 'Delete everything?' });
    await question.getByRole('button', { name: 'Delete everything' }).click();
    await expect(codesOf(page)).toHaveCount(0);
    await expect(page.locator(':focus')).toContainText('Codes you generate are saved in this browser');
    await expect(page.getByLabel('Website URL')).toHaveValue('');
    await page.reload();
    await isInteractive(page);
    await page.getByLabel('Website URL').focus();
    await expect(page.getByText('Codes you generate are saved in this browser')).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['deletedAt']);

    const backup = { name: 'codes.json', mimeType: 'application/json', buffer };
    await drop(page, backup.name, backup.mimeType, buffer);
    await expect(page.getByText('1 code restored.')).toBeVisible();
    await expect(codesOf(page).getByRole('heading')).toHaveText('first.example');
    await page.getByLabel('Backup file').setInputFiles(backup);
    await expect(page.getByText('No codes were restored.')).toBeVisible();
    await expect(page.locator('ol li[data-kind=info]').last()).toContainText('1 code was already here.');
    await page.getByLabel('Backup file').setInputFiles({ ...backup, buffer: buffer.subarray(0, 200) });
    await expect(page.getByText("This file isn't a Quietzone backup, or part of it is missing.")).toBeVisible();
    // A backup can also be pasted, or chosen in the field for an image.
    const { codes, ...head } = JSON.parse(buffer.toString());
    await paste(page, backup.name, backup.mimeType, Buffer.from(JSON.stringify({ ...head, codes: [...codes, {}] })));
    await expect(page.getByText('1 code was already here. 1 code was left out: it is damaged.')).toBeVisible();
    await page.getByRole('tab', { name: 'Custom' }).click();
    const newer = Buffer.from(JSON.stringify({ ...head, version: 99, codes }));
    await page.getByLabel('Upload a logo or image').setInputFiles({ ...backup, buffer: newer });
    await expect(page.getByText('This backup was made by a newer version of Quietzone.')).toBeVisible();
    await expect(page.getByText('Failed to load custom image')).toHaveCount(0);
    await expect(page.getByText('or drop it here, or paste it')).toBeVisible();
    await expect(codesOf(page)).toHaveCount(1);
  });

  await test.step('generated codes are listed, edited, named, copied, deleted and restored, in every tab', async () => {
    await makeCode(page, 'second.example');
    const codes = codesOf(page);
    await expect(codes).toHaveCount(2);
    await expect(codes.first().getByRole('heading')).toHaveText('second.example');
    await expect(codes.first().getByRole('img', { name: 'QR code for https://second.example' })).toBeVisible();

    await codes.last().getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByLabel('Website URL')).toHaveValue('first.example');
    await expect(page).toHaveURL('/');
    // Edit leads to the top of the generator and focuses the content, and a notice names the opened code.
    await expect(page.getByLabel('Website URL')).toBeFocused();
    await expect(page.getByRole('heading', { name: 'QR Content' })).toBeInViewport();
    const notice = page.getByRole('listitem').filter({ hasText: 'Design opened.' });
    await expect(notice).toContainText('first.example');
    await page.keyboard.press('Control+z');
    await expect(page.getByLabel('Website URL')).toHaveValue('second.example');

    for (const key of ['Enter', 'Escape']) {
      await choose(codes.last(), 'Rename');
      await page.getByLabel('Code name').fill(key === 'Enter' ? 'Front door' : 'Back door');
      await page.keyboard.press(key);
      await expect(codes.last().getByRole('heading')).toHaveText('Front door');
      await expect(codes.last().getByRole('button', { name: 'More for Front door' })).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Use as template: Front door' })).toBeVisible();
    await page.keyboard.press('Escape');

    const other = await context.newPage();
    await openGenerator(other);
    await expect(codesOf(other).last().getByRole('heading')).toHaveText('Front door');
    await codesOf(other).last().getByRole('button', { name: 'More for Front door' }).press('Enter');
    await codesOf(other).last().getByRole('button', { name: 'Delete Front door' }).press('Enter');
    await expect(codesOf(other)).toHaveCount(1);
    // The button disappeared with its code, so the focus is on the next code.
    await expect(other.getByRole('button', { name: 'Edit second.example' })).toBeFocused();
    await expect(codes).toHaveCount(1);
    await other.getByRole('listitem').getByRole('button', { name: 'Undo' }).click();
    await expect(codes).toHaveCount(2);
    await expect(codes.last().getByRole('heading')).toHaveText('Front door');
    await other.close();

    await choose(codes.last(), 'Duplicate');
    await expect(codes.first().getByRole('heading')).toHaveText('Front door (copy)');
    await choose(codes.first(), 'Rename');
    await expect(page.getByLabel('Code name')).toHaveValue('Front door');
    await page.getByLabel('Code name').fill('Side door');
    await page.keyboard.press('Enter');
    await expect(codes.first().getByRole('heading')).toHaveText('Side door');

    await choose(codes.last(), 'Use as template');
    await expect(page.getByText('Template loaded successfully!')).toBeVisible();
    await expect(page.getByText('QR code generated successfully from template!')).toBeVisible();
    await expect(page.getByLabel('Website URL')).toHaveValue('first.example');
    // Generating the same design again replaces a card and adds none.
    await expect(codes).toHaveCount(3);

    await codes.last().getByRole('button', { name: 'Download' }).click();
    await arriveAtPreview(page);
  });
});
