import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { openFields } from './fields-page.ts';
import { generate, openCustom, openGenerator, saveBy, upload } from './generator-page.ts';
import { expect, test } from './guards.ts';

/** Makes a code on the home page and opens its cards. */
async function openCards(page: Page, url: string): Promise<void> {
  await page.getByLabel('Website URL').fill(url);
  await makeCards(page);
}

async function makeCards(page: Page): Promise<void> {
  await generate(page);
  await page.getByRole('tab', { name: 'Cards and labels' }).click();
  await expect(pageOf(page)).toBeVisible();
}

function pageOf(page: Page): Locator {
  return page.getByRole('img', { name: /^Preview of the page/ });
}

test('cards are shown with their sizes and words, and can be saved', async ({ page }) => {
  await openGenerator(page);
  await test.step('a Wi-Fi card shows the password only if the visitor asks for it', () => passwordIsOptional(page));

  await page.getByRole('link', { name: 'Change the design' }).click();
  await page.getByRole('button', { name: 'URL', exact: true }).click();
  await openCards(page, `${'very-long.'.repeat(7)}name-of-a-host.example.com`);
  await test.step('the page reports an address that does not fit on the card', () => addressIsReported(page));
  await test.step('typed words are printed and kept for other products', () => typedWordsArePrinted(page));
  await test.step('bleed and crop marks are optional', () => marksAreOptional(page));

  await page.getByRole('link', { name: 'Change the design' }).click();
  await openCards(page, 'www.example.com/menu');
  await test.step('a card is shown with its size in millimeters and its address', async () => {
    await expect(page.getByLabel('Product')).toHaveValue('table-card-a6');
    await expect(page.getByText('105 mm', { exact: true })).toBeVisible();
    await expect(page.getByText('148 mm', { exact: true })).toBeVisible();
    await expect(page.getByText('“example.com” below the code', { exact: false })).toBeVisible();
  });
  await test.step('the keyboard reaches all controls', () => keyboardReachesAll(page));
  await test.step('a card is saved as a PDF with marks', () => cardIsSaved(page));
  await test.step('the products for a URL include no Wi-Fi card; the chosen product is shown with its size', () =>
    productsAreShown(page));
  await test.step('a search that finds nothing else leaves the product, which is proposed for the next code', () =>
    productStays(page));
  await page.getByRole('link', { name: 'Change the design' }).click();
  await test.step('an SVG logo is said to have pixels in the PDF, and colors to be RGB', () => printIsExplained(page));
});

async function printIsExplained(page: Page): Promise<void> {
  await openCustom(page, 'www.example.com/menu');
  await page.getByLabel('Foreground', { exact: true }).fill('#1B2A41');
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#D8A657"/></svg>';
  await upload(page, 'logo.svg', 'image/svg+xml', Buffer.from(logo));
  await makeCards(page);
  await expect(page.getByText('Your image is saved with 1,024 × 1,024 pixels.', { exact: false })).toBeVisible();
  const rgb = page.getByText('Colors are saved as RGB', { exact: false });
  await expect(rgb).toBeVisible();
  await page.getByLabel('Use black ink only').check();
  await expect(rgb).toBeHidden();
}

async function passwordIsOptional(page: Page): Promise<void> {
  const panel = await openFields(page, 'WiFi');
  await page.getByLabel('Network Name (SSID)').fill('Blue Door Guests');
  await panel.getByLabel('Password', { exact: true }).fill('strawberry-lane-42');
  await makeCards(page);
  await expect(page.getByLabel('Product')).toHaveValue('wifi-card-a6');
  await expect(page.getByLabel('Print the password')).not.toBeChecked();
  const outlines = (): Promise<number> => pageOf(page).locator('path').count();
  const before = await outlines();
  await page.getByLabel('Print the password').check();
  await expect.poll(outlines).toBe(before + 2);
  await expect(page.getByLabel('Word above the password')).toHaveValue('Password');
  // A word is printed as it is typed over, or not at all.
  await page.getByLabel('Word above the network name').fill('');
  await expect.poll(outlines).toBe(before + 1);
  await expect(page.getByLabel('Print the network name')).toBeChecked();
  // Other cards have room for the facts of the network too.
  await page.getByLabel('Product').selectOption({ label: 'Folded tent A6' });
  await expect(page.getByLabel('Print the password')).toBeChecked();
}

async function addressIsReported(page: Page): Promise<void> {
  await page.getByLabel('Product').selectOption({ label: 'Business card 85 × 55 mm' });
  const report = page.getByText("The address doesn't fit and is left out", { exact: false });
  await expect(report).toBeVisible();
  await page.getByLabel('Print the address').uncheck();
  await expect(report).toBeHidden();
}

