/**
 * `npm test` runs all checks in steps. `npm run check` (`--fast`) runs only those that need no build. If CI is set, it
 * first installs the outside judges, and a judge that is still missing is a failure.
 */
import { mkdirSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { forgetMissedJudges, missedJudges } from './outside-judges.mjs';
import { findChromium, installJudges, installPackages } from './setup.mjs';
import { runSideBySide } from './steps.mjs';

const isFast = process.argv.includes('--fast');
const isContinuous = Boolean(process.env.CI) && !isFast;

/** @typedef {import('./steps.mjs').Step} Step */

/** @type {readonly Step[]} */
const CHECKS = [
  ['format and lint', ['biome', 'check', '--error-on-warnings']],
  ['directions of imports', ['node', 'scripts/build/directions.mjs']],
  ['types of the style sheets', ['node', 'scripts/build/css-types.mjs']],
  ['types', ['tsc', '--project', 'tsconfig.json']],
  ['types of the service worker', ['tsc', '--project', 'site/app/tsconfig.worker.json']],
  ['types of core', ['tsc', '--project', 'core/tsconfig.json']],
  ['the package', ['node', 'scripts/build/pack.mjs']],
  ['unit tests', ['vitest', 'run', ...(isFast ? [] : ['--project=apart', '--project=shared'])]],
];

/** @type {readonly Step[]} */
const BUILD = [
  // Builds as `npm start` does, and asks its server for a page.
  ['build', ['node', 'scripts/run/start.mjs', '--try'], 'needed'],
  ['budgets', ['size-limit', '--config', 'scripts/build/budgets.mjs']],
  ["the engine's budget", ['node', 'scripts/build/engine-size.mjs']],
  ['unit tests of running times', ['vitest', 'run', '--project=timed']],
];

/** @type {readonly Step[]} */
const BROWSER_TESTS = [['browser tests', ['playwright', 'test']]];

installPackages();
forgetMissedJudges();
mkdirSync('build', { recursive: true });
process.env.PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
if (isContinuous) installJudges();
if (!isFast) process.env.CHROMIUM_PATH = await findChromium();

// Most of the steps use one core; only the unit tests use all.
const failed = await runSideBySide(isFast ? [CHECKS] : [CHECKS, BUILD]);
if (!isFast && !failed.includes('build')) failed.push(...(await runSideBySide([BROWSER_TESTS])));

const missed = missedJudges();
if (missed.length) console.log(`\nSkipped tests, because these outside judges are not installed: ${missed.join(', ')}`);
if (isContinuous) failed.push(...missed);
console.log(failed.length ? `\nFAILED: ${failed.join(', ')}` : '\nAll steps passed.');
process.exitCode = failed.length ? 1 : 0;
