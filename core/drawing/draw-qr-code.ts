import { DEFAULT_STYLE, parseColor, type QrDesign, type QrStyle, type Rgba, toHex } from '#design';
import { isDark, patternRoles, placeOf, type QrCode, Role } from '#engine';
import type { Box, UploadedImage } from '#raster';
import {
  type Drawing,
  drawingOfCode,
  type ImageLayer,
  type Layer,
  type PathLayer,
  type SolidPaint,
} from './drawing.ts';
import { edgeOf, gridSize, type ModuleGrid, PICTURE_SIZE, pixelGrid } from './module-grid.ts';
import type { CellGrid } from './outline.ts';
import { drawnStyle, type GradientFrame, type Palette, paletteOf, WHITE } from './palette.ts';
import { rectanglePath } from './path-data.ts';
import { Kind, shapeCenters, shapeModules, shapeRings } from './shapes.ts';

/**
 * Draws background, dark modules, finder patterns, then the image. Each module is in one layer only, so that
 * translucent colors never overlap, and modules that touch share a layer, so that no hairline shows. Decoders measure a
 * code by its timing and alignment patterns, which get slightly rounded corners at most.
 * `grid` is by default that of the specified picture of 400 × 400 pixels; gradient and image have the same place
 * relative to the modules on every grid. Throws a `ColorError` if a color of the custom style cannot be parsed.
 */
export function drawQrCode(
  code: QrCode,
  design: QrDesign,
  image: UploadedImage | null = null,
  grid: ModuleGrid = pixelGrid(code.size),
): Drawing {
  if (!image || design.qrType !== 'custom') return drawCode(code, design, grid);
  const cleared = design.imagePosition === 'full' ? null : clearedUnder(image, design, code.size);
  const drawing = drawCode(code, design, grid, clear(sortModules(code, grid), grid, cleared));
  const isPrescribed = grid.isPixels && grid.margin === 1 && gridSize(grid) === PICTURE_SIZE;
  const box = cleared && !isPrescribed ? areaOf(cleared, grid) : null;
  return { ...drawing, layers: [...drawing.layers, ...drawImage(image, design, frameOf(grid), grid.isPixels, box)] };
}

/** Modules from `left` and `top` to before `right` and `bottom`. */
export type ModuleRange = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;

/** Returns the modules that a box in the prescribed picture touches: left out everywhere, so that no module is cut. */
export function clearedModules(box: Box, modules: number): ModuleRange {
  const { edges, margin } = pixelGrid(modules);
  const before = (place: number): number => edges.findLastIndex((edge) => edge <= place) - margin;
  const after = (place: number): number => edges.findIndex((edge) => edge >= place) - margin;
  return {
    left: Math.max(0, before(box.x)),
    top: Math.max(0, before(box.y)),
    right: Math.min(modules, after(box.x + box.width)),
    bottom: Math.min(modules, after(box.y + box.height)),
  };
}

/** Returns the modules that a centered image and its box leave out. */
export function clearedUnder(image: UploadedImage, design: QrDesign, modules: number): ModuleRange {
  return clearedModules(boxAround(placeImage(image, design, WHOLE_PICTURE, true), WHOLE_PICTURE, true), modules);
}

function clear({ width, kinds }: CellGrid, { margin }: ModuleGrid, cleared: ModuleRange | null): CellGrid {
  if (cleared) {
    for (let y = cleared.top; y < cleared.bottom; y++) {
      const row = (y + margin) * width + margin;
      kinds.fill(0, row + cleared.left, row + cleared.right);
    }
  }
  return { width, kinds };
}

function areaOf({ left, top, right, bottom }: ModuleRange, grid: ModuleGrid): Box {
  const [x, y] = [edgeOf(grid, left), edgeOf(grid, top)];
  return { x, y, width: edgeOf(grid, right) - x, height: edgeOf(grid, bottom) - y };
}

export interface Detail {
  readonly column: number;
  readonly row: number;
  readonly width: number;
}

/**
 * Draws a part of a code for samples, without the image, where it is in the picture of 400 × 400 pixels. The modules
 * next to the part and all finder patterns are drawn too. Throws what `drawQrCode` throws.
 */
export function drawDetail(code: QrCode, design: QrDesign, detail: Detail): Drawing {
  const grid = pixelGrid(code.size);
  return drawCode(code, design, grid, cutCells(sortModules(code, grid), grid, detail));
}

/** Only the modules of a detail and those next to them stay, because neighbors decide the shape of modules. */
function cutCells({ width, kinds }: CellGrid, { margin }: ModuleGrid, { column, row, width: part }: Detail): CellGrid {
  const isNear = (cell: number, start: number): boolean => cell >= start + margin - 1 && cell <= start + margin + part;
  return {
    width,
    kinds: kinds.map((kind, cell) => {
      const [x, y] = placeOf(cell, width);
      return isNear(x, column) && isNear(y, row) ? kind : 0;
    }),
  };
}

