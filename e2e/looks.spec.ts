import type { Locator, Page } from '@playwright/test';
import { encodePng } from '#raster';
import { drawSample } from '#testing';
import { decode, download, generate, openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';
import { TEXT } from './woven-page.ts';

/** The verdicts on eight looks (ready-made styles) take some seconds, and more on busy machines. */
const JUDGED = { timeout: 45_000 };

async function openLooks(page: Page): Promise<Locator> {
  await openGenerator(page);
  await page.getByRole('tab', { name: 'Custom' }).click();
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

/** Waits until there are eight pictures, none of them in `earlier`, and returns them. */
async function otherPictures(looks: Locator, earlier: readonly string[]): Promise<string[]> {
  await expect(looks.locator('img')).toHaveCount(8, JUDGED);
  await expect
    .poll(async () => (await pictures(looks)).filter((picture) => earlier.includes(picture)), JUDGED)
    .toEqual([]);
  expect(await pictures(looks)).toHaveLength(8);
  return pictures(looks);
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

// All steps share one page, because a separate visit for each would judge eight looks again.
test('eight looks of the code appear, are tested, and can be chosen', async ({ page }) => {
  test.slow();
  await page.addInitScript(holdLooks);
  const looks = await openLooks(page);
  const preview = page.getByRole('region', { name: 'Preview' });
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const sunset = looks.getByRole('radio', { name: /^Sunset/ });

  await test.step('the pictures of looks change when something is typed for the first time', async () => {
    const example = await otherPictures(looks, []);
    await page.getByLabel('Website URL').fill(TEXT);
    await otherPictures(looks, example);
  });

  await test.step('More looks shows eight other looks, and Previous looks shows the first eight again', async () => {
    const first = await pictures(looks);
    await page.getByRole('button', { name: 'More looks', exact: true }).click();
    await expect(looks.getByRole('radio', { name: /^Cosmic Fusion/ })).toBeVisible();
    await otherPictures(looks, first);
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
    await undo.click();
  });

  await test.step('eight looks of the code are tested, and choosing one is a single undo step', async () => {
    await expect(looks.getByRole('radio')).toHaveCount(8);
    await expect(tested(looks)).toHaveCount(8, JUDGED);
    expect(new Set(await pictures(looks)).size).toBe(8);
    await expect(looks.getByRole('radio', { name: 'Black, plain modules' })).toBeChecked();
    await looks.getByRole('radio', { name: 'Sunset, dotted modules' }).check();
    await expect(page.getByRole('radio', { name: 'Dots' })).toBeChecked();
    await expect(preview).toContainText('Scans everywhere', JUDGED);
    await undo.click();
    await expect(looks.getByRole('radio', { name: 'Black, plain modules' })).toBeChecked();
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await expect(looks.getByRole('radio', { name: 'Sunset, dotted modules' })).toBeChecked();
  });

  await test.step('arrow keys move from look to look', async () => {
    await sunset.focus();
    await page.keyboard.press('ArrowRight');
    const harbor = looks.getByRole('radio', { name: 'Blue, soft modules, soft centers' });
    await expect(harbor).toBeChecked();
    await expect(harbor).toBeFocused();
  });

  await test.step('with an image, one of the eight looks is woven, and choosing it is a single undo step', async () => {
    const buffer = Buffer.from(await encodePng(drawSample('flower', 300)));
    await page.getByLabel('Upload a logo or image').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
    const woven = looks.getByRole('radio', { name: 'Your picture, woven', exact: true });
    await expect(woven).toBeVisible(JUDGED);
    await expect(tested(looks)).toHaveCount(8, JUDGED);
    await woven.check();
    await expect(page.getByRole('radio', { name: 'Woven into the code' })).toBeChecked();
    await expect(woven).toBeChecked();
    await undo.click();
    await expect(page.getByRole('combobox', { name: 'Logo Position' })).toHaveValue('center');
    await expect(page.getByRole('img', { name: 'Your upload' })).toBeVisible();
  });

  await test.step('the code of the chosen look is read', async () => {
    await undo.click();
    await expect(page.getByRole('img', { name: 'Your upload' })).toHaveCount(0);
    await generate(page);
    expect(await decode(await download(page))).toEqual([TEXT]);
  });
});

test.describe('without decoders', () => {
  test.use({ hasDecoders: false });

  test('the places of the looks stay empty, and pressing one of these places does nothing', async ({ page }) => {
    const looks = await openLooks(page);
    await page.getByLabel('Website URL').fill(TEXT);
    await expect(looks.getByRole('radio')).toHaveCount(8);
    await looks.getByRole('radio').first().click();
    await expect(looks.locator('img')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  });
});
