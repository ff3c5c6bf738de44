/**
 * `node calibration/calibrate-logo.mjs [designs]` measures how many more readings of codes with a centered image
 * succeed because version and mask are chosen for the image. Each design is an image and a random text, from a
 * generator with a fixed seed. There are 112 designs unless `designs` is given. Each design is drawn with two codes:
 * the smallest code for the text (plain), and the code that `chooseCode` returns (chosen). Four decoders read both
 * drawings under seven conditions. The script prints a Markdown table with a row for each size of image, a row for each
 * kind of image, and a row for all designs. The columns are the number of designs, the share of right readings of the
 * plain and of the chosen code under all conditions, the same two shares for the unchanged pictures alone, and by how
 * many versions the chosen codes are larger on average. The script fails if a decoder reads no picture at all. `--try`
 * measures one design.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { scanImageData } from '@undecaf/zbar-wasm';
import jsQrModule from 'jsqr';
import { uniformFloat32 } from 'pure-rand/distribution/uniformFloat32';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import decodeQr from 'qr/decode.js';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { loadExports } from '../scripts/run/load-source.mjs';

/** @typedef {import('../core/raster/pixels.ts').Pixels} Pixels */

const { CODE_OPTIONS, chooseCode, DEFAULT_DESIGN, drawQrCode, encode, rasterize, viewsOf } = await loadExports({
  '#design': ['DEFAULT_DESIGN'],
  '#drawing': ['drawQrCode', 'rasterize'],
  '#engine': ['encode'],
  '#fitting': ['chooseCode'],
  '#making': ['CODE_OPTIONS'],
  '#scanning/tunnel': ['viewsOf'],
});

