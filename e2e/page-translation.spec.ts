import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { arriveAtPreview, headerLink, openCustom } from './generator-page.ts';
import { expect, test } from './guards.ts';
import { THIRTY_LINKS, tableArea } from './many-page.ts';

test.use({ hasDecoders: true });

/** Replaces each text node by elements, as Chrome's translation does. React still knows only the node. */
const TRANSLATION = readFileSync('e2e/samples/simulate-page-translation.js', 'utf8');

async function expectOnly(page: Page, shown: string | RegExp, ...gone: string[]): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByText(shown).filter({ visible: true }).first()).toBeVisible();
  for (const sentence of gone) await expect(main.getByText(sentence).filter({ visible: true })).toHaveCount(0);
}

test('after the browser has translated the page, verdicts, counts and buttons still say what is so', async ({
  page,
}) => {
  await openCustom(page, 'https://example.com');
  await expectOnly(page, 'Scans everywhere');
  await page.evaluate(TRANSLATION);

  await test.step('the verdict on a draft', async () => {
    await page.getByLabel('Foreground', { exact: true }).fill('#FFAF40');
    await expectOnly(page, /^(Unlikely to scan|Does not scan|Scans in good conditions)$/, 'Scans everywhere');
    await page.getByLabel('Foreground', { exact: true }).fill('#000000');
    await expectOnly(page, 'Scans everywhere', 'Unlikely to scan', 'Does not scan', 'Scans in good conditions');
  });

  await test.step('the main button and the finished code', async () => {
    await page.getByRole('button', { name: 'Generate QR Code' }).click();
    await arriveAtPreview(page);
    await expectOnly(page, 'Scans everywhere', 'Testing the code…');
    await page.getByRole('tab', { name: 'Print file' }).click();
    await expect(page.getByRole('button', { name: 'Download SVG' })).toHaveText('Download SVG');
    await page.getByRole('radio', { name: 'PDF' }).check();
    await expect(page.getByRole('button', { name: 'Download PDF' })).toHaveText('Download PDF');
    await headerLink(page, 'Home').click();
    await expect(page.getByRole('button', { name: 'Generate QR Code' })).toHaveText('Generate QR Code');
  });

  await test.step('the counts of a table', async () => {
    await page.getByRole('link', { name: 'Make many at once' }).first().click();
    await tableArea(page).fill(THIRTY_LINKS);
    await page.getByRole('button', { name: 'Make codes', exact: true }).click();
    await expectOnly(page, '30 codes made and verified');
    await tableArea(page).fill('Name,Link\nOne,https://example.com/1\nTwo,https://example.com/2\n');
    await page.getByRole('button', { name: 'Make codes', exact: true }).click();
    await expectOnly(page, '2 codes made and verified', '30 codes made and verified');
  });
});
