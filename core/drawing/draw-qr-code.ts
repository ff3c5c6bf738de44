import { DEFAULT_STYLE, type QrDesign, type QrStyle } from '#design';
import { isDark, moduleRoles, type QrCode, Role } from '#engine';
import type { UploadedImage } from '#raster';
import { drawImage } from './draw-image.ts';
import { type Drawing, drawingOfCode, type Paint, type PathLayer } from './drawing.ts';
import { type FinderShapes, shapeCenters, shapeRings } from './finder-shapes.ts';
import { edgeOf, type ModuleGrid, pixelGrid } from './module-grid.ts';
import { shapeModules, shapeModulesUnder } from './module-shapes.ts';
import { type CellGrid, outlineCells } from './outline.ts';
import { type GradientFrame, isOpaque, type Palette, paletteOf } from './palette.ts';

/** The kinds of dark modules outside the finder patterns, as separate bits. */
const Kind = { data: 1, alignment: 2, timing: 4 } as const;

const ALL_KINDS = Kind.data | Kind.alignment | Kind.timing;

/**
 * Draws a code in the design's style: background, dark modules part by part, then the image. Each module is in one
 * layer only, so that translucent colors never overlap. The standard style is black squares on white, without image.
 * Shapes apply to data modules and finder patterns only, because decoders measure a code by its alignment and timing
 * patterns. `grid` says where modules lie; the default is the grid of the picture that the product's specification
 * describes, which has 400 × 400 pixels. On every grid, gradient and image have the same place relative to the modules.
 * Throws a `ColorError` if a color of the custom style cannot be parsed.
 */
export function drawQrCode(
  code: QrCode,
  design: QrDesign,
  image: UploadedImage | null = null,
  grid: ModuleGrid = pixelGrid(code.size),
): Drawing {
  const drawing = drawCode(code, design, grid);
  if (!image || design.qrType !== 'custom') return drawing;
  return { ...drawing, layers: [...drawing.layers, ...drawImage(image, design, frameOf(grid), grid.isPixels)] };
}

/** A square part of a code: its first column and row, and its width in modules. */
export interface Detail {
  readonly column: number;
  readonly row: number;
  readonly width: number;
}

/**
 * Draws a part of a code, without the image, for small samples of a style. The part has the same place as in the whole
 * picture of 400 × 400 pixels. The modules next to the part and all three finder patterns are drawn too. Throws what
 * `drawQrCode` throws.
 */
export function drawDetail(code: QrCode, design: QrDesign, detail: Detail): Drawing {
  return drawCode(code, design, pixelGrid(code.size), detail);
}

/** Draws everything but the image. */
function drawCode(code: QrCode, design: QrDesign, grid: ModuleGrid, detail?: Detail): Drawing {
  const palette = paletteOf(design, frameOf(grid));
  return drawingOfCode(grid, palette.background, [
    ...drawModules(sortModules(code, grid, detail), design, palette.foreground, grid),
    ...drawFinders(design, palette, grid),
  ]);
}

/** Returns the layers of the dark modules outside the finder patterns. */
function drawModules(cells: CellGrid, design: QrDesign, paint: Paint, grid: ModuleGrid): PathLayer[] {
  const { moduleShape } = shapesOf(design);
  const data = { cells, data: Kind.data };
  const under = isOpaque(paint) ? shapeModulesUnder(moduleShape, data, ALL_KINDS, grid) : null;
  const layers: PathLayer[] = [
    { kind: 'path', part: 'data', d: shapeModules(moduleShape, data, grid), paint, ...(under && { under }) },
    { kind: 'path', part: 'alignment', d: outlineCells(cells, Kind.alignment, grid.edges), paint },
    { kind: 'path', part: 'timing', d: outlineCells(cells, Kind.timing, grid.edges), paint },
  ];
  return layers.filter(({ d }) => d !== '');
}

/** Returns the layers of the three finder patterns. */
export function drawFinders(design: QrDesign, { cornerSquares, cornerDots }: Palette, grid: ModuleGrid): PathLayer[] {
  const shapes = shapesOf(design);
  return [
    { kind: 'path', part: 'finder-rings', d: shapeRings(shapes, grid), paint: cornerSquares },
    { kind: 'path', part: 'finder-centers', d: shapeCenters(shapes, grid), paint: cornerDots },
  ];
}

function shapesOf({ qrType, style }: QrDesign): FinderShapes & Pick<QrStyle, 'moduleShape'> {
  return qrType === 'standard' ? DEFAULT_STYLE : style;
}

/** Returns the square in which gradient and image are placed: the code with one module of quiet zone around it. */
export function frameOf(grid: ModuleGrid): GradientFrame {
  const start = edgeOf(grid, -1);
  return { start, size: edgeOf(grid, grid.modules + 1) - start };
}

/**
 * Returns the kind of each dark cell of the grid. If `detail` is given, only its modules and those next to them get a
 * kind, because neighbors decide the shape of modules.
 */
function sortModules(code: QrCode, { modules, margin }: ModuleGrid, detail?: Detail): CellGrid {
  const width = modules + 2 * margin;
  const kinds = new Uint8Array(width * width);
  const roles = moduleRoles(code.version, code.level);
  const [left, top, right, bottom] = detail
    ? [detail.column - 1, detail.row - 1, detail.column + detail.width + 1, detail.row + detail.width + 1]
    : [0, 0, modules, modules];
  for (let y = Math.max(0, top); y < Math.min(modules, bottom); y++) {
    for (let x = Math.max(0, left); x < Math.min(modules, right); x++) {
      if (isDark(code, x, y)) kinds[(y + margin) * width + x + margin] = kindOf(roles[y * modules + x]);
    }
  }
  return { width, kinds };
}

/** Returns the kind of a dark module; format and version information is drawn like data. */
function kindOf(role: number): number {
  switch (role) {
    case Role.finderRing:
    case Role.finderCenter:
      return 0;
    case Role.alignment:
      return Kind.alignment;
    case Role.timing:
      return Kind.timing;
    default:
      return Kind.data;
  }
}
