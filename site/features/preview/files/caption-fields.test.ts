import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, FRAMES, type QrDesign } from '#design';
import { drawQrCode } from '#drawing';
import { encode } from '#engine';
import { clearPixels } from '#raster';
import { framePreview } from './caption-fields.tsx';

const CODE = encode('example.com', { level: 'H' });
const LOGO: QrDesign = { ...DEFAULT_DESIGN, qrType: 'custom', customImage: '' };

it('framePreview leaves out images', () => {
  const drawing = drawQrCode(CODE, LOGO, { pixels: clearPixels(30, 20), href: '' });
  expect(JSON.stringify(drawing)).toContain('"kind":"image"');
  for (const frame of [undefined, ...FRAMES])
    expect(JSON.stringify(framePreview(drawing, frame))).not.toContain('"kind":"image"');
});

it('framePreview draws a page that is higher than wide for each frame, no two of which look the same, and none without', () => {
  const drawing = drawQrCode(CODE, DEFAULT_DESIGN);
  const previews = FRAMES.map((frame) => framePreview(drawing, frame));
  for (const { width, height } of previews) expect(height).toBeGreaterThan(width);
  expect(new Set(previews.map((preview) => JSON.stringify(preview.layers))).size).toBe(FRAMES.length);
  expect(framePreview(drawing, undefined)).toEqual(drawing);
});

it('the bar that replaces the words is centered, and takes about half of the width of the page', () => {
  const drawing = drawQrCode(CODE, DEFAULT_DESIGN);
  const { layers, width: page } = framePreview(drawing, 'line');
  const paths = layers.flatMap((layer) => (layer.kind === 'path' ? [layer.d] : []));
  const [left, width] = (/^M([\d.]+)[ ,][\d.]+h([\d.]+)/.exec(paths[paths.length - 1]) ?? []).slice(1).map(Number);
  expect(left + width / 2).toBeCloseTo(page / 2);
  expect(width / page).toBeCloseTo(0.5, 1);
});
