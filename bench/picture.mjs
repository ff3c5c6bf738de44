/**
 * `node bench/picture.mjs [commit]` measures how long it takes to make a picture, each step alone and all steps
 * together, and how long it takes to make large PNG files. Prints processor times in milliseconds: the minimum of 200
 * runs, and the median in parentheses. Each large file is made only once. If a commit is named, its sources are
 * measured too, in the same process and alternating with the present ones. `--try` runs everything once and makes
 * the large files smaller.
 */
import { parseArgs } from 'node:util';
import { loadCommit, loadSource } from '../scripts/run/load-source.mjs';

const { values, positionals } = parseArgs({
  options: { try: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const RUNS = values.try ? 1 : 200;
const TEXT = 'https://example.com/menu';
const LARGE = values.try ? 400 : 8000;

/** @type {Record<string, any>} */
const sources = { now: await loadSource('bench/picture-source.ts') };
const [commit] = positionals;
if (commit) sources[commit] = await loadCommit(commit, 'bench/picture-source.ts');

const photograph = drawPhotograph(600);

/** @type {Record<string, (source: any) => () => unknown>} */
const TASKS = {
  'make the code and its drawing': (source) => {
    const design = designOf(source);
    return () => source.makeCode(design, null);
  },
  'rasterize, squares': (source) => rasterizing(source, {}),
  'rasterize, dots': (source) => rasterizing(source, { moduleShape: 'dots' }),
  'rasterize for the picture, squares': (source) => painting(source, drawingOf(source, {})),
  'write the picture, squares': (source) => {
    const painted = painting(source, drawingOf(source, {}))();
    return () => (Array.isArray(painted) ? source.raster.encodeBands(painted) : source.raster.encodePng(painted));
  },
  'PNG file of the drawing, squares': (source) => {
    const drawing = drawingOf(source, {});
    return () => source.writePng(drawing, null);
  },
  'read back, squares': (source) => reading(source, {}),
  'read back, dots': (source) => reading(source, { moduleShape: 'dots' }),
  'picture, squares': (source) => picturing(source, {}, null),
  'picture, dots': (source) => picturing(source, { style: { moduleShape: 'dots' } }, null),
  'picture, photograph over the whole code': (source) =>
    picturing(source, { imagePosition: 'full', customImage: 'data:,' }, photograph),
};

for (const [name, prepare] of Object.entries(TASKS)) {
  await measure(name, prepare, RUNS);
}
await measure(`PNG file of ${LARGE} pixels, version 39 in dots`, largeFile('dots'), 1);
await measure(`PNG file of ${LARGE} pixels, version 39 in squares`, largeFile('square'), 1);

/**
 * @param {string} name
 * @param {(source: any) => () => unknown} prepare
 * @param {number} runs
 */
async function measure(name, prepare, runs) {
  const tasks = Object.entries(sources).map(([key, source]) => ({
    key,
    run: prepare(source),
    times: /** @type {number[]} */ ([]),
  }));
  if (runs > 1) for (const { run } of tasks) for (let warm = 0; warm < runs; warm++) await run();
  for (let round = 0; round < runs; round++) {
    for (const { run, times } of tasks) {
      const start = process.cpuUsage();
      await run();
      const { user, system } = process.cpuUsage(start);
      times.push((user + system) / 1000);
    }
  }
  const figures = tasks.map(({ key, times }) => {
    times.sort((a, b) => a - b);
    return `${key} ${times[0].toFixed(2)} (${times[times.length >> 1].toFixed(2)})`;
  });
  const [now, before] = tasks.map(({ times }) => times[times.length >> 1]);
  console.log(
    `${name.padEnd(50)} ${figures.join('  ')}${before ? `  ${(before / now).toFixed(1)} times as fast` : ''}`,
  );
}

/** @param {any} source */
function designOf({ DEFAULT_DESIGN, DEFAULT_STYLE }, changes = /** @type {any} */ ({})) {
  const style = { ...DEFAULT_STYLE, ...changes.style };
  return { ...DEFAULT_DESIGN, content: TEXT, qrType: 'custom', ...changes, style };
}

/** @param {any} source */
function drawingOf(source, style = {}) {
  return source.drawing.drawQrCode(source.encode(TEXT, { level: 'H' }), designOf(source, { style }));
}

/** @param {any} source @param {object} style */
function rasterizing(source, style) {
  const drawing = drawingOf(source, style);
  return () => source.drawing.rasterize(drawing);
}

/**
 * Paints as `makePicture` does: in bands, if the commit being measured has `rasterizeInBands`.
 * @param {any} source
 * @param {any} drawing
 */
function painting({ drawing: { rasterize, rasterizeInBands = rasterize } }, drawing) {
  return () => rasterizeInBands(drawing);
}

/** @param {any} source @param {object} style */
function reading(source, style) {
  const file = source.raster.encodePng(source.drawing.rasterize(drawingOf(source, style)));
  return async () => source.raster.decodePng(await file);
}

/** @param {any} source @param {object} changes @param {object | null} image */
function picturing(source, changes, image) {
  const design = designOf(source, changes);
  return () => source.makePicture(design, image);
}

/** @param {string} moduleShape */
function largeFile(moduleShape) {
  return (/** @type {any} */ source) => {
    const code = source.encode(TEXT, { level: 'H', minVersion: 39 });
    const grid = source.drawing.pixelGrid(code.size, LARGE, 4);
    const design = designOf(source, { style: { moduleShape } });
    return () => source.writePng(source.drawing.drawQrCode(code, design, null, grid), null);
  };
}

/** @param {number} side */
function drawPhotograph(side) {
  const data = new Uint8ClampedArray(4 * side * side);
  for (let index = 0, seed = 1; index < data.length; index++) {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    data[index] = index % 4 === 3 ? 255 : 90 + 60 * Math.sin(index / 90000) + (seed >>> 26);
  }
  return { pixels: { width: side, height: side, data }, href: 'data:,' };
}
