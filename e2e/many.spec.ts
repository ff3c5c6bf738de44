import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate, openFile, openGenerator, saveBy, stopClock } from './generator-page.ts';
import { expect, test } from './guards.ts';
import { holdFiles } from './held-files.ts';
import {
  longestTaskOf,
  openMany,
  paste,
  recordTasks,
  rowOf,
  storedPlans,
  THIRTY_LINKS,
  tableArea,
} from './many-page.ts';

const SAMPLES = join(import.meta.dirname, '../core/tables/samples');

test('a pasted table becomes rows, each with its own code', { tag: '@smoke' }, async ({ page }) => {
  await page.clock.install();
  await openMany(page);

  await test.step('thirty links from a spreadsheet become rows, and the code of the chosen row is shown', async () => {
    await tableArea(page).fill(THIRTY_LINKS);
    await expect(page.getByText('30 rows, 3 columns.')).toBeVisible();
    await expect(page.getByLabel('Type', { exact: true })).toHaveValue('url');
    await expect(page.getByLabel('Template', { exact: true })).toHaveValue('{Link}');
    await expect(page.getByLabel('File name', { exact: true })).toHaveValue('{Table}');
    await expect(page.getByText('30 codes, 0 left out, 0 to check.')).toBeVisible();
    await expect(page.getByText('30 codes lead to example.com.')).toBeVisible();
    await expect(page.getByRole('img', { name: /https:\/\/example\.com\/t\/1$/ })).toBeVisible();
    await rowOf(page, 5).getByRole('button').click();
    await expect(page.getByRole('img', { name: /https:\/\/example\.com\/t\/4$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Next row' }).click();
    await expect(page.getByRole('img', { name: /https:\/\/example\.com\/t\/5$/ })).toBeVisible();
    // Assistive technology hears the place of a row, and the header counts as a row.
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '31');
    await expect(rowOf(page, 5)).toHaveAttribute('aria-rowindex', '5');
    await expect(page.getByRole('button', { name: 'Previous row' })).toBeEnabled();
    await rowOf(page, 2).getByRole('button').click();
    await expect(page.getByRole('button', { name: 'Previous row' })).toBeDisabled();
    await expect(page.getByText('Row 2 · 1 of 30', { exact: true })).toBeVisible();
  });

  await test.step('the Tab key reaches the controls of the table, the template and the rows', async () => {
    const reached = new Set<string>();
    await tableArea(page).focus();
    for (let k = 0; k < 60; k++) {
      await page.keyboard.press('Tab');
      reached.add(
        await page.evaluate(() => {
          const element = document.activeElement as HTMLInputElement | null;
          return element?.getAttribute('aria-label') ?? element?.labels?.[0]?.textContent ?? element?.textContent ?? '';
        }),
      );
    }
    for (const name of [
      'Choose a table',
      'Type',
      'Template',
      'File name',
      'Next row',
      'Show problems only',
      'Rows',
      'Show row 2',
    ]) {
      expect([...reached]).toContain(name);
    }
  });

  await test.step('the page with a table does not overflow at 320 px', async () => {
    await tableArea(page).fill(`${THIRTY_LINKS}\nx\ty\tno link at all\n`);
    await page.getByText('Caption and copies').click();
    await expect(page.getByText('31 codes, 0 left out, 1 to check.')).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('a bad row is reported by its row number in the spreadsheet, and affects no other row', async () => {
    await tableArea(page).fill(
      'Link,Copies\nhttps://example.com/1,2\n\nhttps://example.com/2,many\nno link at all,1\nhttps://exarnple.com,1\nhttps://example.com/1,1\n',
    );
    await page.getByLabel('Copies', { exact: true }).selectOption('Copies');
    await expect(page.getByText('4 codes, 1 left out, 3 to check.')).toBeVisible();
    await expect(rowOf(page, 4)).toContainText("“many” isn't a number of copies");
    await expect(rowOf(page, 5)).toContainText("This isn't a web address");
    await expect(rowOf(page, 6)).toContainText('This host looks like example.com.');
    await expect(rowOf(page, 7)).toContainText('Same text as row 2.');
    await rowOf(page, 4).getByRole('button').click();
    await expect(page.getByText('This row is left out.')).toBeVisible();
    await page.getByLabel('Problems only').check();
    await expect(page.getByRole('button', { name: /^Show row/ })).toHaveCount(4);
    await expect(rowOf(page, 2)).toHaveCount(0);
  });

  await test.step('a password is hidden in the rows and in the preview', async () => {
    await page.getByLabel('Problems only').uncheck();
    await page.getByLabel('Copies', { exact: true }).selectOption({ index: 0 });
    await tableArea(page).fill('SSID,Password\nGuests,strawberry-lane-42\n');
    await expect(page.getByLabel('Type', { exact: true })).toHaveValue('wifi');
    await expect(rowOf(page, 2)).toContainText('•••');
    await expect(page.getByRole('region', { name: 'Preview', exact: true })).toContainText('•••');
    expect(await page.getByRole('main').textContent()).not.toContain('WPA;S:Guests;P:strawberry');
  });

  await test.step('a template can contain names of columns, and is kept if the table is replaced', async () => {
    await tableArea(page).fill(THIRTY_LINKS);
    await rowOf(page, 2).getByRole('button').click();
    const template = page.getByLabel('Template', { exact: true });
    await template.fill('https://example.com/g/?n=');
    const insert = page.getByLabel('Insert a column into Template');
    await expect(insert.getByRole('option')).toHaveText([/./, 'Table', 'Name', 'Link', 'Row number', 'Random text']);
    await insert.selectOption('Name');
    await expect(template).toHaveValue('https://example.com/g/?n={Name}');
    await expect(template).toBeFocused();
    await expect(page.getByRole('img', { name: /\?n=Guest%201$/ })).toBeVisible();

    await tableArea(page).fill('Name,Class\nZoë,3b\nLi,3b\n');
    await expect(page.getByText('2 codes, 0 left out, 0 to check.')).toBeVisible();
    await expect(template).toHaveValue('https://example.com/g/?n={Name}');
    await expect(rowOf(page, 2)).toContainText('https://example.com/g/?n=Zoë');

    await tableArea(page).fill('Code\n3b\n4a\n');
    await expect(page.getByText('No column is called “Name”.').first()).toBeVisible();
    await expect(template).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('0 codes, 2 left out, 0 to check.')).toBeVisible();
    for (const [typed, words] of [
      ['https://example.com/{', 'A brace is not closed.'],
      ['https://example.com/{}', 'There is no name between the braces.'],
      ['https://example.com/{check:luhn}', 'A check character needs a value directly before it'],
      ['https://example.com/{random:99}', "{random:99} isn't a random text."],
    ]) {
      await template.fill(typed);
      await expect(page.getByText(words).first()).toBeVisible();
      await expect(template).toHaveAttribute('aria-invalid', 'true');
    }
  });

  await test.step('damage that a spreadsheet or an export has done is named with its rows', async () => {
    await tableArea(page).fill('Code,Name\n1.23E+15,a\n123456789012,"b\n');
    await expect(
      page.getByText(/^“Code” has numbers such as 1\.23E\+15: digits were lost.* See row 2\.$/),
    ).toBeVisible();
    await expect(page.getByText(/^Some quotation marks are not closed.* See row 3\.$/)).toBeVisible();
  });

  await test.step('the codes can have the look of the home page, of a stored code, or none', async () => {
    const look = page.getByRole('group', { name: 'Look' }).or(page.getByRole('radiogroup', { name: 'Look' }));
    await look.getByRole('radio', { name: 'Saved' }).check();
    await expect(page.getByText('You have no codes yet. Make one on the home page first.')).toBeVisible();
    await look.getByRole('radio', { name: 'Plain' }).check();
    await expect(page.getByText('Black on white.')).toBeVisible();
    await look.getByRole('radio', { name: 'Current' }).check();
    await expect(page.getByText('The colors, shapes, and image that you last chose on the home page.')).toBeVisible();
  });

  await test.step('reading waits 200 ms after the last edit, checking rows 250 ms, storing plans 400 ms', async () => {
    const template = page.getByLabel('Template', { exact: true });
    await stopClock(page);
    const tasks = await recordTasks(page);
    await tableArea(page).fill('Code\n3b\n4a\n5');
    await page.clock.runFor(150);
    await tableArea(page).fill('Code\n3b\n4a\n5c');
    await page.clock.runFor(190);
    expect(await tasks()).not.toContain('read');
    await page.clock.runFor(20);
    await expect(page.getByText('3 rows, 1 column.')).toBeVisible();
    await page.clock.runFor(300);
    await expect(page.getByText('0 codes, 3 left out, 0 to check.')).toBeVisible();
    await tasks();

    await template.fill('https://example.com/g/{');
    await page.clock.runFor(200);
    await template.fill('https://example.com/g/{Code}');
    await page.clock.runFor(240);
    expect(await tasks()).not.toContain('survey');
    await page.clock.runFor(20);
    await expect(page.getByText('3 codes, 0 left out, 0 to check.')).toBeVisible();
    expect(await storedPlans(page)).not.toContain('/g/{Code}');
    await page.clock.runFor(150);
    await expect.poll(() => storedPlans(page)).toContain('/g/{Code}');
    await page.clock.resume();
  });
});

test('a table can come from a file, from a sheet of a workbook or from a range of numbers', async ({
  page,
  request,
}, info) => {
  await test.step('a table that is pasted before the scripts have loaded is kept', async () => {
    const release = await holdFiles(page, '**/assets/*.js');
    await page.goto('/many', { waitUntil: 'commit' });
    await tableArea(page).fill('https://example.com/1\nhttps://example.com/2');
    release();
    await expect(page.getByText('2 codes, 0 left out, 0 to check.')).toBeVisible();
  });

  await test.step('the page is on the site map, with a title and a description of its own', async () => {
    expect(await (await request.get('/sitemap.xml')).text()).toContain('/many</loc>');
    await expect(page).toHaveTitle('Make Many QR Codes at Once | Quietzone');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /spreadsheet into QR codes/);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(4);
  });

  await test.step('a sample table and a guide can be saved, and the sample is read back', async () => {
    const guide = await saveBy(page.getByRole('button', { name: 'Download the column guide' }));
    expect(guide.suggestedFilename()).toBe('column-guide.txt');
    const sample = await saveBy(page.getByRole('button', { name: 'Download a sample table' }));
    // The byte order mark tells spreadsheets and editors that the file is UTF-8.
    for (const file of [guide, sample]) {
      expect(
        readFileSync(await file.path())
          .subarray(0, 3)
          .toString('hex'),
      ).toBe('efbbbf');
    }
    await page.getByLabel('Choose a table').setInputFiles(await sample.path());
    await expect(page.getByText('3 rows, 4 columns.')).toBeVisible();
    await expect(page.getByLabel('Template', { exact: true })).toHaveValue('{Link}');
    await expect(page.getByLabel('Copies', { exact: true })).toHaveValue('Copies');
  });

  await test.step('an error in a formula of a workbook is reported, and another sheet can be chosen', async () => {
    await page.getByLabel('Choose a table').setInputFiles(join(SAMPLES, 'several-sheets.xlsx'));
    await expect(page.getByText('You chose several-sheets.xlsx.')).toBeVisible();
    await expect(rowOf(page, 5)).toContainText('The formula in “Link” has an error.');
    await expect(rowOf(page, 6)).toContainText('https://example.com/mo?a=1&b=<2>');
    await page.getByLabel('Sheet').selectOption('Notes');
    await expect(page.getByText('1 row, 1 column.')).toBeVisible();
  });

  await test.step('rows that a filter hides are left out and can be brought back', async () => {
    await page.getByLabel('Choose a table').setInputFiles(join(SAMPLES, 'xlsx-filtered-rows.xlsx'));
    await expect(page.getByText('Rows that are hidden in the spreadsheet are left out. See row 3.')).toBeVisible();
    await expect(page.getByText('2 rows, 3 columns.')).toBeVisible();
    await page.getByLabel('Include hidden rows and columns').check();
    await expect(page.getByText('3 rows, 3 columns.')).toBeVisible();
  });

  await test.step('titles above the table are left out, and another header can be chosen', async () => {
    await page.getByLabel('Choose a table').setInputFiles(join(SAMPLES, 'csv-title-rows.csv'));
    await expect(page.getByLabel('Header row')).toHaveValue('4');
    await expect(page.getByText('3 rows, 3 columns.')).toBeVisible();
    await page.getByLabel('Header row').selectOption('None');
    await expect(page.getByText('6 rows, 3 columns.')).toBeVisible();
  });

  await test.step('the characters of a table are recognized, and can be read as others', async () => {
    await page.getByLabel('Choose a table').setInputFiles(join(SAMPLES, 'csv-gbk.csv'));
    const characters = page.getByLabel('Characters');
    await expect(characters).toHaveValue('gb18030');
    await expect(page.getByText("2 columns aren't used: 姓名, 备注.")).toBeVisible();
    // Each encoding says how the first rows would read.
    await expect(characters.locator('[value=gb18030]')).toHaveText(/: 桌号,姓名,备注 · 1,王小明,靠窗 · 2,李雷,花园$/);
    await expect(characters.locator('[value=windows-1252]')).toHaveText(/^Windows-1252 \(Western Europe\): ×À/);
    await characters.selectOption('windows-1252');
    await expect(characters).toHaveValue('windows-1252');
    await expect(page.getByText("aren't used: 姓名")).toHaveCount(0);
  });

  await test.step('the columns of an address book are known', async () => {
    await page.getByLabel('Choose a table').setInputFiles(join(SAMPLES, 'contacts-outlook.csv'));
    await expect(page.getByLabel('Street', { exact: true })).toHaveValue('{Business Street}');
  });

  await test.step('the page warns that a table of more than 20 MB will be lost when the page is reloaded', async () => {
    const file = info.outputPath('large.csv');
    writeFileSync(file, `Link\nhttps://example.com\n${`${' '.repeat(999)}\n`.repeat(20_000)}`);
    await page.getByLabel('Choose a table').setInputFiles(file);
    const warning = page.getByText("This browser can't keep this table. Add it again after a reload.");
    await expect(warning).toBeVisible();
    await page
      .getByLabel('Choose a table')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from([0, 1, 2, 0]) });
    await expect(page.getByText("This file isn't a table.")).toBeVisible();
    // What cannot be read changes nothing.
    await expect(page.getByText('You chose large.csv.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove the table' }).click();
    await expect(tableArea(page)).toBeFocused();
  });

  await test.step('the recognized separator and header can be changed', async () => {
    await tableArea(page).fill('a,b;c\n1,2;3\n');
    await expect(page.getByLabel('Columns are separated by')).toHaveValue(';');
    await page.getByLabel('Columns are separated by').selectOption('Comma');
    await page.getByLabel('Header row').selectOption('None');
    await expect(page.getByText('2 rows, 2 columns.')).toBeVisible();
    await expect(rowOf(page, 1)).toContainText('a');
  });

  await test.step('a range of numbers can replace a table', async () => {
    await page.getByText('Or count from one number to another').click();
    await page.getByLabel('To', { exact: true }).fill('25');
    await page.getByLabel('Before the number').fill('SN-');
    await page.getByRole('button', { name: 'Use these numbers' }).click();
    await expect(page.getByText('25 rows, 2 columns.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Text Content' }).fill('{text}{row}{check:luhn}');
    await expect(rowOf(page, 25)).toContainText('SN-002525');
    await page.getByLabel('Step').fill('0');
    await expect(page.getByRole('button', { name: 'Use these numbers' })).toBeDisabled();
  });

  await test.step('a replaced table comes back, after a reload and from another page too', async () => {
    const bringBack = page.getByRole('button', { name: 'Bring back the table before' });
    await expect.poll(() => storedPlans(page)).toContain('SN-');
    await page.reload();
    await bringBack.click();
    await expect(tableArea(page)).toHaveValue('a,b;c\n1,2;3\n');
    await expect(page.getByLabel('Columns are separated by')).toHaveValue(',');
    await expect.poll(() => storedPlans(page)).toContain('1,2;3');
    await page.getByRole('link', { name: 'Home' }).first().click();
    await openFile(page, 'csv-title-rows.csv', 'text/csv', readFileSync(join(SAMPLES, 'csv-title-rows.csv')));
    await expect(page).toHaveURL('/many');
    await expect(page.getByText('You chose csv-title-rows.csv.')).toBeVisible();
    await bringBack.click();
    await expect(tableArea(page)).toHaveValue('a,b;c\n1,2;3\n');
  });
});

