/**
 * `node calibration/calibrate.mjs` measures what is in the tables of the documentation, logs the tables, and then
 * whether the promises hold that the documentation makes. Fails if one is broken. README.md has the kinds of tables.
 * Without names, it measures design, weaving and looks, which takes hours; `npm run calibrate` does this.
 *
 * - `design`, `weaving`, `looks`, `check`: measures these tables.
 * - `--only=preset,ink`: measures only these kinds of pictures, for design and check.
 * - `--every=3`: measures only every third picture.
 * - `--seed=34`: the seed of random designs.
 * - `--processes=2`: the number of processes. By default, one for each processor core.
 * - `--try`: measures only one picture, to see whether the script works.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import Tinypool from 'tinypool';
import { bundleSource } from '../scripts/run/load-source.mjs';
import { logCheck } from './table-check.mjs';
import { logDesign } from './table-design.mjs';
import { logLooks } from './table-looks.mjs';
import { logWeaving } from './table-weaving.mjs';

/** @typedef {readonly [promise: string, holds: boolean, details?: string]} Outcome */

/** What measures a picture, and what logs the results. @type {Record<string, [string, (results: any, module: any) => Outcome[]]>} */
const TABLES = {
  design: ['calibration/measure-design.ts', logDesign],
  weaving: ['calibration/measure-weaving.ts', logWeaving],
  looks: ['calibration/measure-looks.ts', logLooks],
  check: ['calibration/measure-check.ts', logCheck],
};

const { values, positionals } = parseArgs({
  options: {
    only: { type: 'string' },
    every: { type: 'string', default: '1' },
    seed: { type: 'string', default: '34' },
    processes: { type: 'string', default: String(availableParallelism()) },
    try: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

for (const name of positionals.length > 0 ? positionals : ['design', 'weaving', 'looks']) {
  if (!(name in TABLES)) throw new RangeError(`${name}: known are ${Object.keys(TABLES).join(', ')}`);
  const [file, log] = TABLES[name];
  const bundle = await bundleSource(file);
  const module = await import(bundle);
  /** @type {{ kind?: string }[]} */
  const tasks = module.tasks(Number(values.seed));
  const asked = tasks.filter(({ kind }) => !values.only || values.only.split(',').includes(String(kind)));
  if (asked.length === 0) throw new RangeError(`--only: known are ${[...new Set(tasks.map(({ kind }) => kind))]}`);
  const chosen = asked.filter((_, index) => index % (values.try ? tasks.length : Number(values.every)) === 0);
  const outcomes = log(await measureAll(bundle, chosen), module);
  console.log('');
  // The promises are about shares and means of many pictures.
  for (const [promise, holds, details = ''] of values.try ? [] : outcomes) {
    if (!holds) process.exitCode = 1;
    console.log(`${holds ? 'holds ' : 'BROKEN'}  ${promise}${details}`);
  }
}

/**
 * Runs the default export of a bundle on every task, in child processes, since threads would share one count of
 * processor time. Reports progress on the error output.
 * @param {string} bundle URL of a module whose default export measures one task
 * @param {readonly unknown[]} tasks
 * @returns {Promise<unknown[]>} in the order of the tasks
 */
async function measureAll(bundle, tasks) {
  const maxThreads = Number(values.processes);
  const pool = new Tinypool({ runtime: 'child_process', filename: bundle, minThreads: 1, maxThreads });
  let count = 0;
  const results = await Promise.all(
    tasks.map(async (task) => {
      const result = await pool.run(task);
      count++;
      if (count % 20 === 0) console.error(`${count} of ${tasks.length}`);
      return result;
    }),
  );
  await pool.destroy();
  return results;
}
