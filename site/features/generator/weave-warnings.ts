import type { WovenFacts } from '#weaving';
import { styleWords } from '#words/generator-style';

/** A picture is hard to recognize if its share of flat midtones is larger than this. Chosen, not measured. */
const MUCH_FLAT = 0.6;

/** At least this share of the focus (the main part of the picture) must agree with the image. Chosen, not measured. */
const LEAST_IN_FOCUS = 0.85;

/** Bytes. A longer text makes the picture visibly less clear; see `docs/weaving.md`. */
const LONG_TEXT = 80;

/**
 * Returns what keeps the picture from being clear: each cause as a sentence that ends with a remedy. If the picture has
 * too many flat midtones, no sentence about its focus is added.
 */
export function weaveWarnings({ flatShare, focusMatch }: WovenFacts, bytes: number): string[] {
  const warnings: string[] = [];
  if (bytes > LONG_TEXT) warnings.push(styleWords.longText(bytes));
  if (flatShare > MUCH_FLAT) warnings.push(styleWords.flat);
  else if (focusMatch < LEAST_IN_FOCUS) warnings.push(styleWords.hardFocus);
  return warnings;
}
