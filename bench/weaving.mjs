/**
 * `node bench/weaving.mjs` measures how long it takes to weave an image of 800 × 800 pixels into a code: each step of
 * a draft, and the whole draft. Prints the minimum and the median processor time of 25 runs in milliseconds, and the
 * memory used. Fails if the median of a whole draft exceeds the limit for its detail (bold, fine or finest). `--try`
 * runs each part once with a small image and one detail, and does not check the limits.
 */
import { parseArgs } from 'node:util';
import { loadExports } from '../scripts/run/load-source.mjs';

const { values } = parseArgs({ options: { try: { type: 'boolean', default: false } } });
const RUNS = values.try ? 1 : 25;
const WARM_UPS = values.try ? 0 : 1;
const TEXT = 'https://example.com/abcdef';

const { DEFAULT_WEAVE, drawSample, messageToWeave, paintWoven, pixelGrid, weavePicture } = await loadExports({
  '#design': ['DEFAULT_WEAVE'],
  '#drawing': ['pixelGrid'],
  '#testing': ['drawSample'],
  '#weaving': ['messageToWeave', 'paintWoven', 'weavePicture'],
});

const image = drawSample('face', values.try ? 100 : 800);
/** Limits for the median of a whole draft by detail, in milliseconds. */
const LIMITS = { bold: 150, fine: 250, finest: 400 };

measure('message', () => messageToWeave(TEXT, { level: 'L', eci: true }));
for (const [detail, limit] of Object.entries(LIMITS).slice(values.try ? -1 : 0)) {
  const weave = { ...DEFAULT_WEAVE, ...(detail !== 'bold' && { detail }) };
  const source = { text: TEXT, eci: true, weave, image };
  const { result: woven } = measure(`${detail}: weave and find levels`, () => weavePicture(source));
  let strength = 0;
  measure(`${detail}: another strength`, () => {
    strength = (strength + 0.05) % 1;
    return weavePicture({ ...source, weave: { ...weave, strength } }, woven);
  });
  const grid = pixelGrid(woven.code.size);
  measure(`${detail}: paint 400 px`, () => paintWoven(woven, image, grid));
  const { middle } = measure(`${detail}: whole draft`, () => paintWoven(weavePicture(source), image, grid));
  const large = pixelGrid(woven.code.size, 1000);
  measure(`${detail}: paint 1000 px`, () => paintWoven(woven, image, large));
  if (middle > limit && !values.try) {
    console.error(`${detail}: a draft takes longer than ${limit} ms`);
    process.exitCode = 1;
  }
}
const memory = process.memoryUsage();
console.log(`memory: ${Math.round((memory.heapUsed + memory.arrayBuffers) / 2 ** 20)} MB`);

/**
 * @template T
 * @param {string} name
 * @param {() => T} work
 * @returns {{ result: T, middle: number }} the result of the last run, and the median time
 */
function measure(name, work) {
  const times = [];
  let result = /** @type {T} */ (undefined);
  for (let run = -WARM_UPS; run < RUNS; run++) {
    const start = process.cpuUsage();
    result = work();
    const { user, system } = process.cpuUsage(start);
    if (run >= 0) times.push((user + system) / 1000);
  }
  times.sort((a, b) => a - b);
  console.log(`${name}: ${times[0].toFixed(1)} ms at least, ${times[RUNS >> 1].toFixed(1)} ms in the middle`);
  return { result, middle: times[RUNS >> 1] };
}
