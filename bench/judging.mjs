/**
 * `node bench/judging.mjs [commit]` judges 350 random designs and their fixes, and measures how long each design takes.
 * Every seventh design has random shapes. Prints the processor time in milliseconds, and how many pictures each decoder
 * was given to read. If a commit is named, the sources of that commit judge each design too, and a list names the
 * designs for which the verdict, or the best verdict after a fix, differs between the commit and the present sources.
 * `--designs=350` and `--seed=1` choose the designs. `--woven` weaves the images into the codes of short texts. `--try`
 * judges one design.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadExports, loadSource } from '../scripts/run/load-source.mjs';

const NAMES = {
  '#design': ['DEFAULT_WEAVE'],
  '#scanning/judging': ['judge'],
  '#scanning/tunnel': ['loadDecoders', 'PlainReadings'],
};
const { values, positionals } = parseArgs({
  options: {
    designs: { type: 'string', default: '350' },
    seed: { type: 'string', default: '1' },
    woven: { type: 'boolean', default: false },
    try: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const DESIGNS = values.try ? 1 : Number(values.designs);
/** Characters. Longer texts leave too little of the image. */
const LONGEST_WOVEN = 90;
const VERDICTS = ['everywhere', 'good-conditions', 'unlikely', 'not'];

const { createRandom, randomDesign, withRandomShapes } = await loadSource('calibration/random-designs.ts');
const module = {
  bytes: new Uint8Array(readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))).buffer,
};

/** @type {Record<string, any>} */
const sources = { now: await loadExports(NAMES) };
const [commit] = positionals;
if (commit) sources[commit] = await loadExports(NAMES, commit);
const names = Object.keys(sources);

/** @typedef {{ time: number, readings: Record<string, number>, verdict: string, fixed: string | null }} Answer */

/** @type {Record<string, Answer[]>} */
const answers = Object.fromEntries(names.map((name) => [name, []]));
// Each version of the sources first judges one design that is not counted, as a warm-up.
if (!values.try) for (const name of names) await answerBy(name, designOf(0));
for (let k = 0; k < DESIGNS; k++) {
  const asked = designOf(k);
  // The present sources and those of the commit take turns in going first.
  for (const name of k % 2 === 0 ? names : names.toReversed()) answers[name].push(await answerBy(name, asked));
}

for (const name of names) {
  const times = answers[name].map(({ time }) => time).sort((a, b) => a - b);
  /** @param {number} share */
  const at = (share) => Math.round(times[Math.floor(share * (times.length - 1))]);
  const sum = Math.round(times.reduce((all, time) => all + time, 0));
  console.log(`${name}: median ${at(0.5)}, nine of ten ${at(0.9)}, slowest ${at(1)}, all ${sum} ms`);
  for (const decoder of ['zxing', 'jsqr']) {
    const counts = answers[name].map(({ readings }) => readings[decoder] ?? 0).sort((a, b) => a - b);
    console.log(`  readings by ${decoder}: median ${counts[counts.length >> 1]}, most ${counts.at(-1)}`);
  }
}
if (commit) listChanges();

/** @param {number} k */
function designOf(k) {
  const random = createRandom(Number(values.seed) * 10_000 + k);
  const drawn = randomDesign(random);
  const isWoven = values.woven && drawn.image && drawn.design.content.length <= LONGEST_WOVEN;
  const asked = isWoven ? { ...drawn, design: woven(drawn.design) } : drawn;
  return k % 7 === 6 ? withRandomShapes(asked, random) : asked;
}

/** @param {ReturnType<typeof randomDesign>['design']} design */
function woven(design) {
  return { ...design, imagePosition: 'full', weave: sources.now.DEFAULT_WEAVE };
}

/**
 * @param {string} name a key of `sources`
 * @param {ReturnType<typeof designOf>} asked
 * @returns {Promise<Answer>}
 */
async function answerBy(name, { design, image }) {
  const { judge, loadDecoders, PlainReadings } = sources[name];
  /** @type {Record<string, number>} */
  const readings = {};
  /** @type {any} */
  let last = null;
  const decoders = (await loadDecoders(module)).map((/** @type {any} */ decoder) => ({
    ...decoder,
    read(/** @type {unknown} */ pixels) {
      readings[decoder.id] = (readings[decoder.id] ?? 0) + 1;
      return decoder.read(pixels);
    },
  }));
  const tools = { decoders, plain: new PlainReadings(), pause: async () => {} };
  // The judge caches some results with the image's pixels object as their key. Each answer gets a copy of this object,
  // so that it starts without cached results.
  const own = image && { ...image, pixels: { ...image.pixels } };
  const start = process.cpuUsage();
  await judge(
    { design, image: own },
    async () => tools,
    (/** @type {any} */ report) => {
      last = report;
    },
  );
  const { user, system } = process.cpuUsage(start);
  const fixes = [last.everything, ...last.reasons.map((/** @type {any} */ reason) => reason.fix)];
  const fixed = VERDICTS.find((verdict) => fixes.some((fix) => fix?.verdict === verdict)) ?? null;
  return { time: (user + system) / 1000, readings, verdict: last.verdict, fixed };
}

function listChanges() {
  let changed = 0;
  for (const [k, now] of answers.now.entries()) {
    const before = answers[commit][k];
    if (now.verdict === before.verdict && now.fixed === before.fixed) continue;
    changed++;
    console.log(`design ${k}: ${before.verdict}, fixed ${before.fixed} → ${now.verdict}, fixed ${now.fixed}`);
  }
  console.log(`${changed} of ${DESIGNS} answers changed`);
}
