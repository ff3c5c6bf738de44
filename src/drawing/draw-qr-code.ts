import type { QrDesign } from '#design';
import { isDark, moduleRoles, type QrCode, Role } from '#engine';
import type { UploadedImage } from '#raster';
import { drawImage } from './draw-image.ts';
import type { Drawing, Layer, Paint, Part } from './drawing.ts';
import { edgeOf, gridSize, type ModuleGrid, pixelGrid } from './module-grid.ts';
import { type CellGrid, outlineCells, rectanglePath } from './outline.ts';
import { type Frame, paletteOf } from './palette.ts';

/** The parts of dark modules, in the order in which they are drawn. */
const DARK_PARTS = ['data', 'alignment', 'timing', 'finder-rings', 'finder-centres'] as const satisfies Part[];

type DarkPart = (typeof DARK_PARTS)[number];

/**
 * The picture of `code` in the design's style: background, dark modules part by part (each in one layer only, so that clear
 * colours never mix with themselves), then the image. The standard style is black on white without an image.
 * `grid` says where modules lie, by default in the specified picture; gradient and image keep their places beside the modules
 * on every grid, since a wider margin is only more paper.
 * Throws a `ColorError` when the custom style has a colour that cannot be read.
 */
export function drawQrCode(
  code: QrCode,
  design: QrDesign,
  image: UploadedImage | null = null,
  grid: ModuleGrid = pixelGrid(code.size),
): Drawing {
  const frame = frameOf(grid);
  const size = gridSize(grid);
  const palette = paletteOf(design, frame);
  const paints: Record<DarkPart, Paint> = {
    data: palette.foreground,
    alignment: palette.foreground,
    timing: palette.foreground,
    'finder-rings': palette.cornerSquares,
    'finder-centres': palette.cornerDots,
  };
  const layers: Layer[] = [
    { kind: 'path', part: 'background', d: rectanglePath(0, 0, size, size), paint: palette.background },
  ];
  const cells = sortModules(code, grid);
  for (const [index, part] of DARK_PARTS.entries()) {
    const d = outlineCells(cells, index + 1, grid.edges);
    if (d !== '') layers.push({ kind: 'path', part, d, paint: paints[part] });
  }
  if (image && design.qrType === 'custom') layers.push(...drawImage(image, design, frame, grid.isPixels));
  return { size, grid, layers };
}

/** The specified picture within a grid: the code and the quiet zone that it always has. */
function frameOf(grid: ModuleGrid): Frame {
  const start = edgeOf(grid, -1);
  return { start, size: edgeOf(grid, grid.modules + 1) - start };
}

/** Which dark part each cell of the grid belongs to, as its place in `DARK_PARTS` plus one. */
function sortModules(code: QrCode, { modules, margin }: ModuleGrid): CellGrid {
  const width = modules + 2 * margin;
  const shapes = new Uint8Array(width * width);
  const roles = moduleRoles(code.version, code.level);
  for (let y = 0; y < modules; y++) {
    for (let x = 0; x < modules; x++) {
      if (!isDark(code, x, y)) continue;
      shapes[(y + margin) * width + x + margin] = DARK_PARTS.indexOf(partOf(roles[y * modules + x])) + 1;
    }
  }
  return { width, shapes };
}

/** The part of a dark module: information about format and version looks like data. */
function partOf(role: number): DarkPart {
  switch (role) {
    case Role.finderRing:
      return 'finder-rings';
    case Role.finderCentre:
      return 'finder-centres';
    case Role.alignment:
      return 'alignment';
    case Role.timing:
      return 'timing';
    default:
      return 'data';
  }
}
