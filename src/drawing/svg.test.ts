import { expect, it } from 'vitest';
import { clearPixels, type UploadedImage } from '#raster';
import type { Drawing } from './drawing.ts';
import { pixelGrid } from './module-grid.ts';
import { toSvg } from './svg.ts';

const RED = { r: 255, g: 0, b: 0, a: 1 };
const CLEAR_BLUE = { r: 0, g: 0, b: 255, a: 0.5 };
const IMAGE: UploadedImage = {
  pixels: clearPixels(1, 1),
  href: 'data:image/svg+xml,"><script>alert(1)</script>&',
};

const DRAWING: Drawing = {
  size: 40,
  grid: pixelGrid(1, 40),
  layers: [
    { kind: 'path', part: 'background', d: 'M0 0h40v40h-40z', paint: { kind: 'solid', color: CLEAR_BLUE } },
    {
      kind: 'path',
      part: 'data',
      d: 'M1 1h2v2h-2z',
      paint: { kind: 'linear', x1: 0, y1: 0, x2: 40, y2: 0, from: RED, to: CLEAR_BLUE },
    },
    {
      kind: 'path',
      part: 'timing',
      d: 'M5 5h2v2h-2z',
      paint: { kind: 'radial', cx: 20, cy: 20, r: 20, from: RED, to: CLEAR_BLUE },
    },
    { kind: 'image', part: 'image', image: IMAGE, x: 10, y: 11, width: 20, height: 18, opacity: 1, fit: 'fill' },
    { kind: 'image', part: 'image', image: IMAGE, x: 0, y: 0, width: 40, height: 40, opacity: 0.3, fit: 'cover' },
  ],
};

it('writes every layer, in order, with its paint', () => {
  const svg = toSvg(DRAWING);
  const fills = [...svg.matchAll(/<path fill="([^"]+)"( fill-opacity="0.5")? d="([^"]+)"\/>/g)];
  expect(fills.map((match) => match[3])).toEqual(['M0 0h40v40h-40z', 'M1 1h2v2h-2z', 'M5 5h2v2h-2z']);
  expect(fills[0].slice(1, 3)).toEqual(['#0000FF', ' fill-opacity="0.5"']);
  const [linear, radial] = fills.slice(1).map((match) => /^url\(#(.+)\)$/.exec(match[1])![1]);
  expect(svg).toContain(`<linearGradient id="${linear}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="40" y2="0">`);
  expect(svg).toContain(`<radialGradient id="${radial}" gradientUnits="userSpaceOnUse" cx="20" cy="20" r="20">`);
  expect(svg.match(/<stop offset="1" stop-color="#0000FF" stop-opacity="0.5"\/>/g)).toHaveLength(2);
  expect(svg).toMatch(/<image x="10" y="11" width="20" height="18" preserveAspectRatio="none" xlink:href="[^"]*"\/>/);
  expect(svg).toMatch(/height="40" preserveAspectRatio="xMidYMid slice" xlink:href="[^"]*" opacity="0.3"\/>/);
  expect(svg.indexOf('<image')).toBeGreaterThan(svg.lastIndexOf('<path'));
});

it('lets no text out of its place', () => {
  const svg = toSvg(DRAWING, `</title><script>"'&\u0000\uD800 ü😀`);
  expect(svg).toContain('<title>&lt;/title&gt;&lt;script&gt;&quot;&#39;&amp; ü😀</title>');
  expect(svg).not.toContain('<script>');
  expect(svg).toContain('data:image/svg+xml,&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;"/>');
});

it('has one id for one gradient, so that drawings on one page do not mix up theirs', () => {
  const ids = (drawing: Drawing): string[] => [...toSvg(drawing).matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  const turned = { kind: 'linear', x1: 0, y1: 0, x2: 0, y2: 40, from: RED, to: CLEAR_BLUE } as const;
  const other: Drawing = { ...DRAWING, layers: [{ kind: 'path', part: 'data', d: 'M0 0h1v1h-1z', paint: turned }] };
  expect(ids(DRAWING)).toEqual(ids(DRAWING));
  expect(new Set([...ids(DRAWING), ...ids(other)]).size).toBe(3);
});
