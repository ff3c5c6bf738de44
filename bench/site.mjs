/**
 * `node bench/site.mjs` measures how long visitors wait, in Chromium on the built site (`npm run build` first): from
 * the first key to the first draft, also on a slow network; from the click on 'Generate QR Code' to the stored image;
 * and from a change of the design to its verdict. It also measures the longest tasks while designs are judged, and
 * while the community loads and is searched. With the processor throttled to a quarter of its speed, it measures the
 * time between frames while typing and dragging. It prints the median and worst times in milliseconds beside their
 * goals; no figure makes it fail. With `--try`, it measures each thing only once, on one page and with hardly any
 * pauses, so the figures mean nothing. With `--try`, it also leaves out the slow network, and neither generates nor
 * judges a code with a photograph.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/run/setup.mjs';

const { values } = parseArgs({ options: { try: { type: 'boolean', default: false } } });
const ROUNDS = values.try ? 1 : 21;

/** Milliseconds after which earlier work no longer affects a measurement. */
const REST = values.try ? 20 : 5000;

/** How many times slower the processor is made while frames are counted. */
const SLOWDOWN = values.try ? 1 : 4;

/** The milliseconds between two typed letters, and the number of steps in which a slider is dragged. */
const [DELAY, STEPS] = values.try ? [20, 3] : [80, 60];

/** What is typed into the search box of the community, and after the address in the generator. */
const [SEARCH, ADDITION] = values.try ? ['how', '/a'] : ['how large to print a code', '/a/longer/path?with=some'];

/** The code scans in each of these colors, so that no time is spent on finding the causes of a bad verdict. */
const COLORS = ['#7A1F1F', '#1F3A7A', '#1F5A2F', '#4A1F6A', '#000000'];

/**
 * The colors in the order in which they are set. Each is set twice: if verdicts were cached, the second waits would be
 * much shorter.
 */
const CHANGES = values.try ? COLORS.slice(0, 1) : [...COLORS, ...COLORS];

/** Width and height of the photograph, in pixels. */
const PHOTOGRAPH = values.try ? [40, 30] : [2000, 1500];

/** A slow 4G network as Lighthouse simulates it: latency in milliseconds, throughput in bytes per second. */
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

/**
 * The uploaded photograph. It is made only once, because drawing it takes longer than the measurements.
 * @type {Buffer | undefined}
 */
let photograph;

/**
 * With `--try`, the one page of all measurements. Without it, each measurement opens a page of its own.
 * @type {import('@playwright/test').Page | undefined}
 */
let shared;

const server = spawn(process.execPath, ['scripts/hosting/serve.mjs'], { env: { ...process.env, PORT: '0' } });
const [line] = await once(server.stdout, 'data');
const address = String(/http:\S+/.exec(String(line))?.[0]);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: CHROMIUM_FLAGS,
});

try {
  report('first key to draft, empty cache', await timeFirstDrafts(), 500);
  if (!values.try) report('the same on a slow network', await timeFirstDrafts(SLOW_NETWORK), 1500);

  const plain = await openGenerator();
  report('click to stored image, URL, standard', await timeGenerations(plain), 20);
  await close(plain);
  if (!values.try) {
    const styled = await openGenerator();
    await uploadPhotograph(styled);
    report('the same with a photograph of 1 MB as logo', await timeGenerations(styled), 60);
    await styled.getByLabel('Logo Position').selectOption('Full Width');
    report('the same with the photograph over the whole code', await timeGenerations(styled), 60);
    await close(styled);
  }

  const judged = await openGenerator();
  await judged.getByRole('tab', { name: 'Custom' }).click();
  await judged.waitForTimeout(REST);
  reportVerdicts('no logo', await timeVerdicts(judged));
  if (!values.try) {
    await uploadPhotograph(judged);
    await judged.waitForTimeout(REST);
    // Forgets the long tasks so far, such as making and decoding the photograph.
    await judged.evaluate(() => Reflect.set(Reflect.get(window, 'tasks'), 'length', 0));
    reportVerdicts('a photograph as logo', await timeVerdicts(judged));
  }
  console.log(`longest task on the page meanwhile: ${await longestTask(judged)}`);
  await close(judged);

  const slow = await openGenerator();
  await uploadPhotograph(slow);
  const session = await slow.context().newCDPSession(slow);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const idle = await frames(slow, () => slow.waitForTimeout(values.try ? 50 : 2000));
  const typing = await frames(slow, () => slow.getByLabel('Website URL').pressSequentially(ADDITION, { delay: DELAY }));
  const dragging = await frames(slow, () => drag(slow));
  console.log(`\nframes at ${SLOWDOWN} × slowdown          median ms   95th %   over 20 ms`);
  frameRow('standing still', idle);
  frameRow('typing 12 letters a second', typing);
  frameRow('dragging the logo size', dragging);
  await close(slow);

  const community = shared ?? (await newPage());
  await community.goto(`${address}/community`, { waitUntil: 'networkidle' });
  console.log(`\nlongest task while the community loads: ${await longestTask(community)}`);
  await community.getByRole('searchbox').pressSequentially(SEARCH, { delay: DELAY });
  console.log(`the same and while its search box is typed in: ${await longestTask(community)}`);
} finally {
  await browser.close();
  server.kill();
}

