import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { measureAll } from './measure-all.mjs';

it('measureAll runs the tasks in other processes and returns the results in the order of the tasks', async () => {
  mkdirSync('build', { recursive: true });
  const folder = mkdtempSync('build/measure-all-test-');
  try {
    const file = join(folder, 'measure.mjs');
    // The first task takes longest.
    writeFileSync(
      file,
      'export default async (task) => {\n  await new Promise((done) => setTimeout(done, task === 1 ? 200 : 0));\n  return [10 * task, process.pid];\n};\n',
    );
    /** @type {[number, number][]} */
    const results = await measureAll(pathToFileURL(resolve(file)).href, [1, 2, 3], 2);
    expect(results.map(([result]) => result)).toEqual([10, 20, 30]);
    expect(results.map(([, pid]) => pid)).not.toContain(process.pid);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
