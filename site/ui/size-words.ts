import { PRINTED_MODULE } from '#drawing';
import type { PixelSize } from '#making';
import { fileWords } from '#words/files';
import { grammar } from '#words/grammar';
import type { PrintFacts } from './print-size.ts';

const words = fileWords.print;

/**
 * Returns the effect of a print size: the width of a module and, if a phone can read the printed code at all, the
 * scanning distance.
 */
export function printText({ moduleWidth, distance }: PrintFacts): string {
  const module = decimals(moduleWidth);
  if (distance === null) return words.module(module);
  return distance < 1000
    ? words.inCentimeters(module, Math.floor(distance / 10))
    : words.inMeters(module, grammar.number(Math.floor(distance / 100) / 10, 1));
}

/** Returns a warning about a print size; null if the size is fine. */
export function printWarning({ fault, leastGood, least }: PrintFacts): string | null {
  switch (fault) {
    case 'smeared':
      return words.smeared(leastGood, least);
    case 'small':
      return words.small(least);
    case null:
      return null;
  }
}

/** Returns the size of a picture in pixels, with its density if it has a print size. */
export function pixelText({ side, scale, dpi }: PixelSize): string {
  return dpi === null ? fileWords.pixels(side, scale) : fileWords.pixelsInPrint(side, scale, dpi);
}

/**
 * Returns the width of a module as precisely as needed. A width that not every printer can print is given in hundredths
 * of a millimeter, rounded down so that it never looks wide enough. Other widths are given in tenths below 10 mm, and
 * in whole millimeters from there on.
 */
function decimals(value: number): string {
  if (value < PRINTED_MODULE) return grammar.number(Math.floor(value * 100) / 100, 2);
  return grammar.number(value, value < 10 ? 1 : 0);
}
