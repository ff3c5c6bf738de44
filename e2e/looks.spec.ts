import type { Locator, Page } from '@playwright/test';
import { arriveAtPreview, decode, download, generate, openCustom, openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';
import { TEXT } from './woven-page.ts';

/** The verdicts on eight looks (ready-made styles) take some seconds, and more on busy machines. */
const JUDGED = { timeout: 240_000 };

function looksOf(page: Page): Locator {
  return page.getByRole('group', { name: 'Looks', exact: true });
}

function tested(looks: Locator): Locator {
  return looks
    .locator('label')
    .filter({ has: looks.page().locator('img') })
    .filter({ hasNotText: 'being tested' });
}

async function pictures(looks: Locator): Promise<string[]> {
  return looks.locator('img').evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
}

/**
 * Holds back the page's requests for full verdicts on looks until `window.releaseLooks` is called. These verdicts take
 * most of the time. The quick checks before them (`glanceAt`) are not held back. This function runs in the browser.
 */
function holdLooks(): void {
  let held: (() => void)[] = [];
  const release = () => {
    for (const post of held) post();
    held = [];
  };
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message, ...rest: []) {
    // A request must reach the worker before it is canceled.
    if (message.is === 'cancel') release();
    const post = () => postMessage.call(this, message, ...rest);
    if (message.kind === 'look') held.push(post);
    else post();
  };
  Object.assign(window, {
    releaseLooks: () => {
      Worker.prototype.postMessage = postMessage;
      release();
    },
  });
}

test.describe('with decoders', () => {
  test.use({ hasDecoders: true });

  test('the standard style offers the next step: a look that is pressed there is put on once it is tested', async ({
    page,
  }) => {
    await openGenerator(page);
    await page.getByLabel('Website URL').fill(TEXT);
    const next = page.getByRole('button', { name: 'Make it yours' });
    const looks = looksOf(page);

    await test.step('it opens the custom style and changes nothing', async () => {
      await next.press('Enter');
      await expect(page.getByRole('tab', { name: 'Custom' })).toBeFocused();
      await expect(looks.getByRole('radio', { name: /^Black, plain modules/ })).toBeChecked();
    });

    await test.step('a sample also puts on its look', async () => {
      await page.getByRole('tab', { name: 'Standard' }).click();
      await next.locator('span > span').nth(1).click();
      await expect(looks.getByRole('radio', { name: /^Dark blue, soft modules, soft centers/ })).toBeChecked(JUDGED);
      await expect(page.getByRole('radio', { name: 'Rounded' }).first()).toBeChecked();
    });

    await test.step('it is put on only once', async () => {
      await page.getByRole('button', { name: 'Reset style' }).click();
      await page.getByRole('tab', { name: 'Standard' }).click();
      await page.getByRole('tab', { name: 'Custom' }).click();
      await expect(tested(looks)).toHaveCount(8, JUDGED);
      await expect(looks.getByRole('radio', { name: /^Black, plain modules/ })).toBeChecked();
    });
  });

  test('eight looks of the code appear, are tested, and can be chosen', { tag: '@smoke' }, async ({ page }) => {
    await page.addInitScript(holdLooks);
    await openCustom(page, TEXT);
    const looks = looksOf(page);
    const [black, sunset] = [/^Black, plain modules/, /^Sunset/].map((name) => looks.getByRole('radio', { name }));

    await test.step('More looks shows eight other looks, and Previous looks shows the first eight again', async () => {
      await expect(looks.locator('img')).toHaveCount(8, JUDGED);
      const first = await pictures(looks);
      expect(new Set(first).size).toBe(8);
      await page.getByRole('button', { name: 'More looks', exact: true }).click();
      await expect(looks.getByRole('radio', { name: /^Cosmic Fusion/ })).toBeVisible();
      await expect(looks.locator('img')).toHaveCount(8, JUDGED);
      expect((await pictures(looks)).filter((picture) => first.includes(picture))).toEqual([]);
      await page.getByRole('button', { name: 'Previous looks' }).click();
      await expect.poll(() => pictures(looks)).toEqual(first);
      await expect(page.getByRole('button', { name: 'Previous looks' })).toHaveCount(0);
    });

    await test.step('a look that is pressed while it is being tested is applied when its verdict arrives', async () => {
      await expect(sunset).toHaveAccessibleName('Sunset, dotted modules (being tested)', JUDGED);
      await sunset.click();
      await expect(page.getByText('Testing this look before it is used.')).toBeVisible();
      await expect(sunset).not.toBeChecked();
      await page.evaluate(() => (window as unknown as { releaseLooks: () => void }).releaseLooks());
      await expect(sunset).toBeChecked(JUDGED);
      await expect(page.getByText('Testing this look before it is used.')).toHaveCount(0);
      await expect(page.getByRole('radio', { name: 'Dots' })).toBeChecked();
    });

    await test.step('choosing a look is a single undo step', async () => {
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await expect(black).toBeChecked();
      await page.getByRole('button', { name: 'Redo', exact: true }).click();
      await expect(sunset).toBeChecked();
    });

    await test.step('all eight looks are tested, and arrow keys move from look to look', async () => {
      await expect(tested(looks)).toHaveCount(8, JUDGED);
      await sunset.focus();
      await page.keyboard.press('ArrowRight');
      const harbor = looks.getByRole('radio', { name: 'Dark blue, soft modules, soft centers' });
      await expect(harbor).toBeChecked();
      await expect(harbor).toBeFocused();
    });

    await test.step('the code of the chosen look is read', async () => {
      await generate(page);
      expect(await decode(await download(page))).toEqual([TEXT]);
    });
  });

  test('a code waits for the look that was pressed, and is not made if the look is lost', async ({ page }) => {
    await page.addInitScript(holdLooks);
    await openCustom(page, TEXT);
    const sunset = looksOf(page).getByRole('radio', { name: /^Sunset/ });
    await expect(sunset).toHaveAccessibleName('Sunset, dotted modules (being tested)', JUDGED);
    const [button, waiting] = ['Generate QR Code', 'Generating...'].map((name) => page.getByRole('button', { name }));

    await test.step('the content changes in the meantime', async () => {
      await sunset.click();
      await button.click();
      await expect(waiting).toBeVisible();
      await page.getByLabel('Website URL').fill(`${TEXT}/menu`);
      // In its status and in a toast.
      await expect(page.getByText("That look doesn't scan everywhere", { exact: false })).toHaveCount(2);
      await expect(button).toBeEnabled();
    });

    await test.step('the look passes', async () => {
      await expect(looksOf(page).locator('img')).toHaveCount(8, JUDGED);
      await sunset.click();
      await button.click();
      await expect(waiting).toBeVisible();
      await page.evaluate(() => (window as unknown as { releaseLooks: () => void }).releaseLooks());
      await arriveAtPreview(page);
      await page.getByRole('link', { name: 'Change the design' }).click();
      await expect(page.getByRole('radio', { name: 'Dots' })).toBeChecked();
    });
  });
});

test('without decoders, the looks are drawn, but stay untested, and pressing one changes nothing', async ({ page }) => {
  await openCustom(page, TEXT);
  const looks = looksOf(page);
  await expect(looks.getByRole('radio', { name: /\(being tested\)$/ })).toHaveCount(8);
  await expect(looks.locator('label svg:not([viewBox="0 0 16 16"])')).toHaveCount(8);
  await looks.getByRole('radio').nth(1).click();
  await expect(looks.getByRole('radio').nth(1)).not.toBeChecked();
  await expect(looks.locator('img')).toHaveCount(0);
  await expect(page.getByLabel('Website URL')).toHaveValue(TEXT);
});