/** Returns a page that records clicks, stored images, stages of verdicts, and long tasks. */
async function newPage() {
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await page.addInitScript(() => {
    const times = { click: 0, stored: 0 };
    /** @type {{ stage: string, wait: number }[]} */
    const stages = [];
    /** @type {number[]} */
    const tasks = [];
    Object.assign(window, { times, stages, tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
      buffered: true,
    });
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (message, /** @type {any} */ transfer) {
      if (message.kind === 'judge') {
        const sent = performance.now();
        this.addEventListener('message', ({ data }) => {
          if (data.id === message.id) stages.push({ stage: data.progress?.stage, wait: performance.now() - sent });
        });
      }
      postMessage.call(this, message, transfer);
    };
    window.addEventListener('click', (event) => (times.click = event.timeStamp), { capture: true });
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      setItem.call(this, key, value);
      if (key === 'generatedQRImage') times.stored = performance.now();
    };
  });
  return page;
}

/** Returns a page with the draft of a short link. With `--try`, it is the shared page, and has a draft already. */
async function openGenerator() {
  if (shared) return shared;
  const page = await newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByLabel('Website URL').fill('example.com/menu');
  await draftOf(page).waitFor();
  return page;
}

/**
 * Closes a page and its context, but keeps the shared page.
 * @param {import('@playwright/test').Page} page
 */
async function close(page) {
  if (page !== shared) await page.context().close();
}

/**
 * Returns the draft's picture. It is found by its region, because the pictures of the visitor's stored codes have
 * similar accessible names.
 * @param {import('@playwright/test').Page} page
 */
function draftOf(page) {
  return page.getByRole('region', { name: 'Preview', exact: true }).getByRole('img', { name: /^QR code for/ });
}

/** @param {import('@playwright/test').Page} page */
async function uploadPhotograph(page) {
  await page.getByRole('tab', { name: 'Custom' }).click();
  photograph ??= await makePhotograph(page);
  await page
    .getByLabel('Upload a logo or image')
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photograph });
  await page.getByRole('img', { name: 'Your upload' }).waitFor();
  await page.waitForTimeout(Math.min(REST, 1500));
}

/** @param {import('@playwright/test').Page} page any open page, whose canvas draws the photograph */
async function makePhotograph(page) {
  const url = await page.evaluate(async ([width, height]) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
    const pixels = context.createImageData(width, height);
    for (let index = 0, seed = 1; index < pixels.data.length; index++) {
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
      pixels.data[index] = index % 4 === 3 ? 255 : 90 + 60 * Math.sin(index / 90000) + (seed >>> 26);
    }
    context.putImageData(pixels, 0, 0);
    const reader = new FileReader();
    reader.readAsDataURL(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 }));
    await new Promise((resolve) => (reader.onload = resolve));
    return String(reader.result);
  }, PHOTOGRAPH);
  const bytes = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  console.log(`(the photograph has ${(bytes.length / 1e6).toFixed(2)} MB)`);
  return bytes;
}

/**
 * Makes several first visits. Returns for each the milliseconds from the first key to the draft.
 * @param {typeof SLOW_NETWORK} [network]
 */
async function timeFirstDrafts(network) {
  const waits = [];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await newPage();
    if (values.try) shared = page;
    if (network) {
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', network);
    }
    await page.goto(address, { waitUntil: 'networkidle' });
    const start = performance.now();
    await page.getByLabel('Website URL').pressSequentially('example.com');
    await draftOf(page).waitFor();
    waits.push(performance.now() - start);
    await close(page);
  }
  return waits;
}

