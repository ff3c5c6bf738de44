/** Modules of empty margin on each side of a printed code: ISO/IEC 18004:2015, 6.3.8. */
export const STANDARD_MARGIN = 4;

/** Width of a printed module, in millimeters, that any printer can print and any phone can read (docs/files.md). */
export const PRINTED_MODULE = 0.4;

/**
 * Like `PRINTED_MODULE`, but for a woven code, whose modules form a picture (`#weaving`). It is wider, because only the
 * middle of such a module is fully dark or light.
 */
export const WOVEN_MODULE = 0.5;

/** Width of the narrowest module that good printers can print, in millimeters (docs/files.md). */
export const SMALLEST_MODULE = 0.25;

/**
 * Returns the smallest print width, in whole millimeters, at which each module of a code is at least `moduleWidth`
 * millimeters wide. The code has `modules` modules per side. The print width includes a margin of `margin` modules on
 * each side.
 */
export function leastPrintSize(
  modules: number,
  margin: number = STANDARD_MARGIN,
  moduleWidth: number = PRINTED_MODULE,
): number {
  return Math.ceil((modules + 2 * margin) * moduleWidth);
}
