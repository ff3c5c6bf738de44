/** Counts what visits cost whoever serves the last build, and prints it as the tables that docs/hosting.md quotes. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HASHED, HEADERS, NOT_FOUND, PAGES } from './hosting.mjs';
import { closure, readManifest } from './manifest.mjs';

/** @typedef {{ what: string, requests: number, bytes: number }} Cost bytes are those of the answers' bodies, as brotli */

/** Half of the visits are first ones, and half of these make a code: an example, as the prices are. */
const EXAMPLE = { first: 0.5, making: 0.5 };

/** In dollars. */
const PRICES = [
  { perGigabyte: 0, perMillionRequests: 0 },
  { perGigabyte: 0.01, perMillionRequests: 0 },
  { perGigabyte: 0.08, perMillionRequests: 0.75 },
];

/**
 * What each part of a first visit adds to the ones before.
 * @returns {{ home: Cost, code: Cost, scan: Cost, community: Cost, offline: Cost }}
 */
export function partsOfVisit() {
  const manifest = readManifest();
  const files = readdirSync('dist', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative('dist', join(entry.parentPath, entry.name)).split(sep).join('/'));
  const addresses = new Set(readFileSync('dist/service-worker.js', 'utf8').match(/\/[\w./-]+/g));
  const kept = files.filter((file) => addresses.has(`/${file}`));
  const texts = Object.keys(manifest).filter((source) => /^src\/community\/texts-/.test(source));
  /** @param {RegExp} name */
  const named = (name) => files.filter((file) => name.test(file));
  /** @param {...string} sources */
  const chunks = (...sources) => Object.values(closure(manifest, ...sources)).flat();

  /** @type {Set<string>} */
  const loaded = new Set();
  /**
   * @param {string} what
   * @param {string[]} asked
   */
  const add = (what, asked) => {
    // What has no hash in its name is asked for again; a browser would not know whether it has changed.
    const sent = [...new Set(asked)].filter((file) => !loaded.has(file) || !`/${file}`.startsWith(HASHED));
    for (const file of sent) loaded.add(file);
    return { what, requests: sent.length, bytes: sent.reduce((sum, file) => sum + sentBytes(file), 0) };
  };
  return {
    home: add('the home page', [
      ...['index.html', 'favicon.svg', ...named(/-latin-wght-normal-[\w-]+\.woff2$/)],
      ...chunks('index.html', 'src/app/home-page.tsx'),
    ]),
    code: add('a code and its preview', [
      ...chunks('src/workbench/maker.ts', 'src/features/generator/scan-verdict.tsx'),
      ...chunks('src/app/preview-page.tsx', 'src/ui/sonner-host.tsx'),
    ]),
    scan: add('its scan', named(/^assets\/(worker-[\w-]+\.js|[\w-]+\.wasm)$/)),
    // From a page of the site: no document is loaded.
    community: add('the community', chunks('src/app/community-page.tsx', ...texts)),
    offline: add('all the rest, for use without a network', [
      ...['service-worker.js', ...kept],
      ...[...PAGES, NOT_FOUND].map(({ file }) => file),
    ]),
  };
}

/**
 * @param {ReturnType<typeof partsOfVisit>} parts
 * @returns {{ reading: Cost, making: Cost, later: Cost }} whole visits, by kind
 */
export function kindsOfVisit({ home, code, scan, community, offline }) {
  /**
   * @param {string} what
   * @param {...Cost} parts
   */
  const sum = (what, ...parts) => ({
    what,
    requests: parts.reduce((total, { requests }) => total + requests, 0),
    bytes: parts.reduce((total, { bytes }) => total + bytes, 0),
  });
  return {
    // The service worker fetches what the visitor did not.
    reading: sum('a first visit that reads', home, code, community, offline),
    making: sum('a first visit that makes a code', home, code, scan, community, offline),
    // The page and the service worker are asked for; both are as they were.
    later: { what: 'a later visit to the same release', requests: 2, bytes: 0 },
  };
}

/** @param {string} file */
function sentBytes(file) {
  const compressed = `dist/${file}.br`;
  return statSync(existsSync(compressed) ? compressed : `dist/${file}`).size;
}

/**
 * @param {string[]} head
 * @param {(string | number)[][]} rows
 */
function printTable(head, rows) {
  for (const cells of [head, head.map((_, index) => (index === 0 ? '---' : '--:')), ...rows])
    console.log(`| ${cells.join(' | ')} |`);
  console.log();
}

function printTraffic() {
  const parts = partsOfVisit();
  const kinds = kindsOfVisit(parts);
  /** @param {Cost} cost */
  const row = ({ what, requests, bytes }) => [what, requests, (bytes / 1000).toFixed(0)];
  printTable(['loaded by', 'requests', 'kB'], [...Object.values(parts), ...Object.values(kinds)].map(row));

  const { reading, making, later } = kinds;
  /** @param {'requests' | 'bytes'} unit */
  const average = (unit) =>
    EXAMPLE.first * (EXAMPLE.making * making[unit] + (1 - EXAMPLE.making) * reading[unit]) +
    (1 - EXAMPLE.first) * later[unit];
  const headers = Object.entries(HEADERS).reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
  console.log(`On average ${(average('bytes') / 1000).toFixed(0)} kB and ${average('requests').toFixed(1)} requests.`);
  console.log(`Security headers: ${headers} bytes an answer; HTTP/2 and later send them once a connection.\n`);

  const prices = PRICES.map(({ perGigabyte, perMillionRequests }) => `$${perGigabyte}/GB, $${perMillionRequests}/M`);
  printTable(
    ['visits a month', 'TB', 'million requests', 'Mbit/s on average', ...prices],
    [1e6, 1e9].map((visits) => {
      const gigabytes = (visits * average('bytes')) / 1e9;
      const millions = (visits * average('requests')) / 1e6;
      const bits = (gigabytes * 8e3) / (30 * 24 * 3600);
      const costs = PRICES.map((price) => gigabytes * price.perGigabyte + millions * price.perMillionRequests);
      const dollars = costs.map((cost) => `$${Number(cost.toPrecision(2)).toLocaleString('en')}`);
      /** @param {number} value */
      const short = (value) => Number(value.toPrecision(2)).toLocaleString('en');
      return [visits.toLocaleString('en'), short(gigabytes / 1000), short(millions), short(bits), ...dollars];
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) printTraffic();
