import { DEFAULT_STYLE, parseColor, type QrDesign, type QrStyle, type Rgba, toHex } from '#design';
import type { UploadedImage } from '#raster';
import { drawFinders, frameOf } from './draw-qr-code.ts';
import { type Drawing, drawingOfCode, type ImageLayer } from './drawing.ts';
import { edgeOf, type ModuleGrid } from './module-grid.ts';
import { paletteOf } from './palette.ts';

/**
 * Draws a woven code, whose modules form a picture: a white background, the painted image in place of the modules, and
 * plain square finder patterns on top. These are in `ink`, unless the visitor chose another color. Throws a
 * `ColorError` if a color of the finder patterns cannot be parsed.
 */
export function drawWoven(painted: UploadedImage, ink: Rgba, design: QrDesign, grid: ModuleGrid): Drawing {
  const inked: QrDesign = { ...design, qrType: 'custom', style: styleOf(design.style, ink) };
  const palette = paletteOf(inked, frameOf(grid));
  const start = edgeOf(grid, 0);
  const size = edgeOf(grid, grid.modules) - start;
  const placed = { x: start, y: start, width: size, height: size };
  const image: ImageLayer = { kind: 'image', part: 'image', image: painted, ...placed, opacity: 1, fit: 'fill' };
  return drawingOfCode(grid, palette.background, [image, ...drawFinders(inked, palette, grid)]);
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
