import type { Locator, Page } from '@playwright/test';
import { encodePng } from '#raster';
import { drawSample } from '#weaving/testing';
import { decode, download, generate, openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';
import { TEXT } from './woven-page.ts';

/** The verdicts on eight looks take some seconds, and more on busy machines. */
const JUDGED = { timeout: 45_000 };

async function openLooks(page: Page, text = TEXT): Promise<Locator> {
  await openGenerator(page);
  if (text) await page.getByLabel('Website URL').fill(text);
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

test('eight looks of the code appear and are tested, and choosing one is a single undo step', async ({ page }) => {
  test.slow();
  const looks = await openLooks(page);
  await expect(looks.getByRole('radio')).toHaveCount(8);
  await expect(tested(looks)).toHaveCount(8, JUDGED);
  expect(new Set(await pictures(looks)).size).toBe(8);
  await expect(looks.getByRole('radio', { name: 'Black, plain modules' })).toBeChecked();

  await looks.getByRole('radio', { name: 'Sunset, dotted modules' }).check();
  await expect(page.getByRole('radio', { name: 'Dots' })).toBeChecked();
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Scans everywhere', JUDGED);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(looks.getByRole('radio', { name: 'Black, plain modules' })).toBeChecked();
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(looks.getByRole('radio', { name: 'Sunset, dotted modules' })).toBeChecked();

  // Arrow keys move from look to look.
  await looks.getByRole('radio', { name: 'Sunset, dotted modules' }).focus();
  await page.keyboard.press('ArrowRight');
  const harbor = looks.getByRole('radio', { name: 'Blue, soft modules, soft centers' });
  await expect(harbor).toBeChecked();
  await expect(harbor).toBeFocused();
  await generate(page);
  expect(await decode(await download(page))).toEqual([TEXT]);
});

test('more looks come eight at a time, and going back shows the same ones', async ({ page }) => {
  test.slow();
  const looks = await openLooks(page);
  await expect(looks.locator('img')).toHaveCount(8, JUDGED);
  const first = await pictures(looks);
  await page.getByRole('button', { name: 'More looks', exact: true }).click();
  await expect(looks.getByRole('radio', { name: /^Cosmic Fusion/ })).toBeVisible();
  await expect(looks.locator('img')).toHaveCount(8, JUDGED);
  const second = await pictures(looks);
  expect(second.filter((picture) => first.includes(picture))).toEqual([]);
  await page.getByRole('button', { name: 'Previous looks' }).click();
  await expect.poll(() => pictures(looks)).toEqual(first);
  await expect(page.getByRole('button', { name: 'Previous looks' })).toHaveCount(0);
});

test('looks show an example until something is typed, and then the typed text', async ({ page }) => {
  test.slow();
  const looks = await openLooks(page, '');
  await expect(looks.locator('img')).toHaveCount(8, JUDGED);
  const example = await pictures(looks);
  await page.getByLabel('Website URL').fill(TEXT);
  await expect
    .poll(async () => (await pictures(looks)).filter((picture) => example.includes(picture)), JUDGED)
    .toEqual([]);
  expect(await pictures(looks)).toHaveLength(8);
});

test('with an image, one of the eight looks is woven, and choosing it is a single undo step', async ({ page }) => {
  test.slow();
  const looks = await openLooks(page);
  const buffer = Buffer.from(await encodePng(drawSample('flower', 300)));
  await page.getByLabel('Upload a logo or image').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
  const woven = looks.getByRole('radio', { name: 'Your picture, woven', exact: true });
  await expect(woven).toBeVisible(JUDGED);
  await expect(tested(looks)).toHaveCount(8, JUDGED);
  await woven.check();
  await expect(page.getByRole('radio', { name: 'Woven into the code' })).toBeChecked();
  await expect(woven).toBeChecked();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Logo Position' })).toHaveValue('center');
  await expect(page.getByRole('img', { name: 'Your upload' })).toBeVisible();
});

test.describe('without decoders', () => {
  test.use({ hasDecoders: false });

  test('no look is shown, and pressing the place of one does nothing', async ({ page }) => {
    const looks = await openLooks(page);
    await expect(looks.getByRole('radio')).toHaveCount(8);
    await looks.getByRole('radio').first().click();
    await expect(looks.locator('img')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  });
});

test('a look that is pressed during its test is applied after its verdict', async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    // Holds back the full verdicts on looks, but not the quick checks (`glanceAt`) before them.
    const held: (() => void)[] = [];
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (message, ...rest: []) {
      const post = () => postMessage.call(this, message, ...rest);
      if (message.kind === 'look') held.push(post);
      else post();
    };
    Object.assign(window, {
      release: () => {
        Worker.prototype.postMessage = postMessage;
        for (const post of held) post();
      },
    });
  });
  const looks = await openLooks(page);
  await expect(looks.getByRole('radio', { name: /being tested/ }).first()).toBeVisible(JUDGED);
  const sunset = looks.getByRole('radio', { name: /^Sunset/ });
  await expect(sunset).toHaveAccessibleName('Sunset, dotted modules (being tested)', JUDGED);
  await sunset.click();
  await expect(page.getByText('Testing this look before it is used.')).toBeVisible();
  await expect(sunset).not.toBeChecked();
  await page.evaluate(() => (window as unknown as { release: () => void }).release());
  await expect(sunset).toBeChecked(JUDGED);
  await expect(page.getByText('Testing this look before it is used.')).toHaveCount(0);
});
