import type { Locator, Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { decode, download, generate, isKept } from './generator-page.ts';
import { expect, test } from './guards.ts';
import { openWithPhoto, TEXT } from './woven-page.ts';

// A woven picture appears row by row.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('with a verdict', () => {
  test.use({ hasDecoders: true });

  test('a photograph is woven into the code, which scans and has the colors of the photograph', async ({ page }) => {
    await openWithPhoto(page);
    const woven = page.getByRole('radio', { name: 'Woven into the code' });
    await test.step('one tap weaves it, and another lays it over the code again', async () => {
      await page.getByRole('button', { name: 'Weave it into the code' }).click();
      await expect(woven).toBeChecked();
      await page.getByRole('radio', { name: 'Over the code' }).check();
      await expect(woven).not.toBeChecked();
    });

    await test.step('one of the looks is woven', async () => {
      await page.getByRole('radio', { name: 'Your picture, woven' }).click();
      await expect(woven).toBeChecked();
      await expect(page.getByRole('combobox', { name: 'Logo Position' })).toHaveValue('full');
      await expect(verdict(page)).toContainText('Scans everywhere');
      // In the end, the verdict and the weaving options state the same share of the error correction.
      await expect(async () => {
        const [, used = '0'] = /At most (\d+) of 9 corrections/.exec((await verdict(page).textContent()) ?? '') ?? [];
        const share = used === '0' ? 'none' : `${Math.round((100 * Number(used)) / 9)}%`;
        const left = page.getByText(`The picture uses ${share} of the error correction.`);
        await expect(left).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await expect(page.getByRole('textbox', { name: 'Background', exact: true })).toHaveCount(0);
      await expect(page.getByRole('textbox', { name: 'Corner Squares', exact: true })).toBeEnabled();
    });

    await generate(page);
    await test.step('the finished picture has the colors of the photograph, and level L', async () => {
      // The preview page reveals the finished picture row by row.
      const finished = page.getByRole('img', { name: `QR code for ${TEXT}` });
      await expect(finished).toHaveCSS('animation-timing-function', 'steps(45)');
      const png = await download(page);
      expect(await decode(png)).toEqual([TEXT]);
      await page.getByText('Scan details').click();
      await expect(page.getByText(/^Error correction level L:/)).toBeVisible();
      // Like the photograph, the picture has many pixels that are not gray. A plain code has none.
      const { data } = PNG.sync.read(png);
      expect(countPixels(data, (r, g, b) => Math.max(r, g, b) - Math.min(r, g, b) > 20)).toBeGreaterThan(20_000);
    });
  });
});

test('a woven picture changes with its settings and its text', async ({ page }) => {
  await openWithPhoto(page);
  const offer = page.getByRole('button', { name: 'Weave it into the code' });
  await test.step('one tap weaves the image, and the focus moves to the new choice', async () => {
    await offer.press('Enter');
    await expect(page.getByRole('radio', { name: 'Woven into the code' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Woven into the code' })).toBeFocused();
  });
  await test.step('a picture can be woven in more detail; each option shows the result and its smallest print width', () =>
    chooseDetail(page));
  await test.step('the strength has a name', async () => {
    const strength = page.getByRole('slider', { name: 'Strength' });
    const named = await strength.getAttribute('aria-valuetext');
    await strength.press('End');
    await expect(strength).not.toHaveAttribute('aria-valuetext', String(named));
    await expect(strength).toHaveAttribute('aria-valuetext', /^[A-Z]/);
  });
  await test.step('keys move and resize the focus circle, the pointer moves it, and the picture is woven anew', () =>
    moveFocusCircle(page));
  await test.step('a text that is too long for weaving is reported with a remedy', () => lengthenText(page));
  await test.step('instead of being woven, the image can be laid over the code again', async () => {
    await page.getByLabel('Website URL').fill(TEXT);
    await page.getByRole('radio', { name: 'Over the code' }).check();
    await expect(offer).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Background', exact: true })).toBeEnabled();
  });
});

function verdict(page: Page): Locator {
  return page.getByRole('region', { name: 'Preview' });
}

function countPixels(data: Uint8Array, isCounted: (r: number, g: number, b: number) => boolean): number {
  let count = 0;
  for (let i = 0; i < data.length; i += 4) if (isCounted(data[i], data[i + 1], data[i + 2])) count++;
  return count;
}

async function moveFocusCircle(page: Page): Promise<void> {
  const circle = page.getByRole('group', { name: 'What matters in the image' }).getByRole('slider', { name: 'Across' });
  await expect(circle).toHaveAttribute('aria-valuetext', 'Center 50% across and 47% down, radius 22%');
  const draft = verdict(page).getByRole('img', { name: `QR code for ${TEXT}` });
  const picture = () => draft.locator('image').getAttribute('href');
  // The picture of a newly woven image appears row by row, in 43 steps: 41 rows of modules, and the margin above and
  // below them. When the focus circle changes, the new picture is shown in the same element, so that the animation does
  // not run again.
  await expect(draft.locator('..')).toHaveCSS('animation-timing-function', 'steps(43)');
  const press = await draft.locator('..').elementHandle();
  await expect.poll(picture).toContain('data:image/png');
  const before = await picture();
  await circle.focus();
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowUp', '-', '-', '-']) await page.keyboard.press(key);
  await expect(circle).toHaveAttribute('aria-valuetext', 'Center 46% across and 45% down, radius 16%');
  await expect.poll(picture).not.toBe(before);
  expect(await press?.evaluate((sheet) => sheet.isConnected)).toBe(true);
  const square = page.getByRole('group', { name: 'What matters in the image' }).locator('..');
  const box = await square.boundingBox();
  if (!box) throw new Error('The image is not shown');
  const at = (x: number, y: number): [number, number] => [box.x + x * box.width, box.y + y * box.height];
  await page.mouse.move(...at(0.46, 0.45));
  await page.mouse.down();
  await page.mouse.move(...at(0.66, 0.65), { steps: 4 });
  await page.mouse.up();
  await expect(circle).toHaveAttribute('aria-valuetext', 'Center 66% across and 65% down, radius 16%');
  // If the pointer leaves the square, the circle stays at the edge until the pointer comes back.
  await page.mouse.move(...at(0.66, 0.65));
  await page.mouse.down();
  await page.mouse.move(...at(1.5, 0.65), { steps: 4 });
  await expect(circle).toHaveAttribute('aria-valuetext', 'Center 100% across and 65% down, radius 16%');
  await page.mouse.move(...at(0.66, 0.65), { steps: 4 });
  await page.mouse.up();
  await expect(circle).toHaveAttribute('aria-valuetext', 'Center 66% across and 65% down, radius 16%');
  await page.mouse.click(...at(0.2, 0.3));
  await expect(circle).toHaveAttribute('aria-valuetext', /Center 20(\.\d)?% across and 30(\.\d)?% down/);
}

async function lengthenText(page: Page): Promise<void> {
  await page.getByLabel('Website URL').fill(`https://example.com/${'a'.repeat(160)}`);
  await expect(page.getByText("An image can't be woven into a code with this much text.")).toBeVisible();
}

async function chooseDetail(page: Page): Promise<void> {
  const details = page.getByRole('group', { name: 'Detail' });
  await expect(details.getByRole('radio')).toHaveCount(3);
  await expect(details.locator('img')).toHaveCount(3);
  await expect(details.getByRole('radio', { name: 'Bold: print at 25 mm or larger' })).toBeChecked();
  const prints = await details
    .locator('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
  expect(new Set(prints).size).toBe(3);
  await details.getByRole('radio', { name: 'Finest: print at 41 mm or larger' }).check();
  await expect(page.getByText('Print at 41 mm or larger.')).toBeVisible();
  await isKept(page, TEXT, true);
  await page.reload();
  await page.getByRole('tab', { name: 'Custom' }).click();
  await expect(details.getByRole('radio', { name: 'Finest: print at 41 mm or larger' })).toBeChecked();
  await details.getByRole('radio', { name: 'Bold: print at 25 mm or larger' }).check();
}
