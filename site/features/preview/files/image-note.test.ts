import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_WEAVE, type QrDesign } from '#design';
import { drawQrCode, placeDrawing } from '#drawing';
import { encode } from '#engine';
import { clearPixels } from '#raster';
import { imageNote } from './image-note.ts';

const CODE = encode('example.com', { level: 'H' });
const LOGO: QrDesign = { ...DEFAULT_DESIGN, qrType: 'custom', customImage: '' };
const drawing = drawQrCode(CODE, LOGO, { pixels: clearPixels(30, 20), href: '' });
const NOTE = 'Your image is saved with 30 × 20 pixels. Everything else is sharp at any scale.';

it('imageNote says that an image keeps its pixels in an SVG or a PDF, also if the code is placed on a page', () => {
  const page = { ...drawing, layers: [placeDrawing(drawing, { x: 5, y: 5, scale: 2 })] };
  for (const format of ['svg', 'pdf'] as const) {
    expect(imageNote(format, LOGO, drawing)).toBe(NOTE);
    expect(imageNote(format, LOGO, page)).toBe(NOTE);
  }
});

it('imageNote says nothing for a PNG, for a code without an image, or for a woven image', () => {
  expect(imageNote('png', LOGO, drawing)).toBeNull();
  expect(imageNote('svg', DEFAULT_DESIGN, drawQrCode(CODE, DEFAULT_DESIGN))).toBeNull();
  expect(imageNote('svg', { ...LOGO, imagePosition: 'full', weave: DEFAULT_WEAVE }, drawing)).toBeNull();
});
