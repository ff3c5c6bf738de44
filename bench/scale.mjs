/**
 * `node bench/scale.mjs` measures `quietzone batch`, as `npm run pack` built it, with a table of short rows: the clock
 * time, the processor time of all threads, the peak memory of the process. Then eight shards
 * make the first rows of the table, and fail if the files and the joined manifest are not those of a single run.
 * `--rows=20000` is the number of rows, and `--compared=20000` how many of them the shards make at most. A row takes
 * 4 kB on the disk of the temporary folder, and a compared row twice that.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '20000' }, compared: { type: 'string', default: '20000' } },
});
const ROWS = Number(values.rows);
const COMPARED = Math.min(ROWS, Number(values.compared));
const SHARDS = 8;

/** Lets the command tell, at its end, what it used. */
const TELL = `data:text/javascript,import { isMainThread } from 'node:worker_threads';
if (isMainThread) process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  console.log(JSON.stringify({ processor: (user + system) / 1e6, memory: process.resourceUsage().maxRSS / 1024 }));
});`;

const folder = mkdtempSync(join(tmpdir(), 'quietzone-scale-'));
try {
  measure();
  if (COMPARED > 0) compare();
} finally {
  rmSync(folder, { recursive: true });
}

function measure() {
  const table = writeTable(ROWS);
  const begin = performance.now();
  const { processor, memory } = JSON.parse(batch(table, '-o', join(folder, `whole-${ROWS}`)));
  const clock = (performance.now() - begin) / 1000;
  console.log(
    [
      `${ROWS} rows, ${availableParallelism()} threads`,
      `${clock.toFixed(1)} s, ${(ROWS / clock).toFixed(0)} a second`,
      `processor ${processor.toFixed(1)} s, ${(ROWS / processor).toFixed(0)} a second`,
      `${memory.toFixed(0)} MB of memory`,
    ].join(' · '),
  );
}

function compare() {
  const table = writeTable(COMPARED);
  const [whole, shards] = [join(folder, `whole-${COMPARED}`), join(folder, 'shards')];
  if (COMPARED < ROWS) {
    rmSync(join(folder, `whole-${ROWS}`), { recursive: true });
    batch(table, '-o', whole);
  }
  const places = Array.from({ length: SHARDS }, (_, k) => k + 1);
  for (const place of places) batch(table, '-o', shards, '--shard', `${place}/${SHARDS}`);
  const manifests = places.map((place) => join(shards, `manifest-${place}-of-${SHARDS}.csv`));
  run('batch', '--merge', ...manifests, '-o', join(shards, 'manifest.csv'));
  for (const path of manifests) rmSync(path);
  const isSame = digestOf(whole) === digestOf(shards);
  console.log(`${COMPARED} rows, ${SHARDS} shards: ${isSame ? 'the same files' : 'OTHER FILES'}`);
  if (!isSame) process.exitCode = 1;
}

/**
 * Writes a table in which every tenth name is one of an earlier row, and returns its path.
 * @param {number} count
 */
function writeTable(count) {
  const path = join(folder, `table-${count}.csv`);
  const names = Math.ceil(0.9 * count);
  const rows = Array.from({ length: count }, (_, k) => `${100_000 + k},item-${k % names}`);
  writeFileSync(path, `id,name\n${rows.join('\n')}\n`);
  return path;
}

/** @param {string[]} args */
function batch(...args) {
  const template = 'https://example.com/products/item-{id}?ref=label';
  return run('batch', ...args, '--template', template, '--name', '{name}');
}

/** @param {string[]} args */
function run(...args) {
  return execFileSync(process.execPath, ['--import', TELL, 'build/package/dist/command.js', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/**
 * Returns a digest of the names and contents of all files in a folder.
 * @param {string} path
 */
function digestOf(path) {
  const digest = createHash('sha256');
  for (const name of readdirSync(path).sort()) {
    const bytes = readFileSync(join(path, name));
    digest.update(`${name} ${bytes.length} `).update(bytes);
  }
  return digest.digest('hex');
}
