/**
 * `npm test` runs all checks in steps and prints a summary. `npm run check` (`--fast`) runs only the fast ones. `npm
 * run test:all` (`--all`) first installs every outside judge, which `npm test` does too if CI is set.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { forgetMissedJudges, missedJudges } from './outside-judges.mjs';
import { findChromium, installJudges, installPackages } from './setup.mjs';
import { runSideBySide } from './steps.mjs';
import { sumUp } from './test-sum.mjs';

const UNIT_REPORT = 'build/unit-tests.json';
const BROWSER_REPORT = 'build/browser-tests.json';

const isFast = process.argv.includes('--fast');
const isContinuous = Boolean(process.env.CI) && !isFast;

/** @typedef {import('./steps.mjs').Step} Step */

/** @type {readonly Step[]} */
const CHECKS = [
  ['format and lint', ['biome', 'check', '--error-on-warnings']],
  ['types of the style sheets', ['node', 'scripts/build/css-types.mjs']],
  ['types', ['tsc', '--project', 'tsconfig.json']],
  ['types of the service worker', ['tsc', '--project', 'tsconfig.worker.json']],
  ['types without a browser', ['tsc', '--project', 'tsconfig.pure.json']],
];

/** @type {readonly Step[]} */
const BUILD = [
  // Builds as `npm start` does, and asks its server for a page.
  ['build', ['node', 'scripts/run/start.mjs', '--try'], 'needed'],
  ['budgets', ['size-limit', '--config', 'scripts/build/budgets.mjs']],
  ['what the home page loads', ['node', 'scripts/build/home-modules.mjs']],
  ["the engine's budget", ['node', 'scripts/build/engine-size.mjs']],
];

/** @type {readonly Step[]} */
const UNIT_TESTS = [
  ['unit tests', ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`]],
];

/** @type {readonly Step[]} */
const BROWSER_TESTS = [['browser tests', ['playwright', 'test']]];

/** @type {readonly Step[]} */
const COMMANDS = [['documented commands', ['node', 'scripts/run/try-commands.mjs']]];

installPackages();
for (const report of [UNIT_REPORT, BROWSER_REPORT]) rmSync(report, { force: true });
forgetMissedJudges();
mkdirSync('build', { recursive: true });
process.env.PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
if (isContinuous || process.argv.includes('--all')) installJudges();
if (!isFast) process.env.CHROMIUM_PATH = await findChromium();

// Most of the checks and of the build use one core. The unit tests use all cores; they start after the checks, even if
// the build takes longer.
const checks = [...CHECKS, ...UNIT_TESTS];
const failedSteps = await runSideBySide(isFast ? [checks] : [checks, BUILD]);
// The browser tests need a build. They and the documented commands often wait for a page, so both together take less
// time than one after the other.
if (!isFast && !failedSteps.includes('build')) failedSteps.push(...(await runSideBySide([BROWSER_TESTS, COMMANDS])));

const { isOk, lines } = sumUp({
  failedSteps,
  unit: readReport(UNIT_REPORT),
  browser: readReport(BROWSER_REPORT)?.stats,
  missed: missedJudges(),
  isSkippingAllowed: !isContinuous,
});
console.log(`\n${lines.join('\n')}`);
process.exitCode = isOk ? 0 : 1;

/** @param {string} path */
function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
