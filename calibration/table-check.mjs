import { logTable, promiseOf } from './tables.mjs';

/** @typedef {import('./measure-check.ts').CheckResult} CheckResult */

/** The rows of the table, with the states that they count. */
const ROWS = {
  'unchanged, screenshot': ['as it is', 'screenshot'],
  'recompressed, blurred, small, noisy': ['recompressed', 'blurred', 'small', 'noisy'],
  'rotated, tilted': ['rotated', 'tilted'],
  'washed out, uneven light': ['washed out', 'uneven light'],
  photographed: ['photo', 'photograph of a print'],
  'several codes in one': ['several codes in one picture'],
  'without a code': ['nothing'],
};

/** @type {[string, (result: CheckResult) => boolean][]} */
const OUTCOMES = [
  ['pictures', () => true],
  ['read', ({ texts, found }) => texts.length > 0 && texts.every((text) => found.includes(text))],
  ['missed, although an outside decoder reads it', isMissed],
  ['read, although no outside decoder reads it', isMore],
  ['wrong text', isWrong],
];
/**
 * Logs the tables of docs/check.md.
 * @param {readonly CheckResult[]} results
 * @param {typeof import('./measure-check.ts')} module
 * @returns {import('./calibrate.mjs').Outcome[]}
 */
export function logCheck(results, { OUTSIDE_DECODERS }) {
  /** @param {CheckResult['kind']} kind */
  const ofKind = (kind) => results.filter((result) => result.kind === kind);
  const foreign = ofKind('foreign').filter(({ texts }) => texts.length > 0);
  const empty = ofKind('foreign').filter(({ texts }) => texts.length === 0);
  logTable(
    ['state', ...OUTCOMES.map(([name]) => name)],
    Object.entries(ROWS).map(([row, states]) => {
      const counted = ofKind('foreign').filter((result) => states.includes(stateOf(result)));
      return [row, ...OUTCOMES.map(([, holds]) => counted.filter(holds).length)];
    }),
  );
  const disagreeing = foreign.filter((result) => isMissed(result) || isMore(result)).length;
  console.log(
    `\nOutside decoders disagree in ${Math.round((100 * disagreeing) / (foreign.length || 1))}% of the pictures.\n`,
  );
  logTable(
    ['verdict', 'pictures', ...OUTSIDE_DECODERS],
    [...new Set(foreign.map(({ verdict }) => verdict))].map((verdict) => {
      const own = foreign.filter((result) => result.verdict === verdict && result.texts.length === 1);
      const share = (/** @type {number} */ k) => own.filter(({ outside, texts }) => outside[k] === texts[0]).length;
      return [
        verdict ?? 'none',
        own.length,
        ...OUTSIDE_DECODERS.map((_, k) => `${Math.round((100 * share(k)) / (own.length || 1))}%`),
      ];
    }),
  );
  for (const result of foreign.filter((result) => isMissed(result) || isWrong(result))) {
    console.log(
      `  ${result.name}: ${JSON.stringify(result.found)}, outside ${JSON.stringify(result.outside)}, ${result.reason}`,
    );
  }
  for (const { name, verdict, known } of ofKind('own').filter(differs))
    console.log(`  ${name}: ${verdict}, known ${known}`);
  console.log(`\nReasons where nothing is read: ${count(foreign)}; in pictures without a code: ${count(empty)}`);
  for (const cause of new Set(ofKind('unread').map(({ name }) => name))) {
    console.log(`  for ${cause}: ${count(ofKind('unread').filter(({ name }) => name === cause))}`);
  }
  for (const kind of /** @type {const} */ (['foreign', 'own', 'spoiled', 'unread'])) {
    const times = ofKind(kind)
      .map(({ time }) => time)
      .sort((a, b) => a - b);
    console.log(`Processor time, ${kind}: median ${times[times.length >> 1]} ms, slowest ${times.at(-1)} ms`);
  }
  return [
    promiseOf('what an outside decoder reads is read', foreign, isMissed, 0.02),
    promiseOf('no wrong text is read', [...foreign, ...empty], isWrong),
    promiseOf('the verdict on a design is that of the site', ofKind('own'), differs),
    promiseOf('exactly the spoiled modules of a print are shown', ofKind('spoiled'), ({ isExact }) => !isExact, 0.05),
    promiseOf('the reason is the cause', ofKind('unread'), ({ isExact }) => !isExact, 0.1),
  ];
}

/** @param {CheckResult} result */
function stateOf({ name }) {
  return (
    name
      .split(', ')
      .at(-1)
      ?.replace(/^\d+ codes/, 'several codes')
      .replace(/ \(.*/, '') ?? name
  );
}

/** @param {CheckResult} result */
function isMissed({ texts, found, outside }) {
  return outside.some((text) => text !== null && texts.includes(text) && !found.includes(text));
}

/** @param {CheckResult} result */
function isMore({ texts, found, outside }) {
  return texts.some((text) => found.includes(text)) && !outside.some((text) => text !== null && texts.includes(text));
}

/** @param {CheckResult} result */
function isWrong({ texts, found }) {
  return found.some((text) => !texts.includes(text));
}

/**
 * A code that does not scan is not found.
 * @param {CheckResult} result
 */
function differs({ verdict, known }) {
  return (verdict ?? 'not') !== known;
}

/** @param {readonly CheckResult[]} cases */
function count(cases) {
  const reasons = cases.flatMap(({ reason }) => reason ?? []);
  return (
    [...new Set(reasons)]
      .map((reason) => `${reason} ${reasons.filter((other) => other === reason).length}`)
      .join(', ') || 'none'
  );
}
