// Measures for engine.mjs. Warm: all encoders run in one process and take turns in short batches. Cold: every start has
// its own process, as in a page that makes a single code. Times are processor times, because other work on the machine
// would distort clock times.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { ENCODERS, entryOf } from './engine-encoders.mjs';

const OUTPUT = resolve(import.meta.dirname, '../build/bench');

/** Bundles every encoder and returns the URLs of the files by the encoders' names. */
export async function bundleEncoders() {
  mkdirSync(OUTPUT, { recursive: true });
  /** @type {Record<string, string>} */
  const files = {};
  for (const [i, name] of Object.keys(ENCODERS).entries()) {
    const entry = join(OUTPUT, `encoder-${i}.entry.mjs`);
    const file = join(OUTPUT, `encoder-${i}.mjs`);
    writeFileSync(entry, entryOf(name, resolve(import.meta.dirname, 'engine-encoders.mjs')));
    const bundle = await rolldown({
      input: entry,
      resolve: { alias: { '#engine': resolve(import.meta.dirname, '../core/engine/index.ts') } },
      logLevel: 'silent',
    });
    await bundle.write({ file, format: 'esm', minify: true });
    await bundle.close();
    files[name] = pathToFileURL(file).href;
  }
  return files;
}

/**
 * @typedef {{ rounds: number, batch: number, warmUp: number, codes: number }} Effort `batch` and `warmUp` are
 * microseconds; `codes` is the least number of codes of a warm-up
 */

/** The effort for published figures. @type {Effort} */
const WHOLE = { rounds: 21, batch: 4000, warmUp: 200_000, codes: 3 };

/** The effort for `--try`: runs everything once, so the figures mean nothing. @type {Effort} */
export const TRIAL = { rounds: 1, batch: 0, warmUp: 0, codes: 0 };

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >>> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * Returns for each encoder how many microseconds one code takes, and the ratio of this time to the first encoder's
 * time. Both are medians over rounds; the ratio compares times of the same round. Each batch continues in `texts` where
 * the previous batch of the same encoder stopped.
 *
 * @param {Record<string, (text: string) => unknown>} encoders
 * @param {string[]} texts
 * @param {Effort} effort
 * @returns {Record<string, { time: number, ratio: number }>}
 */
export function measure(encoders, texts, effort = WHOLE) {
  /** @type {Subject[]} */
  const subjects = Object.entries(encoders).map(([name, encode]) => ({ name, encode, next: 0, batch: 1, times: [] }));
  for (const subject of subjects) warmUp(subject, texts, effort);
  for (let round = 0; round < effort.rounds; round++) {
    // Each round starts with a different encoder.
    for (let i = 0; i < subjects.length; i++) {
      const subject = subjects[(i + round) % subjects.length];
      subject.times.push(runBatch(subject, texts));
    }
  }
  const [first] = subjects;
  return Object.fromEntries(
    subjects.map(({ name, times }) => [
      name,
      { time: median(times), ratio: median(times.map((time, round) => time / first.times[round])) },
    ]),
  );
}

/**
 * @typedef {{ name: string, encode: (text: string) => unknown, next: number, batch: number, times: number[] }} Subject
 */

/**
 * @param {Subject} subject
 * @param {string[]} texts
 * @param {Effort} effort
 */
function warmUp(subject, texts, effort) {
  let codes = 0;
  const start = cpuMicroseconds();
  while (cpuMicroseconds() - start < effort.warmUp || codes < effort.codes) {
    runBatch(subject, texts);
    codes += subject.batch;
  }
  subject.batch = Math.max(1, Math.round(effort.batch / runBatch(subject, texts)));
}

/**
 * @param {Subject} subject
 * @param {string[]} texts
 */
function runBatch(subject, texts) {
  const { encode, batch } = subject;
  let { next } = subject;
  const start = cpuMicroseconds();
  for (let i = 0; i < batch; i++) {
    encode(texts[next]);
    if (++next === texts.length) next = 0;
  }
  const elapsed = cpuMicroseconds() - start;
  subject.next = next;
  return elapsed / batch;
}

/** Returns the processor time that this process has used, with its helper threads. */
export function cpuMicroseconds() {
  const { user, system } = process.cpuUsage();
  return user + system;
}

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
