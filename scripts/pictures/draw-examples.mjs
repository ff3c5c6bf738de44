/**
 * `node scripts/pictures/draw-examples.mjs` draws the example codes that the generator shows before anything is typed.
 * The portrait is woven from `portrait.webp`: the astronaut Eileen Collins, NASA, in the public domain. Each picture
 * has the best WebP quality within 38 kB.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { loadSource } from '../run/load-source.mjs';
import { findChromium } from '../run/setup.mjs';

const FOLDER = 'site/features/generator/examples';
const MOST_BYTES = 38_000;
const TEXT = 'https://example.com';

/** @typedef {{ width: number, height: number, data: Uint8ClampedArray }} Pixels */

const source = await loadSource('scripts/pictures/examples-source.ts');
const { DEFAULT_DESIGN, DEFAULT_STYLE, DEFAULT_WEAVE } = source;
const browser = await chromium.launch({ executablePath: await findChromium() });
const page = await browser.newPage();

const portrait = await decode(readFileSync('scripts/pictures/portrait.webp'), 'image/webp');
const logo = await decode(readFileSync('public/favicon.svg'), 'image/svg+xml');
const sunset = { gradientType: 'linear', gradientColor1: '#C8430A', gradientColor2: '#7C1D6F' };
const blue = {
  foregroundColor: '#0A3D62',
  cornerSquaresColor: '#0A3D62',
  cornerDotsColor: '#BE3418',
  moduleShape: 'rounded',
};
await write(
  'woven',
  { imagePosition: 'full', weave: { ...DEFAULT_WEAVE, focus: { x: 0.5, y: 0.42, radius: 0.25 } } },
  portrait,
);
await write(
  'gradient',
  { style: { ...DEFAULT_STYLE, ...sunset, moduleShape: 'dots', cornerDotShape: 'rounded' } },
  null,
);
await write('logo', { imageSize: 22, style: { ...DEFAULT_STYLE, ...blue } }, logo);
await browser.close();

/**
 * @param {string} name
 * @param {object} changes to the default design
 * @param {Pixels | null} pixels the design's image
 */
async function write(name, changes, pixels) {
  const image = pixels && { pixels, href: '' };
  const design = {
    ...DEFAULT_DESIGN,
    content: TEXT,
    qrType: 'custom',
    gradientDirection: 'to bottom right',
    ...(image && { customImage: 'data:image/png,' }),
    ...changes,
  };
  const picture = source.rasterize(source.makeCode(design, image).drawing);
  const bytes = await encode(Buffer.from(await source.encodePng(picture)));
  writeFileSync(`${FOLDER}/${name}.webp`, bytes);
  console.log(`${name}.webp: ${bytes.length} bytes`);
}

/**
 * @param {Buffer} file
 * @param {string} type
 * @returns {Promise<Pixels>}
 */
async function decode(file, type) {
  const { width, height, data } = await page.evaluate(
    async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const canvas = new OffscreenCanvas(image.naturalWidth || 256, image.naturalHeight || 256);
      const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      return { width: canvas.width, height: canvas.height, data: [...data] };
    },
    `data:${type};base64,${file.toString('base64')}`,
  );
  return { width, height, data: new Uint8ClampedArray(data) };
}

/**
 * @param {Buffer} png
 * @returns {Promise<Buffer>} the best WebP within the limit
 */
async function encode(png) {
  for (let quality = 1; quality > 0.3; quality -= 0.04) {
    const base64 = await page.evaluate(
      async ([url, share]) => {
        const image = new Image();
        image.src = String(url);
        await image.decode();
        const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
        /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d')).drawImage(image, 0, 0);
        const blob = await canvas.convertToBlob({ type: 'image/webp', quality: Number(share) });
        const bytes = new Uint8Array(await blob.arrayBuffer());
        return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
      },
      [`data:image/png;base64,${png.toString('base64')}`, quality],
    );
    const file = Buffer.from(base64, 'base64');
    if (file.length <= MOST_BYTES) return file;
  }
  throw new RangeError(`No quality makes the picture as small as ${MOST_BYTES} bytes`);
}
