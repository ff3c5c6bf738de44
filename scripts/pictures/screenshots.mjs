/**
 * `node scripts/pictures/screenshots.mjs` takes the README's screenshots from the last build, and writes them to
 * docs/images. With `--try`, it takes only the first of them and writes it to build/docs/images.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../run/setup.mjs';

const { values } = parseArgs({ options: { try: { type: 'boolean', default: false } } });
const FOLDER = values.try ? 'build/docs/images' : 'docs/images';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * @type {{ file: string, width: number, height: number, colorScheme: 'light' | 'dark', path: string, act?: (page: Page)
 * => Promise<void> }[]}
 */
const PICTURES = [
  { file: 'home-light.png', width: 1280, height: 860, colorScheme: 'light', path: '/', act: styleCode },
  { file: 'home-dark.png', width: 1280, height: 860, colorScheme: 'dark', path: '/', act: styleCode },
  { file: 'phone.png', width: 390, height: 800, colorScheme: 'light', path: '/', act: styleCode },
  { file: 'community.png', width: 1280, height: 860, colorScheme: 'light', path: '/community?lang=en' },
];

await mkdir(FOLDER, { recursive: true });
const server = spawn(process.execPath, ['scripts/hosting/serve.mjs'], { env: { ...process.env, PORT: '0' } });
const [line] = await once(server.stdout, 'data');
const site = String(/http:\S+/.exec(String(line))?.[0]);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: CHROMIUM_FLAGS,
});

try {
  for (const { file, width, height, colorScheme, path, act } of values.try ? PICTURES.slice(0, 1) : PICTURES) {
    const page = await browser.newPage({
      viewport: { width, height },
      colorScheme,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    await page.goto(new URL(path, site).href, { waitUntil: 'networkidle' });
    await act?.(page);
    await page.screenshot({ path: `${FOLDER}/${file}` });
    await page.close();
    console.log(`${FOLDER}/${file}`);
  }
} finally {
  await browser.close();
  server.kill();
}

/** @param {Page} page */
async function styleCode(page) {
  await page.getByLabel('Website URL').fill('quietzone.example/menu');
  await page.getByRole('tab', { name: 'Custom' }).click();
  // On a phone the group of gradients is closed and must be opened. It is loaded on demand, so wait for its summary.
  const gradients = page.locator('details').filter({ has: page.locator('summary', { hasText: 'Gradient' }) });
  const line = gradients.locator('summary');
  await line.waitFor();
  if ((await gradients.getAttribute('open')) === null) await line.click();
  await page.getByRole('button', { name: 'Cosmic Fusion' }).click();
  await page
    .getByRole('region', { name: 'Preview', exact: true })
    .getByText(/^Scans/)
    .first()
    .waitFor();
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
  });
  await page.waitForTimeout(values.try ? 0 : 500);
}
