/**
 * `node scripts/pictures/open-graph.mjs` draws public/open-graph.png, which other sites show beside a link to this one.
 * Run it after a change of the name, the mark or the colors.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { PNG } from 'pngjs';
import { CHROMIUM_FLAGS, findChromium } from '../run/setup.mjs';
import { encodePng } from './icons.mjs';

const FONT = 'node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2';

const html = `<!doctype html>
<style>
  @font-face { font-family: Familjen; font-weight: 400 700; src: url(data:font/woff2;base64,${readFileSync(FONT, 'base64')}) }
  body { margin: 0; width: 1200px; height: 630px; display: flex; align-items: center; gap: 90px; background: #f8f5ee; color: #1d1a16; font-family: Familjen }
  svg { flex: none; margin-left: 105px }
  h1 { margin: 0; font-size: 108px; line-height: 1; font-weight: 650; letter-spacing: -0.02em }
  p { margin: 28px 0 0; font-size: 46px; line-height: 1.2; color: #5b554b }
</style>
<svg width="280" height="280" viewBox="0 0 7 7" shape-rendering="crispEdges">
  <path d="M0 0h4v1h-3v5h5v-3h1v4h-7z" fill="#1d1a16"/><path d="M2 2h3v3h-3z" fill="#be3418"/>
</svg>
<div><h1>Quietzone</h1><p>QR Code Generator<br>Free, in your browser,<br>and it scans.</p></div>`;

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: CHROMIUM_FLAGS,
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(html);
await page.evaluate(() => document.fonts.ready);
const { width, height, data } = PNG.sync.read(await page.screenshot());
await browser.close();

// Replaces similar colors by the most common of them. A few shades are enough for the edges of letters, and the file
// becomes a third as large.
const colors = Uint32Array.from({ length: width * height }, (_, pixel) => data.readUIntBE(pixel * 4, 3));
/** @type {Map<number, number>} */
const counts = new Map();
for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
/** @type {Map<number, number>} for each coarse color, the most common of the colors that it stands for */
const palette = new Map();
for (const [color] of [...counts].sort(([, a], [, b]) => a - b)) palette.set(coarse(color), color);
const colorAt = (/** @type {number} */ x, /** @type {number} */ y) => palette.get(coarse(colors[y * width + x])) ?? 0;
writeFileSync('public/open-graph.png', encodePng(width, height, colorAt));

/** @param {number} color red, green and blue in 24 bits */
function coarse(color) {
  return color & 0xe0e0e0;
}