/** @param {import('@playwright/test').Page} page */
async function timeGenerations(page) {
  const waits = [];
  for (let round = 0; round < ROUNDS; round++) {
    await page.waitForTimeout(Math.min(REST, 300));
    await page.getByRole('button', { name: 'Generate QR Code' }).click();
    await page.waitForURL('**/preview');
    waits.push(
      await page.evaluate(() => {
        const times = Reflect.get(window, 'times');
        return times.stored - times.click;
      }),
    );
    await page.goBack();
    await draftOf(page).waitFor();
  }
  return waits;
}

/**
 * Returns the milliseconds from sending each design to the worker until the first verdict, and until the full one.
 * @param {import('@playwright/test').Page} page
 */
async function timeVerdicts(page) {
  /** @type {Record<'first' | 'full', number[]>} */
  const waits = { first: [], full: [] };
  for (const color of CHANGES) {
    await page.evaluate(() => Reflect.set(Reflect.get(window, 'stages'), 'length', 0));
    await page.getByLabel('Foreground', { exact: true }).fill(color);
    await page.waitForFunction(() => {
      const reached = Reflect.get(window, 'stages').map((/** @type {{ stage: string }} */ { stage }) => stage);
      return ['first', 'full', 'fixes'].every((stage) => reached.includes(stage));
    });
    /** @type {{ stage: string, wait: number }[]} */
    const stages = await page.evaluate(() => Reflect.get(window, 'stages'));
    for (const stage of /** @type {const} */ (['first', 'full'])) {
      waits[stage].push(...stages.filter((reached) => reached.stage === stage).map(({ wait }) => wait));
    }
  }
  return waits;
}

/**
 * @param {string} what
 * @param {{ first: number[], full: number[] }} waits
 */
function reportVerdicts(what, { first, full }) {
  report(`change to first answer, ${what}`, first, 300);
  report(`change to whole verdict, ${what}`, full, 1500);
}

/**
 * Returns, as text, the duration of the longest task so far on the page's thread. Tasks under 50 ms are not recorded.
 * @param {import('@playwright/test').Page} page
 */
async function longestTask(page) {
  await page.waitForTimeout(Math.min(REST, 500));
  const tasks = await page.evaluate(() => Reflect.get(window, 'tasks'));
  return tasks.length === 0 ? 'under 50 ms' : `${Math.max(...tasks).toFixed(0)} ms`;
}

/** @param {import('@playwright/test').Page} page */
async function drag(page) {
  const box = await page.getByLabel('Logo Size').boundingBox();
  if (!box) throw new Error('The slider is not in sight');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width / 2, y);
  await page.mouse.down();
  for (let step = 0; step < STEPS; step++) {
    await page.mouse.move(box.x + box.width * (0.5 + 0.3 * Math.sin(step / 6)), y);
    await page.waitForTimeout(30);
  }
  await page.mouse.up();
}

/**
 * Returns the times between frames, in milliseconds, while `act` runs.
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<void>} act
 */
async function frames(page, act) {
  await page.evaluate(() => {
    /** @type {number[]} */
    const gaps = [];
    Object.assign(window, { gaps, isCounting: true });
    let last = performance.now();
    requestAnimationFrame(function count(now) {
      gaps.push(now - last);
      last = now;
      if (Reflect.get(window, 'isCounting')) requestAnimationFrame(count);
    });
  });
  await act();
  await page.waitForFunction(() => Reflect.get(window, 'gaps').length > 1);
  return page.evaluate(() => {
    Object.assign(window, { isCounting: false });
    return /** @type {number[]} */ (Reflect.get(window, 'gaps')).slice(1);
  });
}

/**
 * @param {number[]} values
 * @param {number} share
 */
function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

/**
 * @param {string} what
 * @param {number[]} waits
 * @param {number} goal
 */
function report(what, waits, goal) {
  const [median, worst] = [quantile(waits, 0.5), quantile(waits, 1)];
  console.log(
    `${what.padEnd(52)} median ${median.toFixed(1).padStart(6)} ms, worst ${worst.toFixed(1).padStart(6)}, goal ${goal}`,
  );
}

/**
 * @param {string} what
 * @param {number[]} gaps
 */
function frameRow(what, gaps) {
  const late = gaps.filter((gap) => gap > 20).length / gaps.length;
  console.log(
    `${what.padEnd(32)}${quantile(gaps, 0.5).toFixed(1).padStart(9)}${quantile(gaps, 0.95).toFixed(1).padStart(9)}${(100 * late).toFixed(1).padStart(12)}%`,
  );
}
