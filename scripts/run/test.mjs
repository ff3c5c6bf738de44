/**
 * `npm run check` (`--fast`) runs what needs no build, `npm test` also the build and the browser tests with the tag
 * `@smoke`, and `npm run test:all` (`--all`) everything. `npm test` does so too if CI is set. Then the outside judges are
 * installed first, and a judge that is still missing is a failure.
 */
import { mkdirSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { forgetMissedJudges, missedJudges } from './outside-judges.mjs';
import { findChromium, installJudges, installPackages } from './setup.mjs';
import { runSideBySide } from './steps.mjs';

const isFast = process.argv.includes('--fast');
const hasEverything = !isFast && (process.argv.includes('--all') || Boolean(process.env.CI));
if (hasEverything) process.env.CI ||= '1';

// With the same seed, a property test tries the same values. A failure names its seed, and `SEED` repeats it.
process.env.SEED ||= hasEverything ? String(Date.now() % 2 ** 31) : '1';

/** @typedef {import('./steps.mjs').Step} Step */

// By its path: a package that bundles types brings an older one with a program of the same name.
const TSC = ['node', 'node_modules/typescript/bin/tsc'];

/** @type {readonly Step[]} */
const CHECKS = [
  ['format and lint', ['biome', 'check', '--error-on-warnings']],
  ['directions of imports', ['node', 'scripts/build/directions.mjs']],
  ['exports without a user', ['knip', '--production', '--include', 'exports,files']],
  ['types of the style sheets', ['node', 'scripts/build/css-types.mjs']],
  ['types', [...TSC, '--project', 'tsconfig.json']],
  ['types of the service worker', [...TSC, '--project', 'site/app/tsconfig.worker.json']],
  ['types of core', [...TSC, '--project', 'core/tsconfig.json']],
  ['the package', ['node', 'scripts/build/pack.mjs']],
  ['unit tests', ['vitest', 'run', ...(hasEverything ? ['--tags-filter=!timed'] : [])]],
];

/** @type {readonly Step[]} */
const RUNNING_TIMES = [
  [
    'running times',
    ['vitest', 'run', 'core/', 'site/', '--tags-filter=timed', '--project=shared', '--pool=forks', '--maxWorkers=1'],
  ],
];

/** @type {readonly Step[]} */
const SITE = [
  // Builds as `npm start` does, and asks its server for a page.
  ['build', ['node', 'scripts/run/start.mjs', '--try'], 'needed'],
  ['budgets', ['size-limit', '--config', 'scripts/build/budgets.mjs']],
  ["the engine's budget", ['node', 'scripts/build/engine-size.mjs']],
  ...(hasEverything ? RUNNING_TIMES : []),
  ['browser tests', ['playwright', 'test', ...(hasEverything ? [] : ['--grep=@smoke'])]],
];

installPackages();
forgetMissedJudges();
mkdirSync('build', { recursive: true });
process.env.PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
if (hasEverything) installJudges();
if (!isFast) process.env.CHROMIUM_PATH = await findChromium();

console.log(`Property tests use the seed ${process.env.SEED}`);
const failed = await runSideBySide(isFast ? [CHECKS] : [CHECKS, SITE]);

const missed = missedJudges();
if (missed.length) console.log(`\nSkipped tests, because these outside judges are not installed: ${missed.join(', ')}`);
if (hasEverything) failed.push(...missed);
console.log(failed.length ? `\nFAILED: ${failed.join(', ')}` : '\nAll steps passed.');
process.exitCode = failed.length ? 1 : 0;
