// `node bench/engine.mjs` (`npm run bench`) compares the speed of the engine with that of other encoders. The script
// logs a table for each kind of text, with the median time of each encoder in microseconds and the ratio of this time
// to ours. The script also logs a table of cold starts. No figure makes the script fail. With `--try`, everything runs
// once, so the figures mean nothing, and cold starts of other encoders are left out.

import { parseArgs } from 'node:util';
import { QUIETZONE } from './engine-encoders.mjs';
import { bundleEncoders, measure, measureCold, TRIAL } from './engine-measure.mjs';
import { distinctUrls, mixedSizes, PAYLOADS, VERSION_29 } from './engine-payloads.mjs';

const { values } = parseArgs({ options: { try: { type: 'boolean', default: false } } });
const effort = values.try ? TRIAL : undefined;

const files = await bundleEncoders();
/** @type {Record<string, (text: string) => any>} */
const encoders = {};
for (const [name, file] of Object.entries(files)) encoders[name] = (await import(file)).default;

/** @type {Record<string, string[]>} */
const workloads = {
  ...Object.fromEntries(Object.entries(PAYLOADS).map(([name, text]) => [name, [text]])),
  '10,000 distinct URLs, each': distinctUrls(),
  'mixed V2–V11, each': mixedSizes(),
};

console.log(`Node ${process.version}, ${process.platform} ${process.arch}. Level H, automatic version and mask.`);
console.log("Each encoder's median, and how many times as long as quietzone it takes.\n");

for (const [name, texts] of Object.entries(workloads)) {
  const results = measure(encoders, texts, effort);
  const version = texts.length === 1 ? `, version ${encoders[QUIETZONE](texts[0]).version}` : '';
  logTable(
    `${name}${version} (µs)`,
    ['µs', '×'],
    Object.entries(results).map(([encoder, { time, ratio }]) => [encoder, format(time), ratio.toFixed(2)]),
  );
}

const coldFiles = values.try ? { [QUIETZONE]: files[QUIETZONE] } : files;
const cold = measureCold(coldFiles, PAYLOADS['URL, 25 characters'], VERSION_29, values.try ? 1 : undefined);
logTable(
  'cold start in a fresh process (µs)',
  ['import + first code', 'import', 'second code', 'first V29'],
  Object.entries(cold).map(([encoder, times]) => [encoder, ...times.map(format)]),
);

/** @param {number} microseconds */
function format(microseconds) {
  return microseconds.toFixed(microseconds < 100 ? 1 : 0);
}

/**
 * @param {string} title
 * @param {string[]} columns
 * @param {string[][]} rows each row has a name, and then one cell for each column
 */
function logTable(title, columns, rows) {
  const widths = columns.map((column, i) => Math.max(column.length, ...rows.map((row) => row[i + 1].length)) + 2);
  const first = Math.max(title.length, ...rows.map(([name]) => name.length));
  console.log(title.padEnd(first) + columns.map((column, i) => column.padStart(widths[i])).join(''));
  for (const [name, ...cells] of rows) {
    console.log(name.padEnd(first) + cells.map((cell, i) => cell.padStart(widths[i])).join(''));
  }
  console.log('');
}
