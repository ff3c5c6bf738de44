// Lengths are in modules. docs/scanning.md says how many codes of each shape each decoder fails to read.
//
// Decoders look for dark, light, dark, light and dark across a finder pattern, in the proportions 1:1:3:1:1. Every shape
// has these horizontally and vertically, and in all directions if the ring's inner edge and the center are copies of the
// outer edge, scaled by 5/7 and 3/7 as in a plain square.

import type { CornerDotShape, CornerSquareShape, ModuleShape } from '#design';
import { placeOf } from '#engine';
import type { Box } from '#raster';
import { edgeOf, gridSize, type ModuleGrid } from './module-grid.ts';
import { type CellGrid, outlineCells, traceCells } from './outline.ts';
import { allRound, drawBox, PathWriter, type Radii } from './path-data.ts';

/** Corner radii of connected modules. Outer corners meet in the middle of a side; inner corners are slightly filled. */
const OUTER_RADIUS = 0.5;
const INNER_RADIUS = 0.25;

/**
 * Corner radius of alignment and timing patterns beside modules that are not square. Decoders look for the proportions of
 * the former, and count modules along the latter.
 */
const PATTERN_RADIUS = 0.3;

const DOT_WIDTH = 0.9;

const BAR_WIDTH = 0.8;

/** The kinds of dark modules outside the finder patterns, as separate bits of a `CellGrid`: `pattern` for alignment and timing. */
export const Kind = { data: 1, pattern: 2 } as const;

/**
 * Returns path data of all modules outside the finder patterns. Those that touch share an outline. `draw` draws the data
 * modules of the shape `dots`.
 */
export function shapeModules(
  shape: ModuleShape,
  cells: CellGrid,
  grid: ModuleGrid,
  draw: (cells: CellGrid, grid: ModuleGrid) => string = drawDots,
): string {
  const all = Kind.data | Kind.pattern;
  switch (shape) {
    case 'square':
      return outlineCells(cells, all, grid.edges);
    case 'rounded':
      return connectModules(cells, all, grid);
    case 'dots':
      return draw(cells, grid) + connectModules(cells, Kind.pattern, grid);
    case 'level-bars':
    case 'upright-bars':
      return drawBars(cells, grid, shape === 'level-bars') + connectModules(cells, Kind.pattern, grid);
  }
}

function connectModules(cells: CellGrid, kinds: number, { edges }: ModuleGrid): string {
  const { turns, ends } = traceCells(cells, kinds);
  const path = new PathWriter();
  let k = 0;
  for (const end of ends) {
    const first = k;
    let [column, row] = [turns[end - 2], turns[end - 1]];
    for (; k < end; k++) {
      // The side that ends at a column is level, and the one that begins there is upright.
      const isLevel = k % 2 === 0;
      const before = isLevel ? column : row;
      if (isLevel) column = turns[k];
      else row = turns[k];
      const came = Math.sign(before - turns[k]);
      const goes = Math.sign(turns[k + 1 < end ? k + 1 : first] - (isLevel ? row : column));
      // Where the sides of the corner lie: 1 to the right and below, -1 to the left and above.
      const [across, down] = isLevel ? [came, goes] : [goes, came];
      const isOuter = isLevel === across * down < 0;
      const radius = radiusAt(cells, column, row, across, down, isOuter);
      const [x, y] = [edges[column], edges[row]];
      const [besideX, besideY] = [x + radius * (edges[column + across] - x), y + radius * (edges[row + down] - y)];
      const draw = k === first ? 'moveTo' : 'lineTo';
      path[draw](isLevel ? besideX : x, isLevel ? y : besideY);
      path.arcTo(isOuter, isLevel ? x : besideX, isLevel ? besideY : y);
    }
    path.close();
  }
  return path.d;
}

/** Rounded are outer corners without dark cells beside them, and inner corners between cells of one of these kinds. */
function radiusAt(
  { width, kinds }: CellGrid,
  column: number,
  row: number,
  across: number,
  down: number,
  isOuter: boolean,
): number {
  // The cell between the sides of the corner, and the two that it shares these with.
  const own = (down < 0 ? row - 1 : row) * width + (across < 0 ? column - 1 : column);
  const [level, upright] = [kinds[own - across], kinds[own - down * width]];
  if (isOuter) {
    if (level !== 0 || upright !== 0) return 0;
    return kinds[own] === Kind.data ? OUTER_RADIUS : PATTERN_RADIUS;
  }
  if (kinds[own] !== 0) return 0;
  const around = level & upright & kinds[own - across - down * width];
  return (around & Kind.data) !== 0 ? INNER_RADIUS : (around & Kind.pattern) !== 0 ? PATTERN_RADIUS : 0;
}

