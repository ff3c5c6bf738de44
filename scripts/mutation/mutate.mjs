/**
 * `npm run mutate`: breaks one rule after another and runs the tests that should notice. Fails when fewer than nine in ten are noticed, or
 * one that is not has no reason in `mutations.mjs`. No file is changed: a rule is broken on its way into the test.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import { MUTATIONS } from './mutations.mjs';

/** Share of the mutations that a test must notice. */
const LEAST_KILLED = 0.9;

/** @typedef {import('./mutation.mjs').Mutation} Mutation */

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const chosen = MUTATIONS.filter(({ file }) => file.includes(values.only));
if (chosen.length === 0) throw new Error(`There is no mutation of ${values.only}`);

/** @type {Set<string>} */
const sound = new Set();
/** @type {Mutation[]} */
const survivors = [];
for (const mutation of chosen) {
  await checkUnbroken(mutation);
  const isKilled = await isNoticed(mutation);
  if (!isKilled) survivors.push(mutation);
  console.log(
    `${isKilled ? 'killed  ' : 'SURVIVED'}  ${mutation.file}: ${mutation.from} → ${mutation.to || 'nothing'}`,
  );
}
const killed = chosen.length - survivors.length;
console.log(`\n${killed} of ${chosen.length} killed (${Math.round((100 * killed) / chosen.length)} %)`);
for (const { file, from, why } of survivors) console.log(`  ${file}: ${from}: ${why ?? 'nobody knows why'}`);
const isExplained = survivors.every(({ why }) => why);
process.exit(isExplained && killed >= LEAST_KILLED * chosen.length ? 0 : 1);

/**
 * Tests that fail anyway would notice everything. Each set of them is run once without a mutation.
 * @param {Mutation} mutation
 */
async function checkUnbroken(mutation) {
  const name = mutation.tests.join(' ');
  if (sound.has(name)) return;
  if (await isNoticed({ ...mutation, to: mutation.from })) throw new Error(`Fails unbroken: ${name}`);
  sound.add(name);
}

/**
 * @param {Mutation} mutation
 * @returns {Promise<boolean>} whether a test fails
 */
async function isNoticed({ file, from, to, tests }) {
  const broken = resolve(file);
  const parts = readFileSync(broken, 'utf8').split(from);
  if (parts.length !== 2) throw new Error(`${file} holds ${parts.length - 1} times: ${from}`);
  const mutation = {
    name: 'mutation',
    enforce: /** @type {const} */ ('pre'),
    transform: (/** @type {string} */ code, /** @type {string} */ id) =>
      id === broken ? code.replace(from, () => to) : undefined,
  };
  // One project in the place of those of vite.config.ts, which know no plugins but their own.
  const projects = [
    {
      extends: /** @type {const} */ (true),
      plugins: [mutation],
      test: { include: ['{src,calibration,scripts}/**/*.test.{ts,mjs}'] },
    },
  ];
  const options = { run: true, watch: false, bail: 1, reporters: [{}], silent: true, projects };
  const vitest = await startVitest('test', tests, options);
  const files = vitest.state.getFiles();
  // The first failure ends the run, often before it is counted itself: only what has passed whole has noticed nothing.
  const isKilled = files.some(({ result }) => result?.state !== 'pass') || vitest.state.getUnhandledErrors().length > 0;
  await vitest.close();
  process.exitCode = 0;
  if (files.length === 0) throw new Error(`No test of ${file} ran`);
  return isKilled;
}
