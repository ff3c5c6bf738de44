import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blockLayout } from './capacity.ts';
import { correctErrors } from './correct-errors.ts';
import { LEVELS, MAX_VERSION } from './index.ts';
import { errorCorrectionOf, generatorPolynomial, multiply } from './reed-solomon.ts';

const BLOCKS = LEVELS.flatMap((level) =>
  Array.from({ length: MAX_VERSION }, (_, k) => blockLayout(k + 1, level)).flat(),
);

/**
 * Generates the data of a block and errors for its codewords. An error is the place of a codeword, and the bits to
 * invert in it.
 */
const damagedBlock = (mostWrong: (correctable: number) => number, leastWrong: (correctable: number) => number) =>
  fc.constantFrom(...BLOCKS).chain(({ dataCodewords, errorCorrectionCodewords, correctable }) =>
    fc.record({
      data: fc.uint8Array({ minLength: dataCodewords, maxLength: dataCodewords }),
      errors: fc.uniqueArray(
        fc.tuple(fc.nat(dataCodewords + errorCorrectionCodewords - 1), fc.integer({ min: 1, max: 255 })),
        { selector: ([place]) => place, minLength: leastWrong(correctable), maxLength: mostWrong(correctable) },
      ),
      errorCorrectionCodewords: fc.constant(errorCorrectionCodewords),
      correctable: fc.constant(correctable),
    }),
  );

function damage(whole: Uint8Array, errors: readonly (readonly [number, number])[]): Uint8Array {
  const damaged = whole.slice();
  for (const [place, change] of errors) damaged[place] ^= change;
  return damaged;
}

function wholeBlock(data: Uint8Array, errorCorrectionCodewords: number): Uint8Array {
  return Uint8Array.from([...data, ...errorCorrectionOf(data, errorCorrectionCodewords)]);
}

test('leaves a block with too many wrong codewords unchanged, or turns it into another valid block', () => {
  fc.assert(
    fc.property(
      damagedBlock(
        (correctable) => correctable + 5,
        (correctable) => correctable + 1,
      ),
      ({ data, errors, errorCorrectionCodewords, correctable }) => {
        const received = damage(wholeBlock(data, errorCorrectionCodewords), errors);
        const block = received.slice();
        const corrections = correctErrors(block, errorCorrectionCodewords, correctable);
        if (corrections === null) {
          expect(block).toEqual(received);
          return;
        }
        expect(corrections).toBeLessThanOrEqual(correctable);
        expect(block.filter((codeword, k) => codeword !== received[k])).toHaveLength(corrections);
        expect(block).toEqual(wholeBlock(block.slice(0, data.length), errorCorrectionCodewords));
      },
    ),
    { seed: 2 },
  );
});

test('leaves a block unchanged if correcting the errors found in it would not make it valid', () => {
  // `shifted` is the polynomial with the roots 2¹ to 2⁶, so only the first of the seven syndromes of `block` is not 0.
  const shifted = [1, ...generatorPolynomial(6)].map((coefficient, j) => multiply(coefficient, 1 << j));
  const block = Uint8Array.from([...new Uint8Array(19), ...shifted]);
  expect(correctErrors(block.slice(), 7, 2)).toBeNull();
  // After codeword 3 is changed, the search finds only the error there. Correcting it does not make the block valid.
  block[3] = 5;
  const received = block.slice();
  expect(correctErrors(block, 7, 2)).toBeNull();
  expect(block).toEqual(received);
});
