import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { headerLink, isInteractive, stopClock } from './generator-page.ts';
import { expect, test } from './guards.ts';
import { countActions, openMany, paste, recordTasks, THIRTY_LINKS, tableArea } from './many-page.ts';

/** Returns the files of a downloaded archive, as text. */
async function filesOf(download: { path(): Promise<string> }): Promise<Record<string, string>> {
  const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')]));
}

test('thirty links become codes, and each code is read back', async ({ page }) => {
  await page.clock.install();
  await openMany(page);
  await test.step('thirty links become labels on L7160 sheets in under ten actions, and each code is read back', async () => {
    const actions = await countActions(page);
    await tableArea(page).fill(THIRTY_LINKS);
    await expect(page.getByLabel('Output', { exact: true })).toHaveValue('svg');
    await page.getByLabel('Output', { exact: true }).selectOption('Label sheet');
    await page.getByLabel('Product', { exact: true }).selectOption('Label sheet L7160');
    const caption = page.getByLabel('Caption', { exact: true });
    await expect(caption).toHaveValue('{Name}');
    await expect(page.getByText('Each line here is a line on the label, such as {Name}.')).toBeVisible();
    await expect(page.getByText('30 labels on 2 sheets.')).toBeVisible();
    await page.getByRole('button', { name: 'Make codes', exact: true }).click();
    await expect(page.getByText('30 made, 30 read back, 0 left out')).toBeVisible({ timeout: 50_000 });
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe('quietzone-30-labels.pdf');
    const pdf = readFileSync(await download.path()).toString('latin1');
    expect(pdf.match(/\/Type \/Page /g)).toHaveLength(2);
    expect(pdf).toContain('/MediaBox [0 0 595.27559 841.88976]');
    await expect(page.getByText('PDF downloaded.')).toBeVisible();
    const done = await actions();
    expect(done).toBeGreaterThanOrEqual(4);
    // Opening and printing the file takes two more actions.
    expect(done + 2).toBeLessThan(10);

    await caption.fill('');
    await page.getByLabel('Output', { exact: true }).selectOption('Cards');
    await expect(page.getByText('30 pages.')).toBeVisible();
    await expect(page.getByLabel('Headline', { exact: true })).toHaveValue('');
  });

  await test.step('the preview is redrawn 300 ms after the last change', async () => {
    const card = page.getByRole('img', { name: /^Preview of the page/ });
    await expect(card).toBeVisible();
    await stopClock(page);
    const tasks = await recordTasks(page);
    const marks = page.getByLabel('Bleed and crop marks');
    await marks.check();
    await page.clock.runFor(200);
    await marks.uncheck();
    await page.clock.runFor(290);
    expect(await tasks()).not.toContain('draw');
    await page.clock.runFor(20);
    await expect.poll(tasks).toContain('draw');
    await page.clock.resume();
  });

  await test.step('thirty links become an archive, and each code is read back', async () => {
    await tableArea(page).fill(`${THIRTY_LINKS}\n31\tNobody\t`);
    await page.getByLabel('Output', { exact: true }).selectOption('ZIP of SVG');
    await page.getByRole('button', { name: 'Make codes', exact: true }).click();
    await expect(page.getByText('30 made, 30 read back, 1 left out')).toBeVisible({ timeout: 50_000 });
    await expect(page.getByText('Every code scans everywhere.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Left out' })).toContainText('Row 32');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe('quietzone-30-codes.zip');
    const files = await filesOf(download);
    await expect(page.getByText('ZIP downloaded.')).toBeVisible();
    expect(Object.keys(files)).toHaveLength(31);
    expect(files['7.svg']).toContain('https://example.com/t/7');
    expect(files['manifest.csv'].split('\r\n')[1]).toMatch(
      /^2,1\.svg,https:\/\/example\.com\/t\/1,url,3,H,everywhere,/,
    );
    expect(files['manifest.csv']).toContain('\r\n32,,');
  });
});

