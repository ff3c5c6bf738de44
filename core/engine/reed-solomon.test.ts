import fc from 'fast-check';
import { expect, test } from 'vitest';
import { errorCorrectionOf, generatorPolynomial, multiply, writeErrorCorrection } from './reed-solomon.ts';

/** Returns the powers of 2 in GF(2⁸), computed one multiplication after the other. */
function powersOfTwo(): number[] {
  const powers = [1];
  for (let i = 1; i < 255; i++) {
    const doubled = powers[i - 1] * 2;
    powers.push(doubled > 255 ? doubled ^ 0x11d : doubled);
  }
  return powers;
}

const POWERS = powersOfTwo();

/** Returns the value of a polynomial (coefficients highest power first) at x = 2ⁱ, computed term by term. */
function evaluate(coefficients: readonly number[], i: number): number {
  let sum = 0;
  for (const [index, coefficient] of coefficients.entries()) {
    if (coefficient === 0) continue;
    const power = coefficients.length - 1 - index;
    sum ^= POWERS[(POWERS.indexOf(coefficient) + i * power) % 255];
  }
  return sum;
}

function correctionOf(data: readonly number[], degree: number): number[] {
  return [...errorCorrectionOf(Uint8Array.from(data), degree)];
}

/**
 * Returns one row for each bit of a block's data, from the highest bit of the first codeword to the lowest bit of the
 * last: the error correction of data in which only this bit is 1. If the last codeword is 1 and all others are 0, the
 * error correction is the generator polynomial without its leading term. If the 1 moves to the codeword before, the
 * error correction is multiplied by x and reduced by the generator. If the 1 is replaced by another power of two, each
 * codeword of the error correction is multiplied by that power.
 */
function correctionRows(dataCodewords: number, degree: number): number[][] {
  const tail = [...generatorPolynomial(degree)];
  const units = [tail];
  while (units.length < dataCodewords) {
    const [first, ...rest] = units[0];
    units.unshift([...rest, 0].map((codeword, i) => codeword ^ multiply(first, tail[i])));
  }
  return units.flatMap((unit) =>
    [128, 64, 32, 16, 8, 4, 2, 1].map((weight) => unit.map((codeword) => multiply(codeword, weight))),
  );
}

test('products equal those computed by adding the exponents of powers of two', () => {
  for (let a = 0; a < 256; a++) {
    for (let b = 0; b < 256; b++) {
      const expected = a * b === 0 ? 0 : POWERS[(POWERS.indexOf(a) + POWERS.indexOf(b)) % 255];
      if (multiply(a, b) !== expected) expect([a, b, multiply(a, b)]).toEqual([a, b, expected]);
    }
  }
}, 60_000);

test('the error correction of data is the sum of the error corrections of its bits', () => {
  const data = fc.uint8Array({ minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(data, fc.integer({ min: 7, max: 30 }), (codewords, degree) => {
      const rows = correctionRows(codewords.length, degree);
      const sum = Array<number>(degree).fill(0);
      for (const [bit, row] of rows.entries()) {
        const isSet = ((codewords[bit >>> 3] << (bit & 7)) & 0x80) !== 0;
        if (isSet) for (const i of sum.keys()) sum[i] ^= row[i];
      }
      expect(correctionOf([...codewords], degree)).toEqual(sum);
    }),
    { numRuns: 50 },
  );
}, 60_000);

test('generator polynomials equal those of Annex A', () => {
  const exponents = (degree: number) => [...generatorPolynomial(degree)].map((value) => POWERS.indexOf(value));
  expect(exponents(7)).toEqual([87, 229, 146, 149, 238, 102, 21]);
  expect(exponents(10)).toEqual([251, 67, 46, 61, 118, 70, 64, 94, 32, 45]);
  expect(exponents(13)).toEqual([74, 152, 176, 100, 86, 100, 106, 104, 130, 218, 206, 140, 78]);
}, 60_000);

test('the example of Annex I (01234567 in 1-M) has the published error correction', () => {
  const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11];
  expect(correctionOf(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
}, 60_000);

test('data and error correction together have zero syndromes, for every degree', () => {
  const data = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 1, maxLength: 123 });
  fc.assert(
    fc.property(data, fc.integer({ min: 1, max: 30 }), (codewords, degree) => {
      const block = [...codewords, ...correctionOf(codewords, degree)];
      for (let i = 0; i < degree; i++) expect(evaluate(block, i)).toBe(0);
    }),
    { numRuns: 200 },
  );
}, 60_000);

test('codewords are written to every step-th place, and nothing else is changed', () => {
  const target = new Uint8Array(40).fill(7);
  writeErrorCorrection(Uint8Array.of(9, 1, 2, 3, 9), 1, 4, 10, target, 2, 3);
  const plain = correctionOf([1, 2, 3], 10);
  for (let i = 0; i < target.length; i++) {
    const index = (i - 2) / 3;
    expect(target[i]).toBe(Number.isInteger(index) && index >= 0 && index < 10 ? plain[index] : 7);
  }
}, 60_000);
