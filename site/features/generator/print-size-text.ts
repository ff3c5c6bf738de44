import { leastPrintSize, PRINTED_MODULE, STANDARD_MARGIN, WOVEN_MODULE } from '#drawing';
import { contentWords } from '#words/generator-content';

/** Width in millimeters. A wider code does not fit on a business card. */
const SMALL_PRINT = 25;

/**
 * Returns a sentence with the smallest print size of a code with `size` modules per side. If a code without a woven
 * image does not fit on a business card, the sentence suggests less text.
 */
export function printSizeText(size: number, isWoven: boolean): string {
  const width = leastPrintSize(size, STANDARD_MARGIN, isWoven ? WOVEN_MODULE : PRINTED_MODULE);
  // A shorter text makes a woven picture only slightly smaller, so the sentence does not suggest less text.
  return !isWoven && width > SMALL_PRINT ? contentWords.largePrintSize(width) : contentWords.printSize(width);
}
