// What sizes mean. Sources of the rules: printers' guides, in docs/files.md.

import { leastPrintSize, PRINTED_MODULE, SMALLEST_MODULE } from '#drawing';
import { nearestPixelSize, type PixelSize, type WantedPixels } from '#making';
import { farthestReading } from '#scanning';
import type { FileChoice } from '#storage';

/** What a size in print means; lengths in millimeters. */
export interface PrintFacts {
  readonly moduleWidth: number;
  /** From how far away it is read; null where not even an arm's length away. */
  readonly distance: number | null;
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
  return { moduleWidth, distance: farthestReading(mm, moduleWidth), fault, leastGood, least };
}

type PixelChoice = Pick<FileChoice, 'margin' | 'isByPixels' | 'pixels' | 'mm' | 'dpi'>;

/** The picture of pixels that is nearest to what is chosen. */
export function pixelFacts(modules: number, choice: PixelChoice): PixelSize {
  return nearestPixelSize(modules, choice.margin, wantedPixels(choice));
}

/** How large a chosen picture of pixels is wanted. */
export function wantedPixels({ isByPixels, pixels, mm, dpi }: Omit<PixelChoice, 'margin'>): WantedPixels {
  return isByPixels ? { pixels } : { mm, dpi };
}