test('100,000 rows can be scrolled, and the page responds within 100 ms', async ({ page, browser }, info) => {
  const lines = Array.from({ length: 100_000 }, (_, k) => `Product ${k},https://shop.example.com/p/${k},${k % 5}`);
  const file = info.outputPath('shop.csv');
  writeFileSync(file, `Name,Link,Size\n${lines.join('\n')}`);
  await openMany(page);
  const longest = await longestTaskOf(browser, page, async () => {
    await page.getByLabel('Choose a table').setInputFiles(file);
    await expect(page.getByText('100,000 codes, 0 left out, 0 to check.')).toBeVisible();
    const list = page.getByRole('region', { name: 'Rows', exact: true });
    for (const share of [0.5, 0.9, 0.1, 1]) {
      await list.evaluate((element, part) => element.scrollTo(0, element.scrollHeight * part), share);
      await page.waitForFunction(() => !document.querySelector('tr[aria-busy]'));
    }
    await expect(rowOf(page, 100_001)).toContainText('https://shop.example.com/p/99999');
    expect(await list.getByRole('button').count()).toBeLessThan(60);
    await rowOf(page, 100_001).getByRole('button').click();
    await expect(page.getByRole('img', { name: /\/p\/99999$/ })).toBeVisible();
    await page.getByLabel('Template', { exact: true }).fill('https://shop.example.com/p/{Name}');
    await expect(page.getByRole('img', { name: /\/p\/Product%2099999$/ })).toBeVisible();
  });
  expect(longest).toBeLessThan(100);
  // If no task was measured, this fails.
  expect(longest).toBeGreaterThan(1);
});

