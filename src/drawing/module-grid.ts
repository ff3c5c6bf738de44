/** Modules of empty margin on each side of the specified picture. */
export const QUIET_ZONE = 1;

/** Width and height of the specified picture, in pixels. */
export const PICTURE_SIZE = 400;

/** Where the modules of a drawing lie. Painters, readers and marks all take their places from here. */
export interface ModuleGrid {
  /** Modules along one side of the code. */
  readonly modules: number;
  /** Modules of quiet zone on each side, at least `QUIET_ZONE`. */
  readonly margin: number;
  /**
   * `modules + 2 · margin + 1` ascending places, the same horizontally and vertically: cell k, quiet zone included,
   * lies between k and k + 1.
   */
  readonly edges: readonly number[];
  /** Whether edges are whole pixels. Otherwise they are whole modules, for output without pixels. */
  readonly isPixels: boolean;
}

/** Returns a grid for a picture of `size` pixels a side, with edges rounded to whole pixels: crisp, without seams. */
export function pixelGrid(modules: number, size: number = PICTURE_SIZE, margin: number = QUIET_ZONE): ModuleGrid {
  const cells = modules + 2 * margin;
  const edges = Array.from({ length: cells + 1 }, (_, k) => Math.round((k * size) / cells));
  return { modules, margin, edges, isPixels: true };
}

/** A grid in which a module is one unit wide, for files that are measured in millimeters. */
export function moduleGrid(modules: number, margin: number): ModuleGrid {
  return { modules, margin, edges: Array.from({ length: modules + 2 * margin + 1 }, (_, k) => k), isPixels: false };
}

/** Width and height of all that is drawn on a grid. */
export function gridSize({ edges }: ModuleGrid): number {
  return edges[edges.length - 1];
}

/**
 * Returns where a module begins, counted from the code's first; negative modules and those after the last are in the
 * quiet zone.
 */
export function edgeOf({ edges, margin }: ModuleGrid, module: number): number {
  return edges[module + margin];
}
