import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { headerLink, isInteractive, saveBy } from './generator-page.ts';
import { expect, test } from './guards.ts';
import { holdFiles } from './held-files.ts';
import {
  countActions,
  openMany,
  paste,
  recordTasks,
  rowOf,
  storedPlans,
  THIRTY_LINKS,
  tableArea,
} from './many-page.ts';

async function make(page: Page, result: string): Promise<void> {
  await page.getByRole('button', { name: 'Make codes', exact: true }).click();
  await expect(page.getByText(result)).toBeVisible();
}

/** Saves what was made; returns the name of the file and its bytes. */
async function download(page: Page, button = 'Download'): Promise<{ name: string; bytes: Buffer }> {
  const file = await saveBy(page.getByRole('button', { name: button, exact: true }));
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

function filesOf(zip: Buffer): Record<string, string> {
  const files = unzipSync(new Uint8Array(zip));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')]));
}

function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page /g)?.length ?? 0;
}

test('links become labels, cards, pages of a PDF or an archive, and each code is read back', { tag: '@smoke' }, async ({
  page,
}) => {
  await openMany(page);
  const output = page.getByLabel('Output', { exact: true });
  const product = page.getByLabel('Product', { exact: true });

  await test.step('before there is a table, an output can be chosen, and its list keeps the focus', async () => {
    await output.focus();
    await output.selectOption('Label sheet');
    await expect(product).toBeVisible();
    await expect(output).toBeFocused();
    await output.selectOption('ZIP of SVG');
  });

  await test.step('thirty links become labels on L7160 sheets in under ten actions, and each code is read back', async () => {
    const actions = await countActions(page);
    await tableArea(page).fill(THIRTY_LINKS);
    await expect(output).toHaveValue('svg');
    await output.selectOption('Label sheet');
    await product.selectOption('Avery L7160 · 21 labels · 63.5 × 38.1 mm');
    await expect(page.getByLabel('Caption', { exact: true })).toHaveValue('{Name}');
    await expect(page.getByText('Each line here is a line on the label, such as {Name}.')).toBeVisible();
    await expect(page.getByText('30 labels on 2 sheets.')).toBeVisible();
    await make(page, '30 codes made and verified');
    await expect(page.getByText('Every code scans everywhere.')).toBeVisible();
    const { name, bytes } = await download(page);
    expect(name).toMatch(/^quietzone-30-labels-\d{4}-\d\d-\d\d-\d{4}\.pdf$/);
    expect(countPages(bytes)).toBe(2);
    expect(bytes.toString('latin1')).toContain('/MediaBox [0 0 595.27559 841.88976]');
    await expect(page.getByText('PDF downloaded.')).toBeVisible();
    const done = await actions();
    expect(done).toBeGreaterThanOrEqual(4);
    // Opening and printing the file takes two more actions.
    expect(done + 2).toBeLessThan(10);
  });

  await test.step('a name that no hosted font has is lettered by the browser, in the workers too', async () => {
    await tableArea(page).fill('Name\tLink\n山田太郎\thttps://example.com/1');
    await make(page, '1 code made and verified');
  });

  await test.step('beside the sheet, the page says which words are printed, offers a column, and leads to the field', async () => {
    await tableArea(page).fill('No\tItem\tLink\n7\tDrill\thttps://example.com/1');
    await expect(page.getByText('The labels have no words.')).toBeVisible();
    await page.getByRole('button', { name: 'Change the words' }).click();
    const caption = page.getByLabel('Caption', { exact: true });
    await expect(caption).toBeFocused();
    await page.getByRole('button', { name: 'Print “Item”' }).click();
    await expect(caption).toHaveValue('{Item}');
    await expect(page.getByRole('button', { name: 'Change the words' })).toBeFocused();
    await page.getByLabel('Insert a column into Caption').selectOption('No');
    await expect(caption).toHaveValue('{Item} {No}');
    await expect(page.getByText('On each label: {Item} {No}')).toBeVisible();
    await caption.fill('');
  });

  await test.step('labels begin at the chosen place of a partly used sheet', async () => {
    await tableArea(page).fill('Table\tLink\n1\thttps://example.com/1\n2\thttps://example.com/2\n3\t');
    // What is typed after the first press replaces the number.
    await page.getByLabel('Start at label').click();
    await page.keyboard.type('20');
    await expect(page.getByText('2 labels on 1 sheet.')).toBeVisible();
    await page.getByRole('button', { name: 'Label 21 is used', exact: true }).click();
    await expect(page.getByText('2 labels on 2 sheets.')).toBeVisible();
    // Each label of a roll is a page, so sheets are not counted.
    await product.selectOption('Label roll');
    await expect(page.getByText('2 labels.', { exact: true })).toBeVisible();
  });

  await test.step('a card is shown with its crop marks, and a faulty template leaves rows out only if the card prints it', async () => {
    await output.selectOption('Cards');
    await product.selectOption('Table card A7');
    const number = page.getByLabel('Number', { exact: true });
    await number.fill('{Table}');
    const card = page.getByRole('img', { name: 'Preview of the page: Table card A7' });
    await expect(card).toBeVisible();
    // With bleed and crop marks, the preview has one more drawing: what surrounds the page.
    const drawings = page.getByRole('figure').filter({ has: card }).locator('svg[viewBox]');
    const before = await drawings.count();
    await page.getByLabel('Bleed and crop marks').check();
    await expect(drawings).toHaveCount(before + 1);
    await make(page, '2 codes made and verified');
    const { name, bytes } = await download(page);
    expect(name).toMatch(/^quietzone-2-cards-[-\d]+\.pdf$/);
    expect(countPages(bytes)).toBe(2);
    await number.fill('{Missing}');
    await expect(page.getByText('0 codes, 3 left out, 0 to check.')).toBeVisible();
    await product.selectOption('Poster A4');
    await expect(page.getByText('2 codes, 1 left out, 0 to check.')).toBeVisible();
    await product.selectOption('Table card A7');
    await expect(number).toHaveValue('{Missing}');
  });

  await test.step('one PDF has a page for each code, and its manifest is a file of its own', async () => {
    await output.selectOption('One PDF');
    await make(page, '2 codes made and verified');
    const { name, bytes } = await download(page);
    expect(name).toMatch(/^quietzone-2-codes-[-\d]+\.pdf$/);
    expect(countPages(bytes)).toBe(2);
    const manifest = await download(page, 'Download the list of codes');
    await expect(page.getByText('List of codes downloaded.')).toBeVisible();
    expect(manifest.name).toBe('manifest.csv');
    expect(manifest.bytes.toString().split('\r\n').slice(1, 3)).toEqual(
      [1, 2].map((k) => expect.stringContaining(`${k + 1},${name},https://example.com/${k},`)),
    );
  });

  await test.step('an archive has a file for each code, and a manifest that names the rows left out', async () => {
    await output.selectOption('ZIP of SVG');
    await make(page, '2 codes made and verified');
    await expect(page.getByText('1 row left out')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Left out' })).toContainText('Row 4');
    const { name, bytes } = await download(page);
    expect(name).toMatch(/^quietzone-2-codes-[-\d]+\.zip$/);
    await expect(page.getByText('ZIP downloaded.')).toBeVisible();
    const files = filesOf(bytes);
    expect(Object.keys(files)).toHaveLength(3);
    expect(files['2.svg']).toContain('https://example.com/2');
    expect(files['manifest.csv'].split('\r\n')[1]).toMatch(/^2,1\.svg,https:\/\/example\.com\/1,url,3,H,everywhere,/);
    expect(files['manifest.csv']).toContain('\r\n4,,');
  });

  await test.step('a change takes the result away', async () => {
    await page.getByLabel('File name', { exact: true }).fill('table-{Table}');
    await expect(page.getByRole('button', { name: 'Download', exact: true })).toHaveCount(0);
    await expect(page.getByText('You changed something since the last run. Make the codes again.')).toBeVisible();
  });

  await test.step('the manifest shows passwords if the visitor wants it', async () => {
    await tableArea(page).fill('Table,SSID,Password\n1,Guests,strawberry-lane-42');
    await page.getByLabel('Show passwords in the list of codes').check();
    await make(page, '1 code made and verified');
    expect(filesOf((await download(page)).bytes)['manifest.csv']).toContain('strawberry-lane-42');
  });
});

test('a long run shows its progress and can be canceled', async ({ page }) => {
  await openMany(page);
  const begin = page.getByRole('button', { name: 'Make codes', exact: true });
  const cancel = page.getByRole('button', { name: 'Cancel', exact: true });

  await test.step('a double click begins it, and canceled before the first code, it has no download', async () => {
    const release = await holdFiles(page, '**/assets/maker-worker-*.js');
    await tableArea(page).fill('https://example.com/1\nhttps://example.com/2');
    await begin.dblclick();
    await expect(page.getByText('0 of 2', { exact: true })).toBeVisible();
    await cancel.click();
    await expect(page.getByText('You canceled before any code was made.')).toBeVisible();
    release();
    await tableArea(page).fill('');
  });

  await test.step('the codes made before it was canceled can be downloaded', async () => {
    const links = Array.from(
      { length: 4000 },
      (_, k) => `https://example.com/items/${String(k).padStart(30, '0')}`,
    ).join('\n');
    await tableArea(page).focus();
    await paste(page, links);
    // The pasted lines are kept as a table. The text area does not show them, because so many lines would make it slow.
    await expect(page.getByText('You chose Pasted table.')).toBeVisible();
    await expect(tableArea(page)).toHaveValue('');
    await begin.click();
    await expect(page.getByText(/ per second$/)).toBeVisible();
    await expect(page.getByText(/ left$/)).toBeVisible();
    await cancel.click();
    await expect(page.getByText(/^You canceled\. The download has [1-9][0-9,]* of 4,000 codes/)).toBeVisible();
    const { name, bytes } = await download(page);
    expect(name).toMatch(/^quietzone-\d+-codes-[-\d]+-incomplete\.zip$/);
    expect(filesOf(bytes)['manifest.csv']).toContain('Canceled.');
  });

  await test.step('leaving the page cancels the run', async () => {
    await begin.click();
    await expect(page.getByText(/ per second$/)).toBeVisible();
    const tasks = await recordTasks(page);
    await expect.poll(tasks).toContain('make');
    await headerLink(page, 'Home').click();
    // The workers get no more work. While the run continues, they get some in each of these intervals.
    await expect.poll(tasks, { intervals: [500] }).toEqual([]);
  });
});

test('a table with its settings survives a reload and is an entry of Your codes that can be opened and made again', async ({
  page,
  context,
}) => {
  await openMany(page);
  await tableArea(page).fill('Table,Name\n1,Window\n2,Garden');
  const template = page.getByLabel('Template', { exact: true });
  await page.getByLabel('Type', { exact: true }).selectOption('URL');
  await template.fill('https://example.com/t/{Table}?n={Name}');
  await expect(page.getByText('2 codes, 0 left out, 0 to check.')).toBeVisible();
  await make(page, '2 codes made and verified');
  const output = page.getByLabel('Output', { exact: true });
  await output.selectOption('ZIP of PDF');
  await page.getByLabel('Size', { exact: true }).fill('42');
  await page.reload();
  await expect(tableArea(page)).toHaveValue('Table,Name\n1,Window\n2,Garden');
  // The chosen output and size have survived the reload.
  await expect(output).toHaveValue('pdf');
  await expect(page.getByLabel('Size', { exact: true })).toHaveValue('42');
  await expect(template).toHaveValue('https://example.com/t/{Table}?n={Name}');

  await page.goto('/');
  const sets = page.getByRole('list', { name: 'Tables' });
  await expect(sets.getByRole('listitem')).toHaveCount(1);
  await sets.getByRole('button', { name: 'More for Pasted table' }).click();
  await sets.getByRole('button', { name: 'Rename Pasted table' }).click();
  await page.getByLabel('Table name', { exact: true }).fill('Beer garden');
  await page.keyboard.press('Enter');
  await sets.getByRole('link', { name: 'Open Beer garden' }).click();
  await expect(template).toHaveValue('https://example.com/t/{Table}?n={Name}');
  await tableArea(page).fill('Table,Name\n1,Window\n2,Garden\n3,Bar');
  await expect(page.getByText('3 codes, 0 left out, 0 to check.')).toBeVisible();
  await make(page, '3 codes made and verified');

  await page.goto('/');
  await expect(sets.getByText('3 codes')).toBeVisible();
  await expect(sets.getByRole('heading', { name: 'Beer garden' })).toBeVisible();
  const backup = await saveBy(page.getByRole('button', { name: 'Back up everything' }));
  const listed = await context.newPage();
  await listed.goto('/');
  const listedSets = listed.getByRole('list', { name: 'Tables' });
  await expect(listedSets.getByText('3 codes')).toBeVisible();
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click();
  await expect(sets).toHaveCount(0);
  // The other tab no longer lists the entry.
  await expect(listedSets).toHaveCount(0);
  await openMany(page);
  await expect(tableArea(page)).toHaveValue('');

  await page.goto('/');
  await isInteractive(page);
  await page.getByLabel('Website URL').focus();
  await page.getByLabel('Backup file').setInputFiles(await backup.path());
  await expect(page.getByText('1 table restored.')).toBeVisible();
  await expect(listedSets.getByText('3 codes')).toBeVisible();
  await listedSets.getByRole('button', { name: 'More for Beer garden' }).click();
  await listedSets.getByRole('button', { name: 'Delete Beer garden' }).click();
  await expect(sets).toHaveCount(0);
  await listed.getByRole('listitem').getByRole('button', { name: 'Undo' }).click();
  await sets.getByRole('link', { name: 'Open Beer garden' }).click();
  await expect(tableArea(page)).toHaveValue('Table,Name\n1,Window\n2,Garden\n3,Bar');
});

const WORDS = 'Name\tLink\nZoë\thttps://example.com/1\nLi\thttps://example.com/wrong';

test('a row is corrected in the list, and its label is printed again alone', async ({ page }) => {
  await openMany(page);
  await tableArea(page).fill(WORDS);
  await page.getByLabel('Output', { exact: true }).selectOption('Label sheet');
  await page.getByLabel('Search by name or size').fill('L7160');
  await page.getByLabel('Start at label').fill('4');
  await make(page, '2 codes made and verified');
  await download(page);

  await test.step('pressing a row opens its fields, and the keyboard saves or discards them', async () => {
    await rowOf(page, 3).click();
    const link = page.getByLabel('Link, row 3');
    await expect(link).toBeFocused();
    await link.fill('https://example.com/2?');
    await page.keyboard.press('Escape');
    await expect(link).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Show row 3', exact: true })).toBeFocused();
    await expect(page.getByText('2 codes made and verified')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(link).toHaveValue('https://example.com/wrong');
    await link.fill('no link at all');
    await page.keyboard.press('Enter');
    await expect(rowOf(page, 3)).toContainText("This isn't a web address");
    await expect(page.getByRole('button', { name: 'Download', exact: true })).toHaveCount(0);
    await expect(page.getByText('You changed something since the last run. Make the codes again.')).toBeVisible();
    await expect(tableArea(page)).toHaveValue(WORDS.replace('https://example.com/wrong', 'no link at all'));
  });

  await test.step('the label is printed on the next free place, in the size that it had before', async () => {
    await rowOf(page, 3).click();
    await page.getByLabel('Link, row 3').fill('https://example.com/2');
    await expect(page.getByLabel('On label')).toHaveValue('6');
    const { name, bytes } = await download(page, 'Save and print this label only');
    expect(name).toMatch(/^quietzone-label-Li-[-\d]+\.pdf$/);
    expect(countPages(bytes)).toBe(1);
    await expect(page.getByLabel('On label')).toHaveValue('7');
    await expect(tableArea(page)).toHaveValue(WORDS.replace('wrong', '2'));
  });

  await test.step('the first sheet and the next free label survive a reload', async () => {
    await page.reload();
    await expect(page.getByLabel('Start at label')).toHaveValue('4');
    await rowOf(page, 2).click();
    await expect(page.getByLabel('On label')).toHaveValue('7');
  });

  await test.step('a row of a file is changed on the page only', async () => {
    await page.getByLabel('Choose a table').setInputFiles({
      ...{ name: 'guests.csv', mimeType: 'text/csv', buffer: Buffer.from('Name,Link\nLi,https://example.com/1') },
    });
    await rowOf(page, 2).click();
    await page.getByLabel('Link, row 2').fill('https://example.com/3');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(rowOf(page, 2)).toContainText('https://example.com/3');
    await expect(page.getByText('One row was changed here. Your file stays as it is.')).toBeVisible();
    await expect.poll(() => storedPlans(page)).toContain('https://example.com/3');
    await page.reload();
    await expect(rowOf(page, 2)).toContainText('https://example.com/3');
  });
});
