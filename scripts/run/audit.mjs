/**
 * `npm run audit` runs Lighthouse on the last build, as a phone with a slow network, and prints the scores of each page
 * as a table. It fails below the scores of `LEAST`. `--try` checks one page once, without the performance score, which
 * depends on how busy the machine is.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { PAGES } from '../hosting/hosting.mjs';
import { CHROMIUM_FLAGS, findChromium } from './setup.mjs';

/** @typedef {import('lighthouse').Result} Report */

const { values } = parseArgs({ options: { try: { type: 'boolean', default: false } } });

/** The lowest accepted score of each category. */
const LEAST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

/** @typedef {keyof typeof LEAST} Category */
const CATEGORIES = /** @type {Category[]} */ (Object.keys(LEAST)).filter(
  (category) => category !== 'performance' || !values.try,
);

/**
 * The largest number of measurements of one page. A page that seems too slow is measured again, because a busy machine
 * can make it slower, but not faster.
 */
const ATTEMPTS = values.try ? 1 : 3;

const server = spawn(process.execPath, ['scripts/hosting/serve.mjs'], {
  env: { ...process.env, PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
process.on('exit', () => server.kill());
const [line] = await once(server.stdout, 'data');
const site = /http:\S+/.exec(String(line))?.[0];
const chrome = await launch({
  chromePath: await findChromium(),
  chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS],
});

try {
  console.log(row('', CATEGORIES));
  for (const path of values.try ? examplePaths().slice(0, 1) : examplePaths()) {
    const report = await bestReport(path);
    const scores = CATEGORIES.map((category) => String(score(report, category)));
    console.log(row(decodeURI(path), scores));
    const shortcomings = CATEGORIES.flatMap((category) => shortcomingsOf(report, category));
    for (const shortcoming of shortcomings) console.log(`  ${shortcoming}`);
    if (shortcomings.length > 0) process.exitCode = 1;
  }
} finally {
  chrome.kill();
  server.kill();
}

/**
 * Returns one address for each screen in English: its path, or the first match in the site map if the path has a
 * parameter. Of the other languages, two home pages stand for all.
 */
function examplePaths() {
  const addresses = readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g);
  const listed = [...addresses].map(([, address]) => new URL(address).pathname);
  const english = PAGES.filter(({ language }) => language === 'en').map(({ path }) => {
    const [folder] = path.split(':');
    const example = listed.find((other) => (folder === path ? other === path : other.startsWith(folder)));
    if (!example) throw new Error(`dist/sitemap.xml lists no page like ${path}`);
    return example;
  });
  return [...english, '/de/', '/ja/'];
}

/**
 * @param {string} path
 * @returns {Promise<Report>}
 */
async function bestReport(path) {
  /** @type {Report[]} */
  const reports = [];
  while (reports.length < ATTEMPTS && !reports.some((report) => score(report, 'performance') >= LEAST.performance)) {
    const result = await lighthouse(site + path, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: CATEGORIES,
      disableFullPageScreenshot: true,
    });
    if (result) reports.push(result.lhr);
  }
  return reports.reduce((best, report) => (score(report, 'performance') > score(best, 'performance') ? report : best));
}

/**
 * @param {Report} report
 * @param {Category} category
 * @returns {number} from 0 to 100; 0 if the measurement failed or was left out
 */
function score(report, category) {
  return Math.round((report.categories[category]?.score ?? 0) * 100);
}

/**
 * Returns the failed audits of a category, or nothing if its score is high enough.
 * @param {Report} report
 * @param {Category} category
 */
function shortcomingsOf(report, category) {
  if (score(report, category) >= LEAST[category]) return [];
  const { auditRefs } = report.categories[category];
  const audits = auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => report.audits[id]);
  return audits
    .filter(({ score, scoreDisplayMode }) => (score === null ? scoreDisplayMode === 'error' : score < 1))
    .map(({ id, title, displayValue, errorMessage }) =>
      [`${category}: ${title}`, displayValue ?? errorMessage, id].filter(Boolean).join(', '),
    );
}

/**
 * @param {string} name
 * @param {string[]} cells
 */
function row(name, cells) {
  return name.slice(0, 40).padEnd(42) + cells.map((cell) => cell.padStart(15)).join('');
}
