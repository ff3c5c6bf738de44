/**
 * `node scripts/pictures/draw-weaving.mjs` draws the pictures of woven codes for docs/weaving.md, the README and the
 * upload area. `--try` draws one row of each, into build/.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadSource } from '../run/load-source.mjs';

const { values } = parseArgs({ options: { try: { type: 'boolean', default: false } } });
const folder = values.try ? 'build' : '.';

const source = await loadSource('scripts/pictures/weaving-source.ts');
const { DEFAULT_DESIGN, DEFAULT_WEAVE, SAMPLE_PICTURES } = source;

const TEXT = 'https://example.com/abcdef';
const IMAGE_PIXELS = values.try ? 60 : 600;
const GAP = 12;

/** @typedef {{ width: number, height: number, data: Uint8ClampedArray }} Pixels */

const rows = SAMPLE_PICTURES.slice(0, values.try ? 1 : undefined).map((/** @type {string} */ name) => {
  const image = { pixels: source.drawSample(name, IMAGE_PIXELS), href: '' };
  return [
    source.resample(image.pixels, { x: 0, y: 0, width: IMAGE_PIXELS, height: IMAGE_PIXELS }, 400, 400),
    made(image, {}),
    source.drawHalftone(TEXT, image.pixels).pixels,
    made(image, { weave: { ...DEFAULT_WEAVE, strength: 0.2 } }),
    made(image, { weave: DEFAULT_WEAVE }),
    made(image, { weave: { ...DEFAULT_WEAVE, look: 'pearls', strength: 0.65 } }),
  ];
});
await write('docs/images/weaving-ways.png', half(sheet(rows)));
await write('docs/images/woven.png', half(sheet([rows.map((/** @type {Pixels[]} */ row) => row[4]).slice(0, 3)])));
const details = rows.slice(0, 2).map((/** @type {Pixels[]} */ row, /** @type {number} */ k) => {
  const image = { pixels: source.drawSample(SAMPLE_PICTURES[k], IMAGE_PIXELS), href: '' };
  return [
    row[0],
    row[4],
    made(image, { weave: { ...DEFAULT_WEAVE, detail: 'fine' } }),
    made(image, { weave: { ...DEFAULT_WEAVE, detail: 'finest' } }),
  ];
});
await write('docs/images/woven-details.png', half(sheet(details)));
await write('site/features/generator/woven-sample.png', half(half(rows[0][4])));

/**
 * @param {{ pixels: Pixels, href: string }} image
 * @param {object} changes
 * @returns {Pixels}
 */
function made(image, changes) {
  const design = { ...DEFAULT_DESIGN, type: 'text', content: TEXT, qrType: 'custom', imagePosition: 'full' };
  return source.rasterize(source.makeCode({ ...design, customImage: 'data:image/png,', ...changes }, image).drawing);
}

/**
 * Arranges pictures of the same size in rows, on white.
 * @param {Pixels[][]} rows
 * @returns {Pixels}
 */
function sheet(rows) {
  const side = rows[0][0].width;
  const placeOf = (/** @type {number} */ k) => GAP + k * (side + GAP);
  const drawn = source.clearPixels(placeOf(rows[0].length), placeOf(rows.length));
  drawn.data.fill(255);
  for (const [y, row] of rows.entries()) {
    for (const [x, { data }] of row.entries()) {
      for (let line = 0; line < side; line++) {
        const to = 4 * ((placeOf(y) + line) * drawn.width + placeOf(x));
        drawn.data.set(data.subarray(4 * line * side, 4 * (line + 1) * side), to);
      }
    }
  }
  return drawn;
}

/**
 * @param {Pixels} pixels
 * @returns {Pixels}
 */
function half(pixels) {
  const { width, height } = pixels;
  return source.resample(pixels, { x: 0, y: 0, width, height }, width >> 1, height >> 1);
}

/**
 * @param {string} file
 * @param {Pixels} pixels
 */
async function write(file, pixels) {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await source.encodePng(pixels));
}
