import fc from 'fast-check';
import { expect, test } from 'vitest';
import { errorCorrectionOf, generatorPolynomial } from './reed-solomon.ts';

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

test('generator polynomials equal those of Annex A', () => {
  const exponents = (degree: number) => [...generatorPolynomial(degree)].map((value) => POWERS.indexOf(value));
  expect(exponents(7)).toEqual([87, 229, 146, 149, 238, 102, 21]);
  expect(exponents(10)).toEqual([251, 67, 46, 61, 118, 70, 64, 94, 32, 45]);
  expect(exponents(13)).toEqual([74, 152, 176, 100, 86, 100, 106, 104, 130, 218, 206, 140, 78]);
});

test('the example of Annex I (01234567 in 1-M) has the published error correction', () => {
  const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11];
  expect(correctionOf(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
});

test('data and error correction together have zero syndromes, for every degree', () => {
  const data = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 1, maxLength: 123 });
  fc.assert(
    fc.property(data, fc.integer({ min: 1, max: 30 }), (codewords, degree) => {
      const block = [...codewords, ...correctionOf(codewords, degree)];
      for (let i = 0; i < degree; i++) expect(evaluate(block, i)).toBe(0);
    }),
  );
});
