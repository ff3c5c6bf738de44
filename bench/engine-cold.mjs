// Measures cold starts for engine.mjs, as in a page that makes one code: each in a new process, one encoder after the
// other.

import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { median } from './engine-warm.mjs';

const PROCESSES = 15;
const CHILD = resolve(import.meta.dirname, 'engine-cold-child.mjs');

/**
 * Returns medians in microseconds for each encoder: import and first code, import alone, second code, and the first
 * code of version 29 after these.
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
