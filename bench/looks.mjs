/**
 * `node bench/looks.mjs` measures how long visitors wait for looks (ready styles), in Chromium on the built site
 * (`npm run build` first). A print is the small picture of a look, and a verdict is the result of testing the look.
 * Five waits are measured: from opening *Custom* to eight prints, and to eight verdicts; from a new text to eight new
 * prints; and from an upload to eight prints with the image, and to eight verdicts. The longest task on the page while
 * a text is typed is measured too. The script makes seven visits, each with an empty cache. It writes the medians to
 * the console, in milliseconds, and fails if a median exceeds its limit. With `--try`, the script makes one visit
 * without the upload, waits for one print and one verdict, and ignores the limits.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { loadSource } from '../scripts/run/load-source.mjs';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/run/setup.mjs';

const { values } = parseArgs({ options: { try: { type: 'boolean', default: false } } });
const ROUNDS = values.try ? 1 : 7;

/** How many looks must have a print or a verdict. */
const LOOKS = values.try ? 1 : 8;

/** Milliseconds from the verdict on the first code to the click on *Custom*. A visitor would read the verdict first. */
const REST = values.try ? 0 : 1500;

/** The characters that are typed at the end of the link to get a new text. */
const ADDITION = values.try ? 'a' : 'abcdefgh';

/** Limits of the medians in milliseconds. */
const LIMITS = { prints: 1500, verdicts: 8000, 'verdicts with an image': 12_000, 'prints of a new text': 1000 };

const { drawSample, encodePng } = await loadSource('bench/looks-source.ts');
const photograph = Buffer.from(await encodePng(drawSample('flower', values.try ? 60 : 600)));

const server = spawn(process.execPath, ['scripts/hosting/serve.mjs'], { env: { ...process.env, PORT: '0' } });
const [line] = await once(server.stdout, 'data');
const address = String(/http:\S+/.exec(String(line))?.[0]);
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });

/** @type {Record<string, number[]>} */
const times = {
  prints: [],
  verdicts: [],
  'prints of a new text': [],
  'prints with an image': [],
  'verdicts with an image': [],
  'longest task while typing': [],
};
try {
  for (let round = 0; round < ROUNDS; round++) await visit(round);
} finally {
  await browser.close();
  server.kill();
}
for (const [name, all] of Object.entries(times)) {
  if (all.length === 0) continue;
  all.sort((a, b) => a - b);
  const median = all[all.length >> 1];
  const limit = /** @type {Record<string, number>} */ (LIMITS)[name];
  console.log(
    `${name}: ${Math.round(median)} ms in the median (${Math.round(all[0])} to ${Math.round(all[all.length - 1])})`,
  );
  if (limit && median > limit && !values.try) {
    console.error(`${name}: more than ${limit} ms`);
    process.exitCode = 1;
  }
}

/** @param {number} round */
async function visit(round) {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByLabel('Website URL').fill(`https://example.com/${round}`);
  await page.getByText('Scans everywhere').first().waitFor();
  await page.waitForTimeout(REST);
  let start = performance.now();
  await page.getByRole('tab', { name: 'Custom' }).click();
  await prints(page);
  note('prints', start);
  await verdicts(page);
  note('verdicts', start);

  const before = await sources(page);
  await page.evaluate(() => {
    const tasks = /** @type {number[]} */ ([]);
    Reflect.set(window, 'tasks', tasks);
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
  await page.getByLabel('Website URL').pressSequentially(ADDITION, { delay: 120 });
  start = performance.now();
  await otherPrints(page, before);
  note('prints of a new text', start);
  const longest = await page.evaluate(() => Math.max(0, .../** @type {number[]} */ (Reflect.get(window, 'tasks'))));
  times['longest task while typing'].push(longest);
  await page.close();
  if (values.try) return;

  const other = await browser.newPage({ serviceWorkers: 'block' });
  await other.goto(address, { waitUntil: 'networkidle' });
  await other.getByLabel('Website URL').fill(`https://example.com/${round}`);
  await other.getByText('Scans everywhere').first().waitFor();
  await other.getByRole('tab', { name: 'Custom' }).click();
  await prints(other);
  const plain = await sources(other);
  await other
    .getByLabel('Upload a logo or image')
    .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: photograph });
  start = performance.now();
  await otherPrints(other, plain);
  note('prints with an image', start);
  await verdicts(other);
  note('verdicts with an image', start);
  await other.close();
}

/**
 * @param {string} name
 * @param {number} start
 */
function note(name, start) {
  times[name].push(performance.now() - start);
}

/** @param {import('@playwright/test').Page} page */
function looksOf(page) {
  return page.getByRole('group', { name: 'Looks' });
}

/**
 * Returns the `src` of each picture in the group of looks.
 * @param {import('@playwright/test').Page} page
 */
async function sources(page) {
  return looksOf(page)
    .locator('img')
    .evaluateAll((images) => images.map((image) => /** @type {HTMLImageElement} */ (image).src));
}

/**
 * Waits until all looks show their small pictures.
 * @param {import('@playwright/test').Page} page
 */
function prints(page) {
  return looksOf(page)
    .locator('img')
    .nth(LOOKS - 1)
    .waitFor();
}

/**
 * Waits until the looks are tested.
 * @param {import('@playwright/test').Page} page
 */
async function verdicts(page) {
  await page.waitForFunction(
    (count) => {
      const group = [...document.querySelectorAll('fieldset')].find(
        (own) => own.querySelector('legend')?.textContent === 'Looks',
      );
      const labels = [...(group?.querySelectorAll('label') ?? [])];
      return (
        labels.filter((label) => label.querySelector('img') && !/being (tested|drawn)/.test(label.textContent ?? ''))
          .length >= count
      );
    },
    LOOKS,
    { polling: 16 },
  );
}

/**
 * Waits until the small pictures of all looks have addresses that are not in `before`.
 * @param {import('@playwright/test').Page} page
 * @param {readonly string[]} before addresses of the earlier pictures
 */
async function otherPrints(page, before) {
  await page.waitForFunction(
    ([old, count]) => {
      const images = [...document.querySelectorAll('fieldset img')].map(
        (image) => /** @type {HTMLImageElement} */ (image).src,
      );
      return images.filter((src) => src.startsWith('data:') && !old.includes(src)).length >= count;
    },
    /** @type {const} */ ([before, LOOKS]),
    { polling: 16 },
  );
}
