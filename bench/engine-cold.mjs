// Cold start, as in a page that makes one code: fresh processes, with encoders taking turns.

import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { median } from './engine-warm.mjs';

const PROCESSES = 15;
const CHILD = resolve(import.meta.dirname, 'engine-cold-child.mjs');

/**
 * Medians in microseconds for each name: import and first code, import alone, second code, first V29 after them.
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
