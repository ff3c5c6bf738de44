/**
 * `npm run calibrate`: the tables of docs/scanning.md, measured again. Decoders that the site does not use judge its verdicts.
 * `--designs=300` and `--seed=1` choose the random designs, `--processes=2` how many work at a time.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import Tinypool from 'tinypool';
import { JUDGES, tasks } from './calibration-tasks.mjs';

const { values } = parseArgs({
  options: {
    designs: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    processes: { type: 'string', default: String(availableParallelism()) },
  },
});

/** @typedef {import('./calibration-tasks.mjs').Task} Task */
/** @typedef {import('./calibration-tasks.mjs').Result} Result */

const results = await measureAll(tasks(Number(values.designs), Number(values.seed)));
process.exitCode = printTables(results) ? 0 : 1;

/**
 * @param {Task[]} all
 * @returns {Promise<Result[]>} in the order of the tasks
 */
async function measureAll(all) {
  const pool = new Tinypool({
    // Threads would share one count of the processor's time.
    runtime: 'child_process',
    filename: new URL('./calibration-tasks.mjs', import.meta.url).href,
    minThreads: 1,
    maxThreads: Number(values.processes),
  });
  let count = 0;
  const results = await Promise.all(
    all.map(async (task) => {
      const result = await pool.run(task);
      count++;
      if (count % 20 === 0) console.error(`${count} of ${all.length}`);
      return result;
    }),
  );
  await pool.destroy();
  return results;
}

/**
 * @param {Result[]} results
 * @returns whether every promise is kept
 */
function printTables(results) {
  const designs = results.filter(({ kind }) => kind === 'design');
  const verdicts = ['everywhere', 'good-conditions', 'unlikely', 'not'];
  console.log(`\nRandom designs (${designs.length}), and who reads them as they are`);
  table(
    ['verdict', 'designs', ...JUDGES, 'all', 'none', 'unseen conditions'],
    verdicts.map((verdict) => {
      const rows = designs.filter((design) => design.verdict === verdict);
      const percent = (/** @type {(row: Result) => number} */ share, counted = rows) =>
        counted.length === 0 ? '–' : `${Math.round((100 * sum(counted, share)) / counted.length)} %`;
      return [
        verdict,
        rows.length,
        ...JUDGES.map((_, k) => percent(({ judges }) => Number(judges[k]))),
        percent(({ judges }) => Number(judges.every(Boolean))),
        percent(({ judges }) => Number(!judges.some(Boolean))),
        percent(
          ({ unseen }) => unseen ?? 0,
          rows.filter(({ unseen }) => unseen !== null),
        ),
      ];
    }),
  );
  const bad = designs.filter(({ verdict }) => verdict === 'unlikely' || verdict === 'not');
  const repaired = bad.filter(({ repaired }) => repaired !== null);
  console.log(`\nBad verdicts: ${bad.length}; with a verified repair: ${repaired.length}`);
  table(
    ['after the best repair', 'designs'],
    [...verdicts, 'none, with its reason'].map((name) => [
      name,
      bad.filter(({ repaired }) => (repaired ?? 'none, with its reason') === name).length,
    ]),
  );
  for (const { name, why } of bad.filter(({ repaired }) => repaired === null)) console.log(`  ${name}: ${why}`);

  for (const [kind, title] of /** @type {const} */ ([
    ['preset', 'Presets, without an image and with each kind of logo at 30 %'],
    ['ink', 'Gray ink on white, by luma'],
    ['logo', 'Centred logos in black codes of short texts, by percent'],
    ['long', 'Centred logos in black codes with an alignment pattern in the middle, by percent'],
    ['length', 'Plain codes, by characters'],
  ])) {
    const rows = results.filter((result) => result.kind === kind);
    // Names of presets are no numbers and stay in their order.
    const names = [...new Set(rows.map(({ name }) => name))].sort((a, b) => Number(a) - Number(b) || 0);
    console.log(`\n${title}`);
    table(
      ['', 'codes', ...verdicts, 'readings', ...JUDGES],
      names.map((name) => {
        const own = rows.filter((row) => row.name === name);
        return [
          name,
          own.length,
          ...verdicts.map((verdict) => own.filter((row) => row.verdict === verdict).length),
          `${Math.round((100 * sum(own, ({ share }) => share)) / own.length)} %`,
          ...JUDGES.map((_, k) => own.filter(({ judges }) => judges[k]).length),
        ];
      }),
    );
  }
  const times = designs.map(({ time }) => time).sort((a, b) => a - b);
  console.log(`\nProcessor time of a verdict: median ${times[times.length >> 1]} ms, slowest ${times.at(-1)} ms`);

  const promises = {
    'every code that scans everywhere is read by every judge': results.every(
      ({ verdict, judges }) => verdict !== 'everywhere' || judges.every(Boolean),
    ),
    'no code that does not scan is read by every judge': results.every(
      ({ verdict, judges }) => verdict !== 'not' || !judges.every(Boolean),
    ),
    'every bad verdict has a repair or says why not': bad.every(({ repaired, why }) => repaired !== null || why !== ''),
    'every preset scans everywhere': results.every(
      ({ kind, verdict }) => kind !== 'preset' || verdict === 'everywhere',
    ),
  };
  console.log('');
  for (const [promise, isKept] of Object.entries(promises)) console.log(`${isKept ? 'kept  ' : 'BROKEN'}  ${promise}`);
  for (const { name, verdict, judges } of results) {
    if (verdict === 'everywhere' && !judges.every(Boolean)) console.log(`  ${name}: ${verdict}, ${judges}`);
    if (verdict === 'not' && judges.every(Boolean)) console.log(`  ${name}: ${verdict}, ${judges}`);
  }
  return Object.values(promises).every(Boolean);
}

/**
 * @param {(string | number)[]} head
 * @param {(string | number)[][]} rows
 */
function table(head, rows) {
  const line = (/** @type {(string | number)[]} */ cells) => `| ${cells.join(' | ')} |`;
  console.log([line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n'));
}

/**
 * @template T
 * @param {T[]} values
 * @param {(value: T) => number} measure
 */
function sum(values, measure) {
  return values.reduce((total, value) => total + measure(value), 0);
}
