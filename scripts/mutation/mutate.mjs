/**
 * `npm run mutate carrying`: Stryker breaks the code of a folder of `src/` in every small way that it knows, and the
 * folder's own tests should notice each. `npm run mutate engine/masks.ts` breaks one file, and without a name all of
 * `FOLDERS` are broken, one after another. Results are kept in `build/mutation`: only what has changed is broken again.
 * Fails if the tests notice fewer than 85% of the changes to a folder or file.
 */
import { existsSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { describeOutcome, isEnough } from './outcome.mjs';

/** The folders whose code is mutated if the command names none; folders with quick tests come first. */
const FOLDERS = [
  ...['words', 'design', 'fitting', 'lettering', 'carrying', 'raster', 'tables', 'content', 'making', 'storage'],
  ...['workbench', 'drawing', 'sheets', 'uploads', 'batch', 'engine', 'weaving', 'scanning'],
];

/** A file of a few lines whose tests take milliseconds. */
const QUICK = 'late/twice.ts';

const { values, positionals } = parseArgs({
  options: { try: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const places = values.try ? [QUICK] : positionals.length > 0 ? positionals : FOLDERS;
for (const place of places) {
  if (!existsSync(`src/${place}`)) throw new RangeError(`There is no src/${place}`);
}
let isOk = true;
for (const place of places) {
  const ofFolder = await mutate(place);
  const mutants = ofFolder.filter(({ fileName }) => relative('src', fileName).replaceAll(sep, '/').startsWith(place));
  console.log(`${place}: ${describeOutcome(mutants)}`);
  isOk &&= isEnough(mutants);
}
process.exit(isOk ? 0 : 1);

/**
 * Breaks the code of a place and returns the results. They include the results that earlier runs kept for other files
 * of the folder.
 * @param {string} place a folder or a file in `src/`
 */
async function mutate(place) {
  const [folder] = place.split('/');
  process.env.MUTATED_FOLDER = folder;
  const stryker = new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', './scripts/mutation/ignore-error-messages.mjs'],
    ignorers: ['error-messages'],
    // Stryker must run all tests of the folder to find out which of them reach a file through the folder's `index.ts`.
    vitest: { configFile: 'scripts/mutation/vitest.config.mjs', related: false },
    mutate: [place.endsWith('.ts') ? `src/${place}` : `src/${place}/**/*.ts`, '!**/*.test.ts', '!**/testing/**'],
    ignorePatterns: ['/dist', '/e2e', '/public', '/build', '/bench', '/judges', '/docs/images'],
    tempDirName: 'build/mutation/sandbox',
    // Stryker rewrites tsconfig.json through an interface that TypeScript 7 lacks. Nothing here reads the rewritten
    // file.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    incremental: true,
    incrementalFile: `build/mutation/${folder}.json`,
    concurrency: 1,
    timeoutMS: 5_000,
    dryRunTimeoutMinutes: 30,
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: `build/mutation/last-${folder}.json` },
    allowConsoleColors: false,
  });
  return stryker.runMutationTest();
}