function drawCode(code: QrCode, design: QrDesign, grid: ModuleGrid, cells = sortModules(code, grid)): Drawing {
  const palette = paletteOf(design, frameOf(grid));
  return drawingOfCode(grid, palette.background, [
    {
      kind: 'path',
      part: 'modules',
      d: shapeModules(drawnStyle(design).moduleShape, cells, grid, design.drawDots),
      paint: palette.foreground,
    },
    ...drawFinders(design, palette, grid),
  ]);
}

function drawFinders(design: QrDesign, { cornerSquares, cornerDots }: Palette, grid: ModuleGrid): PathLayer[] {
  const shapes = drawnStyle(design);
  return [
    { kind: 'path', part: 'finder-rings', d: shapeRings(shapes, grid), paint: cornerSquares },
    { kind: 'path', part: 'finder-centers', d: shapeCenters(shapes, grid), paint: cornerDots },
  ];
}

export function frameOf(grid: ModuleGrid): GradientFrame {
  const start = edgeOf(grid, -1);
  return { start, size: edgeOf(grid, grid.modules + 1) - start };
}

function sortModules(code: QrCode, { modules, margin }: ModuleGrid): CellGrid {
  const width = modules + 2 * margin;
  const kinds = new Uint8Array(width * width);
  const roles = patternRoles(code.version);
  for (let y = 0; y < modules; y++) {
    for (let x = 0; x < modules; x++) {
      // A product instead of a branch, which processors could not predict.
      const kind = Number(isDark(code, x, y)) * KIND_OF_ROLE[roles[y * modules + x]];
      kinds[(y + margin) * width + x + margin] = kind;
    }
  }
  return { width, kinds };
}

/** The kinds of dark modules by role. Finder patterns are drawn on their own. */
const KIND_OF_ROLE = Object.values(Role).map((role): number => {
  if (role === Role.alignment || role === Role.timing) return Kind.pattern;
  return role > Role.finderCenter ? Kind.data : 0;
});

/** Extent of the box beyond a centered image, in pixels of 400 × 400 (the product's specification). */
const BOX_PADDING = 5;

/** The opacity that the product's specification prescribes for an image over the whole code. */
const FULL_BLEND_OPACITY = 0.3;

const WHOLE_PICTURE: GradientFrame = { start: 0, size: PICTURE_SIZE };

/** `full`: over the whole `frame`. Otherwise on a box in its middle. `isPixels`: ends on whole pixels. */
export function drawImage(
  image: UploadedImage,
  design: QrDesign,
  frame: GradientFrame,
  isPixels: boolean,
  wholeBox: Box | null = null,
): Layer[] {
  if (design.imagePosition === 'full') return [coverFrame(image, frame)];
  const placed = placeImage(image, design, frame, isPixels);
  const box = wholeBox ?? boxAround(placed, frame, isPixels);
  return [
    { kind: 'path', part: 'image-box', d: rectanglePath(box.x, box.y, box.width, box.height), paint: boxPaint(design) },
    { kind: 'image', part: 'image', image, ...placed, opacity: 1, fit: 'fill' },
  ];
}

function placeImage({ pixels }: UploadedImage, design: QrDesign, frame: GradientFrame, isPixels: boolean): Placed {
  const { width, height } = pixels;
  const scale = (frame.size * design.imageSize) / 100 / Math.max(width, height);
  const snap = isPixels ? (length: number) => centeredLength(length, frame.size) : (length: number) => length;
  return placeCentered(frame, snap(width * scale), snap(height * scale));
}

function boxAround(placed: Placed, { size }: GradientFrame, isPixels: boolean): Box {
  const padding = (BOX_PADDING * size) / PICTURE_SIZE;
  return grow(placed, isPixels ? Math.round(padding) : padding);
}

function boxPaint({ imageBox }: QrDesign): SolidPaint {
  const color = parseColor(imageBox ?? '');
  return color ? { kind: 'solid', color } : WHITE;
}

type Placed = Pick<ImageLayer, 'x' | 'y' | 'width' | 'height'>;

function coverFrame(image: UploadedImage, { start, size }: GradientFrame): ImageLayer {
  const opacity = FULL_BLEND_OPACITY;
  return { kind: 'image', part: 'image', image, x: start, y: start, width: size, height: size, opacity, fit: 'cover' };
}

function placeCentered({ start, size }: GradientFrame, width: number, height: number): Placed {
  return { x: start + (size - width) / 2, y: start + (size - height) / 2, width, height };
}

function grow({ x, y, width, height }: Placed, by: number): Placed {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** Returns the nearest length of at least 1 that leaves the same whole number free on both sides within `size`. */
function centeredLength(length: number, size: number): number {
  const margin = Math.min(Math.round((size - length) / 2), Math.ceil(size / 2) - 1);
  return size - 2 * margin;
}

/**
 * Draws a white background, the painted image instead of modules, and plain square finder patterns, in `ink` unless the
 * visitor chose a color. Throws a `ColorError` if that color cannot be parsed.
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
