// Counting ones, in many places at once.

/** The number of ones in each byte of a word, in that byte. */
export function countBytes(word: number): number {
  let counts = word - ((word >>> 1) & 0x55555555);
  counts = (counts & 0x33333333) + ((counts >>> 2) & 0x33333333);
  return (counts + (counts >>> 4)) & 0x0f0f0f0f;
}

/** The number of ones in a word, 0 to 32. */
export function countOnes(word: number): number {
  return Math.imul(countBytes(word), 0x01010101) >>> 24;
}
