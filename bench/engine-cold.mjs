// For engine.mjs, measures how much processor time a cold start of each encoder takes, as in a page that makes a single
// code. Every start has its own process, and the encoders take turns.

import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { median } from './engine-warm.mjs';

const PROCESSES = 15;
const CHILD = resolve(import.meta.dirname, 'engine-cold-child.mjs');

/**
 * Returns four medians for each encoder, in microseconds: the import together with the first code, the import alone,
 * the second code, and then the first code of version 29.
 *
 * @param {Record<string, string>} files
 * @param {string} short
 * @param {string} long
 * @param {number} processes
 * @returns {Record<string, number[]>}
 */
export function measureCold(files, short, long, processes = PROCESSES) {
  /** @type {Record<string, number[][]>} */
  const samples = Object.fromEntries(Object.keys(files).map((name) => [name, []]));
  for (let i = 0; i < processes; i++) {
    for (const [name, file] of Object.entries(files)) {
      samples[name].push(JSON.parse(execFileSync(process.execPath, [CHILD, file, short, long], { encoding: 'utf8' })));
    }
  }
  return Object.fromEntries(
    Object.entries(samples).map(([name, rows]) => [
      name,
      rows[0].map((_, column) => median(rows.map((row) => row[column]))),
    ]),
  );
}
