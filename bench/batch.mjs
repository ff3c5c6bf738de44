/**
 * `node bench/batch.mjs`: how long many codes take on two cores, as the page makes them: two workers make, read back
 * and pack files, the main thread writes the archive to disk. Wall time, processor time of all threads, and the most
 * memory. `--rows=10000`, `--format=svg|pdf|png`, `--no-read-back`; `--all` runs what docs/many.md lists, each in a
 * process of its own; `--try` makes 100 rows, to see that all of it runs.
 */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { bundleSource, loadSource } from '../scripts/run/load-source.mjs';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000' },
    format: { type: 'string', default: 'svg' },
    'read-back': { type: 'boolean', default: true },
    all: { type: 'boolean', default: false },
    try: { type: 'boolean', default: false },
  },
  allowNegative: true,
});

const ALL = [
  ['--rows=10000'],
  ['--rows=10000', '--no-read-back'],
  ['--rows=10000', '--format=png'],
  ['--rows=10000', '--format=pdf'],
  ['--rows=100000'],
];
const WORKERS = 2;
const OUTPUT = 'build/bench-batch.zip';

if (values.all && !values.try) {
  for (const options of ALL) {
    execFileSync(process.execPath, [fileURLToPath(import.meta.url), ...options], { stdio: 'inherit' });
  }
} else await measure();

async function measure() {
  const { DEFAULT_DESIGN, keptOrder, makeRows, startMakers, ZipWriter } = await loadSource('bench/batch-source.ts');
  const script = new URL(await bundleSource('bench/batch-worker-source.ts'));
  const count = values.try ? 100 : Number(values.rows);
  const common = { margin: 4, title: '', carried: null };
  const files = {
    svg: { ...common, format: 'svg', mm: 30 },
    pdf: { ...common, format: 'pdf', mm: 30, ink: 'rgb', date: new Date(0) },
    png: { ...common, format: 'png', size: { pixels: 400 } },
  };
  const file = files[/** @type {keyof typeof files} */ (values.format)];
  const order = { design: DEFAULT_DESIGN, image: null, file, tellsSecrets: false, isReadBack: values['read-back'] };
  const pool = startMakers(() => nodeWorker(script), WORKERS);
  const { signal } = new AbortController();
  await drain(makeRows(pool, keptOrder(order), rows(8), signal), () => undefined);

  mkdirSync('build', { recursive: true });
  const output = openSync(OUTPUT, 'w');
  const zip = new ZipWriter(new Date(2026, 0, 1));
  const counts = { made: 0, readBack: 0, leftOut: 0 };
  const cpu = process.cpuUsage();
  const begin = performance.now();
  await drain(makeRows(pool, keptOrder(order), rows(count), signal), ({ outcomes, files: { entries, data } }) => {
    for (const outcome of outcomes) {
      if ('failure' in outcome) counts.leftOut++;
      else {
        counts.made++;
        if (outcome.facts.readBy) counts.readBack++;
      }
    }
    let at = 0;
    for (const { name, method, crc, size, packedSize } of entries) {
      const part = data.subarray(at, at + packedSize);
      writeSync(output, zip.add({ name, entry: { method, crc, size, data: part } }));
      writeSync(output, part);
      at += packedSize;
    }
  });
  for (const part of zip.end([])) writeSync(output, part);
  const wall = performance.now() - begin;
  const { user, system } = process.cpuUsage(cpu);
  closeSync(output);
  const megabytes = statSync(OUTPUT).size / 1e6;
  rmSync(OUTPUT);
  const name = `${count} ${values.format}${values['read-back'] ? '' : ', not read back'}`;
  console.log(
    [
      name.padEnd(32),
      `${(wall / 1000).toFixed(1)} s`,
      `processor ${((user + system) / 1e6).toFixed(1)} s, ${((user + system) / 1000 / count).toFixed(2)} ms a row`,
      `${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB of memory`,
      `archive ${megabytes.toFixed(1)} MB`,
      `${counts.made} made, ${counts.readBack} read back, ${counts.leftOut} left out`,
    ].join(' · '),
  );
  process.exit(counts.leftOut > 0 ? 1 : 0);
}

/** @param {number} count */
function* rows(count) {
  for (let number = 1; number <= count; number++) {
    yield {
      number,
      name: `item-${number}`,
      content: `https://example.com/products/item-${100000 + number}?ref=label`,
    };
  }
}

/**
 * @param {AsyncIterable<any>} each
 * @param {(made: any) => void} take
 */
async function drain(each, take) {
  for await (const made of each) take(made);
}

/**
 * A thread of Node with the parts of a browser's worker that pools use.
 * @param {URL} script
 */
function nodeWorker(script) {
  const worker = new Worker(script);
  return {
    postMessage: (/** @type {unknown} */ message, /** @type {any} */ transfer) => worker.postMessage(message, transfer),
    terminate: () => void worker.terminate(),
    addEventListener: (/** @type {string} */ type, /** @type {(event: any) => void} */ listener) =>
      worker.on(type, (data) => listener({ data })),
  };
}
