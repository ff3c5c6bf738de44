import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Browser, Download, Page } from '@playwright/test';
import { judge } from '../scripts/run/outside-judges.mjs';
import { decode, generate, openGenerator, pixels, saveBy, screenshotOfSvg } from './generator-page.ts';
import { expect, test } from './guards.ts';

// The last step makes the clipboard fail.
test.use({ expectedMessages: [/DataError/] });

const TEXT = 'https://example.com/menu';

/** Makes a code with a gradient and these shapes, and opens the tab for print files. */
async function openFormats(page: Page, shapes: readonly string[]): Promise<void> {
  await openGenerator(page);
  await page.getByLabel('Website URL').fill('example.com/menu');
  await page.getByRole('tab', { name: 'Custom' }).click();
  await page.getByRole('button', { name: 'Cosmic Fusion' }).click();
  for (const name of shapes) await page.getByRole('radio', { name }).check();
  await generate(page);
  await page.getByRole('tab', { name: 'Print file' }).click();
  await expect(page.getByRole('button', { name: 'Download SVG' })).toBeVisible();
}

async function save(page: Page, format: string): Promise<Download> {
  await page.getByRole('radio', { name: format }).check();
  return saveBy(page.getByRole('button', { name: `Download ${format}` }));
}

/** Returns how many downloads of the latest code are counted. */
function countedDownloads(page: Page): Promise<number> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('qrAnalytics') ?? '[]').at(-1).downloads);
}

test('a code is saved in every format, copied and printed, and making a file can be canceled', {
  tag: '@smoke',
}, async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // A large PNG of dots in a gradient takes so long that the page shows its progress.
  await openFormats(page, ['Dots', 'Leaf']);
  await test.step('a code is saved in every format in the chosen size, and every download is counted', () =>
    saveEveryFormat(page, browser));
  await test.step('a picture and SVG code are copied, and a PDF is opened to print', () => copyAndPrint(page));
  await test.step('making a PNG 10,000 pixels wide can be canceled, and then another file can be saved', () =>
    cancelLargePng(page));
  await test.step('a file can be without a background', async () => {
    await page.getByLabel('Transparent background').check();
    expect(pixels(readFileSync(await (await save(page, 'PNG')).path())).at(0, 0)).toMatch(/00$/);
    expect(readFileSync(await (await save(page, 'SVG')).path(), 'utf8')).not.toContain('id="background"');
    await page.getByRole('radio', { name: 'PNG' }).check();
  });
  await test.step('a size outside of the limits is not used, one typed in another unit is, and the settings survive a reload', async () => {
    await page.getByRole('radio', { name: 'Millimeters' }).check();
    const size = page.getByLabel('Size');
    await size.fill('5');
    await size.blur();
    await expect(page.getByText('Use 10 to 1,000 mm. Until then, 25.4 mm is used.')).toBeVisible();
    await expect(size).toHaveValue('5');
    await expect(size).toHaveAttribute('aria-invalid', 'true');
    await size.fill('1,4"');
    await expect(size).not.toHaveAttribute('aria-invalid');
    await size.press('ArrowDown');
    await expect(size).toHaveValue('34.6');
    await page.getByRole('radio', { name: '2', exact: true }).check();
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Print file' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('button', { name: 'Download PNG' })).toBeVisible();
    await expect(page.getByLabel('Size')).toHaveValue('34.6');
    await expect(page.getByRole('radio', { name: '2', exact: true })).toBeChecked();
  });
});

