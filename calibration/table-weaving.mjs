import { logTable, sum } from './tables.mjs';

/** @typedef {import('./measure-weaving.ts').WeavingResult} WeavingResult */

/**
 * Logs the tables of docs/weaving.md. They compare three ways to put a picture on a code: a woven code, an overlay
 * and a halftone code.
 * @param {readonly WeavingResult[]} results
 * @param {typeof import('./measure-weaving.ts')} module
 * @returns {import('./calibrate.mjs').Outcome[]}
 */
export function logWeaving(results, { CONDITION_COUNT, DECODERS }) {
  const woven = results.filter(({ way }) => way === 'woven');
  console.log(
    `\n${woven.length} woven codes of ${woven[0].size} px: how many readings succeed as they are, on white and on dark`,
  );
  logTable(
    ['', 'codes', ...DECODERS],
    ['flowing', 'pearls'].flatMap((look) =>
      [0, 0.5, 1].map((strength) => {
        const rows = woven.filter((row) => row.look === look && row.strength === strength);
        return [
          `${look}, ${strength}`,
          rows.length,
          ...DECODERS.map((_, k) => `${readings(rows, k)} of ${3 * rows.length}`),
        ];
      }),
    ),
  );

  const judged = results.filter((row) => row.stillRead.length > 0);
  console.log(`\nWays to put a picture on a code: ${CONDITION_COUNT} conditions, ${DECODERS.length} decoders`);
  logTable(
    ['', 'codes', 'likeness in color', 'in luma alone', 'still read of what a plain code passes', 'worst', ...DECODERS],
    ['woven', 'overlay', 'halftone'].map((way) => {
      const rows = judged.filter((row) => row.way === way);
      return [
        way,
        rows.length,
        mean(rows.map(({ likeness }) => likeness.color)).toFixed(3),
        mean(rows.map(({ likeness }) => likeness.luma)).toFixed(3),
        percent(mean(rows.map(stillReadShare))),
        percent(Math.min(...rows.map(stillReadShare))),
        ...DECODERS.map((_, k) =>
          percent(sum(rows.map(({ stillRead }) => stillRead[k])) / sum(rows.map(({ plain }) => plain[k]))),
        ),
      ];
    }),
  );

  console.log('\nDetails of woven codes, at strength 0.5 and flowing, all at 400 px');
  const ofDetail = (/** @type {string} */ detail) =>
    judged.filter((row) => row.detail === detail && (row.way === 'woven' || row.way === 'finer'));
  logTable(
    [
      '',
      'codes',
      'likeness in color',
      'still read of what a plain code passes',
      ...DECODERS,
      'as it is, white, dark: two decoders',
    ],
    ['bold', 'fine', 'finest'].map((detail) => {
      const rows = ofDetail(detail);
      return [
        detail,
        rows.length,
        mean(rows.map(({ likeness }) => likeness.color)).toFixed(3),
        percent(mean(rows.map(stillReadShare))),
        ...DECODERS.map((_, k) =>
          percent(sum(rows.map(({ stillRead }) => stillRead[k])) / sum(rows.map(({ plain }) => plain[k]))),
        ),
        `${readByTwo(rows)} of ${3 * rows.length}`,
      ];
    }),
  );

  console.log('\nOther sizes of woven codes, as they are');
  logTable(
    ['pixels', 'codes', ...DECODERS],
    [250, 1000].map((size) => {
      const rows = results.filter((row) => row.way === 'size' && row.size === size);
      return [size, rows.length, ...DECODERS.map((_, k) => rows.filter(({ reads }) => reads[0][k]).length)];
    }),
  );
  const [best, overlay, halftone] = ['woven', 'overlay', 'halftone'].map((way) =>
    judged.filter((row) => row.way === way),
  );
  return [
    [
      'two decoders read every woven code as it is, on white and on dark',
      DECODERS.filter((_, k) => readings(woven, k) === 3 * woven.length).length >= 2,
    ],
    ['woven codes keep at least 95% of what plain ones pass', mean(best.map(stillReadShare)) >= 0.95],
    [
      'woven pictures are the most like their originals, colors and all',
      mean(best.map(({ likeness }) => likeness.color)) >
        Math.max(...[overlay, halftone].map((rows) => mean(rows.map(({ likeness }) => likeness.color)))),
    ],
    [
      'two decoders at least read every finer code as it is, on white and on dark',
      ['fine', 'finest'].every((detail) => readByTwo(ofDetail(detail)) === 3 * ofDetail(detail).length),
    ],
    [
      'woven codes keep more readings than the others',
      mean(best.map(stillReadShare)) > Math.max(...[overlay, halftone].map((rows) => mean(rows.map(stillReadShare)))),
    ],
  ];
}

/**
 * Returns how many readings by one decoder succeed. Each picture is read three times: as it is, on white and on dark.
 * @param {readonly WeavingResult[]} rows
 * @param {number} decoder
 */
function readings(rows, decoder) {
  return sum(rows.map(({ reads }) => reads.filter((read) => read[decoder]).length));
}

/**
 * Returns in how many cases at least two decoders succeed. Each picture is three cases: as it is, on white and on dark.
 * @param {readonly WeavingResult[]} rows
 */
function readByTwo(rows) {
  return sum(rows.map(({ reads }) => reads.filter((read) => read.filter(Boolean).length >= 2).length));
}

/** @param {WeavingResult} row */
function stillReadShare({ stillRead, plain }) {
  return sum(stillRead) / sum(plain);
}

/** @param {readonly number[]} values */
function mean(values) {
  return sum(values) / values.length;
}

/** @param {number} share */
function percent(share) {
  return `${(100 * share).toFixed(1)}%`;
}
