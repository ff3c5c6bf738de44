import { expect, it } from 'vitest';
import { BLACK, rasterize } from '#drawing';
import { clearPixels } from '#raster';
import type { ReadLayer } from './page-reader.ts';
import { paintPage } from './paint-page.ts';

const MODULE: ReadLayer = { kind: 'path', part: 'data', d: 'M1 0h1v1h-1z', paint: BLACK };
const GRADIENT = { kind: 'linear', x1: 0, y1: 0, x2: 2, y2: 0, from: BLACK.color, to: BLACK.color } as const;
const IMAGE: ReadLayer = {
  ...{ kind: 'image', part: 'image', image: { pixels: clearPixels(1, 1), href: '' } },
  ...{ x: 0, y: 0, width: 1, height: 1, opacity: 1, fit: 'fill' },
};

it('paintPage paints four pixels per module if all edges are module boundaries', () => {
  const { pixels, scale } = paintPage({ width: 2, height: 1, layers: [MODULE] });
  expect([scale, pixels.width, pixels.height]).toEqual([4, 8, 4]);
  const large: ReadLayer = { ...MODULE, d: 'M4 0h4v4h-4z' };
  expect(pixels.data).toEqual(rasterize({ width: 8, height: 4, layers: [large] }).data);
});

it.each<[string, ReadLayer, number]>([
  ['a curve', { ...MODULE, d: 'M0 0c0 1 1 1 1 0z' }, 2],
  ['an edge between module boundaries', { ...MODULE, d: 'M0.5 0h1v1h-1z' }, 2],
  ['a gradient', { ...MODULE, paint: GRADIENT }, 2],
  ['an image', IMAGE, 2],
  ['no whole width', MODULE, 2.5],
])('paintPage paints eight pixels per module if the page has %s', (_, layer, width) => {
  const { pixels, scale } = paintPage({ width, height: 1, layers: [layer] });
  expect([scale, pixels.width, pixels.height]).toEqual([8, 8 * width, 8]);
});
