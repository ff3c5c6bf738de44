import type { Page } from '@playwright/test';
import jsqr from 'jsqr';
import { PNG } from 'pngjs';
import { readBarcodes } from 'zxing-wasm/reader';
import { arriveAtPreview, isKept, openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';
import { openMany, rowOf, storedPlans, tableArea } from './many-page.ts';
import { moreTypes } from './more-types.ts';

test.use({ timezoneId: 'Europe/Berlin' });

const more = (page: Page) => page.getByRole('button', { name: 'More', exact: true });
const list = (page: Page) => page.getByRole('dialog', { name: 'More kinds of content' });

async function fill(page: Page, button: string, fields: Readonly<Record<string, string>>): Promise<void> {
  await more(page).click();
  await list(page).getByRole('button', { name: button, exact: true }).click();
  for (const [label, value] of Object.entries(fields)) {
    await page.getByRole('region', { name: 'QR Content' }).getByLabel(label, { exact: true }).fill(value);
  }
}

async function readTwice(page: Page) {
  const url = await page.evaluate(() => sessionStorage.getItem('generatedQRImage') ?? '');
  const png = Buffer.from(url.split(',')[1], 'base64');
  const [code] = await readBarcodes(png, { formats: ['QRCode'], tryHarder: true });
  const { data, width, height } = PNG.sync.read(png);
  const found = jsqr(new Uint8ClampedArray(data), width, height);
  const hasEci = found?.chunks.some(({ type }) => String(type) === 'eci');
  return { code, hasEci, bytes: [Buffer.from(code.bytes), Buffer.from(found?.binaryData ?? [])] };
}

test('each type behind More becomes a code whose bytes two outside readers agree on', async ({ page }) => {
  await openGenerator(page);
  for (const { button, fields, text, isBare } of moreTypes) {
    await test.step(button, async () => {
      await fill(page, button, fields);
      await expect(page.getByRole('button', { name: button, exact: true })).toHaveAttribute('aria-pressed', 'true');
      await page.getByRole('button', { name: 'Generate QR Code' }).click();
      await arriveAtPreview(page);
      const { code, hasEci, bytes } = await readTwice(page);
      for (const read of bytes) expect(read.toString('utf8')).toBe(text);
      expect(hasEci).toBe(!isBare && /[^\0-\x7f]/.test(text));
      expect(code.ecLevel).toBe(isBare ? 'M' : 'H');
      if (isBare) expect(Number(code.version)).toBeLessThanOrEqual(13);
      await page.getByRole('link', { name: 'Change the design' }).click();
    });
  }
});

/** What people call things, and the kind of content that is found first. */
const SYNONYMS = {
  donation: 'GiroCode',
  iban: 'GiroCode',
  calendar: 'Event',
  map: 'Place',
  crypto: 'Bitcoin',
  wlan: 'WiFi',
};

test('the list works with the keyboard and on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openGenerator(page);
  await page.getByRole('button', { name: 'URL', exact: true }).focus();
  await page.keyboard.press('End');
  await expect(more(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list(page)).toBeVisible();
  await expect(list(page).getByRole('button', { name: 'Event', exact: true })).toHaveAccessibleDescription(/calendar/);

  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(more(page)).toBeFocused();

  await page.keyboard.press('Enter');
  const search = list(page).getByRole('searchbox', { name: 'Search' });
  await expect(search).toBeFocused();
  const before = await search.boundingBox();
  await page.keyboard.type('unicorn');
  await expect(list(page).getByText('Nothing found.')).toBeVisible();
  expect(await search.boundingBox()).toEqual(before);
  for (const [words, first] of Object.entries(SYNONYMS)) {
    await search.fill(words);
    await expect(list(page).getByRole('listitem').getByRole('button').first()).toHaveText(first);
  }
  await list(page).getByRole('searchbox', { name: 'Search' }).fill('bank iban');
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('Zoë');
  const preview = page.getByRole('region', { name: 'Preview', exact: true });
  await expect(preview.getByText('Missing: IBAN')).toBeVisible();
  await page.getByLabel('IBAN', { exact: true }).fill('DE89 3704 0044 0532 0130 00');
  await expect(preview.getByRole('img', { name: /^QR code for/ })).toBeVisible();
  await page.getByLabel('IBAN', { exact: true }).fill('DE00 1');
  // The last code stays, and no example takes its place.
  await expect(preview.getByText('Fix: IBAN')).toBeVisible();
  await expect(preview.getByRole('img', { name: 'QR code', exact: true })).toBeVisible();
  await expect(page.getByText('An IBAN that begins with DE has 22 characters; this one has 5.')).toBeVisible();
  await expect(page.getByLabel('IBAN', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('a payload pasted into another type is offered to its own; its fields survive a reload', async ({ page }) => {
  await openGenerator(page);
  const paste = (text: string) =>
    page.evaluate((pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, cancelable: true, bubbles: true }),
      );
    }, text);
  await page.getByLabel('Website URL').focus();
  await paste('BCD\n002\n1\nSCT\n\nRed Cross\nDE71110220330123456789\nEUR5');
  await page.getByRole('button', { name: 'Switch to GiroCode' }).click();
  await expect(page.getByLabel('IBAN', { exact: true })).toHaveValue('DE71110220330123456789');
  await isKept(page, 'Red Cross');
  await page.reload();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('5.00');
  await expect(page.getByRole('img', { name: /^QR code for/ })).toBeVisible();

  await fill(page, 'Place', {});
  await paste('https://www.openstreetmap.org/#map=17/48.1/11.5');
  await expect(page.getByLabel('Latitude')).toHaveValue('48.1');
  await expect(page.getByLabel('Longitude')).toHaveValue('11.5');
});

test('an amount that can be read in two ways is asked about, and one press answers', async ({ page }) => {
  await openGenerator(page);
  await fill(page, 'GiroCode', { Name: 'Red Cross', IBAN: 'DE71110220330123456789', Amount: '1,234' });
  await page.getByRole('button', { name: 'Use 1.23' }).waitFor();
  await page.getByRole('button', { name: 'Use 1234.00' }).click();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('1234.00');
  await expect(page.getByRole('button', { name: 'Use 1.23' })).toBeHidden();
  await expect(page.getByLabel('Amount', { exact: true })).toBeFocused();
  await expect(page.getByRole('img', { name: /^QR code for/ })).toBeVisible();
});

test('an event takes the time zone of the device, and whole days have no times', async ({ page }) => {
  await openGenerator(page);
  await fill(page, 'Event', { Title: 'Party', Starts: '2026-12-01T18:00' });
  await expect(page.getByLabel('Time zone')).toHaveValue('Europe/Berlin');
  await expect(page.getByText(/^6:00\sPM in Berlin, 5:00\sPM UTC$/)).toBeVisible();
  await page.getByLabel('All day').check();
  await expect(page.getByLabel('Starts')).toHaveValue('2026-12-01');
  await page.getByText('Raw text').click();
  await expect(page.getByText('DTSTART;VALUE=DATE:20261201')).toBeVisible();
  await page.getByLabel('All day').uncheck();
  await expect(page.getByLabel('Starts')).toHaveValue('2026-12-01T00:00');
  await page.getByRole('button', { name: 'Generate QR Code' }).click();
  await arriveAtPreview(page);
  await expect(page.getByText(/Dec 1, 2026, 12:00\sAM in Berlin, Nov 30, 2026, 11:00\sPM UTC/)).toBeVisible();
});

test('time zones are found by a city, and UTC stays chosen when the end is typed', async ({ page }) => {
  await openGenerator(page);
  await fill(page, 'Event', { Title: 'Party', Starts: '2026-12-01T18:00' });
  const zone = page.getByLabel('Time zone');
  const search = page.getByRole('searchbox', { name: 'Search by city' });
  await search.fill('san francisco');
  await expect(zone).toHaveValue('America/Los_Angeles');
  await expect(page.getByText(/6:00\sPM in Los Angeles, Dec 2, 2026, 2:00\sAM UTC/)).toBeVisible();
  await search.fill('Atlantis');
  await expect(page.getByText('No time zone found.')).toBeVisible();
  await expect(zone).toHaveValue('America/Los_Angeles');
  await search.press('Enter');
  await expect(page).toHaveURL('/');
  await search.fill('');
  await expect(zone.getByRole('option', { name: 'UTC', exact: true })).toHaveCount(1);
  await zone.selectOption('UTC');
  await page.getByLabel('Ends').fill('2026-12-01T20:00');
  await page.getByText('Raw text').click();
  await expect(page.getByText('DTEND:20261201T200000Z')).toBeVisible();
});

test('a table of payments is known by its columns, and comes back with them', async ({ page }) => {
  await openMany(page);
  await tableArea(page).fill('Name\tIBAN\tAmount\nAnn\tDE71 1102 2033 0123 4567 89\t1.234,50\nBob\tDE00 1\t5');
  const isKnown = async () => {
    await expect(page.getByLabel('Type', { exact: true })).toHaveValue('girocode');
    await expect(page.getByLabel('IBAN', { exact: true })).toHaveValue('{IBAN}');
    await expect(page.getByText('1 code, 1 left out, 0 to check.')).toBeVisible();
  };
  await isKnown();
  await expect(rowOf(page, 3)).toContainText('“IBAN” has “DE00 1”. An IBAN that begins with DE');
  await expect.poll(() => storedPlans(page)).toContain('{IBAN}');
  await page.reload();
  await isKnown();
});
