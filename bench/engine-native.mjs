// Measures the C library libqrencode on the texts of engine.mjs, if the library and a compiler are installed. Each
// workload has a separate process, and our engine is measured right before and after it.

import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const SOURCE = resolve(import.meta.dirname, 'engine-native.c');
const OUTPUT = resolve(import.meta.dirname, '../build/bench');
const ROUNDS = 21;
/** Microseconds that a round should take. The number of codes in a round depends on this. */
const BATCH = 4000;

/**
 * @param {Record<string, string[]>} workloads
 * @param {(texts: string[]) => number} measureOurs returns the microseconds that our engine takes for one code
 * @returns {{ name: string, time: number, ratio: number }[] | string} for each workload, the microseconds that
 * libqrencode takes for one code, and the ratio of this time to that of our engine; or the reason why nothing was
 * measured
 */
export function measureNative(workloads, measureOurs) {
  const program = join(OUTPUT, 'engine-native');
  mkdirSync(OUTPUT, { recursive: true });
  try {
    execFileSync('cc', ['-O3', '-o', program, SOURCE, '-lqrencode'], { stdio: 'ignore' });
  } catch {
    return 'Native libqrencode: not measured, it or a C compiler is not installed here.';
  }
  return Object.entries(workloads).map(([name, texts]) => {
    const file = join(OUTPUT, 'native-texts.txt');
    writeFileSync(file, texts.map((text) => `${Buffer.from(text).toString('hex')}\n`).join(''));
    const run = (/** @type {number} */ codes) =>
      Number(execFileSync(program, [file, String(codes), String(ROUNDS)], { encoding: 'utf8' }));
    const before = measureOurs(texts);
    const time = run(Math.max(1, Math.round(BATCH / run(1))));
    return { name, time, ratio: time / ((before + measureOurs(texts)) / 2) };
  });
}