function drawDots({ width, kinds }: CellGrid, grid: ModuleGrid): string {
  const { edges } = grid;
  const path = new PathWriter();
  for (const [cell, kind] of kinds.entries()) {
    if (kind !== Kind.data) continue;
    const [column, row] = placeOf(cell, width);
    const side = Math.min(widthOf(DOT_WIDTH, grid), edges[column + 1] - edges[column], edges[row + 1] - edges[row]);
    const [left, y] = [middleOf(grid, column) - side / 2, middleOf(grid, row)];
    path.moveTo(left, y);
    path.arcTo(true, left + side, y);
    path.arcTo(true, left, y);
    path.close();
  }
  return path.d;
}

function drawBars({ width, kinds }: CellGrid, grid: ModuleGrid, isLevel: boolean): string {
  const { edges } = grid;
  const path = new PathWriter();
  const isData = (line: number, place: number): boolean =>
    kinds[isLevel ? line * width + place : place * width + line] === Kind.data;
  for (let line = 0; line < width; line++) {
    const thickness = Math.min(widthOf(BAR_WIDTH, grid), edges[line + 1] - edges[line]);
    const side = middleOf(grid, line) - thickness / 2;
    for (let place = 0; place < width; place++) {
      if (!isData(line, place)) continue;
      const begin = edges[place];
      while (isData(line, place + 1)) place++;
      const length = edges[place + 1] - begin;
      const box = isLevel
        ? { x: begin, y: side, width: length, height: thickness }
        : { x: side, y: begin, width: thickness, height: length };
      drawBox(path, box, allRound(thickness / 2));
    }
  }
  return path.d;
}

/** Converts by the mean width of a module, because the modules of a pixel grid differ in width by one pixel. */
function widthOf(modules: number, grid: ModuleGrid): number {
  return (modules * gridSize(grid)) / (grid.edges.length - 1);
}

function middleOf({ edges }: ModuleGrid, cell: number): number {
  return (edges[cell] + edges[cell + 1]) / 2;
}

const FINDER = 7;

/** Outer radius in modules. Decoders look for these corners: larger radii make them miss more codes. */
const ROUNDED_RADIUS = 0.6;
const LEAF_RADIUS = 1;

/** Corner radius of a rounded center inside a square or leaf ring, in modules: just enough to be visible. */
const SOFTENED_RADIUS = 0.5;

export interface FinderShapes {
  readonly cornerSquareShape: CornerSquareShape;
  readonly cornerDotShape: CornerDotShape;
}

export function shapeRings({ cornerSquareShape }: FinderShapes, grid: ModuleGrid): string {
  const path = new PathWriter();
  for (const finder of findersOf(grid)) {
    for (const inset of [0, 1]) {
      const box = boxOf(grid, finder, inset);
      drawBox(path, box, ringRadii(cornerSquareShape, finder, box), inset === 1);
    }
  }
  return path.d;
}

export function shapeCenters(shapes: FinderShapes, grid: ModuleGrid): string {
  const path = new PathWriter();
  for (const finder of findersOf(grid)) {
    const box = boxOf(grid, finder, 2);
    drawBox(path, box, allRound(centerRadius(shapes, box)));
  }
  return path.d;
}

/** `isMirrored`: the upper right and lower left patterns, so that each leaf points to its corner of the code. */
interface Finder {
  readonly column: number;
  readonly row: number;
  readonly isMirrored: boolean;
}

function findersOf({ modules }: ModuleGrid): readonly Finder[] {
  const last = modules - FINDER;
  return [
    { column: 0, row: 0, isMirrored: false },
    { column: last, row: 0, isMirrored: true },
    { column: 0, row: last, isMirrored: true },
  ];
}

function boxOf(grid: ModuleGrid, { column, row }: Finder, inset: number): Box {
  const [x, y] = [edgeOf(grid, column + inset), edgeOf(grid, row + inset)];
  const width = edgeOf(grid, column + FINDER - inset) - x;
  return { x, y, width, height: edgeOf(grid, row + FINDER - inset) - y };
}

function ringRadii(shape: CornerSquareShape, { isMirrored }: Finder, box: Box): Radii {
  switch (shape) {
    case 'square':
      return allRound(0);
    case 'rounded':
      return allRound(inProportion(ROUNDED_RADIUS, box));
    case 'circle':
      return allRound(shorterSide(box) / 2);
    case 'leaf': {
      const radius = inProportion(LEAF_RADIUS, box);
      return isMirrored ? [radius, 0, radius, 0] : [0, radius, 0, radius];
    }
  }
}

function centerRadius({ cornerSquareShape, cornerDotShape }: FinderShapes, box: Box): number {
  switch (cornerDotShape) {
    case 'square':
      return 0;
    case 'circle':
      return shorterSide(box) / 2;
    case 'rounded': {
      const isRingRound = cornerSquareShape === 'rounded' || cornerSquareShape === 'circle';
      return isRingRound ? inProportion(ROUNDED_RADIUS, box) : (SOFTENED_RADIUS / 3) * shorterSide(box);
    }
  }
}

function inProportion(radius: number, box: Box): number {
  return (radius / FINDER) * shorterSide(box);
}

function shorterSide({ width, height }: Box): number {
  return Math.min(width, height);
}
