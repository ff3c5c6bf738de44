/**
 * `npm run calibrate`: the tables of docs/scanning.md, measured again. Decoders that the site does not use judge its verdicts.
 * `--designs=300` and `--seed=1` choose the random designs, `--processes=2` how many work at a time, `--only=shape,shaped` the kinds.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import Tinypool from 'tinypool';
import { JUDGES, TUNNEL_READERS, tasks } from './calibration-tasks.mjs';

const { values } = parseArgs({
  options: {
    designs: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    processes: { type: 'string', default: String(availableParallelism()) },
  },
});

/** @typedef {import('./calibration-tasks.mjs').Task} Task */
/** @typedef {import('./calibration-tasks.mjs').Result} Result */

const VERDICTS = ['everywhere', 'good-conditions', 'unlikely', 'not'];

const kinds = values.only?.split(',');
const chosen = tasks(Number(values.designs), Number(values.seed)).filter(({ kind }) => kinds?.includes(kind) ?? true);
const results = await measureAll(chosen);
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
  const shaped = results.filter(({ kind }) => kind === 'shaped');
  console.log(`\nRandom designs (${designs.length}), and who reads them as they are`);
  printVerdicts(designs);
  console.log(`\nRandom designs in shapes (${shaped.length}), and who reads them as they are`);
  printVerdicts(shaped);
  const bad = [...designs, ...shaped].filter(({ verdict }) => verdict === 'unlikely' || verdict === 'not');
  const repaired = bad.filter(({ repaired }) => repaired !== null);
  console.log(`\nBad verdicts: ${bad.length}; with a verified repair: ${repaired.length}`);
  table(
    ['after the best repair', 'designs'],
    [...VERDICTS, 'none, with its reason'].map((name) => [
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
    if (rows.length === 0) continue;
    // Names of presets are no numbers and stay in their order.
    const names = [...new Set(rows.map(({ name }) => name))].sort((a, b) => Number(a) - Number(b) || 0);
    console.log(`\n${title}`);
    table(
      ['', 'codes', ...VERDICTS, 'readings', ...JUDGES],
      names.map((name) => {
        const own = rows.filter((row) => row.name === name);
        return [
          name,
          own.length,
          ...VERDICTS.map((verdict) => own.filter((row) => row.verdict === verdict).length),
          `${Math.round((100 * sum(own, ({ share }) => share)) / own.length)} %`,
          ...JUDGES.map((_, k) => own.filter(({ judges }) => judges[k]).length),
        ];
      }),
    );
  }
  printShapes(results.filter(({ kind }) => kind === 'shape'));
  const times = results.map(({ time }) => time).sort((a, b) => a - b);
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
 * By verdict: how many random designs have it, and who reads them.
 * @param {Result[]} designs
 */
function printVerdicts(designs) {
  table(
    ['verdict', 'designs', ...JUDGES, 'all', 'none', 'unseen conditions'],
    VERDICTS.map((verdict) => {
      const rows = designs.filter((design) => design.verdict === verdict);
      return [
        verdict,
        rows.length,
        ...JUDGES.map((_, k) => percent(rows, ({ judges }) => Number(judges[k]))),
        percent(rows, ({ judges }) => Number(judges.every(Boolean))),
        percent(rows, ({ judges }) => Number(!judges.some(Boolean))),
        percent(
          rows.filter(({ unseen }) => unseen !== null),
          ({ unseen }) => unseen ?? 0,
        ),
      ];
    }),
  );
}

/**
 * By shape: the verdicts, and what each reader reads: of the tunnel's under its conditions, of the judges under the unseen ones.
 * @param {Result[]} results
 */
function printShapes(results) {
  console.log('\nShapes in three colourings of three contents, and the share that each reader reads');
  table(
    ['', 'codes', ...VERDICTS, ...TUNNEL_READERS, ...JUDGES],
    [...new Set(results.map(({ name }) => name))].map((name) => {
      const own = results.filter((row) => row.name === name);
      return [
        name,
        own.length,
        ...VERDICTS.map((verdict) => own.filter((row) => row.verdict === verdict).length),
        ...[...TUNNEL_READERS, ...JUDGES].map((_, k) => percent(own, ({ byReader }) => byReader?.[k] ?? 0)),
      ];
    }),
  );
}

/**
 * The mean of a share, as it is written in a table.
 * @param {Result[]} rows
 * @param {(row: Result) => number} share
 */
function percent(rows, share) {
  return rows.length === 0 ? '–' : `${Math.round((100 * sum(rows, share)) / rows.length)} %`;
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