const { values, positionals } = parseArgs({
  options: { try: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const CONDITIONS = ['as-is', 'white-page', 'small', 'blurred', 'rotated', 'noisy', 'photo'];
const SIZES = [10, 20, 25, 30, 35, 40, 45, 50];

const wasm = readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });
// In Node, the default import of this CommonJS package is the whole module.
const jsQr = /** @type {typeof jsQrModule} */ (/** @type {any} */ (jsQrModule).default ?? jsQrModule);

/** @type {Record<string, (image: ImageData) => Promise<string | undefined>>} */
const DECODERS = {
  zxing: async (image) =>
    (await readBarcodes(image, { formats: ['QRCode'], tryHarder: true, textMode: 'Plain' }))[0]?.text,
  jsqr: async (image) => jsQr(image.data, image.width, image.height)?.data,
  zbar: async (image) => (await scanImageData(image))[0]?.decode(),
  qr: async (image) => decodeQr(image),
};

/** The decoders that have read a picture. @type {Set<string>} */
const readers = new Set();

const generator = xoroshiro128plus(20);
const random = () => uniformFloat32(generator);

/** @type {Record<string, () => Pixels>} */
const PICTURES = {
  dark: () => paint(64, 64, () => [20, 24, 90, 255]),
  bright: () => paint(64, 64, () => [255, 220, 60, 255]),
  ring: () =>
    paint(160, 160, (x, y) => (Math.abs(Math.hypot(x - 0.5, y - 0.5) - 0.38) < 0.1 ? [10, 10, 10, 255] : [0, 0, 0, 0])),
  tiles: () => {
    const colors = Array.from({ length: 100 }, () => [random() * 255, random() * 255, random() * 255, 255]);
    return paint(200, 200, (x, y) => colors[10 * Math.floor(10 * y) + Math.floor(10 * x)]);
  },
  photograph: () => photograph(240, 240),
  wide: () => photograph(300, 110),
  tall: () => photograph(110, 300),
};

/**
 * @typedef {{ plain: number, chosen: number, plainAsIs: number, chosenAsIs: number, versions: number, count: number }}
 * Row
 */
/** @type {Map<string, Row>} */
const rows = new Map();
const designs = values.try ? 1 : Number(positionals[0] ?? 112);
const kinds = Object.keys(PICTURES);
for (let i = 0; i < designs; i++) {
  const kind = kinds[i % kinds.length];
  const imageSize = SIZES[Math.floor(i / kinds.length) % SIZES.length];
  const text = randomText(Math.round(10 * 30 ** random()));
  const picture = PICTURES[kind]();
  const design = { ...DEFAULT_DESIGN, qrType: 'custom', imageSize };
  const image = { pixels: picture, href: '' };
  const plainCode = encode(text, CODE_OPTIONS);
  const chosenCode = chooseCode(text, CODE_OPTIONS, design, image);
  /** @param {typeof plainCode} code */
  const draw = (code) => rasterize(drawQrCode(code, design, image));
  const plain = await shareRead(draw(plainCode), text);
  const chosen = await shareRead(draw(chosenCode), text);
  for (const key of [`logo of ${imageSize}%`, kind, 'all']) {
    const row = rows.get(key) ?? { plain: 0, chosen: 0, plainAsIs: 0, chosenAsIs: 0, versions: 0, count: 0 };
    row.plain += plain.all;
    row.chosen += chosen.all;
    row.plainAsIs += plain.asIs;
    row.chosenAsIs += chosen.asIs;
    row.versions += chosenCode.version - plainCode.version;
    row.count++;
    rows.set(key, row);
  }
}
console.log(
  '| | designs | plain | chosen | plain, as is | chosen, as is | versions more |\n|---|---|---|---|---|---|---|',
);
for (const key of [...SIZES.map((size) => `logo of ${size}%`), ...kinds, 'all']) {
  const row = rows.get(key);
  if (!row) continue;
  /** @param {number} sum */
  const percent = (sum) => `${Math.round((100 * sum) / row.count)}%`;
  const figures = [row.plain, row.chosen, row.plainAsIs, row.chosenAsIs].map(percent);
  console.log(`| ${[key, row.count, ...figures, (row.versions / row.count).toFixed(1)].join(' | ')} |`);
}

// A decoder that reads nothing at all is broken.
for (const decoder of Object.keys(DECODERS).filter((name) => !readers.has(name))) {
  console.error(`${decoder} read no picture`);
  process.exitCode = 1;
}

/**
 * Returns two shares of right readings: under all conditions, and of the unchanged picture alone.
 * @param {Pixels} pixels
 * @param {string} text
 */
async function shareRead(pixels, text) {
  const see = viewsOf(pixels);
  let right = 0;
  let rightAsIs = 0;
  for (const condition of CONDITIONS) {
    const { width, height, data } = see(condition);
    for (const [decoder, read] of Object.entries(DECODERS)) {
      const image = /** @type {ImageData} */ ({ width, height, data: new Uint8ClampedArray(data), colorSpace: 'srgb' });
      // Some decoders reject if they find nothing.
      const isRight = (await read(image).catch(() => undefined)) === text;
      if (isRight) {
        right++;
        readers.add(decoder);
      }
      if (isRight && condition === 'as-is') rightAsIs++;
    }
  }
  const decoders = Object.keys(DECODERS).length;
  return { all: right / CONDITIONS.length / decoders, asIs: rightAsIs / decoders };
}

/** @param {number} length */
function randomText(length) {
  let text = 'https://';
  while (text.length < length) text += random() < 0.1 ? '/' : String.fromCharCode(97 + Math.floor(random() * 26));
  return text;
}

/**
 * Returns a picture of waves of many lengths, about as smooth and as uneven as a photograph.
 * @param {number} width
 * @param {number} height
 */
function photograph(width, height) {
  const waves = Array.from({ length: 24 }, () => {
    const frequency = 9 * 2 ** (4.5 * random());
    const angle = 2 * Math.PI * random();
    return [frequency * Math.cos(angle), frequency * Math.sin(angle), 6 * random(), 40 / Math.sqrt(frequency / 9)];
  });
  return paint(width, height, (x, y) => {
    const light = waves.reduce((sum, [a, b, phase, height]) => sum + height * Math.cos(a * x + b * y + phase), 128);
    return [light + 20, light, light - 20, 255];
  });
}

/**
 * @param {number} width
 * @param {number} height
 * @param {(x: number, y: number) => number[]} colorAt color at `x` and `y`, which go from 0 to 1
 */
function paint(width, height, colorAt) {
  const data = new Uint8ClampedArray(4 * width * height);
  for (let i = 0; i < width * height; i++)
    data.set(colorAt((i % width) / width, Math.floor(i / width) / height), 4 * i);
  return { width, height, data };
}
