import type { Page } from '@playwright/test';
import { generate, headerLink, isInteractive, openGenerator, shownText } from './generator-page.ts';
import { expect, test } from './guards.ts';

const KEYS = {
  localStorage: ['selectedQRTemplate', 'gradientDirection', 'qrAnalytics', 'lastGeneratedQR', 'theme'],
  sessionStorage: ['generatedQRImage', 'generatedQRId'],
} as const;

type Stored = Readonly<Record<string, string>>;

test.describe('with any values in the browser storage', () => {
  // The page logs each value that it ignores. Other messages and uncaught errors fail the test.
  test.use({ expectedMessages: /holds no|is no image that can be shown|Failed to generate QR code|ERR_INVALID_URL/ });

  test('pages open, a code is generated and shown, no record is lost, and invalid values are ignored', async ({
    page,
  }) => {
    await page.goto('/templates');
    for (const [index, [name, stored]] of Object.entries<Stored>({
      'deeply nested lists, records and objects, and a picture that is none': {
        ...everywhere(`${'['.repeat(100_000)}${']'.repeat(100_000)}`),
        selectedQRTemplate: `${'{"style":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
        qrAnalytics: `[{"id":"1","downloads":0,"devices":${'['.repeat(100_000)}${']'.repeat(100_000)}}]`,
        lastGeneratedQR: 'data:image/png;base64,%%%',
        generatedQRImage: `data:image/png;base64,${Buffer.from('\x89PNG\r\n\x1a\n and no more', 'latin1').toString('base64')}`,
      },
      '600,000 characters in each value': everywhere('x'.repeat(600_000)),
    }).entries()) {
      await test.step(`with ${name} stored, pages open and a code is made`, async () => {
        await fillStorages(page, stored);
        await page.goto('/preview');
        await isInteractive(page);
        await expect(page.getByText('Your AI QR code will appear here')).toBeVisible();
        await headerLink(page, 'Home').click();
        // The page restores the design of the earlier round unless the visitor has changed something. The type is
        // changed first, so that the restored design does not replace the typed content.
        await page.getByRole('button', { name: 'Text', exact: true }).click();
        await page.getByLabel('Text Content').fill(`round ${index}`);
        await generate(page);
        expect(await shownText(page)).toEqual([`round ${index}`]);
      });
    }

    await test.step('stored fields with names like __proto__ change no prototype', async () => {
      const polluted =
        '{"__proto__":{"content":"polluted","customImage":"data:image/png,","isHacked":true},"constructor":{"prototype":{"isHacked":true}},"content":"own"}';
      await fillStorages(page, { ...everywhere(polluted), qrAnalytics: `[${polluted}]` });
      await openGenerator(page);
      await expect(page.getByLabel('Website URL')).toHaveValue('own');
      await expect(page.getByText('QR code generated successfully from template!')).toBeVisible();
      expect(await page.evaluate(() => ({}) as { isHacked?: boolean })).toEqual({});
      expect(await page.evaluate(() => 'isHacked' in {})).toBe(false);
      expect(await page.evaluate(() => localStorage.getItem('qrAnalytics'))).toContain(polluted);
    });

    await test.step('typed content of a million characters is reported as too long, and stays in the field', () =>
      typeMillionCharacters(page));
    await test.step('content with any characters is encoded, and stored as it was typed', () =>
      openAnyCharacters(page));
  });
});

/** Typed content with characters of all kinds, and the decoded text: the decoder names some of them. */
const TYPED = [
  'a\0b\u0001\u001b[31m',
  '\u202egnp.exe\u202c \u2066x\u2069',
  'a\ud800b',
  'שלום, مرحبا',
  '👩🏽‍👩🏻‍👧🏿‍👦🏼 🏴󠁧󠁢󠁷󠁬󠁳󠁿',
].join(' ');
const READ = TYPED.replace('\0', '<NUL>')
  .replace('\u0001', '<SOH>')
  .replace('\u001b', '<ESC>')
  .replace('\ud800', '<U+FFFD>');

async function openAnyCharacters(page: Page): Promise<void> {
  await fillStorages(page, { selectedQRTemplate: JSON.stringify({ content: TYPED, type: 'text' }) });
  await openGenerator(page);
  await expect(page.getByText('QR code generated successfully from template!')).toBeVisible();
  expect(await shownText(page)).toEqual([READ]);
  // The content is passed as numbers, because lone surrogates cannot be passed from the browser to the test.
  const units = await page.evaluate(() => {
    const [{ content }] = JSON.parse(localStorage.getItem('qrAnalytics') ?? '[]');
    return content.split('').map((unit: string) => unit.charCodeAt(0));
  });
  expect(units).toEqual(TYPED.split('').map((unit) => unit.charCodeAt(0)));
}

/** Types content that is too long for a code, and then short content. Starts on the home page. */
async function typeMillionCharacters(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  const field = page.getByLabel('Text Content');
  await field.fill('0123456789'.repeat(100_000));
  await expect(page.getByText('No QR code can hold a text this long.')).toBeVisible();
  await page.getByRole('button', { name: 'Generate QR Code' }).click();
  await expect(page.getByText('Failed to generate QR code. Please try again.')).toBeVisible();
  expect(await field.evaluate((area: HTMLTextAreaElement) => area.value.length)).toBe(1_000_000);
  await field.fill('short again');
  await generate(page);
}

function everywhere(value: string): Stored {
  return Object.fromEntries(
    Object.values(KEYS)
      .flat()
      .map((key) => [key, value]),
  );
}

async function fillStorages(page: Page, stored: Stored): Promise<void> {
  await page.evaluate(
    ({ keys, values }) => {
      for (const area of ['localStorage', 'sessionStorage'] as const) {
        window[area].clear();
        for (const key of keys[area]) {
          if (values[key] !== undefined) window[area].setItem(key, values[key]);
        }
      }
    },
    { keys: KEYS, values: stored },
  );
}
