// `node bench/scanning-budget.mjs` measures how long it takes to compute the error budget of a picture, and to choose
// the code (version and mask) for a logo. The script times 200 runs by the clock and prints the minimum, the median and
// the 90th percentile in milliseconds.

import { loadExports } from '../scripts/run/load-source.mjs';

const { CODE_OPTIONS, chooseCode, DEFAULT_DESIGN, drawQrCode, encode, errorBudget, pixelGrid, rasterize } =
  await loadExports({
    '#design': ['DEFAULT_DESIGN'],
    '#drawing': ['drawQrCode', 'pixelGrid', 'rasterize'],
    '#engine': ['encode'],
    '#fitting': ['chooseCode'],
    '#making': ['CODE_OPTIONS'],
    '#scanning/pixels': ['errorBudget'],
  });

const RUNS = 200;

/**
 * @param {string} name
 * @param {() => void} run
 */
function measure(name, run) {
  /** @type {number[]} */
  const times = [];
  for (let i = 0; i < RUNS; i++) {
    const began = performance.now();
    run();
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  /** @param {number} share */
  const figure = (share) => times[Math.floor(share * (RUNS - 1))].toFixed(2).padStart(7);
  console.log(`${name.padEnd(44)} least ${figure(0)}  median ${figure(0.5)}  ninth tenth ${figure(0.9)}`);
}

for (const version of [1, 4, 10, 20, 40]) {
  const code = encode('https://example.com', { level: 'H', minVersion: version });
  const picture = rasterize(drawQrCode(code, DEFAULT_DESIGN));
  const grid = pixelGrid(code.size);
  measure(`error budget, version ${code.version}`, () => errorBudget({ code, picture, grid }));
}

const pixels = { width: 1024, height: 1024, data: new Uint8ClampedArray(4 * 1024 * 1024) };
for (let i = 0; i < pixels.data.length; i++) pixels.data[i] = i % 4 === 3 ? 255 : 128 + 127 * Math.sin(i / 9001);
const image = { pixels, href: '' };
for (const length of [20, 60, 200]) {
  for (const imageSize of [15, 30, 40]) {
    const text = `https://example.com/${'path/'.repeat(40)}`.slice(0, length);
    const design = { ...DEFAULT_DESIGN, qrType: 'custom', imageSize };
    const { version } = chooseCode(text, CODE_OPTIONS, design, image);
    const name = `choice, ${length} bytes, logo of ${imageSize}% (version ${version})`;
    measure(name, () => chooseCode(text, CODE_OPTIONS, design, image));
  }
}
