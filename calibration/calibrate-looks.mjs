/**
 * `node calibration/calibrate-looks.mjs` measures what the table of looks (ready styles) in docs/scanning.md reports.
 * It takes one page of looks for each of 200 seeded texts. Half of the texts come with an image. Of the candidates for
 * each place on a page, only the first one that scans everywhere stays. The script prints how many looks stay. For each
 * kind of look, it prints how many of the looks that stay were the first choice for their place. For each of four
 * decoders that the site does not use, it prints how many of these looks the decoder reads. Fails if a result is worse
 * than docs/scanning.md promises (`promises` below). `--processes=2` is the number of processes. Part of
 * `npm run calibrate`. `--try` measures one look.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { bundleSource } from '../scripts/run/load-source.mjs';
import { measureAll, printTable, sum } from './measure-all.mjs';

const { values } = parseArgs({
  options: {
    processes: { type: 'string', default: String(availableParallelism()) },
    try: { type: 'boolean', default: false },
  },
});

/** @typedef {import('./measure-looks.ts').LookResult} LookResult */

const bundle = await bundleSource('calibration/measure-looks.ts');
/** @type {typeof import('./measure-looks.ts')} */
const { lookTasks, OUTSIDE_DECODERS } = await import(bundle);

const [first, ...others] = lookTasks();
const tasks = values.try ? [{ ...first, places: [0] }] : [first, ...others];
/** @type {import('./measure-looks.ts').LookResults[]} */
const pages = await measureAll(bundle, tasks, Number(values.processes));
const places = pages.flat();
const looks = places.filter((look) => look !== null);
const whole = pages.filter((page) => page.every((look) => look !== null)).length;
const empty = pages.filter((page) => page.every((look) => look === null)).length;
console.log(`\n${pages.length} pages: ${whole} with eight looks, ${empty} with none; ${looks.length} looks stay`);
const head = [
  '',
  'looks',
  'judged again: everywhere',
  'first choice',
  ...OUTSIDE_DECODERS,
  'read where the plain code is',
];
printTable(
  head,
  /** @type {const} */ (['own', 'image', 'woven']).flatMap((kind) => {
    const rows = looks.filter((look) => look.kind === kind);
    if (rows.length === 0) return [];
    return [
      [
        { own: 'without an image', image: 'image in the middle', woven: 'woven' }[kind],
        rows.length,
        `${rows.filter(({ verdict }) => verdict === 'everywhere').length} of ${rows.filter(({ verdict }) => verdict).length}`,
        rows.filter(({ candidate }) => candidate === 0).length,
        ...OUTSIDE_DECODERS.map((_, k) => rows.filter(({ read }) => read[k]).length),
        `${sum(rows.map(readToo))} of ${sum(rows.map(readPlain))}`,
      ],
    ];
  }),
);
const promises = {
  'every look that stays scans everywhere': looks.every(({ verdict }) => !verdict || verdict === 'everywhere'),
  'outside decoders read looks as often as plain codes, but for 1%':
    sum(looks.map(readToo)) >= 0.99 * sum(looks.map(readPlain)),
};
for (const [promise, isKept] of Object.entries(promises)) console.log(`${isKept ? 'kept  ' : 'BROKEN'}  ${promise}`);
process.exitCode = Object.values(promises).every(Boolean) ? 0 : 1;

/**
 * Counts the outside decoders that read both the plain code and the look.
 * @param {LookResult} look
 */
function readToo({ read, readPlain: plain }) {
  return plain.filter((isRead, k) => isRead && read[k]).length;
}

/** @param {LookResult} look */
function readPlain({ readPlain: plain }) {
  return plain.filter(Boolean).length;
}
