// Finds and corrects the wrong codewords of a block. ISO/IEC 18004:2015, 12 (step 10) and Annex B: syndromes, error
// locator (Berlekamp–Massey), its roots by trying all positions, error values (Forney). Arithmetic is in GF(2⁸).

import { multiply } from './reed-solomon.ts';

const ORDER = 255;

/** The powers of 2, twice in a row, so that the sum of two logarithms is always a valid index. */
const powers = new Uint8Array(2 * ORDER);
const logarithms = new Uint8Array(ORDER + 1);
for (let exponent = 0, power = 1; exponent < ORDER; exponent++, power = multiply(power, 2)) {
  powers[exponent] = power;
  powers[exponent + ORDER] = power;
  logarithms[power] = exponent;
}

/** Corrects data followed by error correction codewords in place. Returns how many were wrong; null if too many. */
export function correctErrors(
  codewords: Uint8Array,
  errorCorrectionCodewords: number,
  correctable: number,
): number | null {
  const syndromes = syndromesOf(codewords, errorCorrectionCodewords);
  if (syndromes.every((value) => value === 0)) return 0;
  const locator = errorLocator(syndromes);
  const errors = locator.length - 1;
  if (errors > correctable) return null;
  const places = errorPlaces(locator, codewords.length);
  if (places.length !== errors) return null;
  const evaluator = errorEvaluator(syndromes, locator);
  const corrected = codewords.slice();
  for (const place of places) corrected[place] ^= errorValue(locator, evaluator, codewords.length - 1 - place);
  // A block with too many errors may look like one with a few other errors.
  if (syndromesOf(corrected, errorCorrectionCodewords).some((value) => value !== 0)) return null;
  codewords.set(corrected);
  return errors;
}

/** Returns the values of the received polynomial at the generator's roots 2⁰, 2¹, …: all 0 if there is no error. */
function syndromesOf(codewords: Uint8Array, count: number): Uint8Array {
  return Uint8Array.from({ length: count }, (_, root) =>
    codewords.reduce((value, codeword) => times(value, powers[root]) ^ codeword, 0),
  );
}

/** The shortest linear recurrence of the syndromes, lowest power first. Its roots are the inverses of 2^position. */
function errorLocator(syndromes: Uint8Array): number[] {
  let locator = [1];
  let before = [1];
  let length = 0;
  let shift = 1;
  let lastDiscrepancy = 1;
  for (let n = 0; n < syndromes.length; n++) {
    let discrepancy = 0;
    for (let i = 0; i <= length; i++) discrepancy ^= times(locator[i] ?? 0, syndromes[n - i]);
    if (discrepancy === 0) {
      shift++;
      continue;
    }
    const factor = times(discrepancy, inverse(lastDiscrepancy));
    const next = Array.from(
      { length: Math.max(locator.length, before.length + shift) },
      (_, i) => (locator[i] ?? 0) ^ times(factor, before[i - shift] ?? 0),
    );
    if (2 * length <= n) {
      before = locator;
      length = n + 1 - length;
      lastDiscrepancy = discrepancy;
      shift = 1;
    } else {
      shift++;
    }
    locator = next;
  }
  while (locator.at(-1) === 0) locator.pop();
  return locator;
}

function errorPlaces(locator: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, place) => place).filter(
    (place) => valueAt(locator, powers[inversePower(count - 1 - place)]) === 0,
  );
}

/** Returns the product of syndromes and locator, lowest power first, cut to as many powers as there are syndromes. */
function errorEvaluator(syndromes: Uint8Array, locator: readonly number[]): number[] {
  return Array.from(syndromes, (_, power) =>
    locator.reduce((sum, coefficient, i) => sum ^ (i <= power ? times(coefficient, syndromes[power - i]) : 0), 0),
  );
}

function errorValue(locator: readonly number[], evaluator: readonly number[], position: number): number {
  const root = powers[inversePower(position)];
  // In characteristic 2, the derivative has only the terms of odd powers, each lowered by one.
  const derivative = locator.map((_, power) => (power % 2 === 0 ? (locator[power + 1] ?? 0) : 0));
  const value = times(valueAt(evaluator, root), inverse(valueAt(derivative, root)));
  return times(value, powers[position]);
}

function valueAt(polynomial: readonly number[], x: number): number {
  return polynomial.reduceRight((sum, coefficient) => times(sum, x) ^ coefficient, 0);
}

function times(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : powers[logarithms[a] + logarithms[b]];
}

function inverse(a: number): number {
  return powers[inversePower(logarithms[a])];
}

/** Returns n so that 2ⁿ is the inverse of 2 to the power of `exponent`, which must be 0 to 254. */
function inversePower(exponent: number): number {
  return (ORDER - exponent) % ORDER;
}
