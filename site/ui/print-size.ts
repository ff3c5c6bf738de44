// The effects of print sizes. The rules come from printers' guides; see docs/files.md.

import { leastPrintSize, PRINTED_MODULE, SMALLEST_MODULE } from '#drawing';
import { nearestPixelSize, type PixelSize, type WantedPixels } from '#making';
import { farthestReading } from '#scanning';
import type { FileChoice } from '#storage';

/** The effects of a print size. Lengths are in millimeters. */
export interface PrintFacts {
  readonly moduleWidth: number;
  /** The reading distance; null if the code cannot be read even at arm's length. */
  readonly distance: number | null;
  /** The problem: `smeared` if no printer can print modules of this width, `small` if only good printers can. */
  readonly fault: 'smeared' | 'small' | null;
  /** The smallest size at which a good printer can print the code. */
  readonly leastGood: number;
  /** The smallest size at which every printer can print the code. */
  readonly least: number;
}

/**
 * Returns the effects of printing a code of `modules` × `modules` modules. The printed code is `mm` millimeters wide,
 * including `margin` modules on each side.
 */
export function printFacts(modules: number, { margin, mm }: Pick<FileChoice, 'margin' | 'mm'>): PrintFacts {
  const leastGood = leastPrintSize(modules, margin, SMALLEST_MODULE);
  const least = leastPrintSize(modules, margin);
  // Compares the width of a module, not `mm` with `leastGood` and `least`, because these two are rounded up.
  const moduleWidth = mm / (modules + 2 * margin);
  const fault = moduleWidth < SMALLEST_MODULE ? 'smeared' : moduleWidth < PRINTED_MODULE ? 'small' : null;
  return { moduleWidth, distance: farthestReading(mm, moduleWidth), fault, leastGood, least };
}

type PixelChoice = Pick<FileChoice, 'margin' | 'isByPixels' | 'pixels' | 'mm' | 'dpi'>;

/** Returns the picture size in pixels that is nearest to the chosen one. */
export function pixelFacts(modules: number, choice: PixelChoice): PixelSize {
  return nearestPixelSize(modules, choice.margin, wantedPixels(choice));
}

/** Returns the wanted size of a picture: in pixels, or in millimeters with a density. */
export function wantedPixels({ isByPixels, pixels, mm, dpi }: Omit<PixelChoice, 'margin'>): WantedPixels {
  return isByPixels ? { pixels } : { mm, dpi };
}
