import { logTable, promiseOf } from './tables.mjs';

/** @typedef {import('./measure-design.ts').DesignResult} DesignResult */

/**
 * Logs the tables of docs/scanning.md: verdicts on random designs, and on series of designs that differ in one thing,
 * compared with what four outside decoders read, which take no part in a verdict.
 * @param {DesignResult[]} results
 * @param {typeof import('./measure-design.ts')} module
 * @returns {import('./calibrate.mjs').Outcome[]}
 */
export function logDesign(results, { OUTSIDE_DECODERS, TUNNEL_DECODERS, VERDICTS }) {
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
    logVerdicts(rows);
  }
  const full = results.filter(({ kind }) => kind === 'full');
  console.log(`\nImages over the whole of black codes of versions 1 to 3 (${full.length})`);
  logVerdicts(full);
  logFixes(designs);
  for (const [kind, title] of /** @type {const} */ ([
    ['preset', 'Presets, without an image and with each kind of logo at 30%'],
    ['ink', 'Gray ink on white, by luma'],
    ['logo', 'Centered logos in black codes of short texts, by percent'],
    ['long', 'Centered logos in black codes with an alignment pattern in the middle, by percent'],
    ['length', 'Plain codes, by characters'],
  ])) {
    console.log(`\n${title}`);
    logSeries(results.filter((result) => result.kind === kind));
  }
  logShapes(results.filter(({ kind }) => kind === 'shape'));
  const everywhere = results.filter(({ verdict }) => verdict === 'everywhere');
  const weak = designs.filter(({ verdict }) => verdict !== 'everywhere');
  const nameOf = (/** @type {DesignResult} */ { name, verdict, read, readPlain }) =>
    `${name}: ${verdict}; read ${read}; plain ${readPlain}`;
  return [
    promiseOf(
      'a picture that scans everywhere is read as it is by every outside decoder that reads its plain code',
      everywhere,
      ({ read, readPlain }) => readPlain.some((isRead, k) => isRead && !read[k]),
      0,
      nameOf,
    ),
    promiseOf(
      'of the pictures that do not scan, outside decoders read at most one in twenty',
      results.filter(({ verdict }) => verdict === 'not'),
      ({ read }) => read.some(Boolean),
      0.05,
      nameOf,
    ),
    promiseOf('every verdict but the best has a reason', weak, ({ fixes }) => fixes?.why === '', 0, nameOf),
    promiseOf(
      'every preset scans everywhere',
      results.filter(({ kind }) => kind === 'preset'),
      ({ verdict }) => verdict !== 'everywhere',
      0,
      nameOf,
    ),
  ];

  /** @param {DesignResult[]} designs */
  function logVerdicts(designs) {
    logTable(
      ['verdict', 'designs', ...OUTSIDE_DECODERS, 'all four', 'none', 'still read', 'still read on a screen'],
      VERDICTS.map((verdict) => {
        const rows = designs.filter((design) => design.verdict === verdict);
        const stillRead = rows.flatMap((design) => design.stillRead ?? []);
        return [
          verdict,
          rows.length,
          ...OUTSIDE_DECODERS.map((_, k) => percent(rows, ({ read }) => Number(read[k]))),
          percent(rows, ({ read }) => Number(read.every(Boolean))),
          percent(rows, ({ read }) => Number(!read.some(Boolean))),
          percent(stillRead, ({ all }) => all),
          percent(stillRead, ({ mild }) => mild),
        ];
      }),
    );
  }

  /** @param {DesignResult[]} designs */
  function logFixes(designs) {
    const weak = designs.filter(({ verdict }) => verdict !== 'everywhere');
    console.log('\nWhat the best fix makes of each verdict');
    logTable(
      ['verdict', 'designs', ...VERDICTS, 'none'],
      VERDICTS.slice(1).map((verdict) => {
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
  function logSeries(rows) {
    // Names that are numbers are sorted by value. Names of presets are not numbers and keep their order.
    const names = [...new Set(rows.map(({ name }) => name))].sort((a, b) => Number(a) - Number(b) || 0);
    logTable(
      ['', 'codes', ...VERDICTS, 'readings', ...OUTSIDE_DECODERS],
      names.map((name) => {
        const own = rows.filter((row) => row.name === name);
        return [
          name,
          own.length,
          ...VERDICTS.map((verdict) => own.filter((row) => row.verdict === verdict).length),
          percent(own, ({ share }) => share),
          ...OUTSIDE_DECODERS.map((_, k) => own.filter(({ read }) => read[k]).length),
        ];
      }),
    );
  }

  /**
   * Logs the verdicts on each shape, and how often each decoder succeeds: the site's decoders under the site's
   * conditions, the outside decoders under those of outside-readings.ts.
   * @param {DesignResult[]} results
   */
  function logShapes(results) {
    const decoders = [...TUNNEL_DECODERS, ...OUTSIDE_DECODERS];
    console.log('\nShapes in three colorings of three contents, and the share that each decoder reads');
    logTable(
      ['', 'codes', ...VERDICTS, ...decoders],
      [...new Set(results.map(({ name }) => name))].map((name) => {
        const own = results.filter((row) => row.name === name);
        return [
          name,
          own.length,
          ...VERDICTS.map((verdict) => own.filter((row) => row.verdict === verdict).length),
          ...decoders.map((_, k) => percent(own, ({ byDecoder }) => byDecoder?.[k] ?? 0)),
        ];
      }),
    );
  }
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
