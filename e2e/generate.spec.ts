import type { Page } from '@playwright/test';
import { arriveAtPreview, decode, download, generate, openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';
import { holdFiles } from './held-files.ts';

// Decoders never answer in these tests, which shows that making a code needs no verdict.
test('Generate asks for content, says that it works, and makes one code that is stored with its record', {
  tag: '@smoke',
}, async ({ page }) => {
  // The page fetches this script as soon as it is touched.
  const release = await holdFiles(page, '**/assets/preview-*.js');
  await openGenerator(page);
  const field = page.getByLabel('Website URL');
  const button = page.getByRole('button', { name: 'Generate QR Code' });
  const preview = page.getByRole('region', { name: 'Preview' });
  const asked = page.getByText('Please enter content for your QR code');

  await test.step('without content, Generate asks for it and the page stays', async () => {
    await expect(preview.getByText('Click Generate to create your QR code')).toBeVisible();
    await expect(preview.getByRole('img', { name: /^QR code/ })).toHaveCount(0);
    await button.click();
    await expect(asked).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.getItem('qrAnalytics'))).toBeNull();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(asked).toHaveCount(0);
  });

  await test.step('white space does not count as content', async () => {
    await field.fill('   ');
    await button.click();
    await expect(asked).toBeVisible();
  });

  await test.step('a draft appears as soon as something is typed, and the page still asks to press Generate', async () => {
    await field.fill('example.com');
    await expect(preview.getByRole('img', { name: 'QR code for https://example.com' })).toBeVisible();
    await expect(preview.getByText('Click Generate to create your QR code')).toBeVisible();
  });

  await test.step('the Generate button is disabled and says "Generating..." until the preview page is loaded', async () => {
    await field.fill('example.com/work');
    const seen = await generateAndRecord(page);
    expect(seen.stateAtWork).toBe('Generating...');
    expect(seen.framesWhenPainted).toBeGreaterThanOrEqual(1);

    // The script of the preview page has not loaded yet.
    await page.waitForURL('/preview');
    const button = page.getByRole('button', { name: 'Generating...' });
    await expect(button).toBeDisabled();
    release();
    await expect(page.getByRole('heading', { name: 'Preview Your QR Code' })).toBeVisible();
    expect(await countRecords(page)).toBe(1);
    await page.goBack();
    await field.fill('example.com');
  });

  await test.step('Enter in a single-line field generates the code, and stores its picture, its id and its analytics record', async () => {
    const before = Date.now();
    await field.press('Enter');
    await arriveAtPreview(page);
    const stored = await page.evaluate(() => ({
      image: sessionStorage.getItem('generatedQRImage'),
      id: sessionStorage.getItem('generatedQRId'),
      last: localStorage.getItem('lastGeneratedQR'),
      analytics: JSON.parse(localStorage.getItem('qrAnalytics') ?? '[]'),
    }));
    expect(stored.image).toMatch(/^data:image\/png;base64,/);
    expect(stored.last).toBe(stored.image);
    expect(stored.analytics.slice(1)).toEqual([
      {
        id: stored.id,
        content: 'example.com',
        type: 'url',
        qrType: 'standard',
        customImage: false,
        generatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        scans: 0,
        downloads: 0,
        shares: 0,
        uniqueVisitors: 0,
        countries: {},
        devices: {},
        hourlyStats: new Array(24).fill(0),
        weeklyStats: new Array(7).fill(0),
      },
    ]);
    expect(Number(stored.id)).toBeGreaterThanOrEqual(before);
    const shown = page.getByRole('img', { name: 'QR code for https://example.com' });
    await expect(shown).toHaveAttribute('src', stored.image ?? '');
  });

  await test.step('coming back from the preview restores the design', async () => {
    await page.goBack();
    await expect(field).toHaveValue('example.com');
  });

  await test.step('submitting the form twice at once makes one code', async () => {
    await page.evaluate(() => {
      const form = document.querySelector('form');
      form?.requestSubmit();
      form?.requestSubmit();
    });
    await expect(page.getByRole('heading', { name: 'Preview Your QR Code' })).toBeVisible();
    // Two records are of the codes made above, and one of the code that the two submits made.
    await page.getByRole('button', { name: 'Download' }).click();
    expect(await countRecords(page)).toBe(3);
  });

  await test.step('the picture is made without a canvas, whose pixels some browsers falsify', async () => {
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
      OffscreenCanvas.prototype.getContext = () => null;
    });
    await page.goBack();
    await page.getByLabel('Website URL').fill('example.com/canvas');
    await generate(page);
    expect(await decode(await download(page))).toEqual(['https://example.com/canvas']);
  });

  await test.step('Generate does not open the preview page if the visitor has gone to another page meanwhile', async () => {
    await page.goBack();
    await page.getByLabel('Website URL').fill('example.com/gone');
    await page.evaluate(() => {
      document.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
      document.querySelector<HTMLAnchorElement>('header a[href="/templates"]')?.click();
    });
    await expect.poll(() => countRecords(page)).toBe(5);
    await expect(page.getByRole('heading', { level: 1, name: 'QR Code Templates' })).toBeVisible();
    await expect(page).toHaveURL('/templates');
  });
});

