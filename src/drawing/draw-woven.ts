import { DEFAULT_STYLE, parseColor, type QrDesign, type QrStyle, type Rgba, toHex } from '#design';
import type { QrCode } from '#engine';
import type { UploadedImage } from '#raster';
import { drawQrCode } from './draw-qr-code.ts';
import type { Drawing, ImageLayer, Layer } from './drawing.ts';
import { edgeOf, type ModuleGrid } from './module-grid.ts';

/**
 * The picture of a woven code: white, the woven image in the place of the modules, and on it the finder patterns as plain squares, in `ink`
 * unless the visitor chose another colour. Throws a `ColorError` when a colour of the corners cannot be read.
 */
export function drawWovenCode(
  code: QrCode,
  image: UploadedImage,
  ink: Rgba,
  design: QrDesign,
  grid: ModuleGrid,
): Drawing {
  const plain = drawQrCode(code, { ...design, qrType: 'custom', style: styleOf(design.style, ink) }, null, grid);
  const start = edgeOf(grid, 0);
  const size = edgeOf(grid, grid.modules) - start;
  const placed = { x: start, y: start, width: size, height: size };
  const woven: ImageLayer = { kind: 'image', part: 'image', image, ...placed, opacity: 1, fit: 'fill' };
  const layersOf = (...parts: Layer['part'][]): Layer[] => plain.layers.filter(({ part }) => parts.includes(part));
  return { ...plain, layers: [...layersOf('background'), woven, ...layersOf('finder-rings', 'finder-centres')] };
}

function styleOf(style: QrStyle, ink: Rgba): QrStyle {
  const inkOr = (field: 'cornerSquaresColor' | 'cornerDotsColor'): string => {
    const chosen = parseColor(style[field]);
    return chosen && toHex(chosen) === DEFAULT_STYLE[field] ? toHex(ink) : style[field];
  };
  return {
    ...DEFAULT_STYLE,
    cornerSquaresColor: inkOr('cornerSquaresColor'),
    cornerDotsColor: inkOr('cornerDotsColor'),
  };
}
