import { readFileSync } from 'node:fs';
import type { Download, Locator, Page } from '@playwright/test';
import { generate, openGenerator, saveBy } from './generator-page.ts';
import { expect, test } from './guards.ts';

const A4 = '[0 0 595.27559 841.88976]';

async function makeCode(page: Page, url: string): Promise<void> {
  await openGenerator(page);
  await page.getByLabel('Website URL').fill(url);
  await generate(page);
}

async function openLabels(page: Page, product: string): Promise<void> {
  await page.getByRole('tab', { name: 'Cards and labels' }).click();
  await chooseProduct(page, product);
}

async function chooseProduct(page: Page, product: string): Promise<void> {
  const select = page.getByLabel('Product');
  await select.selectOption(await select.getByRole('option', { name: product }).first().getAttribute('value'));
  await expect(page.getByRole('img', { name: `Preview of the page: ${product}` })).toBeVisible();
}

interface Pdf {
  readonly text: string;
  readonly sizes: readonly string[];
}

async function saveLabels(page: Page): Promise<Pdf> {
  return open(await saveBy(page.getByRole('button', { name: 'Download PDF' })));
}

async function open(file: Download): Promise<Pdf> {
  const text = readFileSync(await file.path(), 'latin1').replace(/D:\d{14}Z|\d{4}-\d\d-\d\dT[\d:]+Z/g, '');
  expect(text).toContain('/PrintScaling /None');
  const sizes = [...text.matchAll(/\/MediaBox (\[[^\]]*\])/g)].map(([, size]) => size);
  expect(text).toContain(`/Count ${sizes.length}`);
  return { text, sizes };
}

function usedLabel(page: Page, label: number): Locator {
  return page.getByRole('button', { name: `Label ${label} is used`, exact: true });
}