function countRecords(page: Page): Promise<number> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('qrAnalytics') ?? '[]').length);
}

/**
 * Presses the Generate button and waits until the page begins to compress the picture. Returns for how many frames the
 * button was disabled and said "Generating..." before the compression, and the text of the button at the beginning of
 * the compression.
 */
function generateAndRecord(page: Page): Promise<{ framesWhenPainted: number; stateAtWork: string }> {
  return page.evaluate(async () => {
    const button = document.querySelector<HTMLButtonElement>('button[type=submit]');
    let frames = 0;
    let framesWhenPainted = -1;
    let stateAtWork = '';
    let isRecording = true;
    const count = () => {
      if (button?.textContent === 'Generating...' && button.disabled) frames++;
      if (isRecording) requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    await new Promise<void>((resolve) => {
      // Compressing the picture is the last part of making it.
      globalThis.CompressionStream = class extends CompressionStream {
        constructor(format: CompressionFormat) {
          super(format);
          framesWhenPainted = frames;
          stateAtWork = button?.textContent ?? '';
          resolve();
        }
      };
      button?.click();
    });
    isRecording = false;
    return { framesWhenPainted, stateAtWork };
  });
}

test.describe('a failure', () => {
  test.use({ expectedMessages: [/Failed to generate QR code/] });

  test('to generate shows a notice and keeps the typed content', { tag: '@smoke' }, async ({ page }) => {
    await openGenerator(page);
    const told = page.getByText('Failed to generate QR code. Please try again.');

    await test.step('an invalid color marks its field, and makes Generate fail', async () => {
      await page.getByLabel('Website URL').fill('example.com');
      await page.getByRole('tab', { name: 'Custom' }).click();
      const field = page.getByLabel('Foreground', { exact: true });
      await field.fill('#12345');
      await expect(field).not.toHaveAttribute('aria-invalid');
      await field.blur();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(/hex digits/);
      await page.getByRole('button', { name: 'Generate QR Code' }).click();
      await expect(told).toBeVisible();
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await expect(told).toHaveCount(0);
      await field.fill('123');
      await expect(field).not.toHaveAttribute('aria-invalid');
    });

    await test.step('a text that is too long makes Generate fail, and stays in its field', async () => {
      await page.getByRole('button', { name: 'Text', exact: true }).click();
      const long = 'ä'.repeat(2000);
      await page.getByLabel('Text Content').fill(long);
      await page.getByRole('button', { name: 'Generate QR Code' }).click();
      await expect(told).toBeVisible();
      await expect(page).toHaveURL('/');
      await expect(page.getByLabel('Text Content')).toHaveValue(long);
      await expect(page.getByRole('button', { name: 'Generate QR Code' })).toBeEnabled();
      expect(await page.evaluate(() => sessionStorage.getItem('generatedQRImage'))).toBeNull();
    });

    await test.step('if the browser cannot compress the picture, Generate fails and gets the focus again', async () => {
      await page.getByLabel('Text Content').fill('short');
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await expect(told).toHaveCount(0);
      await page.evaluate(() => {
        globalThis.CompressionStream = class extends TransformStream {
          constructor() {
            const failure = new Promise<void>((_, fail) => {
              Object.assign(window, { fail: () => fail(new TypeError('No compression here')) });
            });
            super({ flush: () => failure });
          }
        } as unknown as typeof CompressionStream;
      });
      const button = page.getByRole('button', { name: 'Generate QR Code' });
      await button.press('Enter');
      await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled();
      // The browser removes the focus from a disabled element.
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
      // `fail` is set when the page begins to compress the picture.
      await page.waitForFunction(() => 'fail' in window);
      await page.evaluate(() => (window as unknown as { fail(): void }).fail());
      await expect(told).toBeVisible();
      await expect(page).toHaveURL('/');
      await expect(button).toBeFocused();
    });
  });
});
