/**
 * `node bench/checking.mjs [commit]` measures how long it takes to check pictures, in milliseconds of processor time:
 * frames of a camera to their outlines and misread modules; pictures of 400 pixels, and screenshots of 2,000, to their
 * verdicts. If a commit is named, its sources check each picture too, in turns, and a list names the pictures in which
 * the two find different codes, modules or verdicts. `--pictures=30` is their number of each kind. `--try` checks one.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadExports, loadSource } from '../scripts/run/load-source.mjs';

const NAMES = {
  '#scanning/judging': ['checkPicture', 'seeCodes'],
  '#scanning/tunnel': ['loadDecoders', 'PlainReadings'],
};
const { values, positionals } = parseArgs({
  options: { pictures: { type: 'string', default: '30' }, try: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const PICTURES = values.try ? 1 : Number(values.pictures);

const { foreignPicture, largeScreenshot, spoiledFrame } = await loadSource('calibration/foreign-pictures.ts');
const module = {
  bytes: new Uint8Array(readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))).buffer,
};

/** @type {Record<string, any>} */
const sources = { now: await loadExports(NAMES) };
const [commit] = positionals;
if (commit) sources[commit] = await loadExports(NAMES, commit);
const names = Object.keys(sources);
/** @type {Record<string, any>} */
const decoders = {};
for (const name of names) decoders[name] = await sources[name].loadDecoders(module);

/** @typedef {{ width: number, height: number, data: Uint8ClampedArray }} Picture */

/** @type {Record<string, { picture: (number: number) => Picture, check: (name: string, picture: Picture) => Promise<any> }>} */
const KINDS = {
  'frame of 1280 × 720': { picture: (number) => spoiledFrame(number).frame, check: see },
  'picture of 400 pixels': { picture: (number) => foreignPicture(number).pixels, check },
  'screenshot of 2,000 pixels': { picture: largeScreenshot, check },
};

/** @type {string[]} */
const differing = [];
for (const [kind, { picture, check: run }] of Object.entries(KINDS)) {
  /** @type {Record<string, number[]>} */
  const times = Object.fromEntries(names.map((name) => [name, []]));
  // The first picture is not counted, as a warm-up.
  for (const name of names) await run(name, picture(0));
  for (let k = 0; k < PICTURES; k++) {
    const shown = picture(k);
    /** @type {Record<string, string>} */
    const found = {};
    // The present sources and those of the commit take turns in going first.
    for (const name of k % 2 === 0 ? names : names.toReversed()) {
      const start = process.cpuUsage();
      found[name] = JSON.stringify(await run(name, shown));
      const { user, system } = process.cpuUsage(start);
      times[name].push((user + system) / 1000);
    }
    if (names.some((name) => found[name] !== found.now)) differing.push(`${kind}, number ${k}`);
  }
  for (const name of names) {
    const sorted = times[name].sort((a, b) => a - b);
    const at = (/** @type {number} */ share) => Math.round(sorted[Math.floor(share * (sorted.length - 1))]);
    console.log(`${kind}, ${name}: median ${at(0.5)}, nine of ten ${at(0.9)}, slowest ${at(1)} ms`);
  }
}
if (commit) console.log(`Different answers: ${differing.join('; ') || 'none'}`);

/**
 * @param {string} name a key of `sources`
 * @param {Picture} picture
 */
async function see(name, picture) {
  const codes = await sources[name].seeCodes(picture, decoders[name]);
  return codes.map((/** @type {any} */ { text, misread, margin }) => ({ text, misread, margin }));
}

/**
 * @param {string} name
 * @param {Picture} picture
 */
async function check(name, picture) {
  const tools = { decoders: decoders[name], plain: new sources[name].PlainReadings(), pause: async () => {} };
  const { codes } = await sources[name].checkPicture(picture, tools);
  return codes.map((/** @type {any} */ { text, misread, margin, verdict }) => ({ text, misread, margin, verdict }));
}