async function keyboardReachesAll(page: Page): Promise<void> {
  await page.getByLabel('Product').focus();
  for (const next of [
    page.getByRole('button', { name: 'Download PDF' }),
    page.getByLabel('Headline'),
    page.getByLabel('Line below'),
    page.getByLabel('Number'),
    page.getByLabel('Print the address'),
    page.getByLabel('Bleed and crop marks'),
  ]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
}

async function cardIsSaved(page: Page): Promise<void> {
  const file = await saveBy(page.getByRole('button', { name: 'Download PDF' }));
  expect(file.suggestedFilename()).toBe('quietzone-example.com-menu-Table-card-A6.pdf');
  const bytes = readFileSync(await file.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  // The card has 105 × 148 mm. With marks, the sheet is 8 mm larger on each side.
  expect(bytes.toString('latin1')).toContain('/TrimBox [22.67717 22.67717 320.31496 442.20472]');
  expect(bytes.toString('latin1')).toContain('/PrintScaling /None');
}

async function productsAreShown(page: Page): Promise<void> {
  const product = page.getByLabel('Product');
  expect(await product.getByRole('option').allTextContents()).not.toContain('Wi-Fi card A6');
  await product.selectOption({ label: 'Business card 3.5 × 2 in' });
  for (const side of ['88.9 mm', '50.8 mm']) await expect(page.getByText(side, { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Preview of the page: Business card 3.5 × 2 in' })).toBeVisible();
  // A round sticker has no place for a line or a number.
  await product.selectOption({ label: 'Round sticker 60 mm' });
  await expect(page.getByLabel('Headline')).toBeVisible();
  for (const label of ['Line below', 'Number']) await expect(page.getByLabel(label)).toHaveCount(0);
  // Black on white needs no choice of ink.
  await expect(page.getByLabel('Use black ink only')).toHaveCount(0);
}

async function productStays(page: Page): Promise<void> {
  const product = page.getByLabel('Product');
  const search = page.getByLabel('Search by name or size');
  await product.selectOption({ label: 'Poster A4' });
  for (const text of ['DIN A4', 'dinosaur']) {
    await search.fill('');
    await search.pressSequentially(text);
    await expect(product).toHaveValue('poster-a4');
  }
  await expect(page.getByText('No product found', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Change the design' }).click();
  await openCards(page, 'www.example.com/dinner');
  await expect(product).toHaveValue('poster-a4');
}

async function typedWordsArePrinted(page: Page): Promise<void> {
  const before = await pageOf(page).innerHTML();
  await page.getByLabel('Headline').fill('Order here');
  await expect.poll(() => pageOf(page).innerHTML()).not.toBe(before);
  await page.getByLabel('Product').selectOption({ label: 'Table card A6' });
  await expect(page.getByLabel('Headline')).toHaveValue('Order here');
  for (const [label, typed] of Object.entries({ 'Line below': 'Ask inside', Number: '12' })) {
    const without = await pageOf(page).innerHTML();
    await page.getByLabel(label).fill(typed);
    await expect(page.getByLabel(label)).toHaveValue(typed);
    await expect.poll(() => pageOf(page).innerHTML()).not.toBe(without);
  }
}

async function marksAreOptional(page: Page): Promise<void> {
  // With marks, the sheet extends 8 mm beyond the card on each side.
  const edge = async (): Promise<number> => {
    const sheet = page
      .getByRole('figure')
      .filter({ has: pageOf(page) })
      .locator('svg')
      .first();
    const [inner, outer] = await Promise.all(
      [pageOf(page), sheet].map((one) => one.evaluate((element) => element.getBoundingClientRect().width)),
    );
    return ((outer - inner) / inner) * 105;
  };
  await page.getByLabel('Search by name or size').fill('poster a');
  await expect(page.getByLabel('Product')).toHaveValue('poster-a5');
  await expect.poll(edge).toBe(0);
  await page.getByLabel('Search by name or size').fill('table card a6');
  await expect.poll(edge).toBeCloseTo(16, 0);
  await page.getByLabel('Bleed and crop marks').uncheck();
  await expect.poll(edge).toBe(0);
  const file = await saveBy(page.getByRole('button', { name: 'Download PDF' }));
  expect(readFileSync(await file.path(), 'latin1')).toContain('/MediaBox [0 0 297.6378 419.52756]');
  await expect(page.getByText('PDF downloaded.')).toBeVisible();
}
