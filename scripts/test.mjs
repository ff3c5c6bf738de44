/** `npm test`: everything that can be checked, one step after another, with a sum at the end. `check` is its fast part. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findChromium, installPackages } from './setup.mjs';

const UNIT_REPORT = 'build/unit-tests.json';
const BROWSER_REPORT = 'build/browser-tests.json';

const isFast = process.argv.includes('--fast');

/** @type {[name: string, command: string[]][]} */
const FAST_STEPS = [
  ['format and lint', ['biome', 'check', '--error-on-warnings']],
  ['types', ['tsc', '--project', 'tsconfig.json']],
  ['types of the service worker', ['tsc', '--project', 'tsconfig.worker.json']],
  ['types without a browser', ['tsc', '--project', 'tsconfig.pure.json']],
  ['unit tests', ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`]],
];

/** @type {[name: string, command: string[]][]} */
const SLOW_STEPS = [
  ['build', ['node', 'scripts/build.mjs']],
  ['budgets', ['node', 'scripts/budgets.mjs']],
  ["the engine's budget", ['node', 'scripts/engine-size.mjs']],
  ['browser tests', ['playwright', 'test']],
];

installPackages();
rmSync(UNIT_REPORT, { force: true });
rmSync(BROWSER_REPORT, { force: true });
mkdirSync('build', { recursive: true });
process.env.PATH = `node_modules/.bin:${process.env.PATH}`;
if (!isFast) process.env.CHROMIUM_PATH = await findChromium();

/** @type {string[]} */
const failures = [];
for (const [name, [command, ...parameters]] of isFast ? FAST_STEPS : [...FAST_STEPS, ...SLOW_STEPS]) {
  // Without a build there is nothing to measure or to open.
  if (failures.includes('build')) continue;
  console.log(`\n── ${name}`);
  const began = Date.now();
  const { status } = spawnSync(command, parameters, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) failures.push(name);
  console.log(`${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

const unit = readReport(UNIT_REPORT);
const browser = readReport(BROWSER_REPORT)?.stats;
const passed = (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0);
const failed = (unit?.numFailedTests ?? 0) + (browser?.unexpected ?? 0) + (browser?.flaky ?? 0);

console.log(failures.length === 0 ? '\nEverything passed' : `\nFailed: ${failures.join(', ')}`);
// A step may fail without a failed test, as the formatter does: it counts as one.
console.log(`${passed} passed, ${failures.length > 0 ? Math.max(failed, failures.length) : failed} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

/** @param {string} path */
function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
