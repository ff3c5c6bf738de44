import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Download, Locator, Page } from '@playwright/test';
import { readBarcodes } from 'zxing-wasm/reader';
import { judge } from '../scripts/run/outside-judges.mjs';
import { generate, openGenerator, type Picture, pixels } from './generator-page.ts';
import { expect, test } from './guards.ts';

const A4 = '[0 0 595.27559 841.88976]';

/** Dots per inch at which files are drawn and decoded. */
const DPI = 200;
const mmOf = (pixel: number): number => (pixel * 25.4) / DPI;
const pixelOf = (mm: number): number => Math.round((mm * DPI) / 25.4);

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

async function save(page: Page, name: string): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return file;
}

interface Pdf {
  readonly path: string;
  /** The media box of each page, as written in the file. */
  readonly sizes: readonly string[];
}

async function saveLabels(page: Page): Promise<Pdf> {
  return open(await save(page, 'Download PDF'));
}

async function open(file: Download): Promise<Pdf> {
  const path = await file.path();
  const text = readFileSync(path, 'latin1');
  expect(text).toContain('/PrintScaling /None');
  const sizes = [...text.matchAll(/\/MediaBox (\[[^\]]*\])/g)].map(([, size]) => size);
  expect(text).toContain(`/Count ${sizes.length}`);
  return { path, sizes };
}

interface CodeOnPage {
  readonly text: string;
  /** Distance of the code's center from the page's left edge, in millimeters. */
  readonly x: number;
  /** Distance of the code's center from the page's top edge, in millimeters. */
  readonly y: number;
}

/**
 * Returns a band of a file's only page as poppler draws it, with the codes that are decoded in it, from top to bottom.
 * Returns null if poppler is not installed. The whole page would take a second. Coordinates are measured from the top
 * left corner of the whole page.
 */
async function draw(
  { path }: Pdf,
  band: { readonly top: number; readonly bottom: number },
): Promise<{ picture: Picture; codes: CodeOnPage[] } | null> {
  const poppler = judge('poppler');
  if (!poppler) return null;
  const [top, width, height] = [band.top, 210, band.bottom - band.top].map(pixelOf);
  const area = ['-x', '0', '-y', `${top}`, '-W', `${width}`, '-H', `${height}`];
  const png = execFileSync(poppler, ['-png', '-r', `${DPI}`, ...area, path], { maxBuffer: 2 ** 26 });
  const results = await readBarcodes(png, { formats: ['QRCode'], tryHarder: true });
  const codes = results.map(({ text, position: { topLeft, bottomRight } }) => ({
    text,
    x: mmOf((topLeft.x + bottomRight.x) / 2),
    y: mmOf(top + (topLeft.y + bottomRight.y) / 2),
  }));
  const drawn = pixels(png);
  return {
    picture: { ...drawn, at: (x, y) => drawn.at(x, y - top) },
    codes: codes.sort((one, other) => one.y - other.y || one.x - other.x),
  };
}

function usedLabel(page: Page, label: number): Locator {
  return page.getByRole('button', { name: `Label ${label} is used`, exact: true });
}

/** The edges of label 4 of an L7160, in millimeters from the left and the top of the sheet. */
const FOURTH = { left: 7.2, top: 53.25, right: 70.7, bottom: 91.35 };

/** The row of labels 1 to 3. */
const FIRST_ROW = { top: 10, bottom: 60 };

/** The row of label 4, with space for shifting and scaling. */
const FOURTH_ROW = { top: FOURTH.top - 8, bottom: FOURTH.bottom + 8 };

/** Returns whether there is a line along the left edge of label 4, halfway down, if it is printed farther right. */
function hasLine({ at }: Picture, right: number): boolean {
  const [x, y] = [pixelOf(FOURTH.left + right), pixelOf((FOURTH.top + FOURTH.bottom) / 2)];
  return [-2, -1, 0, 1, 2].some((step) => at(x + step, y) !== '#ffffffff');
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
  await page.getByText('Align with your printer').click();
  await page.getByLabel('Move right').fill('2');
  await page.getByLabel('Move down').fill('−1,5');
  const before = await draw(plain, FOURTH_ROW);
  const moved = await draw(await saveLabels(page), FOURTH_ROW);
  if (before && moved) {
    expect(before.codes.map(({ text }) => text)).toEqual(['https://example.com/menu', 'https://example.com/menu']);
    const [fourth, sixth] = before.codes;
    expect(fourth.x).toBeGreaterThan(FOURTH.left);
    expect(fourth.x).toBeLessThan(FOURTH.right);
    expect(fourth.y).toBeGreaterThan(FOURTH.top);
    expect(fourth.y).toBeLessThan(FOURTH.bottom);
    // Label 6 is two columns to the right of label 4, in the same row.
    expect(Math.abs(sixth.x - fourth.x - 2 * 66)).toBeLessThan(0.3);
    expect(Math.abs(sixth.y - fourth.y)).toBeLessThan(0.3);
    for (const [index, code] of moved.codes.entries()) {
      expect(Math.abs(code.x - before.codes[index].x - 2)).toBeLessThan(0.2);
      expect(Math.abs(code.y - before.codes[index].y + 1.5)).toBeLessThan(0.2);
    }
    expect(hasLine(before.picture, 0)).toBe(false);
    expect(hasLine(moved.picture, 2)).toBe(true);
  }

  const testPage = await save(page, 'Test page');
  expect(testPage.suggestedFilename()).toBe('quietzone-label-l7160-test.pdf');
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
  const drawn = await draw(await saveLabels(page), FIRST_ROW);
  if (!drawn) return;
  expect(drawn.codes.map(({ text }) => text).sort()).toEqual([
    'https://example.com/first',
    'https://example.com/first',
    'https://example.com/second',
  ]);
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

test('a code is printed on a bought sheet, on a custom one and on a roll', { tag: '@smoke' }, async ({ page }) => {
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
