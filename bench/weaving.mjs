/**
 * `node bench/weaving.mjs`: how long weaving takes, in parts and as a whole, on a picture of 800 × 800 pixels. Processor time, since machines are
 * shared; the least of many runs, and the one in the middle. The parts are those that a draft goes through. `--try` runs each once.
 */
import { parseArgs } from 'node:util';
import { loadSource } from '../scripts/run/load-source.mjs';

const { values } = parseArgs({ options: { try: { type: 'boolean', default: false } } });
const RUNS = values.try ? 1 : 25;
const TEXT = 'https://example.com/abcdef';

const { DEFAULT_WEAVE, drawSample, messageToWeave, paintWoven, pixelGrid, weavePicture } =
  await loadSource('bench/weaving-source.ts');

const image = drawSample('face', 800);
const source = { text: TEXT, eci: true, weave: DEFAULT_WEAVE, image };

measure('message', () => messageToWeave(TEXT, { level: 'L', eci: true }));
const woven = measure('weave and find levels', () => weavePicture(source));
let strength = 0;
measure('another strength', () => {
  strength = (strength + 0.05) % 1;
  return weavePicture({ ...source, weave: { ...DEFAULT_WEAVE, strength } }, woven);
});
const grid = pixelGrid(woven.code.size);
measure('paint 400 px', () => paintWoven(woven, image, grid));
measure('whole draft', () => paintWoven(weavePicture(source), image, grid));
const large = pixelGrid(woven.code.size, 1000);
measure('paint 1000 px', () => paintWoven(woven, image, large));
const memory = process.memoryUsage();
console.log(`memory: ${Math.round((memory.heapUsed + memory.arrayBuffers) / 2 ** 20)} MB`);

/**
 * @template T
 * @param {string} name
 * @param {() => T} work
 * @returns {T} what the last run gave
 */
function measure(name, work) {
  const times = [];
  let result = work();
  for (let run = 0; run < RUNS; run++) {
    const start = process.cpuUsage();
    result = work();
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
  }
  times.sort((a, b) => a - b);
  console.log(`${name}: ${times[0].toFixed(1)} ms at least, ${times[RUNS >> 1].toFixed(1)} ms in the middle`);
  return result;
}
