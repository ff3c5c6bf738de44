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
