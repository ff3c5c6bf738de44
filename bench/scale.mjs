/**
 * `node bench/scale.mjs` measures `quietzone batch`, as `npm run pack` built it, with a table of short rows: the clock
 * time, the processor time of all threads, the peak memory of the process. `--rows=20000` is the number of rows. A row
 * takes 4 kB on the disk of the temporary folder.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { rows: { type: 'string', default: '20000' } } });
const ROWS = Number(values.rows);

/** Lets the command tell, at its end, what it used. */
const TELL = `data:text/javascript,import { isMainThread } from 'node:worker_threads';
if (isMainThread) process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  console.log(JSON.stringify({ processor: (user + system) / 1e6, memory: process.resourceUsage().maxRSS / 1024 }));
});`;

const folder = mkdtempSync(join(tmpdir(), 'quietzone-scale-'));
try {
  const table = writeTable();
  const begin = performance.now();
  const { processor, memory } = JSON.parse(batch(table));
  const clock = (performance.now() - begin) / 1000;
  console.log(
    [
      `${ROWS} rows, ${availableParallelism()} threads`,
      `${clock.toFixed(1)} s, ${(ROWS / clock).toFixed(0)} a second`,
      `processor ${processor.toFixed(1)} s, ${(ROWS / processor).toFixed(0)} a second`,
      `${memory.toFixed(0)} MB of memory`,
    ].join(' · '),
  );
} finally {
  rmSync(folder, { recursive: true });
}

/** Writes a table in which every tenth name is one of an earlier row, and returns its path. */
function writeTable() {
  const path = join(folder, 'table.csv');
  const names = Math.ceil(0.9 * ROWS);
  const rows = Array.from({ length: ROWS }, (_, k) => `${100_000 + k},item-${k % names}`);
  writeFileSync(path, `id,name\n${rows.join('\n')}\n`);
  return path;
}

/** @param {string} table */
function batch(table) {
  const args = ['--template', 'https://example.com/products/item-{id}?ref=label', '--name', '{name}'];
  return execFileSync(
    process.execPath,
    ['--import', TELL, 'build/package/dist/command.js', 'batch', table, '-o', join(folder, 'codes'), ...args],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
}
