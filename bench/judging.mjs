/**
 * `node bench/judging.mjs` judges 350 random designs and their fixes, and measures how long each design takes. Every
 * seventh design has random shapes. Prints the processor time in milliseconds, and how many pictures each decoder was
 * given to read. `--designs=350` and `--seed=1` choose the designs. `--woven` weaves the images into the codes of short
 * texts. `--try` judges one design.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadExports, loadSource } from '../scripts/run/load-source.mjs';

const { values } = parseArgs({
  options: {
    designs: { type: 'string', default: '350' },
    seed: { type: 'string', default: '1' },
    woven: { type: 'boolean', default: false },
    try: { type: 'boolean', default: false },
  },
});
const DESIGNS = values.try ? 1 : Number(values.designs);
/** Characters. Longer texts leave too little of the image. */
const LONGEST_WOVEN = 90;

const { createRandom, randomDesign, withRandomShapes } = await loadSource('calibration/random-designs.ts');
const { DEFAULT_WEAVE, judge, loadDecoders, PlainReadings } = await loadExports({
  '#design': ['DEFAULT_WEAVE'],
  '#scanning/judging': ['judge'],
  '#scanning/tunnel': ['loadDecoders', 'PlainReadings'],
});
const module = {
  bytes: new Uint8Array(readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))).buffer,
};

/** @type {{ time: number, readings: Record<string, number> }[]} */
const answers = [];
// The first design is not counted, as a warm-up.
if (!values.try) await answer(designOf(0));
for (let k = 0; k < DESIGNS; k++) answers.push(await answer(designOf(k)));

const times = answers.map(({ time }) => time).sort((a, b) => a - b);
/** @param {number} share */
const at = (share) => Math.round(times[Math.floor(share * (times.length - 1))]);
const sum = Math.round(times.reduce((all, time) => all + time, 0));
console.log(`median ${at(0.5)}, nine of ten ${at(0.9)}, slowest ${at(1)}, all ${sum} ms`);
for (const decoder of ['zxing', 'jsqr']) {
  const counts = answers.map(({ readings }) => readings[decoder] ?? 0).sort((a, b) => a - b);
  console.log(`  readings by ${decoder}: median ${counts[counts.length >> 1]}, most ${counts.at(-1)}`);
}

/** @param {number} k */
function designOf(k) {
  const random = createRandom(Number(values.seed) * 10_000 + k);
  const drawn = randomDesign(random);
  const isWoven = values.woven && drawn.image && drawn.design.content.length <= LONGEST_WOVEN;
  const woven = { ...drawn, design: { ...drawn.design, imagePosition: 'full', weave: DEFAULT_WEAVE } };
  const asked = isWoven ? woven : drawn;
  return k % 7 === 6 ? withRandomShapes(asked, random) : asked;
}

/** @param {ReturnType<typeof designOf>} asked */
async function answer({ design, image }) {
  /** @type {Record<string, number>} */
  const readings = {};
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
    () => {},
  );
  const { user, system } = process.cpuUsage(start);
  return { time: (user + system) / 1000, readings };
}
