import type { CornerDotShape, CornerSquareShape } from '#design';
import type { Box } from '#raster';
import { allRound, drawBox, type Radii } from './box-path.ts';
import { edgeOf, type ModuleGrid } from './module-grid.ts';
import { PathWriter } from './path-writer.ts';

// Finder patterns are drawn as whole shapes. Decoders look for dark, light, dark, light and dark across the middle, in
// the proportions 1:1:3:1:1. Every shape has these horizontally and vertically. A shape has them in all directions if
// the ring's inner edge and the center are copies of the outer edge, scaled by 5/7 and 3/7 as in a plain square. jsQR
// reads such shapes as reliably as squares (docs/scanning.md).

/** Modules along the outer edge of a finder pattern. */
const FINDER = 7;

/**
 * Corner radii of the outer edge, in modules. Some decoders look for the corners of this edge: the larger the radius,
 * the more codes they miss (decision 0087).
 */
const ROUNDED_RADIUS = 0.6;
const LEAF_RADIUS = 1;

/** Corner radius of a rounded center inside a square or leaf ring, in modules: just enough to be visible. */
const SOFTENED_RADIUS = 0.5;

/** The shapes of a finder pattern's ring and center. */
export interface FinderShapes {
  readonly cornerSquareShape: CornerSquareShape;
  readonly cornerDotShape: CornerDotShape;
}

/** Returns the path data of the three rings. */
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

/** Returns the path data of the three centers. */
export function shapeCenters(shapes: FinderShapes, grid: ModuleGrid): string {
  const path = new PathWriter();
  for (const finder of findersOf(grid)) {
    const box = boxOf(grid, finder, 2);
    drawBox(path, box, allRound(centerRadius(shapes, box)));
  }
  return path.d;
}

/**
 * The first column and row of a finder pattern. `isMirrored` is set for the upper right and lower left patterns, so
 * that each leaf points to its corner of the code.
 */
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

/** Returns the corner radii of the ring's outer or inner edge; `box` is that edge. */
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

/** Scales a radius of the outer edge, in modules, to the size of `box`. */
function inProportion(radius: number, box: Box): number {
  return (radius / FINDER) * shorterSide(box);
}

function shorterSide({ width, height }: Box): number {
  return Math.min(width, height);
}
