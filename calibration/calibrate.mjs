/**
 * `node calibration/calibrate.mjs` measures the tables of docs/scanning.md. It judges random designs, and series of
 * designs that differ in one thing, such as the size of the logo. It compares the verdicts with what four outside
 * decoders read. Outside decoders take no part in a verdict.
 *
 * Prints the tables. Then it checks four promises, and prints which are kept. One of them: if a picture scans
 * everywhere, every outside decoder that reads a plain code of the same text reads the picture too. The script fails if
 * a promise is broken.
 *
 * - `--designs=300`: the number of random designs.
 * - `--world=50`: the number of random designs with Japanese, Chinese, Arabic, Greek and emoji texts.
 * - `--shaped=50`: the number of random designs with random shapes of modules and corners.
 * - `--seed=34`: the seed of all random designs.
 * - `--only=design,world`: measures only these kinds of pictures. `TASK_KINDS` in design-tasks.ts has all kinds.
 * - `--processes=2`: the number of processes. By default, one for each processor core.
 * - `--try`: measures only one picture, to see whether the script works.
 *
 * `npm run calibrate` runs this script first, then the scripts for woven pictures and for looks.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { bundleSource } from '../scripts/run/load-source.mjs';
import { measureAll, printTable } from './measure-all.mjs';

const { values } = parseArgs({
  options: {
    designs: { type: 'string', default: '300' },
    world: { type: 'string', default: '50' },
    shaped: { type: 'string', default: '50' },
    seed: { type: 'string', default: '34' },
    only: { type: 'string' },
    try: { type: 'boolean', default: false },
    processes: { type: 'string', default: String(availableParallelism()) },
  },
});

/** @typedef {import('./measure-design.ts').DesignResult} DesignResult */

const bundle = await bundleSource('calibration/measure-design.ts');
/** @type {typeof import('./measure-design.ts')} */
const { designTasks, OUTSIDE_DECODERS, TASK_KINDS, TUNNEL_DECODERS, VERDICTS } = await import(bundle);

const kinds = chooseKinds(values.try ? 'length' : values.only, TASK_KINDS);
const tasks = designTasks({
  designs: Number(values.designs),
  world: Number(values.world),
  shaped: Number(values.shaped),
  seed: Number(values.seed),
});
/** @type {DesignResult[]} */
const results = await measureAll(
  bundle,
  tasks.filter(({ kind }) => kinds.includes(kind)).slice(0, values.try ? 1 : undefined),
  Number(values.processes),
);
process.exitCode = printTables(results) ? 0 : 1;

/**
 * Prints all tables and promises.
 * @param {DesignResult[]} results
 * @returns whether every promise is kept
 */
function printTables(results) {
  const designs = results.filter(({ fixes }) => fixes !== null);
  for (const [kind, title] of /** @type {const} */ ([
    ['design', 'Random designs'],
    ['shaped', 'Random designs in shapes'],
    ['world', 'Random designs in Japanese, Chinese, Arabic, Greek and emoji'],
  ])) {
    const rows = designs.filter((design) => design.kind === kind);
    console.log(
      `\n${title} (${rows.length}), which decoders read them as they are, and what they keep of a plain code's readings`,
    );
    printVerdicts(rows);
  }
  const full = results.filter(({ kind }) => kind === 'full');
  console.log(`\nImages over the whole of black codes of versions 1 to 3 (${full.length})`);
  printVerdicts(full);
  printFixes(designs);
  for (const [kind, title] of /** @type {const} */ ([
    ['preset', 'Presets, without an image and with each kind of logo at 30%'],
    ['ink', 'Gray ink on white, by luma'],
    ['logo', 'Centered logos in black codes of short texts, by percent'],
    ['long', 'Centered logos in black codes with an alignment pattern in the middle, by percent'],
    ['length', 'Plain codes, by characters'],
  ])) {
    console.log(`\n${title}`);
    printSeries(results.filter((result) => result.kind === kind));
  }
  printShapes(results.filter(({ kind }) => kind === 'shape'));
  return keepsPromises(results, designs);
}

/** @param {DesignResult[]} designs */
function printVerdicts(designs) {
  printTable(
    ['verdict', 'designs', ...OUTSIDE_DECODERS, 'all four', 'none', 'kept', 'kept on a screen'],
    VERDICTS.map((/** @type {string} */ verdict) => {
      const rows = designs.filter((design) => design.verdict === verdict);
      const kept = rows.flatMap((design) => design.kept ?? []);
      return [
        verdict,
        rows.length,
        ...OUTSIDE_DECODERS.map((/** @type {string} */ _, /** @type {number} */ k) =>
          percent(rows, ({ read }) => Number(read[k])),
        ),
        percent(rows, ({ read }) => Number(read.every(Boolean))),
        percent(rows, ({ read }) => Number(!read.some(Boolean))),
        percent(kept, ({ all }) => all),
        percent(kept, ({ mild }) => mild),
      ];
    }),
  );
}

