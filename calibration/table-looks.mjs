import { logTable, sum } from './tables.mjs';

/** @typedef {import('./measure-looks.ts').LookResult} LookResult */

/**
 * Logs the table of looks (ready styles) in docs/scanning.md: for each kind of look, how many are the first choice
 * for their place, and how many each outside decoder reads.
 * @param {readonly import('./measure-looks.ts').LookResults[]} pages
 * @param {typeof import('./measure-looks.ts')} module
 * @returns {import('./calibrate.mjs').Outcome[]}
 */
export function logLooks(pages, { OUTSIDE_DECODERS }) {
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
  logTable(
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
  return [
    ['every look that stays scans everywhere', looks.every(({ verdict }) => !verdict || verdict === 'everywhere')],
    [
      'outside decoders read looks as often as plain codes, but for 1%',
      sum(looks.map(readToo)) >= 0.99 * sum(looks.map(readPlain)),
    ],
  ];
}

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
