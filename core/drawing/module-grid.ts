/** Margin on each side of the specified picture (the one that the product's specification describes), in modules. */
const QUIET_ZONE = 1;

/** Width and height of the specified picture, in pixels. */
export const PICTURE_SIZE = 400;

export interface ModuleGrid {
  readonly modules: number;
  /** Modules of quiet zone on each side, at least `QUIET_ZONE`. */
  readonly margin: number;
  /** `modules + 2 · margin + 1` ascending coordinates; cell k of the quiet zone and code begins at `edges[k]`. */
  readonly edges: readonly number[];
  /** True: edges are whole pixels. False: a unit is a module, for output without pixels. */
  readonly isPixels: boolean;
}

/** Returns a grid for a picture of `size` × `size` pixels, with edges rounded to whole pixels. */
export function pixelGrid(modules: number, size: number = PICTURE_SIZE, margin: number = QUIET_ZONE): ModuleGrid {
  const cells = modules + 2 * margin;
  const edges = Array.from({ length: cells + 1 }, (_, k) => Math.round((k * size) / cells));
  return { modules, margin, edges, isPixels: true };
}

/** Returns a grid in which a module is one unit wide, for files measured in millimeters. */
export function moduleGrid(modules: number, margin: number): ModuleGrid {
  return { modules, margin, edges: [...Array(modules + 2 * margin + 1).keys()], isPixels: false };
}

export function gridSize({ edges }: ModuleGrid): number {
  return edges[edges.length - 1];
}

/** Returns where a module begins, counted from the code. Those below 0 or from `modules` on are in the quiet zone. */
export function edgeOf({ edges, margin }: ModuleGrid, module: number): number {
  return edges[module + margin];
}

/** Modules of empty margin on each side of a printed code: ISO/IEC 18004:2015, 6.3.8. */
export const STANDARD_MARGIN = 4;

/** Width of a printed module, in millimeters, that any printer can print and any phone can read (docs/files.md). */
export const PRINTED_MODULE = 0.4;

/** `PRINTED_MODULE` of a woven code: only the middle of its modules is fully dark or light. */
export const WOVEN_MODULE = 0.5;

/** Width of the narrowest module that good printers can print, in millimeters (docs/files.md). */
export const SMALLEST_MODULE = 0.25;

/** Returns the smallest print width, margin included, in whole millimeters with modules `moduleWidth` wide. */
export function leastPrintSize(
  modules: number,
  margin: number = STANDARD_MARGIN,
  moduleWidth: number = PRINTED_MODULE,
): number {
  return Math.ceil((modules + 2 * margin) * moduleWidth);
}
