/** Modules of empty margin on each side of a printed code: ISO/IEC 18004:2015, 6.3.8. */
export const STANDARD_MARGIN = 4;

/** Width of a module in print, in millimeters, that any printer and any phone can handle (docs/files.md). */
export const PRINTED_MODULE = 0.4;

/** The same for a woven picture, whose modules are fully dark or light only in their cores. */
export const WOVEN_MODULE = 0.5;

/** The narrowest module in millimeters for good printers (docs/files.md). */
export const SMALLEST_MODULE = 0.25;

/**
 * Returns the smallest print width of a code with `modules` per side, its margin included: whole millimeters, with
 * modules at least `moduleWidth` wide.
 */
export function leastPrintSize(
  modules: number,
  margin: number = STANDARD_MARGIN,
  moduleWidth: number = PRINTED_MODULE,
): number {
  return Math.ceil((modules + 2 * margin) * moduleWidth);
}
