import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { decode, download, generate, openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';

const TEXT = 'https://example.com';

/** Decoders are loaded and a battery is run, perhaps on a machine that does much else. */
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

/** Waits for the verdict that is announced once everything is measured. */
async function expectVerdict(page: Page, verdict: string | RegExp): Promise<void> {
  await expect(preview(page).getByRole('status')).toHaveText(verdict, measured);
}

/** Presses the one repair that is offered under a name, and checks that it keeps what it promised. */
async function repair(page: Page, name: RegExp): Promise<void> {
  await preview(page).getByRole('button', { name }).first().click(measured);
  await expectVerdict(page, /^Scans (everywhere|in good conditions)$/);
}

/** Something like a photograph: soft shapes, every tone, the same every time. */
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

test('a plain code scans everywhere, and the specified words stay below the draft', async ({ page }) => {
  await openGenerator(page);
  await page.getByLabel('Website URL').fill(TEXT);
  await expectVerdict(page, 'Scans everywhere');
  await expect(preview(page).getByText('Click Generate to create your QR code')).toBeVisible();
  await expect(preview(page).getByText(/^Read in \d+ of 28 tests/)).toBeVisible();
});

test('amber is told with its figures, darkened by one tap, and the tap can be undone', async ({ page }) => {
  await openCustom(page);
  const field = page.getByLabel('Foreground', { exact: true });
  await field.fill('#FFAF40');
  await expectVerdict(page, /^(Unlikely to scan|Does not scan|Scans in good conditions)$/);
  await expect(preview(page).getByText(/Foreground is too light on white.*\d\s:\s1/s)).toBeVisible();
  await repair(page, /^Darken Foreground to #/);
  await expect(field).not.toHaveValue('#FFAF40');
  await expect(field).toHaveValue(/^#[0-9A-F]{6}$/);
  await preview(page).getByRole('button', { name: 'Undo the repair' }).click();
  await expect(field).toHaveValue('#FFAF40');
});

test('white on black is unlikely to scan, and is repaired by swapping the two', async ({ page }) => {
  await openCustom(page);
  for (const [label, color] of [
    ['Foreground', '#FFFFFF'],
    ['Background', '#000000'],
    ['Corner Squares', '#FFFFFF'],
    ['Corner Dots', '#FFFFFF'],
  ]) {
    await page.getByLabel(label, { exact: true }).fill(color);
  }
  await expectVerdict(page, /^(Unlikely to scan|Does not scan)$/);
  await repair(page, /swap/i);
  await generate(page);
  expect(await decode(await download(page))).toEqual([TEXT]);
});

test('a logo of half the width is shrunk to one that reads', async ({ page }) => {
  await openCustom(page);
  await page
    .getByLabel('Upload a logo or image')
    .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: photograph() });
  await page.getByRole('img', { name: 'Your upload' }).waitFor();
  const square = new PNG({ width: 60, height: 60 });
  square.data.fill(255);
  for (let start = 0; start < square.data.length; start += 4) square.data.set([120, 20, 20], start);
  await page
    .getByLabel('Upload a logo or image')
    .setInputFiles({ name: 'square.png', mimeType: 'image/png', buffer: PNG.sync.write(square) });
  await page.getByLabel('Logo Size').fill('50');
  await expectVerdict(page, /^(Unlikely to scan|Does not scan)$/);
  await repair(page, /logo/i);
  await expect(page.getByLabel('Logo Size')).toHaveValue(/^[1-4]\d$/);
  await generate(page);
  expect(await decode(await download(page))).toEqual([TEXT]);
});

test('a photograph over the whole code gets an honest verdict, and what is promised holds', async ({ page }) => {
  await openCustom(page);
  await page
    .getByLabel('Upload a logo or image')
    .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: photograph() });
  await page.getByLabel('Logo Position').selectOption('Full Width');
  await expectVerdict(page, /^Scans (everywhere|in good conditions)$/);
  await generate(page);
  expect(await decode(await download(page))).toEqual([TEXT]);
});

test('a see-through colour is told and repaired', async ({ page }) => {
  await openCustom(page);
  await page.getByLabel('Foreground', { exact: true }).fill('#00000030');
  await expectVerdict(page, /^(Unlikely to scan|Does not scan)$/);
  await repair(page, /./);
});

test('the finished picture is judged again from its own pixels, with every measurement', async ({ page }) => {
  await openGenerator(page);
  await page.getByLabel('Website URL').fill(TEXT);
  await generate(page);
  const card = page.getByRole('region', { name: 'Preview & Download' });
  await expect(card.getByText('Scans everywhere')).toBeVisible(measured);
  await card.getByText('Scan details').click();
  const table = card.getByRole('table');
  await expect(table.getByRole('row').filter({ hasText: 'As it is' }).getByRole('cell')).toHaveText(
    ['reads', 'reads'],
    measured,
  );
  await expect.poll(() => table.getByRole('row').count(), measured).toBeGreaterThan(10);
  await expect(card.getByRole('img', { name: /misread modules marked/ })).toBeVisible();
});

test.describe('without WebAssembly', () => {
  test.use({ expectedMessages: [/./] });

  test('the verdict still comes', async ({ page }) => {
    await page.route('**/*.wasm', (route) => route.abort());
    await openGenerator(page);
    await page.getByLabel('Website URL').fill(TEXT);
    await expectVerdict(page, /^Scans/);
  });
});

test('nobody waits for the verdict: the code can be generated at once', async ({ page }) => {
  await page.route('**/*.wasm', () => undefined);
  await openGenerator(page);
  await page.getByLabel('Website URL').fill(TEXT);
  await generate(page);
  expect(await decode(await download(page))).toEqual([TEXT]);
});

test('on a phone the verdict marks the draft beside the button, however far away its card is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCustom(page);
  const thumbnail = page.getByRole('button', { name: 'Show the preview' });
  const shape = thumbnail.locator('[data-rank]');
  await expect(shape).toHaveAttribute('data-rank', '0', measured);
  await page.getByLabel('Foreground', { exact: true }).fill('#FFD9A0');
  await expect(shape).toHaveAttribute('data-rank', /^[123]$/, measured);
  await expect(shape).toBeInViewport();
  await thumbnail.click();
  await expect(preview(page).getByText(/Foreground is too light/)).toBeInViewport();
});

test('the readers work beside the page, never in it', async ({ page }) => {
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
  await page.getByLabel('Foreground', { exact: true }).fill('#7A1F1F');
  await expectVerdict(page, 'Scans everywhere');
  expect(modules).toHaveLength(1);
  expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
    expect.stringMatching(/^\/assets\/worker-/),
  ]);
  expect(await page.evaluate(() => Reflect.get(window, 'calls'))).toEqual([]);
});