test('the generator, a note on pasted lines and “Your codes” all link to the page for many codes', async ({ page }) => {
  await openGenerator(page);
  await page.getByRole('link', { name: 'Make many at once' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Make many QR codes at once' })).toBeVisible();
  await expect(tableArea(page)).toHaveValue('');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  const input = page.getByLabel('Website URL');
  await input.focus();
  await paste(page, 'example.com/1\nexample.com/2\nexample.com/3');
  const note = page.getByRole('status').filter({ hasText: 'You pasted 3 lines' });
  await note.getByRole('link', { name: 'Make many at once' }).click();
  await expect(page.getByText('3 codes, 0 left out, 0 to check.')).toBeVisible();
  await expect(tableArea(page)).toHaveValue('example.com/1\nexample.com/2\nexample.com/3');

  // The worker still has the table from before, because the document was not reloaded. The new lines replace it.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await input.fill('');
  await paste(page, 'other.example/1\nother.example/2');
  const second = page.getByRole('status').filter({ hasText: 'You pasted 2 lines' });
  await second.getByRole('link', { name: 'Make many at once' }).click();
  await expect(page.getByText('2 codes, 0 left out, 0 to check.')).toBeVisible();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await input.fill('https://example.com');
  await generate(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  const codes = page.getByRole('region', { name: 'Your codes' });
  await codes.getByRole('link', { name: 'Make many at once' }).click();
  await expect(tableArea(page)).toBeVisible();
});

test.describe('in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('days and times of a table become moments, a day that can be two is asked, and dead links are said', async ({
    page,
  }) => {
    await openMany(page);
    await tableArea(page).fill(
      'Subject,Start Date,Start Time,End Time,Private\nParents,03/05/2027,6:30 PM,8:00 PM,no\nSports,04/12/2027,,,no\n',
    );
    await expect(page.getByLabel('Type', { exact: true })).toHaveValue('event');
    await expect(page.getByText('0 codes, 2 left out, 0 to check.')).toBeVisible();
    await expect(page.getByText('which can be 2027-03-05 or 2027-05-03')).toBeVisible();
    await expect(page.getByText("One column isn't used: Private.")).toBeVisible();
    const question = page.getByLabel('03/05/2027 is', { exact: true });
    await question.selectOption('March 5, 2027');
    await expect(page.getByText('2 codes, 0 left out, 0 to check.')).toBeVisible();
    await expect(page.getByText('Times without a time zone are in Europe/Berlin.')).toBeVisible();
    await expect(rowOf(page, 2)).toContainText('DTSTART:20270305T173000Z');
    await question.selectOption('May 3, 2027');
    await expect(rowOf(page, 2)).toContainText('DTSTART:20270503T163000Z');
    await tableArea(page).fill('Title,Start\nTalk,31.02.2027 18:00\nFair,01.03.2027 18:00\n');
    await expect(page.getByText('1 code, 1 left out, 0 to check.')).toBeVisible();
    await expect(rowOf(page, 2)).toContainText('“Start” has “31.02.2027 18:00”.');
    await tableArea(page).fill('Link\nhttp//example.com/menu\nhttps://example.com/ok\n');
    await expect(page.getByText('2 codes, 0 left out, 1 to check.')).toBeVisible();
    await expect(rowOf(page, 2)).toContainText('typing slip');
    await page.getByRole('button', { name: 'Make codes', exact: true }).click();
    await expect(page.getByText("1 code scans, but what it holds can't work. Check its row.")).toBeVisible();
    await expect(page.getByText('Every code scans everywhere.')).toBeHidden();
  });
});