test('a run of thousands of codes can be canceled, and a few codes become cards, pages or labels', async ({ page }) => {
  await openMany(page);

  await test.step('a run of thousands of codes shows its progress, and if it is canceled, offers the codes made so far', async () => {
    const links = Array.from({ length: 8000 }, (_, k) => `https://example.com/items/${k}`).join('\n');
    await tableArea(page).focus();
    await paste(page, links);
    // The pasted lines are kept as a table. The text area does not show them, because so many lines would make it slow.
    await expect(page.getByText('You chose Pasted table.')).toBeVisible();
    await expect(tableArea(page)).toHaveValue('');
    await page.getByLabel('Output', { exact: true }).selectOption('ZIP of PNG');
    await page.getByRole('button', { name: 'Make codes', exact: true }).click();
    await expect(page.getByText(/^[1-9][0-9,]* of 8,000$/)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(/ per second$/)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(/ left$/)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(page.getByText(/^You canceled\. The download has [1-9][0-9,]* of 8,000 codes/)).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^quietzone-\d+-codes-incomplete\.zip$/);
    expect((await filesOf(download))['manifest.csv']).toContain('Canceled.');
  });

  await test.step('leaving the page cancels the run', async () => {
    await page.getByRole('button', { name: 'Make codes', exact: true }).click();
    await expect(page.getByText(/^[1-9][0-9,]* of 8,000$/)).toBeVisible({ timeout: 30_000 });
    const makers = page.workers().filter((worker) => worker.url().includes('maker'));
    await headerLink(page, 'Home').click();
    // Canceling a run ends the workers that are making codes.
    await expect.poll(() => makers.some((worker) => !page.workers().includes(worker))).toBe(true);
    await page.goBack();
  });

  await test.step('three links become cards, pages of one PDF, or labels on a partly used sheet, and each code is read back', async () => {
    await tableArea(page).fill(
      'Table\tLink\n1\thttps://example.com/1\n2\thttps://example.com/2\n3\thttps://example.com/3',
    );
    const output = page.getByLabel('Output', { exact: true });
    const make = page.getByRole('button', { name: 'Make codes', exact: true });
    const made = page.getByText('3 made, 3 read back, 0 left out');
    const download = async (button = 'Download') => {
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: button, exact: true }).click();
      const file = await saved;
      return { name: file.suggestedFilename(), text: readFileSync(await file.path()).toString('latin1') };
    };
    await output.selectOption('Cards');
    await page.getByLabel('Product', { exact: true }).selectOption('Table card A7');
    await page.getByLabel('Number', { exact: true }).fill('{Table}');
    const card = page.getByRole('img', { name: 'Preview of the page: Table card A7' });
    await expect(card).toBeVisible();
    // With bleed and crop marks, the preview has one more drawing: what surrounds the page.
    const drawings = page.getByRole('figure').filter({ has: card }).locator('svg[viewBox]');
    const before = await drawings.count();
    await page.getByLabel('Bleed and crop marks').check();
    await expect(drawings).toHaveCount(before + 1);
    await make.click();
    await expect(made).toBeVisible({ timeout: 50_000 });
    const cards = await download();
    expect(cards.name).toBe('quietzone-3-cards.pdf');
    expect(cards.text.match(/\/Type \/Page /g)).toHaveLength(3);
    await test.step('a faulty template for the number leaves rows out only if the output prints the number', async () => {
      await page.getByLabel('Number', { exact: true }).fill('{Missing}');
      await expect(page.getByText('0 codes, 3 left out, 0 to check.')).toBeVisible();
      await page.getByLabel('Product', { exact: true }).selectOption('Poster A4');
      await expect(page.getByText('3 codes, 0 left out, 0 to check.')).toBeVisible();
      await page.getByLabel('Product', { exact: true }).selectOption('Table card A7');
      await expect(page.getByLabel('Number', { exact: true })).toHaveValue('{Missing}');
      await expect(page.getByText('0 codes, 3 left out, 0 to check.')).toBeVisible();
    });
    await output.selectOption('One PDF');
    await make.click();
    await expect(made).toBeVisible({ timeout: 50_000 });
    const pages = await download();
    expect(pages.name).toBe('quietzone-3-codes.pdf');
    expect(pages.text.match(/\/Type \/Page /g)).toHaveLength(3);
    await test.step('the manifest is a file of its own, and names the PDF file', async () => {
      const manifest = await download('Download the manifest');
      await expect(page.getByText('Manifest downloaded.')).toBeVisible();
      expect(manifest.name).toBe('manifest.csv');
      expect(manifest.text.split('\r\n').slice(1, 4)).toEqual(
        [1, 2, 3].map((k) => expect.stringContaining(`${k + 1},quietzone-3-codes.pdf,https://example.com/${k},`)),
      );
    });
    await output.selectOption('Label sheet');
    await page.getByLabel('Product', { exact: true }).selectOption('Label sheet L7160');
    await page.getByLabel('Start at label').fill('20');
    await expect(page.getByText('3 labels on 2 sheets.')).toBeVisible();
    await page.getByRole('button', { name: 'Label 21 is used', exact: true }).click();
    await make.click();
    await expect(made).toBeVisible({ timeout: 50_000 });
    expect((await download()).text.match(/\/Type \/Page /g)).toHaveLength(2);
  });

  await test.step('the manifest shows passwords if the visitor wants it', async () => {
    await tableArea(page).fill('Table,SSID,Password\n1,Guests,strawberry-lane-42');
    await page.getByLabel('Output', { exact: true }).selectOption('ZIP of SVG');
    await page.getByLabel('Show passwords in the manifest').check();
    await page.getByRole('button', { name: 'Make codes', exact: true }).click();
    await expect(page.getByText('1 made, 1 read back, 0 left out')).toBeVisible({ timeout: 50_000 });
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    expect((await filesOf(await saved))['manifest.csv']).toContain('strawberry-lane-42');
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
  await page.getByRole('button', { name: 'Make codes', exact: true }).click();
  await expect(page.getByText('2 made, 2 read back, 0 left out')).toBeVisible({ timeout: 50_000 });
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
  await page.getByRole('button', { name: 'Make codes', exact: true }).click();
  await expect(page.getByText('3 made, 3 read back, 0 left out')).toBeVisible({ timeout: 50_000 });

  await page.goto('/');
  await expect(sets.getByText('3 codes')).toBeVisible();
  await expect(sets.getByRole('heading', { name: 'Beer garden' })).toBeVisible();
  const [backup] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Back up everything' }).click(),
  ]);
  const listed = await context.newPage();
  await listed.goto('/');
  const listedSets = listed.getByRole('list', { name: 'Tables' });
  await expect(listedSets.getByText('3 codes')).toBeVisible();
  const begun = await context.newPage();
  await openMany(begun);
  await tableArea(begun).fill('https://example.com/1');
  await expect(begun.getByText('1 code, 0 left out, 0 to check.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click();
  await expect(sets).toHaveCount(0);
  // Both other tabs are updated: `listed` no longer lists the entry, and `begun` no longer has the table typed there.
  await expect(listedSets).toHaveCount(0);
  await expect(tableArea(begun)).toHaveValue('');
  await begun.reload();
  await expect(tableArea(begun)).toHaveValue('');
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
