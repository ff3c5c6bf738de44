import type { Locator, Page } from '@playwright/test';
import { generate, openCustom, openGenerator, upload } from './generator-page.ts';
import { expect, test } from './guards.ts';
import { redPng } from './sample-code.ts';

test.use({ hasDecoders: true });

const TEXT = 'https://example.com';

function preview(page: Page) {
  return page.getByRole('region', { name: 'Preview', exact: true });
}

/** Expects the page to announce this verdict. The announcement comes after all measurements. */
async function expectVerdict(page: Page, verdict: string | RegExp): Promise<void> {
  await expect(preview(page).getByRole('status')).toHaveText(verdict);
}

/** Changes the content. Returns whether a button can still be pressed in the next animation frame. */
async function isPressableAfterChange(button: Locator): Promise<boolean> {
  return button.evaluate(async (element) => {
    const field = document.querySelector<HTMLInputElement>('form input[type=text]');
    if (!field || !(element instanceof HTMLButtonElement)) throw new Error('nothing to try');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'example.org');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise(requestAnimationFrame);
    return element.isConnected && !element.disabled;
  });
}

test('the verdict changes with the colors and the image, and its fixes improve it', { tag: '@smoke' }, async ({
  page,
}) => {
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
  await openCustom(page, TEXT);
  const field = page.getByLabel('Foreground', { exact: true });
  const fix = preview(page).getByRole('button', { name: /^Darken Foreground to #/ });

  await test.step('a plain code gets the verdict "Scans everywhere", and the request to press Generate stays below the draft', async () => {
    await expectVerdict(page, 'Scans everywhere');
    await expect(preview(page).getByText('Click Generate to create your QR code')).toBeVisible();
    await expect(preview(page).getByText('Tested in 14 simulated photos.')).toBeVisible();
  });

  await test.step('the decoder ran in the judging worker, never on the page', async () => {
    expect(modules).toHaveLength(1);
    expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toContainEqual(
      expect.stringMatching(/^\/assets\/judge-worker-/),
    );
    expect(await page.evaluate(() => Reflect.get(window, 'calls'))).toEqual([]);
  });

  await test.step('an amber foreground is reported, with figures in the details', async () => {
    await field.fill('#FFAF40');
    await expectVerdict(page, /^(Unlikely to scan|Does not scan|Scans in good conditions)$/);
    await expect(preview(page).getByText('Too light on white: Foreground', { exact: false }).first()).toBeVisible();
    await preview(page).getByText('Scan details', { exact: true }).click();
    await expect(preview(page).getByText(/^Contrast \d(\.\d)?:1; phones need \d(\.\d)?:1\.$/)).toBeVisible();
  });

  await test.step('Enter applies a fix, the Tab key reaches Undo the fix, and the focus is never lost', async () => {
    await expect(fix).toBeEnabled();
    await fix.press('Enter');
    await expectVerdict(page, /^Scans (everywhere|in good conditions)$/);
    await expect(field).toHaveValue(/^#(?!FFAF40)[0-9A-F]{6}$/);
    const undo = page.getByRole('button', { name: 'Undo the fix' });
    await page.keyboard.press('Tab');
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('#FFAF40');
    await expect(undo).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  });

  await test.step('on a phone, draft and verdict stay in view after scrolling', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await field.scrollIntoViewIfNeeded();
    await expect(preview(page).getByRole('img', { name: /^QR code for/ })).toBeInViewport();
    await expect(
      preview(page)
        .getByText(/^(Unlikely to scan|Does not scan|Scans in good conditions)$/)
        .first(),
    ).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('a fix that was offered for an earlier design cannot be applied after a change', async () => {
    await expect(fix).toBeEnabled();
    expect(await isPressableAfterChange(fix)).toBe(false);
    await expect(page.getByLabel('Website URL')).toHaveValue('example.org');
  });

  await test.step('a logo of half the width gets a bad verdict, and one tap shrinks it', async () => {
    await page.getByRole('button', { name: 'Reset style' }).click();
    await upload(page, 'square.png', 'image/png', redPng());
    await page.getByLabel('Logo Size').fill('50');
    await expectVerdict(page, /^(Unlikely to scan|Does not scan)$/);
    // judge.test.ts proves that the code scans after this fix, and that the logo is no smaller than necessary.
    await preview(page).getByRole('button', { name: /logo/i }).first().click();
    await expect(page.getByLabel('Logo Size')).toHaveValue(/^[1-4]\d$/);
  });
});

test('no page calls the code of a dead link one that scans everywhere', async ({ page }) => {
  const dead = 'Scans, but opens nothing';
  const green = page.getByText('Scans everywhere', { exact: true });
  await openGenerator(page);
  await page.getByLabel('Website URL').fill('hhttps://example.com');
  await expectVerdict(page, dead);
  await expect(green).toHaveCount(0);
  await generate(page);
  for (const tab of ['Image', 'Print file', 'Cards and labels']) {
    await test.step(tab, async () => {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByText(dead, { exact: true }).filter({ visible: true }).first()).toBeVisible();
      await expect(green).toHaveCount(0);
    });
  }
});

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