async function printOnCustomSheet(page: Page): Promise<void> {
  await page.getByLabel('Product').selectOption({ label: 'Own sheet' });
  await expect(page.getByText('Print the test page first to check your measurements.')).toBeVisible();
  await page.getByRole('radio', { name: 'A4' }).check();
  const numbers = { 'Label width': 60, 'Label height': 40, 'Left margin': 10, 'Top margin': 8 };
  for (const [name, value] of Object.entries(numbers)) await page.getByLabel(name).fill(String(value));
  await page.getByLabel('Labels down').fill('7');
  await page.getByLabel('Labels across').fill('4');
  const files = page.getByRole('button', { name: /^(Download PDF|Test page)$/ });
  await expect(
    page.getByRole('alert').filter({ hasText: 'Only 3 of these labels fit across the paper.' }),
  ).toBeVisible();
  await expect(files).toHaveCount(0);
  await page.getByLabel('Labels across').fill('3');
  await expect(page.getByText('21 labels of 60 × 40 mm on each sheet.')).toBeVisible();
  await expect(files).toHaveCount(2);
  await page.getByLabel('Labels down').fill('8');
  await expect(page.getByRole('alert').filter({ hasText: 'Only 7 of these labels fit down the paper.' })).toBeVisible();
  await expect(files).toHaveCount(0);
  await page.getByLabel('Labels down').fill('51');
  await expect(page.getByText('Use 1 to 50.')).toBeVisible();
  await page.getByLabel('Labels down').fill('7');
  expect((await saveLabels(page)).sizes).toEqual([A4]);

  // If the only label of a sheet is marked as used, the page shows no preview of the sheet. So the label cannot be
  // clicked to mark it as free. A button does this instead.
  await usedLabel(page, 1).click();
  await page.getByLabel('Labels across').fill('1');
  await page.getByLabel('Labels down').fill('1');
  await expect(
    page.getByRole('alert').filter({ hasText: 'The only label on this sheet is marked as used.' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Mark all as free' }).click();
  await expect(page.getByText('1 label on 1 page.')).toBeVisible();
  await page.getByLabel('Labels across').fill('3');
  await page.getByLabel('Labels down').fill('7');

  // The mark belongs to the sheet: a roll begins without marked labels.
  await usedLabel(page, 1).click();
  await expect(page.getByLabel('Copies', { exact: true })).toHaveValue('20');
  await page.getByLabel('Product').selectOption({ label: 'Label roll' });
  await expect(page.getByRole('button', { name: 'Mark all as free' })).toHaveCount(0);
  await page.getByLabel('Label width').fill('50');
  await page.getByLabel('Label height').fill('25');
  await expect(page.getByLabel('Start at label')).toHaveCount(0);
  await page.getByLabel('Copies', { exact: true }).fill('3');
  await expect(page.getByText('3 labels on 3 pages.')).toBeVisible();
  const size = '[0 0 141.73228 70.86614]';
  expect((await saveLabels(page)).sizes).toEqual([size, size, size]);
}

async function printOnL7160(page: Page): Promise<void> {
  await openLabels(page, 'Avery L7160');
  const copies = page.getByLabel('Copies', { exact: true });
  await expect(copies).toHaveValue('21');
  await page.getByLabel('Start at label').fill('3');
  await expect(copies).toHaveValue('19');

  // Arrow keys move the focus from label to label.
  await usedLabel(page, 1).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(usedLabel(page, 3)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(usedLabel(page, 3)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(usedLabel(page, 3)).toHaveAttribute('aria-pressed', 'true');
  await usedLabel(page, 5).click();
  await expect(usedLabel(page, 5)).toHaveAttribute('aria-pressed', 'true');
  await expect(usedLabel(page, 4)).toHaveAttribute('aria-pressed', 'false');
  await expect(copies).toHaveValue('17');

  await copies.fill('2');
  await expect(page.getByText('2 labels on 1 page.')).toBeVisible();
  const plain = await saveLabels(page);
  expect(plain.sizes).toEqual([A4]);
  await page.getByLabel('Cut lines').check();
  const lined = await saveLabels(page);
  await page.getByText('Align with your printer').click();
  await page.getByLabel('Move right').fill('2');
  await page.getByLabel('Move down').fill('−1,5');
  const moved = await saveLabels(page);
  expect(new Set([plain, lined, moved].map(({ text }) => text)).size).toBe(3);

  const testPage = await saveBy(page.getByRole('button', { name: 'Test page' }));
  expect(testPage.suggestedFilename()).toBe('quietzone-label-L7160-test.pdf');
  expect((await open(testPage)).sizes).toEqual([A4]);

  // 17 labels are free on the first sheet and 21 on the second, so label 39 is on a third.
  await copies.fill('39');
  await expect(page.getByText('39 labels on 3 pages.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  for (const place of ['Page 2 of 3', 'Page 3 of 3']) {
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByText(place)).toBeVisible();
  }
  await copies.fill('30');
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await copies.fill('39');
  expect((await saveLabels(page)).sizes).toEqual([A4, A4, A4]);

  await page.reload();
  await openLabels(page, 'Avery L7160');
  // The partly used sheet and the correction have survived the reload.
  await expect(page.getByLabel('Start at label')).toHaveValue('3');
  await expect(usedLabel(page, 3)).toHaveAttribute('aria-pressed', 'true');
  await page.getByText('Align with your printer').click();
  await expect(page.getByLabel('Move right')).toHaveValue('2');
  await expect(page.getByLabel('Move down')).toHaveValue('-1.5');
  await chooseProduct(page, 'Avery L7651');
  await expect(page.getByLabel('Move right')).toHaveValue('0');
}

async function printTwoCodes(page: Page): Promise<void> {
  await openLabels(page, 'Avery L7160');
  await page.getByText('More of your codes').click();
  await page.getByRole('checkbox', { name: /example\.com\/first/ }).check();
  // Until the visitor types a number of copies, the sheet is divided between the two codes.
  const [own, other] = [
    page.getByLabel('Copies', { exact: true }),
    page.getByLabel(/^Copies of .*example\.com\/first/),
  ];
  await expect(own).toHaveValue('11');
  await expect(other).toHaveValue('10');
  // Each of these names belongs to exactly one control, although both codes have a field for copies.
  for (const found of [
    page.getByLabel('Product', { exact: true }),
    page.getByRole('combobox', { name: 'Product', exact: true }),
    page.getByLabel('Start at label', { exact: true }),
    page.getByRole('spinbutton', { name: 'Start at label', exact: true }),
    own,
    page.getByRole('spinbutton', { name: 'Copies', exact: true }),
    page.getByRole('button', { name: 'Download PDF', exact: true }),
    page.getByRole('button', { name: 'Test page', exact: true }),
  ]) {
    await expect(found).toHaveCount(1);
  }
  await own.fill('1');
  await expect(other).toHaveValue('1');
  await other.fill('2');
  await expect(page.getByText('3 labels on 1 page.')).toBeVisible();
  const both = await saveLabels(page);
  await page.getByRole('checkbox', { name: /example\.com\/first/ }).uncheck();
  await own.fill('3');
  await expect(page.getByText('3 labels on 1 page.')).toBeVisible();
  expect((await saveLabels(page)).text).not.toBe(both.text);
}

async function inspectLabels(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Print file' }).click();
  await page.getByRole('textbox', { name: 'Caption', exact: true }).fill('See the menu');
  await page.getByRole('group', { name: 'Frame' }).getByRole('radio', { name: 'Ticket' }).check();
  await expect(page.getByText(/^The whole page is/)).toBeVisible();
  await openLabels(page, 'Avery L7160');
  await usedLabel(page, 2).click();
  await usedLabel(page, 2).click();
  await page.getByText('Align with your printer').click();
  await page.getByText('More of your codes').click();
  await expect(page.getByText('You have no other codes in this browser.')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 844 });
  await chooseProduct(page, 'Avery L4731');
  await expect(page.getByText(/^10 × 25 mm holds codes of up to \d+ characters\./)).toBeVisible();
  for (const product of ['Avery L4731', 'Avery L7160', 'Own sheet', 'Label roll']) {
    await chooseProduct(page, product);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, product).toBeLessThanOrEqual(0);
  }
}

async function undoCaption(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Print file' }).click();
  const caption = page.getByRole('textbox', { name: 'Caption', exact: true });
  const frames = page.getByRole('group', { name: 'Frame' });
  await page.getByRole('button', { name: 'See the menu' }).click();
  await frames.getByRole('radio', { name: 'Tab' }).check();
  await expect(page.getByText(/^The whole page is/)).toBeVisible();

  await page.getByRole('link', { name: 'Change the design' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await generate(page);
  await page.getByRole('tab', { name: 'Print file' }).click();
  await expect(caption).toHaveValue('See the menu');
  await expect(frames.getByRole('radio', { name: 'None' })).toBeChecked();
}

test('a code is printed on a bought sheet, on a custom one and on a roll', async ({ page }) => {
  await makeCode(page, 'example.com/menu');
  await test.step('an L7160 sheet is printed from label 3 without the used labels, and the print can be shifted and scaled', () =>
    printOnL7160(page));
  await test.step('a custom sheet offers its files only while its measures are valid, and a roll has a page for each label', () =>
    printOnCustomSheet(page));
  await test.step('Undo in the generator reverts the frame, but not the caption that was chosen before', () =>
    undoCaption(page));
});

test('labels with a caption and a frame fit a phone, and two codes can share a sheet', async ({ page }) => {
  await makeCode(page, 'example.com/first');
  await test.step('labels, captions and frames do not overflow on a phone', () => inspectLabels(page));
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('link', { name: 'Change the design' }).click();
  await page.getByLabel('Website URL').fill('example.com/second');
  await generate(page);
  await test.step('another saved code is printed on the same sheet, each code in the chosen number of copies', () =>
    printTwoCodes(page));
});
