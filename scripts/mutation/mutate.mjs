/**
 * `npm run mutate`: breaks one rule after another and runs the tests that should notice. Fails if fewer than nine in
 * ten are noticed, or if one that is not has no reason in `mutations.mjs`. No file is changed: a rule is broken on its
 * way into the test. `--only=limits` takes only the rules of files whose path contains this, `--try` only the first of
 * them, or of all one whose tests are quick.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import { MUTATIONS } from './mutations.mjs';
import { outcomeOf } from './outcome.mjs';

/** Share of the mutations that a test must notice. */
const LEAST_KILLED = 0.9;

/** Milliseconds for a test that has run out of time once: the machine may have been busy. */
const SECOND_TIMEOUT = 120_000;

/** A file whose rules have tests of a few milliseconds. */
const QUICK = 'scanning/fixes/recolor.ts';

/** @typedef {import('./mutation.mjs').Mutation} Mutation */

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, try: { type: 'boolean', default: false } },
});
const part = values.only || (values.try ? QUICK : '');
const chosen = MUTATIONS.filter(({ file }) => file.includes(part)).slice(0, values.try ? 1 : undefined);
if (chosen.length === 0) {
  const files = [...new Set(MUTATIONS.map(({ file }) => file))];
  throw new RangeError(`--only: no mutation of ${values.only}; there are some of ${files.join(', ')}`);
}

/** @type {Set<string>} */
const sound = new Set();
/** @type {Mutation[]} */
const unnoticed = [];
for (const mutation of chosen) {
  await checkUnbroken(mutation);
  const outcome = await tryTwice(mutation);
  if (outcome !== 'killed') unnoticed.push(mutation);
  const word = outcome === 'killed' ? 'killed' : outcome.toUpperCase();
  console.log(`${word.padEnd(9)}  ${mutation.file}: ${mutation.from} → ${mutation.to || 'nothing'}`);
}
const killed = chosen.length - unnoticed.length;
console.log(`\n${killed} of ${chosen.length} killed (${Math.round((100 * killed) / chosen.length)}%)`);
for (const { file, from, why } of unnoticed) console.log(`  ${file}: ${from}: ${why ?? 'no reason is known'}`);
const isExplained = unnoticed.every(({ why }) => why);
process.exit(isExplained && killed >= LEAST_KILLED * chosen.length ? 0 : 1);

/**
 * Runs the tests of a mutation once without it: tests that fail anyway would notice everything.
 * @param {Mutation} mutation
 */
async function checkUnbroken(mutation) {
  const name = mutation.tests.join(' ');
  if (sound.has(name)) return;
  const outcome = await tryTwice({ ...mutation, to: mutation.from });
  if (outcome !== 'survived') throw new Error(`Without a mutation ${outcome}: ${name}`);
  sound.add(name);
}

/**
 * Where tests only ran out of time, they all run again with more of it.
 * @param {Mutation} mutation
 */
async function tryTwice(mutation) {
  const outcome = await runTests(mutation, { bail: 1 });
  if (outcome !== 'timed out') return outcome;
  return runTests(mutation, { bail: 0, testTimeout: SECOND_TIMEOUT, hookTimeout: SECOND_TIMEOUT });
}

/**
 * @param {Mutation} mutation
 * @param {{ bail: number, testTimeout?: number, hookTimeout?: number }} limits
 */
async function runTests({ file, from, to, tests }, limits) {
  const broken = resolve(file);
  const parts = readFileSync(broken, 'utf8').split(from);
  if (parts.length !== 2) throw new Error(`${file} contains ${parts.length - 1} times: ${from}`);
  const mutation = {
    name: 'mutation',
    enforce: /** @type {const} */ ('pre'),
    transform: (/** @type {string} */ code, /** @type {string} */ id) =>
      id === broken ? code.replace(from, () => to) : undefined,
  };
  const { bail, ...timeouts } = limits;
  // One project in the place of those of vite.config.ts, which know no plugins but their own.
  const projects = [
    {
      extends: /** @type {const} */ (true),
      plugins: [mutation],
      test: { include: ['{src,calibration,scripts}/**/*.test.{ts,mjs}'], ...timeouts },
    },
  ];
  /** @type {string[]} */
  const messages = [];
  // The first failure ends the run before the state of its file is known: only a reporter sees it for certain.
  const reporter = {
    onTestCaseResult: (/** @type {import('vitest/node').TestCase} */ test) =>
      void messages.push(...(test.result().errors ?? []).map(({ message }) => message)),
    onTestModuleEnd: (/** @type {import('vitest/node').TestModule} */ module) =>
      void messages.push(...module.errors().map(({ message }) => message)),
    onTestSuiteResult: (/** @type {import('vitest/node').TestSuite} */ suite) =>
      void messages.push(...suite.errors().map(({ message }) => message)),
  };
  const options = { run: true, watch: false, bail, reporters: [reporter], silent: true, projects };
  const vitest = await startVitest('test', tests, options);
  const files = vitest.state.getFiles();
  for (const error of vitest.state.getUnhandledErrors()) messages.push(String(/** @type {Error} */ (error).message));
  await vitest.close();
  process.exitCode = 0;
  if (files.length === 0) throw new Error(`No test of ${file} ran`);
  return outcomeOf(
    messages,
    files.every(({ result }) => result?.state === 'pass'),
  );
}
