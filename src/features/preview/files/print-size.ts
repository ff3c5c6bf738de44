// What sizes mean. Sources of the rules: printers' guides, in docs/files.md.

import { leastPrintSize, PRINTED_MODULE, SMALLEST_MODULE } from '#drawing';
import { FILE_LIMITS, type FileChoice } from '#storage';

/** Readers read a code from ten times its width away. */
const DISTANCE_PER_SIZE = 10;

const MM_PER_INCH = 25.4;

/** What a size in print means; lengths in millimetres. */
export interface PrintFacts {
  readonly moduleWidth: number;
  /** From how far away it is read. */
  readonly distance: number;
  /** What is wrong with it: `smeared` where no printer holds its modules, `small` where not every one does. */
  readonly fault: 'smeared' | 'small' | null;
  /** The least sizes at which good print holds the modules, and at which any does. */
  readonly leastGood: number;
  readonly least: number;
}

/** What it means to print a code of `modules` along its side, with this margin around it, `mm` wide. */
export function printFacts(modules: number, { margin, mm }: Pick<FileChoice, 'margin' | 'mm'>): PrintFacts {
  const leastGood = leastPrintSize(modules, margin, SMALLEST_MODULE);
  const least = leastPrintSize(modules, margin);
  // The widths themselves decide: the least sizes are rounded up.
  const moduleWidth = mm / (modules + 2 * margin);
  const fault = moduleWidth < SMALLEST_MODULE ? 'smeared' : moduleWidth < PRINTED_MODULE ? 'small' : null;
  return { moduleWidth, distance: DISTANCE_PER_SIZE * mm, fault, leastGood, least };
}

/** A picture of whole pixels for each module. */
export interface PixelFacts {
  /** Pixels along a module. */
  readonly scale: number;
  /** Pixels along the picture. */
  readonly side: number;
  /** Pixels along an inch of it in print; null where it has no size in print. */
  readonly dpi: number | null;
}

/** The picture nearest to what is chosen, and no wider than is possible; of two that are as near, the larger. */
export function pixelFacts(
  modules: number,
  { margin, isByPixels, pixels, mm, dpi }: Pick<FileChoice, 'margin' | 'isByPixels' | 'pixels' | 'mm' | 'dpi'>,
): PixelFacts {
  const cells = modules + 2 * margin;
  const wanted = isByPixels ? pixels : (mm / MM_PER_INCH) * dpi;
  const most = Math.floor(FILE_LIMITS.pixels.max / cells);
  const scale = Math.max(1, Math.min(Math.round(wanted / cells), most));
  const side = scale * cells;
  return { scale, side, dpi: isByPixels ? null : (side * MM_PER_INCH) / mm };
}
