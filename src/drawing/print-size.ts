/** Modules of empty margin on each side of a printed code: ISO/IEC 18004:2015, 6.3.8. */
export const STANDARD_MARGIN = 4;

/** How wide a module is to be in print, in millimeters, so that any printer and any phone can do with it. */
export const PRINTED_MODULE = 0.4;

/** The same for a woven picture, whose modules are dark or light in their cores only, in millimeters. */
export const WOVEN_MODULE = 0.5;

/** The narrowest module, in millimeters, that good print holds. */
export const SMALLEST_MODULE = 0.25;

/**
 * The width at which a code of `modules` along its side is printed at least, its margin included: whole millimeters, in
 * which a module is at least `moduleWidth` wide.
 */
export function leastPrintSize(
  modules: number,
  margin: number = STANDARD_MARGIN,
  moduleWidth: number = PRINTED_MODULE,
): number {
  // Rounded first: a product of decimals may lie a hair above the whole number that it is.
  return Math.ceil(Number(((modules + 2 * margin) * moduleWidth).toFixed(6)));
}