/** @param {DesignResult[]} designs */
function printFixes(designs) {
  const weak = designs.filter(({ verdict }) => verdict !== 'everywhere');
  console.log('\nWhat the best fix makes of each verdict');
  printTable(
    ['verdict', 'designs', ...VERDICTS, 'none'],
    VERDICTS.slice(1).map((/** @type {string} */ verdict) => {
      const rows = weak.filter((design) => design.verdict === verdict);
      const count = (/** @type {string | null} */ best) => rows.filter(({ fixes }) => fixes?.best === best).length;
      return [verdict, rows.length, ...VERDICTS.map(count), count(null)];
    }),
  );
  for (const { name, verdict, fixes } of weak.filter(({ fixes }) => fixes?.best === null))
    console.log(`  ${name} (${verdict}): ${fixes?.why}`);
  const times = designs.map(({ fixes }) => fixes?.time ?? 0).sort((a, b) => a - b);
  console.log(
    `\nProcessor time of an answer with its fixes: median ${times[times.length >> 1]} ms, nine of ten within ${times[Math.floor(0.9 * times.length)]} ms, slowest ${times.at(-1)} ms`,
  );
}

/** @param {DesignResult[]} rows */
function printSeries(rows) {
  // Names that are numbers are sorted by value. Names of presets are not numbers and keep their order.
  const names = [...new Set(rows.map(({ name }) => name))].sort((a, b) => Number(a) - Number(b) || 0);
  printTable(
    ['', 'codes', ...VERDICTS, 'readings', ...OUTSIDE_DECODERS],
    names.map((name) => {
      const own = rows.filter((row) => row.name === name);
      return [
        name,
        own.length,
        ...VERDICTS.map((/** @type {string} */ verdict) => own.filter((row) => row.verdict === verdict).length),
        percent(own, ({ share }) => share),
        ...OUTSIDE_DECODERS.map(
          (/** @type {string} */ _, /** @type {number} */ k) => own.filter(({ read }) => read[k]).length,
        ),
      ];
    }),
  );
}

/**
 * @param {DesignResult[]} results
 * @param {DesignResult[]} designs
 */
function keepsPromises(results, designs) {
  const everywhere = results.filter(({ verdict }) => verdict === 'everywhere');
  const weak = designs.filter(({ verdict }) => verdict !== 'everywhere');
  /**
   * `allowed` is the share of cases in which the promise may be broken. By default, it is 0.
   * @type {[promise: string, cases: DesignResult[], isBroken: (result: DesignResult) => boolean, allowed?: number][]}
   */
  const promises = [
    [
      'a picture that scans everywhere is read as it is by every outside decoder that reads its plain code',
      everywhere,
      ({ read, readPlain }) => readPlain.some((isRead, k) => isRead && !read[k]),
    ],
    [
      'of the pictures that do not scan, outside decoders read at most one in twenty',
      results.filter(({ verdict }) => verdict === 'not'),
      ({ read }) => read.some(Boolean),
      0.05,
    ],
    ['every verdict but the best has a reason', weak, ({ fixes }) => fixes?.why === ''],
    [
      'every preset scans everywhere',
      results.filter(({ kind }) => kind === 'preset'),
      ({ verdict }) => verdict !== 'everywhere',
    ],
  ];
  console.log('');
  let areKept = true;
  for (const [promise, cases, isBroken, allowed = 0] of promises) {
    const broken = cases.filter(isBroken);
    const isKept = broken.length <= allowed * cases.length;
    areKept &&= isKept;
    const outcome = cases.length === 0 ? 'no case' : isKept ? 'kept   ' : 'BROKEN ';
    console.log(`${outcome}  ${promise} (${broken.length} of ${cases.length} against it)`);
    for (const { name, verdict, read, readPlain } of broken)
      console.log(`  ${name}: ${verdict}; read ${read}; plain ${readPlain}`);
  }
  return areKept;
}

/**
 * Prints the verdicts on each shape, and how often each decoder succeeds: the site's decoders under the site's
 * conditions, the outside decoders under those of outside-readings.ts.
 * @param {DesignResult[]} results
 */
function printShapes(results) {
  const decoders = [...TUNNEL_DECODERS, ...OUTSIDE_DECODERS];
  console.log('\nShapes in three colorings of three contents, and the share that each decoder reads');
  printTable(
    ['', 'codes', ...VERDICTS, ...decoders],
    [...new Set(results.map(({ name }) => name))].map((name) => {
      const own = results.filter((row) => row.name === name);
      return [
        name,
        own.length,
        ...VERDICTS.map((/** @type {string} */ verdict) => own.filter((row) => row.verdict === verdict).length),
        ...decoders.map((_, k) => percent(own, ({ byDecoder }) => byDecoder?.[k] ?? 0)),
      ];
    }),
  );
}

/**
 * Returns the mean of a measure from 0 to 1 as a percentage, or a dash if there are no rows.
 * @template T
 * @param {T[]} rows
 * @param {(row: T) => number} measure
 */
function percent(rows, measure) {
  if (rows.length === 0) return '–';
  return `${Math.round((100 * rows.reduce((total, row) => total + measure(row), 0)) / rows.length)}%`;
}

/**
 * Returns the kinds that `--only` names, or all kinds without `--only`. Throws a `RangeError` for an unknown name:
 * without this error, a run with a misspelled name would measure nothing and seem to succeed.
 * @template {string} Kind
 * @param {string | undefined} only comma-separated names of kinds
 * @param {readonly Kind[]} kinds
 * @returns {readonly Kind[]}
 */
function chooseKinds(only, kinds) {
  if (only === undefined) return kinds;
  const names = only.split(',');
  const unknown = names.filter((name) => !kinds.some((kind) => kind === name));
  if (unknown.length > 0) throw new RangeError(`--only: unknown ${unknown.join(', ')}; known are ${kinds.join(', ')}`);
  return kinds.filter((kind) => names.includes(kind));
}
