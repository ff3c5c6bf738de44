import { expect, it } from 'vitest';
import { type Drawing, placeDrawing } from '#drawing';
import { clearPixels, decodePng, readDataUrl, type UploadedImage } from '#raster';
import { writeSvg } from './svg-file.ts';

const RED = { r: 255, g: 0, b: 0, a: 1 };
const CLEAR_BLUE = { r: 0, g: 0, b: 255, a: 0.5 };
/** An image whose address (`href`) must not get into the file: only the pixels are written. */
const IMAGE: UploadedImage = {
  pixels: { ...clearPixels(30, 10), data: Uint8ClampedArray.from({ length: 1200 }, (_, k) => (k >> 2) % 30) },
  href: 'data:image/svg+xml,"><script>alert(1)</script>&',
};

const DRAWING: Drawing = {
  width: 40,
  height: 40,
  background: { kind: 'solid', color: CLEAR_BLUE },
  layers: [
    {
      kind: 'path',
      part: 'modules',
      d: 'M1 1h2v2h-2z',
      paint: { kind: 'linear', x1: 0, y1: 0, x2: 40, y2: 0, from: RED, to: CLEAR_BLUE },
    },
    {
      kind: 'path',
      part: 'frame',
      d: 'M5 5h2v2h-2z',
      paint: { kind: 'radial', cx: 20, cy: 20, r: 20, from: RED, to: CLEAR_BLUE },
    },
    { kind: 'image', part: 'image', image: IMAGE, x: 10, y: 11, width: 20, height: 18, opacity: 1, fit: 'fill' },
    { kind: 'image', part: 'image', image: IMAGE, x: 0, y: 0, width: 40, height: 40, opacity: 0.3, fit: 'cover' },
  ],
};

const FACTS = { mm: 30, title: 'QR code' };

it('the height of an SVG follows from its width and the proportions of the drawing', async () => {
  const page = { ...DRAWING, height: 63 };
  expect(await writeSvg(page, { ...FACTS, mm: 85.6 })).toContain(
    ' width="85.6mm" height="134.82mm" viewBox="0 0 40 63"',
  );
  expect(await writeSvg(page, FACTS)).toContain('d="M0 0h40v63h-40z"');
});

it('an SVG contains every layer in order, with its paint, in a group named after its part', async () => {
  const svg = await writeSvg(DRAWING, FACTS);
  const groups = [...svg.matchAll(/<g id="([^"]+)"><path fill="([^"]+)"( fill-opacity="0.5")? d="([^"]+)"\/><\/g>/g)];
  expect(groups.map((match) => [match[1], match[4]])).toEqual([
    ['background', 'M0 0h40v40h-40z'],
    ['modules', 'M1 1h2v2h-2z'],
    ['frame', 'M5 5h2v2h-2z'],
  ]);
  expect(groups[0].slice(2, 4)).toEqual(['#0000FF', ' fill-opacity="0.5"']);
  const [linear, radial] = groups.slice(1).map((match) => /^url\(#(.+)\)$/.exec(match[2])![1]);
  expect(svg).toContain(`<linearGradient id="${linear}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="40" y2="0">`);
  expect(svg).toContain(`<radialGradient id="${radial}" gradientUnits="userSpaceOnUse" cx="20" cy="20" r="20">`);
  expect(svg.match(/<stop offset="1" stop-color="#0000FF" stop-opacity="0.5"\/>/g)).toHaveLength(2);
  expect(svg.indexOf('<image')).toBeGreaterThan(svg.lastIndexOf('<path'));
});

it('an SVG embeds each image as a PNG file cropped to its visible part', async () => {
  const svg = await writeSvg(DRAWING, FACTS);
  const [filled, covering] = [
    ...svg.matchAll(/<image ([^>]*) preserveAspectRatio="none" xlink:href="([^"]*)"([^>]*)\/>/g),
  ];
  expect(filled[1]).toBe('x="10" y="11" width="20" height="18"');
  expect(covering[3]).toBe(' opacity="0.3"');
  const [whole, cut] = await Promise.all([filled, covering].map(([, , href]) => decodePng(readDataUrl(href)!.bytes)));
  expect([whole!.width, whole!.height, cut!.width, cut!.height]).toEqual([30, 10, 10, 10]);
  // The image is cropped to its middle third, from column 10 to column 19.
  expect([cut!.data[0], cut!.data[4 * 9]]).toEqual([10, 19]);
});

it('an SVG avoids elements and attributes that only some programs support', async () => {
  const svg = await writeSvg(DRAWING, FACTS);
  expect(svg).not.toMatch(/style|class=|clip|mask|foreignObject|<use|<script|slice/);
});

it('the title and the description of an SVG are escaped', async () => {
  const facts = { ...FACTS, title: `</title><script>"'&\u0000\uD800 ü😀`, description: '<b>' };
  const svg = await writeSvg(DRAWING, facts);
  expect(svg).toContain('<title>&lt;/title&gt;&lt;script&gt;&quot;&#39;&amp; ü😀</title>');
  expect(svg).toContain('<desc>&lt;b&gt;</desc>');
  expect(svg).not.toContain('<script>');
  expect(await writeSvg(DRAWING, FACTS)).not.toContain('<desc>');
});

it('every part has a unique id, and images in groups are embedded too', async () => {
  const place = { x: 5, y: 6, scale: 0.5 };
  const page: Drawing = {
    ...DRAWING,
    layers: [placeDrawing(DRAWING, place), placeDrawing(DRAWING, { ...place, x: 30 })],
  };
  const svg = await writeSvg(page, FACTS);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => id.startsWith('group'))).toEqual(['group', 'group-2']);
  expect(svg).toContain('<g id="group-2"><g transform="matrix(0.5 0 0 0.5 30 6)"><path');
  expect(svg.match(/xlink:href="data:image\/png/g)).toHaveLength(4);
  expect(svg).not.toContain('script');
});

it('an image with a vector is written as its elements, clipped to the part that its layer shows', async () => {
  const path = { name: 'path', attributes: { fill: '"<&', d: 'M0 0h30v10z' } };
  const vector = { name: 'svg', attributes: { width: 30, height: 10 }, children: [path] };
  const layers = DRAWING.layers.map((layer) =>
    layer.kind === 'image' ? { ...layer, image: { ...IMAGE, vector } } : layer,
  );
  const svg = await writeSvg({ ...DRAWING, layers }, FACTS);
  const written = '<svg width="30" height="10"><path fill="&quot;&lt;&amp;" d="M0 0h30v10z"/></svg></svg>';
  const clipped = 'preserveAspectRatio="none" overflow="hidden"';
  expect(svg).toContain(`<svg x="10" y="11" width="20" height="18" viewBox="0 0 30 10" ${clipped}>${written}`);
  expect(svg).toContain(
    `<svg x="0" y="0" width="40" height="40" viewBox="10 0 10 10" ${clipped} opacity="0.3">${written}`,
  );
  expect(svg).not.toContain('<image');
});