async function saveEveryFormat(page: Page, browser: Browser): Promise<void> {
  await expect(page.getByText('0.8 mm per module. Scans from up to 30 cm away.')).toBeVisible();

  const svg = await save(page, 'SVG');
  await expect(page.getByRole('button', { name: 'Download SVG' })).toBeFocused();
  expect(svg.suggestedFilename()).toBe('quietzone-example.com-menu-30mm.svg');
  const svgFile = readFileSync(await svg.path());
  expect(svgFile.toString()).toContain('width="30mm" height="30mm" viewBox="0 0 37 37"');
  expect(await decode(await screenshotOfSvg(browser, svgFile))).toEqual([TEXT]);

  await page.getByLabel('Size').fill('11');
  await expect(page.getByText('This size needs a good printer. Use at least 15 mm on any other.')).toBeVisible();
  await page.getByRole('radio', { name: 'PDF' }).check();
  await page.getByLabel('Black ink only').check();
  const pdf = await save(page, 'PDF');
  expect(pdf.suggestedFilename()).toBe('quietzone-example.com-menu-11mm.pdf');
  const poppler = judge('poppler');
  if (poppler) expect(await decode(execFileSync(poppler, ['-png', '-r', '600', await pdf.path()]))).toEqual([TEXT]);

  await page.getByLabel('Size').fill('25.4');
  const png = await save(page, 'PNG');
  expect(png.suggestedFilename()).toBe('quietzone-example.com-menu-25.4mm.png');
  const pngFile = readFileSync(await png.path());
  expect(pngFile.readUInt32BE(16)).toBe(8 * 37);
  expect(await decode(pngFile)).toEqual([TEXT]);

  expect(await countedDownloads(page)).toBe(3);
}

/** Cancels the making of a large PNG, then saves another PNG, which must be the fifth download that is counted. */
async function cancelLargePng(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'PNG' }).check();
  await page.getByRole('radio', { name: 'Pixels' }).check();
  await page.getByLabel('Width').fill('10000');
  await expect(page.getByText('9,990 × 9,990 pixels, 270 per module.')).toBeVisible();
  const saved: string[] = [];
  page.on('download', (file) => saved.push(file.suggestedFilename()));
  const button = page.getByRole('button', { name: 'Download PNG' });
  await button.click();
  await expect(page.getByRole('progressbar', { name: 'Making the file…' })).toBeVisible();
  await expect(button).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.getByLabel('Width').fill('1000');
  const file = await save(page, 'PNG');
  // Only this file was saved, and only this download was counted: the canceled one did not continue.
  expect(saved).toEqual(['quietzone-example.com-menu-999px.png']);
  expect(await countedDownloads(page)).toBe(5);
  expect(readFileSync(await file.path()).readUInt32BE(16)).toBe(999);
}

/** Copies the code as a picture and as SVG code, then opens a PDF to print, which must count as the fourth download. */
async function copyAndPrint(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Copy image' }).press('Enter');
  await expect(page.getByText('Image copied to clipboard.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy image' })).toBeFocused();
  const picture = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const bytes = new Uint8Array(await (await item.getType('image/png')).arrayBuffer());
    return [...bytes];
  });
  expect(await decode(Uint8Array.from(picture))).toEqual([TEXT]);

  await page.getByRole('button', { name: 'Copy SVG code' }).press('Enter');
  await expect(page.getByText('SVG code copied to clipboard.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy SVG code' })).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<\?xml[\s\S]*<svg /);

  const pdf = await page.evaluate(async () => {
    // This browser has no PDF viewer, so the data behind the opened URL is checked.
    let shown: Blob | null = null;
    const createUrl = URL.createObjectURL;
    URL.createObjectURL = (blob: Blob) => {
      shown = blob;
      return createUrl(blob);
    };
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Print at actual size');
    button?.click();
    while (!shown) await new Promise((resolve) => setTimeout(resolve, 20));
    const { type } = shown as Blob;
    return { type, start: (await (shown as Blob).text()).slice(0, 5) };
  });
  expect(pdf).toEqual({ type: 'application/pdf', start: '%PDF-' });
  await expect.poll(() => countedDownloads(page)).toBe(4);

  await test.step('the page says so if no window opens or the clipboard takes nothing', async () => {
    await page.evaluate(() => {
      window.open = () => null;
      navigator.clipboard.write = navigator.clipboard.writeText = () =>
        Promise.reject(new DOMException('', 'DataError'));
    });
    await page.getByRole('button', { name: 'Print at actual size' }).click();
    await expect(page.getByText('Pop-up was blocked. Allow pop-ups to print the QR code.')).toBeVisible();
    await page.getByRole('button', { name: 'Copy image' }).click();
    await expect(page.getByText("Couldn't copy the image. Download the PNG instead.")).toBeVisible();
    await page.getByRole('button', { name: 'Copy SVG code' }).click();
    await expect(page.getByText("Couldn't copy the SVG code. Download the SVG instead.")).toBeVisible();
    expect(await countedDownloads(page)).toBe(4);
  });
}
