/**
 * `node bench/batch.mjs` measures how long it takes to make many codes as the page does: two workers make the files,
 * read them back and pack them, while the main thread writes the archive to disk. Prints the clock time, the processor
 * time of all threads (in total and per row), the peak memory, the file size, and the number of codes. Fails if a row
 * is not made. `--rows=10000`, `--format=svg|pdf|png` and `--no-read-back` choose the run. `--all` runs everything that
 * docs/many.md lists, each in a separate process. `--try` makes 3 rows with one worker.
 */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { bundleSource, loadExports } from '../scripts/run/load-source.mjs';

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

const ALL = [['--rows=10000'], ['--rows=10000', '--no-read-back'], ['--rows=10000', '--format=png'], ['--rows=100000']];
const WORKERS = values.try ? 1 : 2;
const OUTPUT = 'build/bench-batch.zip';

const { askRows, DEFAULT_DESIGN, sharedOrder, startMakers, ZipWriter } = await loadExports({
  '#batch': ['ZipWriter'],
  '#design': ['DEFAULT_DESIGN'],
  '#workers/batch': ['askRows', 'sharedOrder', 'startMakers'],
});
const script = new URL(await bundleSource('bench/batch-worker.ts'));
/** The pool starts its workers when it gets the first row. */
const pool = startMakers(() => nodeWorker(script), WORKERS);

if (values.all && !values.try) {
  for (const options of ALL) {
    execFileSync(process.execPath, [fileURLToPath(import.meta.url), ...options], { stdio: 'inherit' });
  }
} else await measure();
process.exit();

async function measure() {
  const count = values.try ? 3 : Number(values.rows);
  const common = { margin: 4, title: '', carried: null };
  const files = {
    svg: { ...common, format: 'svg', mm: 30 },
    pdf: { ...common, format: 'pdf', mm: 30, ink: 'rgb', date: new Date(0) },
    png: { ...common, format: 'png', size: { pixels: 400 } },
  };
  const file = files[/** @type {keyof typeof files} */ (values.format)];
  const order = { design: DEFAULT_DESIGN, image: null, file, tellsSecrets: false, isReadBack: values['read-back'] };
  const { signal } = new AbortController();
  if (!values.try) await drain(askRows(pool, 'make', sharedOrder(order), rows(8), signal), () => undefined);

  mkdirSync('build', { recursive: true });
  const output = openSync(OUTPUT, 'w');
  const zip = new ZipWriter(new Date(2026, 0, 1));
  const counts = { made: 0, readBack: 0, leftOut: 0 };
  const spent = startClock();
  const all = askRows(pool, 'make', sharedOrder(order), rows(count), signal);
  await drain(
    all,
    ({
      answer: {
        outcomes,
        files: { entries, data },
      },
    }) => {
      for (const outcome of outcomes) {
        if (typeof outcome === 'string') counts.leftOut++;
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
    },
  );
  for (const part of zip.end([])) writeSync(output, part);
  const figures = spent();
  closeSync(output);
  const megabytes = statSync(OUTPUT).size / 1e6;
  rmSync(OUTPUT);
  const name = `${count} ${values.format}${values['read-back'] ? '' : ', not read back'}`;
  tell(name, count, figures, megabytes, counts);
}

/** Returns a function that returns the seconds since now, by the clock and as all threads' processor time. */
function startClock() {
  const cpu = process.cpuUsage();
  const begin = performance.now();
  return () => {
    const { user, system } = process.cpuUsage(cpu);
    return { clock: (performance.now() - begin) / 1000, processor: (user + system) / 1e6 };
  };
}

/**
 * Prints the figures of a run.
 * @param {string} name
 * @param {number} rows
 * @param {{ clock: number, processor: number }} seconds
 * @param {number} megabytes
 * @param {{ made: number, readBack: number, leftOut: number }} counts
 */
function tell(name, rows, { clock, processor }, megabytes, { made, readBack, leftOut }) {
  console.log(
    [
      name.padEnd(32),
      `${clock.toFixed(1)} s`,
      `processor ${processor.toFixed(1)} s, ${((1000 * processor) / rows).toFixed(2)} ms a row`,
      `${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB of memory`,
      `file ${megabytes.toFixed(1)} MB`,
      `${made} made, ${readBack} read back, ${leftOut} left out`,
    ].join(' · '),
  );
  if (made < rows) process.exitCode = 1;
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
 * Starts a thread of Node, with those methods of a browser's worker that pools use.
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
