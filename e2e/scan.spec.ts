import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { decode, openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';

const TEXT = 'https://example.com';

/** Timeout for verdicts. Loading the decoders and testing all conditions takes long on a busy machine. */
const measured = { timeout: 30_000 };

test.describe.configure({ timeout: 90_000 });

async function openCustom(page: Page): Promise<void> {
  await openGenerator(page);
  await page.getByLabel('Website URL').fill(TEXT);
  await page.getByRole('tab', { name: 'Custom' }).click();
}

function preview(page: Page) {
  return page.getByRole('region', { name: 'Preview', exact: true });
}

/** Expects the page to announce this verdict. The announcement comes after all measurements. */
async function expectVerdict(page: Page, verdict: string | RegExp): Promise<void> {
  await expect(preview(page).getByRole('status')).toHaveText(verdict, measured);
}

/** Locates the draft. */
function draft(page: Page) {
  return preview(page).getByRole('img', { name: /^QR code for/ });
}

/** Presses the first fix with this name, and expects the code to scan then. */
async function fix(page: Page, name: RegExp): Promise<void> {
  await preview(page).getByRole('button', { name }).first().click(measured);
  await expectVerdict(page, /^Scans (everywhere|in good conditions)$/);
}

/** Returns a PNG like a photograph: soft shapes in all tones, the same every time. */
function photograph(): Buffer {
  const png = new PNG({ width: 320, height: 240 });
  for (let y = 0; y < png.height; y++) {
    for (let x = 0; x < png.width; x++) {
      const wave = Math.sin(x / 23) * Math.cos(y / 17) + Math.sin((x + 2 * y) / 41);
      png.data.set([128 + 60 * wave, 110 + 50 * Math.sin(y / 29), 140 - 55 * wave, 255], (y * png.width + x) * 4);
    }
  }
  return PNG.sync.write(png);
}

test('the verdict changes with the colors and the image, and its fixes improve it', async ({ page }) => {
  await page.addInitScript(() => {
    const calls: string[] = [];
    Object.assign(window, { calls });
    for (const name of ['compile', 'compileStreaming', 'instantiate', 'instantiateStreaming'] as const) {
      Object.defineProperty(WebAssembly, name, { value: () => calls.push(name) });
    }
  });
  const modules: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.wasm')) modules.push(response.url());
  });
  await openCustom(page);
  const field = page.getByLabel('Foreground', { exact: true });

  await test.step('a plain code gets the verdict "Scans everywhere", and the request to press Generate stays below the draft', async () => {
    await expectVerdict(page, 'Scans everywhere');
    await expect(preview(page).getByText('Click Generate to create your QR code')).toBeVisible();
    await expect(preview(page).getByText('Tested as photographed in 14 ways.')).toBeVisible();
  });

  await test.step('an amber foreground is reported, with figures in the details; one tap darkens it', async () => {
    await field.fill('#FFAF40');
    await expectVerdict(page, /^(Unlikely to scan|Does not scan|Scans in good conditions)$/);
    await expect(preview(page).getByText('Too light on white: Foreground', { exact: false }).first()).toBeVisible();
    await preview(page).getByText('Scan details', { exact: true }).click();
    await expect(preview(page).getByText(/^Contrast \d(\.\d)?:1; phones need \d(\.\d)?:1\.$/)).toBeVisible();
    await fix(page, /^Darken Foreground to #/);
    await expect(field).not.toHaveValue('#FFAF40');
    await expect(field).toHaveValue(/^#[0-9A-F]{6}$/);
  });

  await test.step('on a phone, draft and verdict stay in view after scrolling; the fix can be undone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const badge = page.locator('[data-rank]').filter({ hasText: /^Scans everywhere$/ });
    await field.scrollIntoViewIfNeeded();
    await expect(badge).toBeInViewport();
    await expect(preview(page).getByRole('img', { name: /^QR code for/ })).toBeInViewport();
    await preview(page).getByRole('button', { name: 'Undo the fix' }).click();
    await expect(field).toHaveValue('#FFAF40');
    await field.scrollIntoViewIfNeeded();
    await expect(
      preview(page)
        .getByText(/^(Unlikely to scan|Does not scan|Scans in good conditions)$/)
        .first(),
    ).toBeInViewport(measured);
  });

  await test.step('the decoder ran in the judging worker, never on the page', async () => {
    expect(modules).toHaveLength(1);
    expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
      expect.stringMatching(/^\/assets\/judge-worker-/),
    ]);
    expect(await page.evaluate(() => Reflect.get(window, 'calls'))).toEqual([]);
  });

  await test.step('an image changes the verdict, and gets fixes of its own', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole('button', { name: 'Reset style' }).click();
    await judgesImages(page);
  });
});

async function judgesImages(page: Page): Promise<void> {
  const upload = page.getByLabel('Upload a logo or image');

  await test.step('a code with a photograph over its full width scans, as the verdict says', async () => {
    await upload.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: photograph() });
    await page.getByLabel('Logo Position').selectOption('Full Width');
    await expectVerdict(page, /^Scans (everywhere|in good conditions)$/);
    expect(await decode(await draft(page).screenshot())).toEqual([TEXT]);
  });

  await test.step('a logo of half the width gets a bad verdict, and one tap shrinks it', async () => {
    await page.getByLabel('Logo Position').selectOption('Center (Recommended)');
    const square = new PNG({ width: 60, height: 60 });
    square.data.fill(255);
    for (let start = 0; start < square.data.length; start += 4) square.data.set([120, 20, 20], start);
    await upload.setInputFiles({ name: 'square.png', mimeType: 'image/png', buffer: PNG.sync.write(square) });
    await page.getByLabel('Logo Size').fill('50');
    await expectVerdict(page, /^(Unlikely to scan|Does not scan)$/);
    // judge.test.ts proves that the code scans after this fix, and that the logo is no smaller than necessary.
    await preview(page).getByRole('button', { name: /logo/i }).first().click(measured);
    await expect(page.getByLabel('Logo Size')).toHaveValue(/^[1-4]\d$/);
  });
}

test.describe('when the network fails', () => {
  test.use({ expectedMessages: [/^Reading without ZXing|^Not judged: WorkerFailure/] });

  test('the page says what could not be loaded, and another try loads it', async ({ page }) => {
    const lost = { worker: true, decoder: true };
    await page.route('**/assets/judge-worker-*.js', (route) => (lost.worker ? route.abort() : route.continue()));
    await page.route('**/*.wasm', (route) => (lost.decoder ? route.abort() : route.continue()));
    const again = preview(page).getByRole('button', { name: 'Try again' });

    await test.step('a judging worker that could not be loaded is reported', async () => {
      await openGenerator(page);
      await page.getByLabel('Website URL').fill(TEXT);
      await expect(preview(page).getByText("Couldn't load the scan test. Check your connection.")).toBeVisible();
    });

    await test.step('"Try again" loads the worker; the best verdict also needs the stronger decoder', async () => {
      lost.worker = false;
      await again.click();
      await expectVerdict(page, 'Scans in good conditions');
      await expect(preview(page).getByText("Couldn't load one of the two test scanners.")).toBeVisible();
      await expect(preview(page).getByText("Couldn't load")).toHaveCount(1);
    });

    await test.step('another press on "Try again" loads the decoder, and the code gets the best verdict', async () => {
      lost.decoder = false;
      await again.click();
      await expectVerdict(page, 'Scans everywhere');
      await expect(preview(page).getByText("Couldn't load")).toHaveCount(0);
    });
  });
});
