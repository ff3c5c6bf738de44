/** Modules of empty margin on each side of the specified picture. */
export const QUIET_ZONE = 1;

/** Width and height of the specified picture, in pixels. */
export const PICTURE_SIZE = 400;

/**
 * Where the modules of a drawing lie. Nobody else computes it: painters, readers and marks take their places from here.
 */
export interface ModuleGrid {
  /** Modules along one side of the code. */
  readonly modules: number;
  /** Modules of quiet zone on each side, at least `QUIET_ZONE`. */
  readonly margin: number;
  /**
   * `modules + 2 · margin + 1` ascending places, the same across and down: cell k, quiet zone included, lies between k
   * and k + 1.
   */
  readonly edges: readonly number[];
  /** Whether edges are whole pixels; else they are whole modules, for what is drawn without pixels. */
  readonly isPixels: boolean;
}

/** A grid for a picture of `size` pixels a side, whose edges are rounded to whole pixels: crisp, without seams. */
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
 * Where a module begins, counted from the code's first; negative ones and those behind the last lie in the quiet zone.
 */
export function edgeOf({ edges, margin }: ModuleGrid, module: number): number {
  return edges[module + margin];
}
